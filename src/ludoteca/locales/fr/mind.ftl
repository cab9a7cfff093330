### Ce qu’un conseiller dit d’une suggestion. Les coûts sont estimés : ils la comparent à la meilleure.

coach-best = La meilleure
coach-only = La seule façon
coach-equal = Presque aussi bonne
coach-costs-win = Gagne { $cost } % de fois en moins
coach-costs-points =
    { $cost ->
        [one] Coûte { NUMBER($cost, maximumFractionDigits: 1) } point
       *[other] Coûte { NUMBER($cost, maximumFractionDigits: 1) } points
    }
coach-costs-cards =
    { $cost ->
        [one] Laisse { NUMBER($cost, maximumFractionDigits: 1) } carte de plus
       *[other] Laisse { NUMBER($cost, maximumFractionDigits: 1) } cartes de plus
    }
coach-assumes = Si tout le monde continue à jouer en expert.
coach-assumes-alone = Si vous continuez à jouer en expert.
