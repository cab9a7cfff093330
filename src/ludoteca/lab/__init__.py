"""The lab: many matches of bots, and what can be said about them with an interval beside every number."""
