### The Game und The Game: Extreme.

## Stapel

pile-up1 = Erster aufsteigender Stapel
pile-up2 = Zweiter aufsteigender Stapel
pile-down1 = Erster absteigender Stapel
pile-down2 = Zweiter absteigender Stapel
# Dieselben Stapel im Satz: Überschrift, vierter Fall, „auf den …“, „auf dem …“.
pile-head =
    { $pile ->
        [up1] { pile-up1 }
        [up2] { pile-up2 }
        [down1] { pile-down1 }
       *[down2] { pile-down2 }
    }
pile-name =
    { $pile ->
        [up1] den ersten aufsteigenden Stapel
        [up2] den zweiten aufsteigenden Stapel
        [down1] den ersten absteigenden Stapel
       *[down2] den zweiten absteigenden Stapel
    }
pile-onto =
    { $pile ->
        [up1] auf den ersten aufsteigenden Stapel
        [up2] auf den zweiten aufsteigenden Stapel
        [down1] auf den ersten absteigenden Stapel
       *[down2] auf den zweiten absteigenden Stapel
    }
pile-on =
    { $pile ->
        [up1] auf dem ersten aufsteigenden Stapel
        [up2] auf dem zweiten aufsteigenden Stapel
        [down1] auf dem ersten absteigenden Stapel
       *[down2] auf dem zweiten absteigenden Stapel
    }
pile-trick = Rückwärtstrick
draw-pile = Zugstapel
draw-pile-cards =
    { $cards ->
        [0] Der Zugstapel ist leer.
        [one] Eine Karte im Zugstapel.
       *[other] { $cards } Karten im Zugstapel.
    }

## Befehle

command-stop = Stopp
command-stop-says = Dein Zug endet mit dieser Karte.
command-skull = Totenkopf
command-skull-says = Decke ihn ab, bevor dein Zug endet.
command-three = 3!
command-three-says = Genau drei Karten in diesem Zug.
command-silence = Stille
command-silence-says = Niemand darf reden.
command-no-backwards = Kein Rückwärtstrick
command-no-backwards-says = Kein Rückwärtstrick, auf keinem Stapel.
command-one-pile = Ein Stapel
command-one-pile-says = Alle Karten eines Zuges auf einen Stapel.
command-draw-one = Nur eine ziehen
command-draw-one-says = Nach dem Zug wird nur eine Karte gezogen.
command-name =
    { $command ->
        [stop] { command-stop }
        [skull] { command-skull }
        [three] { command-three }
        [silence] { command-silence }
        [no-backwards] { command-no-backwards }
        [one-pile] { command-one-pile }
       *[draw-one] { command-draw-one }
    }
command-lightning = Blitz: nur für dich, nur in diesem Zug
command-infinity = Unendlich: für alle, solange er obenauf liegt
fire-burning = Brennt: bis zum Ende des nächsten Zuges abdecken.
fire-due = Brennt: in diesem Zug abdecken.

## Phasen, Enden, Ergebnisse

phase-the-game-setup = Die Karten werden ausgeteilt
phase-the-game-start = Wer beginnt?
phase-the-game-turn = Karten ablegen
phase-the-game-draw = Karten ziehen
phase-the-game-over = Ende

ending-all-laid = Alle { BOX("the-game.cards") } Karten sind abgelegt.
ending-stuck = Keine Karte passt mehr, und der Zug verlangte noch welche.
ending-skull = Ein Totenkopf blieb offen liegen.
ending-three = Eine 3! bekam nicht genau drei Karten.
ending-fire = Eine brennende Karte wurde nicht rechtzeitig abgedeckt.
ending-short-hand = Auf der Hand waren weniger Karten, als ein Zug verlangt.
ending-no-backwards = Eine Karte ging rückwärts, obwohl es verboten war.
ending-one-pile = Eine Karte kam auf einen anderen Stapel, obwohl nur einer erlaubt war.

grade-beaten = Das Spiel ist besiegt.
grade-excellent =
    { $left ->
        [0] Ausgezeichnet: keine Karte übrig, und doch nicht gewonnen.
        [one] Ausgezeichnet: nur eine Karte übrig.
       *[other] Ausgezeichnet: nur { $left } Karten übrig.
    }
grade-lost = Verloren, { $left } Karten übrig. Noch einmal?

## Signale

signal-leave = bitte nichts hierher
signal-leave-please = bitte nichts hierher, sehr wichtig
signal-small-step = nur kleine Schritte
signal-good = hier habe ich etwas Gutes
signal-free = bedient euch
signal-trick = hier habe ich den Rückwärtstrick
signal-none = nichts
signal-word =
    { $word ->
        [leave] { signal-leave }
        [leave-please] { signal-leave-please }
        [small-step] { signal-small-step }
        [good] { signal-good }
        [free] { signal-free }
        [trick] { signal-trick }
       *[none] { signal-none }
    }
tell-hold = habe ich auf der Hand
tell-not-now = jetzt bitte nicht
tell-none = nichts
tell-word =
    { $word ->
        [hold] { tell-hold }
        [not-now] { tell-not-now }
       *[none] { tell-none }
    }

## Züge zur Auswahl

move-the-game-start =
    { $own ->
        [yes] Ich beginne
       *[no] { $name } beginnt
    }
move-the-game-lay = { $card } { pile-onto } legen
move-the-game-lay-cards = { $cards } { pile-onto } legen
move-the-game-take-back = Letzte Karte zurücknehmen
move-the-game-end = Zug beenden
move-the-game-signal =
    { $word ->
        [none] Signal zurücknehmen: { pile-head }
       *[other] { pile-head }: { signal-word }
    }
move-the-game-tell =
    { $word ->
        [none] Signal zurücknehmen: { command-name }
       *[other] { command-name }: { tell-word }
    }
move-the-game-draw = Eine Karte ziehen
move-the-game-mark = { $card } trägt den Befehl „{ command-name }“

## Protokoll

log-the-game-start = { $name } beginnt.
log-the-game-lay = { $name } legt { $card } { pile-onto }.
log-the-game-take-back = { $name } nimmt die letzte Karte zurück.
log-the-game-end = { $name } beendet den Zug.
log-the-game-draw = { $name } zieht eine Karte.
log-the-game-draw-own = Du ziehst { $card }.
log-the-game-mark = { $card } trägt den Befehl „{ command-name }“.
log-the-game-signal =
    { $word ->
        [none] { $name } nimmt ein Signal zurück: { pile-head }.
       *[other] { $name } – { pile-head }: { signal-word }.
    }
log-the-game-tell =
    { $word ->
        [none] { $name } nimmt ein Signal zurück: { command-name }.
       *[other] { $name } – { command-name }: { tell-word }.
    }

## Ablehnungen

refuse-mark-elsewhere = Diese Zahl kann diesen Befehl jetzt nicht bekommen.
refuse-draw-other-seat = Jetzt zieht jemand anderes.
refuse-draw-no-such-card = { $card } ist nicht im Zugstapel.
refuse-start-settled = Es hat schon jemand begonnen.
refuse-start-own-turn = Du kannst nur sagen, dass du selbst beginnst.
refuse-start-nobody = Auf diesem Platz sitzt niemand.
refuse-start-by-chance = Der Zufall entscheidet, wer beginnt.
refuse-start-by-host = Platz 1 sagt, wer beginnt.
refuse-start-first = Es hat noch niemand begonnen: Einigt euch, wer anfängt.
refuse-not-in-hand = Du hast { $card } nicht auf der Hand.
refuse-too-low =
    { $trick ->
        [0] { $card } passt hier nicht: Die Karte muss über { $top } liegen.
       *[other] { $card } passt hier nicht: Die Karte muss über { $top } liegen oder genau { $trick } sein.
    }
refuse-too-high =
    { $trick ->
        [0] { $card } passt hier nicht: Die Karte muss unter { $top } liegen.
       *[other] { $card } passt hier nicht: Die Karte muss unter { $top } liegen oder genau { $trick } sein.
    }
refuse-no-backwards = Der Rückwärtstrick ist verboten, bis der Befehl abgedeckt ist.
refuse-no-such-pile = An diesem Tisch gibt es nur { $count } Stapel.
refuse-one-pile = „Ein Stapel“ gilt: Lege die Karten dieses Zuges { pile-onto }.
refuse-one-pile-whole-turn = „Ein Stapel“ gilt für den ganzen Zug, und du hast schon eine Karte { pile-onto } gelegt.
refuse-three-fourth-card = Mit einer 3! hat der Zug genau drei Karten, und sie liegen schon. Beende deinen Zug.
refuse-three-too-late = Du hast schon drei Karten oder mehr gelegt: Eine 3! lässt sich nicht mehr befolgen.
refuse-stop-skull = Stopp würde deinen Zug mit offenem Totenkopf beenden: Decke zuerst { pile-name } ab.
refuse-stop-three = Mit einer 3! darf Stopp nur die dritte Karte sein.
refuse-stop-fire = Stopp würde deinen Zug beenden, bevor das Feuer aus ist: Decke zuerst { pile-name } ab.
refuse-no-take-back = Gelegt ist gelegt.
refuse-nothing-to-take-back = Du hast in diesem Zug noch keine Karte gelegt.
refuse-end-too-early =
    { $more ->
        [one] Dein Zug ist noch nicht zu Ende: Lege noch eine Karte.
       *[other] Dein Zug ist noch nicht zu Ende: Lege noch { $more } Karten.
    }
refuse-end-skull = Dein Zug ist noch nicht zu Ende: Decke den Totenkopf { pile-on } ab.
refuse-end-three =
    { $more ->
        [one] Dein Zug ist noch nicht zu Ende: Die 3! verlangt noch eine Karte.
       *[other] Dein Zug ist noch nicht zu Ende: Die 3! verlangt noch { $more } Karten.
    }
refuse-end-fire = Dein Zug ist noch nicht zu Ende: Decke das Feuer { pile-on } ab.
refuse-signal-alone = Du spielst allein: Es ist niemand da, dem du es sagen könntest.
refuse-signal-before-deal = Warte, bis die Karten ausgeteilt sind.
refuse-signal-silence = Es herrscht Stille: keine Signale, bis sie abgedeckt ist.
refuse-signal-trick = Das würde eine Zahl verraten. Der Tisch erlaubt es nicht.
refuse-signal-command-absent = „{ command-name }“ ist in dieser Partie nicht dabei.
refuse-signal-nothing-said = Du hast nichts zurückzunehmen.

## Optionen von The Game

option-the-game-start = Wer beginnt
option-the-game-start-help = Nach dem Austeilen, wenn alle ihre Hand gesehen haben, wird der erste Zug vergeben.
option-the-game-start--claim = Wer sich zuerst meldet
option-the-game-start--host-choice = Platz 1 bestimmt
option-the-game-start--random = Der Zufall entscheidet
option-the-game-pro = Profi
option-the-game-pro-help = Mindestens drei Karten je Zug statt zwei, bis der Zugstapel leer ist.
option-the-game-on-fire = On Fire
option-the-game-on-fire-help = { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } und { BOX("the-game.fire_cards.5") } brennen: bis zum Ende des nächsten Zuges abdecken.
option-the-game-show-pile-history = Ganze Stapel zeigen
option-the-game-show-pile-history-help = Jede Karte eines Stapels kann angesehen werden, nicht nur die oberste.
option-the-game-undo-within-turn = Karten zurücknehmen
option-the-game-undo-within-turn-help = Bis dein Zug endet, darfst du deine letzte Karte zurücknehmen. Die anderen haben sie gesehen.
option-the-game-trick-signal = Signal für den Rückwärtstrick
option-the-game-trick-signal-help = Man darf auch anzeigen, dass man den Rückwärtstrick für einen Stapel hat. Das verrät die Zahl.
option-the-game-cards = Wie viele Karten
option-the-game-cards-help = Ein kleineres Spiel: so viele Zahlen ab 2.
option-the-game-hand = Handkarten
option-the-game-hand-help = Eine kleinere Hand; 0 ist die Zahl der Spielregel.
option-the-game-piles = Wie viele Stapel
option-the-game-piles-help = Bei zweien geht einer hinauf und einer hinunter; bei dreien gehen zwei hinauf.

## Optionen von The Game: Extreme

option-the-game-extreme-start = { option-the-game-start }
option-the-game-extreme-start-help = { option-the-game-start-help }
option-the-game-extreme-start--claim = { option-the-game-start--claim }
option-the-game-extreme-start--host-choice = { option-the-game-start--host-choice }
option-the-game-extreme-start--random = { option-the-game-start--random }
option-the-game-extreme-pro = { option-the-game-pro }
option-the-game-extreme-pro-help = { option-the-game-pro-help }
option-the-game-extreme-on-fire = { option-the-game-on-fire }
option-the-game-extreme-on-fire-help = { option-the-game-on-fire-help }
option-the-game-extreme-show-pile-history = { option-the-game-show-pile-history }
option-the-game-extreme-show-pile-history-help = { option-the-game-show-pile-history-help }
option-the-game-extreme-undo-within-turn = { option-the-game-undo-within-turn }
option-the-game-extreme-undo-within-turn-help = { option-the-game-undo-within-turn-help }
option-the-game-extreme-trick-signal = { option-the-game-trick-signal }
option-the-game-extreme-trick-signal-help = { option-the-game-trick-signal-help }
option-the-game-extreme-cards = { option-the-game-cards }
option-the-game-extreme-cards-help = { option-the-game-cards-help }
option-the-game-extreme-hand = { option-the-game-hand }
option-the-game-extreme-hand-help = { option-the-game-hand-help }
option-the-game-extreme-piles = { option-the-game-piles }
option-the-game-extreme-piles-help = { option-the-game-piles-help }
option-the-game-extreme-commands-enabled = Befehle im Spiel
option-the-game-extreme-commands-enabled-help = Die Karten eines weggelassenen Befehls sind gewöhnliche Karten. Nehmt die Befehle nach und nach dazu.
option-the-game-extreme-command-layout = Karten mit Befehlen
option-the-game-extreme-command-layout-help = Welche Zahlen einen Befehl tragen. Alle sehen es vor dem Austeilen.
option-the-game-extreme-command-layout--fixed = Immer dieselben
option-the-game-extreme-command-layout--random-per-game = Für jede Partie ausgelost
option-the-game-extreme-command-layout--custom = Eigene Wahl
option-the-game-extreme-layout = Eigene Verteilung
option-the-game-extreme-layout-help = Vier verschiedene Zahlen von { BOX("the-game-extreme.lowest") } bis { BOX("the-game-extreme.highest") } für jeden Befehl im Spiel.
option-the-game-extreme-violations = Gebrochene Befehle
option-the-game-extreme-violations-help = Was geschieht, wenn eine Karte gegen einen Befehl gelegt oder ein Zug beendet wird, der einen unerfüllt lässt.
option-the-game-extreme-violations--refuse = Geht nicht
option-the-game-extreme-violations--lose = Die Partie ist verloren
option-the-game-extreme-one-pile-midturn = „Ein Stapel“ mitten im Zug
option-the-game-extreme-one-pile-midturn-help = Welche Karten zählen, wenn „Ein Stapel“ nach anderen Karten desselben Zuges gelegt wird.
option-the-game-extreme-one-pile-midturn--from-now = Nur die folgenden
option-the-game-extreme-one-pile-midturn--command-counts = Diese Karte und die folgenden
option-the-game-extreme-one-pile-midturn--whole-turn = Alle Karten des Zuges
option-the-game-extreme-short-hand = Zu wenige Handkarten
option-the-game-extreme-short-hand-help = „Nur eine ziehen“ kann weniger Karten auf der Hand lassen, als ein Zug verlangt.
option-the-game-extreme-short-hand--lose = Die Partie ist verloren
option-the-game-extreme-short-hand--lay-all = Die ganze Hand genügt

## Eigene Befehle

wrong-commands-twice = „commands_enabled“ nennt einen Befehl zweimal; nenne jeden einmal: { $names }.
wrong-layout-unused = Ein eigenes „layout“ braucht „command_layout“ custom.
wrong-layout-how-many = Das „layout“ braucht { $copies } Zahlen für { $command } und hat { $count }.
wrong-layout-card = Im „layout“ steht { $card }; die Karten gehen von { $lowest } bis { $highest }.
wrong-layout-no-room = Die Befehle brauchen { $needed } Karten ohne Feuer; es gibt nur { $cards } Karten.
wrong-cards-too-few = { $players } Hände mit je { $size } Karten sind { $needed }; es gibt aber nur { $cards }.
wrong-layout-shared = Das „layout“ nimmt { $card } mehr als einmal; eine Karte trägt einen Befehl.
