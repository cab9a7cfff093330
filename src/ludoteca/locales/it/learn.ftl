### Reviews of a match.

## La revisione

review-head = Analisi: { $title }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    } ({ $depth ->
        [quick] rapida
        [thorough] approfondita
       *[normal] normale
    })
review-amount =
    { $unit ->
        [win] { NUMBER($amount, maximumFractionDigits: 1) }%
       *[points] { $amount ->
            [one] { NUMBER($amount, maximumFractionDigits: 1) } punto
           *[other] { NUMBER($amount, maximumFractionDigits: 1) } punti
        }
    }
review-team = La squadra
review-account = { $name }: partenza { $start }, fortuna { $luck }, errori { $errors }, risultato { $result }.
review-sum = Partenza + fortuna − errori = risultato. La partenza è quanto valeva la partita prima di dare le carte; fortuna è tutto ciò che non è stato deciso: carte, dadi e quello che hanno fatto gli altri.
review-player = { $name }: precisione { $accuracy } su 100 in { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }; { review-like }.
review-like =
    { $like ->
        [random] ha giocato come un bot casuale
        [novice] ha giocato come un principiante
        [casual] ha giocato come un giocatore occasionale
        [expert] ha giocato come un esperto
        [master] ha giocato come un maestro
       *[none] troppo poche decisioni per un confronto
    }
review-class =
    { $verdict ->
        [forced] obbligata
        [best] la migliore
        [good] buona
        [inaccurate] imprecisa
        [mistake] errore
       *[blunder] errore grave
    }
review-page = L’analisi è in { $file }.
review-cards =
    { $cards ->
        [one] lascia { NUMBER($cards, maximumFractionDigits: 1) } carta in più
       *[other] lascia { NUMBER($cards, maximumFractionDigits: 1) } carte in più
    }
review-moment = Mossa { $n }, { $name } ({ $where }): { $verdict }, costa { $cost } (± { $stderr }).
review-moment-exact = Mossa { $n }, { $name } ({ $where }): { $verdict }, costa { $cost }.
review-moment-good = Mossa { $n }, { $name } ({ $where }): { $verdict }.
review-played = Giocato: { $moves }.
review-better = Meglio: { $moves }.
review-judge = Il giudice giocherebbe: { $moves }.
review-certain = Di certo: { $facts }
review-none = Nessuna decisione si può dire imprecisa.
review-assumes =
    { $unit ->
        [win] Stima: la probabilità di vincere se tutti continuano a giocare da esperti, con carte compatibili con ciò che il giocatore aveva visto. Ciò che sta entro due errori standard non viene chiamato errore.
       *[points] Stima: i punti alla fine se tutti continuano a giocare da esperti, con codici compatibili con ciò che il giocatore aveva visto. Ciò che sta entro due errori standard non viene chiamato errore.
    }
review-course = L’andamento della partita
review-moments = Momenti
review-column-player = Giocatore
review-column-start = Partenza
review-column-luck = Fortuna
review-column-errors = Errori
review-column-result = Risultato
review-column-accuracy = Precisione
review-column-like = Ha giocato come
review-progress = Decisione { $done } di { $total }
terminal-cli-review = giudica ogni decisione di una partita: errori, fortuna e precisione
terminal-cli-review-seat = solo le decisioni di questo posto, contando da 0
terminal-cli-depth = quanto a fondo pensare: quick, normal o thorough (predefinito: normal)
terminal-cli-json = stampa in formato JSON
terminal-cli-html = scrivi una pagina a sé
terminal-cli-jobs = quanti processi usare (predefinito: 1)
