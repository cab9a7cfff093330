### Die Tische von The Game und Extreme im Browser.

tg-table = Tisch
tg-hand = Deine Hand
tg-cards-held =
    { $cards ->
        [one] hat eine Karte
       *[other] hat { $cards } Karten
    }
tg-tells = Was über Befehle gesagt wurde
tg-in-force = Jetzt gültig
tg-only-pile = In diesem Zug: { pile-head }.
tg-three = 3!: genau drei Karten in diesem Zug, { $laid } gelegt.
tg-cover-skull = Decke den Totenkopf { pile-on } ab, bevor dein Zug endet.
tg-fire-burning = Feuer { pile-on }: Der nächste Spieler muss es abdecken.
tg-fire-due = Feuer { pile-on }: Decke es in diesem Zug ab.
# The same in the fewest words, where several stand on a phone.
tg-three-brief = 3!: { $laid } von 3
tg-skull-brief = Totenkopf
tg-fire-brief =
    { $fire ->
        [due] { $card } abdecken
       *[burning] { $card } brennt
    }

tg-own-start = Du beginnst.
tg-own-lay = Du legst { $card } { pile-onto }.
tg-own-take-back = Du nimmst die letzte Karte zurück.
tg-own-end = Du beendest deinen Zug.
tg-log-command = Befehl: { command-name }.
tg-log-fire = Sie brennt.

tg-prompt-over = Ende.
tg-prompt-wait = Die Karten werden ausgeteilt.
tg-prompt-draw = Es wird gezogen.
tg-prompt-start = Wer beginnt? Nimm den ersten Zug, wenn du eine gute Hand hast.
tg-prompt-start-one = Du bestimmst: Wer beginnt?
tg-prompt-start-other = { $name } bestimmt, wer beginnt.
tg-prompt-start-team = Das Team einigt sich, wer beginnt.
tg-prompt-other = { $name } ist am Zug.
tg-prompt-lay-first =
    { $more ->
        [one] Du bist am Zug: Lege eine Karte.
       *[other] Du bist am Zug: Lege { $more } Karten.
    }
tg-prompt-lay-more =
    { $more ->
        [one] Du bist am Zug: Lege noch eine Karte.
       *[other] Du bist am Zug: Lege noch { $more } Karten.
    }
tg-prompt-cover = Du bist am Zug: Decke { pile-name } ab.
tg-prompt-may-end = Lege weiter, oder beende deinen Zug.
tg-prompt-end = Nichts passt mehr: Beende deinen Zug.
tg-prompt-end-empty = Deine Hand ist leer: Beende deinen Zug.

tg-start-me = Ich beginne
tg-start-other = { $name } beginnt
tg-end = Zug beenden
tg-take-back = Zurücknehmen
tg-choose-card-first = Wähle zuerst eine Karte aus deiner Hand.
tg-card-fits-nowhere = passt gerade nirgends
tg-keys = Pfeile wählen eine Karte, 1 bis 4 legen sie, E beendet den Zug.
tg-how-to-lay = Wähle eine Karte, dann einen Stapel.
tg-how-to-signal = Drücke auf einen Stapel, um etwas dazu zu sagen.
tg-look-ahead = Tippe eine Karte an und sieh, was sie täte.
tg-none-in-force = Kein Befehl gilt
tg-none-burning = Keine Karte brennt
tg-hands = Alle Hände
tg-histories = Alle Karten der Stapel
tg-commands = Die Befehle
tg-said-here = Was die anderen hier sagen
# The signals in two words for a tag on a pile, and in one where it is narrow.
signal-tag =
    { $word ->
        [leave] bitte nicht
        [leave-please] ja nicht!
        [small-step] kleine Schritte
        [good] hab was Gutes
        [trick] Trick hier
       *[free] frei
    }
signal-mark =
    { $word ->
        [leave] nicht
        [leave-please] nein!
        [small-step] klein
        [good] gut
        [trick] Trick
       *[free] frei
    }
tg-say = Etwas sagen: { pile-head }
tg-say-nothing = Zurücknehmen

tg-help-soon = Die Hilfe kommt, sobald die Karten liegen.
tg-help-none = Hier spielst du ohne Hilfe.
tg-rescues = Karten, die um zehn zurückgehen
tg-rescue-card = Karte
tg-rescue-team = Beim Team
tg-rescue-deck = Im Zugstapel
tg-cards-out = Alle Karten
tg-card-mine = auf deiner Hand
tg-card-out = noch im Spiel
tg-card-gone = gelegt
tg-result = Das Ergebnis

tg-moment-trick = Zehn zurück
tg-moment-rescue = Feuer gelöscht
tg-moment-last = Die letzte Karte
tg-finale-won = Geschafft
tg-finale-lost = Verloren
