"""Golden matches: recorded once, replayed by every test run and compared as text."""
