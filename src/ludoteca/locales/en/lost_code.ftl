### The Lost Code and Think Str8!: refusals, options, phases, answers and moves.
### $game is “lost-code” or “think-str8”; $symbol is a symbol or colour by its name in the box.

lost-code-symbol =
    { $symbol ->
        [eagle] { symbol-eagle }
        [jaguar] { symbol-jaguar }
        [chameleon] { symbol-chameleon }
        [snake] { symbol-snake }
        [human] { symbol-human }
        [bear] { symbol-bear }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [violet] { colour-violet }
        [red] { colour-red }
        [grey] { colour-grey }
       *[other] { $symbol }
    }

## Why a move may not be played

refuse-code-other-game = That move belongs to the sister game; it does not exist here.
refuse-code-tile-lies = You have placed your tile, and it stays where it is.
refuse-code-all-written = You have written all your numbers; what is written stays.
refuse-code-wheel-chosen = You have chosen for this round, and the choice stands.
refuse-code-replace-first = First turn every die that shows { lost-code-symbol }: it is not in play.
refuse-code-taker-turns-no-die = You took the token, so you may not turn a die this round.
refuse-code-must-choose-wheel = Nobody may pass: choose one of the free wheels.
refuse-code-must-exchange = Your bet was wrong, so you have to exchange as long as there is anything left to draw.
refuse-code-tokens-gone = Tokens could be taken up to round { $round }; they are out of the game now.
refuse-code-something-else-first =
    { $phase ->
        [setup] Not now: the game is still being set up.
        [roll] Not now: the dice have to be rolled first.
        [token] Not now: take the token or pass.
        [lock] Not now: write your numbers for the token first.
        [replace] Not now: turn the dice whose symbol is not in play.
        [turn] Not now: keep the dice or turn one.
        [wheel] Not now: it is time to choose a wheel or a tile.
        [place] Not now: place your tile.
        [exchange] Not now: choose what you exchange.
        [draw] Not now: the new one has to be drawn first.
       *[guess] Not now: write your final numbers.
    }
refuse-code-no-such-wheel = There is no wheel of { $width }. The wheels show: { $widths }.
refuse-code-no-such-tile = There is no tile of { $width }. The tiles cover: { $widths }.
refuse-code-wheel-taken = The wheel of { $width } is taken this round. Choose another one.
refuse-code-tile-taken = The tile of { $width } is taken this round. Choose another one.
refuse-code-window-not-full = The wheel of { $width } must show { $width ->
        [one] a number
       *[other] { $width } numbers
    }: it can begin anywhere from 0 to { $last }.
refuse-code-tile-off-scale = Your whole tile has to be on the scale: it can begin anywhere from 0 to { $last }.
refuse-code-no-such-die = The dice are numbered 0 to { $last }.
refuse-code-die-in-play = That die shows { lost-code-symbol }, which is in play. Turn one that shows a symbol out of play.
refuse-code-die-shows-that = That die already shows { lost-code-symbol }. Choose another symbol, or keep the dice.
refuse-code-greys-differ = Another grey die was turned to { lost-code-symbol }. At this table grey dice become different colours.
refuse-code-no-such-symbol = There is no “{ $name }” here. In play: { $symbols }.
refuse-code-symbol-not-in-play = In the introductory game { lost-code-symbol } is not in play.
refuse-code-stack-empty = Nothing is left to draw for { lost-code-symbol }. Exchange another one.
refuse-code-symbol-locked = You locked { lost-code-symbol } with its token, so those numbers stay.
refuse-code-already-written = Your numbers for { lost-code-symbol } are written and stay.
refuse-code-guess-in-order = The numbers are written in order: { lost-code-symbol } comes next.
refuse-code-how-many-numbers = Write { $fewest } to { $most } numbers, not { $count }.
refuse-code-no-such-number = There is no { $number } in this game: the numbers go from 0 to { $top }.
refuse-code-numbers-ascending = Write different numbers, the smallest first.
refuse-code-deal-elsewhere = The next one goes into log { $log }, place { lost-code-symbol }.
refuse-code-stone-not-there = There is no { lost-code-symbol } { $number } left to draw.
refuse-code-bad-roll = A roll names { $count } faces out of: { $symbols }.
refuse-code-bad-stack = The pile of markers names each seat once: { $seats }.

## Options of The Lost Code

option-lost-code-introductory = Introductory game
option-lost-code-introductory-help = Five symbols: the bear stays in the box. Good for first games, and for playing with children.
option-lost-code-x-race = X-Race
option-lost-code-x-race-help = The 8s join in and the wheels go up to { BOX("lost-code.top_sum_x") }. Harder.
option-lost-code-deadly-shortcut = Deadly Shortcut
option-lost-code-deadly-shortcut-help = When two or three dice agree, one player may fix the final numbers for that symbol right away: double points, double loss.
option-lost-code-curse = Curse of the Temple
option-lost-code-curse-help = Once somebody has reached space { BOX("lost-code.curse_begins") } the leader is cursed, until a marker stands on { BOX("lost-code.curse_ends") }: a wrong bet costs the wheel’s points, but every wrong bet by someone else pays 1.
option-lost-code-wheel-preset = Wheels
option-lost-code-wheel-preset-help = Which seven wheels are used. The rulebook does not print the whole table; all three fit what it says.
option-lost-code-wheel-preset--A = { BOX("lost-code.presets.A") }
option-lost-code-wheel-preset--B = { BOX("lost-code.presets.B") }
option-lost-code-wheel-preset--C = { BOX("lost-code.presets.C") }
option-lost-code-wheel-preset--custom = Your own
option-lost-code-wheels = Your own wheels
option-lost-code-wheels-help = Each as [width, points], only where you chose your own. Widths differ, wider never pays more, the smallest pays most.
option-lost-code-exchange-order = Order of the exchanges
option-lost-code-exchange-order-help = Who exchanges first after wrong bets. The editions differ here.
option-lost-code-exchange-order--current-standing = Last on the track first, counting the new points
option-lost-code-exchange-order--guess-order = In the order of the bets
option-lost-code-thrower-token-and-change = Token and die
option-lost-code-thrower-token-and-change-help = May whoever rolled take a token and also turn a die in the same round? Only with Deadly Shortcut.
option-lost-code-thrower-token-and-change--forbidden = One or the other
option-lost-code-thrower-token-and-change--allowed = Both
option-lost-code-curse-start = The curse begins
option-lost-code-curse-start-help = When the first player to reach space { BOX("lost-code.curse_begins") } feels it. Only with Curse of the Temple.
option-lost-code-curse-start--next-round = With the next round
option-lost-code-curse-start--at-once = At once
option-lost-code-score-floor = Below zero
option-lost-code-score-floor-help = May a marker go back beyond space 0?
option-lost-code-score-floor--none = Yes
option-lost-code-score-floor--zero = No, it stops at 0
option-lost-code-symbols = How many symbols
option-lost-code-symbols-help = A smaller game: this many symbols on the dice and in the logs.
option-lost-code-numbers = How many numbers
option-lost-code-numbers-help = The numbers of a symbol, from 0 on; four lie in the logs and one leaves the game.
option-lost-code-rounds = How many rounds
option-lost-code-rounds-help = A shorter game; 0 is the rulebook’s number.

## Options of Think Str8!

option-think-str8-introductory = Introductory game
option-think-str8-introductory-help = Five colours: grey stays in the box. Good for first games.
option-think-str8-tile-preset = Tiles
option-think-str8-tile-preset-help = Which seven tiles are used. The rulebook does not print the whole table; both fit what it says.
option-think-str8-tile-preset--A = { BOX("think-str8.presets.A") }
option-think-str8-tile-preset--C = { BOX("think-str8.presets.C") }
option-think-str8-tile-preset--custom = Your own
option-think-str8-tiles = Your own tiles
option-think-str8-tiles-help = Each as [width, points], only where you chose your own. Widths differ, wider never pays more, the smallest pays most.
option-think-str8-placement = Placing the tiles
option-think-str8-placement-help = Does everyone place their tile at the same time, unseen, or one after the other?
option-think-str8-placement--simultaneous = All at the same time
option-think-str8-placement--in-order = One after the other
option-think-str8-grey-dice = Grey dice
option-think-str8-grey-dice-help = How several grey dice are turned in the introductory game. The editions differ here.
option-think-str8-grey-dice--free = To any colours
option-think-str8-grey-dice--all-different = To different colours
option-think-str8-score-floor = Below zero
option-think-str8-score-floor-help = May a marker go back beyond the start?
option-think-str8-score-floor--none = Yes
option-think-str8-score-floor--zero = No, it stops at 0
option-think-str8-symbols = How many colours
option-think-str8-symbols-help = A smaller game: this many colours on the dice and in the racks.
option-think-str8-numbers = { option-lost-code-numbers }
option-think-str8-numbers-help = The numbers of a colour, from 0 on; four lie in the racks and one leaves the game.
option-think-str8-rounds = { option-lost-code-rounds }
option-think-str8-rounds-help = { option-lost-code-rounds-help }

## What is being done ($game), and what you are asked to do

phase-lost-code-setup = Setup
phase-lost-code-roll = Roll
phase-lost-code-token = Shortcut token
phase-lost-code-lock = Locking numbers
phase-lost-code-replace = Dice out of play
phase-lost-code-turn = Dice
phase-lost-code-wheel = { $game ->
        [think-str8] Tiles
       *[lost-code] Wheels
    }
phase-lost-code-place = Placing tiles
phase-lost-code-exchange = Exchange
phase-lost-code-draw = Draw
phase-lost-code-guess = Final numbers
phase-lost-code-over = The end

prompt-lost-code-token = Your turn: take the token, or leave it for the next player?
prompt-lost-code-lock = Write one to three numbers for { lost-code-symbol }. They stay.
prompt-lost-code-replace = Your turn: turn the dice whose symbol is not in play.
prompt-lost-code-turn = Your turn: keep the dice, or turn one.
prompt-lost-code-wheel = { $game ->
        [think-str8] Your turn: choose a tile.
       *[lost-code] Your turn: choose a wheel and set it.
    }
prompt-lost-code-place = Place your tile on the scale.
prompt-lost-code-exchange = { $game ->
        [think-str8] Your turn: exchange one of your cards.
       *[lost-code] Your turn: exchange one of your stones.
    }
prompt-lost-code-guess = Write your final numbers for { lost-code-symbol }: none to three.

## Answers; $low and $high are the ends of the range, $width its width

answer-right = right
answer-lower = lower
answer-higher = higher
answer-wrong = wrong
answer-says-right = { $width ->
        [1] It is { $low }.
       *[other] It is between { $low } and { $high }.
    }
answer-says-lower = Lower than { $low }.
answer-says-higher = Higher than { $high }.
answer-says-wrong = Wrong; you are not told which way.

## A move as a choice. Dice are counted from 1 here.

move-lost-code-stack = Pile the markers, bottom to top: { $seats }
move-lost-code-deal = Into log { $log }: { lost-code-symbol } { $number }
move-lost-code-roll = Roll { $dice }
move-lost-code-take = Take the token
move-lost-code-pass = Pass
move-lost-code-lock = Lock { $numbers }
move-lost-code-replace = Turn die { $die } to { lost-code-symbol }
move-lost-code-turn = Turn die { $die } to { lost-code-symbol }
move-lost-code-keep = Keep the dice
move-lost-code-wheel = Wheel of { $width }: { $range } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-lost-code-tile = Tile of { $width } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-lost-code-place = Place it on { $range }
move-lost-code-exchange = Exchange { lost-code-symbol }
move-lost-code-guess = { lost-code-symbol }: { $count ->
        [0] nothing
       *[other] { $numbers }
    }

## What happened, for the log. $self is “yes” when the reader did it; $hidden is “yes” when the numbers are not shown.

did-lost-code-stack = The markers are piled up, bottom to top: { $seats }.
did-lost-code-deal = { $hidden ->
        [yes] { $owner } gets { lost-code-symbol }.
       *[no] { $owner } gets { lost-code-symbol } { $number }.
    }
did-lost-code-roll = The dice show { $dice }.
did-lost-code-take = { $self ->
        [yes] You take the { lost-code-symbol } token.
       *[no] { $name } takes the { lost-code-symbol } token.
    }
did-lost-code-pass = { $self ->
        [yes] You leave the token.
       *[no] { $name } leaves the token.
    }
did-lost-code-lock = { $self ->
        [yes] You lock { $numbers } for { lost-code-symbol }.
       *[no] { $hidden ->
            [yes] { $name } locks the numbers for { lost-code-symbol }.
           *[no] { $name } locks { $numbers } for { lost-code-symbol }.
        }
    }
did-lost-code-replace = { $self ->
        [yes] You turn die { $die } to { lost-code-symbol }.
       *[no] { $name } turns die { $die } to { lost-code-symbol }.
    }
did-lost-code-turn = { $self ->
        [yes] You turn die { $die } to { lost-code-symbol }.
       *[no] { $name } turns die { $die } to { lost-code-symbol }.
    }
did-lost-code-keep = { $self ->
        [yes] You keep the dice.
       *[no] { $name } keeps the dice.
    }
did-lost-code-wheel = { $self ->
        [yes] You set the wheel of { $width } on { $range }.
       *[no] { $name } sets the wheel of { $width } on { $range }.
    }
did-lost-code-tile = { $self ->
        [yes] You take the tile of { $width }.
       *[no] { $name } takes the tile of { $width }.
    }
did-lost-code-place = { $self ->
        [yes] You place your tile on { $range }.
       *[no] { $hidden ->
            [yes] { $name } has placed the tile.
           *[no] { $name } places the tile on { $range }.
        }
    }
did-lost-code-exchange = { $self ->
        [yes] You exchange { lost-code-symbol }.
       *[no] { $name } exchanges { lost-code-symbol }.
    }
did-lost-code-guess = { $self ->
        [yes] You write { $numbers } for { lost-code-symbol }.
       *[no] { $hidden ->
            [yes] { $name } has written numbers for { lost-code-symbol }.
           *[no] { $name } writes { $numbers } for { lost-code-symbol }.
        }
    }

## Further lines of the log

lost-code-neutral = Neutral log { $log }
opened-lost-code = It was { lost-code-symbol } { $number }.
told-lost-code = { $name }: { $answer ->
        [right] { $width ->
            [1] right, it is { $low }.
           *[other] right, between { $low } and { $high }.
        }
        [lower] lower than { $low }.
        [higher] higher than { $high }.
       *[wrong] wrong; no hint which way.
    }
moved-lost-code = { $forward ->
        [yes] { $name } moves { $steps } forward.
       *[no] { $name } moves { $steps } back.
    }

## Wheels and tiles of one's own
# kind: wheel or tile

wrong-wheels-unused = Your own { $kind ->
        [tile] tiles are only used with tile_preset custom
       *[wheel] wheels are only used with wheel_preset custom
    }; this table has { $preset }.
wrong-wheels-how-many = Give { $fewest } to { $most } { $kind ->
        [tile] tiles
       *[wheel] wheels
    } as [width, points], not { $count }.
wrong-wheels-width = The width of a { $kind } is 1 to { $most } numbers, not { $width }.
wrong-wheels-points = A { $kind } pays 1 to { $most } points, not { $points }.
wrong-wheels-twice = Every { $kind } has a width of its own; { $width } is there twice.
wrong-wheels-order = { $kind ->
        [tile] Wider tiles
       *[wheel] Wider wheels
    } never pay more: { $wide } numbers for { $less } and { $narrow } for { $more } does not fit.
wrong-wheels-smallest = The smallest { $kind } must pay more than all others.
