"""The games. Each family is one folder: box.py (what is in the box), moves.py, options.py, rules, view.py."""
