### Jouer dans un terminal : commandes, mode ligne et écran.

## Qui est assis où

terminal-player-name = Joueur { $number }
terminal-names-and = { $first } et { $last }
terminal-names-too-many = Il y a { $names } noms pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : retirez-en.
terminal-names-wrong = « { $name } » ne peut pas être un nom : prenez 1 à { $longest } caractères imprimables.
terminal-names-twice = Deux joueurs ont le même nom : donnez à chacun le sien.
terminal-seats-contradict = Avec le mot person, --bots nomme toutes les places : --players et --people doivent dire la même chose ou manquer.
terminal-seats-do-not-fit = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } ne font pas { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : donnez un niveau pour tous les robots, ou un pour chacun.
terminal-seats-how-many = Ce jeu est pour { $first } à { $last } joueurs, pas pour { $players }.
terminal-chance = Le hasard
terminal-hand-over = Passez le clavier à { $name } ; appuyez sur Entrée.
terminal-choice-hand-over = Passer le clavier à { $name }
terminal-choice-bot-starts = { $keen ->
        [yes] { $name } commence, et volontiers
       *[no] { $name } commence
    }
terminal-your-turn = À vous.
terminal-waiting = On attend { $name }.
terminal-result-winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
terminal-result-nobody = Personne ne gagne.
terminal-help-none = Il n’y a pas d’aide ici.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-signals-none = Vous ne pouvez rien dire maintenant.

## Parties enregistrées

terminal-save-in-use = La partie { $name } est ouverte dans une autre fenêtre : continuez là-bas, ou fermez-la d’abord.
terminal-save-unknown = Il n’y a pas de partie enregistrée « { $name } ». La liste : ludoteca resume --list
terminal-save-damaged = { $path } est abîmé et reste tel quel. ({ $reason })
terminal-save-other-seats = { $path } est abîmé et reste tel quel : il nomme d’autres places que son enregistrement.
terminal-save-version = { $path } vient d’une autre Ludoteca (version { $version }) et reste tel quel.
terminal-save-kept = Enregistrée. On continue avec : ludoteca resume { $name }
terminal-save-record = L’enregistrement est dans { $path }. On le revoit avec : ludoteca replay { $name }
terminal-save-none = Aucune partie à continuer. On en commence une avec : ludoteca play
terminal-save-choose = Plusieurs parties attendent. On continue avec : ludoteca resume NOM
terminal-save-line = { $name } : { $title }, { $players }, commencée { $begun }

## Commandes

terminal-cli-about = The Lost Code, Think Str8!, The Game et The Game: Extreme. Jouer, apprendre, étudier.
terminal-cli-language = langue de tout ce que vous lisez : en, it, fr ou de (d’ordinaire celle du système)
terminal-cli-language-unknown = Il n’y a pas de langue « { $language } ». Langues : { $languages }.
terminal-cli-version = dit quelle Ludoteca c’est
terminal-cli-completion = affiche ce qu’il faut à un shell pour compléter avec Tab
terminal-cli-games = liste les jeux
terminal-cli-games-json = en JSON, avec toutes les options
terminal-cli-play = jouer : dans le navigateur ou dans ce terminal
terminal-cli-play-about = Sans jeu, le navigateur s’ouvre, s’il le peut. Avec un jeu, ou avec --terminal, on joue ici.
terminal-cli-resume = continue une partie enregistrée
terminal-cli-replay = revoit une partie pas à pas
terminal-cli-record = vérifie un enregistrement, ou le convertit entre texte et JSON
terminal-cli-record-check = dit si un enregistrement est intact
terminal-cli-record-convert = affiche un enregistrement sous son autre forme
terminal-cli-to = text ou json (d’ordinaire l’autre forme)
terminal-cli-game = quel jeu : { $games }
terminal-cli-terminal = jouer dans ce terminal
terminal-cli-plain = ligne par ligne, pour les tubes et les lecteurs d’écran
terminal-cli-lan = dans le navigateur : laisser jouer les personnes du réseau local
terminal-lan-browser = --lan sert au jeu dans le navigateur : lancez ludoteca play --lan sans nommer de jeu.
terminal-cli-daily = jouer la donne du jour, la même pour tous
terminal-cli-way = comment : en solo (alone), avec deux robots (team), contre deux robots (rivals)
terminal-daily-none = { $game } n’a pas de donne du jour. Ceux-ci en ont une : { $games }.
terminal-daily-ways = { $game } se joue ainsi : { $ways }.
terminal-daily-again = Vous avez déjà fini cette donne : ceci est un entraînement.
terminal-daily-next = Nouvelles donnes dans { $hours } h { $minutes } min, à minuit UTC. La même commande rejoue celle-ci, pour s’exercer.
terminal-cli-history = liste les parties finies dans ce terminal
terminal-history-none = Aucune partie n’a encore été finie ici.
terminal-history-won = { $names } : toutes les cartes posées
terminal-history-left = { $names } : { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
terminal-history-line = { $when }  { $title }  { $result } { $deal ->
    [yes] (donne du jour)
    [again] (donne du jour, pas la première fois)
   *[no] { "" }
}  { $name }
terminal-history-sum = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
} { $team } en équipe : { $won ->
    [one] { $won } gagnée.
   *[other] { $won } gagnées.
}
terminal-history-look = On les revoit avec : ludoteca replay NOM, ou review NOM
terminal-cli-players = combien de joueurs (d’ordinaire 2)
terminal-cli-people = combien d’entre eux sont des personnes à ce clavier (d’ordinaire 1)
terminal-cli-bots = niveau des robots, un pour tous ou un pour chacun ; avec le mot person, toutes les places
terminal-cli-names = noms, place par place
terminal-cli-seed = la même graine donne la même donne et les mêmes dés
terminal-cli-think = combien de temps un robot réfléchit au plus par coup (d’ordinaire 2)
terminal-cli-pace = combien de temps le coup d’un robot reste visible (d’ordinaire 1 ; ligne par ligne 0)
terminal-cli-option = n’importe quelle option du jeu
terminal-cli-options-of = options de { $game }
terminal-cli-name = quelle partie ; s’il n’y en a qu’une, celle-là
terminal-cli-list = les liste seulement
terminal-cli-file = un enregistrement, texte ou JSON
terminal-cli-seat = de quelle place on regarde, à partir de 0 ; « - » pour un spectateur (d’ordinaire 0)
terminal-cli-check = vérifier qu’un jeu respecte les lois de tous les jeux
terminal-cli-check-game = quel jeu : son nom, ou son module Python s’il n’est pas installé
terminal-cli-check-matches = combien de parties au hasard regarder (60 si rien n’est dit)
terminal-cli-check-seed = une autre graine regarde d’autres parties
terminal-cli-see-help = { $problem } Voir : { $command } --help
terminal-cli-option-form = « --option { $option } » s’écrit --option NOM=VALEUR.
terminal-games-line = { $name } : { $title }, { $first } à { $last } joueurs. Robots : { $bots }.
terminal-games-line-alone = { $name } : { $title }, { $first } à { $last } joueurs, ensemble. Robots : { $bots }.
terminal-which-game = Quel jeu ?
terminal-which-players = Combien de joueurs ?
terminal-which-bots = Combien d’entre eux sont des personnes ici ?
terminal-which-level = Quel niveau ont les robots ?
terminal-answer-number = Tapez un nombre de { $first } à { $last }.
terminal-record-sound = L’enregistrement est intact : { $title }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, partie { $over ->
        [yes] finie
       *[no] en cours
    }.
terminal-file-problem = { $path } ne peut pas être utilisé : { $reason }.
terminal-system-problem = Ce n’est pas possible : { $reason }.
terminal-bot-failed = Un robot a échoué, et la partie attend où elle était. ({ $reason })
terminal-seat-unknown = Il n’y a pas de place « { $seat } » : prenez 0 à { $last }, ou « - » pour un spectateur.
terminal-seconds = « { $value } » n’est pas un nombre de secondes, 0 ou plus.

## Le mode ligne

terminal-plain-help-hint = « help » dit ce que vous pouvez taper.
terminal-plain-help =
    view : toute la table. log : ce qui s’est passé. moves : tous vos coups.
    sheet : ce que vous avez vu. odds : ce qui en découle.
    coach : ce que ferait un entraîneur, et pourquoi.
    signals : ce que vous pouvez dire ; tapez-le pour le dire. quit : enregistrer et sortir.
terminal-plain-help-why = why eagle 5 : ce qu’on sait d’un chiffre.
terminal-plain-help-mark = mark eagle 5 cross : un signe sur votre feuille (cross, circle, question ou none).
terminal-plain-type-move = Tapez un coup, ou son numéro.
terminal-plain-type-number = Tapez le numéro d’un coup, ou le coup lui-même.
terminal-plain-type-lay = Tapez une carte et une pile : « 34 up1 ». Piles : up1, up2, down1, down2. « end » finit le tour.
terminal-plain-type-wheel = Tapez un disque et où il commence : « wheel 7 9 », ou seulement « 7 9 », montre 9 à 15.
terminal-plain-type-place = Tapez où commence votre réglette : « place 9 », ou seulement « 9 ».
terminal-plain-type-guess = Tapez vos chiffres : « { $move } », ou seulement « 3 5 » ; « - » pour aucun.
terminal-plain-no-such-number = Tapez un nombre de 1 à { $last }, ou un coup.
terminal-plain-why = Tapez : why eagle 5, avec un symbole en jeu et un chiffre qui existe.
terminal-plain-mark = Tapez : mark eagle 5 cross, avec un symbole en jeu, un chiffre qui existe, et cross, circle, question ou none.
terminal-mark-cross = croix
terminal-mark-circle = cercle
terminal-mark-question = doute
terminal-mark-done = C’est noté.

## The Lost Code et Think Str8!

terminal-code-where = Tour { $round } sur { $rounds } · { $phase }
terminal-code-neutral = Neutre { $number }
terminal-code-log = { $name } : { $stones }.
terminal-code-own-log = { $game ->
        [think-str8] Votre chevalet, chiffres cachés : { $stones }.
       *[lost-code] Votre chevalet, chiffres cachés : { $stones }.
    }
terminal-code-left = Reste à piocher : { $stones }.
terminal-code-open = Découvert : { $stones }.
terminal-code-dice = Dés : { $dice }.
terminal-code-order = Ordre : { $names }.
terminal-code-wheel-free = libre
terminal-code-wheel = { $game ->
        [think-str8] Réglette de { $width }
       *[lost-code] Disque de { $width }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $state }.
terminal-code-bid = { $bid }.
terminal-code-free = { $game ->
        [think-str8] Réglettes libres (points)
       *[lost-code] Disques libres (points)
    } : { $wheels }.
terminal-code-track = Piste, le plus en arrière d’abord : { $places }.
terminal-code-token = Jeton { lost-code-symbol } : { $taken ->
        [yes] { $name }
       *[no] libre
    }.
terminal-code-cursed = La malédiction frappe { $name }.
terminal-code-numbers-to = Les chiffres vont de 0 à { $top }.
terminal-code-sheet-line = { lost-code-symbol } : vus { $seen } ; ouverts { $open }.
terminal-code-sheet-marks = Vos signes : { $marks }.
terminal-code-round = Tour { $round }, { $dice } : { $answers }.
terminal-code-codes-left = { $codes ->
        [1] Il reste un code : vous le connaissez.
       *[other] Il reste { $codes } codes.
    }
terminal-code-chances = { lost-code-symbol } : { $chances }.
terminal-code-best-place = Largeur { $width } : au mieux sur { $range }, juste à { $chance } %.
terminal-code-final = { lost-code-symbol } { $number }, écrit { $written } : { $points }
terminal-code-finals = { $name } : { $parts }. Ensemble { $total }.

## The Game et Extreme

terminal-cards-where = Tour { $turn } · { $cards ->
        [0] pioche vide
        [one] { $cards } carte à piocher
       *[other] { $cards } cartes à piocher
    }
terminal-cards-who-starts = Qui commence ?
terminal-cards-your-turn = { $more ->
        [0] À vous : posez d’autres cartes, ou finissez le tour.
        [1] À vous : encore une carte à poser.
       *[other] À vous : encore { $more } cartes à poser.
    }
terminal-cards-holds = { $name } a { $cards ->
        [0] 0 carte
        [1] une carte
       *[other] { $cards } cartes
    }.
terminal-cards-hand = { $count ->
        [0] Votre main est vide.
       *[other] Votre main : { $cards }.
    }
terminal-cards-in-force = En vigueur : { $says }
terminal-cards-only-pile = Les cartes de ce tour vont { pile-onto }.
terminal-cards-duty = Avant la fin du tour, recouvrez { pile-name }.
terminal-cards-pile = { pile-head } ({ $code }) : { $top }.
terminal-cards-pile-command = Consigne : { command-name }.
terminal-cards-unseen = { $count ->
        [0] Vous avez vu toutes les cartes.
        [one] Une carte jamais vue : { $cards }.
       *[other] { $count } cartes jamais vues : { $cards }.
    }
terminal-cards-fits = { pile-head }, { $top } : { $count ->
        [one] { $count } carte jamais vue y va encore
       *[other] { $count } cartes jamais vues y vont encore
    }.

## Revoir

terminal-replay-head = Pas { $step } sur { $steps } · { $spectator ->
        [yes] en spectateur
       *[no] comme { $name }
    }
terminal-replay-help = Entrée ou n : suivant. p : précédent. r : tour suivant, r 3 : le troisième, b : le précédent. s : début, e : fin. seat 1, seat - : qui regarde. log : tout jusqu’ici. m : erreur suivante, why : ce qu’on peut dire de cette décision. q : sortir.
terminal-replay-no-mistake = Il n’y a plus d’erreur après cela.
terminal-replay-no-decision = Rien ne se décide ici.
terminal-replay-judging = Analyse en cours…

## L’écran

terminal-log = Journal
terminal-rounds = Tours
terminal-sheet-sheet = Feuille
terminal-sheet-crossed = Feuille ×
terminal-sheet-odds = %
terminal-row-stacks = à piocher
terminal-row-open = découvert
terminal-row-tokens = jetons
terminal-row-dice = Dés
terminal-row-order = Ordre
terminal-row-track = Piste
terminal-written = { $count } sur { $most } au plus
terminal-trick = saut
terminal-fire-burning = brûle
terminal-fire-due = à recouvrir
terminal-signal-leave = laissez-la
terminal-signal-leave-please = pas touche
terminal-signal-small-step = petits pas
terminal-signal-good = bon ici
terminal-signal-free = libre
terminal-signal-trick = saut ici
terminal-command-stop = Stop
terminal-command-skull = Tête de mort
terminal-command-three = 3!
terminal-command-silence = Silence
terminal-command-no-backwards = Sans recul
terminal-command-one-pile = Une pile
terminal-command-draw-one = Piocher 1
terminal-say-what = Que voulez-vous dire ?
terminal-said-soon = Ce sera dit dès que ce coup est joué.
terminal-coach-thinks = L’entraîneur réfléchit.
terminal-coach-judged = Estimation : { $assumes }
terminal-coach-only = Il n’y a qu’une chose à faire.
terminal-coach-wait = Ce n’est pas à vous de jouer.

terminal-setup-game = Jeu
terminal-setup-players = Joueurs
terminal-setup-seat = Place { $number }
terminal-setup-person = une personne ici
terminal-setup-on = oui
terminal-setup-off = non

terminal-keys-list = flèches choisir · Entrée
terminal-keys-wheel = ↑↓ disque, ←→ régler, Entrée
terminal-keys-place = ←→ déplacer · Entrée
terminal-keys-numbers = chiffres écrire · Entrée
terminal-keys-hand = ←→ carte · ↑↓ pile · Entrée/1–4 · e finir · u annuler
terminal-keys-match = q sortir · ? aide
terminal-keys-code = m feuille · h aide · Tab journal · ? · q sortir
terminal-keys-cards = s parler · ? · q sortir
terminal-keys-aside = Échap retour
terminal-keys-sheet = flèches · x croix · o cercle · ? doute · Entrée pourquoi · Échap retour
terminal-keys-over = Tab journal · q sortir
terminal-keys-replay = ←→ pas · ↑↓ tour · m erreur · w pourquoi · s place · h aide · Tab log · q fin
terminal-keys-setup = ↑↓ ligne · ←→ changer · Entrée commencer · Échap sortir

terminal-legend = Les flèches et Entrée choisissent. q enregistre et sort.
terminal-legend-code =
    Les flèches choisissent, Entrée décide. Tab : tours ou journal.
    Page↑, Page↓ : défilent.
    h : plus d’aide (ce qui est impossible, puis la chance du reste).
    c : ce que ferait un entraîneur, et pourquoi.
    m : votre feuille. Les flèches déplacent, x o ? font un signe, Espace
    l’efface, Entrée dit pourquoi un chiffre est possible ou non, Échap revient.
    q ou Ctrl+C : enregistrer et sortir.

    De vos pierres vous ne voyez que le dos. Sur la feuille, ■ est un chiffre
    vu ailleurs, × un chiffre impossible.
    ▸ joue, ☠ est maudit. Réponses : ✓ juste, ↓ inférieur, ↑ supérieur, ✗ faux.
    Plusieurs pions sur une case : le premier nommé est dessus, le plus en
    arrière.
terminal-legend-cards =
    ← → choisissent une carte, ↑ ↓ une pile, Entrée la pose ; 1 à 4 aussitôt.
    e : finir le tour. u : reprendre la dernière carte, si la table le permet.
    s : dire quelque chose d’une pile ou d’une consigne. Page↑, Page↓ : le journal.
    c : ce que ferait un entraîneur, et pourquoi.
    q ou Ctrl+C : enregistrer et sortir.

    Les piles ▲ montent de 1 à 99, les piles ▼ descendent de 100 à 2.
    Sous une pile : ce qui en est usé et combien de nombres restent, puis le
    pas que ferait votre carte, ⟲ si elle recule de dix.
    { "*" } marque une carte qui porte une consigne.
