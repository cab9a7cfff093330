### Les tables de The Game et Extreme dans le navigateur.

tg-table = Table
tg-hand = Votre main
tg-cards-held =
    { $cards ->
        [0] n’a plus de carte
        [1] a une carte
       *[other] a { $cards } cartes
    }
tg-tells = Ce qui se dit des consignes
tg-in-force = En vigueur
tg-only-pile = Ce tour-ci : { pile-name }.
tg-three = 3! : exactement trois cartes ce tour-ci, déjà posées : { $laid }.
tg-cover-skull = Recouvrez la tête de mort { pile-on } avant la fin de votre tour.
tg-fire-burning = Feu { pile-on } : le joueur suivant doit le recouvrir.
tg-fire-due = Feu { pile-on } : recouvrez-le pendant ce tour.
# The same in the fewest words, where several stand on a phone.
tg-three-brief = 3! : { $laid } sur 3
tg-skull-brief = Tête de mort
tg-fire-brief =
    { $fire ->
        [due] Recouvrez le { $card }
       *[burning] Le { $card } brûle
    }

tg-own-start = Vous commencez.
tg-own-lay = Vous posez le { $card } { pile-onto }.
tg-own-take-back = Vous reprenez la dernière carte.
tg-own-end = Vous finissez votre tour.
tg-log-command = Consigne : { command-name }.
tg-log-fire = Elle est en feu.

tg-prompt-over = Fin de la partie.
tg-prompt-wait = On distribue les cartes.
tg-prompt-draw = On pioche.
tg-prompt-start = Qui commence ? Prenez le premier tour si votre main s’y prête.
tg-prompt-start-one = À vous de choisir : qui commence ?
tg-prompt-start-other = { $name } choisit qui commence.
tg-prompt-start-team = L’équipe choisit qui commence.
tg-prompt-other = C’est à { $name }.
tg-prompt-lay-first =
    { $more ->
        [1] À vous : posez une carte.
       *[other] À vous : posez { $more } cartes.
    }
tg-prompt-lay-more =
    { $more ->
        [1] À vous : posez encore une carte.
       *[other] À vous : posez encore { $more } cartes.
    }
tg-prompt-cover = À vous : recouvrez { pile-name }.
tg-prompt-may-end = Posez encore, ou finissez votre tour.
tg-prompt-end = Plus rien ne va : finissez votre tour.
tg-prompt-end-empty = Votre main est vide : finissez votre tour.

tg-start-me = Je commence
tg-start-other = { $name } commence
tg-end = Fin du tour
tg-take-back = Reprendre
tg-choose-card-first = Choisissez d’abord une carte de votre main.
tg-card-fits-nowhere = ne va nulle part pour l’instant
tg-keys = Les flèches choisissent une carte, 1 à 4 la posent, E finit le tour.
tg-how-to-lay = Choisissez une carte, puis une pile.
tg-how-to-signal = Appuyez sur une pile pour en dire quelque chose.
tg-look-ahead = Touchez une carte pour voir son effet.
tg-none-in-force = Aucune consigne en vigueur
tg-none-burning = Aucune carte ne brûle
tg-hands = Toutes les mains
tg-histories = Toutes les cartes des piles
tg-commands = Les consignes
tg-said-here = Ce qu’en disent les autres
# The signals in two words for a tag on a pile, and in one where it is narrow.
signal-tag =
    { $word ->
        [leave] pas ici
        [leave-please] surtout pas !
        [small-step] petits écarts
        [good] bon pour moi
        [trick] saut ici
       *[free] libre
    }
signal-mark =
    { $word ->
        [leave] pas ici
        [leave-please] pas ici !
        [small-step] petit
        [good] bon
        [trick] saut
       *[free] libre
    }
tg-say = Parler de { pile-name }
tg-say-nothing = Retirer

tg-help-soon = L’aide revient dès que les cartes sont posées.
tg-help-none = Ici, vous jouez sans aide.
tg-rescues = Cartes qui reviennent de dix
tg-rescue-card = Carte
tg-rescue-team = Chez l’équipe
tg-rescue-deck = Dans la pioche
tg-cards-out = Toutes les cartes
tg-card-mine = dans votre main
tg-card-out = encore en jeu
tg-card-gone = posée
tg-result = Le résultat

tg-moment-trick = Dix en arrière
tg-moment-rescue = Feu éteint
tg-moment-last = La dernière carte
tg-finale-won = Gagné
tg-finale-lost = Perdu
