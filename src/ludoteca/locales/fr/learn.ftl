### Reviews of a match.

## L’analyse

review-head = Analyse : { $title }, { $players ->
        [1] un joueur
       *[other] { $players } joueurs
    } ({ $depth ->
        [quick] rapide
        [thorough] approfondie
       *[normal] normale
    })
review-amount =
    { $unit ->
        [win] { NUMBER($amount, maximumFractionDigits: 1) } %
       *[points] { $amount ->
            [one] { NUMBER($amount, maximumFractionDigits: 1) } point
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } points
        }
    }
review-team = L’équipe
review-account = { $name } : départ { $start }, chance { $luck }, erreurs { $errors }, résultat { $result }.
review-sum = Départ + chance − erreurs = résultat. Le départ est ce que valait la partie avant la donne ; la chance, tout ce qui n’a pas été décidé : les cartes, les dés et ce que les autres ont fait.
review-player = { $name } : précision { $accuracy } sur 100 pour { $decisions ->
        [1] une décision
       *[other] { $decisions } décisions
    } ; { review-like }.
review-like =
    { $like ->
        [random] a joué comme un robot qui joue au hasard
        [novice] a joué comme un débutant
        [casual] a joué comme un joueur occasionnel
        [expert] a joué comme un expert
        [master] a joué comme un maître
       *[none] trop peu de décisions pour comparer
    }
review-class =
    { $verdict ->
        [forced] forcée
        [best] la meilleure
        [good] bonne
        [inaccurate] imprécise
        [mistake] erreur
       *[blunder] gaffe
    }
review-page = L’analyse est dans { $file }.
review-cards =
    { $cards ->
        [one] laisse { NUMBER($cards, maximumFractionDigits: 1) } carte de plus
       *[other] laisse { NUMBER($cards, maximumFractionDigits: 1) } cartes de plus
    }
review-moment = Coup { $n }, { $name } ({ $where }) : { $verdict }, coûte { $cost } (± { $stderr }).
review-moment-exact = Coup { $n }, { $name } ({ $where }) : { $verdict }, coûte { $cost }.
review-moment-good = Coup { $n }, { $name } ({ $where }) : { $verdict }.
review-played = Joué : { $moves }.
review-better = Mieux : { $moves }.
review-judge = Le juge jouerait : { $moves }.
review-certain = Certain : { $facts }
review-none = Aucune décision ne peut être dite imprécise.
review-assumes =
    { $unit ->
        [win] Estimation : les chances de gagner si tous continuent en experts, avec des cartes compatibles avec ce que le joueur avait vu. Un écart de moins de deux erreurs types n’est pas appelé erreur.
       *[points] Estimation : les points à la fin si tous continuent en experts, avec des codes compatibles avec ce que le joueur avait vu. Un écart de moins de deux erreurs types n’est pas appelé erreur.
    }
review-course = Le cours de la partie
review-moments = Moments
review-column-player = Joueur
review-column-start = Départ
review-column-luck = Chance
review-column-errors = Erreurs
review-column-result = Résultat
review-column-accuracy = Précision
review-column-like = A joué comme
review-progress = Décision { $done } sur { $total }
terminal-cli-review = juger chaque décision d’une partie : erreurs, chance et précision
terminal-cli-review-seat = seulement les décisions de cette place, comptées à partir de 0
terminal-cli-depth = profondeur de réflexion : quick, normal ou thorough (par défaut : normal)
terminal-cli-json = afficher en JSON
terminal-cli-html = écrire une page à part
terminal-cli-jobs = combien de processus utiliser (par défaut : 1)
