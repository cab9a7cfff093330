"""The tables of the database. Migrations (migrations/versions) bring older databases to this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# What a person's devices prove themselves with: only fingerprints of secrets are kept.
keys = Table(
    "keys",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("secret", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", Float, nullable=False),
)

# Codes are looked up by their fingerprints, so that no timing tells how much of a guess was right.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("watch", String(64), nullable=False, unique=True),
    Column("rev", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("due", Float, nullable=True),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_due", "due"),
    Index("tables_by_host", "host"),
)

# Who is at which table, for "my tables"; the table's own state says what they may do there.
places = Table(
    "places",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("places_by_person", "person"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=True, index=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=True),
    Column("given", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("origin", Text, nullable=True),
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("ending", String(16), nullable=True),
    Column("levels", Text, nullable=False, server_default="[]"),
    # Of records that somebody brought along: who, how many bytes, and when somebody last looked.
    Column("owner", String(32), nullable=True),
    Column("size", Integer, nullable=False, server_default="0"),
    Column("seen", Float, nullable=True),
    Index("matches_by_owner", "owner", "created"),
    Index("matches_by_seen", "seen"),
)

# The record: only ever added to. Two writers of the same entry cannot both succeed.
entries = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("k", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Not told to anybody: so that their words go with them.
    Column("person", String(32), nullable=True, index=True),
    Column("reaction", String(16), nullable=True),
)

notes = Table(
    "notes",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("marks", Text, nullable=False),
    # Whoever sits there next does not read them.
    Column("person", String(32), nullable=True),
)

seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made_by", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Who may not come in: "person ID" or "network ADDRESS".
bans = Table(
    "bans",
    metadata,
    Column("whom", String(80), primary_key=True),
    Column("why", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=True),
)

# What operators have decided for the whole house, by name.
standing = Table(
    "standing",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Matches on a deal that others play too (learn/deals.py). One attempt of a person counts, and the index sees to it.
attempts = Table(
    "attempts",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", String(64), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("practised", Boolean, nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("score", Integer, nullable=True),
    Index("attempts_by_deal", "deal", "counts", "score", "ended"),
    Index("attempts_by_person", "person", "deal"),
    Index(
        "attempts_once",
        "deal",
        "person",
        unique=True,
        sqlite_where=text("counts"),
        postgresql_where=text("counts"),
    ),
)

# How often each result of a deal came, of those that count: a place among a hundred thousand is known from a few rows.
deal_scores = Table(
    "deal_scores",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("score", Integer, primary_key=True, autoincrement=False),
    Column("times", Integer, nullable=False),
)

# Finished matches whose deals others were challenged to play. The name of such a deal says nothing of the match:
# whoever knows a match can look at all its cards.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, unique=True),
)

# Reviews of finished matches (learn/review.py), one a match, for everybody who may look at it. A review that another
# version of the judge made counts for nothing and is made anew when somebody asks.
reviews = Table(
    "reviews",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("judge", Integer, nullable=False),
    Column("depth", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("total", Integer, nullable=True),
    Column("person", String(32), nullable=False),
    Column("asked", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("players", Text, nullable=True),
    Index("reviews_by_status", "status", "asked"),
    Index("reviews_by_person", "person", "status"),
)

# What the judge has said so far, decision by decision: a review that was broken off is taken up there.
judged = Table(
    "judged",
    metadata,
    Column("match", String(32), ForeignKey("reviews.match", ondelete="CASCADE"), primary_key=True),
    Column("k", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

# What bots of a level get on a deal: how often each score.
pars = Table(
    "pars",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("level", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("scores", Text, nullable=False),
)

# Finished matches as people played them: what histories and statistics are read from.
plays = Table(
    "plays",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("ending", String(16), nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=True),
    Column("place", Integer, nullable=True),
    Column("tally", Text, nullable=False),
    Column("deal", String(64), nullable=True),
    Column("others", Text, nullable=False),
    Column("counted", Integer, nullable=False),
    Index("plays_by_person", "person", "ended", "match"),
    Index("plays_by_counted", "counted"),
)

# Where somebody wants to be told by Web Push that it is their turn: one for each of their devices.
alerts = Table(
    "alerts",
    metadata,
    # The fingerprint of the address: a browser that somebody else uses now tells only them.
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("device", String(64), ForeignKey("keys.secret", ondelete="CASCADE"), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    # When the device last said that it is still there.
    Column("seen", Float, nullable=False, index=True),
)

# The last turn of a table that a device is told of, or was. Without `due` nothing is left to do; the row stays, so that
# nobody is told twice of the same turn.
pushes = Table(
    "pushes",
    metadata,
    Column("alert", String(64), ForeignKey("alerts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("n", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=True, index=True),
    Column("until", Float, nullable=False),
    Index("pushes_by_table", "table_id"),
)

# How good somebody is at puzzles, and what they have done.
solvers = Table(
    "solvers",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("last_day", String(10), nullable=False),
    Column("run", Integer, nullable=False),
)

# First tries: only they count.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("score", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# Puzzles made of matches that were played here.
made_puzzles = Table(
    "made_puzzles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
)
