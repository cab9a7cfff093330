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
wrong-lab-no-write = { $path } ne peut pas être écrit : { $reason }. Nommez un autre endroit.
wrong-lab-other-log = { $path } est le journal d’une autre série (le jeu, les joueurs, les options ou le temps diffèrent) : nommez un nouveau fichier.
wrong-lab-no-log = { $path } n’est pas un journal de parties : nommez un nouveau fichier.
wrong-lab-no-library = { $name } n’est pas installé : pip install { $name }, ou prenez les lignes telles quelles.
wrong-lab-file = { $path } est illisible ({ $why }).
wrong-lab-dataset-games = Un jeu de données est celui d’un seul jeu, et voici des parties de { $first } et de { $second }.
wrong-lab-no-parquet = Parquet demande pyarrow : pip install ludoteca[dataset].
wrong-lab-no-shards = Il n’y a pas de fragments dans { $folder }.
wrong-lab-nothing-to-learn = Aucune de ces parties n’est terminée : il n’y a rien à écrire.
wrong-lab-shard = Un fragment a au moins une décision.
wrong-lab-shards-there = { $folder } contient déjà un jeu de données. Indiquez un autre dossier, ou supprimez d’abord ses fragments.
wrong-bot-name-taken = Il y a déjà un robot « { $name } ».
wrong-policy-shape = Une politique a donné des scores de forme { $shape } ; une ligne avec un score par action a la forme { $wanted }.
wrong-policy-nan = Une politique a donné à une action permise un score qui n’est pas un nombre.
wrong-policy-file = La politique { $path } est illisible ({ $detail }).
wrong-policy-function = Il n’y a pas de politique « { $where } » ({ $detail }).
wrong-policy-no-onnx = Une politique dans un fichier ONNX demande onnxruntime : pip install ludoteca[policy].
wrong-policy-inputs = La politique { $path } prend { $names } ; elle devrait prendre « observation » et, si elle veut, « action_mask ».
wrong-policy-named = « { $text } » ne nomme pas de politique. Écrivez name=model.onnx, ou name=game=model.onnx pour un seul jeu.
wrong-policy-no-game = La politique { $name } ne peut jouer à aucun des jeux. La première erreur : { $detail }
lab-stopped = Arrêté. { $log ->
        [yes] La même commande reprend où l’on en était.
       *[no] Avec --log FILE, on pourrait reprendre.
    }
