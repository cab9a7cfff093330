"""The laws of the house, held for every game, option and player count by random matches."""
