### Lezioni: ciò che hanno in comune.

wrong-lesson-unknown = Non c’è una lezione «{ $lesson }». Ci sono: { $lessons }.
wrong-lesson-unreadable = La lezione { $lesson } non si può leggere ({ $detail }).
wrong-lesson-no-step = La lezione { $lesson } non ha un passo { $step }.
wrong-lesson-no-answer = Non è ciò che chiede il passo { $step } della lezione { $lesson }.
lesson-no-question = Al foglio si può chiedere di un numero di un simbolo.
lesson-instead = È permesso, ma questo passo chiede altro. Rileggi il compito.
lesson-instead-lay =
    { $gone ->
        [0] A questa pila non costa niente, ma questo passo chiede un’altra carta.
        [one] Da { $top } a { $card }: questa pila perderebbe un numero. Qui si chiede un’altra carta.
       *[other] Da { $top } a { $card }: questa pila perderebbe { $gone } numeri. Qui si chiede un’altra carta.
    }
lesson-instead-wheel =
    { $low }–{ $high } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }: una scommessa possibile. Questo passo ne chiede un’altra.
lesson-instead-tile =
    { $width ->
        [one] Un numero solo
       *[other] { $width } numeri
    } per { $points ->
        [one] un punto
       *[other] { $points } punti
    }: possibile, ma questo passo chiede un’altra tessera.
lesson-instead-place = { $low }–{ $high } sarebbe possibile. Questo passo chiede un altro posto.

learn-title = Imparare giocando
learn-lead = Brevi lezioni al tavolo vero: ciò che impari lo fai.
learn-minutes =
    { $minutes ->
        [one] Un minuto
       *[other] { $minutes } minuti
    }
learn-step = Passo { $at } di { $of }
learn-next = Avanti
learn-back = Indietro
learn-leave = Lascia la lezione
learn-show = Fammi vedere
learn-again = Ricomincia
learn-play = Gioca una vera partita
learn-more = Altre lezioni
learn-done = Finita
learn-go-on = Continua dal passo { $at }
learn-kind-short = Varianti ed espansioni
learn-kind-thinking = Giocare meglio
learn-rule = Leggi la regola
learn-good = Giusto.
learn-none = Questa lezione non si trova.
learn-list = { $name } – { $title } ({ $minutes } min)
learn-plain-help = Invio per continuare · back, skip, again, view, quit · altrimenti scrivi ciò che il passo chiede
learn-plain-kept = Sei al passo { $at } di { $of }. «ludoteca learn { $name }» riprende da qui.
learn-plain-over = La lezione è finita. Ora gioca una vera partita: { $command } · Chiedi all’allenatore quando vuoi: scrivi «coach» o, sullo schermo, premi c.
learn-plain-enter = Premi Invio per continuare.
learn-plain-why = Scrivi: { $text }
learn-keys = Invio avanti · n fammi vedere · b indietro · q lascia
learn-keys-why = m per il foglio, poi frecce e Invio
terminal-cli-learn = impara un gioco giocando: una lezione di pochi minuti
terminal-cli-learn-lesson = quale lezione; la prima di un gioco ne porta il nome; senza: quali ci sono
terminal-cli-learn-again = dall’inizio
learn-name = Ospite
lesson-read-on = Un attimo: prima continua a leggere. Ti verrà chiesto.
