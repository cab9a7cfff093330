### The rules of The Lost Code and Think Str8! in the reader: sections in our own words, paragraphs apart by an empty line.

## The Lost Code

rules-lost-code-goal-title = Goal
rules-lost-code-goal =
    In front of you is a code of six numbers. Everyone can read it except you. Round after round you bet on a sum of your numbers and hear whether you were right. At the end you name the numbers themselves.

    Right bets move your marker along the serpent. Two to four people play, and whoever is furthest along at the end wins.

rules-lost-code-box-title = What is in the box
rules-lost-code-box =
    Six symbols, each with its colour and its shape: eagle, jaguar, chameleon, snake, human and bear. Each comes with stones numbered 0 to { BOX("lost-code.top_number_x") }, one of each. The 8s are for X-Race only, so a standard game has { BOX("lost-code.pieces") } stones.

    Three identical dice show the six symbols, one on each face. Four logs hold the stones, and all four are used, however many people play. Six Shortcut tokens and a skull come with the modules.

    Your sheet is hidden behind a screen and is for your notes. Nobody checks it, and only your final numbers count.

rules-lost-code-wheels-title = The seven wheels
rules-lost-code-wheels =
    A wheel shows a run of numbers in its window, and no two wheels are the same width. Wide is safe, narrow pays: a wider wheel never pays more than a narrower one, though some pay the same, and the smallest, with a single number, pays the most.

    The numbers on a wheel run from 0 to { BOX("lost-code.top_sum") }, three times the highest stone. With X-Race they run to { BOX("lost-code.top_sum_x") }.

    No edition prints the whole table. The one shown here fits everything in the rulebooks; two others fit as well and can be chosen instead. You may also make your own: every width different, no wheel paying more than a narrower one, the smallest paying more than all the others, with at least one wheel for each player and twelve at most.

rules-lost-code-setup-title = Setup
rules-lost-code-setup =
    Everyone gets a log. The logs left over, two with 2 players and one with 3, are neutral, and everyone can see them.

    For each symbol, the stones 0 to { BOX("lost-code.top_number") } are mixed face down. One goes back into the box unseen and one into each log. Yours face away from you, so that only the others see their numbers. Three are left in the stack, so a match has at most { BOX("lost-code.exchanges.0") } exchanges ({ BOX("lost-code.exchanges.1") } in the introductory game, { BOX("lost-code.exchanges.2") } with X-Race, { BOX("lost-code.exchanges.3") } with both).

    The markers are piled on space 0 in random order, and the wheels lie ready with their normal side up.

    A number you see in another log can never be yours, because there is only one of each. Your sheet crosses it out for you.

rules-lost-code-track-title = Ahead and behind
rules-lost-code-track =
    Your points are your place on the track. It begins at 0 and has no end.

    Markers on the same space form a pile, and new arrivals go on top. Higher up means further behind: in a pile, the bottom marker is ahead and the top one is last.

    Moving back counts as arriving too: you land on top. A marker that doesn’t move isn’t lifted. You may drop below zero, unless your table has agreed that 0 is the limit.

rules-lost-code-round-title = A round, step by step
rules-lost-code-round =
    You play { BOX("lost-code.rounds.2") } rounds with 2 players, { BOX("lost-code.rounds.3") } with 3 and { BOX("lost-code.rounds.4") } with 4.

    The order is set once, when a round begins: from last place to first. It holds for the dice, the tokens, the wheels and the checks, even while markers move.

    First come the dice, then everyone’s wheel, then the checks, then the exchanges of those who were wrong. The wheels go back, and the next round begins.

    With everything switched on, the order is: roll, token offer, dice that show a bear, the free turn of a die, wheels, checks with the curse, passing on the skull, exchanges, and last whatever leaves the game. You decide about tokens, dice, your wheel, your exchange and your final numbers; everything else happens by itself.

rules-lost-code-dice-title = The dice
rules-lost-code-dice =
    Whoever is last rolls the three dice for all to see.

    If that is you, leave them as they are, or turn just one of them to another symbol in play. It may be one that another die already shows.

    The three symbols you end up with are what this round is about.

rules-lost-code-bid-title = Choosing a wheel
rules-lost-code-bid =
    From last place to first, everyone takes a wheel that is still free and turns it to a run of numbers. With it you say: my sum is one of these.

    The window must be full: the whole range has to lie between 0 and { BOX("lost-code.top_sum") }, or { BOX("lost-code.top_sum_x") } with X-Race.

    Nobody may pass. Everyone sees your bet straight away, including those who choose after you, and you can’t change it.

rules-lost-code-check-title = Checking the bets
rules-lost-code-check =
    Your sum is what your stones with the symbols on the dice add up to. A symbol on two dice counts twice, on three dice three times.

    Players are checked one after the other, in the order of the round. If your range contains your sum, you score what the wheel pays and move that far before the next check. If not, you score nothing and hear whether your sum is lower or higher than your range.

    With the smallest wheel you only hear that you are wrong. The game itself gives the answer, to everyone; the sum is never revealed.

rules-lost-code-exchange-title = Exchanging a stone
rules-lost-code-exchange =
    When everyone has been checked, everyone who was wrong exchanges a stone, beginning with whoever is last now that the points have changed. It is done one at a time, so those who come later know more.

    Choose any of your symbols that has stones left to draw, whether it is on the dice or not. The old stone is laid face up beside you and stays there: now you see it too, and it never comes back. A new one with the same symbol takes its place, seen by everyone but you.

    You must exchange as long as any stack has a stone. When all of them are empty, exchanging is over. The last round is no exception: exchange first, then write your final numbers.

rules-lost-code-final-title = Your final numbers
rules-lost-code-final =
    After the last round you secretly write up to three different numbers for each symbol, from 0 to { BOX("lost-code.top_number") } ({ BOX("lost-code.top_number_x") } with X-Race). You may also write none. Nothing is shown until everyone has finished.

    If your stone is among them, a single number earns { BOX("lost-code.hits.1") } points, two earn { BOX("lost-code.hits.2") } and three earn { BOX("lost-code.hits.3") }. If it is not, or if you wrote none, you lose { BOX("lost-code.loss") }.

rules-lost-code-win-title = Who wins
rules-lost-code-win =
    The points for all your symbols are added up, and your marker moves once by the total, forward or back. Whoever is last is scored first and the leader last, in the order before anyone moved.

    Whoever is furthest along wins; if several share a space, it is the one at the bottom of the pile. So there is always exactly one winner, and the other places are settled the same way.

    Then everyone may look at all the stones. Which stone of a symbol was removed at the beginning may stay unknown: it is one of those nobody drew, and the game does not decide it afterwards.

rules-lost-code-known-title = Who knows what
rules-lost-code-known =
    Everyone knows the dice, the wheels and ranges, the answers, the track with its piles, the discarded stones, the sizes of the stacks, and who has a token or the skull. Your stones are known to all but you. Your sheet and your final numbers are yours until the end. Nobody knows what was removed or is still to be drawn.

    Nothing that is sent to you gives away your own stones. Anyone who only watches sees what all the players know.

    Talk as much as you like, but not about the stones, that is the game’s job: the chat lets no numbers through.

    From then on you know the stone you discarded. Look back: earlier rounds with that symbol tell you more now.

rules-lost-code-introductory-title = Introductory game
rules-lost-code-introductory =
    For first games, and for playing with children. The bears stay in the box: five symbols are in play, and five are scored.

    Whoever rolled must turn every die that shows a bear to another symbol; two dice may end up the same. After that one die may still be turned as usual, even one that was just turned, but never to the bear.

rules-lost-code-x-race-title = X-Race
rules-lost-code-x-race =
    The 8s join in: nine stones of each symbol, four of them left to draw. The wheels show their X side, which goes up to { BOX("lost-code.top_sum_x") }, and your final numbers may go up to { BOX("lost-code.top_number_x") }.

    Nothing else changes. A wheel keeps its width and what it pays.

rules-lost-code-shortcut-title = Deadly Shortcut
rules-lost-code-shortcut =
    There is one token for each symbol. When two or three dice show the same symbol and nobody has its token yet, it is offered right after the roll: first to whoever rolled, then to the others in the order of the round. Once somebody takes it, the offer is over, and they keep it. You may take more in later rounds.

    If you take it, you write one, two or three final numbers for that symbol on the spot, in secret and for good. They count double: { BOX("lost-code.locked_hits.1") }, { BOX("lost-code.locked_hits.2") } or { BOX("lost-code.locked_hits.3") } for a hit, and a loss of { BOX("lost-code.locked_loss") } for a miss. You may still exchange that stone; what counts is the one you have at the end.

    After the offer, whoever rolled may turn a die as usual, which does not affect the token. But if they took the token themselves, they may not turn a die this round, unless your table allows both.

    In the last three rounds nothing is offered: tokens that nobody took leave the game after round { BOX("lost-code.token_rounds.2") }, { BOX("lost-code.token_rounds.3") } or { BOX("lost-code.token_rounds.4") } with 2, 3 or 4 players.

    In the introductory game there is no bear token. The offer depends on the dice as they were rolled, and bears must still be turned, even by someone who took a token.

rules-lost-code-curse-title = Curse of the Temple
rules-lost-code-curse =
    At first nobody has the skull, and being in the lead is not enough to get it. It goes to the first player to reach space { BOX("lost-code.curse_begins") } or beyond in a check. That player is cursed from the next round on, or at once if your table says so.

    Cursed and right, you score as usual. Cursed and wrong, you move back by what your wheel pays, and exchange as usual. Either way, every other player who is wrong earns you 1 point, and you move at once.

    When the checks are over, the markers decide. If one has reached { BOX("lost-code.curse_ends") } or beyond, the skull leaves the game. If not, it goes to the leader; if several share that space, to the one at the bottom of the pile. It stays in the game even if everyone falls below { BOX("lost-code.curse_begins") } again.

    The last round is played without it: the skull leaves after round { BOX("lost-code.curse_rounds.2") }, { BOX("lost-code.curse_rounds.3") } or { BOX("lost-code.curse_rounds.4") } with 2, 3 or 4 players.

rules-lost-code-choices-title = All together, and our choices
rules-lost-code-choices =
    X-Race, Deadly Shortcut and Curse of the Temple can be combined in any way, and each of them with the introductory game.

    Where the editions differ, your table chooses. Exchanges: whoever is last by the new points goes first, as in the Italian and English editions, or the order of the bets stands, as in the French. Token and die for whoever rolled: one or the other, as in the English edition, or both, as in the Italian.

    Where the editions are silent, we had to choose. Two of those choices are options: whether points may drop below zero, and whether the curse starts at once or with the next round.

## Think Str8!

rules-think-str8-goal-title = Goal
rules-think-str8-goal =
    Your rack holds six cards, one of each colour. Everyone sees their numbers except you. Round after round you bet on a sum of them and hear whether you were right. At the end you name the numbers themselves.

    Right bets move your marker forward, and whoever is furthest along at the end wins. This is the older sister of The Lost Code, with cards, racks and scales, and no modules.

rules-think-str8-box-title = What is in the box
rules-think-str8-box =
    Two to four people play. There are six colours, in the order of the sheet: blue, green, yellow, violet, red, grey. Each has cards from 0 to { BOX("think-str8.top_number") }, one of each: { BOX("think-str8.pieces") } in all.

    Three dice show the six colours, one on each face. All four racks are filled, however many people play; those without a player are neutral, and everyone can see them.

rules-think-str8-tiles-title = Scale and tiles
rules-think-str8-tiles =
    You bet on a scale of your own that runs from 0 to { BOX("think-str8.top_sum") }. Seven tiles, no two of the same size, cover some of its numbers and show what they pay. The smallest pays most.

    The rulebook does not print the whole table. The one shown here fits its examples; a second one fits as well and can be chosen instead, and you may make your own.

rules-think-str8-setup-title = Setup
rules-think-str8-setup =
    The markers are piled on the start, which is 0, in random order.

    The cards of each colour are shuffled, one is removed unseen, and every rack gets one. Three are left to draw.

    Your sheet is yours alone. Numbers you have seen elsewhere are blacked out, because they can never be yours. Numbers you ruled out by thinking are crossed out, and may become possible again when you get a new card.

rules-think-str8-track-title = Ahead and behind
rules-think-str8-track =
    Your points are your place on the track. Markers on the same space form a pile, and new arrivals go on top. Higher up means further behind: the bottom marker is ahead, the top one is last.

    Moving back counts as arriving too. A marker that doesn’t move isn’t lifted. You may drop below zero, unless your table has agreed that 0 is the limit.

rules-think-str8-round-title = A round, step by step
rules-think-str8-round =
    There are { BOX("think-str8.rounds.2") } rounds with 2 players, { BOX("think-str8.rounds.3") } with 3 and { BOX("think-str8.rounds.4") } with 4.

    First come the dice. Then everyone chooses a tile, and all the tiles are placed. Then the bets are checked, and whoever was wrong replaces a card. The tiles come back, and the next round starts.

rules-think-str8-dice-title = The dice
rules-think-str8-dice =
    Whoever is last rolls the three dice. If that is you, you may then turn a single die to any other colour. The three colours you end up with are what this round is about.

rules-think-str8-bid-title = Choosing and placing a tile
rules-think-str8-bid =
    From last place to first, everyone takes a tile; what is taken is gone for this round. Nobody may pass.

    When everyone has one, all are placed on the scales at the same time, and the ranges are shown once they are all down. Your table may prefer to place them one after the other, for all to see.

    No part of a tile may stick out beyond the scale, and once placed it stays where it is.

rules-think-str8-check-title = Checking the bets
rules-think-str8-check =
    Your sum is what your cards of the colours on the dice add up to. A colour on two dice counts twice, on three dice three times.

    Whoever rolled is checked first; the others follow in the order in which they chose. If your tile covers your sum, you move forward by what it pays. If not, you earn nothing and hear “higher” or “lower”.

    With the smallest tile you only hear that you are wrong.

rules-think-str8-exchange-title = Replacing a card
rules-think-str8-exchange =
    Then everyone who was wrong replaces a card, beginning with whoever is last now that the markers have moved.

    Choose any colour that has cards left. The old card is laid face up for everyone, yourself included. The new one has the same colour, and everyone but you can see it.

    You must replace one as long as any pile has a card. When all of them are empty, nothing is replaced.

rules-think-str8-final-title = Your final numbers
rules-think-str8-final =
    After the last round you secretly write one to three different numbers, from 0 to { BOX("think-str8.top_number") }, for each colour. Nothing is shown until everyone has finished.

    If your card is among them, one number earns { BOX("think-str8.hits.1") } points, two earn { BOX("think-str8.hits.2") } and three earn { BOX("think-str8.hits.3") }. A miss costs { BOX("think-str8.loss") }, no matter how many you wrote. You may leave a colour empty, but that counts as a miss.

rules-think-str8-win-title = Who wins
rules-think-str8-win =
    Starting with the last player, each marker moves once by its player’s total, forward or back.

    Whoever has the most points wins; if several share a space, it is the one at the bottom of the pile.

rules-think-str8-introductory-title = Introductory game
rules-think-str8-introductory =
    For first games. The grey cards stay in the box: five colours are in play, and five are scored.

    Whoever rolled must turn each grey die to another colour, and may still turn one die as usual. No die may stay grey.

    Several grey dice may be turned to any colours, as in the French edition. Your table may require colours that differ from one another, as in the Italian; even then a colour that another die rolled by itself is allowed.

rules-think-str8-known-title = Who knows what
rules-think-str8-known =
    Everyone knows the dice, the tiles and ranges, the answers, the track with its piles, the discarded cards and how many are left to draw. Your cards are known to all but you. Your sheet and your final numbers are yours until the end. Nobody knows what was removed or is still to be drawn.

    Nothing that is sent to you gives away your own cards. Anyone who only watches sees what all the players know.

    Talk as much as you like, but not about the cards, that is the game’s job: the chat lets no numbers through.

rules-think-str8-choices-title = Editions, and our choices
rules-think-str8-choices =
    Your table may choose: the introductory game, the tiles, whether they are placed together or one after the other, how grey dice are turned, and whether points may drop below zero.

    The French copy we know breaks off before the end of the game, so the final numbers follow the Italian edition.
