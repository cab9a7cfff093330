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
code-advice-bid = { $range } für { code-points }: { $chance } % nach dem, was offen liegt; nach der Antwort bleiben etwa { $left } von { $codes } Codes.
code-advice-bid-read =
    { $bets ->
        [but] { $range } für { code-points }: nur { $chance } % nach dem, was offen liegt, aber die Tipps der anderen sprechen dafür.
       *[and] { $range } für { code-points }: { $chance } % nach dem, was offen liegt, und die Tipps der anderen sprechen dafür.
    }
code-advice-bid-sure = { $range } ist sicher: { code-points }.
code-advice-bid-never = { $range } für { code-points }: nach dem, was offen liegt, ausgeschlossen.
code-advice-dice =
    { $bets ->
        [but] Mit { $dice }: { $range } für { code-points }, nur { $chance } % nach dem, was offen liegt, aber die Tipps der anderen sprechen dafür.
        [and] Mit { $dice }: { $range } für { code-points }, { $chance } % nach dem, was offen liegt, und die Tipps der anderen sprechen dafür.
       *[none] Mit { $dice }: { $range } für { code-points }, { $chance } % nach dem, was offen liegt.
    }
code-advice-exchange = Als letzter Tipp ist { code-your } jetzt { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($now, maximumFractionDigits: 1) } Punkte
    } wert; nach dem Tausch fängst du bei { NUMBER($fresh, maximumFractionDigits: 1) } an.
code-advice-exchange-least = Hier verlierst du am wenigsten: Als letzter Tipp ist { code-your } jetzt { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($now, maximumFractionDigits: 1) } Punkte
    } wert; nach dem Tausch fängst du bei { NUMBER($fresh, maximumFractionDigits: 1) } an.
code-advice-exchange-read = Als letzter Tipp ist { code-your } jetzt { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($now, maximumFractionDigits: 1) } Punkte
    } wert, und nach dem Tausch fängst du bei { NUMBER($fresh, maximumFractionDigits: 1) } an; aber die Tipps der anderen sprechen dagegen.
code-advice-exchange-tried = Als letzter Tipp ist { code-your } jetzt { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($now, maximumFractionDigits: 1) } Punkte
    } wert, und nach dem Tausch fängst du bei { NUMBER($fresh, maximumFractionDigits: 1) } an; aber das bringt mehr Punkte, wenn weitergespielt wird.
code-advice-take = { $numbers }: { $chance } % nach dem, was offen liegt, und es zählt doppelt.
code-advice-pass = Zum Festlegen zu früh: { $numbers } trifft nach dem, was offen liegt, nur zu { $chance } %.
code-advice-nothing = Nichts zu schreiben kostet sicher { $loss } Punkte.

## The review

code-review-final =
    { $bets ->
        [more] Alle letzten Zahlen zusammen: im Schnitt { code-points } wert nach dem, was offen liegt; die Tipps der anderen sprechen für mehr.
        [less] Alle letzten Zahlen zusammen: im Schnitt { code-points } wert nach dem, was offen liegt; die Tipps der anderen sprechen für weniger.
       *[none] Alle letzten Zahlen zusammen: im Schnitt { code-points } wert nach dem, was offen liegt.
    }
code-review-codes =
    { $codes ->
        [one] Ein Code passte zu allem, was zu sehen war.
       *[other] { $codes } Codes passten zu allem, was zu sehen war.
    }
code-review-pinned = Sicher: { $symbols }.
