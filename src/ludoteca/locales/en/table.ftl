# What a table says to the people at it.

table-guest = Guest
table-program = Program

table-not-found = There is nothing here for you. The table may be private: ask for its link.
table-no-such-code = No table has this code. Check it with whoever invited you.
table-link-used = This link has already been used or is more than an hour old. Make a new one on your other device.
table-name-empty = Choose a name with at least one visible character.
table-forget-name = Type your name exactly as shown above, so that nobody is deleted by mistake.
table-text-empty = Write something first.

table-no-such-game = There is no game called “{ $game }”.
table-no-such-bot = There is no such bot. Choose one of: { $bots }.
table-no-such-seat = There is no such seat: this table has { $seats }, counted from 0.
table-no-such-moment = That match has { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }: choose a point from 0 to that number.
table-bad-options = These options do not fit. { $why }
table-bad-clock = Choose either seconds per move, or a base time with an increment.
table-bad-move = { $why }
table-bad-record = This record cannot be read. { $why }
table-too-many-tables = You have { $most } open tables. Finish or close one first.
table-one-seat-each = You can only take one seat at a table.

table-only-watching = Your link is for watching. Ask for the invite link to sit down.
table-only-host = Only the host of the table can do that.
table-host-was-here =
    { $minutes ->
        [one] The host may be back soon. If nothing happens for another minute, you can take over.
       *[other] The host may be back soon. If nothing happens for another { $minutes } minutes, you can take over.
    }
table-only-this-machine = Only the page on the computer that runs Ludoteca can do that.
table-no-network = This computer has no address that others could reach. Connect it to a network first.
table-served-at = Ludoteca is at { $address } (stop with Ctrl+C)
table-lan-invitation = People on your network can join at { $link }
table-lan-others = If that does not open: { $links }
table-lan-meaning = Nothing is encrypted, and everyone on your network can reach it until you stop Ludoteca.
table-too-many-reviews = You are already waiting for { $most } reviews. Ask again when one of them is done.
table-deal-alone = Nobody can watch here: others still have this deal ahead of them. Once you have finished it, you can see the replay.
table-deal-unplayed = This is a match on today’s deal. Finish the deal yourself first, then you can see how others played it. Tomorrow everyone can.
table-deal-played = You have played this deal for the results already. You can practise it as often as you like.
table-deal-over = The day of this deal is over. You can still practise it.
table-deal-yourself = This match counts for the results: play it yourself, with the same help as everyone else.
table-not-seated = Take a seat first.
table-table-crowded = There is no room for more guests at this table.
table-no-free-seat = All seats are taken. You can watch, or wait for one.
table-seat-taken = That seat is taken.
table-seats-open = There are open seats: wait for people, or give the seats to bots.
table-people-sit-there = More people than that are seated. Somebody has to stand up first.
table-host-stays = The host keeps their seat.
table-no-person-there = Nobody sits there.
table-no-puzzle = { $why }
table-open-or-bot = A seat is either open or a bot’s: choose one.
table-goes-on-as-it-was = This match continues another one, so its options stay the same.

table-match-runs = That has to wait until the match is over.
table-no-match-runs = No match is running at this table.
table-no-match-yet = No match has been played here yet.
table-match-was-played = A match was played at this table, so it is kept.
table-over-by-then = The match was over at that point. Choose an earlier one.
table-already-played = You have already moved, perhaps in another window. Look again.
table-out-of-step = The match has not got that far yet. Reload the page.
table-busy = The table is very busy. Try again.

table-chat-off = Free talk is off at this table. Signals still work, where the game has them.
table-muted = The host has muted your seat.
table-silence = Silence is in force: nobody may talk or give signals.
table-numbers-are-secret = No numbers, please: during a match nobody may mention any, in digits or in words. Try it without.

table-help-none = This table plays without help.
table-help-sheet = This table allows the sheet, but no more help than that.
table-help-odds = This table allows odds, but no coach.
table-nothing-to-explain = There is nothing to explain about that.
table-help-failed = Help is not working in this match right now. You can play on without it.

table-bad-request = That request was not understood. { $why }
table-bad-message = That message was not understood. { $why }
table-hello-first = Say hello first.
table-too-large = That is too much at once.
table-slow-down = That was a lot in a short time. Wait a moment and try again.
table-too-slow = That took too long to arrive. Try again.
table-too-many-sockets = You already have this open in { $most } places. Close one of them first.
table-server-full = This server is full right now. Try again in a moment.
table-wrong-host = This server does not go by that name. Use the address you were given.
table-match-long = This match has become very long: it can only be played to its end now, without signals or take-backs.
table-record-long = This record is too long: at most { $most } moves can be imported.
table-damaged = The stored data of this table is damaged. Whoever runs this server can repair it.
table-too-many-records = You have reached the limit for stored games ({ $most }, or 20 MB). Those that nobody opens are deleted after a while.
table-too-many-matches = { $most } matches have been played at this table. Set up a new one.
table-removed-here = The host has removed you from this table.
table-ballot-runs = A vote is open: nobody who is here can be replaced until it is over.
table-too-many-tokens = At most { $most } programs can be allowed at one table. Revoke one first.
table-token-scope = A program’s token is for playing its seat, and for nothing else.
table-cross-site = This came from another site, so it was not done.
table-bad-token = This seat token is not valid for this table.
table-not-allowed = That cannot be done here.
table-banned = You have been banned from this server.
table-read-only = The server is under maintenance: you can look at everything, and play again in a moment.
table-server-error = Something went wrong on our side. Your match is safe: try again.
table-shutting-down = The server is about to restart. Come back in a moment.
table-moved-on = The match has gone on since then.

alert-body = { $count ->
    [0] { $game }
   *[other] { $game } with { $names }
}
table-push-none = This server sends no turn alerts.
table-push-unknown = Your browser uses a push service that this server does not know. Whoever runs the server can allow it.
