### The Game et The Game: Extreme.

## Piles

pile-up1 = Première pile ascendante
pile-up2 = Deuxième pile ascendante
pile-down1 = Première pile descendante
pile-down2 = Deuxième pile descendante
# Les mêmes piles dans une phrase.
pile-head =
    { $pile ->
        [up1] { pile-up1 }
        [up2] { pile-up2 }
        [down1] { pile-down1 }
       *[down2] { pile-down2 }
    }
pile-name =
    { $pile ->
        [up1] la première pile ascendante
        [up2] la deuxième pile ascendante
        [down1] la première pile descendante
       *[down2] la deuxième pile descendante
    }
pile-onto =
    { $pile ->
        [up1] sur la première pile ascendante
        [up2] sur la deuxième pile ascendante
        [down1] sur la première pile descendante
       *[down2] sur la deuxième pile descendante
    }
pile-on =
    { $pile ->
        [up1] sur la première pile ascendante
        [up2] sur la deuxième pile ascendante
        [down1] sur la première pile descendante
       *[down2] sur la deuxième pile descendante
    }
pile-trick = saut en arrière
draw-pile = Pioche
draw-pile-cards =
    { $cards ->
        [0] La pioche est vide.
        [1] Une carte dans la pioche.
       *[other] { $cards } cartes dans la pioche.
    }

## Consignes

command-stop = Stop
command-stop-says = Votre tour s’arrête avec cette carte.
command-skull = Tête de mort
command-skull-says = Recouvrez-la avant la fin de votre tour.
command-three = 3!
command-three-says = Exactement trois cartes ce tour-ci.
command-silence = Silence
command-silence-says = Plus personne ne parle.
command-no-backwards = Pas de saut en arrière
command-no-backwards-says = Aucun saut en arrière, sur aucune pile.
command-one-pile = Une seule pile
command-one-pile-says = Toutes les cartes du tour sur une seule pile.
command-draw-one = Une carte à piocher
command-draw-one-says = À la fin du tour, on ne pioche qu’une carte.
command-name =
    { $command ->
        [stop] { command-stop }
        [skull] { command-skull }
        [three] { command-three }
        [silence] { command-silence }
        [no-backwards] { command-no-backwards }
        [one-pile] { command-one-pile }
       *[draw-one] { command-draw-one }
    }
command-lightning = Éclair : pour vous seulement, ce tour-ci seulement
command-infinity = Infini : pour tout le monde, tant qu’elle reste au-dessus
fire-burning = En feu : à recouvrir avant la fin du prochain tour.
fire-due = En feu : à recouvrir ce tour-ci.

## Phases, fins, résultats

phase-the-game-setup = Distribution des cartes
phase-the-game-start = Qui commence ?
phase-the-game-turn = Posez des cartes
phase-the-game-draw = On pioche
phase-the-game-over = Fin

ending-all-laid = Les { BOX("the-game.cards") } cartes sont posées.
ending-stuck = Plus aucune carte ne passe, et le tour en demandait encore.
ending-skull = Une tête de mort est restée visible.
ending-three = Un 3! n’a pas eu exactement trois cartes.
ending-fire = Une carte en feu n’a pas été recouverte à temps.
ending-short-hand = La main comptait moins de cartes que le tour n’en demande.
ending-no-backwards = Une carte est repartie en arrière alors que c’était interdit.
ending-one-pile = Une carte est allée sur une autre pile alors qu’une seule était permise.

grade-beaten = Vous avez battu le jeu.
grade-excellent =
    { $left ->
        [0] Excellent : plus une carte, et pourtant ce n’est pas gagné.
        [1] Excellent : il ne reste qu’une carte.
       *[other] Excellent : il ne reste que { $left } cartes.
    }
grade-lost = Perdu, avec { $left } cartes restantes. Essayez encore.

## Signaux

signal-leave = n’y touchez pas, s’il vous plaît
signal-leave-please = n’y touchez pas, c’est très important
signal-small-step = seulement de petits écarts
signal-good = j’ai quelque chose de bon ici
signal-free = servez-vous
signal-trick = j’ai le saut en arrière ici
signal-none = rien
signal-word =
    { $word ->
        [leave] { signal-leave }
        [leave-please] { signal-leave-please }
        [small-step] { signal-small-step }
        [good] { signal-good }
        [free] { signal-free }
        [trick] { signal-trick }
       *[none] { signal-none }
    }
tell-hold = j’en ai une en main
tell-not-now = pas maintenant, s’il vous plaît
tell-none = rien
tell-word =
    { $word ->
        [hold] { tell-hold }
        [not-now] { tell-not-now }
       *[none] { tell-none }
    }

## Coups

move-the-game-start =
    { $own ->
        [yes] Je commence
       *[no] { $name } commence
    }
move-the-game-lay = Poser le { $card } { pile-onto }
move-the-game-lay-cards = Poser { $cards } { pile-onto }
move-the-game-take-back = Reprendre la dernière carte
move-the-game-end = Finir le tour
move-the-game-signal =
    { $word ->
        [none] Retirer le signal : { pile-head }
       *[other] { pile-head } : { signal-word }
    }
move-the-game-tell =
    { $word ->
        [none] Retirer le signal : { command-name }
       *[other] { command-name } : { tell-word }
    }
move-the-game-draw = Piocher une carte
move-the-game-mark = Le { $card } porte la consigne « { command-name } »

## Journal

log-the-game-start = { $name } commence.
log-the-game-lay = { $name } pose le { $card } { pile-onto }.
log-the-game-take-back = { $name } reprend la dernière carte.
log-the-game-end = { $name } finit son tour.
log-the-game-draw = { $name } pioche une carte.
log-the-game-draw-own = Vous piochez le { $card }.
log-the-game-mark = Le { $card } porte la consigne « { command-name } ».
log-the-game-signal =
    { $word ->
        [none] { $name } retire un signal : { pile-head }.
       *[other] { $name } – { pile-head } : { signal-word }.
    }
log-the-game-tell =
    { $word ->
        [none] { $name } retire un signal : { command-name }.
       *[other] { $name } – { command-name } : { tell-word }.
    }

## Refus

refuse-mark-elsewhere = Ce numéro ne peut pas recevoir cette consigne maintenant.
refuse-draw-other-seat = C’est quelqu’un d’autre qui pioche.
refuse-draw-no-such-card = Le { $card } n’est pas dans la pioche.
refuse-start-settled = Quelqu’un a déjà commencé.
refuse-start-own-turn = Vous pouvez seulement dire que vous commencez vous-même.
refuse-start-nobody = Personne n’est assis à cette place.
refuse-start-by-chance = C’est le hasard qui décide qui commence.
refuse-start-by-host = C’est à la place 1 de dire qui commence.
refuse-start-first = Personne n’a encore commencé : mettez-vous d’accord.
refuse-not-in-hand = Vous n’avez pas le { $card } en main.
refuse-too-low =
    { $trick ->
        [0] Impossible de poser le { $card } ici : il faut plus que { $top }.
       *[other] Impossible de poser le { $card } ici : il faut plus que { $top }, ou exactement { $trick }.
    }
refuse-too-high =
    { $trick ->
        [0] Impossible de poser le { $card } ici : il faut moins que { $top }.
       *[other] Impossible de poser le { $card } ici : il faut moins que { $top }, ou exactement { $trick }.
    }
refuse-no-backwards = Pas de saut en arrière tant que la consigne qui l’interdit est visible.
refuse-no-such-pile = À cette table il n’y a que { $count } piles.
refuse-one-pile = « Une seule pile » est en vigueur : posez les cartes de ce tour { pile-onto }.
refuse-one-pile-whole-turn = « Une seule pile » vaut pour tout le tour, et vous avez déjà posé une carte { pile-onto }.
refuse-three-fourth-card = Avec un 3!, le tour compte exactement trois cartes, et elles sont posées. Finissez votre tour.
refuse-three-too-late = Vous avez déjà posé trois cartes ou plus : un 3! ne peut plus être respecté.
refuse-stop-skull = Stop finirait votre tour avec une tête de mort visible : recouvrez d’abord { pile-name }.
refuse-stop-three = Avec un 3!, Stop ne peut être que la troisième carte.
refuse-stop-fire = Stop finirait votre tour sans éteindre le feu : recouvrez d’abord { pile-name }.
refuse-no-take-back = Une carte posée reste sur la table.
refuse-nothing-to-take-back = Vous n’avez pas posé de carte ce tour-ci.
refuse-end-too-early =
    { $more ->
        [1] Votre tour n’est pas fini : posez encore une carte.
       *[other] Votre tour n’est pas fini : posez encore { $more } cartes.
    }
refuse-end-skull = Votre tour n’est pas fini : recouvrez la tête de mort { pile-on }.
refuse-end-three =
    { $more ->
        [1] Votre tour n’est pas fini : le 3! demande encore une carte.
       *[other] Votre tour n’est pas fini : le 3! demande encore { $more } cartes.
    }
refuse-end-fire = Votre tour n’est pas fini : recouvrez le feu { pile-on }.
refuse-signal-alone = Vous jouez en solitaire : il n’y a personne à prévenir.
refuse-signal-before-deal = Attendez que les cartes soient distribuées.
refuse-signal-silence = Le silence est en vigueur : aucun signal tant qu’il n’est pas recouvert.
refuse-signal-trick = Cela révélerait un numéro. La table ne l’a pas permis.
refuse-signal-command-absent = La consigne « { command-name } » n’est pas dans cette partie.
refuse-signal-nothing-said = Vous n’avez rien à retirer.

## Options de The Game

option-the-game-start = Qui commence
option-the-game-start-help = Après la distribution, quand chacun a vu sa main, on décide du premier tour.
option-the-game-start--claim = Qui se propose en premier
option-the-game-start--host-choice = La place 1 choisit
option-the-game-start--random = Le hasard décide
option-the-game-pro = Pro
option-the-game-pro-help = Au moins trois cartes par tour au lieu de deux, jusqu’à la fin de la pioche.
option-the-game-on-fire = On Fire
option-the-game-on-fire-help = { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } et { BOX("the-game.fire_cards.5") } brûlent : à recouvrir avant la fin du tour suivant.
option-the-game-show-pile-history = Montrer les piles entières
option-the-game-show-pile-history-help = On peut consulter chaque carte d’une pile, pas seulement celle du dessus.
option-the-game-undo-within-turn = Reprendre ses cartes
option-the-game-undo-within-turn-help = Tant que dure votre tour, vous pouvez reprendre la dernière carte. Les autres l’ont vue.
option-the-game-trick-signal = Signal du saut en arrière
option-the-game-trick-signal-help = On peut aussi signaler qu’on a le saut en arrière pour une pile, ce qui révèle le numéro.
option-the-game-cards = Combien de cartes
option-the-game-cards-help = Un jeu plus petit : autant de nombres à partir de 2.
option-the-game-hand = Cartes en main
option-the-game-hand-help = Une main plus petite ; 0 est le nombre de la règle.
option-the-game-piles = Combien de piles
option-the-game-piles-help = Avec deux, l’une monte et l’autre descend ; avec trois, deux montent.

## Options de The Game: Extreme

option-the-game-extreme-start = { option-the-game-start }
option-the-game-extreme-start-help = { option-the-game-start-help }
option-the-game-extreme-start--claim = { option-the-game-start--claim }
option-the-game-extreme-start--host-choice = { option-the-game-start--host-choice }
option-the-game-extreme-start--random = { option-the-game-start--random }
option-the-game-extreme-pro = { option-the-game-pro }
option-the-game-extreme-pro-help = { option-the-game-pro-help }
option-the-game-extreme-on-fire = { option-the-game-on-fire }
option-the-game-extreme-on-fire-help = { option-the-game-on-fire-help }
option-the-game-extreme-show-pile-history = { option-the-game-show-pile-history }
option-the-game-extreme-show-pile-history-help = { option-the-game-show-pile-history-help }
option-the-game-extreme-undo-within-turn = { option-the-game-undo-within-turn }
option-the-game-extreme-undo-within-turn-help = { option-the-game-undo-within-turn-help }
option-the-game-extreme-trick-signal = { option-the-game-trick-signal }
option-the-game-extreme-trick-signal-help = { option-the-game-trick-signal-help }
option-the-game-extreme-cards = { option-the-game-cards }
option-the-game-extreme-cards-help = { option-the-game-cards-help }
option-the-game-extreme-hand = { option-the-game-hand }
option-the-game-extreme-hand-help = { option-the-game-hand-help }
option-the-game-extreme-piles = { option-the-game-piles }
option-the-game-extreme-piles-help = { option-the-game-piles-help }
option-the-game-extreme-commands-enabled = Consignes en jeu
option-the-game-extreme-commands-enabled-help = Les cartes d’une consigne écartée sont des cartes ordinaires. Ajoutez les consignes peu à peu.
option-the-game-extreme-command-layout = Cartes à consigne
option-the-game-extreme-command-layout-help = Quels numéros portent une consigne. Tout le monde le voit avant la distribution.
option-the-game-extreme-command-layout--fixed = Toujours les mêmes
option-the-game-extreme-command-layout--random-per-game = Tirées à chaque partie
option-the-game-extreme-command-layout--custom = À votre choix
option-the-game-extreme-layout = Votre répartition
option-the-game-extreme-layout-help = Quatre numéros différents de { BOX("the-game-extreme.lowest") } à { BOX("the-game-extreme.highest") } pour chaque consigne en jeu.
option-the-game-extreme-violations = Consigne non respectée
option-the-game-extreme-violations-help = Ce qui arrive quand une carte va contre une consigne, ou qu’un tour se termine sans l’avoir respectée.
option-the-game-extreme-violations--refuse = C’est impossible
option-the-game-extreme-violations--lose = La partie est perdue
option-the-game-extreme-one-pile-midturn = « Une seule pile » en cours de tour
option-the-game-extreme-one-pile-midturn-help = Quelles cartes comptent quand « Une seule pile » est posée après d’autres cartes du même tour.
option-the-game-extreme-one-pile-midturn--from-now = Seulement les suivantes
option-the-game-extreme-one-pile-midturn--command-counts = Cette carte et les suivantes
option-the-game-extreme-one-pile-midturn--whole-turn = Toutes celles du tour
option-the-game-extreme-short-hand = Main trop petite
option-the-game-extreme-short-hand-help = « Une carte à piocher » peut laisser en main moins de cartes que le tour n’en demande.
option-the-game-extreme-short-hand--lose = La partie est perdue
option-the-game-extreme-short-hand--lay-all = Poser toute la main suffit

## Ses propres consignes

wrong-commands-twice = « commands_enabled » nomme deux fois une consigne ; nommez chacune une fois : { $names }.
wrong-layout-unused = Un « layout » à vous demande « command_layout » custom.
wrong-layout-how-many = Le « layout » demande { $copies } nombres pour { $command }, et en a { $count }.
wrong-layout-card = Le « layout » contient { $card } ; les cartes vont de { $lowest } à { $highest }.
wrong-layout-no-room = Les consignes demandent { $needed } cartes sans feu, et il n’y a que { $cards } cartes.
wrong-cards-too-few = { $players } mains de { $size } font { $needed } cartes, et il n’y en a que { $cards }.
wrong-layout-shared = Le « layout » utilise { $card } plus d’une fois ; une carte ne porte qu’une consigne.
