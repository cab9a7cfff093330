### Words of the browser client.

## The boxes

game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-the-game = The Game
game-the-game-extreme = The Game: Extreme
game-lost-code-mood = Lisez votre code dans les yeux des autres.
game-think-str8-mood = Six couleurs, une règle et les idées claires.
game-the-game-mood = Ensemble, ou pas du tout.
game-the-game-extreme-mood = La même table, prise par le gel.
game-players = { $from } à { $to } joueurs
game-minutes = environ { $minutes } minutes

## Symbols of The Lost Code, each with its letter

symbol-eagle = aigle
symbol-eagle-letter = A
symbol-jaguar = jaguar
symbol-jaguar-letter = J
symbol-chameleon = caméléon
symbol-chameleon-letter = C
symbol-snake = serpent
symbol-snake-letter = S
symbol-human = humain
symbol-human-letter = H
symbol-bear = ours
symbol-bear-letter = O
stone-open = { $symbol } { $number }
stone-back = { $symbol }, chiffre caché

## Colours of Think Str8!, each with a short form

colour-blue = bleu
colour-blue-short = Bl
colour-green = vert
colour-green-short = Ve
colour-yellow = jaune
colour-yellow-short = Ja
colour-violet = violet
colour-violet-short = Vi
colour-red = rouge
colour-red-short = Ro
colour-grey = gris
colour-grey-short = Gr
card-open = { $colour } { $number }
card-back = { $colour }, chiffre caché

## Pieces of both

rack-log = Chevalet de { $name }
rack-own-log = Votre chevalet
rack-rack = Chevalet de { $name }
rack-own-rack = Votre chevalet
die-shows = Dé : { $face }
range-digits =
    { $width ->
        [1] { $from }
       *[other] { $from }–{ $to }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
range-spoken =
    { $width ->
        [1] exactement { $from }
       *[other] de { $from } à { $to }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wheel-name =
    { $width ->
        [one] Disque, { $width } nombre
       *[other] Disque, { $width } nombres
    }
tile-name =
    { $width ->
        [one] Réglette, { $width } nombre
       *[other] Réglette, { $width } nombres
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wheel-lower = Plus bas
wheel-higher = Plus haut
marker-on = { $name } sur { $position }
track-name = Piste de score, du dernier au premier
shortcut-token = Jeton raccourci : { $symbol }
skull-token = Malédiction du Temple

## The Game and Extreme

number-card = { $number }
number-card-command = { $number }, { $command }
number-card-fire = { $number }, en feu
card-face-down = carte face cachée
pile-ascending = Pile ascendante, carte du dessus { $top }
pile-descending = Pile descendante, carte du dessus { $top }
pile-effect-step = la carte la fait avancer de { $by }
pile-effect-trick = la carte revient de dix
pile-effect-no = la carte ne peut pas aller ici
fire-mark = En feu
seat-mark = Place { $seat }

## Controls

ui-told = { $what } : { $text }
ui-close = Fermer
ui-copy = Copier
ui-copied = Copié.
ui-copy-by-hand = Le texte est sélectionné : copiez-le avec le clavier.
ui-share = Partager
ui-loading = Un instant.
ui-sheet-open = Ouvrir la feuille
ui-sheet-close = Fermer la feuille
ui-skip-to-content = Aller au contenu
ui-try-again = Réessayer
seat-you = (vous)
seat-bot = Robot
seat-away = Absent
seat-turn = À son tour

## Settings

setting-language = Langue
language-en = English
language-it = Italiano
language-fr = Français
language-de = Deutsch
setting-scheme = Lumière
setting-scheme-auto = Comme l’appareil
setting-scheme-light = Jour
setting-scheme-dark = Nuit
setting-contrast = Contraste
setting-contrast-auto = Comme l’appareil
setting-contrast-normal = Normal
setting-contrast-more = Élevé
setting-motion = Mouvement
setting-motion-auto = Comme l’appareil
setting-motion-full = Complet
setting-motion-less = Aucun
setting-pace = Rythme
setting-pace-slow = Lent
setting-pace-normal = Normal
setting-pace-fast = Rapide
setting-pace-instant = Immédiat
setting-sound = Sons
setting-sound-hint = Un son discret pour chaque type d’événement.
setting-card = Taille des cartes et des pierres
setting-card-small = Petite
setting-card-medium = Moyenne
setting-card-large = Grande

## Pages

page-home = Accueil
page-about = À propos
page-history = Mes parties
page-settings = Réglages
page-style = Guide de style
page-lost = Introuvable
page-broken = Quelque chose s’est mal passé
nav-label = Principale
frame-unofficial = Non officiel, fait par des gens qui aiment ces jeux.
home-title = Quatre boîtes, une table au calme
home-lead = Jouez dans le navigateur, entre amis ou contre l’ordinateur.
home-shelf = Les jeux
about-title = À propos de Ludoteca
about-what = Ludoteca est une ludothèque de quatre jeux autour d’une même table : avec des amis au loin, contre l’ordinateur ou en solitaire. Elle est libre et ouverte, faite par des gens qui aiment ces jeux.
about-unofficial = Non officiel
about-notice = Ceci n’est pas un produit officiel. Les jeux, leurs noms et leurs règles appartiennent à leurs auteurs et éditeurs, qui n’ont aucun lien avec ce site. Les textes, les dessins et le code sont de notre main.
about-buy = Si un jeu vous plaît, achetez la boîte : de vraies pierres valent mieux que des pixels.
about-fonts = Caractères : Fraunces et Atkinson Hyperlegible Next, tous deux sous SIL Open Font License.
lost-title = Il n’y a pas de table ici
lost-text = L’adresse est peut-être mal écrite, ou la table a été rangée.
lost-home = Aller à l’étagère
broken-text = Impossible d’ouvrir cette page. Vérifiez votre connexion, puis réessayez.

## Players, errors, what is the same everywhere

bot-name =
    { $seat ->
        [1] Ada
        [2] Bruno
        [3] Cleo
        [4] Dario
       *[other] Emma
    }
seat-somebody = Quelqu’un
seat-open = Place libre
turn-yours = À vous de jouer
error-offline = Le serveur ne répond pas. Vérifiez votre connexion : rien n’est perdu.
error-server = Le serveur a eu un problème. Réessayez dans un instant.
ui-save = Enregistrer
ui-cancel = Annuler
rules-title = Règles
rules-of = Règles de { $game }
name-label = Votre nom

## Home

home-learn = Première fois ? Apprenez en quelques minutes
home-learn-named = { home-learn } : { $game }
home-lesson = Leçon
home-lesson-named = { home-lesson } : { $game }
home-set-up = Plus d’options
home-set-up-named = { home-set-up } : { $game }
home-mine = Mes tables
home-join = Rejoindre des amis
home-open = Tables ouvertes
home-open-none = Aucune table ouverte pour l’instant. Préparez-en une et affichez-la ici.
home-daily = Les donnes du jour : les mêmes cartes pour tous
home-puzzles = Énigmes : une seule meilleure réponse
join-code = Code ou lien de la table
join-hint = Demandez-le à la personne qui a préparé la table.
join-go = Rejoindre
join-failed = Ce lien ne mène nulle part
tables-turn = Au tour de { $names }
tables-playing = En cours
tables-open =
    { $count ->
        [1] Une place libre
       *[other] { $count } places libres
    }
tables-ready = Prête à commencer
tables-waits = Vous attend
tables-again =
    { $count ->
        [1] { $names } veut rejouer
       *[other] { $names } veulent rejouer
    }
tables-won = Gagnée
tables-lost = Perdue
tables-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
tables-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tables-over = Terminée
gone-text = La table est peut-être privée, ou elle a été rangée. Si l’on vous a invité, demandez le lien ou le code.
page-table = Table
page-boards = Plateaux

## You on another device

me-title = Vous
me-link = Passer à un autre appareil
me-link-text = Pas besoin de compte : ce navigateur vous connaît. Un lien personnel ouvre toutes vos tables sur un autre appareil. Il sert une seule fois, dans l’heure ; qui le possède passe pour vous.
me-link-make = Créer un lien
me-link-label = Lien personnel, rien que pour vous
claim-title = Est-ce bien vous ?
claim-text = Ce lien apporte votre nom et toutes vos tables dans ce navigateur. La personne qui l’utilisait avant y est déconnectée.
claim-go = Oui, les apporter ici
claim-not = Non
claim-done = Bienvenue, { $name }
claim-done-text = Tout est ici maintenant.
claim-tables = Mes tables
claim-failed = Ce lien ne marche plus
claim-empty = Il manque une partie du lien. Copiez-le en entier.
setting-notify = Me prévenir quand c’est mon tour
setting-notify-hint = Une notification du système pendant que cette page est en arrière-plan.
setting-notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
setting-push = Me prévenir même quand cette page est fermée
setting-push-hint = Les alertes passent, chiffrées, par le service de notifications de votre navigateur. Elles ne contiennent que ce que toute la table peut voir.
push-ask = Cette table est prévue pour durer des jours. Voulez-vous une alerte quand c’est votre tour, même page fermée ?
push-yes = Me prévenir
push-on = Une alerte vous dira quand ce sera votre tour.
push-failed = Impossible d’activer les alertes : le service de notifications de votre navigateur ne répond pas.
import-title = Importer une partie
import-text = La partie importée reçoit sa propre adresse, avec sa relecture, et vous pouvez la reprendre à tout moment.
import-choose = Choisir un fichier
import-drop = Ou déposez-le ici.

## Style guide

style-lead = Chaque pièce et chaque commande, dans chaque boîte, de jour comme de nuit.
style-house = La maison
style-choose = Boîte
style-symbols = Symboles
style-colours = Couleurs
style-logs = Chevalets de pierres
style-racks = Chevalets de cartes
style-dice = Dés
style-roll = Lancer
style-wheels = Disques
style-tiles = Réglettes
style-track = Piste de score
style-tokens = Jetons
style-discards = Défausse
style-cards = Cartes
style-piles = Piles
style-hand = Main
style-commands = Consignes
style-in-force = En vigueur
style-covers = Couvercles
style-type = Typographie
style-type-loud = Ce qu’il y a à faire maintenant
style-type-plain = L’état de la table
style-type-hush = Tout le reste
style-palette = Palette
style-controls = Commandes
style-primary = Jouer
style-quiet = Préparer une table
style-danger = Quitter la table
style-busy = On commence
style-show-dialog = Montrer un dialogue
style-show-note = Montrer une note
style-note = Ben lance les dés.
style-dialog-text = Les autres continuent sans vous. Vous pouvez revenir avec le même lien.
style-stay = Rester
style-name = Votre nom
style-name-hint = Les autres le voient à la table.
style-code = Code de la table
style-code-error = Aucune table n’a ce code. Vérifiez les lettres.
style-level = Joueur automatique
style-level-calm = Calme
style-level-calm-hint = Joue correctement et fait des erreurs.
style-level-sharp = Affûté
style-level-sharp-hint = Déduit tout ce qui peut l’être.
style-modules = Modules
style-invite = Lien d’invitation
style-tab-sheet = Feuille
style-tab-table = Table
style-tab-log = Journal
style-tab-talk = Parler
style-tabs = À côté de la table
style-tab-text = Ce qui s’est dit et fait à cette table.
style-empty = Pas encore de table
style-empty-text = Ouvrez-en une et envoyez le lien à un ami.
style-players = Joueurs
style-waiting = En chemin
style-icons = Icônes
board-rule = Voir la règle
ui-details = Détails
settings-all = Tous les réglages
name-hint = Les autres le voient à la table.
home-bots = Jouer avec des robots
home-bots-named = { home-bots } : { $game }
home-alone = En solo
home-alone-named = { home-alone } : { $game }
home-friends = Avec des amis
home-friends-named = { home-friends } : { $game }

## Jeux d’autres paquets, sur le plateau simple

home-guests = D’autres jeux sur ce serveur
generic-chance = Le hasard
generic-waiting = On attend { $name }.
generic-phase = En ce moment
generic-yes = oui
generic-no = non
generic-signals = Ce que vous pouvez dire
generic-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
generic-nobody = Personne ne gagne.
