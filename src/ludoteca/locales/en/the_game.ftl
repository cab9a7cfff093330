### The Game and The Game: Extreme. Variables are the fields of moves and the facts of refusals.

## Piles

pile-up1 = First ascending pile
pile-up2 = Second ascending pile
pile-down1 = First descending pile
pile-down2 = Second descending pile
# The same piles in a sentence; $pile names one. Other messages place these four in theirs.
pile-head =
    { $pile ->
        [up1] { pile-up1 }
        [up2] { pile-up2 }
        [down1] { pile-down1 }
       *[down2] { pile-down2 }
    }
pile-name =
    { $pile ->
        [up1] the first ascending pile
        [up2] the second ascending pile
        [down1] the first descending pile
       *[down2] the second descending pile
    }
pile-onto =
    { $pile ->
        [up1] on the first ascending pile
        [up2] on the second ascending pile
        [down1] on the first descending pile
       *[down2] on the second descending pile
    }
pile-on =
    { $pile ->
        [up1] on the first ascending pile
        [up2] on the second ascending pile
        [down1] on the first descending pile
       *[down2] on the second descending pile
    }
pile-trick = backwards trick
draw-pile = Draw pile
draw-pile-cards =
    { $cards ->
        [0] The draw pile is empty.
        [one] One card in the draw pile.
       *[other] { $cards } cards in the draw pile.
    }

## Commands: a name, and what it asks

command-stop = Stop
command-stop-says = Your turn ends with this card.
command-skull = Skull
command-skull-says = Cover it before your turn ends.
command-three = 3!
command-three-says = Exactly three cards this turn.
command-silence = Silence
command-silence-says = No one may talk.
command-no-backwards = No backwards
command-no-backwards-says = No backwards trick on any pile.
command-one-pile = One pile
command-one-pile-says = All cards of a turn on one pile.
command-draw-one = Draw one
command-draw-one-says = Only one card is drawn after a turn.
command-name =
    { $command ->
        [stop] { command-stop }
        [skull] { command-skull }
        [three] { command-three }
        [silence] { command-silence }
        [no-backwards] { command-no-backwards }
        [one-pile] { command-one-pile }
       *[draw-one] { command-draw-one }
    }
command-lightning = Lightning: only for you, only this turn
command-infinity = Infinity: for everyone, as long as it lies on top
fire-burning = On fire: it has to be covered by the end of the next turn.
fire-due = On fire: it has to be covered this turn.

## Phases, endings, grades

phase-the-game-setup = The cards are being dealt
phase-the-game-start = Who starts?
phase-the-game-turn = Lay cards
phase-the-game-draw = Drawing cards
phase-the-game-over = The end

ending-all-laid = All { BOX("the-game.cards") } cards are laid.
ending-stuck = No card fits any more, and the turn was not complete.
ending-skull = A skull was left uncovered.
ending-three = A 3! did not get exactly three cards.
ending-fire = A fire card was not covered in time.
ending-short-hand = The hand had fewer cards than the turn needed.
ending-no-backwards = A card went backwards although No backwards was in force.
ending-one-pile = A card went to another pile although One pile was in force.

grade-beaten = You have beaten the game.
grade-excellent =
    { $left ->
        [0] Excellent: no card left, and yet not won.
        [one] Excellent: only one card left.
       *[other] Excellent: only { $left } cards left.
    }
grade-lost = Lost, with { $left } cards left. Try again.

## Signals

signal-leave = please leave it
signal-leave-please = please leave it, very important
signal-small-step = small steps only
signal-good = I have something good here
signal-free = free to use
signal-trick = I have the backwards trick here
signal-none = nothing
signal-word =
    { $word ->
        [leave] { signal-leave }
        [leave-please] { signal-leave-please }
        [small-step] { signal-small-step }
        [good] { signal-good }
        [free] { signal-free }
        [trick] { signal-trick }
       *[none] { signal-none }
    }
tell-hold = I hold one
tell-not-now = please not now
tell-none = nothing
tell-word =
    { $word ->
        [hold] { tell-hold }
        [not-now] { tell-not-now }
       *[none] { tell-none }
    }

## Moves, as one may choose them

move-the-game-start =
    { $own ->
        [yes] I start
       *[no] { $name } starts
    }
move-the-game-lay = Lay { $card } { pile-onto }
move-the-game-lay-cards = Lay { $cards } { pile-onto }
move-the-game-take-back = Take the last card back
move-the-game-end = End the turn
move-the-game-signal =
    { $word ->
        [none] Take the signal back: { pile-head }
       *[other] { pile-head }: { signal-word }
    }
move-the-game-tell =
    { $word ->
        [none] Take the signal back: { command-name }
       *[other] { command-name }: { tell-word }
    }
move-the-game-draw = Draw a card
move-the-game-mark = { $card } carries the command { command-name }

## The log: what somebody did

log-the-game-start = { $name } starts.
log-the-game-lay = { $name } lays { $card } { pile-onto }.
log-the-game-take-back = { $name } takes the last card back.
log-the-game-end = { $name } ends the turn.
log-the-game-draw = { $name } draws a card.
log-the-game-draw-own = You draw { $card }.
log-the-game-mark = { $card } carries the command { command-name }.
log-the-game-signal =
    { $word ->
        [none] { $name } takes a signal back: { pile-head }.
       *[other] { $name } – { pile-head }: { signal-word }.
    }
log-the-game-tell =
    { $word ->
        [none] { $name } takes a signal back: { command-name }.
       *[other] { $name } – { command-name }: { tell-word }.
    }

## Refusals

refuse-mark-elsewhere = That number can’t get this command now.
refuse-draw-other-seat = Another player draws now.
refuse-draw-no-such-card = { $card } is not in the draw pile.
refuse-start-settled = Somebody has already started.
refuse-start-own-turn = You can only say that you start yourself.
refuse-start-nobody = Nobody sits there.
refuse-start-by-chance = Chance decides who starts.
refuse-start-by-host = Seat 1 says who starts.
refuse-start-first = Nobody has started yet: agree on who begins.
refuse-not-in-hand = You don’t hold { $card }.
refuse-too-low =
    { $trick ->
        [0] You can’t place { $card } here: it must be above { $top }.
       *[other] You can’t place { $card } here: it must be above { $top }, or exactly { $trick }.
    }
refuse-too-high =
    { $trick ->
        [0] You can’t place { $card } here: it must be below { $top }.
       *[other] You can’t place { $card } here: it must be below { $top }, or exactly { $trick }.
    }
refuse-no-backwards = You can’t go back by ten: No backwards is in force until it is covered.
refuse-no-such-pile = There are only { $count } piles at this table.
refuse-one-pile = One pile is in force: lay this turn’s cards { pile-onto }.
refuse-one-pile-whole-turn = One pile counts the whole turn, and you already laid a card { pile-onto }.
refuse-three-fourth-card = After a 3! the turn has exactly three cards, and you have laid them. End your turn.
refuse-three-too-late = You have laid three cards or more: a 3! can no longer be obeyed.
refuse-stop-skull = Stop would end your turn with a skull open: first cover { pile-name }.
refuse-stop-three = After a 3!, Stop may only be the third card.
refuse-stop-fire = Stop would end your turn before the fire is out: first cover { pile-name }.
refuse-no-take-back = A laid card stays on the table.
refuse-nothing-to-take-back = You have laid no card this turn.
refuse-end-too-early =
    { $more ->
        [one] You can’t end your turn yet: lay one more card.
       *[other] You can’t end your turn yet: lay { $more } more cards.
    }
refuse-end-skull = You can’t end your turn yet: cover the skull { pile-on }.
refuse-end-three =
    { $more ->
        [one] You can’t end your turn yet: the 3! asks for one more card.
       *[other] You can’t end your turn yet: the 3! asks for { $more } more cards.
    }
refuse-end-fire = You can’t end your turn yet: cover the fire { pile-on }.
refuse-signal-alone = You play alone: there is nobody to tell.
refuse-signal-before-deal = Wait until the cards are dealt.
refuse-signal-silence = Silence is in force: no signals until it is covered.
refuse-signal-trick = That would give a number away. The table has not allowed it.
refuse-signal-command-absent = { command-name } is not in this match.
refuse-signal-nothing-said = There is nothing of yours to take back.

## Options of The Game

option-the-game-start = Who starts
option-the-game-start-help = Decided after the deal, when everyone has seen their hand.
option-the-game-start--claim = Whoever claims it first
option-the-game-start--host-choice = Seat 1 says who
option-the-game-start--random = Chance decides
option-the-game-pro = Pro
option-the-game-pro-help = At least three cards a turn instead of two, until the draw pile is empty.
option-the-game-on-fire = On Fire
option-the-game-on-fire-help = { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } and { BOX("the-game.fire_cards.5") } burn: each has to be covered by the end of the next turn.
option-the-game-show-pile-history = Show the whole piles
option-the-game-show-pile-history-help = Every card on a pile can be looked up, not only the top one.
option-the-game-undo-within-turn = Take cards back
option-the-game-undo-within-turn-help = Until your turn ends you may take your last card back. The others have seen it.
option-the-game-trick-signal = Signal for the trick
option-the-game-trick-signal-help = You may also signal that you hold the backwards trick for a pile, which gives the number away.
option-the-game-cards = How many cards
option-the-game-cards-help = A smaller game: the numbers from 2 on, this many of them.
option-the-game-hand = Cards in a hand
option-the-game-hand-help = A smaller hand; 0 is the rulebook’s number.
option-the-game-piles = How many piles
option-the-game-piles-help = With two, one goes up and one goes down; with three, two go up.

## Options of The Game: Extreme

option-the-game-extreme-start = { option-the-game-start }
option-the-game-extreme-start-help = { option-the-game-start-help }
option-the-game-extreme-start--claim = { option-the-game-start--claim }
option-the-game-extreme-start--host-choice = { option-the-game-start--host-choice }
option-the-game-extreme-start--random = { option-the-game-start--random }
option-the-game-extreme-pro = { option-the-game-pro }
option-the-game-extreme-pro-help = { option-the-game-pro-help }
option-the-game-extreme-on-fire = { option-the-game-on-fire }
option-the-game-extreme-on-fire-help = { option-the-game-on-fire-help }
option-the-game-extreme-show-pile-history = { option-the-game-show-pile-history }
option-the-game-extreme-show-pile-history-help = { option-the-game-show-pile-history-help }
option-the-game-extreme-undo-within-turn = { option-the-game-undo-within-turn }
option-the-game-extreme-undo-within-turn-help = { option-the-game-undo-within-turn-help }
option-the-game-extreme-trick-signal = { option-the-game-trick-signal }
option-the-game-extreme-trick-signal-help = { option-the-game-trick-signal-help }
option-the-game-extreme-cards = { option-the-game-cards }
option-the-game-extreme-cards-help = { option-the-game-cards-help }
option-the-game-extreme-hand = { option-the-game-hand }
option-the-game-extreme-hand-help = { option-the-game-hand-help }
option-the-game-extreme-piles = { option-the-game-piles }
option-the-game-extreme-piles-help = { option-the-game-piles-help }
option-the-game-extreme-commands-enabled = Commands in play
option-the-game-extreme-commands-enabled-help = The cards of a command that is left out are plain cards. Add the commands step by step.
option-the-game-extreme-command-layout = Cards with commands
option-the-game-extreme-command-layout-help = Which numbers carry a command. Everyone sees it before the deal.
option-the-game-extreme-command-layout--fixed = Always the same
option-the-game-extreme-command-layout--random-per-game = New for every match
option-the-game-extreme-command-layout--custom = Your own
option-the-game-extreme-layout = Your own layout
option-the-game-extreme-layout-help = Four different numbers from { BOX("the-game-extreme.lowest") } to { BOX("the-game-extreme.highest") } for each command in play.
option-the-game-extreme-violations = Breaking a command
option-the-game-extreme-violations-help = What happens when a card is laid against a command, or a turn is ended that leaves one unfulfilled.
option-the-game-extreme-violations--refuse = Can’t be done
option-the-game-extreme-violations--lose = Loses the match
option-the-game-extreme-one-pile-midturn = One pile in mid-turn
option-the-game-extreme-one-pile-midturn-help = Which cards count when One pile is laid after other cards of the same turn.
option-the-game-extreme-one-pile-midturn--from-now = Only the cards after it
option-the-game-extreme-one-pile-midturn--command-counts = That card and those after it
option-the-game-extreme-one-pile-midturn--whole-turn = All cards of the turn
option-the-game-extreme-short-hand = Too few cards in hand
option-the-game-extreme-short-hand-help = Draw one can leave a hand with fewer cards than a turn needs.
option-the-game-extreme-short-hand--lose = The match is lost
option-the-game-extreme-short-hand--lay-all = The whole hand is enough

## Commands of one's own

wrong-commands-twice = “commands_enabled” names a command twice; name each once: { $names }.
wrong-layout-unused = A “layout” of your own needs “command_layout” custom.
wrong-layout-how-many = The “layout” needs { $copies } numbers for { $command }, and has { $count }.
wrong-layout-card = The “layout” has { $card }; the cards are { $lowest } to { $highest }.
wrong-layout-no-room = The commands need { $needed } cards without fire, and there are only { $cards } cards.
wrong-cards-too-few = { $players } hands of { $size } are { $needed } cards, and there are only { $cards }.
wrong-layout-shared = The “layout” uses { $card } more than once; a card carries one command.
