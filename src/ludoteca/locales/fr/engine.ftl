refuse-match-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas à vous de jouer.
refuse-not-now = Ce n’est pas possible à ce moment.
refuse-chance-only = Seul le hasard fait cela : dés, distribution et pioche.
refuse-chance-is-seeded = Dans cette partie, les dés et la pioche vont tout seuls.
refuse-hidden-field = Il manque une partie de ce coup.
