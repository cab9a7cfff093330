refuse-match-over = La partita è finita.
refuse-not-your-turn = Non è il tuo turno.
refuse-not-now = In questo momento non si può fare.
refuse-chance-only = Questo lo fa solo il caso: dadi, distribuzione e pesca.
refuse-chance-is-seeded = In questa partita dadi e pesca vanno da soli.
refuse-hidden-field = A questa mossa manca una parte.
refuse-without-words = Qui questa mossa non è permessa ({ $code }).

## Ciò che non si può usare: opzioni, mosse, registrazioni e nomi
# I nomi delle opzioni e delle parti di una mossa restano come si digitano.

wrong-suggestion = { $suggestion ->
        [no] {""}
       *[near] {" "}Forse «{ $suggestion }»?
    }
wrong-game-unknown = Non c’è nessun gioco «{ $name }».{ wrong-suggestion } Giochi: { $names }.
wrong-family-broken = La famiglia di giochi «{ $name }» è installata, ma non si riesce a caricarla. ({ $error })
wrong-part-broken = { $part ->
        [bots] I bot
        [mind] L’aiuto
       *[other] La grafica
    } della famiglia «{ $family }»: caricamento non riuscito. ({ $error })
wrong-help-failed = L’aiuto di { $title } non ha funzionato. Il motivo è nel registro.
wrong-bot-unknown = Per { $game } non c’è nessun bot «{ $name }».{ wrong-suggestion } Bot: { $names }.
wrong-players = { $title } è per { $first }–{ $last } giocatori, non per { $players }.
wrong-seed = Un seme è un numero intero, oppure una parola di al massimo 64 caratteri stampabili senza spazi.

wrong-option-unknown = Non c’è nessuna opzione «{ $name }».{ wrong-suggestion } Opzioni: { $names }.
wrong-option-other-game = Queste opzioni sono di un altro gioco; qui ci sono: { $names }.
wrong-option-no-table = Le opzioni sono una tabella di nomi e valori, non { $value }. Opzioni: { $names }.
wrong-option-value = L’opzione «{ $name }» vuole { $allowed }, non { $value }.
wrong-option-range = L’opzione «{ $name }» va da { $least } a { $most }.
allowed-switch = on oppure off
allowed-number = un numero intero
allowed-one-of = uno di questi valori: { $choices }
allowed-or = { $first } oppure { $second }
allowed-list = un elenco; per ogni voce { $each }
allowed-table = una tabella di nomi ed elenchi
allowed-word = una parola

wrong-move-verb = «{ $verb }» qui non è una mossa. Le mosse cominciano con: { $verbs }.
wrong-move-length = «{ $text }» non ha il numero giusto di parole. Si scrive: { $wanted }.
wrong-move-number = «{ $field }» deve essere un numero, non «{ $word }».
wrong-move-large = «{ $field }» deve essere un numero che esiste nel gioco, non { $number }.
wrong-move-choice = «{ $field }» non può essere «{ $word }». Ci sono: { $choices }.
wrong-move-word = «{ $word }» non va bene come «{ $field }» di una mossa: usa lettere minuscole, cifre e trattini.
wrong-move-shape = Questa non è una mossa: { $detail }.
wrong-move-other-game = «{ $move }» è di un altro gioco.
wrong-move-unwritable = «{ $move }» non si può scrivere, quindi non è una mossa.

wrong-record-first-line = Questa non è una registrazione di Ludoteca: la prima riga deve essere «ludoteca record 1».
wrong-record-no-version = Questa non è una registrazione di Ludoteca: manca il campo «ludoteca» con la versione.
wrong-record-not-text = Questa non è una registrazione di Ludoteca: non è un testo.
wrong-record-version = Questa registrazione ha la versione { $version }; questa Ludoteca legge la versione { $ours }. Usa una Ludoteca adatta.
wrong-record-line = La riga { $line } della registrazione non si capisce: «{ $text }».
wrong-record-no-moves = La registrazione non ha mosse: finisce prima della riga «moves».
wrong-record-missing = La registrazione non dice: { $names }.
wrong-record-no-end = La registrazione è tronca: manca la riga finale «end …».
wrong-record-count = La registrazione è tronca: annuncia { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    } e ne ha { $found }.
wrong-record-digest = La registrazione è stata cambiata dopo essere stata scritta: la somma di controllo non torna.
wrong-record-number = «{ $name }» della registrazione deve essere un numero intero, non «{ $text }».
wrong-record-damaged = La registrazione è danneggiata: { $detail }.
wrong-record-json = La registrazione è danneggiata: non è JSON.
wrong-record-option-json = La registrazione è danneggiata: l’opzione { $option } non è JSON.
wrong-record-move = La mossa { $n } della registrazione non si può leggere. { $why }
wrong-record-unplayable = La registrazione non si può giocare. { $why }
wrong-record-given = La registrazione parla di { $given ->
        [one] { $given } mossa già data
       *[other] { $given } mosse già date
    }, e ne ha { $found }.
wrong-record-in-chance = La registrazione si interrompe nel mezzo di ciò che fa il caso.
wrong-record-where = La mossa { $n } della registrazione ({ $seat ->
        [chance] caso
       *[seat] posto { $seat }
    }: { $move })
wrong-record-no-seat = { wrong-record-where } non è di nessun posto.
wrong-record-not-the-seed = { wrong-record-where } non è quella che dà il seme { $seed }.
wrong-record-illegal = { wrong-record-where } non si può giocare. { $why }
