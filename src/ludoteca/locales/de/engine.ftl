refuse-match-over = Die Partie ist vorbei.
refuse-not-your-turn = Du bist nicht am Zug.
refuse-not-now = Das geht in diesem Augenblick nicht.
refuse-chance-only = Das macht nur der Zufall: würfeln, austeilen, ziehen.
refuse-chance-is-seeded = In dieser Partie wird von selbst gewürfelt und gezogen.
refuse-hidden-field = An diesem Zug fehlt etwas.
refuse-without-words = Dieser Zug ist hier nicht erlaubt ({ $code }).

## Was nicht zu gebrauchen ist: Optionen, Züge, Aufzeichnungen und Namen
# Namen von Optionen und von Teilen eines Zuges stehen so da, wie man sie tippt.

wrong-suggestion = { $suggestion ->
        [no] {""}
       *[near] {" "}Meinst du „{ $suggestion }“?
    }
wrong-game-unknown = Es gibt kein Spiel „{ $name }“.{ wrong-suggestion } Spiele: { $names }.
wrong-family-broken = Die Spielefamilie „{ $name }“ ist installiert, lässt sich aber nicht laden. ({ $error })
wrong-part-broken = { $part ->
        [bots] Bots
        [mind] Hilfe
       *[other] Darstellung
    } der Spielefamilie „{ $family }“: Laden nicht möglich. ({ $error })
wrong-help-failed = Die Hilfe zu { $title } ist fehlgeschlagen. Der Grund steht im Protokoll.
wrong-bot-unknown = Es gibt keinen Bot „{ $name }“ für { $game }.{ wrong-suggestion } Bots: { $names }.
wrong-players = { $title } ist für { $first } bis { $last } Spieler, nicht für { $players }.
wrong-seed = Ein Seed ist eine ganze Zahl oder ein Wort aus höchstens 64 druckbaren Zeichen ohne Leerzeichen.

wrong-option-unknown = Es gibt keine Option „{ $name }“.{ wrong-suggestion } Optionen: { $names }.
wrong-option-other-game = Diese Optionen gehören zu einem anderen Spiel; hier gibt es: { $names }.
wrong-option-no-table = Optionen sind eine Tabelle aus Namen und Werten, nicht { $value }. Optionen: { $names }.
wrong-option-value = Die Option „{ $name }“ verlangt { $allowed }, nicht { $value }.
wrong-option-range = Die Option „{ $name }“ geht von { $least } bis { $most }.
allowed-switch = on oder off
allowed-number = eine ganze Zahl
allowed-one-of = einen dieser Werte: { $choices }
allowed-or = { $first } oder { $second }
allowed-list = eine Liste; für jeden Eintrag { $each }
allowed-table = eine Tabelle aus Namen und Listen
allowed-word = ein Wort

wrong-move-verb = „{ $verb }“ ist hier kein Zug. Züge beginnen mit: { $verbs }.
wrong-move-length = „{ $text }“ hat nicht die richtige Zahl von Wörtern. Man schreibt: { $wanted }.
wrong-move-number = „{ $field }“ muss eine Zahl sein, nicht „{ $word }“.
wrong-move-large = „{ $field }“ muss eine Zahl sein, die im Spiel vorkommt, nicht { $number }.
wrong-move-choice = „{ $field }“ kann nicht „{ $word }“ sein. Es gibt: { $choices }.
wrong-move-word = „{ $word }“ geht nicht als „{ $field }“ eines Zuges: Nimm kleine Buchstaben, Ziffern und Bindestriche.
wrong-move-shape = Das ist kein Zug: { $detail }.
wrong-move-other-game = „{ $move }“ gehört zu einem anderen Spiel.
wrong-move-unwritable = „{ $move }“ lässt sich nicht aufschreiben, ist also kein Zug.

wrong-record-first-line = Das ist keine Aufzeichnung von Ludoteca: Die erste Zeile muss „ludoteca record 1“ lauten.
wrong-record-no-version = Das ist keine Aufzeichnung von Ludoteca: Das Feld „ludoteca“ mit der Version fehlt.
wrong-record-not-text = Das ist keine Aufzeichnung von Ludoteca: Es ist kein Text.
wrong-record-version = Diese Aufzeichnung hat Version { $version }; diese Ludoteca liest Version { $ours }. Nimm eine passende Ludoteca.
wrong-record-line = Zeile { $line } der Aufzeichnung ist nicht zu verstehen: „{ $text }“.
wrong-record-no-moves = Die Aufzeichnung hat keine Züge: Sie bricht vor der Zeile „moves“ ab.
wrong-record-missing = In der Aufzeichnung fehlt: { $names }.
wrong-record-no-end = Die Aufzeichnung ist abgeschnitten: Ihre Schlusszeile „end …“ fehlt.
wrong-record-count = Die Aufzeichnung ist abgeschnitten: Sie nennt { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    } und hat { $found }.
wrong-record-digest = Die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme stimmt nicht.
wrong-record-number = „{ $name }“ der Aufzeichnung muss eine ganze Zahl sein, nicht „{ $text }“.
wrong-record-damaged = Die Aufzeichnung ist beschädigt: { $detail }.
wrong-record-json = Die Aufzeichnung ist beschädigt: Sie ist kein JSON.
wrong-record-option-json = Die Aufzeichnung ist beschädigt: Die Option { $option } ist kein JSON.
wrong-record-move = Zug { $n } der Aufzeichnung ist nicht lesbar. { $why }
wrong-record-unplayable = Die Aufzeichnung lässt sich nicht spielen. { $why }
wrong-record-given = Die Aufzeichnung spricht von { $given ->
        [one] { $given } vorgegebenen Zug
       *[other] { $given } vorgegebenen Zügen
    } und hat { $found }.
wrong-record-in-chance = Die Aufzeichnung bricht mitten in dem ab, was der Zufall tut.
wrong-record-where = Zug { $n } der Aufzeichnung ({ $seat ->
        [chance] Zufall
       *[seat] Platz { $seat }
    }: { $move })
wrong-record-no-seat = { wrong-record-where } gehört zu keinem Platz.
wrong-record-not-the-seed = { wrong-record-where } ist nicht das, was der Seed { $seed } ergibt.
wrong-record-illegal = { wrong-record-where } ist nicht spielbar. { $why }
