# Quello che il tavolo dice a chi vi siede.

table-guest = Ospite
table-program = Programma

table-not-found = Qui non c’è nulla per te. Forse il tavolo è privato: chiedi il link.
table-no-such-code = Nessun tavolo ha questo codice. Controllalo con chi ti ha invitato.
table-link-used = Questo link è già stato usato o ha più di un’ora. Creane uno nuovo sull’altro dispositivo.
table-name-empty = Scegli un nome con almeno un carattere visibile.
table-text-empty = Prima scrivi qualcosa.

table-no-such-game = Non c’è nessun gioco chiamato «{ $game }».
table-no-such-bot = Questo bot non esiste. Scegline uno tra: { $bots }.
table-no-such-seat = Questo posto non esiste: il tavolo ne ha { $seats }, contati da 0.
table-no-such-moment = Quella partita ha { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }: scegli un punto da 0 a quel numero.
table-bad-options = Queste opzioni non vanno bene. { $why }
table-bad-clock = Scegli i secondi per mossa oppure un tempo base con incremento.
table-bad-move = { $why }
table-bad-record = Questa registrazione non si può leggere. { $why }
table-too-many-tables = Hai { $most } tavoli aperti. Prima finiscine o chiudine uno.
table-one-seat-each = A un tavolo puoi occupare un solo posto.

table-only-watching = Il tuo link serve per guardare. Per sederti chiedi il link d’invito.
table-only-host = Può farlo solo chi ospita il tavolo.
table-host-was-here =
    { $minutes ->
        [one] Chi ospita potrebbe tornare presto. Se non succede nulla per un altro minuto, puoi subentrare tu.
       *[other] Chi ospita potrebbe tornare presto. Se non succede nulla per altri { $minutes } minuti, puoi subentrare tu.
    }
table-not-seated = Prima siediti.
table-table-crowded = A questo tavolo non c’è più posto per altri ospiti.
table-no-free-seat = Tutti i posti sono occupati. Puoi guardare, o aspettare che se ne liberi uno.
table-seat-taken = Lì c’è già qualcuno.
table-seats-open = Ci sono posti liberi: aspetta qualcuno, o affidali ai bot.
table-people-sit-there = Ci sono più persone sedute. Prima qualcuno deve alzarsi.
table-host-stays = Chi ospita tiene il proprio posto.
table-no-person-there = Lì non è seduto nessuno.
table-open-or-bot = Un posto è libero oppure di un bot: scegli.
table-goes-on-as-it-was = Questa partita ne continua un’altra, quindi le opzioni restano quelle.

table-match-runs = Per questo bisogna aspettare la fine della partita.
table-no-match-runs = A questo tavolo non c’è nessuna partita in corso.
table-no-match-yet = Qui non si è ancora giocata nessuna partita.
table-match-was-played = A questo tavolo si è giocata una partita, quindi resta.
table-over-by-then = A quel punto la partita era già finita. Scegli un momento precedente.
table-already-played = Il tuo posto ha già giocato, forse in un’altra finestra. Guarda di nuovo.
table-out-of-step = Il tavolo non è ancora a quel punto. Ricarica la pagina.
table-busy = Il tavolo è molto occupato. Riprova.

table-chat-off = A questo tavolo non si chiacchiera. I segnali valgono comunque, se il gioco ne ha.
table-muted = Chi ospita ha silenziato il tuo posto.
table-silence = Vale il Silenzio: nessuno può parlare né dare segnali.
table-numbers-are-secret = Niente numeri, per favore: durante la partita non si dicono, né in cifre né a parole. Prova senza.

table-help-none = A questo tavolo si gioca senza aiuti.
table-help-sheet = Questo tavolo ammette il foglio, e nessun altro aiuto.
table-help-odds = Questo tavolo ammette le probabilità, ma non i consigli.
table-nothing-to-explain = Su questo non c’è nulla da spiegare.

table-bad-request = La richiesta non è chiara. { $why }
table-bad-message = Il messaggio non è chiaro. { $why }
table-hello-first = Prima saluta.
table-too-large = È troppo in una volta sola.
table-slow-down = Era molto in poco tempo. Aspetta un momento e riprova.
table-cross-site = Veniva da un altro sito, quindi non è stato fatto.
table-bad-token = Questo gettone non vale per questo tavolo.
table-not-allowed = Qui non si può fare.
table-server-error = Qualcosa è andato storto da noi. La tua partita è al sicuro: riprova.
table-shutting-down = Il server sta per ripartire. Torna tra un momento.
