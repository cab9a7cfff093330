"""The Game and The Game: Extreme in a terminal."""
