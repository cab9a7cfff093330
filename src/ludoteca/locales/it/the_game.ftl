### The Game e The Game: Extreme.

## Pile

pile-up1 = Prima pila ascendente
pile-up2 = Seconda pila ascendente
pile-down1 = Prima pila discendente
pile-down2 = Seconda pila discendente
# Le stesse pile dentro una frase.
pile-head =
    { $pile ->
        [up1] { pile-up1 }
        [up2] { pile-up2 }
        [down1] { pile-down1 }
       *[down2] { pile-down2 }
    }
pile-name =
    { $pile ->
        [up1] la prima pila ascendente
        [up2] la seconda pila ascendente
        [down1] la prima pila discendente
       *[down2] la seconda pila discendente
    }
pile-onto =
    { $pile ->
        [up1] sulla prima pila ascendente
        [up2] sulla seconda pila ascendente
        [down1] sulla prima pila discendente
       *[down2] sulla seconda pila discendente
    }
pile-on =
    { $pile ->
        [up1] sulla prima pila ascendente
        [up2] sulla seconda pila ascendente
        [down1] sulla prima pila discendente
       *[down2] sulla seconda pila discendente
    }
pile-trick = trucco del gambero
draw-pile = Mazzo
draw-pile-cards =
    { $cards ->
        [0] Il mazzo è vuoto.
        [one] Una carta nel mazzo.
       *[other] { $cards } carte nel mazzo.
    }

## Comandi

command-stop = Stop
command-stop-says = Il tuo turno finisce con questa carta.
command-skull = Teschio
command-skull-says = Coprilo prima della fine del tuo turno.
command-three = 3!
command-three-says = Esattamente tre carte in questo turno.
command-silence = Silenzio
command-silence-says = Nessuno può parlare.
command-no-backwards = Niente gambero
command-no-backwards-says = Nessun trucco del gambero, su nessuna pila.
command-one-pile = Una pila
command-one-pile-says = Tutte le carte del turno su una sola pila.
command-draw-one = Pesca una
command-draw-one-says = A fine turno si pesca una sola carta.
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
command-lightning = Lampo: solo per te, solo in questo turno
command-infinity = Infinito: per tutti, finché resta in cima
fire-burning = In fiamme: va coperta entro la fine del prossimo turno.
fire-due = In fiamme: va coperta in questo turno.

## Fasi, finali, risultati

phase-the-game-setup = Si distribuiscono le carte
phase-the-game-start = Chi comincia?
phase-the-game-turn = Gioca le carte
phase-the-game-draw = Si pesca
phase-the-game-over = Fine

ending-all-laid = Tutte le { BOX("the-game.cards") } carte sono sulle pile.
ending-stuck = Nessuna carta si può più giocare, e il turno ne chiedeva ancora.
ending-skull = Un teschio è rimasto scoperto.
ending-three = Un 3! non ha avuto esattamente tre carte.
ending-fire = Una carta in fiamme non è stata coperta in tempo.
ending-short-hand = In mano c’erano meno carte di quante ne chiede un turno.
ending-no-backwards = Una carta è tornata indietro quando era vietato.
ending-one-pile = Una carta è finita su un’altra pila quando ne valeva una sola.

grade-beaten = Il gioco è stato battuto.
grade-excellent =
    { $left ->
        [0] Ottimo: nessuna carta rimasta, eppure non è vinta.
        [one] Ottimo: è rimasta una sola carta.
       *[other] Ottimo: sono rimaste solo { $left } carte.
    }
grade-lost = Persa, con { $left } carte rimaste. Ancora una volta?

## Segnali

signal-leave = lasciatela stare, per favore
signal-leave-please = lasciatela stare, è molto importante
signal-small-step = solo piccoli passi
signal-good = qui ho qualcosa di buono
signal-free = usatela pure
signal-trick = qui ho il trucco del gambero
signal-none = niente
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
tell-hold = ne ho uno in mano
tell-not-now = adesso no, per favore
tell-none = niente
tell-word =
    { $word ->
        [hold] { tell-hold }
        [not-now] { tell-not-now }
       *[none] { tell-none }
    }

## Mosse

move-the-game-start =
    { $own ->
        [yes] Comincio io
       *[no] Comincia { $name }
    }
move-the-game-lay = Gioca il { $card } { pile-onto }
move-the-game-lay-cards = Gioca { $cards } { pile-onto }
move-the-game-take-back = Riprendi l’ultima carta
move-the-game-end = Finisci il turno
move-the-game-signal =
    { $word ->
        [none] Ritira il segnale: { pile-head }
       *[other] { pile-head }: { signal-word }
    }
move-the-game-tell =
    { $word ->
        [none] Ritira il segnale: { command-name }
       *[other] { command-name }: { tell-word }
    }
move-the-game-draw = Pesca una carta
move-the-game-mark = Il { $card } porta il comando «{ command-name }»

## Cronaca

log-the-game-start = { $name } comincia.
log-the-game-lay = { $name } gioca il { $card } { pile-onto }.
log-the-game-take-back = { $name } riprende l’ultima carta.
log-the-game-end = { $name } finisce il turno.
log-the-game-draw = { $name } pesca una carta.
log-the-game-draw-own = Peschi il { $card }.
log-the-game-mark = Il { $card } porta il comando «{ command-name }».
log-the-game-signal =
    { $word ->
        [none] { $name } ritira un segnale: { pile-head }.
       *[other] { $name } – { pile-head }: { signal-word }.
    }
log-the-game-tell =
    { $word ->
        [none] { $name } ritira un segnale: { command-name }.
       *[other] { $name } – { command-name }: { tell-word }.
    }

## Rifiuti

refuse-mark-elsewhere = Adesso questo numero non può avere questo comando.
refuse-draw-other-seat = Adesso pesca un altro giocatore.
refuse-draw-no-such-card = Il { $card } non è nel mazzo.
refuse-start-settled = Qualcuno ha già cominciato.
refuse-start-own-turn = Puoi dire solo che cominci tu.
refuse-start-nobody = A quel posto non c’è nessuno.
refuse-start-by-chance = È il caso a decidere chi comincia.
refuse-start-by-host = Chi siede al posto 1 decide chi comincia.
refuse-start-first = Nessuno ha ancora cominciato: mettetevi d’accordo su chi inizia.
refuse-not-in-hand = Non hai in mano il { $card }.
refuse-too-low =
    { $trick ->
        [0] Qui il { $card } non va: serve più di { $top }.
       *[other] Qui il { $card } non va: serve più di { $top }, oppure esattamente { $trick }.
    }
refuse-too-high =
    { $trick ->
        [0] Qui il { $card } non va: serve meno di { $top }.
       *[other] Qui il { $card } non va: serve meno di { $top }, oppure esattamente { $trick }.
    }
refuse-no-backwards = Niente trucco del gambero finché il comando che lo vieta non è coperto.
refuse-no-such-pile = A questo tavolo ci sono solo { $count } pile.
refuse-one-pile = Vale «Una pila»: in questo turno gioca { pile-onto }.
refuse-one-pile-whole-turn = «Una pila» vale per tutto il turno, e hai già giocato una carta { pile-onto }.
refuse-three-fourth-card = Con un 3! il turno ha esattamente tre carte, e le hai giocate. Finisci il turno.
refuse-three-too-late = Hai già giocato tre carte o più: un 3! non si può più rispettare.
refuse-stop-skull = Lo Stop finirebbe il turno con un teschio scoperto: prima copri { pile-name }.
refuse-stop-three = Con un 3! lo Stop può essere solo la terza carta.
refuse-stop-fire = Lo Stop finirebbe il turno con il fuoco acceso: prima copri { pile-name }.
refuse-no-take-back = Una carta giocata resta sul tavolo.
refuse-nothing-to-take-back = In questo turno non hai giocato carte.
refuse-end-too-early =
    { $more ->
        [one] Non puoi ancora finire il turno: gioca un’altra carta.
       *[other] Non puoi ancora finire il turno: gioca altre { $more } carte.
    }
refuse-end-skull = Non puoi ancora finire il turno: copri il teschio { pile-on }.
refuse-end-three =
    { $more ->
        [one] Non puoi ancora finire il turno: il 3! chiede un’altra carta.
       *[other] Non puoi ancora finire il turno: il 3! chiede altre { $more } carte.
    }
refuse-end-fire = Non puoi ancora finire il turno: copri il fuoco { pile-on }.
refuse-signal-alone = Giochi in solitario: non c’è nessuno a cui dirlo.
refuse-signal-before-deal = Aspetta che le carte siano distribuite.
refuse-signal-silence = Vale «Silenzio»: niente segnali finché non è coperto.
refuse-signal-trick = Così si capirebbe il numero. Il tavolo non lo permette.
refuse-signal-command-absent = Il comando «{ command-name }» non c’è in questa partita.
refuse-signal-nothing-said = Non c’è niente di tuo da ritirare.

## Opzioni di The Game

option-the-game-start = Chi comincia
option-the-game-start-help = Dopo la distribuzione, quando tutti hanno visto le proprie carte, si decide il primo turno.
option-the-game-start--claim = Chi si propone per primo
option-the-game-start--host-choice = Lo dice chi siede al posto 1
option-the-game-start--random = Decide il caso
option-the-game-pro = Pro
option-the-game-pro-help = Almeno tre carte a turno invece di due, finché c’è il mazzo.
option-the-game-on-fire = On Fire
option-the-game-on-fire-help = { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } e { BOX("the-game.fire_cards.5") } bruciano: vanno coperte entro la fine del turno successivo.
option-the-game-show-pile-history = Pile consultabili
option-the-game-show-pile-history-help = Si può guardare ogni carta di una pila, non solo quella in cima.
option-the-game-undo-within-turn = Riprendere le carte
option-the-game-undo-within-turn-help = Finché dura il tuo turno puoi riprendere l’ultima carta. Gli altri l’hanno vista.
option-the-game-trick-signal = Segnale per il gambero
option-the-game-trick-signal-help = Si può anche segnalare di avere il trucco del gambero per una pila, il che svela il numero.
option-the-game-cards = Quante carte
option-the-game-cards-help = Un gioco più piccolo: altrettanti numeri dal 2 in su.
option-the-game-hand = Carte in mano
option-the-game-hand-help = Una mano più piccola; 0 è il numero del regolamento.
option-the-game-piles = Quante pile
option-the-game-piles-help = Con due, una sale e una scende; con tre, due salgono.

## Opzioni di The Game: Extreme

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
option-the-game-extreme-commands-enabled = Comandi in gioco
option-the-game-extreme-commands-enabled-help = Le carte di un comando escluso sono carte normali. Aggiungete i comandi poco per volta.
option-the-game-extreme-command-layout = Carte con comandi
option-the-game-extreme-command-layout-help = Quali numeri portano un comando. Tutti lo vedono prima della distribuzione.
option-the-game-extreme-command-layout--fixed = Sempre le stesse
option-the-game-extreme-command-layout--random-per-game = Sorteggiate a ogni partita
option-the-game-extreme-command-layout--custom = A scelta vostra
option-the-game-extreme-layout = La vostra disposizione
option-the-game-extreme-layout-help = Quattro numeri diversi da { BOX("the-game-extreme.lowest") } a { BOX("the-game-extreme.highest") } per ogni comando in gioco.
option-the-game-extreme-violations = Comando non rispettato
option-the-game-extreme-violations-help = Che cosa succede se una carta va contro un comando, o se un turno finisce senza averne rispettato uno.
option-the-game-extreme-violations--refuse = Non si può fare
option-the-game-extreme-violations--lose = La partita è persa
option-the-game-extreme-one-pile-midturn = «Una pila» a metà turno
option-the-game-extreme-one-pile-midturn-help = Quali carte contano se «Una pila» arriva dopo altre carte dello stesso turno.
option-the-game-extreme-one-pile-midturn--from-now = Solo quelle che seguono
option-the-game-extreme-one-pile-midturn--command-counts = Quella carta e le seguenti
option-the-game-extreme-one-pile-midturn--whole-turn = Tutte quelle del turno
option-the-game-extreme-short-hand = Troppo poche carte in mano
option-the-game-extreme-short-hand-help = «Pesca una» può lasciare in mano meno carte di quante ne chiede un turno.
option-the-game-extreme-short-hand--lose = La partita è persa
option-the-game-extreme-short-hand--lay-all = Basta giocare tutta la mano

## Comandi propri

wrong-commands-twice = «commands_enabled» nomina due volte un comando; nominali una volta sola: { $names }.
wrong-layout-unused = Un «layout» proprio richiede «command_layout» custom.
wrong-layout-how-many = Il «layout» vuole { $copies } numeri per { $command }, e ne ha { $count }.
wrong-layout-card = Nel «layout» c’è { $card }; le carte vanno da { $lowest } a { $highest }.
wrong-layout-no-room = I comandi vogliono { $needed } carte senza fuoco, e le carte sono solo { $cards }.
wrong-cards-too-few = { $players } mani da { $size } sono { $needed } carte, e ce ne sono solo { $cards }.
wrong-layout-shared = Il «layout» usa { $card } più di una volta; una carta porta un solo comando.
