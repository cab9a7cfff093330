### Reviews of a match.

## Die Analyse

review-head = Analyse: { $title }, { $players ->
        [one] eine Person
       *[other] { $players } Personen
    } ({ $depth ->
        [quick] schnell
        [thorough] gründlich
       *[normal] normal
    })
review-amount =
    { $unit ->
        [win] { NUMBER($amount, maximumFractionDigits: 1) } %
       *[points] { $amount ->
            [one] { NUMBER($amount, maximumFractionDigits: 1) } Punkt
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } Punkte
        }
    }
review-team = Das Team
review-account = { $name }: Start { $start }, Glück { $luck }, Fehler { $errors }, Ergebnis { $result }.
review-sum = Start + Glück − Fehler = Ergebnis. Der Start ist, was die Partie wert war, bevor verteilt wurde; Glück ist alles, was nicht entschieden wurde: Karten, Würfel und was die anderen taten.
review-player = { $name }: Genauigkeit { $accuracy } von 100 bei { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }; { review-like }.
review-like =
    { $like ->
        [random] gespielt wie ein Zufallsbot
        [novice] gespielt wie ein Anfänger
        [casual] gespielt wie ein Gelegenheitsspieler
        [expert] gespielt wie ein Experte
        [master] gespielt wie ein Meister
       *[none] zu wenige Entscheidungen zum Vergleichen
    }
review-class =
    { $verdict ->
        [forced] erzwungen
        [best] das Beste
        [good] gut
        [inaccurate] ungenau
        [mistake] Fehler
       *[blunder] grober Fehler
    }
review-page = Die Analyse steht in { $file }.
review-cards =
    { $cards ->
        [one] lässt { NUMBER($cards, maximumFractionDigits: 1) } Karte mehr übrig
       *[other] lässt { NUMBER($cards, maximumFractionDigits: 1) } Karten mehr übrig
    }
review-moment = Zug { $n }, { $name } ({ $where }): { $verdict }, kostet { $cost } (± { $stderr }).
review-moment-exact = Zug { $n }, { $name } ({ $where }): { $verdict }, kostet { $cost }.
review-moment-good = Zug { $n }, { $name } ({ $where }): { $verdict }.
review-played = Gespielt: { $moves }.
review-better = Besser: { $moves }.
review-judge = Der Richter würde spielen: { $moves }.
review-certain = Sicher: { $facts }
review-none = Keine Entscheidung lässt sich ungenau nennen.
review-assumes =
    { $unit ->
        [win] Geschätzt: die Chance zu gewinnen, wenn alle wie Experten weiterspielen, mit Karten, die zu dem passen, was zu sehen war. Was innerhalb von zwei Standardfehlern liegt, heißt nicht Fehler.
       *[points] Geschätzt: die Punkte am Ende, wenn alle wie Experten weiterspielen, mit Codes, die zu dem passen, was zu sehen war. Was innerhalb von zwei Standardfehlern liegt, heißt nicht Fehler.
    }
review-course = Der Verlauf der Partie
review-moments = Momente
review-column-player = Name
review-column-start = Start
review-column-luck = Glück
review-column-errors = Fehler
review-column-result = Ergebnis
review-column-accuracy = Genauigkeit
review-column-like = Gespielt wie
review-progress = Entscheidung { $done } von { $total }
terminal-cli-review = jede Entscheidung einer Partie beurteilen: Fehler, Glück und Genauigkeit
terminal-cli-review-seat = nur die Entscheidungen dieses Platzes, gezählt ab 0
terminal-cli-depth = wie gründlich: quick, normal oder thorough (Standard: normal)
terminal-cli-json = als JSON ausgeben
terminal-cli-html = als eigene Seite schreiben
terminal-cli-jobs = wie viele Prozesse (Standard: 1)
