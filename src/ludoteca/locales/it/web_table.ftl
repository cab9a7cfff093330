### Parole intorno a un tavolo: prima, durante e dopo una partita.

## Before the match

lobby-host = Questo è il tuo tavolo. Invita qualcuno o fai sedere i bot, poi si comincia.
lobby-guest = Prendi posto. Chi ospita dà il via alla partita.
lobby-seats = Posti
lobby-count =
    { $count ->
        [one] Un posto
       *[other] { $count } posti
    }
lobby-fewer = Un posto in meno
lobby-more = Un posto in più
lobby-start = Inizia
lobby-open =
    { $count ->
        [one] Un posto è ancora libero: aspetta qualcuno, o dallo a un bot.
       *[other] { $count } posti sono ancora liberi: aspetta qualcuno, o dalli ai bot.
    }
lobby-sit-down = Scegli un posto libero.
lobby-wait = La partita comincia quando chi ospita dà il via.
lobby-invite = Invita
lobby-agreed = Gli accordi
lobby-close = Sparecchia questo tavolo
link-join = Link per giocare
link-watch = Link per guardare
link-code = Codice:
link-qr = Mostra il codice QR
link-qr-hint = Per un telefono allo stesso tavolo.
link-qr-alt = Codice QR del link per giocare
seats-label = Posti al tavolo
seat-host = Ospita
seat-sit = Siediti qui
seat-stand = Alzati
seat-who = Chi siede al posto { $seat }
seat-name = Nome
seat-rename = Rinomina { $name }
seat-remove = Fai alzare { $name }
seat-not-here = Non è qui ora
seat-muted = Silenziato
seat-stand-in = Gioca un bot al suo posto: { $level }
seat-let-bot = Fai giocare un bot
host-give = Affida il tavolo
host-give-named = { host-give }: { $name }
host-give-text = Da quel momento { $name } si occupa del tavolo: opzioni, posti e aiuto. Tu conservi il tuo posto, ma solo { $name } può ridarti il tavolo.
host-given-now = Ora il tavolo è affidato a { $name }.
host-take = Prendi in mano il tavolo
host-taken = Ora il tavolo è affidato a te.

## Setting up

set-up-title = Prepara { $game }
set-up-who = Chi gioca
set-up-seat = Posto { $seat }
set-up-friend = Un amico, con il link
set-up-friend-hint = Il posto resta libero finché qualcuno si siede.
set-up-add = Aggiungi un posto
set-up-remove = Togli il posto { $seat }
set-up-table = Al tavolo
set-up-start = Inizia la partita
set-up-start-hint = I bot sono pronti: si comincia subito.
set-up-open = Apri il tavolo
set-up-open-hint = Ricevi un link da mandare. Si comincia quando tutti i posti sono presi.
agreed-options = Opzioni
agreed-change = Cambia le opzioni
agreed-help = Aiuti
agreed-clock = Orologio
agreed-listed = Metti in elenco
agreed-listed-hint = Chiunque sia su questo server lo vede e può sedersi. Altrimenti solo chi ha il link.
agreed-chat = Chiacchiere
agreed-chat-hint = Ci si può scrivere. I segnali dei giochi valgono comunque.
options-usual = Come da regolamento, senza extra.
option-on = Sì
option-off = No
option-nothing = Nessuno
option-four-numbers = 12 34 56 78
help-mine = Aiuto per te
help-none = Nessuno
help-none-hint = Si annota solo ciò che è scoperto adesso. Il resto è nella tua testa.
help-sheet = Foglio
help-sheet-hint = Ciò che tutti hanno visto resta annotato per te.
help-odds = Probabilità
help-odds-hint = Anche ciò che ne segue, e quanto è probabile il resto.
help-coach = Allenatore
help-coach-hint = Anche quali mosse sembrano migliori, e perché. Utile per imparare.
clock-none = Senza orologio
clock-move = Un minuto a mossa
clock-quick = Dieci minuti a testa, più dieci secondi a mossa
clock-slow = Un giorno a mossa
clock-hint = Nessuno perde per il tempo: per chi lo finisce gioca un bot, fino al suo ritorno.
clock-per-move = { $seconds } secondi a mossa
clock-base = { $seconds } secondi a testa, più { $increment } a mossa
clock-left = Tempo rimasto:
level-random = Bot a caso
level-random-hint = Gioca qualsiasi cosa sia permessa. Lo battono tutti.
level-novice = Bot alle prime armi
level-novice-hint = Gioca come alla prima serata: vede una cosa per volta e dimentica molto.
level-casual = Bot occasionale
level-casual-hint = Gioca bene, guardando al momento, e ogni tanto gli sfugge qualcosa.
level-expert = Bot esperto
level-expert-hint = Calcola tutto ciò che si può calcolare. Difficile da battere.
level-master = Bot maestro
level-master-hint = Il meglio che abbiamo: guarda anche avanti e legge gli altri.
level-strength-together = { $players ->
    [1] { $won ->
        [0] Da solo non vince quasi mai.
        [one] Da solo vince { $won } partita su 100.
       *[other] Da solo vince { $won } partite su 100.
    }
   *[other] { $won ->
        [0] In { $players } di questo livello non vincono quasi mai.
        [one] In { $players } di questo livello vincono { $won } partita su 100.
       *[other] In { $players } di questo livello vincono { $won } partite su 100.
    }
}
level-strength-among = { $won ->
    [0] Fra bot di tutti i livelli non vince quasi mai.
    [one] Fra bot di tutti i livelli vince { $won } partita su 100.
   *[other] Fra bot di tutti i livelli vince { $won } partite su 100.
}

## During the match

tab-sheet = Foglio
tab-help = Aiuti
tab-table = Tavolo
tab-log = Diario
tab-talk = Parla
panel-all = Accanto al tavolo
panel-left = Diario e chiacchiere
panel-right = Foglio e tavolo
panel-hide = Chiudi
panel-show = Apri
board-label = Il tavolo
progress-round = Round { $now } di { $of }
progress-turn = Turno { $now }
watching = Stai guardando
prompt-skip = Salta avanti
prompt-following = Guarda che cosa è appena successo.
wait-since = Ultima mossa { $ago }.
wait-missing =
    { $count ->
        [one] { $names } non è qui ora; la partita aspetta.
       *[other] { $names } non sono qui ora; la partita aspetta.
    }
wait-host = In Tavolo puoi far giocare un bot intanto.
wait-hostless = Chi ospita non c’è: in Tavolo puoi prendere in mano il tavolo.
away-you = Un bot sta giocando per te.
away-back = Sono di nuovo qui
away-go = Fai giocare un bot per me
line-lost = Connessione persa. Sto riprovando: nulla va perso.
line-polling = Connessione lenta: il tavolo si aggiorna ogni due secondi.
log-empty = Non è ancora successo nulla.
talk-empty = Nessuno ha ancora detto nulla.
talk-heard = { $name } dice: { $text }
talk-say = Di’ qualcosa
talk-send = Invia
talk-no-numbers = Niente numeri: in questo gioco nessuno può dire le proprie carte.
talk-off = A questo tavolo non si chiacchiera.
talk-watching = Può parlare solo chi siede al tavolo.
talk-mutes = Chi si sente
talk-mute = Silenzia { $name }
talk-unmute = Riascolta { $name }
people-watchers =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
people-matches = Partite precedenti
people-match = Partita { $number }
vote-concede = Arrenditi
vote-concede-text = La partita finisce ora e vale come persa.
vote-abandon = Interrompi
vote-abandon-text = La partita finisce ora e non conta.
vote-all = Devono essere d’accordo tutti: { $names }.
vote-no = Continua
vote-do = Finisci la partita
vote-propose = Proponi
ballot-concede = { $count ->
    [one] { $names } vorrebbe arrendersi.
   *[other] { $names } vorrebbero arrendersi.
}
ballot-abandon = { $count ->
    [one] { $names } vorrebbe interrompere.
   *[other] { $names } vorrebbero interrompere.
}
ballot-open = Manca la risposta di: { $names }.
ballot-yes = D’accordo
ballot-no = Continua

## After the match

over-played = La partita è finita.
over-conceded = Il tavolo si è arreso.
over-abandoned = Interrotta; questa partita non conta.
finish-again = Gioca ancora
finish-result = Risultato
finish-table = Guarda il tavolo
finish-replay = Rivedi
page-match = Partita
match-title = Una partita di { $game }
match-none = Questa partita non c’è
match-table = Al tavolo
match-text = Partita come testo
match-json = Partita come JSON
match-link = Link a questa partita
match-origin = Questa partita continua da un’altra. Guarda quel momento.

## Replay

replay-title = Replay: { $game }
replay-eyes = Con gli occhi di chi
replay-all = Tutto scoperto
replay-watch = Da spettatore
replay-seat = Come { $name }
replay-start = L’inizio
replay-move = Momento della partita
replay-at = { $at } di { $of }
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-round = Vai a
replay-round-number = Round { $round }
replay-share = Condividi questo momento
replay-link = Link a questo momento
replay-branch = Continua da qui
replay-match = Il risultato
branch-text = Da questo momento comincia una nuova partita, con tutto com’è. Ciò che segue si pesca di nuovo.
branch-seat = Giochi al posto di
branch-rivals = Gli altri
branch-go = Gioca da qui

## The rules

rules-read = Leggi le regole
rules-own-words = Con parole nostre. Le sigle sotto ogni sezione sono i nomi delle regole; i rifiuti al tavolo rimandano a esse.
rules-search = Cerca nelle regole
rules-contents = Sezioni
rules-option = Opzione: { $option }
rules-nothing = Non ho trovato nulla. Prova una parola più corta.
