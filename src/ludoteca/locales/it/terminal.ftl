### Giocare in un terminale: comandi, modalità a righe e schermo.

## Chi siede dove

terminal-player-name = Giocatore { $number }
terminal-names-and = { $first } e { $last }
terminal-names-too-many = Ci sono { $names } nomi per { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }: togline qualcuno.
terminal-names-wrong = «{ $name }» non può essere un nome: usa da 1 a { $longest } caratteri stampabili.
terminal-names-twice = Due giocatori hanno lo stesso nome: danne uno a ciascuno.
terminal-seats-contradict = Con la parola person --bots elenca tutti i posti: --players e --people devono dire lo stesso o mancare.
terminal-seats-do-not-fit = { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    } e { $bots } bot non fanno { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }: indica un livello per tutti i bot, o uno per ciascuno.
terminal-seats-how-many = Questo gioco è per { $first }–{ $last } giocatori, non per { $players }.
terminal-chance = Il caso
terminal-hand-over = Passa la tastiera a { $name }; premi Invio.
terminal-choice-hand-over = Passa la tastiera a { $name }
terminal-choice-bot-starts = { $keen ->
        [yes] Comincia { $name }, e lo farebbe volentieri
       *[no] Comincia { $name }
    }
terminal-your-turn = Tocca a te.
terminal-waiting = Si aspetta { $name }.
terminal-result-winner = { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
terminal-result-nobody = Non vince nessuno.
terminal-help-none = Qui non c’è aiuto.
terminal-log-empty = Non è ancora successo niente.
terminal-signals-none = Adesso non puoi dire niente.

## Partite salvate

terminal-save-in-use = La partita { $name } è aperta in un’altra finestra: continua là, o prima chiudila.
terminal-save-unknown = Non c’è una partita salvata «{ $name }». L’elenco: ludoteca resume --list
terminal-save-damaged = { $path } è danneggiato ed è rimasto com’era. ({ $reason })
terminal-save-other-seats = { $path } è danneggiato ed è rimasto com’era: nomina altri posti rispetto alla sua registrazione.
terminal-save-version = { $path } viene da un’altra Ludoteca (versione { $version }) ed è rimasto com’era.
terminal-save-kept = Salvata. Si continua con: ludoteca resume { $name }
terminal-save-record = La registrazione è in { $path }. Si rivede con: ludoteca replay { $name }
terminal-save-none = Nessuna partita da continuare. Se ne comincia una con: ludoteca play
terminal-save-choose = Più partite aspettano. Si continua con: ludoteca resume NOME
terminal-save-line = { $name }: { $title }, { $players }, cominciata { $begun }

## Comandi

terminal-cli-about = The Lost Code, Think Str8!, The Game e The Game: Extreme. Per giocare, imparare e studiare.
terminal-cli-language = lingua di tutto quel che leggi: en, it, fr o de (di norma quella del sistema)
terminal-cli-language-unknown = Non c’è la lingua «{ $language }». Lingue: { $languages }.
terminal-cli-version = dice quale Ludoteca è
terminal-cli-completion = stampa quel che serve a una shell per completare con Tab
terminal-cli-games = elenca i giochi
terminal-cli-games-json = in JSON, con tutte le opzioni
terminal-cli-play = si gioca: nel browser o in questo terminale
terminal-cli-play-about = Senza un gioco si apre il browser, se c’è. Con un gioco, o con --terminal, si gioca qui.
terminal-cli-resume = continua una partita salvata
terminal-cli-replay = rivede una partita passo per passo
terminal-cli-record = controlla una registrazione o la converte tra testo e JSON
terminal-cli-record-check = dice se una registrazione è integra
terminal-cli-record-convert = stampa una registrazione nell’altra forma
terminal-cli-to = text o json (di norma l’altra forma)
terminal-cli-game = quale gioco: { $games }
terminal-cli-terminal = si gioca in questo terminale
terminal-cli-plain = riga per riga, per pipe e lettori di schermo
terminal-cli-lan = nel browser: lascia entrare chi è nella rete locale
terminal-lan-browser = --lan serve per giocare nel browser: avvia ludoteca play --lan senza indicare un gioco.
terminal-cli-daily = gioca la mano del giorno, la stessa per tutti
terminal-cli-way = come: in solitario (alone), con due bot (team), contro due bot (rivals)
terminal-daily-none = { $game } non ha una mano del giorno. Questi sì: { $games }.
terminal-daily-ways = { $game } si gioca così: { $ways }.
terminal-daily-again = Hai già finito questa mano: questa è una prova.
terminal-daily-next = Nuove mani tra { $hours } h { $minutes } min, a mezzanotte UTC. Lo stesso comando rigioca questa, per esercizio.
terminal-cli-history = elenca le partite finite in questo terminale
terminal-history-none = Qui non è ancora finita nessuna partita.
terminal-history-won = { $names }: tutte le carte giocate
terminal-history-left = { $names }: { $left ->
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
}
terminal-history-line = { $when }  { $title }  { $result } { $deal ->
    [yes] (mano del giorno)
    [again] (mano del giorno, non la prima volta)
   *[no] { "" }
}  { $name }
terminal-history-sum = { $count ->
    [one] { $count } partita.
   *[other] { $count } partite.
} { $team } di squadra: { $won ->
    [one] { $won } vinta.
   *[other] { $won } vinte.
}
terminal-history-look = Si rivede con: ludoteca replay NOME, o review NOME
terminal-cli-players = quanti giocatori (di norma 2)
terminal-cli-people = quanti di loro sono persone a questa tastiera (di norma 1)
terminal-cli-bots = livello dei bot, uno per tutti o uno per ciascuno; con la parola person elenca tutti i posti
terminal-cli-names = nomi, posto per posto
terminal-cli-seed = lo stesso seme dà la stessa distribuzione e gli stessi dadi
terminal-cli-think = quanto può pensare al massimo un bot per mossa (di norma 2)
terminal-cli-pace = quanto resta in vista la mossa di un bot (di norma 1; riga per riga 0)
terminal-cli-option = un’opzione qualsiasi del gioco
terminal-cli-options-of = opzioni di { $game }
terminal-cli-name = quale partita; se ce n’è una sola, quella
terminal-cli-list = le elenca soltanto
terminal-cli-file = una registrazione, testo o JSON
terminal-cli-seat = da quale posto si guarda, contando da 0; «-» per uno spettatore (di norma 0)
terminal-cli-check = controlla che un gioco rispetti le leggi valide per tutti
terminal-cli-check-game = quale gioco: il suo nome, oppure pacchetto.modulo:GIOCO se non è installato
terminal-cli-check-matches = quante partite casuali guardare (di solito 60)
terminal-cli-check-seed = con un altro seme si guardano altre partite
terminal-cli-see-help = { $problem } Vedi: { $command } --help
terminal-cli-option-form = «--option { $option }» si scrive --option NOME=VALORE.
terminal-games-line = { $name }: { $title }, da { $first } a { $last } giocatori. Bot: { $bots }.
terminal-games-line-alone = { $name }: { $title }, da { $first } a { $last } giocatori, insieme. Bot: { $bots }.
terminal-which-game = Quale gioco?
terminal-which-players = Quanti giocatori?
terminal-which-bots = Quanti di loro sono persone qui?
terminal-which-level = Che livello hanno i bot?
terminal-answer-number = Scrivi un numero da { $first } a { $last }.
terminal-record-sound = La registrazione è integra: { $title }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, partita { $over ->
        [yes] finita
       *[no] non finita
    }.
terminal-file-problem = { $path } non si può usare: { $reason }.
terminal-system-problem = Non è possibile: { $reason }.
terminal-bot-failed = Un bot ha fallito, e la partita aspetta dov’era. ({ $reason })
terminal-seat-unknown = Non c’è il posto «{ $seat }»: scegli da 0 a { $last }, o «-» per uno spettatore.
terminal-seconds = «{ $value }» non è un numero di secondi, da 0 in su.

## La modalità a righe

terminal-plain-help-hint = «help» dice che cosa puoi scrivere.
terminal-plain-help =
    view: tutto il tavolo. log: che cosa è successo. moves: tutte le tue mosse.
    sheet: quel che hai visto. odds: quel che ne segue.
    coach: che cosa farebbe ora un allenatore, e perché.
    signals: che cosa puoi dire ora; scrivilo per dirlo. quit: salva ed esce.
terminal-plain-help-why = why eagle 5: che cosa si sa di un numero.
terminal-plain-help-mark = mark eagle 5 cross: un segno sul tuo foglio (cross, circle, question o none).
terminal-plain-type-move = Scrivi una mossa o il suo numero.
terminal-plain-type-number = Scrivi il numero di una mossa, o la mossa stessa.
terminal-plain-type-lay = Scrivi una carta e una pila: «34 up1». Pile: up1, up2, down1, down2. «end» finisce il turno.
terminal-plain-type-wheel = Scrivi una ruota e dove comincia: «wheel 7 9», o solo «7 9», mostra da 9 a 15.
terminal-plain-type-place = Scrivi dove comincia la tua tessera: «place 9», o solo «9».
terminal-plain-type-guess = Scrivi i tuoi numeri: «{ $move }», o solo «3 5»; «-» per nessuno.
terminal-plain-no-such-number = Scrivi un numero da 1 a { $last }, o una mossa.
terminal-plain-why = Scrivi: why eagle 5, con un simbolo in gioco e un numero che esiste.
terminal-plain-mark = Scrivi: mark eagle 5 cross, con un simbolo in gioco, un numero che esiste, e cross, circle, question o none.
terminal-mark-cross = croce
terminal-mark-circle = cerchio
terminal-mark-question = dubbio
terminal-mark-done = Annotato.

## The Lost Code e Think Str8!

terminal-code-where = Round { $round } di { $rounds } · { $phase }
terminal-code-neutral = Neutrale { $number }
terminal-code-log = { $name }: { $stones }.
terminal-code-own-log = { $game ->
        [think-str8] Il tuo leggio, numeri nascosti: { $stones }.
       *[lost-code] Il tuo tronco, numeri nascosti: { $stones }.
    }
terminal-code-left = Ancora da pescare: { $stones }.
terminal-code-open = Scoperte: { $stones }.
terminal-code-dice = Dadi: { $dice }.
terminal-code-order = Ordine: { $names }.
terminal-code-wheel-free = libera
terminal-code-wheel = { $game ->
        [think-str8] Tessera da { $width }
       *[lost-code] Ruota da { $width }
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $state }.
terminal-code-bid = { $bid }.
terminal-code-free = { $game ->
        [think-str8] Tessere libere (punti)
       *[lost-code] Ruote libere (punti)
    }: { $wheels }.
terminal-code-track = Tracciato, prima chi è più indietro: { $places }.
terminal-code-token = Segnalino { lost-code-symbol }: { $taken ->
        [yes] { $name }
       *[no] libero
    }.
terminal-code-cursed = La maledizione è su { $name }.
terminal-code-numbers-to = I numeri vanno da 0 a { $top }.
terminal-code-sheet-line = { lost-code-symbol }: visti { $seen }; aperti { $open }.
terminal-code-sheet-marks = I tuoi segni: { $marks }.
terminal-code-round = Round { $round }, { $dice }: { $answers }.
terminal-code-codes-left = { $codes ->
        [one] Resta un codice: lo conosci.
       *[other] Restano { $codes } codici.
    }
terminal-code-chances = { lost-code-symbol }: { $chances }.
terminal-code-best-place = Ampiezza { $width }: meglio su { $range }, giusto al { $chance }%.
terminal-code-final = { lost-code-symbol } { $number }, scritto { $written }: { $points }
terminal-code-finals = { $name }: { $parts }. Insieme { $total }.

## The Game ed Extreme

terminal-cards-where = Turno { $turn } · { $cards ->
        [0] mazzo vuoto
        [one] 1 carta da pescare
       *[other] { $cards } carte da pescare
    }
terminal-cards-who-starts = Chi comincia?
terminal-cards-your-turn = { $more ->
        [0] Tocca a te: gioca altre carte o finisci il turno.
        [one] Tocca a te: ancora una carta da giocare.
       *[other] Tocca a te: ancora { $more } carte da giocare.
    }
terminal-cards-holds = { $name } ha { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
terminal-cards-hand = { $count ->
        [0] La tua mano è vuota.
       *[other] La tua mano: { $cards }.
    }
terminal-cards-in-force = In vigore: { $says }
terminal-cards-only-pile = Le carte di questo turno vanno { pile-onto }.
terminal-cards-duty = Prima della fine del turno copri { pile-name }.
terminal-cards-pile = { pile-head } ({ $code }): { $top }.
terminal-cards-pile-command = Comando: { command-name }.
terminal-cards-unseen = { $count ->
        [0] Hai visto tutte le carte.
        [one] Una carta mai vista: { $cards }.
       *[other] { $count } carte mai viste: { $cards }.
    }
terminal-cards-fits = { pile-head }, { $top }: { $count ->
        [one] ci sta ancora una carta mai vista
       *[other] ci stanno ancora { $count } carte mai viste
    }.

## Rivedere

terminal-replay-head = Passo { $step } di { $steps } · { $spectator ->
        [yes] da spettatore
       *[no] come { $name }
    }
terminal-replay-help = Invio o n: avanti. p: indietro. r: round o turno seguente, r 3: il terzo, b: il precedente. s: inizio, e: fine. seat 1, seat -: chi guarda. log: tutto fin qui. m: prossimo errore, why: che cosa si può dire di questa decisione. q: esci.
terminal-replay-no-mistake = Dopo questo non ci sono errori.
terminal-replay-no-decision = Qui non si decide nulla.
terminal-replay-judging = Analisi in corso…

## Lo schermo

terminal-log = Diario
terminal-rounds = Round
terminal-sheet-sheet = Foglio
terminal-sheet-crossed = Foglio ×
terminal-sheet-odds = %
terminal-row-stacks = da pescare
terminal-row-open = scoperte
terminal-row-tokens = segnalini
terminal-row-dice = Dadi
terminal-row-order = Ordine
terminal-row-track = Tracciato
terminal-written = { $count } di al massimo { $most }
terminal-trick = gambero
terminal-fire-burning = brucia
terminal-fire-due = copri ora
terminal-signal-leave = lasciala
terminal-signal-leave-please = non toccare
terminal-signal-small-step = passi corti
terminal-signal-good = buona qui
terminal-signal-free = libera
terminal-signal-trick = gambero
terminal-command-stop = Stop
terminal-command-skull = Teschio
terminal-command-three = 3!
terminal-command-silence = Silenzio
terminal-command-no-backwards = No gambero
terminal-command-one-pile = Una pila
terminal-command-draw-one = Pesca una
terminal-say-what = Che cosa vuoi dire?
terminal-said-soon = Sarà detto appena questa mossa è fatta.
terminal-coach-thinks = L’allenatore ci pensa.
terminal-coach-judged = Stima: { $assumes }
terminal-coach-only = C’è una sola cosa da fare.
terminal-coach-wait = Non è il tuo turno.

terminal-setup-game = Gioco
terminal-setup-players = Giocatori
terminal-setup-seat = Posto { $number }
terminal-setup-person = una persona qui
terminal-setup-on = sì
terminal-setup-off = no

terminal-keys-list = frecce scegli · Invio
terminal-keys-wheel = ↑↓ ruota · ←→ gira · Invio
terminal-keys-place = ←→ sposta · Invio
terminal-keys-numbers = cifre scrivi · Invio
terminal-keys-hand = ←→ carta · ↑↓ pila · Invio/1–4 · e fine · u annulla
terminal-keys-match = q esci · ? aiuto
terminal-keys-code = m foglio · h aiuto · Tab diario · ? tasti · q esci
terminal-keys-cards = s di’ · ? tasti · q esci
terminal-keys-aside = Esc indietro
terminal-keys-sheet = frecce · x croce · o cerchio · ? dubbio · Invio perché · Esc indietro
terminal-keys-over = Tab diario · q esci
terminal-keys-replay = ←→ passo · ↑↓ giro · m errore · w perché · s posto · h aiuto · Tab log · q esci
terminal-keys-setup = ↑↓ riga · ←→ cambia · Invio comincia · Esc esci

terminal-legend = Frecce e Invio scelgono. q salva ed esce.
terminal-legend-code =
    Le frecce scelgono, Invio decide. Tab: round o diario.
    Pag↑, Pag↓: scorrono.
    h: più aiuto (che cosa è impossibile, poi quanto è probabile il resto).
    c: che cosa farebbe ora un allenatore, e perché.
    m: il tuo foglio. Le frecce spostano, x o ? mettono un segno, Spazio lo
    toglie, Invio dice perché un numero è possibile o no, Esc torna indietro.
    q o Ctrl+C: salva ed esce.

    Delle tue rocce vedi solo il dorso. Sul foglio ■ è un numero che hai
    visto altrove, × uno impossibile.
    ▸ è di turno, ☠ è maledetto. Risposte: ✓ giusto, ↓ minore, ↑ maggiore,
    ✗ sbagliato. Più dischetti su uno spazio: il primo nominato sta sopra,
    più indietro di tutti.
terminal-legend-cards =
    ← → scelgono una carta, ↑ ↓ una pila, Invio la gioca; da 1 a 4 subito.
    e: fine del turno. u: riprende l’ultima carta, dove il tavolo lo permette.
    s: di’ qualcosa su una pila o un comando. Pag↑, Pag↓: scorrono il diario.
    c: che cosa farebbe ora un allenatore, e perché.
    q o Ctrl+C: salva ed esce.

    Le pile ▲ salgono da 1 a 99, le pile ▼ scendono da 100 a 2.
    Sotto una pila: quanto è già consumata e quanti numeri restano, poi il
    passo che farebbe la tua carta, ⟲ se torna indietro di dieci.
    { "*" } indica una carta con un comando.
