"""The rules of The Lost Code and Think Str8!, each held by a test that names it."""
