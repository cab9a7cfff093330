### The pages of puzzles.

puzzle-kind-stone = Welcher Stein ist das?
puzzle-kind-wheel = Welche Stelle ist sicher?
puzzle-kind-final = Welche letzten Zahlen bringen am meisten?
puzzle-kind-exchange = Welcher Tausch bringt am meisten?
puzzle-kind-turn = Welcher Zug hält den Sieg offen?
puzzle-kind-save = Rette diesen Zug
puzzle-kind-lay-all = Lege sie alle
puzzles-title = Rätsel
puzzles-lead = Stellungen aus echten Partien, jede mit genau einer besten Antwort.
puzzles-today = Das Rätsel des Tages
puzzles-today-solved = Gelöst. Noch einmal ansehen
puzzles-solve = Lösen
puzzles-days = { $count } Tage in Folge
puzzles-rating = Deine Wertung
puzzles-done = Gelöst
puzzles-in-a-row = In Folge
puzzles-best = Rekord { $count }
puzzles-any = Irgendein Rätsel
puzzles-run = Gegen die Uhr
puzzles-level = Schwierigkeit
puzzles-level-mine = Mein Niveau
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-level-expert = Sehr schwer
puzzles-codes = The Lost Code und Think Str8!
puzzles-cards = The Game und The Game: Extreme
puzzles-count = { $count ->
        [one] ein Rätsel
       *[other] { $count } Rätsel
    }
puzzles-about-stone = Alles, was du weißt, lässt nur eine Zahl übrig.
puzzles-about-wheel = Finde die Stelle, an der du nicht falschliegen kannst.
puzzles-about-final = Eine, zwei oder drei Zahlen: Was lohnt sich?
puzzles-about-exchange = Gib das Richtige her.
puzzles-about-turn = Ein Zug gewinnt deutlich öfter als alle anderen.
puzzles-about-save = Fast festgefahren: Ein Weg führt hinaus.
puzzles-about-lay-all = Der Zugstapel ist leer. Jede Karte muss weg.
puzzles-rated = Schwierigkeit { $rating }
puzzles-certain = Sicher
puzzles-judged = Geschätzt
puzzles-you = Du
puzzles-said = Frage und Hinweise
puzzles-numbers = Deine Antwort
puzzles-write = Schreiben
puzzles-hint = { $n ->
        [1] Wo hinsehen?
        [2] Welche Fakten?
       *[3] Lösung zeigen
    }
puzzles-leave = Verlassen
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-skip = Überspringen
puzzles-more = Alle Rätsel
puzzles-right = Richtig!
puzzles-right-helped = Am Ende richtig.
puzzles-wrong = Falsch.
puzzles-shown = Das war die Lösung.
puzzles-not-here = Das ist hier nicht gefragt.
puzzles-rating-now = Wertung { $rating }
puzzles-streak = { $count } in Folge
puzzles-unsent = { $count ->
        [one] Keine Verbindung: Ein Ergebnis ist gespeichert und wird später gezählt.
       *[other] Keine Verbindung: { $count } Ergebnisse sind gespeichert und werden später gezählt.
    }
puzzles-offline = Keine Verbindung. { $count ->
        [0] Auf diesem Gerät ist kein Rätsel geladen.
        [one] Auf diesem Gerät ist ein Rätsel geladen.
       *[other] Auf diesem Gerät sind { $count } Rätsel geladen.
    }
puzzles-link = Link zu diesem Rätsel
puzzles-none = Dieses Rätsel lässt sich nicht zeigen
puzzles-no-more = Mehr gibt es davon nicht
puzzles-no-more-text = Du hast alle Rätsel dieser Art und Schwierigkeit gesehen.
puzzles-solved = { $count } gelöst
puzzles-run-over = { $count ->
        [0] Die Zeit ist um
        [one] Ein Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }
puzzles-run-best = Dein bester Lauf: { $count }
puzzles-run-again = Noch ein Lauf
