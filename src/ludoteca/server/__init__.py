"""HTTP and WebSocket around the tables. Nothing here knows a rule of a game."""
