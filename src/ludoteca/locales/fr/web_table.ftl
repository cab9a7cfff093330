### Les mots autour d’une table : avant, pendant et après une partie.

## Before the match

lobby-host = C’est votre table. Invitez du monde ou installez des robots, puis commencez.
lobby-guest = Prenez place. L’hôte lance la partie.
lobby-seats = Places
lobby-count =
    { $count ->
        [1] Une place
       *[other] { $count } places
    }
lobby-fewer = Une place de moins
lobby-more = Une place de plus
lobby-start = Commencer
lobby-open =
    { $count ->
        [1] Une place est encore libre : attendez quelqu’un, ou confiez-la à un robot.
       *[other] { $count } places sont encore libres : attendez du monde, ou confiez-les à des robots.
    }
lobby-sit-down = Choisissez une place libre.
lobby-wait = La partie commence dès que l’hôte la lance.
lobby-invite = Inviter
lobby-agreed = Réglages de la table
lobby-close = Supprimer la table
link-join = Lien pour jouer
link-watch = Lien pour regarder
link-code = Code :
link-qr = Afficher le QR code
link-qr-hint = Pour un téléphone à la même table.
link-qr-alt = QR code du lien pour jouer
lan-closed = Ces liens ne fonctionnent que sur cet ordinateur, car Ludoteca n’est pas ouvert à votre réseau.
lan-let-in = Laisser entrer les personnes de ce réseau
lan-open = Ouvert à votre réseau.
lan-meaning = Toute personne de ce réseau (le même Wi-Fi, par exemple) peut alors accéder à ce Ludoteca avec le lien. Rien n’est chiffré : ne le faites que sur un réseau de confiance.
lan-trouble = Si le lien ne s’ouvre pas chez un ami, vérifiez que son appareil est sur le même réseau et que le pare-feu de cet ordinateur autorise Ludoteca.
lan-close = Fermer au réseau
lan-address = Adresse dans les liens
lan-address-hint = Cet ordinateur en a plusieurs. Si l’une ne marche pas, essayez la suivante.
invite-title = { $name } vous invite à jouer
invite-title-nobody = On vous invite à jouer
invite-seats = À la table
invite-rules = À quoi l’on joue
invite-sit = S’asseoir
invite-look = Entrer sans s’asseoir
invite-watch = Regarder
invite-full = Toutes les places sont prises, mais vous pouvez regarder.
invite-playing = La partie a déjà commencé. Vous pouvez regarder, et jouer la suivante.
invite-over = La partie est terminée. Vous pouvez entrer et voir comment elle a fini.
invite-free =
    { $count ->
        [1] Une place est libre.
       *[other] { $count } places sont libres.
    }
goal-lost-code = Vous voyez les pierres de tous les autres, sauf les vôtres. Pariez sur les sommes des vôtres, devinez lesquelles elles sont et marquez le plus de points.
goal-think-str8 = Vous voyez les cartes de tous les autres, sauf les vôtres. Pariez sur les sommes des vôtres avec la règle, devinez lesquelles elles sont et marquez le plus de points.
goal-the-game = Une équipe, { BOX("the-game.cards") } cartes, quatre piles : deux montent, deux descendent. Posez toutes les cartes sans vous dire les nombres.
goal-the-game-extreme = Une équipe, { BOX("the-game-extreme.cards") } cartes, quatre piles, et des ordres sur les cartes qui changent les règles. Posez toutes les cartes sans vous dire les nombres.
daily-title = Les donnes du jour
daily-lead = Les mêmes donnes pour le monde entier. Jouez chacune une fois pour le classement, et exercez-vous autant que vous voulez.
daily-next = Nouvelles donnes dans { $time }
daily-of = Donne du { $day }
daily-streak =
    { $days ->
        [one] Vous avez joué { $days } jour de suite.
       *[other] Vous avez joué { $days } jours de suite.
    }
daily-streak-share = { $days } jours de suite.
daily-fair = La journée commence et finit à minuit UTC. La partie qui compte est la vôtre : pas d’aide au-delà de la feuille, pas de robot à votre place, personne qui regarde.
way-alone = en solo
way-team = avec deux robots
way-rivals = contre deux robots
way-alone-hint = En solo.
way-team-hint = Avec deux robots occasionnels.
way-rivals-hint = Contre deux robots occasionnels.
deal-title = Une donne de { $game }
deal-none = Cette donne n’existe pas
deal-challenge-lead = Jouez la même donne que quelqu’un d’autre
deal-challenge-own = Votre partie en défi : envoyez aux autres le lien ci-dessous.
deal-challenge = Défier quelqu’un sur cette donne
deal-with = Aux autres places : { $levels }.
deal-play = Jouer pour le classement
deal-play-named = Jouer pour le classement : { $title }
deal-go-on = Continuer
deal-look = Résultats
deal-compare = Comparer les résultats
deal-practise = S’exercer
deal-once = Elle compte une fois. Si vous vous exercez avant, votre résultat l’indique.
deal-played-by =
    { $count ->
        [0] Personne ne l’a encore jouée ici.
        [1] Une personne l’a jouée ici.
       *[other] { $count } personnes l’ont jouée ici.
    }
deal-given-up = Abandonnée
deal-mine = Votre résultat
deal-all-laid = Toutes les cartes posées
deal-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
deal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
deal-place = Place { $place } sur { $total } sur ce serveur
deal-practised = Vous aviez déjà joué cette donne pour vous exercer.
deal-was-practice = C’était un exercice ; il ne figure pas au classement.
deal-share = Partager, sans rien dévoiler
deal-share-par = Mieux que { $percent } % des parties d’un robot { $level ->
    [novice] débutant
    [casual] occasionnel
    [expert] expert
   *[master] maître
}.
deal-look-back = Revoir votre partie
deal-par = Ce que font les robots sur cette donne
deal-par-text = La même donne, jouée de nombreuses fois par des robots de chaque niveau à votre place.
deal-par-level = Niveau
deal-par-mean = Moyenne
deal-par-beaten = Vous avez fait mieux que
deal-par-percent = { $percent } %
deal-par-games = Parties
deal-par-always = toujours pareil
deal-par-equal = à égalité
deal-par-waits = Les robots jouent encore. Les nombres deviennent plus précis.
deal-par-none-yet = Les robots jouent encore. Leurs résultats apparaîtront ici.
deal-results = Résultats sur ce serveur
deal-col-place = Place
deal-col-name = Nom
deal-col-result = Résultat
deal-col-when = Quand
deal-mark-practised = après exercice
deal-more =
    { $count ->
        [one] { $count } résultat en tout.
       *[other] { $count } résultats en tout.
    }
deal-secret = Une fois la donne terminée, vous pourrez voir comment les autres l’ont jouée.
deal-nobody = Pas encore de résultats. Le vôtre pourrait être le premier.
deal-link = Lien vers cette donne
deal-mark-maker = (première partie)
beside-title = Côte à côte
beside-whose = La partie de qui
beside-mine = À côté de la mienne
beside-moment = Moment
beside-at = Décision { $at } sur { $of }
beside-parted = Là où elles se séparent
beside-you = Vous
share-climb = Part des parties dépassées, par niveau
share-picture = Image
share-image = Partager en image
share-failed = L’image n’a pas pu être créée.
deal-until = { $hours } h { $minutes } min
seats-label = Places à la table
seat-host = Hôte
seat-sit = S’asseoir ici
seat-stand = Se lever
seat-who = Qui est à la place { $seat }
seat-name = Nom
seat-rename = Renommer { $name }
seat-remove = Faire lever { $name }
seat-not-here = Hors ligne
seat-muted = Muet
seat-stand-in = Un robot joue à sa place : { $level }
seat-let-bot = Laisser jouer un robot
host-give = Confier la table
host-give-named = { host-give } : { $name }
host-give-text = { $name } s’occupe alors de la table : options, places et aide. Vous gardez votre place, mais pour récupérer la table, il faudra demander à { $name }.
host-given-now = La table est maintenant confiée à { $name }.
host-take = Reprendre la table
host-taken = La table est maintenant à vous.

## Setting up

set-up-title = Préparer { $game }
set-up-who = Qui joue
set-up-seat = Place { $seat }
set-up-friend = Un ami, par lien
set-up-friend-hint = La place reste libre jusqu’à ce que quelqu’un s’assoie.
set-up-add = Ajouter une place
set-up-remove = Retirer la place { $seat }
set-up-table = À la table
set-up-start = Commencer la partie
set-up-start-hint = Les robots sont prêts : la partie commence aussitôt.
set-up-open = Ouvrir la table
set-up-open-hint = Vous recevrez un lien à envoyer. Vous pourrez commencer dès que toutes les places seront prises.
agreed-options = Options
agreed-change = Changer les options
agreed-help = Aide
agreed-clock = Horloge
agreed-listed = Afficher la table
agreed-listed-hint = Tout le monde sur ce serveur la voit et peut s’asseoir. Sinon, seulement avec le lien.
agreed-chat = Discussion libre
agreed-chat-hint = On peut s’écrire. Les signaux des jeux restent possibles de toute façon.
options-usual = Comme dans la règle, sans extras.
option-on = Oui
option-off = Non
option-nothing = Aucun
option-four-numbers = 12 34 56 78
option-smaller = Un jeu plus petit
help-mine = Aide pour vous
help-none = Aucune
help-none-hint = Seul ce qui est visible à présent est noté. À vous de réfléchir.
help-sheet = Feuille
help-sheet-hint = Ce que tout le monde a vu reste noté pour vous.
help-odds = Probabilités
help-odds-hint = Aussi ce qui s’en déduit, et la probabilité du reste.
help-coach = Entraîneur
help-coach-hint = Aussi les meilleurs coups, et pourquoi. Idéal pour apprendre.
help-tips = Ce que ferait l’entraîneur
help-tip-play = Jouer ceci
help-tip-how = Un toucher suffit pour le jouer.
help-judged = Estimé
help-certain = Certain
clock-none = Sans horloge
clock-move = Une minute par coup
clock-quick = Dix minutes chacun, dix secondes de plus par coup
clock-slow = Un jour par coup
clock-hint = Personne ne perd au temps : un robot joue pour qui n’en a plus, jusqu’à son retour.
clock-per-move = { $seconds } secondes par coup
clock-base = { $seconds } secondes chacun, { $increment } de plus par coup
clock-left = Temps restant :
level-random = Robot au hasard
level-random-hint = Joue n’importe quel coup permis. Tout le monde le bat.
level-novice = Robot débutant
level-novice-hint = Joue comme un premier soir : voit une chose à la fois et oublie beaucoup.
level-casual = Robot occasionnel
level-casual-hint = Joue correctement, à court terme, et oublie des choses de temps en temps.
level-expert = Robot expert
level-expert-hint = Calcule tout ce qui peut se calculer. Difficile à battre.
level-master = Robot maître
level-master-hint = Le meilleur que nous ayons : il anticipe et lit aussi les autres.
level-strength-together = { $players ->
    [1] { $won ->
        [0] Seul, il ne gagne presque jamais.
        [one] Seul, il gagne { $won } partie sur 100.
       *[other] Seul, il gagne { $won } parties sur 100.
    }
   *[other] { $won ->
        [0] À { $players } de ce niveau, ils ne gagnent presque jamais.
        [one] À { $players } de ce niveau, ils gagnent { $won } partie sur 100.
       *[other] À { $players } de ce niveau, ils gagnent { $won } parties sur 100.
    }
}
level-strength-among = { $won ->
    [0] Parmi des robots de tous les niveaux, il ne gagne presque jamais.
    [one] Parmi des robots de tous les niveaux, il gagne { $won } partie sur 100.
   *[other] Parmi des robots de tous les niveaux, il gagne { $won } parties sur 100.
}

## During the match

tab-sheet = Feuille
tab-help = Aide
tab-table = Table
tab-log = Journal
tab-talk = Parler
panel-all = À côté de la table
panel-left = Journal et discussion
panel-right = Feuille et table
panel-hide = Replier
panel-show = Déplier
board-label = La table
progress-round = Tour { $now } sur { $of }
progress-turn = Tour { $now }
watching = En spectateur
prompt-skip = Passer à la suite
prompt-following = Voyez ce qui vient de se passer.
wait-since = Dernier coup { $ago }.
wait-missing =
    { $count ->
        [one] { $names } n’est pas là ; la partie attend.
       *[other] { $names } ne sont pas là ; la partie attend.
    }
wait-host = Sous Table, vous pouvez laisser jouer un robot entre-temps.
wait-hostless = L’hôte n’est pas là : sous Table, vous pouvez reprendre la table.
away-you = Un robot joue à votre place.
away-back = Je suis de retour
away-go = Laisser un robot jouer pour moi
left-away = Un robot joue à la place de { $name } jusqu’à son retour.
left-back = { $name } est de retour.
left-table = { $name } a quitté la table.
line-lost = Vous êtes hors ligne. Reconnexion…
line-lost-kept = Hors ligne. Votre coup sera envoyé.
line-slow = Le serveur tarde à répondre…
line-slow-kept = Votre coup est en route…
line-polling = Connexion limitée : mise à jour toutes les deux secondes.
log-empty = Rien ne s’est encore passé.
reactions = Réactions
reaction-clap = Applaudissements
reaction-laugh = Rire
reaction-wow = Oh là là
reaction-thanks = Merci
reaction-oops = Oups
reaction-hurry = À vous de jouer
setting-reactions = Réactions des autres
setting-reactions-hint = Petites images que les autres envoient à la table.
talk-empty = Personne n’a encore rien dit.
talk-heard = { $name } dit : { $text }
talk-say = Dire quelque chose
talk-send = Envoyer
talk-no-numbers = Pas de nombres : dans ce jeu, personne ne peut annoncer ses cartes.
talk-off = La discussion libre est coupée à cette table.
talk-watching = Seules les personnes assises à la table peuvent parler.
talk-mutes = Qui l’on entend
talk-mute = Couper la parole à { $name }
talk-unmute = Entendre de nouveau { $name }
programs-title = Faire jouer un programme
programs-text = Un jeton permet à l’un de vos programmes de jouer à une place de cette table, et rien d’autre. Il est valable 90 jours.
programs-token = Jeton
programs-address = Adresse pour le programme
programs-once = Copiez le jeton maintenant : il n’est affiché que cette fois.
programs-seat = Place
programs-mine = Ma place
programs-open = Place libre { $number }
programs-name = Nom du programme
programs-make = Créer un jeton
programs-no-seat = Asseyez-vous d’abord : un programme joue à votre place, ou à une place libre que l’hôte lui donne.
programs-line = { $name }, jusqu’au { $until }
programs-revoke = Révoquer
programs-revoke-of = Révoquer le jeton de { $name }

people-watchers =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
people-matches = Parties précédentes
people-match = Partie { $number }
vote-concede = Abandonner
vote-concede-text = La partie s’arrête maintenant et compte comme perdue.
vote-abandon = Interrompre la partie
vote-abandon-text = La partie s’arrête maintenant et ne compte pas.
vote-all = Tout le monde doit être d’accord : { $names }.
vote-no = Continuer
vote-do = Terminer la partie
vote-propose = Proposer
ballot-concede = { $count ->
    [one] { $names } voudrait abandonner.
   *[other] { $names } voudraient abandonner.
}
ballot-abandon = { $count ->
    [one] { $names } voudrait interrompre.
   *[other] { $names } voudraient interrompre.
}
ballot-open = On attend la réponse de : { $names }.
ballot-yes = D’accord
ballot-no = Continuer

## After the match

over-played = La partie est finie.
over-conceded = Partie abandonnée.
over-abandoned = Partie interrompue : elle ne compte pas.
finish-again = Rejouer
finish-result = Résultat
finish-table = Voir la table
finish-replay = Revoir
finish-review = Analyser la partie
page-match = Partie
match-title = Une partie de { $game }
match-ahead = Cette donne vous attend encore
match-none = Cette partie n’existe pas
match-table = À la table
match-text = Partie en texte
match-json = Partie en JSON
match-link = Lien vers cette partie
match-origin = Cette partie en prolonge une autre. Voir ce moment.

## Replay

replay-title = Relecture : { $game }
replay-eyes = À travers quels yeux
replay-all = Tout à découvert
replay-watch = En spectateur
replay-seat = Comme { $name }
replay-start = Le début
replay-move = Moment de la partie
replay-at = { $at } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-round = Aller à
replay-round-number = Tour { $round }
replay-share = Partager ce moment
replay-link = Lien vers ce moment
replay-branch = Continuer d’ici
replay-match = Le résultat
branch-text = Une nouvelle partie commence à ce moment, tout restant en place. La suite est tirée à nouveau.
branch-seat = Vous jouez pour
branch-rivals = Les autres
branch-go = Jouer d’ici

## The rules

rules-read = Lire les règles
rules-own-words = Avec nos propres mots.
rules-lesson = Le voir dans la leçon
rules-search = Chercher dans les règles
rules-contents = Sections
rules-option = Option : { $option }
rules-nothing = Rien trouvé. Essayez un mot plus court.
wait-offline =
    { $seconds ->
        [-1] { $count ->
            [one] { $names } est hors ligne.
           *[other] { $names } sont hors ligne.
        }
       *[other] { $count ->
            [one] { $names } est hors ligne depuis { $seconds } s.
           *[other] { $names } sont hors ligne depuis { $seconds } s.
        }
    }
seat-offline-since = Hors ligne, { $ago }
log-signals = Afficher les signaux
sound-offer = Jouer avec le son ?
sound-offer-yes = Activer le son
help-host = En tant qu’hôte, vous fixez le maximum que chacun peut utiliser à cette table.
rules-ids = Cette section couvre les règles
set-up-with = Jouer
set-up-alone = En solo
set-up-bots = Avec des robots
set-up-friends = Avec des amis
set-up-alone-hint = Ça commence tout de suite.
replay-speed = Vitesse
replay-times = ×{ $speed }
replay-by = Pas
replay-by-decision = Par décision
replay-by-event = Par événement
again-offered =
    { $count ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
again-waiting = En attente de la réponse de { $names }.
again-waiting-offline =
    { $count ->
        [1] { $names } est hors ligne et trouvera votre proposition plus tard.
       *[other] { $names } sont hors ligne et trouveront votre proposition plus tard.
    }
again-accept = Accepter
again-withdraw = Annuler
series-best-of = Au meilleur des { $count }
series-choice = { $count ->
        [0] Autant que vous voulez
       *[other] Au meilleur des { $count }
    }
series-over = La série est finie. La prochaine partie en commence une nouvelle.
series-won = { $count ->
        [one] { $names } remporte la série.
       *[other] La série finit à égalité : { $names }.
    } La prochaine partie en commence une nouvelle.
series-rotates = Après chaque partie, tout le monde avance d’une place.
agreed-series = Série
agreed-rotate = Changer de places
agreed-rotate-hint = À chaque nouvelle partie, tout le monde avance d’une place.
series-title = Cette série
series-team = { $won } parties gagnées sur { $played }
