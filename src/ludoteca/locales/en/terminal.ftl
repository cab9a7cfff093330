### Play in a terminal: commands, the line mode and the screen.

## Who sits where

terminal-player-name = Player { $number }
terminal-names-and = { $first } and { $last }
terminal-names-too-many = There are { $names } names for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: leave some out.
terminal-names-wrong = “{ $name }” cannot be a name: use 1 to { $longest } printable characters.
terminal-names-twice = Two players have the same name: give each their own.
terminal-seats-contradict = --bots names every seat when it contains “person”, so --players and --people must say the same or be left out.
terminal-seats-do-not-fit = { $people ->
        [one] { $people } person
       *[other] { $people } people
    } and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } do not make { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: name one bot level for all bots, or one for each.
terminal-seats-how-many = This game is for { $first } to { $last } players, not { $players }.
terminal-chance = Chance
terminal-hand-over = Pass the keyboard to { $name }; press Enter.
terminal-choice-hand-over = Pass the keyboard to { $name }
terminal-choice-bot-starts = { $keen ->
        [yes] { $name } starts, and would like to
       *[no] { $name } starts
    }
terminal-your-turn = Your turn.
terminal-waiting = Waiting for { $name }.
terminal-result-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
terminal-result-nobody = Nobody wins.
terminal-help-none = There is no help here.
terminal-log-empty = Nothing has happened yet.
terminal-signals-none = There is nothing you may say now.

## Saved matches

terminal-save-in-use = The match { $name } is open in another window: continue there, or close it first.
terminal-save-unknown = There is no saved match “{ $name }”. See the list with: ludoteca resume --list
terminal-save-damaged = { $path } is damaged and was left as it is. ({ $reason })
terminal-save-other-seats = { $path } is damaged and was left as it is: its seats are not those of its record.
terminal-save-version = { $path } was written by another version of Ludoteca ({ $version }) and was left as it is.
terminal-save-kept = Saved. Continue with: ludoteca resume { $name }
terminal-save-record = The record is in { $path }. Look back with: ludoteca replay { $name }
terminal-save-none = There is no saved match. Start one with: ludoteca play
terminal-save-choose = Several matches are saved. Continue one with: ludoteca resume NAME
terminal-save-line = { $name }: { $title }, { $players }, begun { $begun }

## Commands

terminal-cli-about = The Lost Code, Think Str8!, The Game and The Game: Extreme. Play, learn and study.
terminal-cli-language = language to use: en, it, fr or de (default: your system’s)
terminal-cli-language-unknown = There is no language “{ $language }”. Languages: { $languages }.
terminal-cli-version = show the version
terminal-cli-completion = print a script that lets your shell complete commands on Tab
terminal-cli-games = list the games
terminal-cli-games-json = as JSON, with all options
terminal-cli-play = play: in the browser, or in this terminal
terminal-cli-play-about = Without a game the browser opens, where it can. With a game, or with --terminal, you play here.
terminal-cli-resume = continue a saved match
terminal-cli-replay = look back at a match, step by step
terminal-cli-record = check a record, or convert it between text and JSON
terminal-cli-record-check = say whether a record is sound
terminal-cli-record-convert = print a record in its other form
terminal-cli-to = text or json (default: the other one)
terminal-cli-game = which game: { $games }
terminal-cli-terminal = play in this terminal
terminal-cli-plain = line by line, for pipes and screen readers
terminal-cli-lan = in the browser: let people in your local network join
terminal-lan-browser = --lan is for the game in the browser: run ludoteca play --lan without a game.
terminal-cli-daily = play the deal of the day, the same for everyone
terminal-cli-way = how: alone, with two bots (team), against two bots (rivals)
terminal-daily-none = { $game } has no deal of the day. These have: { $games }.
terminal-daily-ways = { $game } can be played: { $ways }.
terminal-daily-again = You have finished this deal before: this is practice.
terminal-daily-next = New deals in { $hours } h { $minutes } min, at midnight UTC. The same command plays this one again, for practice.
terminal-cli-history = list the matches finished in this terminal
terminal-history-none = No match has been finished here yet.
terminal-history-won = { $names }: all cards laid
terminal-history-left = { $names }: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
terminal-history-line = { $when }  { $title }  { $result } { $deal ->
    [yes] (daily deal)
    [again] (daily deal, not the first time)
   *[no] { "" }
}  { $name }
terminal-history-sum = { $count ->
    [one] { $count } match.
   *[other] { $count } matches.
} { $team } of them as a team: { $won } won.
terminal-history-look = Look back with: ludoteca replay NAME, or review NAME
terminal-cli-players = how many players (default: 2)
terminal-cli-people = how many of them are people at this keyboard (default: 1)
terminal-cli-bots = level of the bots, one for all or one for each; with the word person it names every seat
terminal-cli-names = names, seat by seat
terminal-cli-seed = the same seed gives the same deal and the same dice
terminal-cli-think = how many seconds a bot may think about a move (default: 2)
terminal-cli-pace = how many seconds to wait after a bot’s move (default: 1; 0 line by line)
terminal-cli-option = any option of the game
terminal-cli-options-of = options of { $game }
terminal-cli-name = which match; the only one if there is just one
terminal-cli-list = only list them
terminal-cli-file = a record, as text or JSON
terminal-cli-seat = from which seat to look, counted from 0; “-” for a spectator (default: 0)
terminal-cli-check = check that a game keeps the laws every game has to keep
terminal-cli-check-game = which game: its name, or package.module:GAME of one that is not installed
terminal-cli-check-matches = how many random matches to look at (default: 60)
terminal-cli-check-seed = a different seed looks at different matches
terminal-cli-see-help = { $problem } See: { $command } --help
terminal-cli-option-form = “--option { $option }” is written --option NAME=VALUE.
terminal-games-line = { $name }: { $title }, { $first } to { $last } players. Bots: { $bots }.
terminal-games-line-alone = { $name }: { $title }, { $first } to { $last } players, together. Bots: { $bots }.
terminal-which-game = Which game?
terminal-which-players = How many players?
terminal-which-bots = How many of them are people at this keyboard?
terminal-which-level = Which level do the bots have?
terminal-answer-number = Type a number from { $first } to { $last }.
terminal-record-sound = The record is sound: { $title }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $over ->
        [yes] finished
       *[no] unfinished
    }.
terminal-file-problem = { $path } cannot be used: { $reason }.
terminal-system-problem = This cannot be done: { $reason }.
terminal-bot-failed = A bot failed; the match is waiting where it was. ({ $reason })
terminal-seat-unknown = There is no seat “{ $seat }”: take 0 to { $last }, or “-” for a spectator.
terminal-seconds = “{ $value }” is not a number of seconds, 0 or more.

## The line mode

terminal-plain-help-hint = “help” shows what you can type.
terminal-plain-help =
    view: the whole table. log: what has happened. moves: every move you have.
    sheet: what you have seen. odds: what follows from it.
    coach: what a coach would do now, and why.
    signals: what you may say now; type it to say it. quit: save and leave.
terminal-plain-help-why = why eagle 5: what is known of a number.
terminal-plain-help-mark = mark eagle 5 cross: a mark on your sheet (cross, circle, question or none).
terminal-plain-type-move = Type a move, or its number.
terminal-plain-type-number = Type the number of a move, or the move itself.
terminal-plain-type-lay = Type a card and a pile: “34 up1”. Piles: up1, up2, down1, down2. “end” ends the turn.
terminal-plain-type-wheel = Type a wheel and where it begins: “wheel 7 9”, or only “7 9”, shows 9 to 15.
terminal-plain-type-place = Type where your tile begins: “place 9”, or only “9”.
terminal-plain-type-guess = Type your numbers: “{ $move }”, or only “3 5”; “-” for none.
terminal-plain-no-such-number = Type a number from 1 to { $last }, or a move.
terminal-plain-why = Type: why eagle 5, with a symbol in play and a number that occurs.
terminal-plain-mark = Type: mark eagle 5 cross, with a symbol in play, a number that occurs, and cross, circle, question or none.
terminal-mark-cross = cross
terminal-mark-circle = circle
terminal-mark-question = question
terminal-mark-done = Noted.

## The Lost Code and Think Str8!

terminal-code-where = Round { $round } of { $rounds } · { $phase }
terminal-code-neutral = Neutral { $number }
terminal-code-log = { $name }: { $stones }.
terminal-code-own-log = { $game ->
        [think-str8] Your rack, numbers hidden: { $stones }.
       *[lost-code] Your log, numbers hidden: { $stones }.
    }
terminal-code-left = Left to draw: { $stones }.
terminal-code-open = Face up: { $stones }.
terminal-code-dice = Dice: { $dice }.
terminal-code-order = Order: { $names }.
terminal-code-wheel-free = free
terminal-code-wheel = { $game ->
        [think-str8] Tile of { $width }
       *[lost-code] Wheel of { $width }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $state }.
terminal-code-bid = { $bid }.
terminal-code-free = { $game ->
        [think-str8] Free tiles (points)
       *[lost-code] Free wheels (points)
    }: { $wheels }.
terminal-code-track = Track, furthest behind first: { $places }.
terminal-code-token = Token { lost-code-symbol }: { $taken ->
        [yes] { $name }
       *[no] free
    }.
terminal-code-cursed = { $name } is cursed.
terminal-code-numbers-to = Numbers go from 0 to { $top }.
terminal-code-sheet-line = { lost-code-symbol }: seen { $seen }; open { $open }.
terminal-code-sheet-marks = Your marks: { $marks }.
terminal-code-round = Round { $round }, { $dice }: { $answers }.
terminal-code-codes-left = { $codes ->
        [one] One code is left: you know it.
       *[other] { $codes } codes are left.
    }
terminal-code-chances = { lost-code-symbol }: { $chances }.
terminal-code-best-place = Width { $width }: best on { $range }, where it is right { $chance }% of the time.
terminal-code-final = { lost-code-symbol } { $number }, written { $written }: { $points }
terminal-code-finals = { $name }: { $parts }. Total { $total }.

## The Game and Extreme

terminal-cards-where = Turn { $turn } · { $cards ->
        [0] draw pile empty
        [one] 1 card to draw
       *[other] { $cards } cards to draw
    }
terminal-cards-who-starts = Who starts?
terminal-cards-your-turn = { $more ->
        [0] Your turn: lay more cards, or end the turn.
        [one] Your turn: one more card to play.
       *[other] Your turn: { $more } more cards to play.
    }
terminal-cards-holds = { $name } holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
terminal-cards-hand = { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
terminal-cards-in-force = In force: { $says }
terminal-cards-only-pile = This turn’s cards go { pile-onto }.
terminal-cards-duty = Before your turn ends, cover { pile-name }.
terminal-cards-pile = { pile-head } ({ $code }): { $top }.
terminal-cards-pile-command = Command: { command-name }.
terminal-cards-unseen = { $count ->
        [0] You have seen every card.
        [one] One unseen card: { $cards }.
       *[other] { $count } unseen cards: { $cards }.
    }
terminal-cards-fits = { pile-head }, { $top }: { $count ->
        [one] one unseen card still fits
       *[other] { $count } unseen cards still fit
    }.

## Looking back

terminal-replay-head = Step { $step } of { $steps } · { $spectator ->
        [yes] as a spectator
       *[no] as { $name }
    }
terminal-replay-help = Enter or n: next. p: previous. r: next round or turn, r 3: the third, b: back by one. s: start, e: end. seat 1, seat -: whose eyes to look through. log: everything so far. m: next mistake, why: what there is to say about this decision. q: leave.
terminal-replay-no-mistake = There is no mistake after this.
terminal-replay-no-decision = There is no decision here.
terminal-replay-judging = Judging …

## The screen

terminal-log = Log
terminal-rounds = Rounds
terminal-sheet-sheet = Sheet
terminal-sheet-crossed = Sheet ×
terminal-sheet-odds = %
terminal-row-stacks = to draw
terminal-row-open = face up
terminal-row-tokens = tokens
terminal-row-dice = Dice
terminal-row-order = Order
terminal-row-track = Track
terminal-written = { $count } of up to { $most }
terminal-trick = trick
terminal-fire-burning = burns
terminal-fire-due = cover it now
terminal-signal-leave = leave it
terminal-signal-leave-please = hands off
terminal-signal-small-step = small steps
terminal-signal-good = good here
terminal-signal-free = free
terminal-signal-trick = trick here
terminal-command-stop = Stop
terminal-command-skull = Skull
terminal-command-three = 3!
terminal-command-silence = Silence
terminal-command-no-backwards = No backwards
terminal-command-one-pile = One pile
terminal-command-draw-one = Draw one
terminal-say-what = What do you want to say?
terminal-said-soon = It will be said as soon as this move is made.
terminal-coach-thinks = The coach is thinking.
terminal-coach-judged = Judged: { $assumes }
terminal-coach-only = There is only one thing to do.
terminal-coach-wait = It is not your turn.

terminal-setup-game = Game
terminal-setup-players = Players
terminal-setup-seat = Seat { $number }
terminal-setup-person = a person here
terminal-setup-on = on
terminal-setup-off = off

terminal-keys-list = arrows choose · Enter
terminal-keys-wheel = ↑↓ wheel · ←→ turn it · Enter
terminal-keys-place = ←→ move it · Enter
terminal-keys-numbers = digits write · Enter
terminal-keys-hand = ←→ card · ↑↓ pile · Enter, 1–4 lay · e end · u undo
terminal-keys-match = q leave · ? help
terminal-keys-code = m sheet · h help · Tab log · ? keys · q leave
terminal-keys-cards = s say · ? keys · q leave
terminal-keys-aside = Esc back
terminal-keys-sheet = arrows · x cross · o circle · ? question · Enter why · Esc back
terminal-keys-over = Tab log · q leave
terminal-keys-replay = ←→ step · ↑↓ turn · m mistake · w why · s seat · h help · Tab log · q leave
terminal-keys-setup = ↑↓ row · ←→ change · Enter begin · Esc leave

terminal-legend = Arrows and Enter choose. q saves and leaves.
terminal-legend-code =
    Arrows choose, Enter confirms. Tab: rounds or log. PgUp, PgDn: scroll.
    h: more help (what is impossible, then how likely the rest is).
    c: what a coach would do now, and why.
    m: your sheet. Arrows move, x o ? make a mark, Space erases it,
    Enter says why a number is possible or not, Esc goes back.
    q or Ctrl+C: save and leave.

    Your own stones show only their backs. On the sheet ■ is a number you
    have seen elsewhere, × one that is impossible.
    ▸ has the turn, ☠ is cursed. Answers: ✓ right, ↓ lower, ↑ higher, ✗ wrong.
    Markers on one space: the first one named is on top, furthest behind.
terminal-legend-cards =
    ← → choose a card, ↑ ↓ a pile, Enter lays it; 1 to 4 lay it at once.
    e: end the turn. u: take the last card back, where the table allows it.
    s: say something about a pile or a command. PgUp, PgDn: scroll the log.
    c: what a coach would do now, and why.
    q or Ctrl+C: save and leave.

    ▲ piles rise from 1 to 99, ▼ piles fall from 100 to 2.
    Below a pile: how much of it is used up and how many numbers are left,
    then the step your card would take, ⟲ where it goes back by ten.
    { "*" } marks a card with a command.
