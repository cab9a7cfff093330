### Lektionen: was alle gemeinsam haben.

wrong-lesson-unknown = Eine Lektion „{ $lesson }“ gibt es nicht. Es gibt: { $lessons }.
wrong-lesson-unreadable = Die Lektion { $lesson } lässt sich nicht lesen ({ $detail }).
wrong-lesson-no-step = Die Lektion { $lesson } hat keinen Schritt { $step }.
wrong-lesson-no-answer = Danach fragt Schritt { $step } der Lektion { $lesson } nicht.
lesson-no-question = Das Blatt kannst du nach einer Zahl eines Symbols fragen.
lesson-instead = Erlaubt, aber hier ist etwas anderes gefragt. Lies die Aufgabe noch einmal.
lesson-instead-lay =
    { $gone ->
        [0] Das kostet diesen Stapel nichts, aber hier ist eine andere Karte gefragt.
        [one] Von { $top } auf { $card }: Eine Zahl wäre für diesen Stapel verloren. Hier ist eine andere Karte gefragt.
       *[other] Von { $top } auf { $card }: { $gone } Zahlen wären für diesen Stapel verloren. Hier ist eine andere Karte gefragt.
    }
lesson-instead-wheel =
    { $low }–{ $high } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: So könnte man tippen. Hier ist ein anderer Tipp gefragt.
lesson-instead-tile =
    { $width ->
        [one] Eine einzige Zahl
       *[other] { $width } Zahlen
    } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: möglich, aber hier ist ein anderes Plättchen gefragt.
lesson-instead-place = { $low }–{ $high } wäre möglich. Hier ist ein anderer Platz gefragt.

learn-title = Spielend lernen
learn-lead = Kurze Lektionen am echten Tisch: Was du lernst, tust du.
learn-minutes =
    { $minutes ->
        [one] Eine Minute
       *[other] { $minutes } Minuten
    }
learn-step = Schritt { $at } von { $of }
learn-next = Weiter
learn-back = Zurück
learn-leave = Lektion verlassen
learn-show = Zeig es mir
learn-again = Von vorn
learn-play = Eine echte Partie spielen
learn-more = Weitere Lektionen
learn-done = Fertig
learn-go-on = Weiter bei Schritt { $at }
learn-kind-short = Varianten und Erweiterungen
learn-kind-thinking = Besser spielen
learn-rule = Regel lesen
learn-good = Richtig.
learn-none = Diese Lektion ist nicht zu finden.
learn-list = { $name } – { $title } ({ $minutes } Min.)
learn-plain-help = Enter geht weiter · back, skip, again, view, quit · sonst tippe, was der Schritt verlangt
learn-plain-kept = Du bist bei Schritt { $at } von { $of }. „ludoteca learn { $name }“ macht hier weiter.
learn-plain-over = Das war die Lektion. Jetzt spiel eine echte Partie: { $command } · Frag den Trainer, wann immer du magst: Tippe „coach“ oder drück am Bildschirm c.
learn-plain-enter = Weiter mit Enter.
learn-plain-why = Tippe: { $text }
learn-keys = Enter weiter · n zeig es · b zurück · q verlassen
learn-keys-why = m aufs Blatt, dann Pfeile und Enter
terminal-cli-learn = ein Spiel spielend lernen: eine Lektion von wenigen Minuten
terminal-cli-learn-lesson = welche Lektion; die erste eines Spiels heißt wie es; ohne: welche es gibt
terminal-cli-learn-again = von vorn
learn-name = Gast
lesson-read-on = Einen Moment: Lies erst weiter. Danach wird noch gefragt.
