### The pages of puzzles.

puzzle-kind-stone = What is this stone?
puzzle-kind-wheel = Which bet is certain?
puzzle-kind-final = Which final numbers pay most?
puzzle-kind-exchange = Which exchange pays most?
puzzle-kind-turn = Which turn keeps the win?
puzzle-kind-save = Save this turn
puzzle-kind-lay-all = Lay them all
puzzles-title = Puzzles
puzzles-lead = Positions from real matches, each with one best answer.
puzzles-today = Today’s puzzle
puzzles-today-solved = Solved. See it again
puzzles-solve = Solve it
puzzles-days = { $count } days in a row
puzzles-rating = Your rating
puzzles-done = Solved
puzzles-in-a-row = In a row
puzzles-best = best { $count }
puzzles-any = Any puzzle
puzzles-run = Against the clock
puzzles-level = How hard
puzzles-level-mine = My level
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-level-expert = Very hard
puzzles-codes = The Lost Code and Think Str8!
puzzles-cards = The Game and The Game: Extreme
puzzles-count = { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }
puzzles-about-stone = Everything you know leaves one number.
puzzles-about-wheel = Find the bet that cannot be wrong.
puzzles-about-final = One, two or three numbers: which pays off?
puzzles-about-exchange = Give up the right one.
puzzles-about-turn = One turn wins clearly more often than any other.
puzzles-about-save = Nearly stuck: there is one way out.
puzzles-about-lay-all = The draw pile is empty. Every card has to go.
puzzles-rated = Rating { $rating }
puzzles-certain = Certain
puzzles-judged = Judged
puzzles-you = You
puzzles-said = Question and hints
puzzles-numbers = Your answer
puzzles-write = Write
puzzles-hint = { $n ->
        [1] Where to look
        [2] Which facts
       *[3] Show the answer
    }
puzzles-leave = Leave
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-skip = Skip
puzzles-more = All puzzles
puzzles-right = Right!
puzzles-right-helped = Right, in the end.
puzzles-wrong = Wrong.
puzzles-shown = This was the answer.
puzzles-not-here = That isn’t what this puzzle asks for.
puzzles-rating-now = Rating { $rating }
puzzles-streak = { $count } in a row
puzzles-unsent = { $count ->
        [one] No connection: one result is kept and will be counted later.
       *[other] No connection: { $count } results are kept and will be counted later.
    }
puzzles-offline = No connection. { $count ->
        [0] No puzzles are loaded on this device.
        [one] One puzzle is loaded on this device.
       *[other] { $count } puzzles are loaded on this device.
    }
puzzles-link = Link to this puzzle
puzzles-none = This puzzle cannot be shown
puzzles-no-more = No more of these
puzzles-no-more-text = You have seen every puzzle of this kind and difficulty.
puzzles-solved = { $count } solved
puzzles-run-over = { $count ->
        [0] Time is up
        [one] One puzzle solved
       *[other] { $count } puzzles solved
    }
puzzles-run-best = Your best run: { $count }
puzzles-run-again = Run again
