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
lobby-agreed = Impostazioni del tavolo
lobby-close = Elimina il tavolo
link-join = Link per giocare
link-watch = Link per guardare
link-code = Codice:
link-qr = Mostra il codice QR
link-qr-hint = Per un telefono allo stesso tavolo.
link-qr-alt = Codice QR del link per giocare
lan-closed = Questi link funzionano solo su questo computer, perché Ludoteca non è aperta alla tua rete.
lan-let-in = Lascia entrare chi è in questa rete
lan-open = Aperta alla tua rete.
lan-meaning = Chiunque in questa rete (lo stesso Wi-Fi, per esempio) può raggiungere questa Ludoteca con il link. Nulla è cifrato: fallo solo in una rete di cui ti fidi.
lan-trouble = Se il link non si apre sul dispositivo di un amico, controlla che sia nella stessa rete e che il firewall di questo computer permetta Ludoteca.
lan-close = Chiudi alla rete
lan-address = Indirizzo nei link
lan-address-hint = Questo computer ne ha diversi. Se uno non va, prova il successivo.
invite-title = { $name } ti invita a giocare
invite-title-nobody = Qualcuno ti invita a giocare
invite-seats = Al tavolo
invite-rules = A cosa si gioca
invite-sit = Siediti
invite-look = Entra senza sederti
invite-watch = Guarda
invite-full = Tutti i posti sono occupati, ma puoi guardare.
invite-playing = La partita è già cominciata. Puoi guardare, e giocare la prossima.
invite-over = La partita è finita. Puoi entrare e vedere com’è andata.
invite-free =
    { $count ->
        [one] C’è un posto libero.
       *[other] Ci sono { $count } posti liberi.
    }
goal-lost-code = Vedi le rocce di tutti tranne le tue. Scommetti sulle somme delle tue, scopri quali sono e fai più punti degli altri.
goal-think-str8 = Vedi le carte di tutti tranne le tue. Scommetti con il righello sulle somme delle tue, scopri quali sono e fai più punti degli altri.
goal-the-game = Una squadra, { BOX("the-game.cards") } carte, quattro pile: due salgono, due scendono. Posate tutte le carte senza dirvi i numeri.
goal-the-game-extreme = Una squadra, { BOX("the-game-extreme.cards") } carte, quattro pile e comandi sulle carte che cambiano le regole. Posate tutte le carte senza dirvi i numeri.
daily-title = Le mani di oggi
daily-lead = Le stesse mani per tutto il mondo. Gioca ognuna una volta per la classifica, ed esercitati quanto vuoi.
daily-next = Nuove mani tra { $time }
daily-of = Mano del { $day }
daily-streak =
    { $days ->
        [one] Hai giocato per 1 giorno di fila.
       *[other] Hai giocato per { $days } giorni di fila.
    }
daily-streak-share = { $days } giorni di fila.
daily-fair = Il giorno comincia e finisce a mezzanotte UTC. La partita che vale la giochi da te: nessun aiuto oltre al foglio, nessun bot al tuo posto, nessuno che guarda.
way-alone = in solitario
way-team = con due bot
way-rivals = contro due bot
way-alone-hint = In solitario.
way-team-hint = Insieme a due bot occasionali.
way-rivals-hint = Contro due bot occasionali.
deal-title = Una mano di { $game }
deal-none = Questa mano non esiste
deal-challenge-lead = Gioca la stessa mano di qualcun altro
deal-challenge-own = La tua partita come sfida: manda agli altri il link qui sotto.
deal-challenge = Sfida qualcuno su questa mano
deal-with = Agli altri posti: { $levels }.
deal-play = Gioca per la classifica
deal-play-named = Gioca per la classifica: { $title }
deal-go-on = Continua
deal-look = Risultati
deal-compare = Confronta i risultati
deal-practise = Esercitati
deal-once = Vale una volta sola. Se prima ti eserciti, il risultato lo dice.
deal-played-by =
    { $count ->
        [0] Qui non l’ha ancora giocata nessuno.
        [one] Qui l’ha giocata una persona.
       *[other] Qui l’hanno giocata { $count } persone.
    }
deal-given-up = Abbandonata
deal-mine = Il tuo risultato
deal-all-laid = Tutte le carte posate
deal-left =
    { $count ->
        [one] 1 carta rimasta
       *[other] { $count } carte rimaste
    }
deal-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
deal-place = { $place }º posto su { $total } in questo server
deal-practised = Avevi già provato questa mano per esercizio.
deal-was-practice = Era un esercizio; non è in classifica.
deal-share = Condividi, senza svelare nulla
deal-share-par = Meglio di { $percent } partite su 100 di un bot { $level ->
    [novice] alle prime armi
    [casual] occasionale
    [expert] esperto
   *[master] maestro
}.
deal-look-back = Rivedi la tua partita
deal-par = Come vanno i bot su questa mano
deal-par-text = La stessa mano, giocata molte volte da bot di ogni livello al tuo posto.
deal-par-level = Livello
deal-par-mean = Media
deal-par-beaten = Hai fatto meglio del
deal-par-percent = { $percent } %
deal-par-games = Partite
deal-par-always = sempre uguale
deal-par-equal = pari
deal-par-waits = I bot stanno ancora giocando. I numeri diventano più precisi.
deal-par-none-yet = I bot stanno ancora giocando. I loro risultati compariranno qui.
deal-results = Risultati su questo server
deal-col-place = Posto
deal-col-name = Nome
deal-col-result = Risultato
deal-col-when = Quando
deal-mark-practised = dopo esercizio
deal-more =
    { $count ->
        [one] 1 risultato in tutto.
       *[other] { $count } risultati in tutto.
    }
deal-secret = Quando l’avrai finita potrai vedere come hanno giocato gli altri.
deal-nobody = Ancora nessun risultato. Il tuo potrebbe essere il primo.
deal-link = Link a questa mano
deal-mark-maker = (la prima partita)
beside-title = Fianco a fianco
beside-whose = La partita di chi
beside-mine = Accanto alla mia
beside-moment = Momento
beside-at = Decisione { $at } di { $of }
beside-parted = Dove si separano
beside-you = Tu
share-climb = Quota di partite superate, per livello
share-picture = Immagine
share-image = Condividi come immagine
share-failed = Non è stato possibile creare l’immagine.
deal-until = { $hours } h { $minutes } min
seats-label = Posti al tavolo
seat-host = Ospita il tavolo
seat-sit = Siediti qui
seat-stand = Alzati
seat-who = Chi siede al posto { $seat }
seat-name = Nome
seat-rename = Rinomina { $name }
seat-remove = Fai alzare { $name }
seat-not-here = Offline
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
set-up-open-hint = Ricevi un link da mandare. Puoi iniziare appena tutti i posti sono presi.
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
option-smaller = Un gioco più piccolo
help-mine = Aiuto per te
help-none = Nessuno
help-none-hint = Si annota solo ciò che è scoperto adesso. Il resto è nella tua testa.
help-sheet = Foglio
help-sheet-hint = Ciò che tutti hanno visto resta annotato per te.
help-odds = Probabilità
help-odds-hint = Anche ciò che ne segue, e quanto è probabile il resto.
help-coach = Allenatore
help-coach-hint = Anche quali mosse sembrano migliori, e perché. Utile per imparare.
help-tips = Cosa farebbe l’allenatore
help-tip-play = Gioca così
help-tip-how = Un tocco e si gioca.
help-judged = Stimato
help-certain = Certo
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
left-away = Al posto di { $name } gioca un bot, finché non torna.
left-back = Ecco di nuovo { $name }.
left-table = { $name } ha lasciato il tavolo.
line-lost = Sei offline. Mi ricollego…
line-lost-kept = Sei offline. La mossa sarà inviata.
line-slow = Il server tarda a rispondere…
line-slow-kept = La tua mossa è in viaggio…
line-polling = Connessione limitata: aggiornamento ogni due secondi.
log-empty = Non è ancora successo nulla.
reactions = Reazioni
reaction-clap = Applauso
reaction-laugh = Risata
reaction-wow = Accidenti
reaction-thanks = Grazie
reaction-oops = Ops
reaction-hurry = Tocca a te, dai
setting-reactions = Reazioni degli altri
setting-reactions-hint = Piccole immagini che gli altri mandano al tavolo.
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
programs-title = Fai giocare un programma
programs-text = Con un token un tuo programma gioca un posto a questo tavolo e non può fare altro. Vale 90 giorni.
programs-token = Token
programs-address = Indirizzo per il programma
programs-once = Copia il token adesso: viene mostrato solo questa volta.
programs-seat = Posto
programs-mine = Il mio posto
programs-open = Posto libero { $number }
programs-name = Nome del programma
programs-make = Crea un token
programs-no-seat = Prima siediti: un programma gioca al tuo posto, o in un posto libero che gli dà chi ospita.
programs-line = { $name }, fino al { $until }
programs-revoke = Revoca
programs-revoke-of = Revoca il token di { $name }

people-watchers =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
people-matches = Partite precedenti
people-match = Partita { $number }
vote-concede = Arrenditi
vote-concede-text = La partita finisce ora e vale come persa.
vote-abandon = Abbandona la partita
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
    [one] { $names } vorrebbe abbandonare la partita.
   *[other] { $names } vorrebbero abbandonare la partita.
}
ballot-open = Manca la risposta di: { $names }.
ballot-yes = D’accordo
ballot-no = Continua

## After the match

over-played = La partita è finita.
over-conceded = Il tavolo si è arreso.
over-abandoned = Partita abbandonata: non conta.
finish-again = Gioca ancora
finish-result = Risultato
finish-table = Guarda il tavolo
finish-replay = Rivedi
finish-review = Analizza la partita
page-match = Partita
match-title = Una partita di { $game }
match-ahead = Questa mano ti aspetta ancora
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
rules-own-words = Con parole nostre.
rules-lesson = Guardalo nella lezione
rules-search = Cerca nelle regole
rules-contents = Sezioni
rules-option = Opzione: { $option }
rules-nothing = Non ho trovato nulla. Prova una parola più corta.
wait-offline =
    { $seconds ->
        [-1] { $count ->
            [one] { $names } è offline.
           *[other] { $names } sono offline.
        }
       *[other] { $count ->
            [one] { $names } è offline da { $seconds } s.
           *[other] { $names } sono offline da { $seconds } s.
        }
    }
seat-offline-since = Offline, { $ago }
log-signals = Mostra i segnali
sound-offer = Giocare con i suoni?
sound-offer-yes = Attiva i suoni
help-host = Il tavolo è tuo: stabilisci il massimo che ciascuno può usare.
rules-ids = Questa sezione comprende le regole
set-up-with = Gioca
set-up-alone = In solitario
set-up-bots = Con i bot
set-up-friends = Con amici
set-up-alone-hint = Si comincia subito.
replay-speed = Velocità
replay-times = ×{ $speed }
replay-by = Passo
replay-by-decision = Per decisione
replay-by-event = Per evento
again-offered =
    { $count ->
        [one] { $names } vuole giocare ancora.
       *[other] { $names } vogliono giocare ancora.
    }
again-waiting = In attesa della risposta di { $names }.
again-waiting-offline =
    { $count ->
        [one] { $names } è offline e troverà la tua proposta più tardi.
       *[other] { $names } sono offline e troveranno la tua proposta più tardi.
    }
again-accept = Accetta
again-withdraw = Ritira la proposta
series-best-of = Al meglio di { $count }
series-choice = { $count ->
        [0] Quante ne volete
       *[other] Al meglio di { $count }
    }
series-over = La serie è finita. La prossima partita ne apre una nuova.
series-won = { $count ->
        [one] { $names } vince la serie.
       *[other] La serie finisce in parità: { $names }.
    } La prossima partita ne apre una nuova.
series-rotates = Dopo ogni partita tutti si spostano di un posto.
agreed-series = Serie
agreed-rotate = Ruota i posti
agreed-rotate-hint = A ogni nuova partita tutti si spostano di un posto.
series-title = Questa serie
series-team = { $won } vittorie in { $played } partite
