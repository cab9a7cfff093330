# What the engine itself refuses, before any game's rules are asked.
refuse-match-over = The match is over.
refuse-not-your-turn = It is not your turn.
refuse-not-now = That can’t be done at this moment.
refuse-chance-only = Only chance does that: dice, deals and draws.
refuse-chance-is-seeded = This match rolls and draws by itself.
refuse-hidden-field = A part of that move is missing.
