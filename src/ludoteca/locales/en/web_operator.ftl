operator-title = For operators
operator-no-pass = This link is no longer valid. Make a new one on the server: ludoteca admin link
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
operator-tell = Announcement for everyone
operator-tell-do = Announce
operator-tell-end = Withdraw
operator-read-only = Read-only mode
operator-read-only-hint = Everything can be viewed, nothing can be changed.
operator-verify = Verify the database
operator-verified = Checked { $entries } moves in { $matches } matches: everything is as it should be.
operator-verified-bad = Damaged: { $what }
operator-back-up = Back up now
operator-backed-up = Written and verified: { $file }
operator-tables = Tables
operator-people = People
operator-bans = Banned
operator-search = Part of a name
operator-close = Close the table
operator-close-text = End the match and delete this table? The records of its matches are kept.
operator-ban = Ban
operator-ban-text = Keep { $name } out of this server until you lift the ban?
operator-unban = Let in again
operator-remove = Remove
operator-remove-text = Forget { $name }: name, devices and tokens? A bot takes over for them. This cannot be undone.
operator-cancel = Cancel
operator-none = Nothing here.
operator-words = Messages
operator-words-none = No messages here.
operator-status = { $status ->
    [lobby] not started
    [playing] in play
    [over] over
   *[abandoned] abandoned
  }
operator-count = { $what ->
    [lobby] Tables not started
    [playing] Tables in play
    [over] Tables with a finished match
    [abandoned] Abandoned tables
    [people] People
    [matches] Matches
    [entries] Moves
    [messages] Messages
   *[bans] Bans
  }
