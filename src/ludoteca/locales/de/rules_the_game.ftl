### Die Regeln von The Game und The Game: Extreme zum Lesen: Abschnitte in eigenen Worten, Absätze durch eine leere Zeile getrennt.

## The Game

rules-the-game-goal-title = Worum es geht
rules-the-game-goal =
    Ihr seid ein Team, allein bis zu fünft, und die Karten sind gegen euch. Werdet alle { BOX("the-game.cards") } auf vier Stapeln los, und ihr habt gemeinsam gewonnen. Kommt ihr nicht weiter, habt ihr gemeinsam verloren.

    Zu besiegen ist hier nur das Spiel. Also redet miteinander und helft euch.

rules-the-game-table-title = Was auf dem Tisch liegt
rules-the-game-table =
    Vier Startkarten bilden vier Stapel: Zwei steigen von { BOX("the-game.starts.0") } auf, zwei steigen von { BOX("the-game.starts.2") } ab. Die Karten sind die Zahlen { BOX("the-game.lowest") } bis { BOX("the-game.highest") }, jede einmal.

    Allein hast du { BOX("the-game.hand_size.1") } Karten auf der Hand, zu zweit { BOX("the-game.hand_size.2") }, zu dritt, zu viert oder zu fünft { BOX("the-game.hand_size.3") }. Der Rest ist der verdeckte Zugstapel: { BOX("the-game.draw_pile.1") }, { BOX("the-game.draw_pile.2") }, { BOX("the-game.draw_pile.3") }, { BOX("the-game.draw_pile.4") } oder { BOX("the-game.draw_pile.5") } Karten bei 1, 2, 3, 4 oder 5 Personen.

    Hier wird eine Karte erst bestimmt, wenn sie gebraucht wird. So kennt niemand eine Reihenfolge im Voraus, auch das Programm nicht.

rules-the-game-start-title = Wer beginnt
rules-the-game-start =
    Sieh dir zuerst deine Hand an. Dann macht das Team aus, wer beginnt, und von dort geht es im Uhrzeigersinn.

    Wie, das wählt euer Tisch: Es beginnt, wer sich zuerst meldet, wen der erste Platz bestimmt oder wen der Zufall trifft. Allein fängst du einfach an.

rules-the-game-lay-title = Karten legen
rules-the-game-lay =
    Auf einem aufsteigenden Stapel muss deine Karte höher sein als die oberste, auf einem absteigenden niedriger. Wie weit sie springt, bestimmst du, aber jede übersprungene Zahl ist für diesen Stapel verloren, außer der Rückwärtstrick führt zu ihr zurück.

    Lege deine Karten einzeln, jede auf einen Stapel, auf den sie in diesem Moment passt, alle auf einen oder auf mehrere verteilt.

rules-the-game-trick-title = Der Rückwärtstrick
rules-the-game-trick =
    Du darfst auch um genau zehn in die falsche Richtung gehen. Auf eine aufsteigende 47 passt die 37, auf eine absteigende 47 die 57.

    Das gewinnt zehn Schritte zurück, also mach es, so oft du kannst, auf jedem Stapel. Von einer Startkarte geht es nirgends zurück.

rules-the-game-turn-title = Dein Zug
rules-the-game-turn =
    Solange es zu Beginn deines Zuges einen Zugstapel gibt, legst du mindestens zwei Karten. Mehr ist immer willkommen, bis zur ganzen Hand.

    Dein Zug endet nicht von selbst, auch wenn nichts mehr zu legen ist: Du sagst, dass er endet. Dann ziehst du, bis deine Hand wieder voll oder der Zugstapel aufgebraucht ist.

rules-the-game-empty-title = Wenn der Zugstapel leer ist
rules-the-game-empty =
    Von da an genügt eine Karte im Zug, und niemand zieht mehr nach. Wer die letzte Karte seiner Hand gelegt hat, ist aus der Runde, und die anderen spielen weiter.

rules-the-game-back-title = Gelegt ist gelegt
rules-the-game-back =
    Was liegt, bleibt liegen.

    Erlaubt euer Tisch das Zurücknehmen, dann darfst du die Karten deines laufenden Zuges zurücknehmen, die letzte zuerst. Die anderen haben sie gesehen, darum zeigt der Tisch, dass du sie hast. Ein Zug, der die Partie verloren hat, lässt sich nicht zurücknehmen.

rules-the-game-talk-title = Reden
rules-the-game-talk =
    Verrate nie die Zahl einer Karte auf deiner Hand. Alles andere darf gesagt werden, jederzeit und von jedem, und sollte es auch.

    Du darfst also bitten, einen Stapel in Ruhe zu lassen, kleine Schritte wünschen oder sagen, dass du dort etwas Gutes hast. Der Chat sperrt alles, was die Zahl einer Karte sein könnte, als Ziffern und als Wörter; Stapel, Befehle und Anzahlen darfst du nennen.

rules-the-game-signals-title = Signale auf den Stapeln
rules-the-game-signals =
    Fünf Signale kannst du auf einen Stapel legen. Du hast auf jedem Stapel ein Signal, darfst es ändern oder zurücknehmen, und es verschwindet, wenn dein nächster Zug endet. Was du in deinem eigenen Zug signalisierst, bleibt bis zum Zug danach: So sehen es die anderen, wenn sie spielen. Signale sind ab dem Austeilen möglich, in deinem Zug oder außerhalb.

    Ein sechstes, für den Rückwärtstrick, würde eine einzige Karte benennen. Es gibt es nur, wenn euer Tisch es eingeschaltet hat.

rules-the-game-stuck-title = Wenn es nicht weitergeht
rules-the-game-stuck =
    Kannst du nicht so viele Karten legen, wie dein Zug verlangt, ist die Partie sofort zu Ende, auch wenn du eine gelegt hast und keine zweite passt.

    Geprüft wird zu Beginn eines Zuges und nach jeder Karte, und niemand schaut weiter voraus: Solange eine Karte passt, geht es weiter, auch wenn die nächste nicht passen wird.

    Passen geht nicht, und zu früh beenden kannst du deinen Zug auch nicht. Gemeinsam aufgeben ist Sache des Tisches; ein Zug des Spiels ist es nicht.

rules-the-game-result-title = Wie gut ihr wart
rules-the-game-result =
    Liegen alle { BOX("the-game.cards") } Karten, habt ihr gewonnen, in genau diesem Moment.

    Wenn nicht, zählt die übrigen Karten, auf allen Händen und im Zugstapel. Weniger ist besser: Unter zehn ist ausgezeichnet, zehn oder mehr ist verloren.

rules-the-game-alone-title = Allein
rules-the-game-alone =
    Du spielst mit { BOX("the-game.hand_size.1") } Karten nach denselben Regeln. Es ist niemand da, mit dem du reden könntest, also gibt es keine Signale.

rules-the-game-pro-title = Profi
rules-the-game-pro =
    Solange der Zugstapel reicht, legst du mindestens drei Karten. Ist er leer, genügt eine, wie immer.

    Profi und On Fire lassen sich verbinden, auch mit The Game: Extreme.

rules-the-game-fire-title = On Fire
rules-the-game-fire =
    Sechs Karten brennen: { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } und { BOX("the-game.fire_cards.5") }. Eine brennende Karte, die obenauf liegt, muss abgedeckt sein, bevor der Zug des nächsten Spielers endet, sonst ist die Partie verloren. Deine eigene darfst du sofort abdecken.

    Alles, was auf den Stapel gelegt werden darf, löscht das Feuer, auch ein Rückwärtstrick. Auch eine andere brennende Karte tut es und brennt dann mit eigener Frist.

    Der nächste Spieler ist der nächste, der wirklich einen Zug hat: Wer keine Karten hat, zählt nicht, und allein ist es dein eigener nächster Zug.

    Ein fälliges Feuer hält deinen Zug offen. Bleibt es unbedeckt und lässt sich nichts mehr legen, ist die Partie verloren und wird gezählt wie jede andere. Liegen alle { BOX("the-game.cards") } Karten, habt ihr gewonnen, auch wenn noch ein Feuer zu sehen ist.

rules-the-game-known-title = Wer was weiß
rules-the-game-known =
    Deine Hand gehört dir allein, und der Zugstapel niemandem. Alle sehen die obersten Karten der Stapel und wie viele Karten auf jeder Hand und im Zugstapel sind. Ist die Partie vorbei, liegt alles offen.

    Von einem Stapel brauchst du nur die oberste Karte zu sehen; was darunter liegt, haben alle gesehen, als es gelegt wurde. Euer Tisch kann allen erlauben, die Stapel durchzusehen.

rules-the-game-choices-title = Optionen, und was wir gewählt haben
rules-the-game-choices =
    Euer Tisch kann wählen: wer beginnt, Profi, On Fire, ob man ganze Stapel ansehen darf, ob man Karten zurücknehmen darf, und ein Signal für den Rückwärtstrick.

    Die Signale, das Beenden des Zuges durch dich und die Einzelheiten von On Fire sind unsere Wahl: Die gedruckten Regeln lassen sie offen, oder nur ein Computer muss sie entscheiden.

## The Game: Extreme

rules-the-game-extreme-goal-title = Worum es geht
rules-the-game-extreme-goal =
    Ihr seid ein Team, allein bis zu fünft. Wie in The Game gilt: Werdet alle { BOX("the-game-extreme.cards") } Karten auf vier Stapeln los, und ihr habt gemeinsam gewonnen.

    Aber { BOX("the-game-extreme.command_cards") } Karten tragen einen Befehl, und jeder Befehl will befolgt sein. Sonst ist alles wie in The Game: das Austeilen, die Hände, die Mindestzahl, das Ende.

rules-the-game-extreme-setup-title = Der Aufbau
rules-the-game-extreme-setup =
    Vier Startkarten bilden vier Stapel: Zwei steigen von { BOX("the-game-extreme.starts.0") } auf, zwei steigen von { BOX("the-game-extreme.starts.2") } ab. Die Karten sind die Zahlen { BOX("the-game-extreme.lowest") } bis { BOX("the-game-extreme.highest") }, jede einmal.

    Allein hast du { BOX("the-game-extreme.hand_size.1") } Karten auf der Hand, zu zweit { BOX("the-game-extreme.hand_size.2") }, ab drei Personen { BOX("the-game-extreme.hand_size.3") }. Der Rest ist der Zugstapel: { BOX("the-game-extreme.draw_pile.1") }, { BOX("the-game-extreme.draw_pile.2") }, { BOX("the-game-extreme.draw_pile.3") }, { BOX("the-game-extreme.draw_pile.4") } oder { BOX("the-game-extreme.draw_pile.5") } Karten bei 1, 2, 3, 4 oder 5 Personen. Eine Karte wird erst bestimmt, wenn sie gebraucht wird; so kennt niemand eine Reihenfolge im Voraus.

    Sieh dir zuerst deine Hand an. Dann macht das Team aus, wer beginnt, und von dort geht es im Uhrzeigersinn. Wie, das wählt euer Tisch: Es beginnt, wer sich zuerst meldet, wen der erste Platz bestimmt oder wen der Zufall trifft.

rules-the-game-extreme-turn-title = Dein Zug
rules-the-game-extreme-turn =
    Auf einem aufsteigenden Stapel muss deine Karte höher sein als die oberste, auf einem absteigenden niedriger. Der Rückwärtstrick geht um genau zehn in die falsche Richtung: die 37 auf eine aufsteigende 47, die 57 auf eine absteigende. Von einer Startkarte geht es nirgends zurück.

    Lege mindestens zwei Karten, solange es zu Beginn deines Zuges einen Zugstapel gibt, mindestens eine, wenn er leer ist; einzeln, auf jeden Stapel, auf den sie passen. Eine Karte darf liegen, wo die Zahlen es erlauben und kein geltender Befehl es verbietet.

    Du beendest den Zug selbst. Das geht, sobald genug Karten liegen, kein Totenkopf und kein fälliges Feuer obenauf ist und eine 3! ihre drei Karten hat. Dann füllst du deine Hand auf. Ohne Zugstapel zieht niemand mehr, und wer keine Karten mehr hat, ist aus der Runde.

    Was liegt, bleibt liegen. Erlaubt euer Tisch das Zurücknehmen, dann darfst du die Karten deines laufenden Zuges zurücknehmen, die letzte zuerst; die anderen haben sie gesehen. Eine verlorene Partie lässt sich nicht zurücknehmen.

rules-the-game-extreme-commands-title = Die sieben Befehle
rules-the-game-extreme-commands =
    Es gibt sieben Befehle auf je vier Karten: drei mit einem Blitz, vier mit dem Zeichen für unendlich.

    Blitz gilt nur für dich und nur in diesem Zug. Ist dein Zug vorbei, sind es gewöhnliche Karten.

    Unendlich gilt für alle, solange die Karte obenauf liegt. Was zu sehen ist, gilt, alles zugleich; ein zweiter gleicher Befehl fügt nichts hinzu. Ein abgedeckter Befehl ist sofort weg, auch mitten im Zug.

rules-the-game-extreme-which-title = Welche Karten Befehle tragen
rules-the-game-extreme-which =
    Eine Quelle für die Zahlen kennen wir nicht, darum wählt euer Tisch: immer dieselben, vor jedem Austeilen offen ausgelost, oder eigene, vier verschiedene Zahlen für jeden Befehl im Spiel. Die Bilder bei den Befehlen zeigen die ersten.

    Ihr könnt auch Befehle weglassen; ihre Karten sind dann gewöhnliche Karten. Sie nach und nach dazuzunehmen, ist ein guter Weg, das Spiel zu lernen. Ganz ohne Befehle ist es genau The Game.

rules-the-game-extreme-breaking-title = Befolgen und brechen
rules-the-game-extreme-breaking =
    Du darfst in einem Zug mehrere Befehle legen und musst alle befolgen. Brichst du einen, ist die Partie auf der Stelle verloren.

    Gewöhnlich lässt der Tisch keine Karte legen, die einen geltenden Befehl bräche; so verliert niemand durch einen falschen Tipp mit dem Finger. Euer Tisch kann es anders wollen: Dann lässt sich die Karte legen, und die Partie ist verloren. Dasselbe gilt für einen Stopp oder das Ende deines Zuges, solange ein Totenkopf, ein Feuer oder eine 3! offen ist.

    Was sich erst später zeigt, ein Totenkopf oder eine 3!, wird entschieden, wenn nichts mehr gelegt werden kann oder wenn Nachzählen zeigt, dass es nicht mehr zu schaffen ist. Solange etwas offen ist, kannst du deinen Zug nicht beenden.

rules-the-game-extreme-stop-title = Stopp
rules-the-game-extreme-stop =
    Dein Zug endet mit dieser Karte. Sie darf sogar die erste sein; dann hat eine Karte genügt.

    Stopp entschuldigt sonst nichts: Er darf anderswo keinen Totenkopf offen lassen und keine 3! ohne ihre drei Karten. Lässt sich auch nichts anderes legen, ist die Partie verloren. Auf den Totenkopf selbst gelegt, deckt er ihn ab, beendet den Zug, und alles ist gut.

rules-the-game-extreme-skull-title = Totenkopf
rules-the-game-extreme-skull =
    Decke ihn ab, bevor dein Zug endet: Kein Zug darf einen Totenkopf obenauf lassen.

    Jede Karte, die dort liegen darf, deckt ihn ab, auch ein zweiter Totenkopf, der dann seinerseits abgedeckt sein will. Ist noch einer zu sehen, wenn die letzte der { BOX("the-game-extreme.cards") } Karten liegt, wird aus dem Sieg eine Niederlage.

rules-the-game-extreme-three-title = 3!
rules-the-game-extreme-three =
    Genau drei Karten in diesem Zug, die davor und die danach zusammengezählt. Als dritte Karte ist sie befolgt, und nichts darf folgen. Als vierte oder später lässt sie sich nicht mehr befolgen. Eine zweite 3! ändert nichts.

    Stopp darf in so einem Zug die dritte Karte sein, und nur die dritte. Ein Totenkopf muss innerhalb der drei abgedeckt werden.

    Ob es einen Zugstapel gibt, ist egal. Passt vor der dritten keine Karte mehr, ist die Partie verloren; und hattest du zu Beginn des Zuges nur eine oder zwei Karten, verliert eine 3! sofort.

rules-the-game-extreme-silence-title = Stille
rules-the-game-extreme-silence =
    Niemand darf sich über das Spiel verständigen. Chat und Signale sind aus, und frühere Signale bleiben verborgen, bis die Karte abgedeckt ist. Ist die Partie vorbei, dürfen alle wieder reden.

rules-the-game-extreme-no-backwards-title = Kein Rückwärtstrick
rules-the-game-extreme-no-backwards =
    Kein Rückwärtstrick, auf keinem der vier Stapel. Also lässt sich auch diese Karte nicht mit einem Trick abdecken.

rules-the-game-extreme-one-pile-title = Ein Stapel
rules-the-game-extreme-one-pile =
    Alle Karten deines Zuges kommen auf einen Stapel; welchen, bestimmt deine erste Karte. Deckt sie den Befehl ab, bist du wieder frei, außer es ist noch ein anderes „Ein Stapel“ zu sehen.

    Mitten im Zug gelegt, gilt der Befehl gewöhnlich ab da: Die nächste Karte bestimmt den Stapel, und deckt sie den Befehl ab, war es das. Euer Tisch kann die Befehlskarte selbst mitzählen: Dann kommt die nächste auf ihren Stapel. Oder er gilt für den ganzen Zug: Dann muss er dorthin, wo alle früheren Karten des Zuges liegen, und die nächste auch.

    Nimmt kein Stapel so viele Karten auf, wie dein Zug verlangt, ist die Partie verloren.

rules-the-game-extreme-draw-one-title = Nur eine ziehen
rules-the-game-extreme-draw-one =
    Nach dem Zug wird nur eine Karte gezogen, egal wie viele gelegt wurden, auch nach den dreien einer 3!. Es zählt, was beim Ziehen zu sehen ist. Bei leerem Zugstapel wird nichts gezogen.

    Sobald ein Zug endet, ohne dass „Nur eine ziehen“ zu sehen ist, füllt dieser Spieler die Hand ganz auf, auch mit den früher versäumten Karten.

    Gibt es einen Zugstapel und hast du weniger Karten, als dein Zug verlangt, ist die Partie vorbei, auch mit leerer Hand. Nur ein Stopp auf der Hand lässt dich weiterspielen, solange sich etwas legen lässt. Euer Tisch kann milder sein: Dann genügt es, die ganze Hand zu legen, und eine leere Hand beendet einfach den Zug.

rules-the-game-extreme-talk-title = Reden und Signale
rules-the-game-extreme-talk =
    Verrate nie die Zahl einer Karte auf deiner Hand. Alles andere darf gesagt werden: bitte nichts hierher, nur kleine Schritte, hier habe ich etwas Gutes. Du darfst auch sagen, welche Befehle du hast und welche jetzt besser niemand spielt.

    Für all das gibt es Signale: fünf für jeden Stapel, und für jeden Befehl im Spiel „habe ich auf der Hand“ und „jetzt bitte nicht“. Du darfst sie ändern oder zurücknehmen, und sie verschwinden, wenn dein nächster Zug endet; was du in deinem eigenen Zug sagst, bleibt bis zum Ende des Zuges danach. Niemand prüft, ob sie stimmen. Ein Signal für den Rückwärtstrick gibt es nur, wenn euer Tisch es eingeschaltet hat.

    Im Chat sind Zahlen gesperrt. Allein gibt es keine Signale.

rules-the-game-extreme-end-title = Das Ende
rules-the-game-extreme-end =
    Liegen alle { BOX("the-game-extreme.cards") } Karten, habt ihr gewonnen, außer ein Totenkopf liegt obenauf oder eine 3! ist nicht befolgt.

    Darfst du deinen Zug nicht beenden und lässt sich keine Karte legen, ist die Partie sofort verloren. Geprüft wird Karte für Karte: Du darfst legen, was passt, auch wo es nicht gut enden wird. Passen geht nicht, und gemeinsam aufgeben ist Sache des Tisches.

    Sonst zählt die übrigen Karten, auf allen Händen und im Zugstapel; wurde ein Befehl gebrochen, dann in diesem Moment. Unter zehn ist ausgezeichnet, zehn oder mehr ist verloren.

rules-the-game-extreme-pro-title = Profi
rules-the-game-extreme-pro =
    Solange der Zugstapel reicht, legst du mindestens drei Karten. Ist er leer, genügt eine. Stopp und 3! bleiben, wie sie sind. Profi und On Fire lassen sich verbinden.

rules-the-game-extreme-fire-title = On Fire
rules-the-game-extreme-fire =
    Sechs Karten brennen: { BOX("the-game-extreme.fire_cards.0") }, { BOX("the-game-extreme.fire_cards.1") }, { BOX("the-game-extreme.fire_cards.2") }, { BOX("the-game-extreme.fire_cards.3") }, { BOX("the-game-extreme.fire_cards.4") } und { BOX("the-game-extreme.fire_cards.5") }. Eine brennende Karte, die obenauf liegt, muss abgedeckt sein, bevor der Zug des nächsten Spielers endet, sonst ist die Partie verloren. Der nächste Spieler ist der nächste, der wirklich einen Zug hat.

    Alles, was dort liegen darf, deckt sie ab, auch ein Rückwärtstrick, auch eine andere brennende Karte mit eigener Frist. Ein fälliges Feuer hält deinen Zug offen, und auch Stopp kann ihn nicht beenden. Liegen alle { BOX("the-game-extreme.cards") } Karten, habt ihr gewonnen, auch wenn noch ein Feuer zu sehen ist; eine durch Feuer verlorene Partie wird gezählt wie jede andere.

    Eine brennende Zahl trägt keinen Befehl.

rules-the-game-extreme-known-title = Wer was weiß
rules-the-game-extreme-known =
    Welche Zahlen Befehle tragen, wissen alle. Aber niemand sieht deine Hand; niemand weiß also, welche Befehle du hast, bis du es sagst oder sie legst. Der Zugstapel gehört niemandem.

    Alle sehen die obersten Karten der Stapel und wie viele Karten auf jeder Hand und im Zugstapel sind. Was darunter liegt, haben alle gesehen, als es gelegt wurde; euer Tisch kann erlauben, die Stapel durchzusehen. Ist die Partie vorbei, liegt alles offen.

rules-the-game-extreme-choices-title = Optionen, und was wir gewählt haben
rules-the-game-extreme-choices =
    Alle Optionen von The Game gibt es auch hier: wer beginnt, Profi, On Fire, Stapel durchsehen, Karten zurücknehmen, das Signal für den Rückwärtstrick. Und für die Befehle: welche im Spiel sind, welche Karten sie tragen, was geschieht, wenn einer gebrochen wird, „Ein Stapel“ mitten im Zug, und zu wenige Handkarten.

    Die Signale und die Einzelheiten, die ein Computer festlegen muss, sind unsere Wahl: Die gedruckten Regeln lassen sie offen.
