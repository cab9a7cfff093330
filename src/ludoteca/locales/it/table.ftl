# Quello che il tavolo dice a chi vi siede.

table-guest = Ospite
table-program = Programma

table-not-found = Qui non c’è nulla per te. Forse il tavolo è privato: chiedi il link.
table-no-such-code = Nessun tavolo ha questo codice. Controllalo con chi ti ha invitato.
table-link-used = Questo link è già stato usato o ha più di un’ora. Creane uno nuovo sull’altro dispositivo.
table-name-empty = Scegli un nome con almeno un carattere visibile.
table-forget-name = Scrivi il tuo nome come sta sopra, così nessuno viene dimenticato per sbaglio.
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
table-only-this-machine = Può farlo solo la pagina del computer su cui gira Ludoteca.
table-no-network = Questo computer non ha un indirizzo che altri possano raggiungere. Prima collegalo a una rete.
table-served-at = Ludoteca è all’indirizzo { $address } (si ferma con Ctrl+C)
table-lan-invitation = Nella tua rete si può giocare qui: { $link }
table-lan-others = Se non si apre: { $links }
table-lan-meaning = Nulla è cifrato, e chiunque nella tua rete può arrivarci finché non fermi Ludoteca.
table-too-many-reviews = Stai già aspettando { $most } analisi. Riprova quando una è pronta.
table-deal-alone = Qui nessuno può guardare: altri devono ancora giocare questa mano. Quando l’avrai finita, potrai vedere il replay.
table-deal-unplayed = È una partita sulla mano di oggi. Prima finiscila anche tu, poi vedrai come hanno giocato gli altri. Da domani è aperta a tutti.
table-deal-played = Hai già giocato questa mano per la classifica. Puoi esercitarti quanto vuoi.
table-deal-over = Il giorno di questa mano è passato. Puoi ancora esercitarti.
table-deal-yourself = Questa partita vale per la classifica: giocala da te, con lo stesso aiuto degli altri.
table-not-seated = Prima siediti.
table-table-crowded = A questo tavolo non c’è più posto per altri ospiti.
table-no-free-seat = Tutti i posti sono occupati. Puoi guardare, o aspettare che se ne liberi uno.
table-seat-taken = Lì c’è già qualcuno.
table-seats-open = Ci sono posti liberi: aspetta qualcuno, o affidali ai bot.
table-people-sit-there = Ci sono più persone sedute. Prima qualcuno deve alzarsi.
table-host-stays = Chi ospita tiene il proprio posto.
table-no-person-there = Lì non è seduto nessuno.
table-no-puzzle = { $why }
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
table-help-failed = L’aiuto di questo gioco non ha funzionato. Si continua senza.

table-bad-request = La richiesta non è chiara. { $why }
table-bad-message = Il messaggio non è chiaro. { $why }
table-hello-first = Prima saluta.
table-too-large = È troppo in una volta sola.
table-slow-down = Era molto in poco tempo. Aspetta un momento e riprova.
table-too-slow = Ci ha messo troppo ad arrivare. Riprova.
table-too-many-sockets = Hai già aperto tutto questo in { $most } posti. Chiudine prima uno.
table-server-full = Questo server al momento è pieno. Riprova tra un attimo.
table-wrong-host = Questo server non risponde a quel nome. Usa l’indirizzo che hai ricevuto.
table-match-long = Questa partita è diventata molto lunga: ormai si può solo finirla, senza segnali e senza riprendere carte.
table-record-long = Questa registrazione è troppo lunga: si possono importare al massimo { $most } mosse.
table-damaged = I dati salvati di questo tavolo sono danneggiati. Può ripararli chi gestisce il server.
table-too-many-records = Qui tieni già tutte le registrazioni concesse a una persona ({ $most }, o 20 MB). Quelle che nessuno guarda col tempo vengono eliminate.
table-too-many-matches = A questo tavolo sono state giocate { $most } partite. Preparane uno nuovo.
table-removed-here = Chi ospita ti ha allontanato da questo tavolo.
table-ballot-runs = È in corso un voto: finché non è concluso nessuno dei presenti può essere sostituito.
table-too-many-tokens = A un tavolo si possono ammettere al massimo { $most } programmi. Revocane prima uno.
table-token-scope = Il token di un programma serve a giocare al suo posto, e a nient’altro.
table-cross-site = Veniva da un altro sito, quindi non è stato fatto.
table-bad-token = Questo gettone non vale per questo tavolo.
table-not-allowed = Qui non si può fare.
table-banned = Sei escluso da questo server.
table-read-only = Il server è in manutenzione: puoi guardare tutto e tra poco si torna a giocare.
table-server-error = Qualcosa è andato storto da noi. La tua partita è al sicuro: riprova.
table-shutting-down = Il server sta per ripartire. Torna tra un momento.
table-moved-on = Nel frattempo la partita è andata avanti.

alert-body = { $count ->
    [0] { $game }
   *[other] { $game } con { $names }
}
table-push-none = Questo server non manda avvisi di turno.
table-push-unknown = Il tuo browser usa un servizio di notifiche che questo server non conosce. Chi gestisce il server può consentirlo.
