"""A table with seats: who sits where, what they say, how the match is kept. No rule of any game, and no network."""
