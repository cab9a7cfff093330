"""Ludoteca: The Lost Code, Think Str8!, The Game and The Game: Extreme, played, proven and studied."""
