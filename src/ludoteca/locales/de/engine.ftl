refuse-match-over = Die Partie ist vorbei.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-not-now = Das geht in diesem Augenblick nicht.
refuse-chance-only = Das macht nur der Zufall: würfeln, austeilen, ziehen.
refuse-chance-is-seeded = In dieser Partie wird von selbst gewürfelt und gezogen.
refuse-hidden-field = An diesem Zug fehlt etwas.
