"""What the compiled code of all families has in common."""
