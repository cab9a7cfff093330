### Words around a table: before, during and after a match.

## Before the match

lobby-host = This is your table. Invite people, or let bots sit down; then start.
lobby-guest = Take a seat. The host starts the match.
lobby-seats = Seats
lobby-count =
    { $count ->
        [one] One seat
       *[other] { $count } seats
    }
lobby-fewer = One seat fewer
lobby-more = One seat more
lobby-start = Start
lobby-open =
    { $count ->
        [one] One seat is still open: wait for somebody, or give it to a bot.
       *[other] { $count } seats are still open: wait for people, or give them to bots.
    }
lobby-sit-down = Choose a free seat.
lobby-wait = The match begins as soon as the host starts it.
lobby-invite = Invite
lobby-agreed = What is agreed
lobby-close = Put this table away
link-join = Link to join
link-watch = Link to watch
link-code = Code:
link-qr = Show QR code
link-qr-hint = For a phone at the same table.
link-qr-alt = QR code of the link to join
seats-label = Seats at the table
seat-host = Host
seat-sit = Sit here
seat-stand = Stand up
seat-who = Who sits at seat { $seat }
seat-name = Name
seat-rename = Rename { $name }
seat-remove = Take { $name } off the table
seat-not-here = Not here now
seat-muted = Muted
seat-stand-in = A bot plays for them: { $level }
seat-let-bot = Let a bot play
host-give = Make host
host-give-named = { host-give }: { $name }
host-give-text = { $name } then looks after the table: options, seats and help. You keep your seat, and only { $name } can give it back.
host-given-now = { $name } is the host now.
host-take = Take over as host
host-taken = You are the host now.

## Setting up

set-up-title = Set up { $game }
set-up-who = Who plays
set-up-seat = Seat { $seat }
set-up-friend = A friend, by link
set-up-friend-hint = The seat stays open until somebody sits down.
set-up-add = Add a seat
set-up-remove = Remove seat { $seat }
set-up-table = At the table
set-up-start = Start the match
set-up-start-hint = The bots are ready: it begins at once.
set-up-open = Open the table
set-up-open-hint = You get a link to send. The match begins when all seats are taken.
agreed-options = Options
agreed-change = Change options
agreed-help = Help
agreed-clock = Clock
agreed-listed = List this table
agreed-listed-hint = Everybody on this server sees it and may sit down. Otherwise only people with the link.
agreed-chat = Free talk
agreed-chat-hint = People may write to each other. Signals of the games work either way.
options-usual = As the rulebook has it, without extras.
option-on = Yes
option-off = No
option-nothing = None
option-four-numbers = 12 34 56 78
help-mine = Help for you
help-none = None
help-none-hint = Only what lies open now is noted. The thinking is yours.
help-sheet = Sheet
help-sheet-hint = What everybody has seen is kept for you.
help-odds = Odds
help-odds-hint = Also what follows from it, and how likely the rest is.
help-coach = Coach
help-coach-hint = Also which moves look best, and why. Good for learning.
clock-none = No clock
clock-move = One minute per move
clock-quick = Ten minutes each, ten seconds more per move
clock-slow = One day per move
clock-hint = Nobody loses on time: a bot plays for whoever runs out of it, until they are back.
clock-per-move = { $seconds } seconds per move
clock-base = { $seconds } seconds each, { $increment } more per move
clock-left = Time left:
level-random = Random bot
level-random-hint = Plays anything that is allowed. Everybody beats it.
level-novice = Novice bot
level-novice-hint = Plays like a first evening: sees one thing at a time and forgets a lot.
level-casual = Casual bot
level-casual-hint = Plays soundly, for the moment, and overlooks things now and then.
level-expert = Expert bot
level-expert-hint = Works out everything that can be worked out. Hard to beat.
level-master = Master bot
level-master-hint = The best we have: also looks ahead and reads the others.
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
panel-hide = Fold away
panel-show = Unfold
board-label = The table
progress-round = Round { $now } of { $of }
progress-turn = Turn { $now }
watching = Watching
prompt-skip = Skip ahead
prompt-following = See what just happened.
wait-since = Last move { $ago }.
wait-missing =
    { $count ->
        [one] { $names } is not here now; the match waits.
       *[other] { $names } are not here now; the match waits.
    }
wait-host = Under Table you can let a bot play meanwhile.
wait-hostless = The host is away: under Table you can take over.
away-you = A bot is playing for you.
away-back = I’m back
away-go = Let a bot play for me
line-lost = Connection lost. Trying again; nothing is lost.
line-polling = Slow connection: the table is looked up every two seconds.
log-empty = Nothing has happened yet.
talk-empty = Nobody has said anything yet.
talk-heard = { $name } says: { $text }
talk-say = Say something
talk-send = Send
talk-no-numbers = No numbers: in this game nobody may tell their cards.
talk-off = Free talk is off at this table.
talk-watching = Only those who sit at the table can talk.
talk-mutes = Who is heard
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
people-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
people-matches = Earlier matches
people-match = Match { $number }
vote-concede = Give up
vote-concede-text = The match ends now and counts as lost.
vote-abandon = Break off
vote-abandon-text = The match ends now and does not count.
vote-all = Everybody has to agree: { $names }.
vote-no = Play on
vote-do = End the match
vote-propose = Propose it
ballot-concede = { $count ->
   *[other] { $names } would like to give up.
}
ballot-abandon = { $count ->
   *[other] { $names } would like to break off.
}
ballot-open = Not asked yet or thinking: { $names }.
ballot-yes = Agree
ballot-no = Play on

## After the match

over-played = The match is over.
over-conceded = The table gave up.
over-abandoned = Broken off; this match does not count.
finish-again = Play again
finish-result = Result
finish-table = See the table
finish-replay = Replay
page-match = Match
match-title = A match of { $game }
match-none = There is no such match
match-table = To the table
match-text = Record as text
match-json = Record as JSON
match-link = Link to this match
match-origin = This match went on from another one. See that moment.

## Replay

replay-title = Replay: { $game }
replay-eyes = Through whose eyes
replay-all = Everything open
replay-watch = As a spectator
replay-seat = As { $name }
replay-start = The beginning
replay-move = Moment of the match
replay-at = { $at } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-round = Jump to
replay-round-number = Round { $round }
replay-share = Share this moment
replay-link = Link to this moment
replay-branch = Continue from here
replay-match = The result
branch-text = A new match begins at this moment, with everything as it lies. What comes after is drawn anew.
branch-seat = You play for
branch-rivals = The others
branch-go = Play on from here

## The rules

rules-read = Read the rules
rules-own-words = In our own words. The letters and numbers under each section are the names of the rules; refusals at the table point to them.
rules-search = Search the rules
rules-contents = Sections
rules-option = Option: { $option }
rules-nothing = Nothing found. Try a shorter word.
