# L’analyse d’une partie terminée, dans le navigateur.

rv-title = Analyse
rv-ask = Analyser cette partie
rv-ask-text = Chaque décision de chaque joueur est jugée d’après ce qu’il pouvait savoir à ce moment-là. Cela prend environ une demi-minute.
rv-failed = Cette partie n’a pas pu être analysée. Vous pouvez le redemander.
rv-waiting = En attente…
rv-working = { $done } décisions jugées sur { $total }
rv-who = Les décisions de
rv-everyone = Tout le monde
rv-mine = { $name } (vous)
rv-next = Erreur suivante
rv-previous = Erreur précédente
rv-no-mistakes = Aucune décision ne peut être dite imprécise.
rv-moments = Moments
rv-moment = La décision de ce moment
rv-summary = Bilan

rv-course-button = { $unit ->
        [win] La chance de gagner au fil de la partie : aller à la marque suivante
       *[points] Les points attendus au fil de la partie : aller à la marque suivante
    }
rv-course-what = { $unit ->
        [win] Chance de gagner, de 0 à 100 %
       *[points] Points attendus
    }
rv-key-error = erreur
rv-key-luck = chance
rv-table = Sous forme de tableau
rv-column-move = Coup
rv-column-player = Joueur
rv-column-value = Valeur
rv-column-verdict = Ce qui s’est passé
rv-column-decisions = Décisions

rv-verdict = { $verdict ->
        [forced] Pas de choix
        [best] Le meilleur
        [good] Bon
        [inaccurate] Imprécis
        [mistake] Erreur
       *[blunder] Grosse erreur
    }
rv-amount = { $unit ->
        [win] { $amount } %
       *[points] { $count ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
rv-cost = coûte { $amount }
rv-cards = { $count ->
        [one] Laisse { $amount } carte de plus
       *[other] Laisse { $amount } cartes de plus
    }
rv-luck = Chance { $amount }
rv-played = Joué
rv-better = Mieux
rv-better-is = Mieux : { $moves }.
rv-judge = Le juge ferait
rv-others = Autres choix
rv-as-good = aussi bon
rv-certain = Avec certitude :
rv-assumes = Les coûts sont estimés : ils supposent que tous jouent ensuite en experts.
rv-ghost-best = Mieux
rv-ghost-played = Joué

rv-try = Réessayer
rv-try-text = Vous êtes { $name }. Que feriez-vous ?
rv-try-judging = Jugement en cours…
rv-try-best = C’est le meilleur choix.
rv-try-good = Aussi bon que le meilleur, pour autant qu’on puisse le dire.
rv-try-bad = { $verdict ->
        [inaccurate] Imprécis
        [mistake] Une erreur
       *[blunder] Une grosse erreur
    } : cela coûte { $amount } par rapport au meilleur choix.
rv-try-better = C’est mieux de { $amount } que ce qui a été joué.
rv-try-once-more = En essayer un autre
rv-try-stop = Retour à l’analyse

rv-know-button = Ce qu’on pouvait savoir
rv-know = Ce que { $name } pouvait savoir
rv-know-seat = Vu par
rv-know-text = Certain : cela découle des règles et de ce que ce joueur avait vu à ce moment-là.

rv-accuracy = Précision
rv-too-few = { $name } a trop peu décidé pour qu’on parle de précision.
rv-few-decisions = – : trop peu de décisions pour le dire.
rv-accuracy-meaning = { $unit ->
        [win] Précision : combien de cartes de plus ces décisions laisseront à la fin par rapport aux meilleures ; 100 veut dire aucune. On compte ici les cartes et non les chances de gagner, pour qu’une partie perdue compte jusqu’au bout.
       *[points] Précision : 100 sans erreur, 50 si chaque décision coûte un point en moyenne.
    }
rv-accuracy-of = { $name } : précision { $accuracy } sur 100.
rv-like = comme { $level ->
        [random] un robot au hasard
        [novice] un débutant
        [casual] un joueur occasionnel
        [expert] un expert
        [master] un maître
       *[other] { $level }
    }
rv-start = Départ
rv-luck-word = Chance
rv-errors = Erreurs
rv-result = Résultat
rv-sum = Départ { $start }, chance { $luck }, erreurs { $errors } : résultat { $result }.
rv-sum-meaning = { $unit ->
        [win] Départ : combien de fois les experts gagnent à ce nombre de joueurs, avant la donne. Chance : les cartes et tout ce que personne n’a décidé. Erreurs : ce que les décisions de l’équipe ont coûté. Ensemble, ils font le résultat.
       *[points] Départ : ce que les maîtres marquent en moyenne à ce nombre de joueurs. Chance : les dés, les pierres et ce qu’ont fait les autres. Erreurs : ce que les décisions de ce joueur ont coûté. Ensemble, ils font le résultat.
    }
rv-best-moment = Meilleur moment
rv-worst-moment = La plus chère : { $amount }
rv-share = Partager en image
rv-share-failed = L’image n’a pas pu être créée.
rv-picture-title = { $game } : le bilan
rv-puzzle-make = En faire une énigme
rv-puzzle-making = En préparation…
rv-puzzle-link = Lien vers cette énigme
rv-puzzle-open = La résoudre
rv-puzzle-title = Une énigme tirée d’une partie
