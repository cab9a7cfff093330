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

tg-own-start = Du beginnst.
tg-own-lay = Du legst { $card } { pile-onto }.
tg-own-take-back = Du nimmst die letzte Karte zurück.
tg-own-end = Du beendest deinen Zug.
tg-log-command = Befehl: { command-name }.
tg-log-fire = Sie brennt.

tg-prompt-over = Ende.
tg-prompt-wait = Die Karten werden ausgeteilt.
tg-prompt-start = Wer beginnt? Melde dich, wenn du eine gute Hand hast.
tg-prompt-start-one = Du bestimmst: Wer beginnt?
tg-prompt-start-other = { $name } sagt, wer beginnt.
tg-prompt-start-team = Das Team einigt sich, wer beginnt.
tg-prompt-other = { $name } ist am Zug.
tg-prompt-lay =
    { $more ->
        [one] Du bist am Zug: Lege noch eine Karte.
       *[other] Du bist am Zug: Lege { $more } Karten.
    }
tg-prompt-cover = Du bist am Zug: Decke { pile-name } ab.
tg-prompt-may-end = Du bist am Zug: Lege weiter oder beende ihn.
tg-prompt-end = Du bist am Zug: Beende ihn.

tg-start-me = Ich beginne
tg-start-other = { $name } beginnt
tg-more =
    { $more ->
        [one] Noch eine Karte
       *[other] Noch { $more } Karten
    }
tg-enough = Genug Karten gelegt
tg-end = Zug beenden
tg-take-back = Zurücknehmen
tg-choose-card-first = Wähle zuerst eine Karte aus deiner Hand.
tg-card-fits-nowhere = passt gerade nirgends
tg-keys = Tasten: Pfeile und Eingabe wählen eine Karte, 1 bis 4 legen sie, E beendet den Zug.
tg-history = Alle Karten { pile-on }
tg-say = Etwas sagen: { pile-head }
tg-say-nothing = Zurücknehmen
tg-tell = Über Befehle reden

tg-help-none = Hier spielst du ohne Hilfe.
tg-advice = Was der Trainer täte
tg-advice-win = gewinnt { $chance } (± { $error })
tg-rescues = Karten, die um zehn zurückgehen
tg-rescue-card = Karte
tg-rescue-team = Beim Team
tg-rescue-deck = Im Zugstapel
tg-cards-out = Alle Karten
tg-card-mine = auf deiner Hand
tg-card-out = noch im Spiel
tg-card-gone = gelegt
tg-result = Das Ergebnis
