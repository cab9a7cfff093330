### Words of the browser client.

## The boxes

game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-the-game = The Game
game-the-game-extreme = The Game: Extreme
game-lost-code-mood = Read your own code in the eyes of the others.
game-think-str8-mood = Six colours, a ruler and a clear head.
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
fire-mark = On fire
seat-mark = Seat { $seat }

## Controls

ui-close = Close
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = The text is marked: copy it with your keyboard.
ui-share = Share
ui-loading = One moment.
ui-sheet-open = Open the sheet
ui-sheet-close = Close the sheet
ui-skip-to-content = Skip to the content
ui-try-again = Try again
seat-you = (you)
seat-bot = Computer player
seat-away = Away
seat-turn = On turn

## Settings

setting-language = Language
language-en = English
language-it = Italiano
language-fr = Français
language-de = Deutsch
setting-scheme = Light
setting-scheme-auto = As my device
setting-scheme-light = Day
setting-scheme-dark = Night
setting-contrast = Contrast
setting-contrast-auto = As my device
setting-contrast-normal = Normal
setting-contrast-more = High
setting-motion = Motion
setting-motion-auto = As my device
setting-motion-full = Full
setting-motion-less = None
setting-sound = Sound
setting-sound-hint = One soft cue for each kind of event.
setting-card = Size of cards and stones
setting-card-small = Small
setting-card-medium = Medium
setting-card-large = Large

## Pages

page-home = Home
page-about = About
page-settings = Settings
page-style = Style guide
page-lost = Not found
page-broken = Something went wrong
nav-label = Main
frame-unofficial = Unofficial, made by people who like these games.
home-title = Four boxes, one quiet table
home-lead = Play in the browser, with friends or against the computer.
home-shelf = The games
about-title = About Ludoteca
about-what = Ludoteca is a library of four games to play at one table: with friends far away, against the computer, or alone. It is free and open, and made by people who like these games.
about-unofficial = Unofficial
about-notice = This is not an official product. The games, their names and their rulebooks belong to their authors and publishers, who have nothing to do with this site. All words, pictures and code here are our own.
about-buy = If you like a game, buy the box: real stones feel better than pixels.
about-fonts = Type: Fraunces and Atkinson Hyperlegible Next, both under the SIL Open Font License.
lost-title = There is no table here
lost-text = The address may be mistyped, or the table was put away.
lost-home = Go to the shelf
broken-text = This page could not be opened. Check your connection, then try again.

## Players, troubles, what is the same everywhere

bot-name =
    { $seat ->
        [1] Ada
        [2] Bruno
        [3] Cleo
        [4] Dario
       *[other] Emma
    }
seat-open = Open seat
turn-yours = Your turn
trouble-offline = The server can’t be reached. Check your connection; nothing is lost.
trouble-server = The server had a problem. Try again in a moment.
ui-save = Save
ui-cancel = Cancel
rules-title = Rules
rules-of = Rules of { $game }
name-label = Your name
name-saved = You are { $name } now.

## Home

home-play = Play now
home-play-named = { home-play }: { $game }
home-set-up = Set up a table
home-set-up-named = { home-set-up }: { $game }
home-mine = My tables
home-join = Join friends
home-open = Open tables
home-open-none = No open tables right now. Set one up and list it here.
join-code = Table code or link
join-hint = Whoever set up the table can tell you.
join-go = Join
join-failed = This link leads nowhere
tables-turn = { $names } to play
tables-playing = In play
tables-open =
    { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
tables-ready = Ready to start
tables-over = Finished
gone-text = The table may be private, or it was put away. If a friend invited you, ask for the link or the code.
page-table = Table
page-boards = Boards

## You on another device

me-title = You
me-link = Move to another device
me-link-text = No account is needed: this browser knows you. A personal link opens all your tables on another device. It works once, within the hour; whoever has it is you.
me-link-make = Make a link
me-link-label = Personal link, for you only
claim-title = Is this you?
claim-text = This link brings your name and all your tables to this browser. Whoever used this browser before is signed off here.
claim-go = Yes, bring them here
claim-not = No
claim-done = Welcome, { $name }
claim-done-text = Everything of yours is here now.
claim-tables = My tables
claim-failed = This link no longer works
claim-empty = A part of the link is missing. Copy it as a whole.
setting-notify = Tell me when it is my turn
setting-notify-hint = A note of your system, while the page is out of sight.
setting-notify-refused = Your browser does not allow notes from this page. You can change that in the browser’s own settings.
import-title = Bring a record
import-text = A record from elsewhere gets an address of its own, with replay and “what if”.
import-choose = Choose the file of a match
import-drop = Or drop it here: text or JSON.

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
board-rule = Rule { $rule }
