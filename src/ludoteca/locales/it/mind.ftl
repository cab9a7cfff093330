### Che cosa dice un consigliere di una proposta. I costi sono stimati: la confrontano con la migliore.

coach-best = La migliore
coach-only = L’unico modo
coach-equal = Buona quasi quanto la prima
coach-costs-win =
    { $cost ->
        [1] Vince l’1% di volte in meno
        [8] Vince l’8% di volte in meno
        [11] Vince l’11% di volte in meno
       *[other] Vince il { $cost }% di volte in meno
    }
coach-costs-points =
    { $cost ->
        [one] Costa { NUMBER($cost, maximumFractionDigits: 1) } punto
       *[other] Costa { NUMBER($cost, maximumFractionDigits: 1) } punti
    }
coach-costs-cards =
    { $cost ->
        [one] Lascia { NUMBER($cost, maximumFractionDigits: 1) } carta in più
       *[other] Lascia { NUMBER($cost, maximumFractionDigits: 1) } carte in più
    }
coach-assumes = Se tutti continuano a giocare da esperti.
coach-assumes-alone = Se continui a giocare da esperto.
