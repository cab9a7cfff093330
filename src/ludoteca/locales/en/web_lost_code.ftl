### The tables of The Lost Code and Think Str8! in the browser.

lc-table = Table
lc-result = The result
lc-prompt-wait = One moment: dice and draws.
lc-prompt-guess = Write your final numbers, in secret.
lc-prompt-other =
    { $phase ->
        [token] { $names } may take the token.
        [lock] { $names } is locking numbers.
        [replace] { $names } turns the dice that are not in play.
        [turn] { $names } may turn a die.
        [wheel] { $game ->
            [think-str8] { $names } is choosing a tile.
           *[lost-code] { $names } is choosing a wheel.
        }
        [place] Waiting for the tiles of { $names }.
        [exchange] { $names } has to exchange.
        [guess] Waiting for the final numbers of { $names }.
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
lc-chance = { $chance } to be right, worth { $value }
lc-commit = Set { $range } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lc-numbers-for = Numbers for { $symbol }
lc-out = not yours
lc-token-offer = More than one die shows { $symbol }. Take the token and fix your numbers for it now, for double points and double loss?
lc-lock-some = Choose one to three numbers. They can never be changed.
lc-lock-stake = Right: { $best }. Wrong: { $worst }.
lc-exchange-how = { $game ->
        [think-str8] Wrong guess. Choose one of your cards below: it is laid open, and you get a new one.
       *[lost-code] Wrong guess. Choose one of your stones below: it is laid open, and you get a new one.
    }
lc-locked = locked, double
lc-stake = All your numbers right: { $best }. All wrong: { $worst }.
lc-stake-line = { $best } or { $worst }
lc-stake-none = nothing written: { $worst }
lc-still-empty =
    { $all ->
        [yes] Nothing is written yet: like this you lose { $lost }.
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
            [one] One colour has no number. It costs 2.
           *[other] { $count } colours have no number. Each costs 2.
        }
       *[lost-code] { $count ->
            [one] One symbol has no number. It costs 2.
           *[other] { $count } symbols have no number. Each costs 2.
        }
    }
lc-empty-back = Back to the numbers
lc-stacks = Left to draw, and what was laid open
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
lc-cell-x = you crossed it
lc-cell-o = you ringed it
lc-legend = Black is seen elsewhere. Tap a number to cross it, again to ring it.
lc-legend-odds = Black is seen elsewhere, struck is impossible, the rest is per cent. Tap to cross, again to ring.
lc-rounds = Your rounds
lc-others-rounds = The others’ rounds
lc-known = known since
lc-advice = What the coach would do
lc-advice-value = worth { $value } points (± { $error })
lc-won = { $name } wins.
lc-won-you = You win.
lc-end-legend = { $game ->
        [think-str8] Under each card: what was written, and what it brought.
       *[lost-code] Under each stone: what was written, and what it brought.
    }
lc-final-line = { $symbol } was { $number }, written { $guesses }, points { $points }
lc-removed = Out of the game from the start: { $stones }.
lc-order = Order of this round: who is furthest behind chooses first
lc-order-now = on turn
lc-order-done = has chosen
lc-best-chance = at best { $chance } to be right
lc-token-free = free
lc-tokens-how = When two or three dice agree after the roll, the token of that symbol is offered: fix your final numbers at once, for double points or double loss.
lc-tokens-taken = These numbers are fixed and count double at the end.
lc-curse-waiting = The skull waits. Whoever is first to reach space 7 is cursed.
lc-curse-gone = The curse is lifted.
lc-curse-held =
    { $self ->
        [yes] You are cursed: if you are wrong you lose the points of your wheel, but whenever somebody else is wrong you gain 1.
       *[no] { $name } is cursed: a wrong guess costs the points of the wheel, but whenever somebody else is wrong { $name } gains 1.
    }
lc-cursed-now = { $name } has the skull now.
lc-neutral = { $game ->
        [think-str8] Neutral rack { $log }
       *[lost-code] Neutral log { $log }
    }
lc-you = You
lc-nothing = nothing
lc-dealt-own = You get a new one: { lost-code-symbol }.
lc-handed-in = { $name } has written all final numbers.
lc-gain = Points: { $gain }.
lc-gain-cursed = { $name } gains { $points } by the curse.
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
