### Les mots autour d’une table : avant, pendant et après une partie.

## Before the match

lobby-host = C’est votre table. Invitez du monde ou installez des robots, puis commencez.
lobby-guest = Prenez place. L’hôte lance la partie.
lobby-seats = Places
lobby-count =
    { $count ->
        [one] Une place
       *[other] { $count } places
    }
lobby-fewer = Une place de moins
lobby-more = Une place de plus
lobby-start = Commencer
lobby-open =
    { $count ->
        [one] Une place est encore libre : attendez quelqu’un, ou confiez-la à un robot.
       *[other] { $count } places sont encore libres : attendez du monde, ou confiez-les à des robots.
    }
lobby-sit-down = Choisissez une place libre.
lobby-wait = La partie commence dès que l’hôte la lance.
lobby-invite = Inviter
lobby-agreed = Ce qui est convenu
lobby-close = Ranger cette table
link-join = Lien pour jouer
link-watch = Lien pour regarder
link-code = Code :
link-qr = Afficher le QR code
link-qr-hint = Pour un téléphone à la même table.
link-qr-alt = QR code du lien pour jouer
seats-label = Places à la table
seat-host = Hôte
seat-sit = S’asseoir ici
seat-stand = Se lever
seat-who = Qui est à la place { $seat }
seat-name = Nom
seat-rename = Renommer { $name }
seat-remove = Faire lever { $name }
seat-not-here = Absent pour l’instant
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
set-up-open-hint = Vous recevrez un lien à envoyer. La partie commence quand toutes les places sont prises.
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
help-mine = Aide pour vous
help-none = Aucune
help-none-hint = Seul ce qui est visible à présent est noté. À vous de réfléchir.
help-sheet = Feuille
help-sheet-hint = Ce que tout le monde a vu reste noté pour vous.
help-odds = Probabilités
help-odds-hint = Aussi ce qui s’en déduit, et la probabilité du reste.
help-coach = Entraîneur
help-coach-hint = Aussi les meilleurs coups, et pourquoi. Idéal pour apprendre.
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
line-lost = Connexion perdue. Nouvel essai en cours ; rien n’est perdu.
line-polling = Connexion lente : la table est relue toutes les deux secondes.
log-empty = Rien ne s’est encore passé.
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
people-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
people-matches = Parties précédentes
people-match = Partie { $number }
vote-concede = Abandonner
vote-concede-text = La partie s’arrête maintenant et compte comme perdue.
vote-abandon = Interrompre
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
over-conceded = La table a abandonné.
over-abandoned = Interrompue ; cette partie ne compte pas.
finish-again = Rejouer
finish-result = Résultat
finish-table = Voir la table
finish-replay = Revoir
page-match = Partie
match-title = Une partie de { $game }
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
rules-own-words = Avec nos propres mots. Les sigles sous chaque section sont les noms des règles ; les refus à la table y renvoient.
rules-search = Chercher dans les règles
rules-contents = Sections
rules-option = Option : { $option }
rules-nothing = Rien trouvé. Essayez un mot plus court.
