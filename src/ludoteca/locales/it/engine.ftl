refuse-match-over = La partita è finita.
refuse-not-your-turn = Non è il tuo turno.
refuse-not-now = In questo momento non si può fare.
refuse-chance-only = Questo lo fa solo il caso: dadi, distribuzione e pesca.
refuse-chance-is-seeded = In questa partita dadi e pesca vanno da soli.
refuse-hidden-field = A questa mossa manca una parte.
