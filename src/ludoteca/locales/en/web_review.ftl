# The review of a finished match, in the browser.

rv-title = Review
rv-ask = Review this match
rv-ask-text = Every decision of every player is judged from what they could know at that moment. It takes about half a minute.
rv-failed = This match could not be reviewed. You can ask again.
rv-waiting = Waiting for its turn…
rv-working = { $done } of { $total } decisions judged
rv-who = Whose decisions
rv-everyone = Everyone
rv-mine = { $name } (you)
rv-next = Next mistake
rv-previous = Previous mistake
rv-no-mistakes = No inaccurate decisions.
rv-moments = Moments
rv-moment = The decision at this moment
rv-summary = Summary

rv-course-button = { $unit ->
        [win] Chance of winning over the match: go to the next mark
       *[points] Expected points over the match: go to the next mark
    }
rv-course-what = { $unit ->
        [win] Chance of winning, 0 to 100%
       *[points] Expected points
    }
rv-key-error = error
rv-key-luck = luck
rv-table = As a table
rv-column-move = Move
rv-column-player = Player
rv-column-value = Value
rv-column-verdict = What happened
rv-column-decisions = Decisions

rv-verdict = { $verdict ->
        [forced] No choice
        [best] Best
        [good] Good
        [inaccurate] Inaccurate
        [mistake] Mistake
       *[blunder] Blunder
    }
rv-amount = { $unit ->
        [win] { $amount }%
       *[points] { $count ->
            [one] { $amount } point
           *[other] { $amount } points
        }
    }
rv-cost = costs { $amount }
rv-cards = { $count ->
        [one] Leaves { $amount } more card
       *[other] Leaves { $amount } more cards
    }
rv-luck = Luck { $amount }
rv-played = Played
rv-better = Better
rv-better-is = Better: { $moves }.
rv-judge = The judge would play
rv-others = Other choices
rv-as-good = as good
rv-certain = For certain:
rv-assumes = Costs are estimates: they assume that everyone plays like an expert from here on.
rv-ghost-best = Better
rv-ghost-played = Played

rv-try = Try again
rv-try-text = You are { $name }. What would you do?
rv-try-judging = Judging…
rv-try-best = That is the best choice.
rv-try-good = As good as the best, as far as anyone can tell.
rv-try-bad = { $verdict ->
        [inaccurate] Inaccurate
        [mistake] A mistake
       *[blunder] A blunder
    }: it costs { $amount } compared with the best choice.
rv-try-better = That is { $amount } better than what was played.
rv-try-once-more = Try another
rv-try-stop = Back to the review

rv-know-button = What could be known
rv-know = What { $name } could know
rv-know-seat = Seen by
rv-know-text = Certain: it follows from the rules and from what this player had seen at that moment.

rv-accuracy = Accuracy
rv-too-few = { $name } made too few decisions to tell how accurate they were.
rv-few-decisions = –: too few decisions to tell.
rv-accuracy-meaning = { $unit ->
        [win] Accuracy: how many more cards these decisions will leave in the end than the best ones; 100 means none. Cards count here, not the chance to win, so that a lost match counts to its end.
       *[points] Accuracy: 100 without errors, 50 for a point lost per decision.
    }
rv-accuracy-of = { $name }: accuracy { $accuracy } of 100.
rv-like = played like { $level ->
        [random] a random bot
        [novice] a novice
        [casual] a casual player
        [expert] an expert
        [master] a master
       *[other] { $level }
    }
rv-start = Start
rv-luck-word = Luck
rv-errors = Errors
rv-result = Result
rv-sum = Start { $start }, luck { $luck }, errors { $errors }: result { $result }.
rv-sum-meaning = { $unit ->
        [win] Start: how often experts win with so many players, before any cards are dealt. Luck: the cards, and everything nobody decided. Errors: what the team’s decisions cost. Together they are the result.
       *[points] Start: what masters score on average with so many players. Luck: dice, stones, and what the others did. Errors: what this player’s decisions cost. Together they are the result.
    }
rv-best-moment = Best moment
rv-worst-moment = Most expensive: { $amount }
rv-share = Share as image
rv-share-failed = The image could not be made.
rv-picture-title = { $game }: how it went
rv-puzzle-make = Make a puzzle from this
rv-puzzle-making = Making it…
rv-puzzle-link = Link to this puzzle
rv-puzzle-open = Solve it
rv-puzzle-title = A puzzle from a match
