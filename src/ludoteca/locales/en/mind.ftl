### What a coach says of a suggestion. Costs are judged: they compare it with the best one.

coach-best = Best
coach-only = The only way
coach-equal = About as good
coach-costs-win = Wins { $cost }% less often
coach-costs-points =
    { $cost ->
        [one] Costs { NUMBER($cost, maximumFractionDigits: 1) } point
       *[other] Costs { NUMBER($cost, maximumFractionDigits: 1) } points
    }
coach-costs-cards =
    { $cost ->
        [one] Leaves { NUMBER($cost, maximumFractionDigits: 1) } more card
       *[other] Leaves { NUMBER($cost, maximumFractionDigits: 1) } more cards
    }
coach-assumes = If everyone plays on like an expert.
coach-assumes-alone = If you play on like an expert.
