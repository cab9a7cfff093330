### The Lost Code and Think Str8!: reasons, explanations and advice.
### $symbol is a symbol or colour by its name in the box; $game is “lost-code” or “think-str8”.

code-your =
    { $symbol ->
        [eagle] dein Adler
        [jaguar] dein Jaguar
        [chameleon] dein Chamäleon
        [snake] deine Schlange
        [human] dein Mensch
        [bear] dein Bär
        [blue] deine blaue Karte
        [green] deine grüne Karte
        [yellow] deine gelbe Karte
        [violet] deine violette Karte
        [red] deine rote Karte
       *[grey] deine graue Karte
    }
code-times =
    { $times ->
        [1] { code-your }
        [2] zweimal { code-your }
       *[3] dreimal { code-your }
    }
code-plus = { $first } plus { $rest }
code-and = { $first } und { $last }
code-range =
    { $kind ->
        [exactly] genau { $low }
        [either] { $low } oder { $high }
        [between] zwischen { $low } und { $high }
        [most] höchstens { $high }
        [least] mindestens { $low }
        [not] nicht { $low }
       *[outside] nicht zwischen { $low } und { $high }
    }

## Facts

code-fact-check = in Runde { $round } war { $sum } { $range }
code-fact-seen =
    { $count ->
        [one] { lost-code-symbol } { $numbers } ist anderswo zu sehen
       *[other] { lost-code-symbol } { $numbers } sind anderswo zu sehen
    }
code-fact-discard = bis Runde { $round } war { code-your } { $number }
code-facts = { $first }; { $rest }

## What is known of a number

code-not = Nicht { $number }: { $facts }.
code-lies =
    { $where ->
        [log] { $game ->
            [think-str8] sie steht in einem anderen Kartenhalter
           *[lost-code] sie steht in einem anderen Stamm
        }
        [neutral] { $game ->
            [think-str8] sie steht in einem neutralen Kartenhalter
           *[lost-code] sie steht in einem neutralen Stamm
        }
        [own] du hast sie in Runde { $round } abgelegt
       *[discard] jemand anderes hat sie abgelegt
    }
code-possible = Nichts schließt die { $number } aus.
code-pinned = Es ist die { $number }: Alle anderen Zahlen scheiden aus.

## Advice

code-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    }
code-advice-bid = { $range } stimmt zu { $chance } %, im Schnitt { code-points }; nach der Antwort bleiben etwa { $left } von { $codes } Codes.
code-advice-bid-sure = { $range } ist sicher: { code-points }.
code-advice-dice = Mit { $dice } ist { $range } dein bester Tipp: Er stimmt zu { $chance } %, im Schnitt { code-points }.
code-advice-exchange = Als letzter Tipp ist { code-your } jetzt { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($now, maximumFractionDigits: 1) } Punkte
    } wert; nach dem Tausch fängst du bei { NUMBER($fresh, maximumFractionDigits: 1) } an.
code-advice-take = Legst du jetzt { $numbers } fest, triffst du zu { $chance } %: verdoppelt { code-points } wert.
code-advice-pass = Bleibt es offen, ist es am Ende wohl etwa { code-points } wert.
code-advice-guess = Mit { $numbers } triffst du zu { $chance } %: { code-points } wert.
code-advice-nothing = Nichts zu schreiben kostet sicher { $loss } Punkte.
