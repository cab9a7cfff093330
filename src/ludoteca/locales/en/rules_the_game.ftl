### The rules of The Game and The Game: Extreme in the reader: sections in our own words, paragraphs apart by an empty line.

## The Game

rules-the-game-goal-title = Goal
rules-the-game-goal =
    You are one team of one to five people, and the cards are against you. Get rid of all { BOX("the-game.cards") } of them on four piles, and you win together. Get stuck, and you lose together.

    There is no one to beat but the game. So talk, and help each other.

rules-the-game-table-title = What is on the table
rules-the-game-table =
    Four start cards make four piles: two ascend from { BOX("the-game.starts.0") }, two descend from { BOX("the-game.starts.2") }. The cards are the numbers { BOX("the-game.lowest") } to { BOX("the-game.highest") }, each of them once.

    Your hand has { BOX("the-game.hand_size.1") } cards if you play alone, { BOX("the-game.hand_size.2") } with two players, and { BOX("the-game.hand_size.3") } with three, four or five. The rest is the draw pile, face down: { BOX("the-game.draw_pile.1") }, { BOX("the-game.draw_pile.2") }, { BOX("the-game.draw_pile.3") }, { BOX("the-game.draw_pile.4") } or { BOX("the-game.draw_pile.5") } cards for 1, 2, 3, 4 or 5 players.

    Here a card is drawn only when it is needed, so nobody, not even the program, knows the order in advance.

rules-the-game-start-title = Who begins
rules-the-game-start =
    Look at your hand first. Then the team decides who begins, and from there play goes clockwise.

    Your table chooses how: whoever claims it first begins, the player in the first seat decides, or it is left to chance. If you play alone, you just begin.

rules-the-game-lay-title = Laying cards
rules-the-game-lay =
    On an ascending pile your card has to be higher than the one on top, on a descending pile lower. How far it jumps is up to you, but every number it jumps over is lost to that pile, unless the backwards trick leads back to it.

    Lay your cards one at a time, each on any pile that takes it at that moment, all on one pile or spread over several.

rules-the-game-trick-title = The backwards trick
rules-the-game-trick =
    You may also go the wrong way by exactly ten. A 37 may go on an ascending 47, a 57 on a descending 47.

    It wins back ten steps, so do it as often as you can, on any pile. From a start card there is nowhere to go back to.

rules-the-game-turn-title = Your turn
rules-the-game-turn =
    If there is a draw pile when your turn begins, lay at least two cards. More is always welcome, up to your whole hand.

    Your turn does not end by itself, even when nothing is left to lay: you end it yourself. Then you draw until your hand is full again, or until the draw pile is used up.

rules-the-game-empty-title = When the draw pile is empty
rules-the-game-empty =
    From then on you lay at least one card, and nobody draws any more. Players who have no cards left are skipped, and the others play on.

rules-the-game-back-title = Taking cards back
rules-the-game-back =
    What is laid stays laid.

    If your table allows taking cards back, you may take back those of your current turn, the last one first. The others have seen them, so the table shows that you hold them. A turn that has lost the match cannot be taken back.

rules-the-game-talk-title = Talking
rules-the-game-talk =
    You may never give away the number of a card in your hand. Everything else may be said, at any time, by anybody, and should be.

    So you may ask the others to leave a pile alone, ask for small steps on it, or say that you have something good for it. The chat blocks anything that could be the number of a card, in digits or in words; you may name piles, commands and how many there are of something.

rules-the-game-signals-title = Signals on the piles
rules-the-game-signals =
    Five signals can be put on a pile. You may have one signal on each pile, change it or take it back, and it goes away when your next turn ends. One that you give on your own turn stays until the end of the turn after that, so that the others see it when they play. Signals can be given at any time after the deal, on your turn or not.

    A sixth, for the backwards trick, would name one single card. It is there only if your table has switched it on.

rules-the-game-stuck-title = When you get stuck
rules-the-game-stuck =
    If you cannot lay as many cards as your turn asks for, the match is over at once, even if you managed one and only the second won’t fit.

    This is checked when a turn begins and after every card, and no further ahead: as long as one card fits, you go on, even if the next one won’t.

    You cannot pass, and you cannot end your turn too early. The table may agree to give up together, but that is not a move in the game.

rules-the-game-result-title = How well you did
rules-the-game-result =
    The moment all { BOX("the-game.cards") } cards are laid, you have won.

    If not, count the cards that are left, in all hands and in the draw pile. Fewer is better: fewer than ten is excellent, ten or more is lost.

rules-the-game-alone-title = Alone
rules-the-game-alone =
    You play with { BOX("the-game.hand_size.1") } cards by the same rules. There is nobody to talk to, so there are no signals.

rules-the-game-pro-title = Pro
rules-the-game-pro =
    Lay at least three cards a turn while the draw pile lasts. Once it is empty, one is enough, as always.

    Pro and On Fire can be combined, and both work with The Game: Extreme.

rules-the-game-fire-title = On Fire
rules-the-game-fire =
    Six cards burn: { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } and { BOX("the-game.fire_cards.5") }. A burning card on top of a pile has to be covered before the turn of the next player ends, or the match is lost. You may cover your own at once.

    Any card that may be laid on the pile puts the fire out, even by a backwards trick. Another burning card does too, and then burns with a deadline of its own.

    The next player is the next one who really has a turn: those without cards do not count, and if you play alone it is your own next turn.

    A fire that is due holds your turn open. If it stays uncovered and nothing more can be laid, the match is lost and scored like any other. With all { BOX("the-game.cards") } cards laid you have won, even if a fire is still burning.

rules-the-game-known-title = Who knows what
rules-the-game-known =
    Only you see your hand, and nobody sees the draw pile. Everybody sees the tops of the piles and how many cards are in every hand and in the draw pile. When the match is over, everything is open.

    Only the top card of a pile has to be visible; what lies further down was seen by everyone when it was laid. Your table may allow everybody to look through the piles.

rules-the-game-choices-title = Options, and our choices
rules-the-game-choices =
    Your table may choose: who begins, Pro, On Fire, whether whole piles can be looked at, whether cards can be taken back, and a signal for the backwards trick.

    The signals, ending a turn yourself and the details of On Fire are our choices: the printed rules leave them open, or only a computer needs to have them settled.

## The Game: Extreme

rules-the-game-extreme-goal-title = Goal
rules-the-game-extreme-goal =
    You are one team of one to five people. As in The Game, get rid of all { BOX("the-game-extreme.cards") } cards on four piles, and you win together.

    But { BOX("the-game-extreme.command_cards") } of the cards carry a command, and every command has to be obeyed. Apart from that everything is as in The Game: the deal, the hands, how many cards you have to lay, the end.

rules-the-game-extreme-setup-title = Setup
rules-the-game-extreme-setup =
    Four start cards make four piles: two ascend from { BOX("the-game-extreme.starts.0") }, two descend from { BOX("the-game-extreme.starts.2") }. The cards are the numbers { BOX("the-game-extreme.lowest") } to { BOX("the-game-extreme.highest") }, each of them once.

    Your hand has { BOX("the-game-extreme.hand_size.1") } cards if you play alone, { BOX("the-game-extreme.hand_size.2") } with two players, and { BOX("the-game-extreme.hand_size.3") } with more. The rest is the draw pile: { BOX("the-game-extreme.draw_pile.1") }, { BOX("the-game-extreme.draw_pile.2") }, { BOX("the-game-extreme.draw_pile.3") }, { BOX("the-game-extreme.draw_pile.4") } or { BOX("the-game-extreme.draw_pile.5") } cards for 1 to 5 players. A card is drawn only when it is needed, so nobody knows the order in advance.

    Look at your hand first. Then the team decides who begins, and from there play goes clockwise. Your table chooses how: whoever claims it first begins, the player in the first seat decides, or it is left to chance.

rules-the-game-extreme-turn-title = Your turn
rules-the-game-extreme-turn =
    On an ascending pile your card has to be higher than the one on top, on a descending pile lower. The backwards trick goes the wrong way by exactly ten: 37 on an ascending 47, 57 on a descending 47. From a start card there is nowhere to go back to.

    Lay at least two cards while there is a draw pile when your turn begins, at least one once it is empty, one at a time, on any pile that takes them. A card may go where the numbers allow it and no command in force forbids it.

    You end the turn yourself. You may do so as soon as enough cards are laid, no skull or fire that is due is on top, and a 3! has its three cards. Then you draw up to a full hand. Without a draw pile nobody draws any more, and players who have no cards left are skipped.

    What is laid stays laid. If your table allows taking cards back, you may take back those of your current turn, the last one first; the others have seen them. A lost match cannot be taken back.

rules-the-game-extreme-commands-title = The seven commands
rules-the-game-extreme-commands =
    There are seven commands on four cards each: three with a lightning bolt, four with an infinity sign.

    Lightning affects only you and only this turn. Once your turn is over, these cards are ordinary cards.

    Infinity affects everyone for as long as it lies on top of a pile. Every visible command counts, all of them together; a second one of a kind adds nothing. A command that is covered is gone at once, even in the middle of a turn.

rules-the-game-extreme-which-title = Which cards carry commands
rules-the-game-extreme-which =
    We know of no source for the numbers, so your table chooses: always the same ones, drawn afresh in the open before each deal, or your own, four different numbers for every command in play. The pictures beside the commands show the usual ones.

    You may also leave commands out; their cards are then plain cards. Adding them one by one is a good way to learn. With none at all it is exactly The Game.

rules-the-game-extreme-breaking-title = Obeying and breaking
rules-the-game-extreme-breaking =
    You may lay several commands in a turn, but you have to obey them all. Disobey one, and the match is lost there and then.

    Usually a card that would break a command in force cannot be laid, so nobody loses by a slip of the finger. Your table may want it otherwise: then the card can be laid, and the match is lost. The same goes for laying a Stop or ending your turn while a skull, a fire or a 3! is still open.

    What can only be judged later, a skull or a 3!, is judged when nothing more can be laid, or when counting shows that it can no longer be obeyed. While something is open, you cannot end your turn.

rules-the-game-extreme-stop-title = Stop
rules-the-game-extreme-stop =
    Your turn ends with this card. It may even be your first; then one card is enough.

    Stop excuses nothing else: it may not leave a skull open elsewhere, nor a 3! without its three cards. If nothing else can be laid either, the match is lost. Laid on the skull itself, it covers the skull and ends the turn, and all is well.

rules-the-game-extreme-skull-title = Skull
rules-the-game-extreme-skull =
    Cover it before your turn ends: no turn may leave a skull on top of a pile.

    Any card that may go there covers it, even a second skull, which then has to be covered in turn. A skull still visible when the last of the { BOX("the-game-extreme.cards") } cards is laid turns the win into a loss.

rules-the-game-extreme-three-title = 3!
rules-the-game-extreme-three =
    Lay exactly three cards this turn, counting those before it and those after it. If it is the third card, it is obeyed, and nothing may follow. If it is the fourth or later, it can no longer be obeyed. A second 3! changes nothing.

    Stop may be the third card of such a turn, and only the third. A skull has to be covered within the three.

    It does not matter whether there is a draw pile. If you run out of cards that fit before there are three, the match is lost; and if you had only one or two cards when your turn began, laying a 3! loses at once.

rules-the-game-extreme-silence-title = Silence
rules-the-game-extreme-silence =
    Nobody may communicate about the game. Chat and signals are off, and signals given before are hidden until the card is covered. When the match is over, everybody may talk again.

rules-the-game-extreme-no-backwards-title = No backwards
rules-the-game-extreme-no-backwards =
    No backwards trick on any of the four piles. So a trick cannot cover this card either.

rules-the-game-extreme-one-pile-title = One pile
rules-the-game-extreme-one-pile =
    All cards of your turn go on one pile, which you choose with your first card. If that card covers the command, you are free again, unless another One pile is visible.

    Laid during a turn, it usually counts from then on: the next card chooses the pile, and if it covers the command, the command is gone again. Your table may have the command card itself count: then the next card goes on its pile. Or it counts for the whole turn: then it has to lie where all earlier cards of the turn lie, and the next one goes there too.

    If no pile takes as many cards as your turn asks for, the match is lost.

rules-the-game-extreme-draw-one-title = Draw one
rules-the-game-extreme-draw-one =
    After a turn only one card is drawn, however many were laid, even three for a 3!. What counts is what is visible when cards are drawn. With an empty draw pile nothing is drawn.

    As soon as a turn ends with no Draw one visible, that player draws back up to a full hand, including the cards missed earlier.

    If there is a draw pile and you hold fewer cards than your turn asks for, the match is over, even with an empty hand. Only a Stop in your hand lets you play on, as long as something can be laid. Your table may be milder: then it is enough to lay the whole hand, and an empty hand just ends the turn.

rules-the-game-extreme-talk-title = Talking and signals
rules-the-game-extreme-talk =
    You may never give away the number of a card in your hand. Everything else may be said: leave a pile alone, small steps only, I have something good here. You may also say which commands you hold, and which ones you would rather not see played now.

    There are signals for all that: five for each pile, and for each command in play “I hold one” and “please not now”. You may change them or take them back, and they go away when your next turn ends; what you say on your own turn stays until the end of the one after. Nobody checks whether they are true. A signal for the backwards trick is there only if your table has switched it on.

    The chat blocks anything that could be the number of a card. If you play alone, there are no signals.

rules-the-game-extreme-end-title = The end
rules-the-game-extreme-end =
    When all { BOX("the-game-extreme.cards") } cards are laid you have won, unless a skull is on top or a 3! is not obeyed.

    If you may not end your turn and no card can be laid, the match is lost at once. This is checked card by card: you may lay what fits, even where it will not end well. You cannot pass, but the table may agree to give up together.

    Otherwise count the cards that are left, in all hands and in the draw pile; if a command was broken, at that moment. Fewer than ten is excellent, ten or more is lost.

rules-the-game-extreme-pro-title = Pro
rules-the-game-extreme-pro =
    Lay at least three cards a turn while the draw pile lasts. Once it is empty, one is enough. Stop and 3! stay as they are. Pro and On Fire can be combined.

rules-the-game-extreme-fire-title = On Fire
rules-the-game-extreme-fire =
    Six cards burn: { BOX("the-game-extreme.fire_cards.0") }, { BOX("the-game-extreme.fire_cards.1") }, { BOX("the-game-extreme.fire_cards.2") }, { BOX("the-game-extreme.fire_cards.3") }, { BOX("the-game-extreme.fire_cards.4") } and { BOX("the-game-extreme.fire_cards.5") }. A burning card on top of a pile has to be covered before the turn of the next player ends, or the match is lost. The next player is the next one who really has a turn.

    Any card that may be laid there covers it, including a trick or another burning card, which then has a deadline of its own. A fire that is due holds your turn open, and even Stop cannot end it. With all { BOX("the-game-extreme.cards") } cards laid you have won, even if a fire is still burning; a match lost by fire is scored like any other.

    A burning number carries no command.

rules-the-game-extreme-known-title = Who knows what
rules-the-game-extreme-known =
    Which numbers carry commands is public. But nobody sees your hand, so nobody knows which commands you hold until you tell or lay them. Nobody sees the draw pile.

    Everybody sees the tops of the piles and how many cards there are in every hand and in the draw pile. What lies further down was seen when it was laid; your table may allow everybody to look through the piles. When the match is over, everything is open.

rules-the-game-extreme-choices-title = Options, and our choices
rules-the-game-extreme-choices =
    All options of The Game are here too: who begins, Pro, On Fire, looking through the piles, taking cards back, the signal for the trick. And for the commands: which are in play, which cards carry them, what happens when one is broken, One pile in mid-turn, and too few cards in hand.

    The signals and the details a computer has to settle are our choices: the printed rules leave them open.
