"""What can be worked out from a view: bots, exact odds, explanations, help for people. Nothing here holds a state."""
