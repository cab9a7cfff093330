"""Play in a terminal: on a whole screen (screen/), or line by line (plain.py) for pipes and screen readers."""
