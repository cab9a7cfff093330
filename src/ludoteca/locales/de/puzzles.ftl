### Puzzles: questions, hints, answers and reasons. $symbol is a symbol or colour, $pile a pile, by its name in the box.

## The questions

puzzle-ask-stone = Welche Zahl hat { code-your }? Nur eine passt zu allem, was du weißt.
puzzle-ask-wheel =
    { $tile ->
        [yes] Wo liegt dein Plättchen sicher richtig? Es gibt genau eine solche Stelle.
       *[no] Welche Scheibe liegt sicher richtig, und auf welche Zahlen gestellt? Finde unter allen sicheren die, die am meisten bringt.
    }
puzzle-ask-final = Welche letzten Zahlen für „{ lost-code-symbol }“ bringen im Schnitt am meisten? Schreib eine, zwei oder drei.
puzzle-ask-exchange = Dein Tipp war falsch: Welcher Tausch ist bis zum Ende der Partie am meisten wert?
puzzle-ask-turn = Welcher Zug wahrt die beste Aussicht auf den Sieg? Leg seine Karten und beende dann den Zug.
puzzle-ask-save = Es gibt nur einen Weg, diesen Zug zu beenden. Leg { $minimum ->
        [one] eine Karte
       *[other] { $minimum } Karten
    }, ohne stecken zu bleiben.
puzzle-ask-lay-all =
    { $players ->
        [one] Der Zugstapel ist leer. Leg alle deine Karten: Es gibt nur einen Weg.
       *[other] Der Zugstapel ist leer, und alle Handkarten sind bekannt. Nur mit einem einzigen Zug von dir kann das Team noch alle Karten legen. Leg seine Karten und beende dann den Zug.
    }
puzzle-hand =
    { $count ->
        [0] { $name } hat keine Karten mehr.
       *[other] { $name } hat { $cards } auf der Hand.
    }

## Hints

puzzle-hint-stone =
    { $count ->
        [0] Sieh dir auf dem Blatt die Zeile „{ lost-code-symbol }“ an.
        [one] Sieh dir die Zeile „{ lost-code-symbol }“ und Runde { $rounds } an.
       *[other] Sieh dir die Zeile „{ lost-code-symbol }“ und die Runden { $rounds } an.
    }
puzzle-hint-wheel = Wie klein kann deine Summe sein, und wie groß?
puzzle-hint-wheel-range =
    { $one ->
        [yes] Deine Summe kann nur { $low } sein.
       *[no] Deine Summe ist mindestens { $low } und höchstens { $high }.
    }
puzzle-hint-final = Welche Zahlen bleiben für „{ lost-code-symbol }“ übrig, und wie wahrscheinlich ist jede?
puzzle-hint-final-chances = Die genauen Chancen: { $chances }.
puzzle-chance = { $number } mit { $chance } %
puzzle-hint-exchange = { $game ->
        [think-str8] Von welcher deiner Karten weißt du am wenigsten?
       *[lost-code] Von welchem deiner Steine weißt du am wenigsten?
    }
puzzle-hint-turn =
    { $count ->
        [one] Die Karten kommen alle auf diesen Stapel.
       *[other] Die Karten kommen auf diese { $count } Stapel.
    }
puzzle-hint-save =
    { $count ->
        [one] Alle Karten dieses Zuges kommen auf diesen Stapel.
       *[other] Die Karten dieses Zuges kommen auf diese { $count } Stapel.
    }
puzzle-hint-lay-all =
    { $count ->
        [one] Deine Karten dieses Zuges kommen alle auf diesen Stapel.
       *[other] Deine Karten dieses Zuges kommen auf diese { $count } Stapel.
    }
puzzle-hint-first = Beginne mit der { $card } { pile-onto }.

## Answers

puzzle-answer-stone = Die Lösung: { lost-code-symbol } { $number }.
puzzle-answer-final = Schreib { $numbers }.
puzzle-answer-exchange = Tausche: { lost-code-symbol }.
puzzle-answer-wheel =
    { $one ->
        [yes] Genau { $low }.
       *[no] Von { $low } bis { $high }.
    }
puzzle-answer-lays = Die Lösung: { $lays }.
puzzle-lay = { $card } { pile-onto }
puzzle-why-save = Jeder andere Weg endet, bevor genug Karten liegen.
puzzle-why-lay-all = Genau gelöst: { $positions } Stellungen wurden angesehen, und { $players ->
        [one] auf jedem anderen Weg
       *[other] nach jedem anderen Zug
    } bleibt eine Karte übrig.
puzzle-margin-certain = Sicher: im Schnitt { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] Punkt
       *[other] Punkte
    } mehr als jede andere Wahl.
puzzle-margin-judged =
    { $unit ->
        [win] Geschätzt: gewinnt { $amount } % öfter als der nächstbeste Zug, wenn alle wie Experten weiterspielen.
       *[points] Geschätzt: { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
            [one] Punkt
           *[other] Punkte
        } mehr als der nächstbeste Tausch, wenn alle wie Experten weiterspielen.
    }

## Wrong

puzzle-wrong-less = Das ist sicher, aber eine andere sichere Stelle bringt mehr.
puzzle-wrong-unsure =
    { $more ->
        [0] Nicht sicher: Deine Summe kann auch { $sums } sein.
       *[other] Nicht sicher: Deine Summe kann unter anderem auch { $sums } sein.
    }
puzzle-wrong-final = Das bringt im Schnitt { NUMBER($points, maximumFractionDigits: 1) }, die beste Wahl { NUMBER($best, maximumFractionDigits: 1) }.
puzzle-wrong-exchange = Der beste Tausch ist mindestens { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] Punkt
       *[other] Punkte
    } mehr wert.
puzzle-wrong-turn = Das gehört nicht zum besten Zug, der mindestens { $chance } % öfter gewinnt als jeder andere.
puzzle-wrong-end = Noch nicht: In diesem Zug ist noch etwas zu legen.
puzzle-wrong-stuck = Nach der { $card } kannst du nichts mehr legen, und der Zug ist nicht beendet.
puzzle-wrong-save = Nach der { $card } gibt es keinen Weg, diesen Zug zu beenden.
puzzle-wrong-dead = Nach der { $card } kann die { $dead } nie mehr gelegt werden.
puzzle-wrong-lay-all = Nach der { $card } lassen sich nicht mehr alle Karten legen, wie du auch weiterspielst.
puzzle-wrong-number = Die Antwort muss eine Zahl von 0 bis { $top } sein.

## Packs

wrong-puzzle-pack-unreadable = Die Rätsel in { $pack } lassen sich nicht lesen: { $detail }.
wrong-puzzle-pack-empty = Hier gibt es keine Rätsel.
wrong-puzzle-unknown = Es gibt kein Rätsel „{ $puzzle }“.
wrong-puzzle-not-one = Daraus lässt sich kein Rätsel machen: { $reason ->
        [margin] Die beste Wahl liegt nicht weit genug vor der nächsten.
        [kind] Für diese Entscheidung gibt es keine Art von Rätsel.
       *[unsound] Ein zweiter Blick hat nicht bestätigt, dass es nur eine beste Antwort gibt.
    }

## On the command line

terminal-cli-puzzles = Rätsel machen, prüfen und lösen
terminal-cli-puzzles-make = Rätsel in Partien von Bots oder in Aufzeichnungen finden; unterbrechen und weitermachen geht jederzeit
terminal-cli-puzzles-check = eine ganze Sammlung von Grund auf prüfen
terminal-cli-puzzles-solve = Rätsel im Terminal lösen
terminal-cli-puzzles-kind = nur diese Art; kann mehrmals angegeben werden
terminal-cli-puzzles-count = wie viele Rätsel
terminal-cli-puzzles-records = Aufzeichnungen, die statt Partien von Bots durchgesehen werden
terminal-cli-puzzles-work = die Datei, in der alles Gefundene bleibt, um später weiterzumachen
terminal-cli-puzzles-out = wohin die Sammlung geschrieben wird
terminal-cli-puzzles-pack = eine andere Sammlung als die, die mit Ludoteca kommt
terminal-cli-puzzles-sample = von jeder Art nur so viele prüfen
terminal-cli-puzzles-name = der Name eines Rätsels, oder „today“; ohne Namen bekommst du Rätsel nahe deiner Wertung
terminal-cli-puzzles-seed = die Nummer der ersten Partie der Bots
terminal-puzzles-found = { $done } von { $wanted }: { $title } Wertung { $rating }.
terminal-puzzles-written = { $count } Rätsel in { $bytes } Bytes: { $path }
terminal-puzzles-checked = { $count } Rätsel geprüft; { $wrong ->
        [0] alle sind in Ordnung.
        [one] eines ist nicht in Ordnung.
       *[other] { $wrong } sind nicht in Ordnung.
    }
terminal-puzzles-wrong = { $puzzle } ({ $kind }): { $what }
terminal-puzzles-head = { $title } · Wertung { $rating } · Rätsel { $name }
terminal-puzzles-help = Tippe deine Antwort. „hint“ hilft in drei Schritten; „view“ beschreibt den Tisch noch einmal, „sheet“ deine Notizen, „odds“, was sich berechnen lässt; „skip“ zeigt die Lösung; „quit“ beendet.
terminal-puzzles-type-number = Tippe die Zahl.
terminal-puzzles-type-numbers = Tippe die Zahlen mit Kommas, zum Beispiel 2,5.
terminal-puzzles-right = Richtig.
terminal-puzzles-rating = Deine Wertung: { $rating } ± { $deviation }. In Folge gelöst: { $streak }.
terminal-puzzles-all-done = Du hast hier jedes Rätsel versucht.
