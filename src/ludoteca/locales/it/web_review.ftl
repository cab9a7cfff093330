# L’analisi di una partita finita, nel browser.

rv-title = Analisi
rv-ask = Analizza questa partita
rv-ask-text = Ogni decisione di ogni giocatore viene giudicata in base a ciò che poteva sapere in quel momento. Ci vuole circa mezzo minuto.
rv-failed = Non è stato possibile analizzare questa partita. Puoi riprovare.
rv-waiting = In attesa del proprio turno…
rv-working = { $done } decisioni su { $total } giudicate
rv-who = Di chi sono le decisioni
rv-everyone = Tutti
rv-mine = { $name } (tu)
rv-next = Prossimo errore
rv-previous = Errore precedente
rv-no-mistakes = Nessuna decisione si può dire imprecisa.
rv-moments = Momenti
rv-moment = La decisione di questo momento
rv-summary = Riepilogo

rv-course-button = { $unit ->
        [win] La probabilità di vincere nel corso della partita: vai al prossimo segno
       *[points] I punti attesi nel corso della partita: vai al prossimo segno
    }
rv-course-what = { $unit ->
        [win] Probabilità di vincere, da 0 a 100 %
       *[points] Punti attesi
    }
rv-key-error = errore
rv-key-luck = fortuna
rv-table = Come tabella
rv-column-move = Mossa
rv-column-player = Giocatore
rv-column-value = Valore
rv-column-verdict = Che cosa è successo
rv-column-decisions = Decisioni

rv-verdict = { $verdict ->
        [forced] Nessuna scelta
        [best] La migliore
        [good] Buona
        [inaccurate] Imprecisa
        [mistake] Errore
       *[blunder] Errore grave
    }
rv-amount = { $unit ->
        [win] { $amount } %
       *[points] { $count ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }
    }
rv-cost = costa { $amount }
rv-cards = { $count ->
        [one] Lascia { $amount } carta in più
       *[other] Lascia { $amount } carte in più
    }
rv-luck = Fortuna { $amount }
rv-played = Giocato
rv-better = Meglio
rv-better-is = Meglio: { $moves }.
rv-judge = Il giudice farebbe
rv-others = Altre scelte
rv-as-good = altrettanto buona
rv-certain = Di certo:
rv-assumes = I costi sono stime: presuppongono che poi tutti giochino da esperti.
rv-ghost-best = Meglio
rv-ghost-played = Giocato

rv-try = Riprova
rv-try-text = Sei { $name }. Che cosa faresti?
rv-try-judging = Sto giudicando…
rv-try-best = È la scelta migliore.
rv-try-good = Buona quanto la migliore, per quanto si può dire.
rv-try-bad = { $verdict ->
        [inaccurate] Imprecisa
        [mistake] Un errore
       *[blunder] Un errore grave
    }: costa { $amount } rispetto alla scelta migliore.
rv-try-better = È meglio di { $amount } rispetto a ciò che è stato giocato.
rv-try-once-more = Provane un’altra
rv-try-stop = Torna all’analisi

rv-know-button = Che cosa si poteva sapere
rv-know = Che cosa poteva sapere { $name }
rv-know-seat = Visto da
rv-know-text = Certo: deriva dalle regole e da ciò che questo giocatore aveva visto fino a quel momento.

rv-accuracy = Precisione
rv-too-few = { $name } ha deciso troppo poco per dire con quale precisione.
rv-few-decisions = –: troppo poche decisioni per dirlo.
rv-accuracy-meaning = { $unit ->
        [win] Precisione: quante carte in più queste decisioni lasceranno alla fine rispetto alle migliori; 100 vuol dire nessuna. Qui contano le carte e non la probabilità di vincere, così anche una partita persa conta fino alla fine.
       *[points] Precisione: 100 senza errori, 50 se ogni decisione costa in media un punto.
    }
rv-accuracy-of = { $name }: precisione { $accuracy } su 100.
rv-like = come { $level ->
        [random] un bot a caso
        [novice] un principiante
        [casual] un giocatore occasionale
        [expert] un esperto
        [master] un maestro
       *[other] { $level }
    }
rv-start = Inizio
rv-luck-word = Fortuna
rv-errors = Errori
rv-result = Risultato
rv-sum = Inizio { $start }, fortuna { $luck }, errori { $errors }: risultato { $result }.
rv-sum-meaning = { $unit ->
        [win] Inizio: quanto spesso vincono gli esperti in così tanti, prima che si diano le carte. Fortuna: le carte e tutto ciò che nessuno ha deciso. Errori: quanto sono costate le decisioni della squadra. Insieme danno il risultato.
       *[points] Inizio: quanti punti fanno in media i maestri in così tanti. Fortuna: dadi, rocce e ciò che hanno fatto gli altri. Errori: quanto sono costate le decisioni di questo giocatore. Insieme danno il risultato.
    }
rv-best-moment = Momento migliore
rv-worst-moment = La più cara: { $amount }
rv-share = Condividi come immagine
rv-share-failed = Non è stato possibile creare l’immagine.
rv-picture-title = { $game }: com’è andata
rv-puzzle-make = Fanne un rompicapo
rv-puzzle-making = Lo sto creando…
rv-puzzle-link = Link a questo rompicapo
rv-puzzle-open = Risolvilo
rv-puzzle-title = Un rompicapo tratto da una partita
