### Words of the browser client.

## The boxes

game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-the-game = The Game
game-the-game-extreme = The Game: Extreme
game-lost-code-mood = Lies deinen Code in den Augen der anderen.
game-think-str8-mood = Sechs Farben, ein Lineal und ein klarer Kopf.
game-the-game-mood = Gemeinsam oder gar nicht.
game-the-game-extreme-mood = Derselbe Tisch, zugefroren.
game-players = { $from }–{ $to } Personen
game-minutes = etwa { $minutes } Minuten

## Symbols of The Lost Code, each with its letter

symbol-eagle = Adler
symbol-eagle-letter = A
symbol-jaguar = Jaguar
symbol-jaguar-letter = J
symbol-chameleon = Chamäleon
symbol-chameleon-letter = C
symbol-snake = Schlange
symbol-snake-letter = S
symbol-human = Mensch
symbol-human-letter = M
symbol-bear = Bär
symbol-bear-letter = B
stone-open = { $symbol } { $number }
stone-back = { $symbol }, Zahl verdeckt

## Colours of Think Str8!, each with a short form

colour-blue = Blau
colour-blue-short = Bl
colour-green = Grün
colour-green-short = Gn
colour-yellow = Gelb
colour-yellow-short = Ge
colour-violet = Violett
colour-violet-short = Vi
colour-red = Rot
colour-red-short = Ro
colour-grey = Grau
colour-grey-short = Gu
card-open = { $colour } { $number }
card-back = { $colour }, Zahl verdeckt

## Pieces of both

rack-log = Stamm von { $name }
rack-own-log = Dein Stamm
rack-rack = Kartenhalter von { $name }
rack-own-rack = Dein Kartenhalter
die-shows = Würfel: { $face }
range-digits =
    { $width ->
        [1] { $from }
       *[other] { $from }–{ $to }
    } · { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
range-spoken =
    { $width ->
        [1] genau { $from }
       *[other] { $from } bis { $to }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
wheel-name =
    { $width ->
        [one] Scheibe, { $width } Zahl
       *[other] Scheibe, { $width } Zahlen
    }
tile-name =
    { $width ->
        [one] Plättchen, { $width } Zahl
       *[other] Plättchen, { $width } Zahlen
    }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
wheel-lower = Niedriger
wheel-higher = Höher
marker-on = { $name } auf { $position }
track-name = Punkteleiste, vom Letzten zum Ersten
shortcut-token = Abkürzungsmarke: { $symbol }
skull-token = Fluch des Tempels

## The Game and Extreme

number-card = { $number }
number-card-command = { $number }, { $command }
number-card-fire = { $number }, brennt
card-face-down = verdeckte Karte
pile-ascending = Aufsteigender Stapel, oben liegt { $top }
pile-descending = Absteigender Stapel, oben liegt { $top }
pile-effect-step = die Karte verschiebt ihn um { $by }
pile-effect-trick = die Karte geht zehn zurück
pile-effect-no = die Karte darf nicht hierher
fire-mark = Brennt
seat-mark = Platz { $seat }

## Controls

ui-told = { $what }: { $text }
ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-copy-by-hand = Der Text ist markiert: Kopiere ihn mit der Tastatur.
ui-share = Teilen
ui-loading = Einen Moment.
ui-sheet-open = Blatt öffnen
ui-sheet-close = Blatt schließen
ui-skip-to-content = Zum Inhalt springen
ui-try-again = Noch einmal versuchen
seat-you = (du)
seat-bot = Bot
seat-away = Abwesend
seat-turn = Am Zug

## Settings

setting-language = Sprache
language-en = English
language-it = Italiano
language-fr = Français
language-de = Deutsch
setting-scheme = Licht
setting-scheme-auto = Wie mein Gerät
setting-scheme-light = Tag
setting-scheme-dark = Nacht
setting-contrast = Kontrast
setting-contrast-auto = Wie mein Gerät
setting-contrast-normal = Normal
setting-contrast-more = Hoch
setting-motion = Bewegung
setting-motion-auto = Wie mein Gerät
setting-motion-full = Voll
setting-motion-less = Keine
setting-pace = Tempo
setting-pace-slow = Langsam
setting-pace-normal = Normal
setting-pace-fast = Schnell
setting-pace-instant = Sofort
setting-sound = Ton
setting-sound-hint = Ein leiser Klang für jede Art von Ereignis.
setting-card = Größe der Karten und Steine
setting-card-small = Klein
setting-card-medium = Mittel
setting-card-large = Groß

## Pages

page-home = Start
page-about = Über
page-history = Meine Partien
page-settings = Einstellungen
page-style = Stilübersicht
page-lost = Nicht gefunden
page-broken = Etwas ist schiefgegangen
nav-label = Hauptmenü
frame-unofficial = Inoffiziell, von Leuten gemacht, die diese Spiele mögen.
home-title = Vier Schachteln, ein ruhiger Tisch
home-lead = Spiel im Browser, mit Freunden oder gegen den Computer.
home-shelf = Die Spiele
about-title = Über Ludoteca
about-what = Ludoteca ist eine Sammlung von vier Spielen für einen gemeinsamen Tisch: mit Freunden in der Ferne, gegen den Computer oder allein. Sie ist frei und offen, gemacht von Leuten, die diese Spiele mögen.
about-unofficial = Inoffiziell
about-notice = Dies ist kein offizielles Produkt. Die Spiele, ihre Namen und ihre Spielregeln gehören ihren Autoren und Verlagen, die mit dieser Seite nichts zu tun haben. Texte, Bilder und Code stammen von uns.
about-buy = Wenn dir ein Spiel gefällt, kauf die Schachtel: Echte Steine fühlen sich besser an als Pixel.
about-fonts = Schriften: Fraunces und Atkinson Hyperlegible Next, beide unter der SIL Open Font License.
lost-title = Hier steht kein Tisch
lost-text = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
lost-home = Zum Regal
broken-text = Diese Seite ließ sich nicht öffnen. Prüfe deine Verbindung und versuche es noch einmal.

## Players, errors, what is the same everywhere

bot-name =
    { $seat ->
        [1] Ada
        [2] Bruno
        [3] Cleo
        [4] Dario
       *[other] Emma
    }
seat-somebody = Jemand
seat-open = Freier Platz
turn-yours = Du bist dran
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung; nichts geht verloren.
error-server = Der Server hatte ein Problem. Versuche es gleich noch einmal.
ui-save = Speichern
ui-cancel = Abbrechen
rules-title = Regeln
rules-of = Regeln von { $game }
name-label = Dein Name

## Home

home-learn = Zum ersten Mal? Lern es in wenigen Minuten
home-learn-named = { home-learn }: { $game }
home-lesson = Lektion
home-lesson-named = { home-lesson }: { $game }
home-set-up = Mehr Optionen
home-set-up-named = { home-set-up }: { $game }
home-mine = Meine Tische
home-join = Zu Freunden setzen
home-open = Offene Tische
home-open-none = Gerade ist kein Tisch offen. Richte einen ein und zeig ihn hier an.
home-daily = Die Blätter von heute: dieselben Karten für alle
home-puzzles = Rätsel: genau eine beste Antwort
join-code = Code oder Link des Tischs
join-hint = Wer den Tisch eingerichtet hat, kennt ihn.
join-go = Dazusetzen
join-failed = Dieser Link führt ins Leere
tables-turn = { $names } am Zug
tables-playing = Läuft
tables-open =
    { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }
tables-ready = Bereit zum Start
tables-waits = Wartet auf dich
tables-again =
    { $count ->
        [one] { $names } möchte noch einmal spielen
       *[other] { $names } möchten noch einmal spielen
    }
tables-won = Gewonnen
tables-lost = Verloren
tables-left =
    { $count ->
        [one] 1 Karte übrig
       *[other] { $count } Karten übrig
    }
tables-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
tables-over = Beendet
gone-text = Vielleicht ist der Tisch privat, oder er wurde abgeräumt. Wenn dich jemand eingeladen hat, frag nach dem Link oder dem Code.
page-table = Tisch
page-boards = Bretter

## You on another device

me-title = Du
me-link = Auf ein anderes Gerät umziehen
me-link-text = Ein Konto brauchst du nicht: Dieser Browser kennt dich. Ein persönlicher Link öffnet alle deine Tische auf einem anderen Gerät. Er gilt einmal, eine Stunde lang; wer ihn hat, gilt als du.
me-link-make = Link erstellen
me-link-label = Persönlicher Link, nur für dich
claim-title = Bist du das?
claim-text = Dieser Link bringt deinen Namen und alle deine Tische in diesen Browser. Wer ihn vorher benutzt hat, ist hier dann abgemeldet.
claim-go = Ja, hierher holen
claim-not = Nein
claim-done = Willkommen, { $name }
claim-done-text = Jetzt ist alles hier.
claim-tables = Meine Tische
claim-failed = Dieser Link gilt nicht mehr
claim-empty = Ein Teil des Links fehlt. Kopiere ihn ganz.
setting-notify = Sag Bescheid, wenn ich dran bin
setting-notify-hint = Eine Systembenachrichtigung, während diese Seite im Hintergrund ist.
setting-notify-refused = Dein Browser erlaubt keine Benachrichtigungen von dieser Seite. Das lässt sich in den Einstellungen des Browsers ändern.
setting-push = Auch Bescheid sagen, wenn diese Seite geschlossen ist
setting-push-hint = Die Nachrichten kommen verschlüsselt über den Push-Dienst deines Browsers. Darin steht nur, was alle am Tisch sehen.
push-ask = Dieser Tisch ist für mehrere Tage gedacht. Sollen wir dir Bescheid sagen, wenn du dran bist, auch bei geschlossener Seite?
push-yes = Sag Bescheid
push-on = Wir sagen dir Bescheid, wenn du dran bist.
push-failed = Das ließ sich nicht einschalten: Der Push-Dienst deines Browsers antwortet nicht.
import-title = Partie importieren
import-text = Die importierte Partie bekommt eine eigene Adresse mit Wiederholung, und du kannst von jedem Moment aus weiterspielen.
import-choose = Datei wählen
import-drop = Oder hierher ziehen.

## Style guide

style-lead = Jedes Teil und jedes Bedienelement, in jeder Schachtel, bei Tag und bei Nacht.
style-house = Das Haus
style-choose = Schachtel
style-symbols = Symbole
style-colours = Farben
style-logs = Stämme
style-racks = Kartenhalter
style-dice = Würfel
style-roll = Würfeln
style-wheels = Scheiben
style-tiles = Plättchen
style-track = Punkteleiste
style-tokens = Marken
style-discards = Ablage
style-cards = Karten
style-piles = Stapel
style-hand = Hand
style-commands = Befehle
style-in-force = Jetzt in Kraft
style-covers = Deckel
style-type = Schrift
style-type-loud = Was jetzt zu tun ist
style-type-plain = Wie es am Tisch steht
style-type-hush = Alles andere
style-palette = Palette
style-controls = Bedienelemente
style-primary = Jetzt spielen
style-quiet = Tisch vorbereiten
style-danger = Tisch verlassen
style-busy = Es geht los
style-show-dialog = Dialog zeigen
style-show-note = Hinweis zeigen
style-note = Ben würfelt.
style-dialog-text = Die anderen spielen ohne dich weiter. Mit demselben Link kannst du zurückkommen.
style-stay = Bleiben
style-name = Dein Name
style-name-hint = Die anderen sehen ihn am Tisch.
style-code = Tischcode
style-code-error = Kein Tisch hat diesen Code. Prüfe die Buchstaben.
style-level = Computerspieler
style-level-calm = Ruhig
style-level-calm-hint = Spielt ordentlich und macht Fehler.
style-level-sharp = Scharf
style-level-sharp-hint = Schließt alles, was sich schließen lässt.
style-modules = Module
style-invite = Einladungslink
style-tab-sheet = Blatt
style-tab-table = Tisch
style-tab-log = Verlauf
style-tab-talk = Reden
style-tabs = Neben dem Tisch
style-tab-text = Was an diesem Tisch gesagt und getan wurde.
style-empty = Noch keine Tische
style-empty-text = Mach einen auf und schick den Link an einen Freund.
style-players = Spieler
style-waiting = Unterwegs
style-icons = Zeichen
board-rule = Regel ansehen
ui-details = Details
settings-all = Alle Einstellungen
name-hint = Die anderen sehen ihn am Tisch.
home-bots = Mit Bots spielen
home-bots-named = { home-bots }: { $game }
home-alone = Allein
home-alone-named = { home-alone }: { $game }
home-friends = Mit Freunden
home-friends-named = { home-friends }: { $game }

## Spiele aus anderen Paketen, auf dem schlichten Brett

home-guests = Weitere Spiele auf diesem Server
generic-chance = Der Zufall
generic-waiting = Warten auf { $name }.
generic-phase = Jetzt
generic-yes = ja
generic-no = nein
generic-signals = Was du sagen darfst
generic-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
    }
generic-nobody = Niemand gewinnt.
