### Puzzles: questions, hints, answers and reasons. $symbol is a symbol or colour, $pile a pile, by its name in the box.

## The questions

puzzle-ask-stone = Che numero ha { code-your }? Uno solo si accorda con tutto ciò che sai.
puzzle-ask-wheel =
    { $tile ->
        [yes] Dove la tua tessera è giusta di sicuro? C’è un solo posto.
       *[no] Quale ruota è giusta di sicuro, e messa dove? Fra tutte quelle sicure trova quella che rende di più.
    }
puzzle-ask-final = Quali numeri definitivi per { code-your } rendono di più in media? Scrivine uno, due o tre.
puzzle-ask-exchange = Hai sbagliato: quale scambio vale di più entro la fine della partita?
puzzle-ask-turn = Quale turno conserva le migliori possibilità di vincere? Gioca le sue carte, poi finisci il turno.
puzzle-ask-save = C’è un solo modo di finire questo turno. Gioca { $minimum ->
        [one] una carta
       *[other] { $minimum } carte
    } senza bloccarti.
puzzle-ask-lay-all =
    { $players ->
        [one] Il mazzo è vuoto. Gioca tutte le tue carte: c’è un solo modo.
       *[other] Il mazzo è vuoto e tutte le mani sono note. Un solo tuo turno permette alla squadra di giocare ogni carta. Gioca le sue carte, poi finisci il turno.
    }
puzzle-hand =
    { $count ->
        [0] { $name } non ha più carte.
       *[other] { $name } ha in mano { $cards }.
    }

## Hints

puzzle-hint-stone =
    { $count ->
        [0] Guarda sul foglio la riga: { lost-code-symbol }.
        [one] Guarda { code-your } e il round { $rounds }.
       *[other] Guarda { code-your } e i round { $rounds }.
    }
puzzle-hint-wheel = Quanto può essere piccola la tua somma, e quanto grande?
puzzle-hint-wheel-range =
    { $one ->
        [yes] La tua somma può essere soltanto { $low }.
       *[no] La tua somma è almeno { $low } e al massimo { $high }.
    }
puzzle-hint-final = Quali numeri restano per { code-your }, e quanto è probabile ciascuno?
puzzle-hint-final-chances = Le probabilità esatte: { $chances }.
puzzle-chance = { $number } con il { $chance }%
puzzle-hint-exchange = { $game ->
        [think-str8] Di quale delle tue carte sai meno?
       *[lost-code] Di quale delle tue rocce sai meno?
    }
puzzle-hint-turn =
    { $count ->
        [one] Le carte vanno su questa sola pila.
       *[other] Le carte vanno su queste { $count } pile.
    }
puzzle-hint-save =
    { $count ->
        [one] Tutte le carte di questo turno vanno su questa pila.
       *[other] Le carte di questo turno vanno su queste { $count } pile.
    }
puzzle-hint-lay-all =
    { $count ->
        [one] Le tue carte di questo turno vanno su questa sola pila.
       *[other] Le tue carte di questo turno vanno su queste { $count } pile.
    }
puzzle-hint-first = Comincia con il { $card } { pile-onto }.

## Answers

puzzle-answer-stone = La risposta: { lost-code-symbol } { $number }.
puzzle-answer-final = Scrivi { $numbers }.
puzzle-answer-exchange = Scambia: { lost-code-symbol }.
puzzle-answer-wheel =
    { $one ->
        [yes] Esattamente { $low }.
       *[no] Da { $low } a { $high }.
    }
puzzle-answer-lays = La risposta: { $lays }.
puzzle-lay = { $card } { pile-onto }
puzzle-why-save = Ogni altro modo finisce prima che ci siano abbastanza carte.
puzzle-why-lay-all = Risolto esattamente: esaminate { $positions } posizioni, ogni altro { $players ->
        [one] modo
       *[other] turno
    } lascia in mano una carta.
puzzle-margin-certain = Certo: in media { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] punto
       *[other] punti
    } in più di ogni altra scelta.
puzzle-margin-judged =
    { $unit ->
        [win] Valutato: vince il { $amount }% di volte in più del secondo miglior turno, se tutti proseguono da esperti.
       *[points] Valutato: { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
            [one] punto
           *[other] punti
        } in più del secondo miglior scambio, se tutti proseguono da esperti.
    }

## Wrong

puzzle-wrong-less = È sicuro, ma un altro posto sicuro rende di più.
puzzle-wrong-unsure =
    { $more ->
        [0] Non è sicuro: la tua somma può essere anche { $sums }.
       *[other] Non è sicuro: la tua somma può essere anche { $sums }, fra le altre.
    }
puzzle-wrong-final = Così rende in media { NUMBER($points, maximumFractionDigits: 1) }; la scelta migliore rende { NUMBER($best, maximumFractionDigits: 1) }.
puzzle-wrong-exchange = Lo scambio migliore vale almeno { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] punto
       *[other] punti
    } in più.
puzzle-wrong-turn = Non fa parte del turno migliore, che vince almeno il { $chance }% di volte in più di ogni altro.
puzzle-wrong-end = Non ancora: in questo turno c’è altro da giocare.
puzzle-wrong-stuck = Dopo il { $card } non puoi giocare nulla, e il turno non è finito.
puzzle-wrong-save = Dopo il { $card } non c’è modo di finire questo turno.
puzzle-wrong-dead = Dopo il { $card } il { $dead } non potrà mai essere giocato.
puzzle-wrong-lay-all = Dopo il { $card } non si possono più giocare tutte le carte, comunque tu prosegua.
puzzle-wrong-number = La risposta dev’essere un numero da 0 a { $top }.

## Packs

wrong-puzzle-pack-unreadable = I rompicapi in { $pack } non si possono leggere: { $detail }.
wrong-puzzle-pack-empty = Qui non ci sono rompicapi.
wrong-puzzle-unknown = Non esiste un rompicapo «{ $puzzle }».
wrong-puzzle-not-one = Non se ne può fare un rompicapo: { $reason ->
        [margin] la scelta migliore non ha abbastanza vantaggio sulla seguente.
        [kind] per questa decisione non c’è un tipo di rompicapo.
       *[unsound] un secondo esame non ha confermato che c’è una sola risposta migliore.
    }

## On the command line

terminal-cli-puzzles = crea, verifica e risolvi rompicapi
terminal-cli-puzzles-make = trova rompicapi in partite di bot o in registrazioni; fermati e riprendi quando vuoi
terminal-cli-puzzles-check = verifica da capo un’intera raccolta
terminal-cli-puzzles-solve = risolvi rompicapi nel terminale
terminal-cli-puzzles-kind = solo questo tipo; si può dare più volte
terminal-cli-puzzles-count = quanti rompicapi
terminal-cli-puzzles-records = registrazioni da esaminare al posto delle partite di bot
terminal-cli-puzzles-work = il file in cui si conserva ciò che si trova, per riprendere un’altra volta
terminal-cli-puzzles-out = dove scrivere la raccolta
terminal-cli-puzzles-pack = una raccolta diversa da quella fornita con Ludoteca
terminal-cli-puzzles-sample = verifica solo così tanti rompicapi per tipo
terminal-cli-puzzles-name = il nome di un rompicapo, o «today»; senza nome ne ricevi di vicini al tuo punteggio
terminal-cli-puzzles-seed = il numero della prima partita dei bot
terminal-puzzles-found = { $done } di { $wanted }: { $title } Difficoltà { $rating }.
terminal-puzzles-written = { $count } rompicapi in { $bytes } byte: { $path }
terminal-puzzles-checked = { $count } rompicapi verificati; { $wrong ->
        [0] tutti validi.
        [one] uno non è valido.
       *[other] { $wrong } non sono validi.
    }
terminal-puzzles-wrong = { $puzzle } ({ $kind }): { $what }
terminal-puzzles-head = { $title } · difficoltà { $rating } · rompicapo { $name }
terminal-puzzles-help = Scrivi la risposta. «hint» aiuta in tre passi; «view» ripete il tavolo, «sheet» i tuoi appunti, «odds» ciò che si può calcolare; «skip» mostra la risposta; «quit» termina.
terminal-puzzles-type-number = Scrivi il numero.
terminal-puzzles-type-numbers = Scrivi i numeri separati da virgole, per esempio 2,5.
terminal-puzzles-right = Giusto.
terminal-puzzles-rating = Il tuo punteggio: { $rating } ± { $deviation }. Risolti di fila: { $streak }.
terminal-puzzles-all-done = Hai provato tutti i rompicapi.
