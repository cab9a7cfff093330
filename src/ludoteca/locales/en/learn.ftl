### Reviews of a match.

## The review

review-head = Review: { $title }, { $players ->
        [one] one player
       *[other] { $players } players
    } ({ $depth ->
        [quick] quick
        [thorough] thorough
       *[normal] normal
    })
review-amount =
    { $unit ->
        [win] { NUMBER($amount, maximumFractionDigits: 1) }%
       *[points] { $amount ->
            [one] { NUMBER($amount, maximumFractionDigits: 1) } point
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } points
        }
    }
review-team = The team
review-account = { $name }: start { $start }, luck { $luck }, errors { $errors }, result { $result }.
review-sum = Start + luck − errors = result. The start is what the match was worth before anything was dealt; luck is everything that was not decided: cards, dice, and what the others did.
review-player = { $name }: accuracy { $accuracy } of 100 over { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; { review-like }.
review-like =
    { $like ->
        [random] played like a random bot
        [novice] played like a novice
        [casual] played like a casual player
        [expert] played like an expert
        [master] played like a master
       *[none] too few decisions to compare
    }
review-class =
    { $verdict ->
        [forced] forced
        [best] best
        [good] good
        [inaccurate] inaccurate
        [mistake] mistake
       *[blunder] blunder
    }
review-page = The review is in { $file }.
review-cards =
    { $cards ->
        [one] leaves { NUMBER($cards, maximumFractionDigits: 1) } more card
       *[other] leaves { NUMBER($cards, maximumFractionDigits: 1) } more cards
    }
review-moment = Move { $n }, { $name } ({ $where }): { $verdict }, cost { $cost } (± { $stderr }).
review-moment-exact = Move { $n }, { $name } ({ $where }): { $verdict }, cost { $cost }.
review-moment-good = Move { $n }, { $name } ({ $where }): { $verdict }.
review-played = Played: { $moves }.
review-better = Better: { $moves }.
review-judge = The judge would play: { $moves }.
review-certain = For certain: { $facts }
review-none = No decision can be called inaccurate.
review-assumes =
    { $unit ->
        [win] Judged: the chance to win if everyone plays on like an expert, on cards that fit what the player had seen. What lies within two standard errors is not called an error.
       *[points] Judged: the points at the end if everyone plays on like an expert, on codes that fit what the player had seen. What lies within two standard errors is not called an error.
    }
review-course = The course of the match
review-moments = Moments
review-column-player = Player
review-column-start = Start
review-column-luck = Luck
review-column-errors = Errors
review-column-result = Result
review-column-accuracy = Accuracy
review-column-like = Played like
review-progress = Decision { $done } of { $total }
terminal-cli-review = judge every decision of a match: errors, luck and accuracy
terminal-cli-review-seat = only the decisions of this seat, counted from 0
terminal-cli-depth = how hard to think: quick, normal or thorough (default: normal)
terminal-cli-json = print it as JSON
terminal-cli-html = write it as a page of its own
terminal-cli-jobs = how many processes to use (default: 1)
