"""The mind for The Game and The Game: Extreme: what can be worked out from a seat's view, and bots that use it."""
