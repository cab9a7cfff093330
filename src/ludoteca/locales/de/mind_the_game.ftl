### The Game und The Game: Extreme: was sich zählen lässt, die Chancen und der Rat.

## Der Zettel

cards-sheet-unseen =
    { $count ->
        [0] Du hast alle Karten gesehen.
        [one] Eine Karte ist noch nicht aufgetaucht.
       *[other] { $count } Karten sind noch nicht aufgetaucht.
    }
cards-sheet-trick = Deine { $card } geht { pile-on } um zehn zurück.
cards-sheet-close = Deine { $card } überspringt { pile-on } keine ausstehende Karte.

## Chancen

cards-odds-stuck =
    { $percent ->
        [0] So wie die Stapel liegen, kann der Nächste nicht stecken bleiben.
        [100] So wie die Stapel liegen, steckt der Nächste fest.
       *[other] So wie die Stapel liegen, bleibt der Nächste mit { $percent } % stecken.
    }
cards-odds-rescue = Die { $card } ginge { pile-on } um zehn zurück: { $teammates } % bei einem Mitspieler ({ $next } % beim Nächsten), { $draw } % noch im Zugstapel.
cards-odds-doomed =
    { $ways ->
        [none] Nur der Rückwärtstrick rettet deine { $card }, und er ginge jetzt.
        [cover] Nur der Rückwärtstrick rettet deine { $card }, sobald „{ command-no-backwards }“ abgedeckt ist.
       *[other] Nur der Rückwärtstrick rettet deine { $card }: Vorher muss { $ways } liegen.
    }
cards-odds-lost =
    { $count ->
        [one] Die { $cards } ist nicht mehr zu retten: Das Spiel ist nicht mehr zu gewinnen.
       *[other] { $cards } sind nicht mehr zu retten: Das Spiel ist nicht mehr zu gewinnen.
    }
cards-odds-command =
    { $count ->
        [one] { command-name }: eine Karte steht aus, { $teammates } % bei einem Mitspieler ({ $next } % beim Nächsten).
       *[other] { command-name }: { $count } Karten stehen aus, mindestens eine bei einem Mitspieler { $teammates } % ({ $next } % beim Nächsten).
    }

## Der Ratgeber

cards-coach-only = Nur so ist der Zug zu erfüllen.
cards-coach-cover = Deckt ab, was abgedeckt werden muss, { pile-on }.
cards-coach-trick = Geht mit der { $card } { pile-on } um zehn zurück.
cards-coach-chain =
    { $count ->
        [2] Geht zweimal um zehn zurück.
       *[other] Geht { $count }-mal um zehn zurück.
    }
cards-coach-asked = Lässt { pile-name } in Ruhe, wie ein Mitspieler es wünscht.
cards-coach-extra =
    { $laid ->
        [1] { $count ->
            [0] Legt noch eine Karte und überspringt keine ausstehende.
            [one] Legt noch eine Karte und überspringt nur eine ausstehende.
           *[other] Legt noch eine Karte und überspringt nur { $count } ausstehende.
        }
       *[other] { $count ->
            [0] Legt { $laid } Karten und überspringt keine ausstehende.
            [one] Legt { $laid } Karten und überspringt nur eine ausstehende.
           *[other] Legt { $laid } Karten und überspringt nur { $count } ausstehende.
        }
    }
cards-coach-passes =
    { $count ->
        [0] Überspringt keine ausstehende Karte.
        [one] Überspringt eine ausstehende Karte.
       *[other] Überspringt { $count } ausstehende Karten.
    }
cards-coach-fewest =
    { $count ->
        [one] Überspringt nur eine ausstehende Karte.
       *[other] Überspringt nur { $count } ausstehende Karten.
    }
cards-coach-ready = Lässt die { $card } später um zehn zurückgehen.
cards-coach-more =
    { $laid ->
        [1] { $count ->
            [0] Legt eine Karte und überspringt keine ausstehende.
            [one] Legt eine Karte und überspringt eine ausstehende.
           *[other] Legt eine Karte und überspringt { $count } ausstehende.
        }
       *[other] { $count ->
            [0] Legt { $laid } Karten und überspringt keine ausstehende.
            [one] Legt { $laid } Karten und überspringt eine ausstehende.
           *[other] Legt { $laid } Karten und überspringt { $count } ausstehende.
        }
    }
cards-coach-one-pile = Spielt nur { pile-on } und lässt die anderen, wie sie sind.
cards-coach-tried =
    { $aim ->
        [cards] { $count ->
            [one] Überspringt eine ausstehende Karte, aber am Ende bleiben weniger übrig.
           *[other] Überspringt { $count } ausstehende Karten, aber am Ende bleiben weniger übrig.
        }
       *[win] { $count ->
            [one] Überspringt eine ausstehende Karte, gewinnt aber öfter, wenn weitergespielt wird.
           *[other] Überspringt { $count } ausstehende Karten, gewinnt aber öfter, wenn weitergespielt wird.
        }
    }
cards-coach-ignored =
    { $aim ->
        [win] Spielt { pile-on }, gegen die Bitte eines Mitspielers: Das gewinnt trotzdem öfter.
        [cards] Spielt { pile-on }, gegen die Bitte eines Mitspielers: So bleiben trotzdem weniger Karten.
       *[none] Spielt { pile-on }, gegen die Bitte eines Mitspielers.
    }
cards-coach-end = Beendet den Zug und behält die übrigen Karten.
cards-coach-lost = Lässt den Zug unerfüllt: Die Partie ist verloren.
cards-coach-start =
    { $mine ->
        [yes] Übernimmt den ersten Zug.
       *[no] Überlässt den ersten Zug einem Mitspieler.
    }
cards-coach-stuck = Dieser Zug ist nicht mehr zu erfüllen.
cards-coach-save =
    { $count ->
        [one] Der Zug ist nicht zu erfüllen, aber es bleibt eine Karte weniger übrig.
       *[other] Der Zug ist nicht zu erfüllen, aber es bleiben { $count } Karten weniger übrig.
    }
cards-coach-hopeless = Das Spiel ist kaum noch zu gewinnen: Jetzt zählt, dass wenige Karten übrig bleiben.
