### Die Tische von The Lost Code und Think Str8! im Browser.

lc-table = Tisch
lc-result = Das Ergebnis
lc-prompt-wait = Einen Augenblick: Es wird gewürfelt und gezogen.
lc-prompt-check = Alle haben gewählt. Wer liegt richtig?
lc-prompt-all-in = Alle haben ihre letzten Zahlen aufgeschrieben.
lc-prompt-guess = Schreib geheim deine letzten Zahlen auf.
lc-prompt-other =
    { $phase ->
        [token] { $names } darf die Marke nehmen.
        [lock] { $names } legt Zahlen fest.
        [replace] { $names } dreht die Würfel, die nicht mitspielen.
        [turn] { $names } darf einen Würfel drehen.
        [wheel] { $game ->
            [think-str8] { $names } wählt ein Plättchen.
           *[lost-code] { $names } wählt eine Scheibe.
        }
        [place] Es fehlen die Plättchen von { $names }.
        [exchange] { $names } muss tauschen.
        [guess] Es fehlen die letzten Zahlen von { $names }.
       *[other] Wir warten auf { $names }.
    }
lc-width =
    { $width ->
        [one] eine Zahl
       *[other] { $width } Zahlen
    }
lc-turn-die = Würfel { $die } drehen, jetzt { lost-code-symbol }
lc-turn-to = Würfel { $die } drehen auf
lc-tap-die = Tippe einen Würfel an, um ihn zu drehen, oder behalte alle drei.
lc-wheels = { $game ->
        [think-str8] Plättchen: Länge und Punkte
       *[lost-code] Scheiben: Zahlen und Punkte
    }
lc-taken = vergeben
lc-pick-wheel = { $game ->
        [think-str8] Wähle ein Plättchen.
       *[lost-code] Wähle eine Scheibe und drehe sie.
    }
lc-chance = { $chance } richtig zu liegen, wert { $value }
lc-commit = { $range } einstellen · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lc-numbers-for = Zahlen für { $symbol }
lc-out = nicht deine
lc-token-offer = Mehrere Würfel zeigen { $symbol }. Nimmst du die Marke und legst deine Zahlen jetzt fest, für doppelte Punkte oder doppelten Verlust?
lc-lock-some = Wähle eine bis drei Zahlen. Sie bleiben für immer stehen.
lc-lock-stake = Richtig: { $best }. Falsch: { $worst }.
lc-exchange-how = { $game ->
        [think-str8] Falsch getippt. Wähle unten eine deiner Karten: Sie wird aufgedeckt, und du bekommst eine neue.
       *[lost-code] Falsch getippt. Wähle unten einen deiner Steine: Er wird aufgedeckt, und du bekommst einen neuen.
    }
lc-locked = festgelegt, doppelt
lc-stake = Sind alle deine Zahlen richtig: { $best }. Alle falsch: { $worst }.
lc-stake-line = { $best } oder { $worst }
lc-stake-none = nichts notiert: { $worst }
lc-still-empty =
    { $all ->
        [yes] Noch ist nichts notiert: So verlierst du { $lost }.
       *[no] { $game ->
            [think-str8] { $count ->
                [one] Eine Farbe ist noch leer.
               *[other] { $count } Farben sind noch leer.
            }
           *[lost-code] { $count ->
                [one] Ein Symbol ist noch leer.
               *[other] { $count } Symbole sind noch leer.
            }
        }
    }
lc-submit = Abgeben
lc-empty-title = Nichts geschrieben?
lc-empty =
    { $game ->
        [think-str8] { $count ->
            [one] Eine Farbe hat keine Zahl. Das kostet { BOX("lost-code.loss") }.
           *[other] { $count } Farben haben keine Zahl. Jede kostet { BOX("lost-code.loss") }.
        }
       *[lost-code] { $count ->
            [one] Ein Symbol hat keine Zahl. Das kostet { BOX("lost-code.loss") }.
           *[other] { $count } Symbole haben keine Zahl. Jedes kostet { BOX("lost-code.loss") }.
        }
    }
lc-empty-back = Zurück zu den Zahlen
lc-stacks = Noch zu ziehen, und was aufgedeckt wurde
lc-stack = { $symbol }: { $left ->
        [0] nichts mehr zu ziehen
        [one] noch 1 zu ziehen
       *[other] noch { $left } zu ziehen
    }
lc-discarded = { $name } hat { $symbol } { $number } abgelegt
lc-tokens = Marken der Abkürzung
lc-sheet-watching = Setz dich, um ein eigenes Blatt zu haben.
lc-codes =
    { $codes ->
        [one] Ein Code ist übrig: Du kennst ihn.
       *[other] { $codes } Codes sind noch möglich.
    }
lc-cell-seen = anderswo gesehen
lc-cell-crossed = unmöglich
lc-cell-x = von dir gestrichen
lc-cell-o = von dir eingekreist
lc-legend = Schwarz: anderswo gesehen. Tippe eine Zahl an, um sie zu streichen, noch einmal zum Einkreisen.
lc-legend-odds = Schwarz: anderswo gesehen; gestrichen: unmöglich; der Rest in Prozent. Tippen streicht, noch einmal kreist ein.
lc-rounds = Deine Runden
lc-others-rounds = Die Runden der anderen
lc-known = seither bekannt
lc-won = { $name } gewinnt.
lc-won-you = Du gewinnst.
lc-end-legend = { $game ->
        [think-str8] Unter jeder Karte: die notierten Zahlen und was sie bringen.
       *[lost-code] Unter jedem Stein: die notierten Zahlen und was sie bringen.
    }
lc-final-line = { $symbol } war { $number }, geschrieben { $guesses }, Punkte { $points }
lc-removed = Von Anfang an nicht dabei: { $stones }.
lc-order = Reihenfolge der Runde: Wer am weitesten hinten liegt, wählt zuerst
lc-order-done = hat gewählt
lc-best-chance = bestenfalls { $chance } richtig
lc-token-free = frei
lc-tokens-how = Zeigen nach dem Wurf zwei oder drei Würfel dasselbe, wird die Marke dieses Symbols angeboten: Du legst deine letzten Zahlen sofort fest, für doppelte Punkte oder doppelten Verlust.
lc-tokens-taken = Diese Zahlen stehen fest und zählen am Ende doppelt.
lc-curse-waiting = Der Totenkopf wartet. Wer als Erster Feld { BOX("lost-code.curse_begins") } erreicht, ist verflucht.
lc-curse-gone = Der Fluch ist gebrochen.
lc-curse-held =
    { $self ->
        [yes] Du bist verflucht: Liegst du falsch, verlierst du die Punkte deiner Scheibe, aber jeder falsche Tipp der anderen bringt dir 1.
       *[no] { $name } ist verflucht: Ein falscher Tipp kostet die Punkte der Scheibe, aber jeder falsche Tipp der anderen bringt 1.
    }
lc-cursed-now = { $self ->
        [yes] Der Totenkopf kommt zu dir.
       *[no] { $name } hat jetzt den Totenkopf.
    }
lc-neutral = { $game ->
        [think-str8] Neutraler Kartenhalter { $log }
       *[lost-code] Neutraler Stamm { $log }
    }
lc-you = Du
lc-nothing = nichts
lc-dealt-own = Du bekommst dafür neu: { lost-code-symbol }.
lc-handed-in = { $name } hat alle letzten Zahlen notiert.
lc-gain = Punkte: { $gain }.
lc-gain-cursed = Der Fluch bringt { $name } { $points }.
lc-end-own = { $place ->
        [1] { $count ->
            [one] Du hast { $points } Punkt.
           *[other] Du hast { $points } Punkte.
        }
       *[other] { $count ->
            [one] Du hast { $points } Punkt, Platz { $place } von { $players }.
           *[other] Du hast { $points } Punkte, Platz { $place } von { $players }.
        }
    }

## Auf der Bühne: was gefragt, geprüft, aufgedeckt wird

lc-task-yours = Bei dir:
lc-task-all = Bei allen:
lc-task-guess = { $game ->
        [think-str8] Welche Zahlen stehen auf deinen Karten?
       *[lost-code] Welche Zahlen stehen auf deinen Steinen?
    }
lc-pick-how = { $game ->
        [think-str8] { $width } · { $points } deckt { $width ->
            [one] eine Zahl
           *[other] { $width } Zahlen
        } ab und bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[lost-code] { $width } · { $points } zeigt { $width ->
            [one] eine Zahl
           *[other] { $width } Zahlen
        } und bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
lc-pick-why = Je weniger Zahlen, desto schwerer zu treffen und desto mehr Punkte.
lc-wheel-numbers = { $width ->
        [one] 1 Zahl
       *[other] { $width } Zahlen
    }
lc-wheel-pays = { $width ->
        [one] 1 Zahl
       *[other] { $width } Zahlen
    } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
lc-bet-now = wählt
lc-bet-next = als Nächstes
lc-bet-later = später
lc-check-of = { $self ->
        [yes] Liegst du mit { $range } richtig?
       *[no] Liegt { $name } mit { $range } richtig?
    }
lc-check-ask = { $width ->
        [one] Ist es { $range }?
       *[other] In { $range }?
    }
lc-verdict = { $answer ->
        [right] Treffer
        [lower] Daneben: niedriger
        [higher] Daneben: höher
       *[wrong] Daneben
    }
lc-gives = { $self ->
        [yes] Du gibst { $symbol } { $number } ab.
       *[no] { $name } gibt { $symbol } { $number } ab.
    }
lc-swap-out = weg
lc-swap-in = neu
lc-final-of = { $self ->
        [yes] Dein Code und was du notiert hast.
       *[no] Der Code von { $name } und die notierten Zahlen.
    }
lc-score = { $count ->
        [one] { $points } Punkt, Platz { $place } von { $players }
       *[other] { $points } Punkte, Platz { $place } von { $players }
    }
lc-place = { $place }.
lc-curse-short = { $state ->
        [held] { $self ->
            [yes] Du bist verflucht
           *[no] { $name } ist verflucht
        }
        [gone] Der Fluch ist gebrochen
       *[waiting] Der Totenkopf wartet auf der { BOX("lost-code.curse_begins") }
    }
lc-cell-pinned = sicher
lc-head-round = Runde
lc-head-dice = Würfel
lc-head-bet = Tipp
lc-head-sum = Summe
lc-head-known = Bekannt
lc-known-stone = { $times ->
        [one] { $symbol } { $number }
       *[other] { $symbol } { $number } auf { $times } Würfeln
    }
lc-known-how = { $game ->
        [think-str8] Seither hast du aufgedeckt: { $stones }. Das zählte zur Summe dieser Runde.
       *[lost-code] Seither hast du abgegeben: { $stones }. Das zählte zur Summe dieser Runde.
    }
lc-end-gain = { $points } für die letzten Zahlen
lc-offline = offline
