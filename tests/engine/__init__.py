"""The engine by itself: moves, luck, options, records, matches and the shelf of games."""
