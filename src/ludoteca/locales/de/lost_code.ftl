### The Lost Code und Think Str8!: Ablehnungen, Optionen, Phasen, Antworten und Züge.
### $game ist „lost-code“ oder „think-str8“; $symbol ist ein Symbol oder eine Farbe mit dem Namen aus der Schachtel.

lost-code-symbol =
    { $symbol ->
        [eagle] { symbol-eagle }
        [jaguar] { symbol-jaguar }
        [chameleon] { symbol-chameleon }
        [snake] { symbol-snake }
        [human] { symbol-human }
        [bear] { symbol-bear }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [violet] { colour-violet }
        [red] { colour-red }
        [grey] { colour-grey }
       *[other] { $symbol }
    }

## Warum ein Zug nicht geht

refuse-code-other-game = Dieser Zug gehört zum anderen Spiel der Familie; hier gibt es ihn nicht.
refuse-code-tile-lies = Dein Plättchen liegt schon und bleibt liegen.
refuse-code-all-written = Du hast alle deine Zahlen aufgeschrieben; was steht, bleibt stehen.
refuse-code-wheel-chosen = Für diese Runde hast du schon gewählt, und dabei bleibt es.
refuse-code-replace-first = Drehe zuerst jeden Würfel, der { lost-code-symbol } zeigt: nicht im Spiel.
refuse-code-taker-turns-no-die = Du hast die Marke genommen, also darfst du in dieser Runde keinen Würfel drehen.
refuse-code-must-choose-wheel = Hier wird nicht gepasst: Wähle eine der freien Scheiben.
refuse-code-must-exchange = Dein Tipp war falsch: Du musst tauschen, solange in einem Stapel noch etwas liegt.
refuse-code-tokens-gone = Marken gab es bis Runde { $round }; jetzt sind sie aus dem Spiel.
refuse-code-something-else-first =
    { $phase ->
        [setup] Jetzt nicht: Es wird noch aufgebaut.
        [roll] Jetzt nicht: Erst wird gewürfelt.
        [token] Jetzt nicht: Nimm die Marke oder passe.
        [lock] Jetzt nicht: Schreib erst deine Zahlen für die Marke auf.
        [replace] Jetzt nicht: Drehe die Würfel, deren Symbol nicht im Spiel ist.
        [turn] Jetzt nicht: Lass die Würfel liegen oder drehe einen.
        [wheel] Jetzt nicht: Es ist Zeit, eine Scheibe oder ein Plättchen zu wählen.
        [place] Jetzt nicht: Leg dein Plättchen an.
        [exchange] Jetzt nicht: Wähle, was du tauschst.
        [draw] Jetzt nicht: Erst wird nachgezogen.
       *[guess] Jetzt nicht: Schreib deine letzten Zahlen auf.
    }
refuse-code-no-such-wheel = Eine Scheibe mit { $width } gibt es nicht. Die Scheiben zeigen: { $widths }.
refuse-code-no-such-tile = Ein Plättchen mit { $width } gibt es nicht. Die Plättchen bedecken: { $widths }.
refuse-code-wheel-taken = Die Scheibe mit { $width } ist in dieser Runde vergeben. Wähle eine andere.
refuse-code-tile-taken = Das Plättchen mit { $width } ist in dieser Runde vergeben. Wähle ein anderes.
refuse-code-window-not-full = Die Scheibe mit { $width } muss { $width ->
        [one] eine Zahl
       *[other] { $width } Zahlen
    } zeigen: Sie kann bei 0 bis { $last } beginnen.
refuse-code-tile-off-scale = Dein Plättchen muss ganz auf der Skala liegen: Es kann bei 0 bis { $last } beginnen.
refuse-code-no-such-die = Die Würfel haben die Nummern 0 bis { $last }.
refuse-code-die-in-play = Dieser Würfel zeigt { lost-code-symbol }, und das ist im Spiel. Drehe einen, dessen Symbol nicht im Spiel ist.
refuse-code-die-shows-that = Dieser Würfel zeigt schon { lost-code-symbol }. Wähle etwas anderes oder lass die Würfel liegen.
refuse-code-greys-differ = Ein anderer grauer Würfel zeigt jetzt schon { lost-code-symbol }. An diesem Tisch werden graue Würfel zu verschiedenen Farben.
refuse-code-no-such-symbol = „{ $name }“ gibt es hier nicht. Im Spiel: { $symbols }.
refuse-code-symbol-not-in-play = Im Einführungsspiel ist { lost-code-symbol } nicht dabei.
refuse-code-stack-empty = Für { lost-code-symbol } ist nichts mehr zum Nachziehen da. Tausche etwas anderes.
refuse-code-symbol-locked = { lost-code-symbol } hast du mit der Marke festgelegt; diese Zahlen bleiben.
refuse-code-already-written = Deine Zahlen für { lost-code-symbol } stehen schon und bleiben stehen.
refuse-code-guess-in-order = Die Zahlen werden der Reihe nach aufgeschrieben: Jetzt kommt { lost-code-symbol }.
refuse-code-how-many-numbers = Schreib { $fewest } bis { $most } Zahlen auf, nicht { $count }.
refuse-code-no-such-number = Eine { $number } gibt es in diesem Spiel nicht: Die Zahlen gehen von 0 bis { $top }.
refuse-code-numbers-ascending = Schreib verschiedene Zahlen auf, die kleinste zuerst.
refuse-code-deal-elsewhere = Als Nächstes kommt etwas in Stamm { $log }, Platz { lost-code-symbol }.
refuse-code-stone-not-there = { lost-code-symbol } { $number } kann nicht mehr gezogen werden.
refuse-code-bad-roll = Ein Wurf nennt { $count } Seiten aus: { $symbols }.
refuse-code-bad-stack = Der Turm der Spielsteine nennt jeden Platz einmal: { $seats }.

## Optionen von The Lost Code

option-lost-code-introductory = Einführungsspiel
option-lost-code-introductory-help = Fünf Symbole: Der Bär bleibt in der Schachtel. Für erste Partien und mit Kindern.
option-lost-code-x-race = X-Race
option-lost-code-x-race-help = Die Achten spielen mit, und die Scheiben gehen bis { BOX("lost-code.top_sum_x") }. Schwerer.
option-lost-code-deadly-shortcut = Tödliche Abkürzung
option-lost-code-deadly-shortcut-help = Zeigen zwei oder drei Würfel dasselbe, darf eine Person ihre letzten Zahlen für dieses Symbol sofort festlegen: doppelte Punkte, doppelter Verlust.
option-lost-code-curse = Fluch des Tempels
option-lost-code-curse-help = Sobald jemand Feld { BOX("lost-code.curse_begins") } erreicht hat, ist verflucht, wer führt, bis ein Spielstein auf { BOX("lost-code.curse_ends") } steht: Ein falscher Tipp kostet die Punkte der Scheibe, aber jeder falsche Tipp der anderen bringt 1.
option-lost-code-wheel-preset = Scheiben
option-lost-code-wheel-preset-help = Welche sieben Scheiben im Spiel sind. Die Anleitung druckt nicht die ganze Tabelle; alle drei passen zu dem, was sie sagt.
option-lost-code-wheel-preset--A = { BOX("lost-code.presets.A") }
option-lost-code-wheel-preset--B = { BOX("lost-code.presets.B") }
option-lost-code-wheel-preset--C = { BOX("lost-code.presets.C") }
option-lost-code-wheel-preset--custom = Eigene
option-lost-code-wheels = Eigene Scheiben
option-lost-code-wheels-help = Jede als [Breite, Punkte], nur mit eigener Tabelle. Verschiedene Breiten, breiter bringt nie mehr, die kleinste bringt am meisten.
option-lost-code-exchange-order = Reihenfolge beim Tauschen
option-lost-code-exchange-order-help = Wer nach falschen Tipps zuerst tauscht. Hier unterscheiden sich die Ausgaben.
option-lost-code-exchange-order--current-standing = Der Letzte auf der Leiste zuerst, nach den Punkten
option-lost-code-exchange-order--guess-order = In der Reihenfolge der Tipps
option-lost-code-thrower-token-and-change = Marke und Würfel
option-lost-code-thrower-token-and-change-help = Darf, wer würfelt, in einer Runde eine Marke nehmen und auch einen Würfel drehen? Nur mit der Tödlichen Abkürzung.
option-lost-code-thrower-token-and-change--forbidden = Eins von beiden
option-lost-code-thrower-token-and-change--allowed = Beides
option-lost-code-curse-start = Der Fluch beginnt
option-lost-code-curse-start-help = Wann er den trifft, der als Erster Feld { BOX("lost-code.curse_begins") } erreicht. Nur mit dem Fluch des Tempels.
option-lost-code-curse-start--next-round = Mit der nächsten Runde
option-lost-code-curse-start--at-once = Sofort
option-lost-code-score-floor = Unter null
option-lost-code-score-floor-help = Darf ein Spielstein hinter Feld 0 zurückgehen?
option-lost-code-score-floor--none = Ja
option-lost-code-score-floor--zero = Nein, bei 0 ist Schluss
option-lost-code-symbols = Wie viele Symbole
option-lost-code-symbols-help = Ein kleineres Spiel: so viele Symbole auf den Würfeln und in den Stämmen.
option-lost-code-numbers = Wie viele Zahlen
option-lost-code-numbers-help = Die Zahlen eines Symbols, ab 0; vier liegen in den Stämmen, eine verlässt das Spiel.
option-lost-code-rounds = Wie viele Runden
option-lost-code-rounds-help = Ein kürzeres Spiel; 0 ist die Zahl der Spielregel.

## Optionen von Think Str8!

option-think-str8-introductory = Einführungsspiel
option-think-str8-introductory-help = Fünf Farben: Grau bleibt in der Schachtel. Für erste Partien.
option-think-str8-tile-preset = Plättchen
option-think-str8-tile-preset-help = Welche sieben Plättchen im Spiel sind. Die Anleitung druckt nicht die ganze Tabelle; beide passen zu dem, was sie sagt.
option-think-str8-tile-preset--A = { BOX("think-str8.presets.A") }
option-think-str8-tile-preset--C = { BOX("think-str8.presets.C") }
option-think-str8-tile-preset--custom = Eigene
option-think-str8-tiles = Eigene Plättchen
option-think-str8-tiles-help = Jedes als [Breite, Punkte], nur mit eigener Tabelle. Verschiedene Breiten, breiter bringt nie mehr, das kleinste bringt am meisten.
option-think-str8-placement = Anlegen der Plättchen
option-think-str8-placement-help = Legen alle gleichzeitig und verdeckt an, oder einer nach dem anderen?
option-think-str8-placement--simultaneous = Alle gleichzeitig
option-think-str8-placement--in-order = Einer nach dem anderen
option-think-str8-grey-dice = Graue Würfel
option-think-str8-grey-dice-help = Wie mehrere graue Würfel im Einführungsspiel gedreht werden. Hier unterscheiden sich die Ausgaben.
option-think-str8-grey-dice--free = Auf beliebige Farben
option-think-str8-grey-dice--all-different = Auf verschiedene Farben
option-think-str8-score-floor = Unter null
option-think-str8-score-floor-help = Darf ein Spielstein hinter den Start zurückgehen?
option-think-str8-score-floor--none = Ja
option-think-str8-score-floor--zero = Nein, bei 0 ist Schluss
option-think-str8-symbols = Wie viele Farben
option-think-str8-symbols-help = Ein kleineres Spiel: so viele Farben auf den Würfeln und in den Kartenhaltern.
option-think-str8-numbers = { option-lost-code-numbers }
option-think-str8-numbers-help = Die Zahlen einer Farbe, ab 0; vier liegen in den Kartenhaltern, eine verlässt das Spiel.
option-think-str8-rounds = { option-lost-code-rounds }
option-think-str8-rounds-help = { option-lost-code-rounds-help }

## Was gerade geschieht ($game), und was von dir gefragt ist

phase-lost-code-setup = Aufbau
phase-lost-code-roll = Wurf
phase-lost-code-token = Abkürzungsmarke
phase-lost-code-lock = Zahlen festlegen
phase-lost-code-replace = Ungültige Würfel
phase-lost-code-turn = Würfel
phase-lost-code-wheel = { $game ->
        [think-str8] Plättchen
       *[lost-code] Scheiben
    }
phase-lost-code-place = Anlegen
phase-lost-code-exchange = Tauschen
phase-lost-code-draw = Nachziehen
phase-lost-code-guess = Letzte Zahlen
phase-lost-code-over = Ende

prompt-lost-code-token = Du bist dran: Nimmst du die Marke, oder passt du?
prompt-lost-code-lock = Schreib eine bis drei Zahlen für { lost-code-symbol } auf. Sie bleiben.
prompt-lost-code-replace = Du bist dran: Drehe die Würfel, deren Symbol nicht im Spiel ist.
prompt-lost-code-turn = Du bist dran: Lass die Würfel liegen oder drehe einen.
prompt-lost-code-wheel = { $game ->
        [think-str8] Du bist dran: Wähle ein Plättchen.
       *[lost-code] Du bist dran: Wähle eine Scheibe und stell sie ein.
    }
prompt-lost-code-place = Leg dein Plättchen an die Skala.
prompt-lost-code-exchange = { $game ->
        [think-str8] Du bist dran: Tausche eine deiner Karten.
       *[lost-code] Du bist dran: Tausche einen deiner Steine.
    }
prompt-lost-code-guess = Schreib deine letzten Zahlen für { lost-code-symbol } auf: keine bis drei.

## Antworten; $low und $high sind die Enden des Bereichs, $width seine Breite

answer-right = richtig
answer-lower = niedriger
answer-higher = höher
answer-wrong = falsch
answer-says-right = { $width ->
        [1] Es ist { $low }.
       *[other] Es liegt zwischen { $low } und { $high }.
    }
answer-says-lower = Niedriger als { $low }.
answer-says-higher = Höher als { $high }.
answer-says-wrong = Falsch; niemand sagt, in welche Richtung.

## Ein Zug als Wahl. Hier zählen die Würfel ab 1.

move-lost-code-stack = Spielsteine stapeln, von unten: { $seats }
move-lost-code-deal = In Stamm { $log }: { lost-code-symbol } { $number }
move-lost-code-roll = { $dice } würfeln
move-lost-code-take = Die Marke nehmen
move-lost-code-pass = Passen
move-lost-code-lock = { $numbers } festlegen
move-lost-code-replace = Würfel { $die } auf { lost-code-symbol } drehen
move-lost-code-turn = Würfel { $die } auf { lost-code-symbol } drehen
move-lost-code-keep = Die Würfel liegen lassen
move-lost-code-wheel = Scheibe mit { $width }: { $range } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
move-lost-code-tile = Plättchen mit { $width } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
move-lost-code-place = Auf { $range } anlegen
move-lost-code-exchange = { lost-code-symbol } tauschen
move-lost-code-guess = { lost-code-symbol }: { $count ->
        [0] nichts
       *[other] { $numbers }
    }

## Was geschehen ist, für das Protokoll. $self ist „yes“, wenn es der Leser war; $hidden „yes“, wenn die Zahlen verdeckt sind.

did-lost-code-stack = Die Spielsteine sind gestapelt, von unten: { $seats }.
did-lost-code-deal = { $hidden ->
        [yes] { $owner } bekommt { lost-code-symbol }.
       *[no] { $owner } bekommt { lost-code-symbol } { $number }.
    }
did-lost-code-roll = Die Würfel zeigen { $dice }.
did-lost-code-take = { $self ->
        [yes] Du nimmst die Marke { lost-code-symbol }.
       *[no] { $name } nimmt die Marke { lost-code-symbol }.
    }
did-lost-code-pass = { $self ->
        [yes] Du lässt die Marke liegen.
       *[no] { $name } lässt die Marke liegen.
    }
did-lost-code-lock = { $self ->
        [yes] Du legst { $numbers } für { lost-code-symbol } fest.
       *[no] { $hidden ->
            [yes] { $name } legt die Zahlen für { lost-code-symbol } fest.
           *[no] { $name } legt { $numbers } für { lost-code-symbol } fest.
        }
    }
did-lost-code-replace = { $self ->
        [yes] Du drehst Würfel { $die } auf { lost-code-symbol }.
       *[no] { $name } dreht Würfel { $die } auf { lost-code-symbol }.
    }
did-lost-code-turn = { $self ->
        [yes] Du drehst Würfel { $die } auf { lost-code-symbol }.
       *[no] { $name } dreht Würfel { $die } auf { lost-code-symbol }.
    }
did-lost-code-keep = { $self ->
        [yes] Du lässt die Würfel liegen.
       *[no] { $name } lässt die Würfel liegen.
    }
did-lost-code-wheel = { $self ->
        [yes] Du stellst die Scheibe mit { $width } auf { $range }.
       *[no] { $name } stellt die Scheibe mit { $width } auf { $range }.
    }
did-lost-code-tile = { $self ->
        [yes] Du nimmst das Plättchen mit { $width }.
       *[no] { $name } nimmt das Plättchen mit { $width }.
    }
did-lost-code-place = { $self ->
        [yes] Du legst dein Plättchen auf { $range }.
       *[no] { $hidden ->
            [yes] { $name } hat das Plättchen angelegt.
           *[no] { $name } legt das Plättchen auf { $range }.
        }
    }
did-lost-code-exchange = { $self ->
        [yes] Du tauschst { lost-code-symbol }.
       *[no] { $name } tauscht { lost-code-symbol }.
    }
did-lost-code-guess = { $self ->
        [yes] Du schreibst für { lost-code-symbol }: { $numbers }.
       *[no] { $hidden ->
            [yes] { $name } hat für { lost-code-symbol } geschrieben.
           *[no] { $name } schreibt für { lost-code-symbol }: { $numbers }.
        }
    }

## Weitere Zeilen des Protokolls

lost-code-neutral = Neutraler Stamm { $log }
opened-lost-code = Aufgedeckt: { lost-code-symbol } { $number }.
told-lost-code = { $name }: { $answer ->
        [right] { answer-says-right }
        [lower] { answer-says-lower }
        [higher] { answer-says-higher }
       *[wrong] { answer-says-wrong }
    }
moved-lost-code = { $forward ->
        [yes] { $name } geht { $steps } vor.
       *[no] { $name } geht { $steps } zurück.
    }

## Eigene Scheiben und Plättchen
# kind: wheel oder tile

wrong-wheels-unused = { $kind ->
        [tile] Eigene Plättchen gelten nur mit tile_preset custom
       *[wheel] Eigene Scheiben gelten nur mit wheel_preset custom
    }; dieser Tisch hat { $preset }.
wrong-wheels-how-many = Nötig sind { $fewest } bis { $most } { $kind ->
        [tile] Plättchen
       *[wheel] Scheiben
    } als [Breite, Punkte], nicht { $count }.
wrong-wheels-width = { $kind ->
        [tile] Ein Plättchen
       *[wheel] Eine Scheibe
    } zeigt 1 bis { $most } Zahlen, nicht { $width }.
wrong-wheels-points = { $kind ->
        [tile] Ein Plättchen
       *[wheel] Eine Scheibe
    } bringt 1 bis { $most } Punkte, nicht { $points }.
wrong-wheels-twice = { $kind ->
        [tile] Jedes Plättchen
       *[wheel] Jede Scheibe
    } hat eine eigene Breite; { $width } kommt zweimal vor.
wrong-wheels-order = { $kind ->
        [tile] Breitere Plättchen
       *[wheel] Breitere Scheiben
    } bringen nie mehr: { $wide } Zahlen für { $less } und { $narrow } für { $more } passt nicht.
wrong-wheels-smallest = { $kind ->
        [tile] Das kleinste Plättchen
       *[wheel] Die kleinste Scheibe
    } muss mehr bringen als alle anderen.
