operator-title = For operators
operator-no-pass = This link is no longer good. Make a new one on the server: ludoteca admin link
operator-now = Right now
operator-ready = Ready
operator-not-ready = Not ready: { $why }
operator-refresh = Refresh
operator-sockets = Open connections
operator-in-memory = Tables in memory
operator-bots-waiting = Bots waiting for their turn to think
operator-stalls = Bots found stalled
operator-damaged = Damaged tables
operator-stored = Stored
operator-tell = Announcement for everybody
operator-tell-do = Announce
operator-tell-end = Take it back
operator-read-only = Read-only mode
operator-read-only-hint = Everything can be looked at, nothing can be changed.
operator-verify = Verify the database
operator-verified = { $entries } moves of { $matches } matches looked at: everything is as it should be.
operator-verified-bad = Damaged: { $what }
operator-back-up = Back up now
operator-backed-up = Written and verified: { $file }
operator-tables = Tables
operator-people = People
operator-bans = Banned
operator-search = Part of a name
operator-close = Close the table
operator-close-text = End what is played at this table and take it away? The records of its matches stay.
operator-ban = Ban
operator-ban-text = Keep { $name } out of this server until you lift the ban?
operator-unban = Let in again
operator-remove = Remove
operator-remove-text = Forget { $name }: name, devices and tokens? A bot plays on for them. This cannot be undone.
operator-cancel = Cancel
operator-none = Nobody and nothing here.
operator-words = What was said
operator-words-none = Nothing was said here.
operator-status = { $status ->
    [lobby] before the match
    [playing] in play
    [over] over
   *[abandoned] abandoned
  }
operator-count = { $what ->
    [lobby] Tables before a match
    [playing] Tables in play
    [over] Tables whose match is over
    [abandoned] Abandoned tables
    [people] People
    [matches] Matches
    [entries] Moves
    [messages] Messages
   *[bans] Bans
  }
