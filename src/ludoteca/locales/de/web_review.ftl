# Die Analyse einer beendeten Partie, im Browser.

rv-title = Analyse
rv-ask = Diese Partie analysieren
rv-ask-text = Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte. Das dauert etwa eine halbe Minute.
rv-failed = Diese Partie konnte nicht analysiert werden. Du kannst es noch einmal versuchen.
rv-waiting = Wartet, bis sie an der Reihe ist …
rv-working = { $done } von { $total } Entscheidungen beurteilt
rv-who = Wessen Entscheidungen
rv-everyone = Alle
rv-mine = { $name } (du)
rv-next = Nächster Fehler
rv-previous = Voriger Fehler
rv-no-mistakes = Keine Entscheidung lässt sich ungenau nennen.
rv-moments = Momente
rv-moment = Die Entscheidung in diesem Moment
rv-summary = Überblick

rv-course-button = { $unit ->
        [win] Die Gewinnaussicht im Lauf der Partie: zur nächsten Marke
       *[points] Die zu erwartenden Punkte im Lauf der Partie: zur nächsten Marke
    }
rv-course-what = { $unit ->
        [win] Gewinnaussicht, 0 bis 100 %
       *[points] Zu erwartende Punkte
    }
rv-key-error = Fehler
rv-key-luck = Glück
rv-table = Als Tabelle
rv-column-move = Zug
rv-column-player = Spieler
rv-column-value = Wert
rv-column-verdict = Was geschah
rv-column-decisions = Entscheidungen

rv-verdict = { $verdict ->
        [forced] Keine Wahl
        [best] Beste Wahl
        [good] Gut
        [inaccurate] Ungenau
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
rv-amount = { $unit ->
        [win] { $amount } %
       *[points] { $count ->
            [one] { $amount } Punkt
           *[other] { $amount } Punkte
        }
    }
rv-cost = kostet { $amount }
rv-cards = { $count ->
        [one] Lässt { $amount } Karte mehr übrig
       *[other] Lässt { $amount } Karten mehr übrig
    }
rv-luck = Glück { $amount }
rv-played = Gespielt
rv-better = Besser
rv-better-is = Besser: { $moves }.
rv-judge = Der Richter würde
rv-others = Andere Möglichkeiten
rv-as-good = genauso gut
rv-certain = Sicher ist:
rv-assumes = Kosten sind geschätzt: Sie setzen voraus, dass danach alle wie Experten spielen.
rv-ghost-best = Besser
rv-ghost-played = Gespielt

rv-try = Noch einmal versuchen
rv-try-text = Du bist { $name }. Was würdest du tun?
rv-try-judging = Wird beurteilt …
rv-try-best = Das ist die beste Wahl.
rv-try-good = So gut wie die beste, soweit man das sagen kann.
rv-try-bad = { $verdict ->
        [inaccurate] Ungenau
        [mistake] Ein Fehler
       *[blunder] Ein grober Fehler
    }: kostet { $amount } gegenüber der besten Wahl.
rv-try-better = Das ist { $amount } besser als das Gespielte.
rv-try-once-more = Etwas anderes versuchen
rv-try-stop = Zurück zur Analyse

rv-know-button = Was man wissen konnte
rv-know = Was { $name } wissen konnte
rv-know-seat = Gesehen von
rv-know-text = Sicher: Es folgt aus den Regeln und aus dem, was in diesem Moment zu sehen war.

rv-accuracy = Genauigkeit
rv-too-few = { $name } hat zu wenig entschieden, um etwas über die Genauigkeit zu sagen.
rv-few-decisions = –: zu wenige Entscheidungen für eine Aussage.
rv-accuracy-meaning = { $unit ->
        [win] Genauigkeit: wie viele Karten wegen dieser Entscheidungen am Ende mehr übrig bleiben als mit den besten; 100 heißt: keine. Hier zählen Karten und nicht die Gewinnaussicht, damit auch eine verlorene Partie bis zum Schluss zählt.
       *[points] Genauigkeit: 100 ohne Fehler, 50 bei einem Punkt Verlust je Entscheidung.
    }
rv-accuracy-of = { $name }: Genauigkeit { $accuracy } von 100.
rv-like = gespielt wie { $level ->
        [random] ein Zufallsbot
        [novice] ein Anfänger
        [casual] ein Gelegenheitsspieler
        [expert] ein Experte
        [master] ein Meister
       *[other] { $level }
    }
rv-start = Start
rv-luck-word = Glück
rv-errors = Fehler
rv-result = Ergebnis
rv-sum = Start { $start }, Glück { $luck }, Fehler { $errors }: Ergebnis { $result }.
rv-sum-meaning = { $unit ->
        [win] Start: wie oft Experten zu so vielen gewinnen, bevor die Karten verteilt sind. Glück: die Karten und alles, was niemand entschieden hat. Fehler: was die Entscheidungen des Teams gekostet haben. Zusammen ist es das Ergebnis.
       *[points] Start: was Meister zu so vielen im Schnitt holen. Glück: Würfel, Steine und was die anderen taten. Fehler: was die eigenen Entscheidungen gekostet haben. Zusammen ist es das Ergebnis.
    }
rv-best-moment = Bester Moment
rv-worst-moment = Am teuersten: { $amount }
rv-share = Als Bild teilen
rv-share-failed = Das Bild konnte nicht erstellt werden.
rv-picture-title = { $game }: wie es lief
rv-puzzle-make = Ein Rätsel daraus machen
rv-puzzle-making = Wird gemacht …
rv-puzzle-link = Link zu diesem Rätsel
rv-puzzle-open = Lösen
rv-puzzle-title = Ein Rätsel aus einer Partie
