"""What teaches: lessons, puzzles, reviews. It knows views, evaluations and records; no storage and no network."""
