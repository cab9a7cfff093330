# What one has played: the list of matches, and what they add up to.

history-title = Le mie partite
history-tab = Partite
history-ways = Che cosa ho giocato
history-none = Ancora nessuna partita finita
history-none-text = Ogni partita che finisci resta qui: con chi, com’è andata e il modo di rivederla.
history-play = Scegli un gioco
history-filter = Cerca tra le partite
history-game = Gioco
history-all-games = Tutti i giochi
history-game-count = { $game } ({ $count })
history-result = Risultato
history-result-all = Qualsiasi risultato
history-result-won = Vinte
history-result-lost = Perse
history-result-open = Abbandonate
history-search = Chi c’era
history-deals = Solo mani giocate anche da altri
history-count =
    { $count ->
        [0] Nessuna partita
        [one] 1 partita
       *[other] { $count } partite
    }
history-nothing-fits = Nessuna partita corrisponde. Prova un altro nome, o guarda tutti i giochi.
history-more = Mostra altre
history-with = con { $names }
history-alone = in solitario
history-deal = mano condivisa
history-deal-practice = mano condivisa, allenamento
history-won = Vinta
history-lost = Persa
history-open = Non decisa
history-placed = { $score }, { $place }º posto su { $players }
history-accuracy = Precisione { $accuracy }
history-challenge = Sfida
history-take = Porta tutto con te
history-take-text = I verbali di tutte le tue partite finite in un solo archivio. Qualsiasi Ludoteca può leggerli e rigiocarli.
history-download = Scarica tutti i verbali

statistics-title = Le mie statistiche
statistics-tab = Statistiche
statistics-none = Ancora niente da contare
statistics-none-text = Finisci una partita, e i tuoi numeri cominciano qui.
statistics-which = Quali partite
statistics-all =
    { $count ->
        [one] Tutte (1 partita)
       *[other] Tutte ({ $count } partite)
    }
statistics-part = { $players ->
        [one] In solitario
       *[other] { $players } giocatori
    }{ $variant ->
        [none] { "" }
       *[other] , { $variant }
    } ({ $count })
statistics-waiting =
    { $count ->
        [one] 1 partita più vecchia è ancora da contare.
       *[other] { $count } partite più vecchie sono ancora da contare.
    }
statistics-what-counts = Contano le partite che hai giocato tu fino alla fine. Gli allenamenti su mani condivise, i «e se…» e le partite abbandonate stanno solo nell’elenco.
statistics-few =
    { $count ->
        [one] Solo 1 partita finora: qui il caso conta più della bravura.
       *[other] Solo { $count } partite finora: qui il caso conta ancora più della bravura.
    }
statistics-played = Giocate
statistics-won = Vinte
statistics-you-won = Hai vinto
statistics-best-streak = Più vittorie di fila
statistics-mean-left = Carte rimaste, in media
statistics-mean-points = Punti, in media
statistics-winning =
    { $count ->
        [one] Hai vinto l’ultima partita
       *[other] Hai vinto le ultime { $count } partite
    }
statistics-losing =
    { $count ->
        [one] L’ultima partita non è stata vinta
       *[other] Le ultime { $count } partite non sono state vinte
    }
statistics-best = miglior risultato:
statistics-share = Quanto spesso vinci
statistics-share-words = { $percent } % vinte; su molte partite probabilmente tra { $low } % e { $high } %
statistics-bots = Quanto spesso vincono qui i bot di ogni livello:
statistics-time-left = Carte rimaste, partita per partita
statistics-time-points = Punti, partita per partita
statistics-time-words = Le ultime { $count } partite: { $first } nella prima, { $last } nell’ultima; media delle ultime { $window }: { $mean }. Più in alto è meglio; i punti pieni sono vittorie.
statistics-as-list = Come elenco
statistics-scores = Quante volte ogni risultato
statistics-scores-left = Da { $low } a { $high } carte rimaste{ $often ->
        [none] { "" }
       *[other] , più spesso { $often }
    }
statistics-scores-points = Da { $low } a { $high } punti{ $often ->
        [none] { "" }
       *[other] , più spesso { $often }
    }
statistics-tally = Nel dettaglio
statistics-of = { $count } su { $of } ({ $percent } %)
statistics-accuracy = Precisione delle partite analizzate
statistics-accuracy-words =
    { $count ->
        [one] Una partita: { $last }.
       *[other] Le ultime { $count } partite: { $first } nella prima, { $last } nell’ultima; media delle ultime { $window }: { $mean }.
    }
statistics-with = Con chi
statistics-against = Contro chi
tally-wheels = Ruote o tessere giuste
tally-stones = Rocce trovate alla fine
tally-pinned = Rocce indicate con un solo numero
tally-tricks = Trucchi del gambero tra le carte giocate

devices-title = I tuoi dispositivi
devices-text = Questi browser ti conoscono. Scollega quelli che non usi più: non potranno più vedere né giocare niente di tuo.
devices-only = Ti conosce solo questo browser. Con un link personale possono essercene altri.
devices-this = Questo browser
devices-other = Un altro dispositivo
devices-since = dal { $when }
devices-out = Scollega
devices-done = Il dispositivo è scollegato.

data-title = I tuoi dati
data-text = Tutto ciò che questo server sa di te: nome, dispositivi, tavoli, risultati, appunti, ciò che hai detto e i verbali delle tue partite.
data-download = Scarica tutto
forget-title = Dimenticami
forget-text = Nome, dispositivi, partite, statistiche, appunti e messaggi vengono cancellati per sempre, qui e su tutti i tuoi dispositivi. Le partite giocate con altri restano a loro, con «Qualcuno» al tuo posto. Una partita in corso continua con un bot. Non si può annullare.
forget-open = Dimenticami…
forget-name = Il tuo nome è { $name }. Scrivilo per confermare
forget-do = Dimenticami per sempre
forget-not = Tieni tutto
forget-done = Fatto: di te qui non resta nulla.
data-none = Qui non ti conosce ancora nessuno: non c’è niente da portare via e niente da dimenticare.
