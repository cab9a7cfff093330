### The Lost Code and Think Str8!: reasons, explanations and advice.
### $symbol is a symbol or colour by its name in the box; $game is “lost-code” or “think-str8”.

code-your =
    { $symbol ->
        [eagle] your eagle
        [jaguar] your jaguar
        [chameleon] your chameleon
        [snake] your snake
        [human] your human
        [bear] your bear
        [blue] your blue card
        [green] your green card
        [yellow] your yellow card
        [violet] your violet card
        [red] your red card
       *[grey] your grey card
    }
code-times =
    { $times ->
        [1] { code-your }
        [2] twice { code-your }
       *[3] three times { code-your }
    }
code-plus = { $first } plus { $rest }
code-and = { $first } and { $last }
code-range =
    { $kind ->
        [exactly] exactly { $low }
        [either] { $low } or { $high }
        [between] between { $low } and { $high }
        [most] at most { $high }
        [least] at least { $low }
        [not] not { $low }
       *[outside] not between { $low } and { $high }
    }

## Facts

code-fact-check = in round { $round } { $sum } was { $range }
code-fact-seen = { lost-code-symbol } { $numbers } can be seen elsewhere
code-fact-discard = { code-your } up to round { $round } was { $number }
code-facts = { $first }; { $rest }

## What is known of a number

code-not = Not { $number }: { $facts }.
code-lies =
    { $where ->
        [log] { $game ->
            [think-str8] it stands in another player’s rack
           *[lost-code] it stands in another player’s log
        }
        [neutral] { $game ->
            [think-str8] it stands in a neutral rack
           *[lost-code] it stands in a neutral log
        }
        [own] you discarded it in round { $round }
       *[discard] another player discarded it
    }
code-possible = Nothing rules { $number } out.
code-pinned = It is { $number }: every other number is ruled out.

## Advice

code-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }
code-advice-bid = { $range } for { code-points }: { $chance }% from what you can see; the answer leaves about { $left } of { $codes } codes.
code-advice-bid-read =
    { $bets ->
        [but] { $range } for { code-points }: only { $chance }% from what you can see, but the others’ bets support it.
       *[and] { $range } for { code-points }: { $chance }% from what you can see, and the others’ bets support it.
    }
code-advice-bid-sure = { $range } is certain: { code-points }.
code-advice-bid-never = { $range } for { code-points }: what you can see rules it out.
code-advice-dice =
    { $bets ->
        [but] With { $dice }: { $range } for { code-points }, only { $chance }% from what you can see, but the others’ bets support it.
        [and] With { $dice }: { $range } for { code-points }, { $chance }% from what you can see, and the others’ bets support it.
       *[none] With { $dice }: { $range } for { code-points }, { $chance }% from what you can see.
    }
code-advice-exchange = As a final guess { code-your } is worth { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } now; a new one starts at { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-least = You would miss { code-your } least: as a final guess it is worth { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } now; a new one starts at { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-read = As a final guess { code-your } is worth { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } now and a new one starts at { NUMBER($fresh, maximumFractionDigits: 1) }; but the others’ bets speak against yours.
code-advice-exchange-tried = As a final guess { code-your } is worth { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } now and a new one starts at { NUMBER($fresh, maximumFractionDigits: 1) }; but this brings more points when the match is played on.
code-advice-take = { $numbers }: { $chance }% from what you can see, and it counts double.
code-advice-pass = Too early to lock it: { $numbers } hits only { $chance }% from what you can see.
code-advice-nothing = Writing nothing costs { $loss } points for certain.

## The review

code-review-final =
    { $bets ->
        [more] All final numbers together: worth { code-points } on average from what you can see; the others’ bets speak for more.
        [less] All final numbers together: worth { code-points } on average from what you can see; the others’ bets speak for less.
       *[none] All final numbers together: worth { code-points } on average from what you can see.
    }
code-review-codes =
    { $codes ->
        [one] One code fitted everything seen.
       *[other] { $codes } codes fitted everything seen.
    }
code-review-pinned = Certain: { $symbols }.
