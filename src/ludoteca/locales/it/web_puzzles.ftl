### The pages of puzzles.

puzzle-kind-stone = Che roccia è questa?
puzzle-kind-wheel = Quale posizione è sicura?
puzzle-kind-final = Quali numeri definitivi rendono di più?
puzzle-kind-exchange = Quale scambio rende di più?
puzzle-kind-turn = Quale turno tiene viva la vittoria?
puzzle-kind-save = Salva questo turno
puzzle-kind-lay-all = Giocale tutte
puzzles-title = Rompicapi
puzzles-lead = Posizioni di partite vere, ognuna con una sola risposta migliore.
puzzles-today = Il rompicapo di oggi
puzzles-today-solved = Risolto. Rivedilo
puzzles-solve = Risolvilo
puzzles-days = { $count } giorni di fila
puzzles-rating = Il tuo punteggio
puzzles-done = Risolti
puzzles-in-a-row = Di fila
puzzles-best = record { $count }
puzzles-any = Un rompicapo qualsiasi
puzzles-run = Contro il tempo
puzzles-level = Difficoltà
puzzles-level-mine = Il mio livello
puzzles-level-easy = Facili
puzzles-level-medium = Medi
puzzles-level-hard = Difficili
puzzles-level-expert = Durissimi
puzzles-codes = The Lost Code e Think Str8!
puzzles-cards = The Game e The Game: Extreme
puzzles-count = { $count ->
        [one] un rompicapo
       *[other] { $count } rompicapi
    }
puzzles-about-stone = Tutto ciò che sai lascia un solo numero.
puzzles-about-wheel = Trova la posizione in cui non puoi sbagliare.
puzzles-about-final = Uno, due o tre numeri: che cosa conviene?
puzzles-about-exchange = Dai via quella giusta.
puzzles-about-turn = Un turno vince nettamente più spesso degli altri.
puzzles-about-save = Quasi bloccato: una sola via d’uscita.
puzzles-about-lay-all = Il mazzo è vuoto. Ogni carta deve andare.
puzzles-rated = Difficoltà { $rating }
puzzles-certain = Certo
puzzles-judged = Valutato
puzzles-you = Tu
puzzles-said = Domanda e suggerimenti
puzzles-numbers = La tua risposta
puzzles-write = Scrivi
puzzles-hint = { $n ->
        [1] Dove guardare
        [2] Quali fatti
       *[3] Mostra la risposta
    }
puzzles-leave = Esci
puzzles-again = Ancora una volta
puzzles-next = Prossimo
puzzles-skip = Salta
puzzles-more = Tutti i rompicapi
puzzles-right = Giusto!
puzzles-right-helped = Giusto, alla fine.
puzzles-wrong = Sbagliato.
puzzles-shown = Questa era la risposta.
puzzles-not-here = Qui non si chiede questo.
puzzles-rating-now = Punteggio { $rating }
puzzles-streak = { $count } di fila
puzzles-unsent = { $count ->
        [one] Nessuna connessione: un risultato è conservato e conterà più tardi.
       *[other] Nessuna connessione: { $count } risultati sono conservati e conteranno più tardi.
    }
puzzles-offline = Nessuna connessione. { $count ->
        [0] Su questo dispositivo non è caricato alcun rompicapo.
        [one] Su questo dispositivo è caricato un rompicapo.
       *[other] Su questo dispositivo sono caricati { $count } rompicapi.
    }
puzzles-link = Link a questo rompicapo
puzzles-none = Questo rompicapo non si può mostrare
puzzles-no-more = Finiti
puzzles-no-more-text = Hai visto tutti i rompicapi di questo tipo e di questa difficoltà.
puzzles-solved = { $count } risolti
puzzles-run-over = { $count ->
        [0] Tempo scaduto
        [one] Un rompicapo risolto
       *[other] { $count } rompicapi risolti
    }
puzzles-run-best = Il tuo record: { $count }
puzzles-run-again = Riprova
