### Die Regeln von The Lost Code und Think Str8! zum Lesen: Abschnitte in eigenen Worten, Absätze durch eine leere Zeile getrennt.

## The Lost Code

rules-lost-code-goal-title = Worum es geht
rules-lost-code-goal =
    Vor dir steht ein Code aus sechs Zahlen. Alle können ihn lesen, nur du nicht. Runde für Runde tippst du auf eine Summe deiner Zahlen und erfährst, ob du richtig liegst. Am Ende nennst du die Zahlen selbst.

    Mit richtigen Tipps zieht dein Spielstein die Schlange entlang. Ihr spielt zu zweit, zu dritt oder zu viert, und wer am Ende am weitesten ist, gewinnt.

rules-lost-code-box-title = Was in der Schachtel ist
rules-lost-code-box =
    Sechs Symbole, jedes mit seiner Farbe und seiner Form: Adler, Jaguar, Chamäleon, Schlange, Mensch und Bär. Zu jedem gehören Steine von 0 bis { BOX("lost-code.top_number_x") }, jede Zahl einmal. Die Achten sind nur für X-Race da; eine gewöhnliche Partie hat also { BOX("lost-code.pieces") } Steine.

    Drei gleiche Würfel tragen die sechs Symbole, eines auf jeder Seite. Vier Stämme halten die Steine, und immer sind alle vier im Spiel, egal wie viele ihr seid. Sechs Abkürzungsmarken und ein Totenkopf warten auf ihre Module.

    Dein Blatt liegt hinter dem Sichtschirm und ist für deine Notizen da. Niemand prüft es, und nichts darauf zählt außer deinen letzten Zahlen.

rules-lost-code-wheels-title = Die sieben Scheiben
rules-lost-code-wheels =
    Eine Scheibe zeigt in ihrem Fenster benachbarte Zahlen, und keine zwei sind gleich breit. Breit ist sicher, schmal bringt mehr: Eine breitere Scheibe bringt nie mehr als eine schmalere, manche bringen gleich viel, und die kleinste mit nur einer Zahl bringt am meisten.

    Die Zahlen auf einer Scheibe gehen von 0 bis { BOX("lost-code.top_sum") }, dreimal der höchste Stein. Bei X-Race gehen sie bis { BOX("lost-code.top_sum_x") }.

    Keine Ausgabe druckt die ganze Tabelle. Die hier gezeichnete passt zu allem, was die Anleitungen zeigen; zwei andere passen ebenso und lassen sich wählen. Du kannst auch eine eigene machen: verschiedene Breiten, keine breitere bringt mehr, die kleinste bringt mehr als alle anderen, mindestens eine Scheibe je Person und höchstens zwölf.

rules-lost-code-setup-title = Der Aufbau
rules-lost-code-setup =
    Alle bekommen einen Stamm. Stämme, die übrig sind, zwei zu zweit und einer zu dritt, sind neutral und zeigen zu allen.

    Von jedem Symbol werden die Steine 0 bis { BOX("lost-code.top_number") } verdeckt gemischt. Einer geht ungesehen zurück in die Schachtel, einer kommt in jeden Stamm. Deine stehen so, dass nur die anderen ihre Zahlen sehen. Drei bleiben im Stapel; in einer Partie wird also höchstens { BOX("lost-code.exchanges.0") }-mal getauscht ({ BOX("lost-code.exchanges.1") }-mal im Einführungsspiel, { BOX("lost-code.exchanges.2") }-mal mit X-Race, { BOX("lost-code.exchanges.3") }-mal mit beidem).

    Die Spielsteine werden auf Feld 0 gestapelt, in zufälliger Reihenfolge, und die Scheiben liegen mit der normalen Seite bereit.

    Eine Zahl, die du in einem anderen Stamm siehst, kann nie deine sein, denn es gibt sie nur einmal. Dein Blatt streicht sie für dich.

rules-lost-code-track-title = Vorn und hinten
rules-lost-code-track =
    Deine Punkte sind dein Platz auf der Leiste. Sie beginnt bei 0 und hat kein Ende.

    Spielsteine auf einem Feld bilden einen Turm, und wer ankommt, kommt obenauf. Weiter oben heißt weiter hinten: Auf einem Feld ist der unterste vorn und der oberste der letzte.

    Auch wer zurückgeht, kommt an und landet obenauf. Ein Spielstein, der kein Feld zieht, bleibt im Turm, wo er ist. Du kannst unter null fallen, außer euer Tisch hat ausgemacht, dass bei 0 Schluss ist.

rules-lost-code-round-title = Eine Runde, Schritt für Schritt
rules-lost-code-round =
    Ihr spielt { BOX("lost-code.rounds.2") } Runden zu zweit, { BOX("lost-code.rounds.3") } zu dritt und { BOX("lost-code.rounds.4") } zu viert.

    Zu Beginn der Runde wird einmal nachgesehen, wer hinter wem liegt. Diese Reihenfolge gilt für Würfel, Marken, Scheiben und Prüfungen, auch wenn inzwischen Spielsteine ziehen.

    Erst die Würfel, dann die Scheiben aller, dann die Prüfungen, dann tauscht, wer falsch lag. Die Scheiben kommen zurück, und die nächste Runde beginnt.

    Mit allen Modulen geht es so: Wurf, Angebot einer Marke, Würfel mit Bär, freies Drehen eines Würfels, Scheiben, Prüfungen mit dem Fluch, Weg des Totenkopfs, Tauschen, was das Spiel verlässt. Du entscheidest über Marken, Würfel, deine Scheibe, deinen Tausch und deine letzten Zahlen; alles andere geschieht von selbst.

rules-lost-code-dice-title = Die Würfel
rules-lost-code-dice =
    Wer Letzter ist, wirft die drei Würfel vor aller Augen.

    Bist du das, dann lass sie liegen oder drehe einen, nur einen, auf ein anderes Symbol im Spiel. Es darf eines sein, das ein anderer Würfel schon zeigt.

    Um die drei Symbole, die am Ende daliegen, geht es in dieser Runde.

rules-lost-code-bid-title = Eine Scheibe wählen
rules-lost-code-bid =
    Vom Letzten zum Ersten nehmen sich alle eine freie Scheibe und stellen sie ein. Sie umfasst die Zahl, bei der sie beginnt, und die folgenden, so viele, wie sie breit ist. Du sagst damit: Meine Summe ist eine davon.

    Das Fenster muss voll sein: Der Bereich liegt ganz zwischen 0 und { BOX("lost-code.top_sum") }, bei X-Race { BOX("lost-code.top_sum_x") }.

    Niemand passt. Alle sehen sofort, was du einstellst, auch die, die nach dir wählen, und dabei bleibt es.

rules-lost-code-check-title = Die Tipps prüfen
rules-lost-code-check =
    In deine Summe geht für jedes Symbol auf den Würfeln dein Stein ein. Ein Symbol auf zwei Würfeln zählt doppelt, auf dreien dreifach.

    Einer nach dem anderen, in der Reihenfolge der Runde: Enthält dein Bereich die Summe, bekommst du die Punkte der Scheibe und ziehst gleich so weit, noch vor der nächsten Prüfung. Wenn nicht, bekommst du nichts und erfährst, ob die Summe niedriger oder höher ist als dein Bereich.

    Mit der kleinsten Scheibe erfährst du nur, dass es falsch ist. Das Spiel selbst antwortet, wahr und für alle hörbar; die Summe wird nie genannt.

rules-lost-code-exchange-title = Einen Stein tauschen
rules-lost-code-exchange =
    Wenn alle geprüft sind, tauscht jeder, der falsch lag, einen Stein. Wer jetzt, mit den neuen Punkten, Letzter ist, beginnt; einer nach dem anderen, sodass Spätere mehr wissen.

    Wähle eines deiner Symbole, von dem noch Steine zu ziehen sind, ob es auf den Würfeln war oder nicht. Der alte Stein wird offen neben dich gelegt und bleibt dort: Nun siehst auch du ihn, und er kommt nie zurück. Ein neuer desselben Symbols nimmt seinen Platz ein; alle sehen ihn, nur du nicht.

    Du musst tauschen, solange in einem Stapel noch ein Stein liegt. Sind alle leer, tauscht niemand mehr. Die letzte Runde ist keine Ausnahme: erst tauschen, dann die letzten Zahlen schreiben.

rules-lost-code-final-title = Deine letzten Zahlen
rules-lost-code-final =
    Nach der letzten Runde schreibst du geheim bis zu drei verschiedene Zahlen für jedes Symbol auf, von 0 bis { BOX("lost-code.top_number") } (bei X-Race { BOX("lost-code.top_number_x") }). Du darfst auch keine schreiben. Gezeigt wird erst, wenn alle fertig sind.

    Ist dein Stein dabei, bringt eine einzelne Zahl { BOX("lost-code.hits.1") } Punkte, zwei bringen { BOX("lost-code.hits.2") }, drei bringen { BOX("lost-code.hits.3") }. Ist er nicht dabei oder steht nichts da, verlierst du { BOX("lost-code.loss") }.

rules-lost-code-win-title = Wer gewinnt
rules-lost-code-win =
    Deine Symbole werden zusammengezählt, und dein Spielstein zieht einmal um das Ergebnis, vor oder zurück. Der Letzte wird zuerst gewertet und der Führende zuletzt, in der Reihenfolge vor diesen Zügen.

    Wer am weitesten ist, gewinnt; auf einem Feld der Unterste im Turm. So gibt es immer genau einen Sieger, und die anderen Plätze ergeben sich ebenso.

    Dann dürfen alle Steine angesehen werden. Welcher am Anfang entfernt wurde, kann offen bleiben: Es ist einer von denen, die niemand gezogen hat, und das Spiel sucht nachträglich keinen aus.

rules-lost-code-known-title = Wer was weiß
rules-lost-code-known =
    Alle kennen die Würfel, die Scheiben und Bereiche, die Antworten, die Leiste mit ihren Türmen, die abgelegten Steine, die Größe der Stapel, und wer eine Marke oder den Totenkopf hat. Deine Steine kennen alle außer dir. Dein Blatt und deine letzten Zahlen gehören bis zum Ende dir allein. Was entfernt wurde oder noch zu ziehen ist, weiß niemand.

    Nichts von dem, was bei dir ankommt, verrät deine eigenen Steine. Wer nur zuschaut, sieht, was alle am Tisch wissen.

    Plaudere, so viel du magst, aber über die Steine spricht nur das Spiel: Der Chat lässt keine Zahlen durch.

    Ein Stein, den du abgelegt hast, ist von da an bekannt. Schau zurück: Frühere Runden mit diesem Symbol sagen dir jetzt mehr.

rules-lost-code-introductory-title = Einführungsspiel
rules-lost-code-introductory =
    Für erste Partien und mit Kindern. Die Bären bleiben in der Schachtel: Fünf Symbole spielen mit, und fünf werden gewertet.

    Wer würfelt, muss jeden Würfel mit einem Bären auf ein anderes Symbol drehen, jeden für sich; zwei dürfen gleich werden. Das freie Drehen eines Würfels gibt es trotzdem, auch für einen eben gedrehten, aber nie auf den Bären.

rules-lost-code-x-race-title = X-Race
rules-lost-code-x-race =
    Die Achten spielen mit: neun Steine je Symbol, vier davon bleiben zum Nachziehen. Die Scheiben zeigen ihre X-Seite, die bis { BOX("lost-code.top_sum_x") } geht, und deine letzten Zahlen dürfen bis { BOX("lost-code.top_number_x") } gehen.

    Sonst ändert sich nichts. Eine Scheibe behält ihre Breite und ihre Punkte.

rules-lost-code-shortcut-title = Tödliche Abkürzung
rules-lost-code-shortcut =
    Zu jedem Symbol gibt es eine Marke. Fallen zwei oder drei Würfel gleich und hat noch niemand ihre Marke, wird sie sofort nach dem Wurf angeboten: zuerst dem, der geworfen hat, dann den anderen in der Reihenfolge der Runde. Wer sie nimmt, beendet das Angebot und behält sie. In späteren Runden darfst du weitere nehmen.

    Nimmst du sie, dann schreib auf der Stelle eine, zwei oder drei letzte Zahlen für dieses Symbol auf, geheim und endgültig. Sie zählen doppelt: { BOX("lost-code.locked_hits.1") }, { BOX("lost-code.locked_hits.2") } oder { BOX("lost-code.locked_hits.3") } bei einem Treffer, { BOX("lost-code.locked_loss") } Punkte Verlust, wenn es nicht stimmt. Tauschen darfst du den Stein weiterhin; es zählt der, den du am Ende hast.

    Nach dem Angebot darf, wer geworfen hat, wie üblich einen Würfel drehen; an der Marke ändert das nichts. Hat er die Marke aber selbst genommen, dreht er in dieser Runde keinen Würfel, außer euer Tisch erlaubt beides.

    In den letzten drei Runden gibt es kein Angebot: Marken, die niemand genommen hat, verlassen das Spiel nach Runde { BOX("lost-code.token_rounds.2") }, { BOX("lost-code.token_rounds.3") } oder { BOX("lost-code.token_rounds.4") } zu zweit, zu dritt oder zu viert.

    Im Einführungsspiel gibt es keine Bärenmarke. Für das Angebot zählen die Würfel, wie sie gefallen sind, und Bären müssen trotzdem gedreht werden, auch von dem, der eine Marke genommen hat.

rules-lost-code-curse-title = Fluch des Tempels
rules-lost-code-curse =
    Am Anfang hat niemand den Totenkopf, und Führen allein bringt ihn nicht. Er geht an den Ersten, der durch eine Prüfung auf Feld { BOX("lost-code.curse_begins") } oder weiter kommt. Der ist ab der nächsten Runde verflucht, oder sofort, wenn euer Tisch es so will.

    Verflucht und richtig: Du punktest wie immer. Verflucht und falsch: Du gehst um die Punkte deiner Scheibe zurück und tauschst wie immer. So oder so bringt dir jeder andere, der falsch liegt, 1 Punkt, und du ziehst ihn sofort.

    Nach den Prüfungen wird geschaut, wo die Spielsteine stehen. Ist einer auf { BOX("lost-code.curse_ends") } oder weiter, verlässt der Totenkopf das Spiel. Wenn nicht, geht er an den Führenden; auf einem Feld an den Untersten im Turm. Er bleibt im Spiel, auch wenn alle wieder unter { BOX("lost-code.curse_begins") } fallen.

    Die letzte Runde ist frei davon: Der Totenkopf geht nach Runde { BOX("lost-code.curse_rounds.2") }, { BOX("lost-code.curse_rounds.3") } oder { BOX("lost-code.curse_rounds.4") } zu zweit, zu dritt oder zu viert.

rules-lost-code-choices-title = Alles zusammen, und was wir gewählt haben
rules-lost-code-choices =
    X-Race, Tödliche Abkürzung und Fluch des Tempels lassen sich beliebig verbinden, und jedes davon mit dem Einführungsspiel.

    Wo sich die Ausgaben unterscheiden, entscheidet euer Tisch. Tauschen: der Letzte mit den neuen Punkten zuerst, wie in der italienischen und der englischen Ausgabe, oder in der Reihenfolge der Tipps, wie in der französischen. Marke und Würfel für den, der wirft: eins von beiden, wie in der englischen Ausgabe, oder beides, wie in der italienischen.

    Wo die Ausgaben schweigen, mussten wir wählen. Zwei dieser Entscheidungen sind Optionen: ob man unter null fallen kann, und ob der Fluch ab der nächsten Runde trifft oder sofort.

## Think Str8!

rules-think-str8-goal-title = Worum es geht
rules-think-str8-goal =
    In deinem Kartenhalter stehen sechs Karten, eine von jeder Farbe. Alle sehen ihre Zahlen, nur du nicht. Runde für Runde tippst du auf eine Summe und erfährst, ob du richtig liegst. Am Ende nennst du die Zahlen selbst.

    Mit richtigen Tipps zieht dein Spielstein vor, und wer am Ende am weitesten ist, gewinnt. Das ist die ältere Schwester von The Lost Code, mit Karten, Kartenhaltern und Skalen und ohne Module.

rules-think-str8-box-title = Was in der Schachtel ist
rules-think-str8-box =
    Ihr spielt zu zweit, zu dritt oder zu viert. Es gibt sechs Farben, in der Reihenfolge des Blatts: Blau, Grün, Gelb, Violett, Rot, Grau. Jede hat Karten von 0 bis { BOX("think-str8.top_number") }, jede Zahl einmal: { BOX("think-str8.pieces") } insgesamt.

    Drei Würfel zeigen die sechs Farben, eine auf jeder Seite. Alle vier Kartenhalter werden gefüllt, egal wie viele ihr seid; die ohne Besitzer sind neutral und für alle offen.

rules-think-str8-tiles-title = Skala und Plättchen
rules-think-str8-tiles =
    Du tippst auf einer eigenen Skala, die von 0 bis { BOX("think-str8.top_sum") } geht. Sieben Plättchen, alle verschieden groß, bedecken einige ihrer Zahlen und zeigen, wie viele Punkte sie bringen. Das kleinste bringt am meisten.

    Die Anleitung druckt nicht die ganze Tabelle. Die hier gezeichnete passt zu ihren Beispielen; eine zweite passt ebenso und lässt sich wählen, und du kannst eine eigene machen.

rules-think-str8-setup-title = Der Aufbau
rules-think-str8-setup =
    Die Spielsteine werden am Start gestapelt, das ist die 0, in zufälliger Reihenfolge.

    In jeder Farbe werden die Karten gemischt, eine wird ungesehen entfernt, und jeder Kartenhalter bekommt eine. Drei bleiben zum Nachziehen.

    Dein Blatt gehört dir allein. Zahlen, die du anderswo gesehen hast, sind geschwärzt, denn sie können nie deine sein. Zahlen, die du durch Nachdenken ausgeschlossen hast, tragen ein Kreuz und können wieder möglich werden, wenn du eine neue Karte bekommst.

rules-think-str8-track-title = Vorn und hinten
rules-think-str8-track =
    Deine Punkte sind dein Platz. Spielsteine auf einem Feld bilden einen Turm, und wer ankommt, kommt obenauf. Weiter oben heißt weiter hinten: Der unterste ist vorn, der oberste der letzte.

    Auch wer zurückgeht, kommt an. Ein Spielstein, der kein Feld zieht, bleibt im Turm, wo er ist. Du kannst unter null fallen, außer euer Tisch hat ausgemacht, dass bei 0 Schluss ist.

rules-think-str8-round-title = Eine Runde, Schritt für Schritt
rules-think-str8-round =
    Es gibt { BOX("think-str8.rounds.2") } Runden zu zweit, { BOX("think-str8.rounds.3") } zu dritt und { BOX("think-str8.rounds.4") } zu viert.

    Erst die Würfel. Dann wählen alle ein Plättchen, und alle werden angelegt. Dann werden die Tipps geprüft, und wer falsch lag, tauscht eine Karte. Die Plättchen kommen zurück, und die nächste Runde beginnt.

rules-think-str8-dice-title = Die Würfel
rules-think-str8-dice =
    Wer Letzter ist, wirft die drei Würfel. Bist du das, dann darfst du danach einen einzigen Würfel auf eine beliebige andere Farbe drehen. Um die drei Farben, die am Ende daliegen, geht es in dieser Runde.

rules-think-str8-bid-title = Ein Plättchen wählen und anlegen
rules-think-str8-bid =
    Vom Letzten zum Ersten nehmen sich alle ein Plättchen; was vergeben ist, ist für diese Runde weg. Niemand passt.

    Haben alle eines, werden sie gleichzeitig an die Skalen gelegt, und die Bereiche zeigen sich, wenn alle liegen. Euer Tisch kann sie auch nacheinander anlegen lassen, vor aller Augen.

    Kein Teil eines Plättchens darf über das Ende der Skala ragen, und ein Plättchen, das liegt, bleibt liegen.

rules-think-str8-check-title = Die Tipps prüfen
rules-think-str8-check =
    In deine Summe geht für jede Farbe auf den Würfeln deine Karte ein. Eine Farbe auf zwei Würfeln zählt doppelt, auf dreien dreifach.

    Wer geworfen hat, wird zuerst geprüft; die anderen folgen in der Reihenfolge, in der sie gewählt haben. Bedeckt dein Plättchen die Summe, ziehst du so weit vor, wie es bringt. Wenn nicht, bekommst du nichts und hörst „höher“ oder „niedriger“.

    Mit dem kleinsten Plättchen erfährst du nur, dass es falsch ist.

rules-think-str8-exchange-title = Eine Karte tauschen
rules-think-str8-exchange =
    Danach tauscht jeder, der falsch lag, eine Karte, der Letzte zuerst, so wie die Spielsteine jetzt stehen.

    Wähle eine Farbe, von der noch Karten da sind. Die alte Karte wird offen hingelegt, für alle und auch für dich. Die neue hat dieselbe Farbe, und nur du siehst sie nicht.

    Du musst tauschen, solange in einem Stapel noch eine Karte liegt. Sind alle leer, wird nicht mehr getauscht.

rules-think-str8-final-title = Deine letzten Zahlen
rules-think-str8-final =
    Nach der letzten Runde schreibst du geheim für jede Farbe eine bis drei verschiedene Zahlen von 0 bis { BOX("think-str8.top_number") } auf. Gezeigt werden sie, wenn alle fertig sind.

    Ist deine Karte dabei, bringt eine Zahl { BOX("think-str8.hits.1") } Punkte, zwei bringen { BOX("think-str8.hits.2") }, drei bringen { BOX("think-str8.hits.3") }. Ist sie nicht dabei, kostet das { BOX("think-str8.loss") }, egal wie viele du geschrieben hast. Du darfst eine Farbe leer lassen; auch das kostet { BOX("think-str8.loss") }.

rules-think-str8-win-title = Wer gewinnt
rules-think-str8-win =
    Beim Letzten angefangen, zieht jeder Spielstein einmal um die Summe seines Besitzers, vor oder zurück.

    Wer die meisten Punkte hat, gewinnt; auf einem Feld der Unterste im Turm.

rules-think-str8-introductory-title = Einführungsspiel
rules-think-str8-introductory =
    Für erste Partien. Die grauen Karten bleiben in der Schachtel: Fünf Farben spielen mit, und fünf werden gewertet.

    Wer würfelt, muss jeden grauen Würfel auf eine andere Farbe drehen und darf trotzdem wie immer einen Würfel drehen. Grau kann nicht bleiben.

    Mehrere graue Würfel dürfen zu beliebigen Farben werden, wie in der französischen Ausgabe. Euer Tisch kann verlangen, dass sie sich voneinander unterscheiden, wie in der italienischen; eine Farbe, auf die ein anderer Würfel von selbst gefallen ist, geht auch dann.

rules-think-str8-known-title = Wer was weiß
rules-think-str8-known =
    Alle kennen die Würfel, die Plättchen und Bereiche, die Antworten, die Leiste mit ihren Türmen, die abgelegten Karten und wie viele noch zu ziehen sind. Deine Karten kennen alle außer dir. Dein Blatt und deine letzten Zahlen gehören bis zum Ende dir allein. Was entfernt wurde oder noch zu ziehen ist, weiß niemand.

    Nichts von dem, was bei dir ankommt, verrät deine eigenen Karten. Wer nur zuschaut, sieht, was alle am Tisch wissen.

    Plaudere, so viel du magst, aber über die Karten spricht nur das Spiel: Der Chat lässt keine Zahlen durch.

rules-think-str8-choices-title = Ausgaben, und was wir gewählt haben
rules-think-str8-choices =
    Euer Tisch kann wählen: das Einführungsspiel, die Plättchen, ob sie gemeinsam oder nacheinander angelegt werden, wie graue Würfel gedreht werden, und ob man unter null fallen kann.

    Das französische Exemplar, das wir kennen, bricht vor dem Ende des Spiels ab; für die letzten Zahlen gilt darum die italienische Ausgabe.
