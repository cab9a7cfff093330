# What one has played: the list of matches, and what they add up to.

history-title = Meine Partien
history-tab = Partien
history-ways = Was ich gespielt habe
history-none = Noch keine Partie zu Ende gespielt
history-none-text = Jede beendete Partie bleibt hier: mit wem, was dabei herauskam, und der Weg, sie noch einmal anzusehen.
history-play = Ein Spiel wählen
history-filter = Partien suchen
history-game = Spiel
history-all-games = Alle Spiele
history-game-count = { $game } ({ $count })
history-result = Ergebnis
history-result-all = Jedes Ergebnis
history-result-won = Gewonnen
history-result-lost = Verloren
history-result-open = Abgebrochen
history-search = Wer dabei war
history-deals = Nur Blätter, die auch andere spielen
history-count =
    { $count ->
        [0] Keine Partie
        [one] 1 Partie
       *[other] { $count } Partien
    }
history-nothing-fits = Keine Partie passt. Versuch einen anderen Namen oder sieh alle Spiele an.
history-more = Mehr zeigen
history-with = mit { $names }
history-alone = allein
history-deal = geteiltes Blatt
history-deal-practice = geteiltes Blatt, Übung
history-won = Gewonnen
history-lost = Verloren
history-open = Nicht entschieden
history-placed = { $score }, Platz { $place } von { $players }
history-accuracy = Genauigkeit { $accuracy }
history-challenge = Herausfordern
history-take = Alles mitnehmen
history-take-text = Die Protokolle aller deiner beendeten Partien in einem Archiv. Jede Ludoteca kann sie lesen und nachspielen.
history-download = Alle Protokolle herunterladen

statistics-title = Meine Statistik
statistics-tab = Statistik
statistics-none = Noch nichts zu zählen
statistics-none-text = Spiel eine Partie zu Ende, und deine Zahlen beginnen hier.
statistics-which = Welche Partien
statistics-all =
    { $count ->
        [one] Alle (1 Partie)
       *[other] Alle ({ $count } Partien)
    }
statistics-part = { $players ->
        [one] Allein
       *[other] { $players } Spielende
    }{ $variant ->
        [none] { "" }
       *[other] , { $variant }
    } ({ $count })
statistics-waiting =
    { $count ->
        [one] 1 ältere Partie wird noch gezählt.
       *[other] { $count } ältere Partien werden noch gezählt.
    }
statistics-what-counts = Gezählt werden Partien, die du selbst zu Ende gespielt hast. Übung an geteilten Blättern, „Was wäre wenn“ und abgebrochene Partien stehen nur in der Liste.
statistics-few =
    { $count ->
        [one] Bisher nur 1 Partie: Hier entscheidet der Zufall mehr als das Können.
       *[other] Bisher nur { $count } Partien: Hier entscheidet der Zufall noch mehr als das Können.
    }
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-you-won = Du hast gewonnen
statistics-best-streak = Längste Siegesserie
statistics-mean-left = Karten übrig, im Mittel
statistics-mean-points = Punkte, im Mittel
statistics-winning =
    { $count ->
        [one] Du hast die letzte Partie gewonnen
       *[other] Du hast die letzten { $count } Partien gewonnen
    }
statistics-losing =
    { $count ->
        [one] Die letzte Partie wurde nicht gewonnen
       *[other] Die letzten { $count } Partien wurden nicht gewonnen
    }
statistics-best = bestes Ergebnis:
statistics-share = Wie oft du gewinnst
statistics-share-words = { $percent } % gewonnen; über viele Partien wohl zwischen { $low } % und { $high } %
statistics-bots = Wie oft Bots jeder Stufe hier gewinnen:
statistics-time-left = Karten übrig, Partie für Partie
statistics-time-points = Punkte, Partie für Partie
statistics-time-words = Die letzten { $count } Partien: { $first } in der ersten, { $last } in der letzten; Mittel der letzten { $window }: { $mean }. Weiter oben ist besser; volle Punkte sind Siege.
statistics-as-list = Als Liste
statistics-scores = Wie oft jedes Ergebnis kam
statistics-scores-left = Von { $low } bis { $high } Karten übrig{ $often ->
        [none] { "" }
       *[other] , am häufigsten { $often }
    }
statistics-scores-points = Von { $low } bis { $high } Punkten{ $often ->
        [none] { "" }
       *[other] , am häufigsten { $often }
    }
statistics-tally = Im Einzelnen
statistics-of = { $count } von { $of } ({ $percent } %)
statistics-accuracy = Genauigkeit der ausgewerteten Partien
statistics-accuracy-words =
    { $count ->
        [one] Eine Partie: { $last }.
       *[other] Die letzten { $count } Partien: { $first } in der ersten, { $last } in der letzten; Mittel der letzten { $window }: { $mean }.
    }
statistics-with = Mit wem
statistics-against = Gegen wen
tally-wheels = Scheiben oder Plättchen, die stimmten
tally-stones = Steine, die am Schluss gefunden wurden
tally-pinned = Steine mit einer einzigen Zahl benannt
tally-tricks = Rückwärtstricks unter den gelegten Karten

devices-title = Deine Geräte
devices-text = Diese Browser kennen dich. Melde ab, was du nicht mehr benutzt: Dort lässt sich dann nichts mehr von dir sehen oder spielen.
devices-only = Nur dieser Browser kennt dich. Mit einem persönlichen Link können es mehr werden.
devices-this = Dieser Browser
devices-other = Ein anderes Gerät
devices-since = seit { $when }
devices-out = Abmelden
devices-done = Das Gerät ist abgemeldet.

data-title = Deine Daten
data-text = Alles, was dieser Server von dir weiß: Name, Geräte, Tische, Ergebnisse, Notizen, was du gesagt hast, und die Protokolle deiner Partien.
data-download = Alles herunterladen
forget-title = Vergiss mich
forget-text = Name, Geräte, Partien, Statistik, Notizen und Nachrichten werden endgültig gelöscht, hier und auf allen deinen Geräten. Partien mit anderen bleiben ihnen, mit „Jemand“ auf deinem Platz. Eine laufende Partie spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.
forget-open = Vergiss mich …
forget-name = Du heißt { $name }. Schreib den Namen zur Bestätigung
forget-do = Endgültig vergessen
forget-not = Alles behalten
forget-done = Du bist vergessen. Hier ist nichts mehr von dir.
data-none = Hier kennt dich noch niemand: Es gibt nichts mitzunehmen und nichts zu vergessen.
