### Puzzles: questions, hints, answers and reasons. $symbol is a symbol or colour, $pile a pile, by its name in the box.

## The questions

puzzle-ask-stone = Which number is on { code-your }? Only one fits everything you know.
puzzle-ask-wheel =
    { $tile ->
        [yes] Where is your tile certain to be right? There is exactly one such place.
       *[no] Which wheel, set where, is certain to be right? Of all the certain bets, find the one that pays the most.
    }
puzzle-ask-final = Which final numbers for { code-your } pay most on average? Write one, two or three.
puzzle-ask-exchange = Your bet was wrong: which exchange is worth most by the end of the match?
puzzle-ask-turn = Which turn keeps the best chance of winning? Lay its cards, then end the turn.
puzzle-ask-save = There is only one way to finish this turn. Lay { $minimum ->
        [one] one card
       *[other] { $minimum } cards
    } without getting stuck.
puzzle-ask-lay-all =
    { $players ->
        [one] The draw pile is empty. Lay all your cards: there is only one way.
       *[other] The draw pile is empty and all hands are known. Only one turn lets the team lay every card. Lay its cards, then end the turn.
    }
puzzle-hand =
    { $count ->
        [0] { $name } has no cards left.
       *[other] { $name } holds { $cards }.
    }

## Hints

puzzle-hint-stone =
    { $count ->
        [0] Look at the row of { code-your } on the sheet.
        [one] Look at { code-your } and at round { $rounds }.
       *[other] Look at { code-your } and at rounds { $rounds }.
    }
puzzle-hint-wheel = How small can your sum be, and how large?
puzzle-hint-wheel-range =
    { $one ->
        [yes] Your sum can only be { $low }.
       *[no] Your sum is at least { $low } and at most { $high }.
    }
puzzle-hint-final = Which numbers are left for { code-your }, and how likely is each?
puzzle-hint-final-chances = The exact chances: { $chances }.
puzzle-chance = { $number } at { $chance }%
puzzle-hint-exchange = { $game ->
        [think-str8] Which of your cards do you know least about?
       *[lost-code] Which of your stones do you know least about?
    }
puzzle-hint-turn =
    { $count ->
        [one] All the cards go on this pile.
       *[other] The cards go on these { $count } piles.
    }
puzzle-hint-save =
    { $count ->
        [one] All the cards of this turn go on this pile.
       *[other] The cards of this turn go on these { $count } piles.
    }
puzzle-hint-lay-all =
    { $count ->
        [one] All the cards of your turn go on this pile.
       *[other] The cards of your turn go on these { $count } piles.
    }
puzzle-hint-first = Begin with the { $card } { pile-onto }.

## Answers

puzzle-answer-stone = The answer: { lost-code-symbol } { $number }.
puzzle-answer-final = Write { $numbers }.
puzzle-answer-exchange = Exchange: { lost-code-symbol }.
puzzle-answer-wheel =
    { $one ->
        [yes] Exactly { $low }.
       *[no] From { $low } to { $high }.
    }
puzzle-answer-lays = The answer: { $lays }.
puzzle-lay = { $card } { pile-onto }
puzzle-why-save = Every other way ends before enough cards are laid.
puzzle-why-lay-all = Solved exactly, by searching { $positions } positions: every other { $players ->
        [one] way
       *[other] turn
    } leaves a card over.
puzzle-margin-certain = Certain: on average { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] point
       *[other] points
    } more than any other choice.
puzzle-margin-judged =
    { $unit ->
        [win] Judged: wins { $amount }% more often than the next best turn, if everyone plays on like an expert.
       *[points] Judged: { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
            [one] point
           *[other] points
        } more than the next best exchange, if everyone plays on like an expert.
    }

## Wrong

puzzle-wrong-less = That is certain, but another certain bet pays more.
puzzle-wrong-unsure =
    { $more ->
        [0] Not certain: your sum could also be { $sums }.
       *[other] Not certain: your sum could also be { $sums }, among others.
    }
puzzle-wrong-final = That pays { NUMBER($points, maximumFractionDigits: 1) } on average; the best choice pays { NUMBER($best, maximumFractionDigits: 1) }.
puzzle-wrong-exchange = The best exchange is worth at least { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } more.
puzzle-wrong-turn = That isn’t part of the best turn, which wins at least { $chance }% more often than any other.
puzzle-wrong-end = Not yet: there is more to lay in this turn.
puzzle-wrong-stuck = After the { $card }, there is nothing you may lay, and the turn isn’t finished.
puzzle-wrong-save = After the { $card }, there is no way to finish this turn.
puzzle-wrong-dead = After the { $card }, the { $dead } can never be laid.
puzzle-wrong-lay-all = After the { $card }, there is no longer any way to lay every card.
puzzle-wrong-number = Your answer has to be a number from 0 to { $top }.

## Packs

wrong-puzzle-pack-unreadable = The puzzles in { $pack } cannot be read: { $detail }.
wrong-puzzle-pack-empty = There are no puzzles here.
wrong-puzzle-unknown = There is no puzzle called “{ $puzzle }”.
wrong-puzzle-not-one = No puzzle can be made from this: { $reason ->
        [margin] the best choice is not far enough ahead of the next one.
        [kind] there is no kind of puzzle for this decision.
       *[unsound] a second look did not confirm that there is one best answer.
    }

## On the command line

terminal-cli-puzzles = make, check and solve puzzles
terminal-cli-puzzles-make = find puzzles in bots’ matches, or in records; stop and continue whenever you like
terminal-cli-puzzles-check = verify a whole pack from scratch
terminal-cli-puzzles-solve = solve puzzles in the terminal
terminal-cli-puzzles-kind = only this kind; may be given several times
terminal-cli-puzzles-count = how many puzzles
terminal-cli-puzzles-records = records to look through instead of bots’ matches
terminal-cli-puzzles-work = the file that keeps everything found, to continue another time
terminal-cli-puzzles-out = where to write the pack
terminal-cli-puzzles-pack = a pack other than the one that comes with Ludoteca
terminal-cli-puzzles-sample = check only this many of each kind
terminal-cli-puzzles-name = the name of a puzzle, or “today”; without one you get puzzles near your rating
terminal-cli-puzzles-seed = the number of the bots’ first match
terminal-puzzles-found = { $done } of { $wanted }: { $title } Rating { $rating }.
terminal-puzzles-written = { $count } puzzles in { $bytes } bytes: { $path }
terminal-puzzles-checked = { $count } puzzles checked; { $wrong ->
        [0] all are sound.
        [one] one is not sound.
       *[other] { $wrong } are not sound.
    }
terminal-puzzles-wrong = { $puzzle } ({ $kind }): { $what }
terminal-puzzles-head = { $title } · rating { $rating } · puzzle { $name }
terminal-puzzles-help = Type your answer. “hint” helps in three steps; “view” shows the table again, “sheet” your notes, “odds” what can be computed; “skip” shows the answer; “quit” ends.
terminal-puzzles-type-number = Type the number.
terminal-puzzles-type-numbers = Type the numbers separated by commas, as in 2,5.
terminal-puzzles-right = Right.
terminal-puzzles-rating = Your rating: { $rating } ± { $deviation }. Solved in a row: { $streak }.
terminal-puzzles-all-done = You have tried every puzzle here.
