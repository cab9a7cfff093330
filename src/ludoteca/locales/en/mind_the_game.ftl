### The Game and The Game: Extreme: what can be counted, the odds, and advice.
### $pile and $command are names of the box; chances are whole per cent.

## The sheet

cards-sheet-unseen =
    { $count ->
        [0] You have seen every card.
        [one] One card is still unseen.
       *[other] { $count } cards are still unseen.
    }
cards-sheet-trick = Your { $card } goes back by ten { pile-onto }.
cards-sheet-close = Your { $card } passes no unseen card { pile-onto }.

## Odds

cards-odds-stuck =
    { $percent ->
        [0] As the piles lie, the next player can’t get stuck.
        [100] As the piles lie, the next player is stuck.
       *[other] As the piles lie, there is a { $percent }% chance that the next player is stuck.
    }
cards-odds-rescue = { $card } would go back by ten { pile-onto }: { $teammates }% with a teammate ({ $next }% with the next player), { $draw }% still in the draw pile.
cards-odds-doomed =
    { $ways ->
        [none] Only the backwards trick saves your { $card }, and it could be played now.
        [cover] Only the backwards trick saves your { $card }, once { command-no-backwards } is covered.
       *[other] Only the backwards trick saves your { $card }: it needs { $ways } first.
    }
cards-odds-lost =
    { $count ->
        [one] Nothing can save { $cards } any more: the game can’t be won.
       *[other] Nothing can save { $cards } any more: the game can’t be won.
    }
cards-odds-command =
    { $count ->
        [one] { command-name }: one card to come, { $teammates }% with a teammate ({ $next }% with the next player).
       *[other] { command-name }: { $count } cards to come, at least one of them with a teammate { $teammates }% ({ $next }% with the next player).
    }

## The coach

cards-coach-only = The only way to complete this turn.
cards-coach-cover = Covers what has to be covered, { pile-on }.
cards-coach-trick = Goes back by ten with { $card } { pile-onto }.
cards-coach-chain =
    { $count ->
        [2] Goes back by ten twice.
       *[other] Goes back by ten { $count } times.
    }
cards-coach-asked = Leaves { pile-name } alone, as a teammate asked.
cards-coach-extra =
    { $laid ->
        [1] { $count ->
            [0] Lays one more card and passes none that is still to come.
            [one] Lays one more card and passes only one that is still to come.
           *[other] Lays one more card and passes only { $count } that are still to come.
        }
       *[other] { $count ->
            [0] Lays { $laid } cards and passes none that is still to come.
            [one] Lays { $laid } cards and passes only one that is still to come.
           *[other] Lays { $laid } cards and passes only { $count } that are still to come.
        }
    }
cards-coach-passes =
    { $count ->
        [0] Passes no card that is still to come.
        [one] Passes one card that is still to come.
       *[other] Passes { $count } cards that are still to come.
    }
cards-coach-fewest =
    { $count ->
        [one] Passes only one card that is still to come.
       *[other] Passes only { $count } cards that are still to come.
    }
cards-coach-ready = Lets { $card } go back by ten later.
cards-coach-more =
    { $laid ->
        [1] { $count ->
            [0] Lays one card and passes none that is still to come.
            [one] Lays one card, and passes one that is still to come.
           *[other] Lays one card, and passes { $count } that are still to come.
        }
       *[other] { $count ->
            [0] Lays { $laid } cards and passes none that is still to come.
            [one] Lays { $laid } cards, and passes one that is still to come.
           *[other] Lays { $laid } cards, and passes { $count } that are still to come.
        }
    }
cards-coach-one-pile = Plays only { pile-onto } and leaves the other piles as they are.
cards-coach-tried =
    { $aim ->
        [cards] { $count ->
            [one] Passes one card that is still to come, but leaves fewer at the end.
           *[other] Passes { $count } cards that are still to come, but leaves fewer at the end.
        }
       *[win] { $count ->
            [one] Passes one card that is still to come, but wins more often when the match is played on.
           *[other] Passes { $count } cards that are still to come, but wins more often when the match is played on.
        }
    }
cards-coach-ignored =
    { $aim ->
        [win] Plays { pile-onto } against a teammate’s wish: it wins more often all the same.
        [cards] Plays { pile-onto } against a teammate’s wish: fewer cards are left all the same.
       *[none] Plays { pile-onto } against a teammate’s wish.
    }
cards-coach-end = Ends the turn and keeps the other cards.
cards-coach-lost = Leaves the turn incomplete: the match is lost.
cards-coach-start =
    { $mine ->
        [yes] Takes the first turn.
       *[no] Leaves the first turn to a teammate.
    }
cards-coach-stuck = This turn can no longer be completed.
cards-coach-save =
    { $count ->
        [one] The turn can’t be completed, but one card fewer is left.
       *[other] The turn can’t be completed, but { $count } fewer cards are left.
    }
cards-coach-hopeless = The game can hardly be won any more: what counts now is how few cards are left.
