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
lobby-agreed = Was gilt
lobby-close = Diesen Tisch abräumen
link-join = Link zum Mitspielen
link-watch = Link zum Zuschauen
link-code = Code:
link-qr = QR-Code zeigen
link-qr-hint = Für ein Handy am selben Tisch.
link-qr-alt = QR-Code des Links zum Mitspielen
seats-label = Plätze am Tisch
seat-host = Gastgeber
seat-sit = Hier hinsetzen
seat-stand = Aufstehen
seat-who = Wer auf Platz { $seat } sitzt
seat-name = Name
seat-rename = { $name } umbenennen
seat-remove = { $name } vom Tisch nehmen
seat-not-here = Gerade nicht da
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
set-up-open-hint = Du bekommst einen Link zum Verschicken. Gespielt wird, wenn alle Plätze besetzt sind.
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
help-mine = Hilfe für dich
help-none = Keine
help-none-hint = Nur was offen liegt, ist notiert. Das Denken bleibt dir.
help-sheet = Blatt
help-sheet-hint = Was alle gesehen haben, bleibt für dich notiert.
help-odds = Chancen
help-odds-hint = Auch, was daraus folgt und wie wahrscheinlich der Rest ist.
help-coach = Trainer
help-coach-hint = Auch, welche Züge gut aussehen und warum. Gut zum Lernen.
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
line-lost = Verbindung verloren. Neuer Versuch läuft; nichts geht verloren.
line-polling = Langsame Verbindung: Der Tisch wird alle zwei Sekunden abgefragt.
log-empty = Noch ist nichts passiert.
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
people-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
people-matches = Frühere Partien
people-match = Partie { $number }
vote-concede = Aufgeben
vote-concede-text = Die Partie endet jetzt und gilt als verloren.
vote-abandon = Abbrechen ohne Wertung
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
over-conceded = Der Tisch hat aufgegeben.
over-abandoned = Abgebrochen; diese Partie zählt nicht.
finish-again = Noch einmal
finish-result = Ergebnis
finish-table = Tisch ansehen
finish-replay = Wiederholung
page-match = Partie
match-title = Eine Partie { $game }
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
replay-branch = Von hier weiterspielen
replay-match = Das Ergebnis
branch-text = Ab diesem Moment beginnt eine neue Partie, alles bleibt liegen. Was danach kommt, wird neu gezogen.
branch-seat = Du spielst für
branch-rivals = Die anderen
branch-go = Ab hier spielen

## The rules

rules-read = Regeln lesen
rules-own-words = In unseren eigenen Worten. Die Kürzel unter jedem Abschnitt sind die Namen der Regeln; darauf verweist der Tisch, wenn etwas nicht geht.
rules-search = In den Regeln suchen
rules-contents = Abschnitte
rules-option = Option: { $option }
rules-nothing = Nichts gefunden. Versuche es mit einem kürzeren Wort.
