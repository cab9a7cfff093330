"""What can be worked out from a view: bots, exact odds, explanations, and help for people. Nothing here holds a state."""
