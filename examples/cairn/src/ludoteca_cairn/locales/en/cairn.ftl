### Cairn in English. Further languages are further folders beside en; what they lack is said in English.

## Why not

refuse-cairn-too-heavy =
    { $room ->
        [0] The cairn bears no more: step back.
       *[other] The cairn bears only { $room } more, and this pebble weighs { $pebble }.
    }
refuse-cairn-not-yours = You hold no such pebble.

## Options

option-cairn-cairn = Cairn
option-cairn-cairn-help = How much the cairn bears: 12 for every player, or 15.
option-cairn-cairn--low = low
option-cairn-cairn--tall = tall
option-cairn-keep-free = Keep for free
option-cairn-keep-free-help = Pebbles that you still hold at the end do not count against you.

## The table

phase-cairn-draw = Pebbles are drawn
phase-cairn-turn = The cairn is built
phase-cairn-over = The cairn stands
prompt-cairn = Your turn: lay a pebble, or step back.
view-cairn-pebbles = Your pebbles
view-cairn-weight = The cairn weighs
view-cairn-bears = It bears
view-cairn-laid = Laid
view-cairn-laid-seat = { $name } has laid
view-cairn-held = Pebbles held
view-cairn-held-seat = { $name } holds
view-cairn-done = Done
view-cairn-done-seat = { $name } is done
view-cairn-kept = Kept at the end
view-cairn-kept-seat = { $name } kept

## Moves

move-cairn-draw = { $player } draws a pebble
move-cairn-lay = Lay { $pebble }
move-cairn-step-back = Step back
log-cairn-draw = { $player } draws a pebble.
log-cairn-lay = { $name } lays { $pebble }.
log-cairn-step-back = { $name } steps back.
ending-cairn-all-done = Nobody lays another pebble.
