### Was ein Ratgeber zu einem Vorschlag sagt. Kosten sind geschätzt: Sie vergleichen ihn mit dem besten.

coach-best = Am besten
coach-only = Nur so geht es
coach-equal = Etwa gleich gut
coach-costs-win = Gewinnt { $cost } % seltener
coach-costs-points =
    { $cost ->
        [one] Kostet { NUMBER($cost, maximumFractionDigits: 1) } Punkt
       *[other] Kostet { NUMBER($cost, maximumFractionDigits: 1) } Punkte
    }
coach-costs-cards =
    { $cost ->
        [one] Lässt { NUMBER($cost, maximumFractionDigits: 1) } Karte mehr übrig
       *[other] Lässt { NUMBER($cost, maximumFractionDigits: 1) } Karten mehr übrig
    }
coach-assumes = Wenn alle wie Experten weiterspielen.
coach-assumes-alone = Wenn du wie ein Experte weiterspielst.
