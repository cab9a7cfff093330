### The tables of The Game and Extreme in the browser.

tg-table = Table
tg-hand = Your hand
tg-cards-held =
    { $cards ->
        [one] holds one card
       *[other] holds { $cards } cards
    }
tg-tells = What is said about commands
tg-in-force = In force now
tg-only-pile = This turn: { pile-name }.
tg-three = 3!: exactly three cards this turn, { $laid } laid.
tg-cover-skull = Cover the skull { pile-on } before your turn ends.
tg-fire-burning = Fire { pile-on }: the next player has to cover it.
tg-fire-due = Fire { pile-on }: cover it this turn.

tg-own-start = You start.
tg-own-lay = You lay { $card } { pile-onto }.
tg-own-take-back = You take the last card back.
tg-own-end = You end your turn.
tg-log-command = Command: { command-name }.
tg-log-fire = It is on fire.

tg-prompt-over = The end.
tg-prompt-wait = Cards are being dealt.
tg-prompt-start = Who starts? Say so if your hand is a good one.
tg-prompt-start-one = You decide: who starts?
tg-prompt-start-other = { $name } says who starts.
tg-prompt-start-team = The team settles who starts.
tg-prompt-other = { $name } is on turn.
tg-prompt-lay =
    { $more ->
        [one] Your turn: lay one more card.
       *[other] Your turn: lay { $more } cards.
    }
tg-prompt-cover = Your turn: cover { pile-name }.
tg-prompt-may-end = Your turn: lay more, or end it.
tg-prompt-end = Your turn: end it.

tg-start-me = I start
tg-start-other = { $name } starts
tg-more =
    { $more ->
        [one] One more to lay
       *[other] { $more } more to lay
    }
tg-enough = Enough cards laid
tg-end = End turn
tg-take-back = Take back
tg-choose-card-first = First choose a card from your hand.
tg-card-fits-nowhere = fits nowhere now
tg-keys = Keys: arrows and Enter choose a card, 1 to 4 lay it, E ends the turn.
tg-history = All cards { pile-on }
tg-say = Say something about { pile-name }
tg-say-nothing = Take it back
tg-tell = Talk about commands

tg-help-none = Here you play without help.
tg-advice = What the coach would do
tg-advice-win = wins { $chance } (± { $error })
tg-rescues = Cards that go back by ten
tg-rescue-card = Card
tg-rescue-team = With the team
tg-rescue-deck = In the draw pile
tg-cards-out = All cards
tg-card-mine = in your hand
tg-card-out = still out there
tg-card-gone = laid
tg-result = The result
