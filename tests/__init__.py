"""The proof of the house: one folder for each room, and the commands behind `dev.py rules` and `dev.py prove`."""
