### The tables of The Game and Extreme in the browser.

tg-table = Table
tg-hand = Your hand
tg-cards-held =
    { $cards ->
        [one] holds one card
       *[other] holds { $cards } cards
    }
tg-tells = Signals about commands
tg-in-force = In force now
tg-only-pile = This turn: { pile-name }.
tg-three = 3!: exactly three cards this turn, { $laid } laid.
tg-cover-skull = Cover the skull { pile-on } before your turn ends.
tg-fire-burning = Fire { pile-on }: the next player has to cover it.
tg-fire-due = Fire { pile-on }: cover it this turn.
# The same in the fewest words, where several stand on a phone.
tg-three-brief = 3!: { $laid } of 3 laid
tg-skull-brief = Cover the skull
tg-fire-brief =
    { $fire ->
        [due] Cover { $card } now
       *[burning] { $card } is burning
    }

tg-own-start = You start.
tg-own-lay = You lay { $card } { pile-onto }.
tg-own-take-back = You take the last card back.
tg-own-end = You end your turn.
tg-log-command = Command: { command-name }.
tg-log-fire = It is on fire.

tg-prompt-over = The end.
tg-prompt-wait = Cards are being dealt.
tg-prompt-draw = Cards are being drawn.
tg-prompt-start = Who starts? Take the first turn if your hand is good.
tg-prompt-start-one = You choose: who starts?
tg-prompt-start-other = { $name } chooses who starts.
tg-prompt-start-team = The team decides who starts.
tg-prompt-other = It’s { $name }’s turn.
tg-prompt-lay-first =
    { $more ->
        [one] Your turn: lay one card.
       *[other] Your turn: lay { $more } cards.
    }
tg-prompt-lay-more =
    { $more ->
        [one] Your turn: lay one more card.
       *[other] Your turn: lay { $more } more cards.
    }
tg-prompt-cover = Your turn: cover { pile-name }.
tg-prompt-may-end = Lay more cards, or end your turn.
tg-prompt-end = Nothing more fits: end your turn.
tg-prompt-end-empty = Your hand is empty: end your turn.

tg-start-me = I start
tg-start-other = { $name } starts
tg-end = End turn
tg-take-back = Take back
tg-choose-card-first = First choose a card from your hand.
tg-card-fits-nowhere = fits nowhere now
tg-keys = Arrows choose a card, 1 to 4 lay it, E ends the turn.
tg-how-to-lay = Choose a card, then a pile.
tg-how-to-signal = Press a pile to say something about it.
tg-look-ahead = Touch a card to see what it would do.
tg-none-in-force = No command in force
tg-none-burning = No card is burning
tg-hands = All hands
tg-histories = All cards on the piles
tg-commands = The commands
tg-said-here = What the others say here
# The signals in two words for a tag on a pile, and in one where it is narrow.
signal-tag =
    { $word ->
        [leave] leave it
        [leave-please] leave it!
        [small-step] small steps
        [good] good here
        [trick] trick here
       *[free] free
    }
signal-mark =
    { $word ->
        [leave] leave
        [leave-please] leave!
        [small-step] small
        [good] good
        [trick] trick
       *[free] free
    }
tg-say = Say something about { pile-name }
tg-say-nothing = Take it back

tg-help-soon = Help returns when the cards have come to rest.
tg-help-none = You are playing without help.
tg-rescues = Cards that go back by ten
tg-rescue-card = Card
tg-rescue-team = With the team
tg-rescue-deck = In the draw pile
tg-cards-out = All cards
tg-card-mine = in your hand
tg-card-out = still out there
tg-card-gone = laid
tg-result = The result

tg-moment-trick = Ten back
tg-moment-rescue = Fire out
tg-moment-last = The last card
tg-finale-won = Won
tg-finale-lost = Lost
