# What the engine itself refuses, before any game's rules are asked.
refuse-match-over = The match is over.
refuse-not-your-turn = It is not your turn.
refuse-not-now = That can’t be done at this moment.
refuse-chance-only = Only chance does that: dice, deals and draws.
refuse-chance-is-seeded = This match rolls and draws by itself.
refuse-hidden-field = A part of that move is missing.
refuse-without-words = That move is not allowed here ({ $code }).

## What cannot be used: options, moves, records and names
# Names of options and of the parts of a move stand as they are typed.

wrong-suggestion = { $suggestion ->
        [no] {""}
       *[near] {" "}Did you mean “{ $suggestion }”?
    }
wrong-game-unknown = There is no game “{ $name }”.{ wrong-suggestion } Games: { $names }.
wrong-family-broken = The installed family “{ $name }” cannot be loaded. ({ $error })
wrong-part-broken = The { $part ->
        [bots] bots
        [mind] help
       *[other] pictures
    } of the family “{ $family }” cannot be loaded. ({ $error })
wrong-help-failed = Help for { $title } failed. The log says what went wrong.
wrong-bot-unknown = There is no bot “{ $name }” for { $game }.{ wrong-suggestion } Bots: { $names }.
wrong-players = { $title } is for { $first } to { $last } players, not { $players }.
wrong-seed = A seed is a whole number, or a word of at most 64 printable characters without spaces.

wrong-option-unknown = There is no option “{ $name }”.{ wrong-suggestion } Options: { $names }.
wrong-option-other-game = These options belong to another game; this one takes: { $names }.
wrong-option-no-table = Options are a table from names to values, not { $value }. Options: { $names }.
wrong-option-value = The option “{ $name }” is { $allowed }, not { $value }.
wrong-option-range = The option “{ $name }” goes from { $least } to { $most }.
allowed-switch = on or off
allowed-number = a whole number
allowed-one-of = one of { $choices }
allowed-or = { $first } or { $second }
allowed-list = a list, each { $each }
allowed-table = a table from names to lists
allowed-word = a word

wrong-move-verb = “{ $verb }” is not a move here. Moves begin with: { $verbs }.
wrong-move-length = “{ $text }” has the wrong number of words. It is written: { $wanted }.
wrong-move-number = The { $field } must be a number, not “{ $word }”.
wrong-move-large = The { $field } must be a number that occurs in the game, not { $number }.
wrong-move-choice = The { $field } “{ $word }” does not exist. There are: { $choices }.
wrong-move-word = “{ $word }” cannot be the { $field } of a move: use small letters, digits and hyphens.
wrong-move-shape = This is not a move: { $detail }.
wrong-move-other-game = “{ $move }” belongs to another game.
wrong-move-unwritable = “{ $move }” cannot be written down, so it is no move.

wrong-record-first-line = This is not a Ludoteca record: its first line must be “ludoteca record 1”.
wrong-record-no-version = This is not a Ludoteca record: the field “ludoteca” with its version is missing.
wrong-record-not-text = This is not a Ludoteca record: it is not text.
wrong-record-version = This record has version { $version }; this Ludoteca reads version { $ours }. Use a matching Ludoteca.
wrong-record-line = Line { $line } of the record is not understood: “{ $text }”.
wrong-record-no-moves = The record has no moves: it is cut off before the line “moves”.
wrong-record-missing = The record does not say: { $names }.
wrong-record-no-end = The record is cut off: its closing line “end …” is missing.
wrong-record-count = The record is cut off: it says { $count ->
        [one] { $count } move
       *[other] { $count } moves
    } and has { $found }.
wrong-record-digest = The record was changed after it was written: its digest does not fit.
wrong-record-number = “{ $name }” of the record must be a whole number, not “{ $text }”.
wrong-record-damaged = The record is damaged: { $detail }.
wrong-record-json = The record is damaged: it is not JSON.
wrong-record-option-json = The record is damaged: the option { $option } is not JSON.
wrong-record-move = Move { $n } of the record cannot be read. { $why }
wrong-record-unplayable = The record cannot be played. { $why }
wrong-record-given = The record says { $given ->
        [one] { $given } move was given
       *[other] { $given } moves were given
    }, and has { $found }.
wrong-record-in-chance = The record is cut off in the middle of what chance does.
wrong-record-where = Move { $n } of the record ({ $seat ->
        [chance] chance
       *[seat] seat { $seat }
    }: { $move })
wrong-record-no-seat = { wrong-record-where } belongs to no seat.
wrong-record-not-the-seed = { wrong-record-where } is not what the seed { $seed } gives.
wrong-record-illegal = { wrong-record-where } cannot be played. { $why }
