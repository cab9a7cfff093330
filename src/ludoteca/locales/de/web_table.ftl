### Worte rund um einen Tisch: vor, während und nach einer Partie.

## Before the match

lobby-host = Das ist dein Tisch. Lade jemanden ein oder setz Bots dazu, dann geht es los.
lobby-guest = Setz dich. Wer den Tisch eingerichtet hat, startet die Partie.
lobby-seats = Plätze
lobby-count =
    { $count ->
        [one] Ein Platz
       *[other] { $count } Plätze
    }
lobby-fewer = Ein Platz weniger
lobby-more = Ein Platz mehr
lobby-start = Starten
lobby-open =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
       *[other] { $count } Plätze sind noch frei: Warte auf Mitspieler oder gib sie Bots.
    }
lobby-sit-down = Wähle einen freien Platz.
lobby-wait = Die Partie beginnt, sobald sie gestartet wird.
lobby-invite = Einladen
lobby-agreed = Tischeinstellungen
lobby-close = Tisch löschen
link-join = Link zum Mitspielen
link-watch = Link zum Zuschauen
link-code = Code:
link-qr = QR-Code zeigen
link-qr-hint = Für ein Handy am selben Tisch.
link-qr-alt = QR-Code des Links zum Mitspielen
lan-closed = Diese Links funktionieren nur auf diesem Computer, weil Ludoteca für dein Netzwerk nicht geöffnet ist.
lan-let-in = Andere in diesem Netzwerk mitspielen lassen
lan-open = Für dein Netzwerk geöffnet.
lan-meaning = Alle in diesem Netzwerk (zum Beispiel im selben WLAN) erreichen dieses Ludoteca dann mit dem Link. Nichts ist verschlüsselt, also nur in einem Netzwerk, dem du vertraust.
lan-trouble = Öffnet sich der Link auf einem anderen Gerät nicht? Dann prüfe, ob es im selben Netzwerk ist und ob die Firewall dieses Computers Ludoteca zulässt.
lan-close = Für das Netzwerk schließen
lan-address = Adresse in den Links
lan-address-hint = Dieser Computer hat mehrere. Geht eine nicht, nimm die nächste.
invite-title = { $name } lädt dich zum Spielen ein
invite-title-nobody = Du bist zum Spielen eingeladen
invite-seats = Am Tisch
invite-rules = Das wird gespielt
invite-sit = Hinsetzen
invite-look = Hineingehen, ohne sich zu setzen
invite-watch = Zuschauen
invite-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
invite-playing = Die Partie läuft schon. Du kannst zuschauen und bei der nächsten mitspielen.
invite-over = Die Partie ist vorbei. Du kannst hineingehen und sehen, wie sie ausging.
invite-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
goal-lost-code = Du siehst die Steine aller anderen, nur deine nicht. Wette auf die Summen deiner Steine, finde heraus, welche es sind, und hol die meisten Punkte.
goal-think-str8 = Du siehst die Karten aller anderen, nur deine nicht. Wette mit dem Lineal auf die Summen deiner Karten, finde heraus, welche es sind, und hol die meisten Punkte.
goal-the-game = Ein Team, { BOX("the-game.cards") } Karten, vier Stapel: zwei aufwärts, zwei abwärts. Legt alle Karten, ohne euch die Zahlen zu verraten.
goal-the-game-extreme = Ein Team, { BOX("the-game-extreme.cards") } Karten, vier Stapel und Befehle auf den Karten, die die Regeln ändern. Legt alle Karten, ohne euch die Zahlen zu verraten.
daily-title = Die Blätter von heute
daily-lead = Dieselben Blätter für alle auf der Welt. Spiel jedes einmal für die Ergebnisliste und übe, so oft du willst.
daily-next = Neue Blätter in { $time }
daily-of = Blatt vom { $day }
daily-streak =
    { $days ->
        [one] Du hast 1 Tag in Folge gespielt.
       *[other] Du hast { $days } Tage in Folge gespielt.
    }
daily-streak-share = { $days } Tage in Folge.
daily-fair = Ein Tag beginnt und endet um Mitternacht UTC. Die Partie, die zählt, spielst du allein: keine Hilfe außer dem Notizblatt, kein Bot an deiner Stelle, niemand schaut zu.
way-alone = allein
way-team = mit zwei Bots
way-rivals = gegen zwei Bots
way-alone-hint = Allein.
way-team-hint = Zusammen mit zwei Gelegenheits-Bots.
way-rivals-hint = Gegen zwei Gelegenheits-Bots.
deal-title = Ein Blatt von { $game }
deal-none = Dieses Blatt gibt es nicht
deal-challenge-lead = Spiel dasselbe Blatt wie jemand anderes
deal-challenge-own = Deine Partie als Herausforderung: Schick anderen den Link weiter unten.
deal-challenge = Jemanden zu diesem Blatt herausfordern
deal-with = Auf den anderen Plätzen: { $levels }.
deal-play = Für die Ergebnisliste spielen
deal-play-named = Für die Ergebnisliste spielen: { $title }
deal-go-on = Weiterspielen
deal-look = Ergebnisse
deal-compare = Ergebnisse vergleichen
deal-practise = Üben
deal-once = Es zählt einmal. Wenn du vorher übst, steht das bei deinem Ergebnis.
deal-played-by =
    { $count ->
        [0] Hier hat es noch niemand gespielt.
        [one] Hier hat es eine Person gespielt.
       *[other] Hier haben es { $count } Leute gespielt.
    }
deal-given-up = Aufgegeben
deal-mine = Dein Ergebnis
deal-all-laid = Alle Karten gelegt
deal-left =
    { $count ->
        [one] 1 Karte übrig
       *[other] { $count } Karten übrig
    }
deal-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
deal-place = Platz { $place } von { $total } auf diesem Server
deal-practised = Du hattest dieses Blatt vorher geübt.
deal-was-practice = Das war Übung; es steht nicht in der Ergebnisliste.
deal-share = Teilen, ohne etwas zu verraten
deal-share-par = Besser als { $percent } % der Partien von { $level ->
    [novice] Anfänger-Bots
    [casual] Gelegenheits-Bots
    [expert] Experten-Bots
   *[master] Meister-Bots
}.
deal-look-back = Deine Partie noch einmal ansehen
deal-par = Wie Bots hier abschneiden
deal-par-text = Dasselbe Blatt, viele Male gespielt von Bots jeder Stufe auf deinem Platz.
deal-par-level = Stufe
deal-par-mean = Schnitt
deal-par-beaten = Du warst besser als
deal-par-percent = { $percent } %
deal-par-games = Partien
deal-par-always = immer gleich
deal-par-equal = genauso gut
deal-par-waits = Die Bots spielen noch. Die Zahlen werden genauer.
deal-par-none-yet = Die Bots spielen noch. Ihre Ergebnisse erscheinen hier.
deal-results = Ergebnisse auf diesem Server
deal-col-place = Platz
deal-col-name = Name
deal-col-result = Ergebnis
deal-col-when = Wann
deal-mark-practised = vorher geübt
deal-more =
    { $count ->
        [one] Insgesamt 1 Ergebnis.
       *[other] Insgesamt { $count } Ergebnisse.
    }
deal-secret = Sobald du es zu Ende gespielt hast, kannst du sehen, wie die anderen gespielt haben.
deal-nobody = Noch keine Ergebnisse. Deins könnte das erste sein.
deal-link = Link zu diesem Blatt
deal-mark-maker = (hat es zuerst gespielt)
beside-title = Nebeneinander
beside-whose = Wessen Partie
beside-mine = Neben meiner
beside-moment = Moment
beside-at = Entscheidung { $at } von { $of }
beside-parted = Wo sie sich trennen
beside-you = Du
share-climb = Übertroffener Anteil der Partien je Stufe
share-picture = Bild
share-image = Als Bild teilen
share-failed = Das Bild konnte nicht erstellt werden.
deal-until = { $hours } h { $minutes } min
seats-label = Plätze am Tisch
seat-host = Gastgeber
seat-sit = Hier hinsetzen
seat-stand = Aufstehen
seat-who = Wer auf Platz { $seat } sitzt
seat-name = Name
seat-rename = { $name } umbenennen
seat-remove = { $name } vom Tisch nehmen
seat-not-here = Offline
seat-muted = Stumm
seat-stand-in = Ein Bot spielt für diesen Platz: { $level }
seat-let-bot = Bot spielen lassen
host-give = Tisch übergeben
host-give-named = { host-give }: { $name }
host-give-text = { $name } kümmert sich dann um den Tisch: Optionen, Plätze und Hilfe. Deinen Platz behältst du; zurückgeben kann dir den Tisch nur { $name }.
host-given-now = Um den Tisch kümmert sich jetzt { $name }.
host-take = Tisch übernehmen
host-taken = Der Tisch ist jetzt deiner.

## Setting up

set-up-title = { $game } einrichten
set-up-who = Wer spielt
set-up-seat = Platz { $seat }
set-up-friend = Jemand, per Link
set-up-friend-hint = Der Platz bleibt frei, bis sich jemand setzt.
set-up-add = Platz hinzufügen
set-up-remove = Platz { $seat } entfernen
set-up-table = Am Tisch
set-up-start = Partie starten
set-up-start-hint = Die Bots sind bereit: Es geht sofort los.
set-up-open = Tisch öffnen
set-up-open-hint = Du bekommst einen Link zum Verschicken. Du kannst anfangen, sobald alle Plätze besetzt sind.
agreed-options = Optionen
agreed-change = Optionen ändern
agreed-help = Hilfe
agreed-clock = Uhr
agreed-listed = Tisch anzeigen
agreed-listed-hint = Alle auf diesem Server sehen ihn und dürfen sich setzen. Sonst nur, wer den Link hat.
agreed-chat = Freies Reden
agreed-chat-hint = Man darf sich schreiben. Die Signale der Spiele gehen so oder so.
options-usual = Wie in der Anleitung, ohne Extras.
option-on = Ja
option-off = Nein
option-nothing = Keine
option-four-numbers = 12 34 56 78
option-smaller = Ein kleineres Spiel
help-mine = Hilfe für dich
help-none = Keine
help-none-hint = Nur was offen liegt, ist notiert. Das Denken bleibt dir.
help-sheet = Blatt
help-sheet-hint = Was alle gesehen haben, bleibt für dich notiert.
help-odds = Chancen
help-odds-hint = Auch, was daraus folgt und wie wahrscheinlich der Rest ist.
help-coach = Trainer
help-coach-hint = Auch, welche Züge gut aussehen und warum. Gut zum Lernen.
help-tips = Was der Trainer täte
help-tip-play = So spielen
help-tip-how = Ein Tippen spielt es.
help-judged = Geschätzt
help-certain = Sicher
clock-none = Ohne Uhr
clock-move = Eine Minute pro Zug
clock-quick = Zehn Minuten pro Person, zehn Sekunden mehr pro Zug
clock-slow = Ein Tag pro Zug
clock-hint = Niemand verliert durch Zeit: Läuft sie ab, spielt ein Bot, bis du wieder da bist.
clock-per-move = { $seconds } Sekunden pro Zug
clock-base = { $seconds } Sekunden pro Person, { $increment } mehr pro Zug
clock-left = Restzeit:
level-random = Zufalls-Bot
level-random-hint = Spielt irgendetwas Erlaubtes. Den schlägt jeder.
level-novice = Anfänger-Bot
level-novice-hint = Spielt wie am ersten Abend: sieht eins nach dem anderen und vergisst viel.
level-casual = Gelegenheits-Bot
level-casual-hint = Spielt solide, für den Augenblick, und übersieht ab und zu etwas.
level-expert = Experten-Bot
level-expert-hint = Rechnet alles aus, was sich ausrechnen lässt. Schwer zu schlagen.
level-master = Meister-Bot
level-master-hint = Der beste, den wir haben: schaut auch voraus und liest die anderen.
level-strength-together = { $players ->
    [1] { $won ->
        [0] Allein gewinnt er so gut wie nie.
       *[other] Allein gewinnt er { $won } von 100 Partien.
    }
   *[other] { $won ->
        [0] { $players } davon gewinnen zusammen so gut wie nie.
       *[other] { $players } davon gewinnen zusammen { $won } von 100 Partien.
    }
}
level-strength-among = { $won ->
    [0] Unter Bots aller Stufen gewinnt er so gut wie nie.
   *[other] Unter Bots aller Stufen gewinnt er { $won } von 100 Partien.
}

## During the match

tab-sheet = Blatt
tab-help = Hilfe
tab-table = Tisch
tab-log = Verlauf
tab-talk = Reden
panel-all = Neben dem Tisch
panel-left = Verlauf und Gespräch
panel-right = Blatt und Tisch
panel-hide = Einklappen
panel-show = Ausklappen
board-label = Der Tisch
progress-round = Runde { $now } von { $of }
progress-turn = Zug { $now }
watching = Du schaust zu
prompt-skip = Vorspulen
prompt-following = Sieh, was gerade geschehen ist.
wait-since = Letzter Zug { $ago }.
wait-missing =
    { $count ->
        [one] { $names } ist gerade nicht da; die Partie wartet.
       *[other] { $names } sind gerade nicht da; die Partie wartet.
    }
wait-host = Unter Tisch kannst du solange einen Bot spielen lassen.
wait-hostless = Der Gastgeber ist weg: Unter Tisch kannst du übernehmen.
away-you = Ein Bot spielt gerade für dich.
away-back = Ich bin wieder da
away-go = Bot für mich spielen lassen
left-away = Für { $name } spielt bis zur Rückkehr ein Bot.
left-back = { $name } ist wieder da.
left-table = { $name } hat den Tisch verlassen.
line-lost = Du bist offline. Verbindung wird neu aufgebaut …
line-lost-kept = Du bist offline. Dein Zug wird gesendet.
line-slow = Der Server antwortet langsam …
line-slow-kept = Dein Zug ist unterwegs …
line-polling = Eingeschränkte Verbindung: Aktualisierung alle zwei Sekunden.
log-empty = Noch ist nichts passiert.
reactions = Reaktionen
reaction-clap = Applaus
reaction-laugh = Lachen
reaction-wow = Wow
reaction-thanks = Danke
reaction-oops = Hoppla
reaction-hurry = Du bist dran, bitte
setting-reactions = Reaktionen der anderen
setting-reactions-hint = Kleine Bilder, die andere am Tisch schicken.
talk-empty = Noch hat niemand etwas gesagt.
talk-heard = { $name } sagt: { $text }
talk-say = Etwas sagen
talk-send = Senden
talk-no-numbers = Keine Zahlen: In diesem Spiel darf niemand seine Karten verraten.
talk-off = Freies Reden ist an diesem Tisch ausgeschaltet.
talk-watching = Reden kann nur, wer am Tisch sitzt.
talk-mutes = Wen man hört
talk-mute = { $name } stumm schalten
talk-unmute = { $name } wieder hören
programs-title = Ein Programm spielen lassen
programs-text = Mit einem Token spielt ein Programm von dir auf einem Platz an diesem Tisch und darf sonst nichts. Es gilt 90 Tage.
programs-token = Token
programs-address = Adresse für das Programm
programs-once = Kopiere das Token jetzt: Es wird nur dieses eine Mal gezeigt.
programs-seat = Platz
programs-mine = Mein Platz
programs-open = Freier Platz { $number }
programs-name = Name des Programms
programs-make = Token erstellen
programs-no-seat = Setz dich zuerst: Ein Programm spielt auf deinem Platz oder auf einem freien, den der Gastgeber ihm gibt.
programs-line = { $name }, bis { $until }
programs-revoke = Widerrufen
programs-revoke-of = Token von { $name } widerrufen

people-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
people-matches = Frühere Partien
people-match = Partie { $number }
vote-concede = Aufgeben
vote-concede-text = Die Partie endet jetzt und gilt als verloren.
vote-abandon = Partie abbrechen
vote-abandon-text = Die Partie endet jetzt und zählt nicht.
vote-all = Alle müssen einverstanden sein: { $names }.
vote-no = Weiterspielen
vote-do = Partie beenden
vote-propose = Vorschlagen
ballot-concede = { $count ->
    [one] { $names } möchte aufgeben.
   *[other] { $names } möchten aufgeben.
}
ballot-abandon = { $count ->
    [one] { $names } möchte ohne Wertung abbrechen.
   *[other] { $names } möchten ohne Wertung abbrechen.
}
ballot-open = Es fehlt noch: { $names }.
ballot-yes = Einverstanden
ballot-no = Weiterspielen

## After the match

over-played = Die Partie ist zu Ende.
over-conceded = Die Partie wurde aufgegeben.
over-abandoned = Abgebrochen; diese Partie zählt nicht.
finish-again = Noch einmal
finish-result = Ergebnis
finish-table = Tisch ansehen
finish-replay = Wiederholung
finish-review = Partie analysieren
page-match = Partie
match-title = Eine Partie { $game }
match-ahead = Dieses Blatt hast du noch vor dir
match-none = Diese Partie gibt es nicht
match-table = Zum Tisch
match-text = Aufzeichnung als Text
match-json = Aufzeichnung als JSON
match-link = Link zu dieser Partie
match-origin = Diese Partie ging aus einer anderen hervor. Diesen Moment ansehen.

## Replay

replay-title = Wiederholung: { $game }
replay-eyes = Mit wessen Augen
replay-all = Alles offen
replay-watch = Als Zuschauer
replay-seat = Als { $name }
replay-start = Der Anfang
replay-move = Moment der Partie
replay-at = { $at } von { $of }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-round = Springe zu
replay-round-number = Runde { $round }
replay-share = Diesen Moment teilen
replay-link = Link zu diesem Moment
replay-branch = Ab hier spielen
replay-match = Das Ergebnis
branch-text = Ab diesem Moment beginnt eine neue Partie, alles bleibt liegen. Was danach kommt, wird neu gezogen.
branch-seat = Du spielst für
branch-rivals = Die anderen
branch-go = Ab hier spielen

## The rules

rules-read = Regeln lesen
rules-own-words = In unseren eigenen Worten.
rules-lesson = In der Lektion ansehen
rules-search = In den Regeln suchen
rules-contents = Abschnitte
rules-option = Option: { $option }
rules-nothing = Nichts gefunden. Versuche es mit einem kürzeren Wort.
wait-offline =
    { $seconds ->
        [-1] { $count ->
            [one] { $names } ist offline.
           *[other] { $names } sind offline.
        }
       *[other] { $count ->
            [one] { $names } ist seit { $seconds } s offline.
           *[other] { $names } sind seit { $seconds } s offline.
        }
    }
seat-offline-since = Offline, { $ago }
log-signals = Signale zeigen
sound-offer = Mit Ton spielen?
sound-offer-yes = Ton einschalten
help-host = Als Gastgeber legst du fest, wie viel alle an diesem Tisch höchstens nutzen dürfen.
rules-ids = Dieser Abschnitt umfasst die Regeln
set-up-with = Spielen
set-up-alone = Allein
set-up-bots = Mit Bots
set-up-friends = Mit Freunden
set-up-alone-hint = Es geht sofort los.
replay-speed = Geschwindigkeit
replay-times = ×{ $speed }
replay-by = Schritt
replay-by-decision = Je Entscheidung
replay-by-event = Je Ereignis
again-offered =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
again-waiting = Warten auf die Antwort von { $names }.
again-waiting-offline =
    { $count ->
        [one] { $names } ist offline und findet dein Angebot später.
       *[other] { $names } sind offline und finden dein Angebot später.
    }
again-accept = Annehmen
again-withdraw = Zurückziehen
series-best-of = Best of { $count }
series-choice = { $count ->
        [0] So viele, wie ihr wollt
       *[other] Best of { $count }
    }
series-over = Die Serie ist zu Ende. Die nächste Partie beginnt eine neue.
series-won = { $count ->
        [one] { $names } gewinnt die Serie.
       *[other] Die Serie endet unentschieden: { $names }.
    } Die nächste Partie beginnt eine neue.
series-rotates = Nach jeder Partie rücken alle einen Platz weiter.
agreed-series = Serie
agreed-rotate = Plätze wechseln
agreed-rotate-hint = Bei jeder neuen Partie rücken alle einen Platz weiter.
series-title = Diese Serie
series-team = { $won } von { $played } Partien gewonnen
