### Words of the browser client.

## The boxes

game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-the-game = The Game
game-the-game-extreme = The Game: Extreme
game-lost-code-mood = Everyone can see your code. Everyone but you.
game-think-str8-mood = Six colours, one ruler and a clear head.
game-the-game-mood = Together, or not at all.
game-the-game-extreme-mood = The same table, frozen over.
game-players = { $from }–{ $to } players
game-minutes = about { $minutes } minutes

## Symbols of The Lost Code, each with its letter

symbol-eagle = eagle
symbol-eagle-letter = E
symbol-jaguar = jaguar
symbol-jaguar-letter = J
symbol-chameleon = chameleon
symbol-chameleon-letter = C
symbol-snake = snake
symbol-snake-letter = S
symbol-human = human
symbol-human-letter = H
symbol-bear = bear
symbol-bear-letter = B
stone-open = { $symbol } { $number }
stone-back = { $symbol }, number hidden

## Colours of Think Str8!, each with a short form

colour-blue = blue
colour-blue-short = Bl
colour-green = green
colour-green-short = Gn
colour-yellow = yellow
colour-yellow-short = Ye
colour-violet = violet
colour-violet-short = Vi
colour-red = red
colour-red-short = Rd
colour-grey = grey
colour-grey-short = Gy
card-open = { $colour } { $number }
card-back = { $colour }, number hidden

## Pieces of both

rack-log = { $name }’s log
rack-own-log = Your log
rack-rack = { $name }’s rack
rack-own-rack = Your rack
die-shows = Die: { $face }
range-digits =
    { $width ->
        [1] { $from }
       *[other] { $from }–{ $to }
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
range-spoken =
    { $width ->
        [1] exactly { $from }
       *[other] { $from } to { $to }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wheel-name =
    { $width ->
        [one] Wheel, { $width } number
       *[other] Wheel, { $width } numbers
    }
tile-name =
    { $width ->
        [one] Tile, { $width } number
       *[other] Tile, { $width } numbers
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wheel-lower = Lower
wheel-higher = Higher
marker-on = { $name } on { $position }
track-name = Score track, from last to first
shortcut-token = Shortcut token: { $symbol }
skull-token = Curse of the Temple

## The Game and Extreme

number-card = { $number }
number-card-command = { $number }, { $command }
number-card-fire = { $number }, on fire
card-face-down = face-down card
pile-ascending = Rising pile, top card { $top }
pile-descending = Falling pile, top card { $top }
pile-effect-step = the card moves it by { $by }
pile-effect-trick = the card goes back by ten
pile-effect-no = the card can’t go here
fire-mark = On fire
seat-mark = Seat { $seat }

## Controls

ui-told = { $what }: { $text }
ui-close = Close
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = The text is selected: copy it with your keyboard.
ui-share = Share
ui-loading = Loading…
ui-sheet-open = Open the sheet
ui-sheet-close = Close the sheet
ui-skip-to-content = Skip to the content
ui-try-again = Try again
seat-you = (you)
seat-bot = Bot
seat-away = Away
seat-turn = To move

## Settings

setting-language = Language
language-en = English
language-it = Italiano
language-fr = Français
language-de = Deutsch
setting-scheme = Theme
setting-scheme-auto = Match device
setting-scheme-light = Day
setting-scheme-dark = Night
setting-contrast = Contrast
setting-contrast-auto = Match device
setting-contrast-normal = Normal
setting-contrast-more = High
setting-motion = Motion
setting-motion-auto = Match device
setting-motion-full = Full
setting-motion-less = None
setting-pace = Pace
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-fast = Fast
setting-pace-instant = Instant
setting-sound = Sound
setting-sound-hint = One soft sound for each kind of event.
setting-card = Size of cards and stones
setting-card-small = Small
setting-card-medium = Medium
setting-card-large = Large

## Pages

page-home = Home
page-about = About
page-history = My games
page-settings = Settings
page-style = Style guide
page-lost = Not found
page-broken = Something went wrong
nav-label = Main
frame-unofficial = Unofficial, made by people who like these games.
home-title = Four boxes, one quiet table
home-lead = Play in your browser, with friends or against bots.
home-shelf = The games
about-title = About Ludoteca
about-what = Ludoteca is a place to play four games: with friends far away, against bots, or alone. It is free and open source, made by people who like these games.
about-unofficial = Unofficial
about-notice = This is not an official product. The games, their names and their rulebooks belong to their authors and publishers, who have nothing to do with this site. All words, pictures and code here are our own.
about-buy = If you like a game, buy the box: real stones feel better than pixels.
about-fonts = Type: Fraunces and Atkinson Hyperlegible Next, both under the SIL Open Font License.
lost-title = Nothing here
lost-text = The address may be mistyped, or the table was deleted.
lost-home = Back to the shelf
broken-text = This page could not be loaded. Check your connection, then try again.

## Players, errors, what is the same everywhere

bot-name =
    { $seat ->
        [1] Ada
        [2] Bruno
        [3] Cleo
        [4] Dario
       *[other] Emma
    }
seat-somebody = Somebody
seat-open = Open seat
turn-yours = Your turn
error-offline = The server can’t be reached. Check your connection; nothing is lost.
error-server = The server had a problem. Try again in a moment.
ui-save = Save
ui-cancel = Cancel
rules-title = Rules
rules-of = Rules of { $game }
name-label = Your name

## Home

home-learn = First time? Learn it in a few minutes
home-learn-named = { home-learn }: { $game }
home-lesson = Lesson
home-lesson-named = { home-lesson }: { $game }
home-set-up = More options
home-set-up-named = { home-set-up }: { $game }
home-mine = My tables
home-join = Join friends
home-open = Open tables
home-open-none = No open tables right now. Set one up and list it here.
home-daily = Today’s deals: the same cards for everyone
home-puzzles = Puzzles: find the one best answer
join-code = Table code or link
join-hint = Ask whoever set up the table.
join-go = Join
join-failed = This link doesn’t work
tables-turn = Waiting for { $names }
tables-playing = In progress
tables-open =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
tables-ready = Ready to start
tables-waits = Waiting for you
tables-again =
    { $count ->
        [one] { $names } wants to play again
       *[other] { $names } want to play again
    }
tables-won = Won
tables-lost = Lost
tables-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
tables-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tables-over = Finished
gone-text = The table may be private, or it was deleted. If a friend invited you, ask them for the link or the code.
page-table = Table
page-boards = Boards

## You on another device

me-title = You
me-link = Continue on another device
me-link-text = You don’t need an account: this browser knows you. A personal link opens all your tables on another device. It works once, within an hour. Keep it to yourself: whoever opens it becomes you.
me-link-make = Create a link
me-link-label = Personal link, for you only
claim-title = Is this you?
claim-text = This link brings your name and all your tables to this browser. Whoever used this browser before is signed out.
claim-go = Yes, bring them here
claim-not = No
claim-done = Welcome, { $name }
claim-done-text = All your tables are here now.
claim-tables = My tables
claim-failed = This link no longer works
claim-empty = Part of the link is missing. Copy all of it.
setting-notify = Tell me when it’s my turn
setting-notify-hint = A system notification while this page is in the background.
setting-notify-refused = Your browser does not allow notifications from this page. You can change that in the browser’s settings.
setting-push = Tell me even when this page is closed
setting-push-hint = Turn alerts come through your browser’s push service, encrypted. They contain only what everyone at the table can see.
push-ask = This match is played over several days. Would you like to be told when it is your turn, even with the page closed?
push-yes = Tell me
push-on = We will tell you when it is your turn.
push-failed = Alerts could not be turned on: your browser’s push service is not responding.
import-title = Import a game
import-text = The imported game gets an address of its own, with a replay, and you can play on from any moment.
import-choose = Choose a file
import-drop = Or drop it here.

## Style guide

style-lead = Every piece and every control, in every box, by day and by night.
style-house = The house
style-choose = Box
style-symbols = Symbols
style-colours = Colours
style-logs = Logs
style-racks = Racks
style-dice = Dice
style-roll = Roll
style-wheels = Wheels
style-tiles = Tiles
style-track = Score track
style-tokens = Tokens
style-discards = Discards
style-cards = Cards
style-piles = Piles
style-hand = Hand
style-commands = Commands
style-in-force = In force now
style-covers = Lids
style-type = Type
style-type-loud = The thing to do now
style-type-plain = The state of the table
style-type-hush = Everything else
style-palette = Palette
style-controls = Controls
style-primary = Play now
style-quiet = Set up a table
style-danger = Leave the table
style-busy = Starting
style-show-dialog = Show a dialog
style-show-note = Show a note
style-note = Ben rolls the dice.
style-dialog-text = The others go on without you. You can come back with the same link.
style-stay = Stay
style-name = Your name
style-name-hint = The others see it at the table.
style-code = Table code
style-code-error = No table has this code. Check the letters.
style-level = Computer player
style-level-calm = Calm
style-level-calm-hint = Plays soundly and makes mistakes.
style-level-sharp = Sharp
style-level-sharp-hint = Works out everything that can be worked out.
style-modules = Modules
style-invite = Invite link
style-tab-sheet = Sheet
style-tab-table = Table
style-tab-log = Log
style-tab-talk = Talk
style-tabs = Beside the table
style-tab-text = What was said and done at this table.
style-empty = No tables yet
style-empty-text = Open one and send the link to a friend.
style-players = Players
style-waiting = On its way
style-icons = Icons
board-rule = See the rule
ui-details = Details
settings-all = All settings
name-hint = The others see it at the table.
home-bots = Play with bots
home-bots-named = { home-bots }: { $game }
home-alone = Alone
home-alone-named = { home-alone }: { $game }
home-friends = With friends
home-friends-named = { home-friends }: { $game }

## Games from other packages, on the plain board

home-guests = More games on this server
generic-chance = Chance
generic-waiting = Waiting for { $name }.
generic-phase = Now
generic-yes = yes
generic-no = no
generic-signals = What you may say
generic-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
generic-nobody = Nobody wins.
