### The rules of The Lost Code and Think Str8! in the reader: sections in our own words, paragraphs apart by an empty line.

## The Lost Code

rules-lost-code-goal-title = Goal
rules-lost-code-goal =
    In front of you stands a code of six numbers. Everybody can read it, except you. Round after round you guess a sum of your numbers and hear whether you were right. At the end you name the numbers themselves.

    Right guesses move your marker along the serpent. Two, three or four people play, and whoever is furthest at the end wins.

rules-lost-code-box-title = What is in the box
rules-lost-code-box =
    Six symbols, each with its colour and its shape: eagle, jaguar, chameleon, snake, human and bear. Each comes with stones numbered 0 to { BOX("lost-code.top_number_x") }, one of each. The 8s are for X-Race only, so a standard game has { BOX("lost-code.pieces") } stones.

    Three identical dice carry the six symbols, one on each face. Four logs hold the stones, and all four are in use, whatever the number of players. Six Shortcut tokens and a skull wait for their modules.

    Your sheet stands behind a screen and is for your notes. Nobody checks it, and nothing on it counts but your final numbers.

rules-lost-code-wheels-title = The seven wheels
rules-lost-code-wheels =
    A wheel shows neighbouring numbers in its window, and no two wheels are equally wide. Wide is safe, narrow pays: a wider wheel never pays more than a narrower one, some pay the same, and the smallest, with a single number, pays most.

    The numbers on a wheel run from 0 to { BOX("lost-code.top_sum") }, three times the highest stone. With X-Race they run to { BOX("lost-code.top_sum_x") }.

    No edition prints the whole table. The one drawn here fits everything the rulebooks show; two others fit as well and can be chosen. You may also make your own: different widths, no wider wheel paying more, the smallest paying more than all others, at least one wheel for each player and twelve at most.

rules-lost-code-setup-title = Setup
rules-lost-code-setup =
    Everybody gets a log. Logs that are left over, two with 2 players and one with 3, are neutral and face everybody.

    Of each symbol the stones 0 to { BOX("lost-code.top_number") } are mixed face down. One goes back into the box unseen and one into each log. Yours are put in so that only the others see their numbers. Three are left in the stack, so a match sees { BOX("lost-code.exchanges.0") } exchanges at most ({ BOX("lost-code.exchanges.1") } in the introductory game, { BOX("lost-code.exchanges.2") } with X-Race, { BOX("lost-code.exchanges.3") } with both).

    The markers are piled on space 0 in an order left to chance, and the wheels lie ready with their normal side up.

    A number you see in another log can never be yours, because there is only one of each. Your sheet strikes it out for you.

rules-lost-code-track-title = Ahead and behind
rules-lost-code-track =
    Your points are your place on the track. It begins at 0 and has no end.

    Markers on one space form a pile, and whoever arrives goes on top. Further up means further behind: of all on one space, the bottom marker is ahead and the top one is last.

    Going back is arriving too: you land on top. A marker that moves no space is not lifted. You may fall below zero, unless your table has agreed that 0 is the end.

rules-lost-code-round-title = A round, step by step
rules-lost-code-round =
    You play { BOX("lost-code.rounds.2") } rounds with 2 players, { BOX("lost-code.rounds.3") } with 3 and { BOX("lost-code.rounds.4") } with 4.

    When a round begins, the game fixes the order once: who is behind whom. It holds for the dice, the tokens, the wheels and the checks, even while markers move.

    First the dice, then everybody’s wheel, then the checks, then the exchanges of those who were wrong. The wheels go back, and the next round begins.

    With everything switched on, the order is: throw, offer of a token, dice with a bear, free turn of a die, wheels, checks with the curse, where the skull goes, exchanges, what leaves the game. You decide about tokens, dice, your wheel, your exchange and your final numbers; everything else happens by itself.

rules-lost-code-dice-title = The dice
rules-lost-code-dice =
    Whoever is last throws the three dice for all to see.

    If that is you, leave them as they are, or turn one of them, only one, to another symbol in play. It may be one that already shows on another die.

    The three symbols that show in the end are what this round is about.

rules-lost-code-bid-title = Choosing a wheel
rules-lost-code-bid =
    From last to first, everybody takes a wheel that is still free and sets it. It covers the number it begins at and those that follow, as many as it is wide. You say: my sum is one of these.

    The window must be full: the range lies between 0 and { BOX("lost-code.top_sum") } from end to end, or { BOX("lost-code.top_sum_x") } with X-Race.

    Nobody passes. Everyone sees what you set straight away, including those who choose after you, and it stays set.

rules-lost-code-check-title = Checking the guesses
rules-lost-code-check =
    Your sum adds up your stones of the symbols on the dice. A symbol on two dice counts twice, on three dice three times.

    One after the other, in the order of the round: if your range holds your sum, you score what the wheel pays and move that far before the next check. If not, you score nothing and hear whether your sum is lower or higher than your range.

    With the smallest wheel you only hear that you are wrong. The game itself gives the answer, truthfully and to everyone; the sum is never revealed.

rules-lost-code-exchange-title = Exchanging a stone
rules-lost-code-exchange =
    When everyone has been checked, whoever was wrong exchanges a stone. The player who is now last, with the new points, goes first. It is done one at a time, so those who come later know more.

    Choose any of your symbols that has stones left to draw, on the dice or not. The old stone is laid face up beside you and stays there: now you see it too, and it never comes back. A new one of that symbol takes its place, seen by all but you.

    You must exchange as long as any stack has a stone. When all are empty, nobody exchanges any more. The last round is no exception: exchange, then write your final numbers.

rules-lost-code-final-title = Your final numbers
rules-lost-code-final =
    After the last round you secretly write up to three different numbers for each symbol, from 0 to { BOX("lost-code.top_number") } ({ BOX("lost-code.top_number_x") } with X-Race). Writing none is possible. Nothing is shown before everybody has finished.

    If your stone is among them, a single number earns { BOX("lost-code.hits.1") } points, two earn { BOX("lost-code.hits.2") } and three earn { BOX("lost-code.hits.3") }. If it is not, or if you wrote none, you lose { BOX("lost-code.loss") }.

rules-lost-code-win-title = Who wins
rules-lost-code-win =
    Your symbols are added up, and your marker moves once by the result, forward or back. The last player is counted first and the leader last, in the order before anybody moved.

    Whoever is furthest along wins; of several on one space, the bottom of the pile. So there is always one winner, and the other places are settled the same way.

    Then all stones may be looked at. Which stone was removed at the beginning may stay unknown: it is one of those nobody drew, and the game does not pick one afterwards.

rules-lost-code-known-title = Who knows what
rules-lost-code-known =
    Everybody knows the dice, the wheels and ranges, the answers, the track with its piles, the discarded stones, the sizes of the stacks, and who has a token or the skull. Your stones are known to all but you. Your sheet and your final numbers are yours until the end. What was removed or is still to be drawn, nobody knows.

    Nothing that is sent to you gives away your own stones. Someone who only watches is shown what all players know.

    Talk as you like, but leave it to the game to speak about the stones: the chat lets no numbers through.

    A stone you discarded is known from then on. Look back: earlier rounds with that symbol tell you more now.

rules-lost-code-introductory-title = Introductory game
rules-lost-code-introductory =
    For first games and with children. The bears stay in the box: five symbols are played, and five are scored.

    A die that shows a bear must be turned to another symbol by the thrower; two dice may end up the same. The free turn of one die remains, even for a die that was just turned, but never to the bear.

rules-lost-code-x-race-title = X-Race
rules-lost-code-x-race =
    The 8s join in: nine stones of each symbol, four of them left to draw. The wheels show their X side, which goes to { BOX("lost-code.top_sum_x") }, and your final numbers may go to { BOX("lost-code.top_number_x") }.

    Nothing else changes. A wheel keeps its width and what it pays.

rules-lost-code-shortcut-title = Deadly Shortcut
rules-lost-code-shortcut =
    There is one token for each symbol. When two or three dice fall on the same symbol and nobody has its token yet, it is on offer right after the throw: to the thrower first, then to the others in the order of the round. Whoever takes it ends the offer and keeps it. You may take further ones in later rounds.

    If you take it, write one, two or three final numbers for that symbol on the spot, secret and final. They count double: { BOX("lost-code.locked_hits.1") }, { BOX("lost-code.locked_hits.2") } or { BOX("lost-code.locked_hits.3") } for a hit, and a loss of { BOX("lost-code.locked_loss") } for a miss. You may still exchange that stone; what counts is the one you have at the end.

    After the offer the thrower may turn a die as usual, which does not affect the token. But a thrower who took the token turns no die this round, unless your table allows both.

    In the last three rounds there is no offer: tokens nobody took leave the game after round { BOX("lost-code.token_rounds.2") }, { BOX("lost-code.token_rounds.3") } or { BOX("lost-code.token_rounds.4") } with 2, 3 or 4 players.

    In the introductory game there is no bear token. The offer looks at the dice as they fell, and bears must still be turned, even by a thrower who took a token.

rules-lost-code-curse-title = Curse of the Temple
rules-lost-code-curse =
    At first nobody has the skull, and leading alone does not bring it. It goes to the first player whom a check takes to space { BOX("lost-code.curse_begins") } or beyond. That player is cursed from the next round on, or at once if your table says so.

    Cursed and right, you score as usual. Cursed and wrong, you move back by what your wheel pays, and exchange as usual. Either way, every other player who is wrong earns you 1 point, moved on the spot.

    When the checks are over, look where the markers stand. If one is on { BOX("lost-code.curse_ends") } or further, the skull leaves the game. If not, it goes to the leader; of several on one space, to the bottom of the pile. It stays in the game even if everyone falls below { BOX("lost-code.curse_begins") } again.

    The last round is free of it: the skull leaves after round { BOX("lost-code.curse_rounds.2") }, { BOX("lost-code.curse_rounds.3") } or { BOX("lost-code.curse_rounds.4") } with 2, 3 or 4 players.

rules-lost-code-choices-title = All together, and our choices
rules-lost-code-choices =
    X-Race, Deadly Shortcut and Curse of the Temple can be combined in any way, and each of them with the introductory game.

    Where the editions differ, your table chooses. Exchanges: the last player with the new points first, as in the Italian and the English edition, or in the order of the guesses, as in the French. Token and die for the thrower: one or the other, as in the English edition, or both, as in the Italian.

    Where the editions are silent, we had to choose. Two of those choices are options: whether points may fall below zero, and whether the curse is felt from the next round on or at once.

## Think Str8!

rules-think-str8-goal-title = Goal
rules-think-str8-goal =
    In your rack stand six cards, one of each colour. Everybody sees their numbers, except you. Round after round you bet on a sum of them and hear whether you were right. At the end you name the numbers themselves.

    Right bets move your marker forward, and whoever is furthest at the end wins. This is the older sister of The Lost Code, with cards, racks and scales, and without modules.

rules-think-str8-box-title = What is in the box
rules-think-str8-box =
    Two, three or four people play. There are six colours, in the order of the sheet: blue, green, yellow, violet, red, grey. Each has cards from 0 to { BOX("think-str8.top_number") }, one of each: { BOX("think-str8.pieces") } in all.

    Three dice show the six colours, one on each face. All four racks are filled, whatever the number of players; those without a player are neutral and open to everybody.

rules-think-str8-tiles-title = Scale and tiles
rules-think-str8-tiles =
    You bet on a scale of your own that runs from 0 to { BOX("think-str8.top_sum") }. Seven tiles, no two of the same size, cover some of its numbers and show what they pay. The smallest pays most.

    The rulebook does not print the whole table. The one drawn here fits what its examples show; a second one fits as well and can be chosen, and you may make your own.

rules-think-str8-setup-title = Setup
rules-think-str8-setup =
    The markers are piled on the start, which is 0, in an order left to chance.

    In each colour the cards are shuffled, one is removed unseen, and every rack gets one. Three are left to draw.

    Your sheet is yours alone. Numbers you have seen elsewhere are blacked out, because they can never be yours. Numbers you ruled out by thinking are crossed, and may become possible again when you get a new card.

rules-think-str8-track-title = Ahead and behind
rules-think-str8-track =
    Your points are your place. Markers on one space form a pile, and whoever arrives goes on top. Further up means further behind: the bottom marker is ahead, the top one is last.

    Going back is arriving too. A marker that moves no space is not lifted. You may fall below zero, unless your table has agreed that 0 is the end.

rules-think-str8-round-title = A round, step by step
rules-think-str8-round =
    There are { BOX("think-str8.rounds.2") } rounds with 2 players, { BOX("think-str8.rounds.3") } with 3 and { BOX("think-str8.rounds.4") } with 4.

    First the dice. Then everybody chooses a tile, and all tiles are placed. Then the bets are checked, and whoever was wrong replaces a card. The tiles come back, and the next round starts.

rules-think-str8-dice-title = The dice
rules-think-str8-dice =
    Whoever is last throws the three dice. If that is you, you may then turn a single die to any other colour. The three colours that show in the end are what this round is about.

rules-think-str8-bid-title = Choosing and placing a tile
rules-think-str8-bid =
    From last to first, everybody takes a tile; what is taken is gone for this round. Nobody passes.

    When everyone has one, they are placed on the scales at the same time, and the ranges are shown once all of them are down. Your table may also have them placed one after the other, for all to see.

    No part of a tile may stick out beyond the scale, and once placed it stays where it is.

rules-think-str8-check-title = Checking the bets
rules-think-str8-check =
    Your sum adds up your cards of the colours on the dice. A colour on two dice counts twice, on three dice three times.

    The thrower is checked first, the others follow in the order in which they chose. If your tile covers your sum, you move forward by what it pays. If not, you earn nothing and hear “higher” or “lower”.

    With the smallest tile you only hear that you are wrong.

rules-think-str8-exchange-title = Replacing a card
rules-think-str8-exchange =
    Afterwards everybody who was wrong replaces a card, the last player first, as the markers stand by then.

    Choose any colour that has cards left. The old card is laid face up for everyone, yourself included. The new one has the same colour, and everyone but you can see it.

    You must replace one as long as any pile has a card. When all are empty, nothing is replaced.

rules-think-str8-final-title = Your final numbers
rules-think-str8-final =
    After the last round you secretly write one to three different numbers, from 0 to { BOX("think-str8.top_number") }, for each colour. All are shown when all are ready.

    If your card is among them, one number earns { BOX("think-str8.hits.1") } points, two earn { BOX("think-str8.hits.2") } and three earn { BOX("think-str8.hits.3") }. A miss costs { BOX("think-str8.loss") }, no matter how many you wrote. You may leave a colour empty; that is a miss.

rules-think-str8-win-title = Who wins
rules-think-str8-win =
    Starting with the last player, each marker moves once by the total of its player, forward or back.

    Whoever has the most points wins; of several on one space, the bottom of the pile.

rules-think-str8-introductory-title = Introductory game
rules-think-str8-introductory =
    For first games. The grey cards stay in the box: five colours are played, and five are scored.

    The thrower must turn each grey die to another colour, and may still turn one die as always. Grey cannot stay.

    Several grey dice may become any colours, as in the French edition. Your table may ask for colours that differ from one another, as in the Italian; a colour on which another die fell by itself is allowed even then.

rules-think-str8-known-title = Who knows what
rules-think-str8-known =
    Everybody knows the dice, the tiles and ranges, the answers, the track with its piles, the discarded cards and how many are left to draw. Your cards are known to all but you. Your sheet and your final numbers are yours until the end. What was removed or is still to be drawn, nobody knows.

    Nothing that is sent to you gives away your own cards. Someone who only watches is shown what all players know.

    Talk as you like, but leave it to the game to speak about the cards: the chat lets no numbers through.

rules-think-str8-choices-title = Editions, and our choices
rules-think-str8-choices =
    Your table may choose: the introductory game, the tiles, whether they are placed together or one after the other, how grey dice are turned, and whether points may fall below zero.

    The French copy we know breaks off before the end of the game, so the final numbers follow the Italian edition.
