### Words around a table: before, during and after a match.

## Before the match

lobby-host = This is your table. Invite people or add bots, then start.
lobby-guest = Take a seat. The host starts the match.
lobby-seats = Seats
lobby-count =
    { $count ->
        [one] One seat
       *[other] { $count } seats
    }
lobby-fewer = One fewer seat
lobby-more = One more seat
lobby-start = Start the match
lobby-open =
    { $count ->
        [one] One seat is still open: wait for somebody, or give it to a bot.
       *[other] { $count } seats are still open: wait for people, or give them to bots.
    }
lobby-sit-down = Choose a free seat.
lobby-wait = Waiting for the host to start the match.
lobby-invite = Invite
lobby-agreed = Table settings
lobby-close = Delete table
link-join = Invite link
link-watch = Link for spectators
link-code = Code:
link-qr = Show QR code
link-qr-hint = For someone at the same table with a phone.
link-qr-alt = QR code of the invite link
lan-closed = These links work on this computer only, because Ludoteca is not open to your network.
lan-let-in = Let people on this network join
lan-open = Open to your network.
lan-meaning = Anyone on this network (the same Wi-Fi, for example) can then reach this Ludoteca with the link. Nothing is encrypted, so only do this on a network you trust.
lan-trouble = If a friend’s device can’t open the link, check that it is on the same network and that this computer’s firewall allows Ludoteca.
lan-close = Close to the network
lan-address = Address in the links
lan-address-hint = This computer has several addresses. If one doesn’t work, try the next.
invite-title = { $name } invites you to play
invite-title-nobody = You are invited to play
invite-seats = At the table
invite-rules = What you’ll play
invite-sit = Sit down
invite-look = Go in without sitting down
invite-watch = Watch
invite-full = All seats are taken, but you can watch.
invite-playing = The match has already begun. You can watch, and play the next one.
invite-over = The match is over. You can go in and see how it ended.
invite-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
goal-lost-code = You see everyone’s stones except your own. Bet on the sums of yours, work out what they are, and score the most points.
goal-think-str8 = You see everyone’s cards except your own. Bet on the sums of yours with the ruler, work out what they are, and score the most points.
goal-the-game = One team, { BOX("the-game.cards") } cards, four piles: two go up, two go down. Lay every card without telling each other the numbers.
goal-the-game-extreme = One team, { BOX("the-game-extreme.cards") } cards, four piles, and commands on the cards that change the rules. Lay every card without telling each other the numbers.
daily-title = Today’s deals
daily-lead = The same deals for everyone in the world. Play each one once for the results, and practise as often as you like.
daily-next = New deals in { $time }
daily-of = Deal of { $day }
daily-streak =
    { $days ->
        [one] You have played the daily deals 1 day in a row.
       *[other] You have played the daily deals { $days } days in a row.
    }
daily-streak-share = { $days } days in a row.
daily-fair = A day begins and ends at midnight UTC. A match that counts is yours alone: no help beyond the sheet, no bot in your place, nobody looking on.
way-alone = alone
way-team = with two bots
way-rivals = against two bots
way-alone-hint = Alone.
way-team-hint = Together with two casual bots.
way-rivals-hint = Against two casual bots.
deal-title = A deal of { $game }
deal-none = There is no such deal
deal-challenge-lead = Play the same deal as somebody else
deal-challenge-own = Your match as a challenge: send others the link below.
deal-challenge = Challenge someone to play this deal
deal-with = In the other seats: { $levels }.
deal-play = Play for the results
deal-play-named = Play for the results: { $title }
deal-go-on = Continue
deal-look = Results
deal-compare = Compare results
deal-practise = Practise
deal-once = It counts once. If you practise first, your result says so.
deal-played-by =
    { $count ->
        [0] Nobody has played it here yet.
        [one] One person has played it here.
       *[other] { $count } people have played it here.
    }
deal-given-up = Given up
deal-mine = Your result
deal-all-laid = All cards laid
deal-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
deal-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
deal-place = Place { $place } of { $total } on this server
deal-practised = You had practised this deal before.
deal-was-practice = This was practice; it is not in the results.
deal-share = Share, without giving anything away
deal-share-par = Better than { $percent }% of { $level ->
    [novice] novice
    [casual] casual
    [expert] expert
   *[master] master
} bots’ games.
deal-look-back = See your match again
deal-par = How bots do on this deal
deal-par-text = The same deal, played many times by bots of each level in your seat.
deal-par-level = Level
deal-par-mean = Average
deal-par-beaten = You did better than
deal-par-percent = { $percent }%
deal-par-games = Games
deal-par-always = always the same
deal-par-equal = just as well
deal-par-waits = The bots are still playing, so these numbers will get more exact.
deal-par-none-yet = The bots are still playing. Their results will appear here.
deal-results = Results on this server
deal-col-place = Place
deal-col-name = Name
deal-col-result = Result
deal-col-when = When
deal-mark-practised = practised first
deal-more =
    { $count ->
        [one] 1 result in all.
       *[other] { $count } results in all.
    }
deal-secret = Once you have finished it you can look at how the others played.
deal-nobody = No results yet. Yours could be the first.
deal-link = Link to this deal
deal-mark-maker = (played it first)
beside-title = Side by side
beside-whose = Whose match
beside-mine = Beside mine
beside-moment = Moment
beside-at = Decision { $at } of { $of }
beside-parted = Where they differ
beside-you = You
share-climb = Share of each level’s games beaten
share-picture = Picture
share-image = Share as image
share-failed = The image could not be made.
deal-until = { $hours } h { $minutes } min
seats-label = Seats at the table
seat-host = Host
seat-sit = Sit here
seat-stand = Leave this seat
seat-who = Who sits at seat { $seat }
seat-name = Name
seat-rename = Rename { $name }
seat-remove = Remove { $name }
seat-not-here = Offline
seat-muted = Muted
seat-stand-in = A bot is playing for them: { $level }
seat-let-bot = Let a bot take over
host-give = Make host
host-give-named = { host-give }: { $name }
host-give-text = { $name } will run the table: options, seats and help. You keep your seat, and only { $name } can hand it back.
host-given-now = { $name } is now the host.
host-take = Take over as host
host-taken = You are now the host.

## Setting up

set-up-title = Set up { $game }
set-up-who = Who plays
set-up-seat = Seat { $seat }
set-up-friend = A friend (by link)
set-up-friend-hint = The seat stays open until someone takes it.
set-up-add = Add a seat
set-up-remove = Remove seat { $seat }
set-up-table = Table
set-up-start = Start the match
set-up-start-hint = It begins right away.
set-up-open = Open the table
set-up-open-hint = You get a link to share. You can start once all seats are taken.
agreed-options = Options
agreed-change = Change options
agreed-help = Help
agreed-clock = Clock
agreed-listed = List this table publicly
agreed-listed-hint = Everyone on this server can see it and sit down. Otherwise only people with the link can.
agreed-chat = Chat
agreed-chat-hint = Players can write to each other. The games’ own signals work either way.
options-usual = Rulebook game, no extras.
option-on = Yes
option-off = No
option-nothing = None
option-four-numbers = 12 34 56 78
option-smaller = A smaller game
help-mine = Help for you
help-none = None
help-none-hint = Only what everyone can see. The thinking is yours.
help-sheet = Sheet
help-sheet-hint = Keeps track of everything that has been seen.
help-odds = Odds
help-odds-hint = Also works out what follows from it, and how likely the rest is.
help-coach = Coach
help-coach-hint = Also suggests the best moves and says why. Good for learning.
help-tips = What the coach would do
help-tip-play = Play it
help-tip-how = A tap plays it.
help-judged = Judged
help-certain = Certain
clock-none = No clock
clock-move = One minute per move
clock-quick = Ten minutes each, plus ten seconds per move
clock-slow = One day per move
clock-hint = No one loses on time: a bot plays for whoever runs out, until they are back.
clock-per-move = { $seconds } seconds per move
clock-base = { $seconds } seconds each, plus { $increment } per move
clock-left = Time left:
level-random = Random bot
level-random-hint = Plays any legal move. Everyone beats it.
level-novice = Novice bot
level-novice-hint = Plays like someone on their first evening: sees one thing at a time and forgets a lot.
level-casual = Casual bot
level-casual-hint = Plays soundly from move to move and overlooks things now and then.
level-expert = Expert bot
level-expert-hint = Works out everything that can be worked out. Hard to beat.
level-master = Master bot
level-master-hint = Our best: also looks ahead and reads the other players.
level-strength-together = { $players ->
    [1] { $won ->
        [0] Alone it hardly ever wins.
       *[other] Alone it wins { $won } of 100 matches.
    }
   *[other] { $won ->
        [0] { $players } of them together hardly ever win.
       *[other] { $players } of them together win { $won } of 100 matches.
    }
}
level-strength-among = { $won ->
    [0] Among bots of all levels it hardly ever wins.
   *[other] Among bots of all levels it wins { $won } of 100 matches.
}

## During the match

tab-sheet = Sheet
tab-help = Help
tab-table = Table
tab-log = Log
tab-talk = Talk
panel-all = Beside the table
panel-left = Log and talk
panel-right = Sheet and table
panel-hide = Collapse
panel-show = Expand
board-label = The table
progress-round = Round { $now } of { $of }
progress-turn = Turn { $now }
watching = Watching
prompt-skip = Skip
prompt-following = See what just happened.
wait-since = Last move { $ago }.
wait-missing =
    { $count ->
        [one] { $names } isn’t here right now; the match is waiting.
       *[other] { $names } aren’t here right now; the match is waiting.
    }
wait-host = Under Table you can let a bot take over.
wait-hostless = The host is away: you can take over under Table.
away-you = A bot is playing for you.
away-back = I’m back
away-go = Let a bot play for me
left-away = A bot plays for { $name } until they are back.
left-back = { $name } is back.
left-table = { $name } has left the table.
line-lost = You are offline. Reconnecting…
line-lost-kept = You’re offline. Your move will be sent.
line-slow = The server is slow to respond…
line-slow-kept = Your move is on its way…
line-polling = Limited connection: updates every two seconds.
log-empty = Nothing has happened yet.
reactions = Reactions
reaction-clap = Applause
reaction-laugh = Laughing
reaction-wow = Wow
reaction-thanks = Thanks
reaction-oops = Oops
reaction-hurry = Your turn, please
setting-reactions = Other people’s reactions
setting-reactions-hint = Small pictures that others send at the table.
talk-empty = No messages yet.
talk-heard = { $name } says: { $text }
talk-say = Message
talk-send = Send
talk-no-numbers = No numbers: in this game nobody may reveal their cards.
talk-off = Chat is off at this table.
talk-watching = Only players at the table can chat.
talk-mutes = Mute players
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
programs-title = Let a program play
programs-text = A token lets a program of yours play one seat at this table, and do nothing else. It is valid for 90 days.
programs-token = Token
programs-address = Address for the program
programs-once = Copy the token now: it is shown only this once.
programs-seat = Seat
programs-mine = My own seat
programs-open = Open seat { $number }
programs-name = Name of the program
programs-make = Create a token
programs-no-seat = Sit down first: a program plays your seat, or an open one that the host gives it.
programs-line = { $name }, until { $until }
programs-revoke = Revoke
programs-revoke-of = Revoke the token of { $name }

people-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-matches = Earlier matches
people-match = Match { $number }
vote-concede = Give up
vote-concede-text = The match ends now and counts as lost.
vote-abandon = Abandon match
vote-abandon-text = The match ends now and does not count.
vote-all = Everyone has to agree: { $names }.
vote-no = Keep playing
vote-do = End the match
vote-propose = Propose
ballot-concede = { $count ->
   *[other] { $names } would like to give up.
}
ballot-abandon = { $count ->
   *[other] { $names } would like to abandon the match.
}
ballot-open = Still to answer: { $names }.
ballot-yes = Agree
ballot-no = Keep playing

## After the match

over-played = The match is over.
over-conceded = The players gave up.
over-abandoned = Abandoned; this match does not count.
finish-again = Play again
finish-result = Result
finish-table = Show the table
finish-replay = Replay
finish-review = Review this match
page-match = Match
match-title = A match of { $game }
match-ahead = You have this deal ahead of you
match-none = This match does not exist
match-table = Go to the table
match-text = Download as text
match-json = Download as JSON
match-link = Link to this match
match-origin = This match continues another one. See that moment.

## Replay

replay-title = Replay: { $game }
replay-eyes = Point of view
replay-all = Everything open
replay-watch = Spectator
replay-seat = { $name }
replay-start = Start of the match
replay-move = Position in the match
replay-at = { $at } of { $of }
replay-first = Go to the start
replay-back = Step back
replay-next = Step forward
replay-last = Go to the end
replay-play = Play
replay-pause = Pause
replay-round = Jump to
replay-round-number = Round { $round }
replay-share = Share this moment
replay-link = Link to this moment
replay-branch = Continue from here
replay-match = Back to the result
branch-text = A new match begins at this moment, with everything where it is. What comes next is drawn afresh.
branch-seat = You play as
branch-rivals = The others
branch-go = Play from here

## The rules

rules-read = Read the rules
rules-own-words = In our own words.
rules-lesson = See it in the lesson
rules-search = Search the rules
rules-contents = Sections
rules-option = Option: { $option }
rules-nothing = Nothing found. Try a shorter word.
wait-offline =
    { $seconds ->
        [-1] { $count ->
            [one] { $names } is offline.
           *[other] { $names } are offline.
        }
       *[other] { $count ->
            [one] { $names } is offline, { $seconds } s.
           *[other] { $names } are offline, { $seconds } s.
        }
    }
seat-offline-since = Offline, { $ago }
log-signals = Show signals
sound-offer = Play with sound?
sound-offer-yes = Turn sound on
help-host = As the host, you set how much help anyone at this table can use.
rules-ids = This section covers the rules
set-up-with = Play
set-up-alone = Alone
set-up-bots = With bots
set-up-friends = With friends
set-up-alone-hint = It begins right away.
replay-speed = Speed
replay-times = ×{ $speed }
replay-by = Step
replay-by-decision = By decision
replay-by-event = By event
again-offered =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
again-waiting = Waiting for { $names } to accept.
again-waiting-offline =
    { $count ->
        [one] { $names } is offline and will find your offer later.
       *[other] { $names } are offline and will find your offer later.
    }
again-accept = Accept
again-withdraw = Cancel offer
series-best-of = Best of { $count }
series-choice = { $count ->
        [0] As many as you like
       *[other] Best of { $count }
    }
series-over = The series is over. The next match begins a new one.
series-won = { $count ->
        [one] { $names } wins the series.
       *[other] The series ends level: { $names }.
    } The next match begins a new one.
series-rotates = Everyone moves one seat along after each match.
agreed-series = Series
agreed-rotate = Rotate seats
agreed-rotate-hint = Everyone moves one seat along for each new match.
series-title = This series
series-team = Won { $won } of { $played } matches
