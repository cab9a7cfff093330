"""A game from another package through every door: what a stranger's game may rely on."""
