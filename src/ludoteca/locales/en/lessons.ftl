### Lessons: what all of them share.

wrong-lesson-unknown = There is no lesson “{ $lesson }”. Lessons: { $lessons }.
wrong-lesson-unreadable = The lesson { $lesson } cannot be read ({ $detail }).
wrong-lesson-no-step = The lesson { $lesson } has no step { $step }.
wrong-lesson-no-answer = That is not what step { $step } of the lesson { $lesson } asks for.
lesson-no-question = You can ask the sheet about one number of one symbol.
lesson-instead = Allowed, but this step asks for something else. Have another look at the task.
lesson-instead-lay =
    { $gone ->
        [0] That costs this pile nothing, but this step asks for another card.
        [one] From { $top } to { $card }: one number would be lost to this pile. This step asks for another card.
       *[other] From { $top } to { $card }: { $gone } numbers would be lost to this pile. This step asks for another card.
    }
lesson-instead-wheel =
    { $low }–{ $high } for { $points ->
        [one] one point
       *[other] { $points } points
    }: a possible bet, but this step asks for another one.
lesson-instead-tile =
    { $width ->
        [one] A single number
       *[other] { $width } numbers
    } for { $points ->
        [one] one point
       *[other] { $points } points
    }: possible, but this step asks for another tile.
lesson-instead-place = { $low }–{ $high } would be possible. This step asks for another place.

learn-title = Learn by playing
learn-lead = Short lessons on the real table: you do what you learn.
learn-minutes =
    { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    }
learn-step = Step { $at } of { $of }
learn-next = Next
learn-back = Back
learn-leave = Leave the lesson
learn-show = Show me
learn-again = Start again
learn-play = Play a real match
learn-more = More lessons
learn-done = Done
learn-go-on = Continue at step { $at }
learn-kind-short = Variants and expansions
learn-kind-thinking = Play better
learn-rule = Read the rule
learn-good = Right.
learn-none = This lesson cannot be found.
learn-list = { $name } – { $title } ({ $minutes } min)
learn-plain-help = Enter continues · back, skip, again, view, quit · otherwise type what the step asks for
learn-plain-kept = You are at step { $at } of { $of }. “ludoteca learn { $name }” continues from here.
learn-plain-over = That was the lesson. Now play a real match: { $command } · Ask the coach whenever you like: type “coach”, or press c on the screen.
learn-plain-enter = Press Enter to continue.
learn-plain-why = Type: { $text }
learn-keys = Enter next · n show me · b back · q leave
learn-keys-why = m to the sheet, then arrows and Enter
terminal-cli-learn = learn a game by playing: a lesson of a few minutes
terminal-cli-learn-lesson = which lesson; the first one of a game has the game’s name; leave it out to list them all
terminal-cli-learn-again = from the beginning
learn-name = Guest
lesson-read-on = One moment: read on first. We’ll get to that.
