### Les tables de The Game et Extreme dans le navigateur.

tg-table = Table
tg-hand = Votre main
tg-cards-held =
    { $cards ->
        [0] n’a plus de carte
        [one] a une carte
       *[other] a { $cards } cartes
    }
tg-tells = Ce qui se dit des consignes
tg-in-force = En vigueur
tg-only-pile = Ce tour-ci : { pile-name }.
tg-three = 3! : exactement trois cartes ce tour-ci, déjà posées : { $laid }.
tg-cover-skull = Recouvrez la tête de mort { pile-on } avant la fin de votre tour.
tg-fire-burning = Feu { pile-on } : le joueur suivant doit le recouvrir.
tg-fire-due = Feu { pile-on } : recouvrez-le pendant ce tour.

tg-own-start = Vous commencez.
tg-own-lay = Vous posez le { $card } { pile-onto }.
tg-own-take-back = Vous reprenez la dernière carte.
tg-own-end = Vous finissez votre tour.
tg-log-command = Consigne : { command-name }.
tg-log-fire = Elle est en feu.

tg-prompt-over = Fin de la partie.
tg-prompt-wait = On distribue les cartes.
tg-prompt-start = Qui commence ? Dites-le si votre main s’y prête.
tg-prompt-start-one = À vous de choisir : qui commence ?
tg-prompt-start-other = { $name } dit qui commence.
tg-prompt-start-team = L’équipe choisit qui commence.
tg-prompt-other = C’est à { $name }.
tg-prompt-lay =
    { $more ->
        [one] À vous : posez encore une carte.
       *[other] À vous : posez { $more } cartes.
    }
tg-prompt-cover = À vous : recouvrez { pile-name }.
tg-prompt-may-end = À vous : posez encore, ou finissez votre tour.
tg-prompt-end = À vous : finissez votre tour.

tg-start-me = Je commence
tg-start-other = { $name } commence
tg-more =
    { $more ->
        [one] Encore une carte
       *[other] Encore { $more } cartes
    }
tg-enough = Assez de cartes posées
tg-end = Fin du tour
tg-take-back = Reprendre
tg-choose-card-first = Choisissez d’abord une carte de votre main.
tg-card-fits-nowhere = ne va nulle part pour l’instant
tg-keys = Touches : flèches et Entrée choisissent une carte, 1 à 4 la posent, E finit le tour.
tg-history = Toutes les cartes { pile-on }
tg-say = Parler de { pile-name }
tg-say-nothing = Retirer
tg-tell = Parler des consignes

tg-help-none = Ici, vous jouez sans aide.
tg-advice = Ce que ferait l’entraîneur
tg-advice-win = gagne { $chance } (± { $error })
tg-rescues = Cartes qui reviennent de dix
tg-rescue-card = Carte
tg-rescue-team = Chez l’équipe
tg-rescue-deck = Dans la pioche
tg-cards-out = Toutes les cartes
tg-card-mine = dans votre main
tg-card-out = encore en jeu
tg-card-gone = posée
tg-result = Le résultat
