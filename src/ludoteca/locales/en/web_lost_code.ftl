### The tables of The Lost Code and Think Str8! in the browser.

lc-table = Table
lc-result = The result
lc-prompt-wait = One moment: rolling and drawing.
lc-prompt-check = All bets are in. Who is right?
lc-prompt-all-in = All final numbers are in.
lc-prompt-guess = Write your final numbers, in secret.
lc-prompt-other =
    { $phase ->
        [token] { $names } may take the token.
        [lock] { $names } is locking numbers.
        [replace] { $names } is turning the dice that are not in play.
        [turn] { $names } may turn a die.
        [wheel] { $game ->
            [think-str8] { $names } is choosing a tile.
           *[lost-code] { $names } is choosing a wheel.
        }
        [place] Waiting for { $names } to place a tile.
        [exchange] { $names } has to exchange.
        [guess] Waiting for final numbers from { $names }.
       *[other] Waiting for { $names }.
    }
lc-width =
    { $width ->
        [one] one number
       *[other] { $width } numbers
    }
lc-turn-die = Turn die { $die }, now { lost-code-symbol }
lc-turn-to = Turn die { $die } to
lc-tap-die = Tap a die to turn it, or keep all three.
lc-wheels = { $game ->
        [think-str8] Tiles: length and points
       *[lost-code] Wheels: numbers and points
    }
lc-taken = taken
lc-pick-wheel = { $game ->
        [think-str8] Choose a tile.
       *[lost-code] Choose a wheel, then turn it.
    }
lc-chance = { $chance } likely, worth { $value }
lc-commit = Set { $range } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lc-numbers-for = Numbers for { $symbol }
lc-out = not yours
lc-token-offer = More than one die shows { $symbol }. Take the token and fix your numbers for it now, for double points or double loss?
lc-lock-some = Choose one to three numbers. They can never be changed.
lc-lock-stake = Right: { $best }. Wrong: { $worst }.
lc-exchange-how = { $game ->
        [think-str8] Your bet was wrong. Choose one of your cards below: everyone sees what it was, and you get a new one.
       *[lost-code] Your bet was wrong. Choose one of your stones below: everyone sees what it was, and you get a new one.
    }
lc-locked = locked, double
lc-stake = All your numbers right: { $best }. All wrong: { $worst }.
lc-stake-line = { $best } or { $worst }
lc-stake-none = nothing written: { $worst }
lc-still-empty =
    { $all ->
        [yes] Nothing is written yet: you would lose { $lost }.
       *[no] { $game ->
            [think-str8] { $count ->
                [one] One colour is still empty.
               *[other] { $count } colours are still empty.
            }
           *[lost-code] { $count ->
                [one] One symbol is still empty.
               *[other] { $count } symbols are still empty.
            }
        }
    }
lc-submit = Hand in
lc-empty-title = Nothing written?
lc-empty =
    { $game ->
        [think-str8] { $count ->
            [one] One colour has no number. It costs { BOX("lost-code.loss") }.
           *[other] { $count } colours have no number. Each costs { BOX("lost-code.loss") }.
        }
       *[lost-code] { $count ->
            [one] One symbol has no number. It costs { BOX("lost-code.loss") }.
           *[other] { $count } symbols have no number. Each costs { BOX("lost-code.loss") }.
        }
    }
lc-empty-back = Back to the numbers
lc-stacks = Left to draw, and what was discarded
lc-stack = { $symbol }: { $left ->
        [0] nothing left to draw
        [one] one left to draw
       *[other] { $left } left to draw
    }
lc-discarded = { $name } discarded { $symbol } { $number }
lc-tokens = Shortcut tokens
lc-sheet-watching = Sit down to have a sheet of your own.
lc-codes =
    { $codes ->
        [one] One code is left: you know it.
       *[other] { $codes } codes are still possible.
    }
lc-cell-seen = seen elsewhere
lc-cell-crossed = impossible
lc-cell-x = you crossed it out
lc-cell-o = you circled it
lc-legend = You can see the black numbers elsewhere. Tap a number to cross it out, tap again to circle it.
lc-legend-odds = You can see the black numbers elsewhere, and the struck ones are impossible. The others show how likely they are. Tap to cross out, tap again to circle.
lc-rounds = Your rounds
lc-others-rounds = The others’ rounds
lc-known = known since
lc-won = { $name } wins.
lc-won-you = You win.
lc-end-legend = { $game ->
        [think-str8] Under each card: the numbers written, and the points they scored.
       *[lost-code] Under each stone: the numbers written, and the points they scored.
    }
lc-final-line = { $symbol } was { $number }, written { $guesses }, points { $points }
lc-removed = Out of the game from the start: { $stones }.
lc-order = Order of this round: whoever is furthest behind chooses first
lc-order-done = has chosen
lc-best-chance = { $chance } likely at best
lc-token-free = free
lc-tokens-how = When two or three dice agree after the roll, the token of that symbol is offered: fix your final numbers at once, for double points or double loss.
lc-tokens-taken = These numbers are fixed and count double at the end.
lc-curse-waiting = The skull waits. Whoever is first to reach space { BOX("lost-code.curse_begins") } is cursed.
lc-curse-gone = The curse is lifted.
lc-curse-held =
    { $self ->
        [yes] You are cursed: if you are wrong you lose the points of your wheel, but whenever somebody else is wrong you gain 1.
       *[no] { $name } is cursed: a wrong bet costs the points of the wheel, but whenever somebody else is wrong { $name } gains 1.
    }
lc-cursed-now = { $self ->
        [yes] The skull comes to you.
       *[no] { $name } has the skull now.
    }
lc-neutral = { $game ->
        [think-str8] Neutral rack { $log }
       *[lost-code] Neutral log { $log }
    }
lc-you = You
lc-nothing = nothing
lc-dealt-own = You get a new one: { lost-code-symbol }.
lc-handed-in = { $name } has handed in the final numbers.
lc-gain = Points: { $gain }.
lc-gain-cursed = { $name } gains { $points } from the curse.
lc-end-own = { $place ->
        [1] { $count ->
            [one] You have { $points } point.
           *[other] You have { $points } points.
        }
       *[other] { $count ->
            [one] You have { $points } point, place { $place } of { $players }.
           *[other] You have { $points } points, place { $place } of { $players }.
        }
    }

## On the stage: what is asked, what is checked, what is turned round

lc-task-yours = Your
lc-task-all = Each player’s
lc-task-guess = { $game ->
        [think-str8] Which numbers are on your cards?
       *[lost-code] Which numbers are on your stones?
    }
lc-pick-how = { $game ->
        [think-str8] { $width } · { $points } covers { $width ->
            [one] one number
           *[other] { $width } numbers
        } and pays { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[lost-code] { $width } · { $points } shows { $width ->
            [one] one number
           *[other] { $width } numbers
        } and pays { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
lc-pick-why = Fewer numbers are harder to hit, but pay more points.
lc-wheel-numbers = { $width ->
        [one] 1 number
       *[other] { $width } numbers
    }
lc-wheel-pays = { $width ->
        [one] 1 number
       *[other] { $width } numbers
    } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
lc-bet-now = choosing
lc-bet-next = next
lc-bet-later = later
lc-check-of = { $self ->
        [yes] Are you right with { $range }?
       *[no] Is { $name } right with { $range }?
    }
lc-check-ask = { $width ->
        [one] Is it { $range }?
       *[other] Within { $range }?
    }
lc-verdict = { $answer ->
        [right] Hit
        [lower] Miss: lower
        [higher] Miss: higher
       *[wrong] Miss
    }
lc-gives = { $self ->
        [yes] You give up { $symbol } { $number }.
       *[no] { $name } gives up { $symbol } { $number }.
    }
lc-swap-out = out
lc-swap-in = new
lc-final-of = { $self ->
        [yes] Your code and your final numbers.
       *[no] { $name }’s code and final numbers.
    }
lc-score = { $count ->
        [one] { $points } point, place { $place } of { $players }
       *[other] { $points } points, place { $place } of { $players }
    }
lc-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
lc-curse-short = { $state ->
        [held] { $self ->
            [yes] You are cursed
           *[no] { $name } is cursed
        }
        [gone] The curse is lifted
       *[waiting] The skull waits at { BOX("lost-code.curse_begins") }
    }
lc-cell-pinned = certain
lc-head-round = Round
lc-head-dice = Dice
lc-head-bet = Bet
lc-head-sum = Sum
lc-head-known = Known
lc-known-stone = { $times ->
        [one] { $symbol } { $number }
       *[other] { $symbol } { $number } on { $times } dice
    }
lc-known-how = { $game ->
        [think-str8] You have since discarded: { $stones }. They counted in the sum of this round.
       *[lost-code] You have since given up: { $stones }. They counted in the sum of this round.
    }
lc-end-gain = { $points } for the final numbers
lc-offline = offline
