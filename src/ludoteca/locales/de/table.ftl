# Was der Tisch den Leuten sagt, die an ihm sitzen.

table-guest = Gast
table-program = Programm

table-not-found = Hier ist nichts für dich. Vielleicht ist der Tisch privat: Frag nach dem Link.
table-no-such-code = Kein Tisch hat diesen Code. Vergleiche ihn mit dem, der dich eingeladen hat.
table-link-used = Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Erstelle auf dem anderen Gerät einen neuen.
table-name-empty = Wähle einen Namen mit mindestens einem sichtbaren Zeichen.
table-forget-name = Schreib deinen Namen so, wie er oben steht, damit niemand aus Versehen vergessen wird.
table-text-empty = Schreib zuerst etwas.

table-no-such-game = Ein Spiel „{ $game }“ gibt es nicht.
table-no-such-bot = Diesen Bot gibt es nicht. Zur Wahl stehen: { $bots }.
table-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }, gezählt ab 0.
table-no-such-moment = Diese Partie hat { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }: Wähle eine Stelle von 0 bis zu dieser Zahl.
table-bad-options = Diese Optionen passen nicht. { $why }
table-bad-clock = Wähle entweder Sekunden pro Zug oder eine Grundzeit mit Zugabe.
table-bad-move = { $why }
table-bad-record = Diese Aufzeichnung lässt sich nicht lesen. { $why }
table-too-many-tables = Du hast { $most } offene Tische. Beende oder schließe zuerst einen.
table-one-seat-each = Du kannst an einem Tisch nur einen Platz belegen.

table-only-watching = Dein Link ist zum Zuschauen. Bitte um den Einladungslink, um dich zu setzen.
table-only-host = Das kann nur der Gastgeber des Tischs.
table-host-was-here =
    { $minutes ->
        [one] Der Gastgeber ist vielleicht gleich zurück. Geschieht noch eine Minute lang nichts, kannst du den Tisch übernehmen.
       *[other] Der Gastgeber ist vielleicht gleich zurück. Geschieht noch { $minutes } Minuten lang nichts, kannst du den Tisch übernehmen.
    }
table-only-this-machine = Das geht nur auf der Seite des Computers, auf dem Ludoteca läuft.
table-no-network = Dieser Computer hat keine Adresse, die andere erreichen könnten. Verbinde ihn zuerst mit einem Netzwerk.
table-served-at = Ludoteca läuft auf { $address } (beenden mit Strg+C)
table-lan-invitation = In deinem Netzwerk kann man hier mitspielen: { $link }
table-lan-others = Falls sich das nicht öffnet: { $links }
table-lan-meaning = Nichts ist verschlüsselt, und bis du Ludoteca beendest, kommt jeder in deinem Netzwerk heran.
table-too-many-reviews = Du wartest schon auf { $most } Analysen. Frag wieder, wenn eine fertig ist.
table-deal-alone = Hier kann niemand zuschauen: Andere haben dieses Blatt noch vor sich. Sobald du es gespielt hast, kannst du dir die Partie ansehen.
table-deal-unplayed = Das ist eine Partie mit dem Blatt von heute. Spiel es erst selbst zu Ende, dann siehst du, wie andere es gespielt haben. Ab morgen ist sie für alle offen.
table-deal-played = Du hast dieses Blatt schon für die Ergebnisliste gespielt. Üben kannst du es, so oft du willst.
table-deal-over = Der Tag dieses Blatts ist vorbei. Üben kannst du es weiterhin.
table-deal-yourself = Diese Partie zählt für die Ergebnisliste: Spiel sie selbst, mit derselben Hilfe wie alle anderen.
table-not-seated = Setz dich zuerst.
table-table-crowded = An diesem Tisch ist kein Platz für weitere Gäste.
table-no-free-seat = Alle Plätze sind besetzt. Du kannst zuschauen oder warten, bis einer frei wird.
table-seat-taken = Da sitzt schon jemand.
table-seats-open = Es sind noch Plätze frei: Warte auf jemanden oder gib sie Bots.
table-people-sit-there = Dafür sitzen zu viele Leute am Tisch. Zuerst muss jemand aufstehen.
table-host-stays = Der Gastgeber behält seinen Platz.
table-no-person-there = Da sitzt niemand.
table-no-puzzle = { $why }
table-open-or-bot = Ein Platz ist frei oder gehört einem Bot: Entscheide dich.
table-goes-on-as-it-was = Diese Partie setzt eine andere fort, darum bleiben die Optionen, wie sie waren.

table-match-runs = Das muss warten, bis die Partie vorbei ist.
table-no-match-runs = An diesem Tisch läuft keine Partie.
table-no-match-yet = Hier wurde noch keine Partie gespielt.
table-match-was-played = An diesem Tisch wurde gespielt, darum bleibt er erhalten.
table-over-by-then = Da war die Partie schon vorbei. Wähle eine frühere Stelle.
table-already-played = Dein Platz hat schon gespielt, vielleicht in einem anderen Fenster. Sieh noch einmal nach.
table-out-of-step = So weit ist der Tisch noch nicht. Lade ihn neu.
table-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.

table-chat-off = Freies Reden ist an diesem Tisch ausgeschaltet. Signale gehen trotzdem, wenn das Spiel welche hat.
table-muted = Dein Platz wurde stumm geschaltet.
table-silence = Es herrscht Stille: Niemand darf reden oder Signale geben.
table-numbers-are-secret = Bitte keine Zahlen: Während der Partie darf niemand welche verraten, weder in Ziffern noch in Worten. Sag es ohne.

table-help-none = An diesem Tisch wird ohne Hilfe gespielt.
table-help-sheet = Dieser Tisch erlaubt das Blatt und sonst keine Hilfe.
table-help-odds = Dieser Tisch erlaubt Chancen, aber keine Ratschläge.
table-nothing-to-explain = Dazu gibt es nichts zu erklären.
table-help-failed = Die Hilfe zu diesem Spiel ist fehlgeschlagen. Es geht ohne sie weiter.

table-bad-request = Diese Anfrage war nicht zu verstehen. { $why }
table-bad-message = Diese Nachricht war nicht zu verstehen. { $why }
table-hello-first = Sag zuerst Hallo.
table-too-large = Das ist zu viel auf einmal.
table-slow-down = Das war viel in kurzer Zeit. Warte einen Moment und versuch es noch einmal.
table-too-slow = Das kam zu langsam an. Versuch es noch einmal.
table-too-many-sockets = Das ist schon an { $most } Stellen offen. Schließ zuerst eine davon.
table-server-full = Dieser Server ist gerade voll. Versuch es gleich noch einmal.
table-wrong-host = Unter diesem Namen ist dieser Server nicht zu erreichen. Nimm die Adresse, die du bekommen hast.
table-match-long = Diese Partie ist sehr lang geworden: Sie kann nur noch zu Ende gespielt werden, ohne Signale und ohne Zurücknehmen.
table-record-long = Diese Aufzeichnung ist zu lang: Höchstens { $most } Züge können importiert werden.
table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Wer diesen Server betreibt, kann es reparieren.
table-too-many-records = Du bewahrst hier schon so viele Aufzeichnungen auf, wie eine Person darf ({ $most } oder 20 MB). Was niemand ansieht, wird mit der Zeit vergessen.
table-too-many-matches = An diesem Tisch wurden { $most } Partien gespielt. Richte einen neuen ein.
table-removed-here = Du wurdest von diesem Tisch entfernt.
table-ballot-runs = Eine Abstimmung läuft: Solange sie offen ist, kann niemand ersetzt werden, der da ist.
table-too-many-tokens = An einem Tisch können höchstens { $most } Programme zugelassen sein. Widerruf zuerst eines.
table-token-scope = Der Schlüssel eines Programms gilt nur für das Spielen auf seinem Platz.
table-cross-site = Das kam von einer anderen Seite, darum wurde nichts getan.
table-bad-token = Diese Platzmarke gilt nicht für diesen Tisch.
table-not-allowed = Das geht hier nicht.
table-banned = Du bist von diesem Server ausgeschlossen.
table-read-only = Der Server wird gerade gewartet: Ansehen geht, gespielt wird gleich wieder.
table-server-error = Bei uns ist etwas schiefgegangen. Deine Partie ist sicher: Versuch es noch einmal.
table-shutting-down = Der Server startet gleich neu. Komm in einem Moment wieder.
table-moved-on = Die Partie ist inzwischen weitergegangen.

alert-body = { $count ->
    [0] { $game }
   *[other] { $game } mit { $names }
}
table-push-none = Dieser Server verschickt keine Benachrichtigungen.
table-push-unknown = Dein Browser nutzt einen Push-Dienst, den dieser Server nicht kennt. Wer den Server betreibt, kann ihn erlauben.
