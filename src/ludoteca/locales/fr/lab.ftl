### Le laboratoire : ce qui ne peut pas se faire ainsi, et comment on continue.

wrong-lab-games = Il faut jouer au moins une partie.
wrong-lab-deals = Il faut jouer au moins une donne.
wrong-lab-two-bots = Une arène demande au moins deux robots différents.
wrong-lab-lineup = Nommez un robot pour toutes les places, ou un par place : { $players }, pas { $count }.
wrong-lab-no-bot = Nommez au moins un robot. Robots : { $names }.
wrong-lab-nothing-finished = Aucune partie n’est allée à son terme. { $why }
wrong-lab-no-folder = Il n’y a pas de dossier « { $folder } » où écrire le rapport.
wrong-lab-tune = Dites ce qu’il faut régler : ludoteca tune GAME, où GAME est { $games }.
wrong-lab-jobs = --jobs prend le nombre de processus, 1 ou plus.
wrong-lab-option = « --option { $option } » s’écrit --option NOM=VALEUR.
wrong-lab-think = Le temps de réflexion doit dépasser 0 seconde.
wrong-lab-not-installed = { $name } n’est pas installé : { $command }.
wrong-lab-no-cluster = La grappe { $name } ne répond pas : { $reason }.
wrong-lab-no-write = { $path } ne peut pas être écrit : { $reason }. Nommez un autre fichier.
wrong-lab-other-log = { $path } est le journal d’une autre série (le jeu, les joueurs, les options ou le temps diffèrent) : nommez un nouveau fichier.
wrong-lab-no-log = { $path } n’est pas un journal de parties : nommez un nouveau fichier.
lab-stopped = Arrêté. { $log ->
        [yes] La même commande reprend où l’on en était.
       *[no] Avec --log FILE, on pourrait reprendre.
    }
