### Im Terminal spielen: Befehle, Zeilenmodus und Bildschirm.

## Wer wo sitzt

terminal-player-name = Spieler { $number }
terminal-names-and = { $first } und { $last }
terminal-names-too-many = Es sind { $names } Namen für { $players } Spieler: Lass welche weg.
terminal-names-wrong = „{ $name }“ kann kein Name sein: Nimm 1 bis { $longest } druckbare Zeichen.
terminal-names-twice = Zwei heißen gleich: Gib jedem einen eigenen Namen.
terminal-seats-contradict = Mit dem Wort person nennt --bots jeden Platz: --players und --people müssen dasselbe sagen oder fehlen.
terminal-seats-do-not-fit = { $people ->
        [one] { $people } Mensch
       *[other] { $people } Menschen
    } und { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } ergeben nicht { $players } Spieler: Nenne eine Stufe für alle Bots oder eine für jeden.
terminal-seats-how-many = Dieses Spiel ist für { $first } bis { $last } Spieler, nicht für { $players }.
terminal-chance = Zufall
terminal-hand-over = Gib die Tastatur an { $name }; drück Enter.
terminal-choice-hand-over = Die Tastatur an { $name } geben
terminal-choice-bot-starts = { $keen ->
        [yes] { $name } beginnt, und zwar gern
       *[no] { $name } beginnt
    }
terminal-your-turn = Du bist dran.
terminal-waiting = Wir warten auf { $name }.
terminal-result-winner = { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
terminal-result-nobody = Niemand gewinnt.
terminal-help-none = Hier gibt es keine Hilfe.
terminal-log-empty = Noch ist nichts geschehen.
terminal-signals-none = Im Moment darfst du nichts sagen.

## Gespeicherte Partien

terminal-save-in-use = Die Partie { $name } ist in einem anderen Fenster offen: Spiel dort weiter oder schließ sie zuerst.
terminal-save-unknown = Es gibt keine gespeicherte Partie „{ $name }“. Die Liste: ludoteca resume --list
terminal-save-damaged = { $path } ist beschädigt und bleibt, wie es ist. ({ $reason })
terminal-save-other-seats = { $path } ist beschädigt und blieb, wie es war: Es nennt andere Plätze als seine Aufzeichnung.
terminal-save-version = { $path } stammt von einer anderen Ludoteca (Version { $version }) und bleibt, wie es ist.
terminal-save-kept = Gespeichert. Weiter geht es mit: ludoteca resume { $name }
terminal-save-record = Die Aufzeichnung liegt in { $path }. Zurückblicken mit: ludoteca replay { $name }
terminal-save-none = Keine Partie wartet. Eine neue beginnt mit: ludoteca play
terminal-save-choose = Mehrere Partien warten. Weiter geht es mit: ludoteca resume NAME
terminal-save-line = { $name }: { $title }, { $players }, begonnen { $begun }

## Befehle

terminal-cli-about = The Lost Code, Think Str8!, The Game und The Game: Extreme. Spielen, lernen, erforschen.
terminal-cli-language = Sprache von allem, was du liest: en, it, fr oder de (sonst die des Systems)
terminal-cli-language-unknown = Die Sprache „{ $language }“ gibt es nicht. Sprachen: { $languages }.
terminal-cli-version = sagt, welche Ludoteca das ist
terminal-cli-completion = gibt aus, was eine Shell braucht, um Befehle mit Tab zu ergänzen
terminal-cli-games = nennt die Spiele
terminal-cli-games-json = als JSON, mit allen Optionen
terminal-cli-play = spielen: im Browser oder in diesem Terminal
terminal-cli-play-about = Ohne ein Spiel öffnet sich der Browser, wo das geht. Mit einem Spiel oder mit --terminal spielst du hier.
terminal-cli-resume = eine gespeicherte Partie fortsetzen
terminal-cli-replay = auf eine Partie zurückblicken, Schritt für Schritt
terminal-cli-record = eine Aufzeichnung prüfen oder zwischen Text und JSON umwandeln
terminal-cli-record-check = sagt, ob eine Aufzeichnung heil ist
terminal-cli-record-convert = gibt eine Aufzeichnung in ihrer anderen Form aus
terminal-cli-to = text oder json (sonst die andere Form)
terminal-cli-game = welches Spiel: { $games }
terminal-cli-terminal = in diesem Terminal spielen
terminal-cli-plain = Zeile für Zeile, für Pipes und Screenreader
terminal-cli-lan = im Browser: andere im lokalen Netzwerk mitspielen lassen
terminal-lan-browser = --lan gilt für das Spiel im Browser: ludoteca play --lan, ohne ein Spiel zu nennen.
terminal-cli-daily = das Blatt des Tages spielen, dasselbe für alle
terminal-cli-way = wie: allein (alone), mit zwei Bots (team), gegen zwei Bots (rivals)
terminal-daily-none = { $game } hat kein Blatt des Tages. Diese haben eins: { $games }.
terminal-daily-ways = { $game } gibt es so: { $ways }.
terminal-daily-again = Dieses Blatt hast du schon gespielt: Das ist jetzt Übung.
terminal-daily-next = Neue Blätter in { $hours } h { $minutes } min, um Mitternacht UTC. Derselbe Befehl spielt dieses noch einmal, zur Übung.
terminal-cli-history = listet die Partien auf, die in diesem Terminal zu Ende gespielt wurden
terminal-history-none = Hier wurde noch keine Partie zu Ende gespielt.
terminal-history-won = { $names }: alle Karten abgelegt
terminal-history-left = { $names }: { $left ->
    [one] { $left } Karte übrig
   *[other] { $left } Karten übrig
}
terminal-history-line = { $when }  { $title }  { $result } { $deal ->
    [yes] (Blatt des Tages)
    [again] (Blatt des Tages, nicht zum ersten Mal)
   *[no] { "" }
}  { $name }
terminal-history-sum = { $count ->
    [one] { $count } Partie.
   *[other] { $count } Partien.
} { $team } davon im Team: { $won } gewonnen.
terminal-history-look = Zurückblicken mit: ludoteca replay NAME oder review NAME
terminal-cli-players = wie viele Spieler (sonst 2)
terminal-cli-people = wie viele davon Menschen an dieser Tastatur sind (sonst 1)
terminal-cli-bots = Stufe der Bots, eine für alle oder eine für jeden; mit dem Wort person jeder Platz
terminal-cli-names = Namen, Platz für Platz
terminal-cli-seed = derselbe Seed gibt dieselben Karten, Steine und Würfel
terminal-cli-think = wie lange ein Bot höchstens über einen Zug nachdenkt (sonst 2)
terminal-cli-pace = wie lange der Zug eines Bots stehen bleibt (sonst 1; Zeile für Zeile 0)
terminal-cli-option = eine beliebige Option des Spiels
terminal-cli-options-of = Optionen von { $game }
terminal-cli-name = welche Partie; wenn es nur eine gibt, diese
terminal-cli-list = nur auflisten
terminal-cli-file = eine Aufzeichnung, Text oder JSON
terminal-cli-seat = von welchem Platz aus, von 0 an gezählt; „-“ für Zuschauer (sonst 0)
terminal-cli-check = prüfen, ob ein Spiel die Gesetze aller Spiele einhält
terminal-cli-check-game = welches Spiel: sein Name, oder paket.modul:SPIEL für eines, das nicht installiert ist
terminal-cli-check-matches = wie viele zufällige Partien angesehen werden (sonst 60)
terminal-cli-check-seed = ein anderer Seed sieht andere Partien an
terminal-cli-see-help = { $problem } Siehe: { $command } --help
terminal-cli-option-form = „--option { $option }“ schreibt man --option NAME=WERT.
terminal-games-line = { $name }: { $title }, { $first } bis { $last } Spieler. Bots: { $bots }.
terminal-games-line-alone = { $name }: { $title }, { $first } bis { $last } Spieler, gemeinsam. Bots: { $bots }.
terminal-which-game = Welches Spiel?
terminal-which-players = Wie viele Spieler?
terminal-which-bots = Wie viele davon sind Menschen hier?
terminal-which-level = Welche Stufe haben die Bots?
terminal-answer-number = Tippe eine Zahl von { $first } bis { $last }.
terminal-record-sound = Die Aufzeichnung ist heil: { $title }, { $players } Spieler, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $over ->
        [yes] beendet
       *[no] nicht beendet
    }.
terminal-file-problem = { $path } lässt sich nicht verwenden: { $reason }.
terminal-system-problem = Das geht nicht: { $reason }.
terminal-bot-failed = Ein Bot hat versagt; die Partie wartet, wo sie war. ({ $reason })
terminal-seat-unknown = Den Platz „{ $seat }“ gibt es nicht: Nimm 0 bis { $last } oder „-“ für Zuschauer.
terminal-seconds = „{ $value }“ ist keine Zahl von Sekunden, 0 oder mehr.

## Der Zeilenmodus

terminal-plain-help-hint = „help“ sagt, was du tippen kannst.
terminal-plain-help =
    view: der ganze Tisch. log: was geschehen ist. moves: alle deine Züge.
    sheet: was du gesehen hast. odds: was daraus folgt.
    coach: was ein Trainer jetzt täte, und warum.
    signals: was du jetzt sagen darfst; tipp es, um es zu sagen. quit: speichern und gehen.
terminal-plain-help-why = why eagle 5: was man von einer Zahl weiß.
terminal-plain-help-mark = mark eagle 5 cross: ein Zeichen auf deinem Blatt (cross, circle, question oder none).
terminal-plain-type-move = Tippe einen Zug oder seine Nummer.
terminal-plain-type-number = Tippe die Nummer eines Zuges oder den Zug selbst.
terminal-plain-type-lay = Tippe eine Karte und einen Stapel: „34 up1“. Stapel: up1, up2, down1, down2. „end“ beendet den Zug.
terminal-plain-type-wheel = Tippe eine Scheibe und wo sie beginnt: „wheel 7 9“ oder nur „7 9“ zeigt 9 bis 15.
terminal-plain-type-place = Tippe, wo dein Plättchen beginnt: „place 9“ oder nur „9“.
terminal-plain-type-guess = Tippe deine Zahlen: „{ $move }“ oder nur „3 5“; „-“ für keine.
terminal-plain-no-such-number = Tippe eine Nummer von 1 bis { $last } oder einen Zug.
terminal-plain-why = Tippe: why eagle 5, mit einem Symbol im Spiel und einer Zahl, die vorkommt.
terminal-plain-mark = Tippe: mark eagle 5 cross, mit einem Symbol im Spiel, einer Zahl, die vorkommt, und cross, circle, question oder none.
terminal-mark-cross = Kreuz
terminal-mark-circle = Kreis
terminal-mark-question = Frage
terminal-mark-done = Notiert.

## The Lost Code und Think Str8!

terminal-code-where = Runde { $round } von { $rounds } · { $phase }
terminal-code-neutral = Neutral { $number }
terminal-code-log = { $name }: { $stones }.
terminal-code-own-log = { $game ->
        [think-str8] Dein Kartenhalter, Zahlen verdeckt: { $stones }.
       *[lost-code] Dein Stamm, Zahlen verdeckt: { $stones }.
    }
terminal-code-left = Noch zu ziehen: { $stones }.
terminal-code-open = Aufgedeckt: { $stones }.
terminal-code-dice = Würfel: { $dice }.
terminal-code-order = Reihenfolge: { $names }.
terminal-code-wheel-free = frei
terminal-code-wheel = { $game ->
        [think-str8] Plättchen mit { $width }
       *[lost-code] Scheibe mit { $width }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $state }.
terminal-code-bid = { $bid }.
terminal-code-free = { $game ->
        [think-str8] Freie Plättchen (Punkte)
       *[lost-code] Freie Scheiben (Punkte)
    }: { $wheels }.
terminal-code-track = Leiste, wer am weitesten hinten ist zuerst: { $places }.
terminal-code-token = Marke { lost-code-symbol }: { $taken ->
        [yes] { $name }
       *[no] frei
    }.
terminal-code-cursed = { $name } ist verflucht.
terminal-code-numbers-to = Die Zahlen gehen von 0 bis { $top }.
terminal-code-sheet-line = { lost-code-symbol }: gesehen { $seen }; offen { $open }.
terminal-code-sheet-marks = Deine Zeichen: { $marks }.
terminal-code-round = Runde { $round }, { $dice }: { $answers }.
terminal-code-codes-left = { $codes ->
        [one] Ein Code bleibt: Du kennst ihn.
       *[other] { $codes } Codes bleiben.
    }
terminal-code-chances = { lost-code-symbol }: { $chances }.
terminal-code-best-place = Breite { $width }: am besten auf { $range }, richtig zu { $chance } %.
terminal-code-final = { lost-code-symbol } { $number }, geschrieben { $written }: { $points }
terminal-code-finals = { $name }: { $parts }. Zusammen { $total }.

## The Game und Extreme

terminal-cards-where = Zug { $turn } · { $cards ->
        [0] Zugstapel leer
        [one] 1 Karte zu ziehen
       *[other] { $cards } Karten zu ziehen
    }
terminal-cards-who-starts = Wer beginnt?
terminal-cards-your-turn = { $more ->
        [0] Du bist dran: Leg weitere Karten ab oder beende den Zug.
        [one] Du bist dran: noch eine Karte.
       *[other] Du bist dran: noch { $more } Karten.
    }
terminal-cards-holds = { $name } hat { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
terminal-cards-hand = { $count ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand: { $cards }.
    }
terminal-cards-in-force = In Kraft: { $says }
terminal-cards-only-pile = Die Karten dieses Zuges kommen { pile-onto }.
terminal-cards-duty = Bevor dein Zug endet, deck { pile-name } ab.
terminal-cards-pile = { pile-head } ({ $code }): { $top }.
terminal-cards-pile-command = Befehl: { command-name }.
terminal-cards-unseen = { $count ->
        [0] Du hast alle Karten gesehen.
        [one] Eine ungesehene Karte: { $cards }.
       *[other] { $count } ungesehene Karten: { $cards }.
    }
terminal-cards-fits = { pile-head }, { $top }: { $count ->
        [one] eine ungesehene Karte passt noch
       *[other] { $count } ungesehene Karten passen noch
    }.

## Zurückblicken

terminal-replay-head = Schritt { $step } von { $steps } · { $spectator ->
        [yes] als Zuschauer
       *[no] als { $name }
    }
terminal-replay-help = Enter oder n: weiter. p: zurück. r: nächste Runde oder nächster Zug, r 3: Nummer drei, b: eins zurück. s: Anfang, e: Ende. seat 1, seat -: wer schaut. log: alles bisher. m: nächster Fehler, why: was zu dieser Entscheidung zu sagen ist. q: gehen.
terminal-replay-no-mistake = Danach kommt kein Fehler mehr.
terminal-replay-no-decision = Hier wird nichts entschieden.
terminal-replay-judging = Wird beurteilt …

## Der Bildschirm

terminal-log = Verlauf
terminal-rounds = Runden
terminal-sheet-sheet = Blatt
terminal-sheet-crossed = Blatt ×
terminal-sheet-odds = %
terminal-row-stacks = zu ziehen
terminal-row-open = aufgedeckt
terminal-row-tokens = Marken
terminal-row-dice = Würfel
terminal-row-order = Folge
terminal-row-track = Leiste
terminal-written = { $count } von höchstens { $most }
terminal-trick = Trick
terminal-fire-burning = brennt
terminal-fire-due = abdecken
terminal-signal-leave = bitte nicht
terminal-signal-leave-please = Finger weg
terminal-signal-small-step = nur kleine
terminal-signal-good = hier gut
terminal-signal-free = frei
terminal-signal-trick = Trick hier
terminal-command-stop = Stopp
terminal-command-skull = Totenkopf
terminal-command-three = 3!
terminal-command-silence = Stille
terminal-command-no-backwards = Kein Zurück
terminal-command-one-pile = Ein Stapel
terminal-command-draw-one = Nur 1 ziehen
terminal-say-what = Was willst du sagen?
terminal-said-soon = Es wird gesagt, sobald dieser Zug gemacht ist.
terminal-coach-thinks = Der Trainer überlegt.
terminal-coach-judged = Geschätzt: { $assumes }
terminal-coach-only = Es gibt nur eines zu tun.
terminal-coach-wait = Du bist nicht am Zug.

terminal-setup-game = Spiel
terminal-setup-players = Spieler
terminal-setup-seat = Platz { $number }
terminal-setup-person = ein Mensch hier
terminal-setup-on = ja
terminal-setup-off = nein

terminal-keys-list = Pfeile wählen · Enter
terminal-keys-wheel = ↑↓ Scheibe · ←→ drehen · Enter
terminal-keys-place = ←→ schieben · Enter
terminal-keys-numbers = Ziffern schreiben · Enter
terminal-keys-hand = ←→ Karte · ↑↓ Stapel · Enter/1–4 · e Ende · u zurück
terminal-keys-match = q gehen · ? Hilfe
terminal-keys-code = m Blatt · h Hilfe · Tab Verlauf · ? · q gehen
terminal-keys-cards = s sagen · ? · q gehen
terminal-keys-aside = Esc zurück
terminal-keys-sheet = Pfeile · x Kreuz · o Kreis · ? Frage · Enter warum · Esc zurück
terminal-keys-over = Tab Verlauf · q gehen
terminal-keys-replay = ←→ Schritt · ↑↓ Runde · m Fehler · w warum · s Platz · h Hilfe · Tab Log · q Ende
terminal-keys-setup = ↑↓ Zeile · ←→ ändern · Enter beginnen · Esc gehen

terminal-legend = Pfeile und Enter wählen. q speichert und geht.
terminal-legend-code =
    Pfeile wählen, Enter entscheidet. Tab: Runden oder Verlauf.
    Bild↑, Bild↓: blättern.
    h: mehr Hilfe (was unmöglich ist, dann wie wahrscheinlich der Rest).
    c: was ein Trainer jetzt täte, und warum.
    m: dein Blatt. Pfeile bewegen, x o ? machen ein Zeichen, Leertaste
    wischt es weg, Enter sagt, warum eine Zahl möglich ist oder nicht,
    Esc geht zurück.
    q oder Strg+C: speichern und gehen.

    Von deinen Steinen siehst du nur die Rücken. Auf dem Blatt ist ■ eine
    Zahl, die du anderswo gesehen hast, × eine unmögliche.
    ▸ ist dran, ☠ ist verflucht. Antworten: ✓ richtig, ↓ niedriger, ↑ höher,
    ✗ falsch. Mehrere auf einem Feld: Der zuerst Genannte liegt oben, am
    weitesten hinten.
terminal-legend-cards =
    ← → wählen eine Karte, ↑ ↓ einen Stapel, Enter legt sie ab; 1 bis 4 sofort.
    e: Zug beenden. u: letzte Karte zurück, wo der Tisch es erlaubt.
    s: etwas über einen Stapel oder Befehl sagen. Bild↑, Bild↓: blättern.
    c: was ein Trainer jetzt täte, und warum.
    q oder Strg+C: speichern und gehen.

    ▲-Stapel steigen von 1 bis 99, ▼-Stapel fallen von 100 bis 2.
    Unter einem Stapel: was verbraucht ist und wie viele Zahlen bleiben, dann
    der Schritt deiner Karte, ⟲ wo sie um zehn zurückgeht.
    { "*" } markiert eine Karte mit einem Befehl.
