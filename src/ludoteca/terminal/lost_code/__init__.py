"""The Lost Code and Think Str8! in a terminal."""
