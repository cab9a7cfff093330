### Le regole di The Game e The Game: Extreme da leggere: sezioni con parole nostre, capoversi separati da una riga vuota.

## The Game

rules-the-game-goal-title = Lo scopo
rules-the-game-goal =
    Siete una squadra sola, da uno a cinque giocatori, e le carte sono contro di voi. Liberatevi di tutte e { BOX("the-game.cards") } su quattro pile, e avrete vinto insieme. Se vi bloccate, avrete perso insieme.

    Non c’è nessuno da battere, se non il gioco. Dunque parlate, e aiutatevi.

rules-the-game-table-title = Che cosa c’è sul tavolo
rules-the-game-table =
    Quattro carte di partenza fanno quattro pile: due salgono da { BOX("the-game.starts.0") }, due scendono da { BOX("the-game.starts.2") }. Le carte sono i numeri da { BOX("the-game.lowest") } a { BOX("the-game.highest") }, ognuno una volta sola.

    Hai in mano { BOX("the-game.hand_size.1") } carte se giochi in solitario, { BOX("the-game.hand_size.2") } se siete in due, { BOX("the-game.hand_size.3") } se siete in tre, quattro o cinque. Il resto è il mazzo, coperto: { BOX("the-game.draw_pile.1") }, { BOX("the-game.draw_pile.2") }, { BOX("the-game.draw_pile.3") }, { BOX("the-game.draw_pile.4") } o { BOX("the-game.draw_pile.5") } carte per 1, 2, 3, 4 o 5 giocatori.

    Qui una carta si estrae solo quando serve. Così nessuno, nemmeno il programma, conosce un ordine in anticipo.

rules-the-game-start-title = Chi comincia
rules-the-game-start =
    Prima guarda le tue carte. Poi la squadra decide chi comincia, e da lì si gioca in senso orario.

    Come si decide lo sceglie il tavolo: comincia chi si propone per primo, lo dice chi siede al primo posto, oppure decide il caso. In solitario cominci e basta.

rules-the-game-lay-title = Giocare le carte
rules-the-game-lay =
    Su una pila ascendente la tua carta dev’essere più alta di quella in cima, su una discendente più bassa. Quanto salta lo decidi tu, ma ogni numero saltato è perso per quella pila, se il trucco del gambero non riporta indietro.

    Gioca le carte una alla volta, ognuna su una pila che in quel momento la accetta, tutte su una o sparse su più pile.

rules-the-game-trick-title = Il trucco del gambero
rules-the-game-trick =
    Puoi anche andare dalla parte sbagliata di esattamente dieci. Su un 47 ascendente può andare il 37, su un 47 discendente il 57.

    Si riguadagnano dieci passi, quindi fallo più spesso che puoi, su qualsiasi pila. Da una carta di partenza non si torna indietro.

rules-the-game-turn-title = Il tuo turno
rules-the-game-turn =
    Finché c’è il mazzo quando comincia il tuo turno, giochi almeno due carte. Di più va sempre bene, fino a tutta la mano.

    Il turno non finisce da sé, nemmeno quando non c’è più niente da giocare: sei tu a dire che è finito. Poi peschi fino a riempire la mano, o fino a finire il mazzo.

rules-the-game-empty-title = Quando il mazzo è vuoto
rules-the-game-empty =
    Da quel momento basta giocare una carta, e nessuno pesca più. Chi ha giocato l’ultima carta della mano è fuori dal giro, e gli altri continuano.

rules-the-game-back-title = Carta giocata
rules-the-game-back =
    Una carta giocata resta giocata.

    Se il tavolo permette di riprendere le carte, puoi riprendere quelle del turno in corso, a partire dall’ultima. Gli altri le hanno viste, e il tavolo mostra che le hai in mano. Un turno che ha perso la partita non si riprende.

rules-the-game-talk-title = Parlare
rules-the-game-talk =
    Non puoi mai svelare il numero di una carta che hai in mano. Tutto il resto può dirlo chiunque, in ogni momento, ed è bene dirlo.

    Puoi dunque chiedere di lasciar stare una pila, chiedere piccoli passi, o dire che lì hai qualcosa di buono. La chat blocca tutto ciò che potrebbe essere il numero di una carta, in cifre e in lettere; pile, comandi e quantità si possono nominare.

rules-the-game-signals-title = I segnali sulle pile
rules-the-game-signals =
    Su una pila si possono mettere cinque segnali. Hai un segnale per pila, puoi cambiarlo o ritirarlo, e sparisce quando finisce il tuo prossimo turno. Quello che dai nel tuo turno resta fino al turno successivo, così gli altri lo vedono quando giocano. I segnali si possono dare dalla distribuzione in poi, nel tuo turno o fuori.

    Un sesto, per il trucco del gambero, indicherebbe una carta precisa. C’è solo se il tavolo l’ha attivato.

rules-the-game-stuck-title = Quando ci si blocca
rules-the-game-stuck =
    Se non puoi giocare tante carte quante ne chiede il turno, la partita finisce subito, anche se una l’hai giocata e manca la seconda.

    Lo si guarda all’inizio di un turno e dopo ogni carta, senza guardare più avanti: finché una carta si può giocare, si continua, anche se la prossima non si potrà più.

    Non si può passare, né finire il turno troppo presto. Arrendersi insieme è una cosa che il tavolo decide; non è una mossa del gioco.

rules-the-game-result-title = Com’è andata
rules-the-game-result =
    Quando tutte le { BOX("the-game.cards") } carte sono sulle pile avete vinto, in quel preciso momento.

    Altrimenti contate le carte rimaste, in tutte le mani e nel mazzo. Meno sono, meglio è: meno di dieci è ottimo, dieci o più è una sconfitta.

rules-the-game-alone-title = In solitario
rules-the-game-alone =
    Giochi con { BOX("the-game.hand_size.1") } carte e con le stesse regole. Non c’è nessuno con cui parlare, quindi non ci sono segnali.

rules-the-game-pro-title = Pro
rules-the-game-pro =
    Finché dura il mazzo giochi almeno tre carte. Quando è vuoto ne basta una, come sempre.

    Pro e On Fire si possono combinare, anche con The Game: Extreme.

rules-the-game-fire-title = On Fire
rules-the-game-fire =
    Sei carte bruciano: { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } e { BOX("the-game.fire_cards.5") }. Una carta in fiamme in cima a una pila va coperta prima che finisca il turno del prossimo giocatore, o la partita è persa. La tua puoi coprirla subito.

    Qualsiasi carta che possa andare sulla pila spegne il fuoco, anche con il trucco del gambero. Anche un’altra carta in fiamme lo fa, e poi brucia con una scadenza sua.

    Il prossimo giocatore è il prossimo che ha davvero un turno: chi non ha carte non conta, e in solitario è il tuo turno successivo.

    Un fuoco in scadenza tiene aperto il tuo turno. Se resta scoperto e non si può più giocare niente, la partita è persa, e si conta come ogni altra. Con tutte le { BOX("the-game.cards") } carte giocate avete vinto, anche se si vede ancora un fuoco.

rules-the-game-known-title = Chi sa che cosa
rules-the-game-known =
    Le tue carte sono solo tue, e il mazzo non è di nessuno. Tutti vedono le cime delle pile e quante carte ci sono in ogni mano e nel mazzo. A partita finita si scopre tutto.

    Di una pila ti serve vedere solo la carta in cima; quelle sotto le hanno viste tutti quando sono state giocate. Il tavolo può permettere a tutti di sfogliare le pile.

rules-the-game-choices-title = Opzioni, e le nostre scelte
rules-the-game-choices =
    Il tavolo può scegliere: chi comincia, Pro, On Fire, se le pile si possono sfogliare, se le carte si possono riprendere, e un segnale per il trucco del gambero.

    I segnali, il turno che finisce quando lo dici tu e i dettagli di On Fire sono scelte nostre: le regole stampate non ne parlano, o solo un computer deve deciderli.

## The Game: Extreme

rules-the-game-extreme-goal-title = Lo scopo
rules-the-game-extreme-goal =
    Siete una squadra sola, da uno a cinque giocatori. Come in The Game, liberatevi di tutte le { BOX("the-game-extreme.cards") } carte su quattro pile, e avrete vinto insieme.

    Ma { BOX("the-game-extreme.command_cards") } carte portano un comando, e ogni comando va rispettato. Per il resto tutto è come in The Game: la distribuzione, le mani, il minimo da giocare, la fine.

rules-the-game-extreme-setup-title = La preparazione
rules-the-game-extreme-setup =
    Quattro carte di partenza fanno quattro pile: due salgono da { BOX("the-game-extreme.starts.0") }, due scendono da { BOX("the-game-extreme.starts.2") }. Le carte sono i numeri da { BOX("the-game-extreme.lowest") } a { BOX("the-game-extreme.highest") }, ognuno una volta sola.

    Hai in mano { BOX("the-game-extreme.hand_size.1") } carte se giochi in solitario, { BOX("the-game-extreme.hand_size.2") } se siete in due, { BOX("the-game-extreme.hand_size.3") } se siete di più. Il resto è il mazzo: { BOX("the-game-extreme.draw_pile.1") }, { BOX("the-game-extreme.draw_pile.2") }, { BOX("the-game-extreme.draw_pile.3") }, { BOX("the-game-extreme.draw_pile.4") } o { BOX("the-game-extreme.draw_pile.5") } carte per 1, 2, 3, 4 o 5 giocatori. Una carta si estrae solo quando serve, così nessuno conosce un ordine in anticipo.

    Prima guarda le tue carte. Poi la squadra decide chi comincia, e da lì si gioca in senso orario. Come si decide lo sceglie il tavolo: comincia chi si propone per primo, lo dice chi siede al primo posto, oppure decide il caso.

rules-the-game-extreme-turn-title = Il tuo turno
rules-the-game-extreme-turn =
    Su una pila ascendente la tua carta dev’essere più alta di quella in cima, su una discendente più bassa. Il trucco del gambero va dalla parte sbagliata di esattamente dieci: il 37 su un 47 ascendente, il 57 su un 47 discendente. Da una carta di partenza non si torna indietro.

    Gioca almeno due carte finché c’è il mazzo quando comincia il turno, almeno una quando è vuoto, una alla volta, su qualsiasi pila che le accetti. Una carta può andare dove i numeri lo consentono e nessun comando in vigore lo vieta.

    Il turno lo finisci tu. Puoi farlo appena hai giocato abbastanza carte, nessun teschio e nessun fuoco in scadenza è in cima, e un 3! ha le sue tre carte. Poi peschi fino a riempire la mano. Senza mazzo nessuno pesca più, e chi non ha più carte è fuori dal giro.

    Una carta giocata resta giocata. Se il tavolo permette di riprenderle, puoi riprendere quelle del turno in corso, a partire dall’ultima; gli altri le hanno viste. Una partita persa non si riprende.

rules-the-game-extreme-commands-title = I sette comandi
rules-the-game-extreme-commands =
    I comandi sono sette, su quattro carte ciascuno: tre con il lampo, quattro con il simbolo di infinito.

    Il lampo vale solo per te e solo in questo turno. Finito il turno, sono carte normali.

    L’infinito vale per tutti, finché resta in cima a una pila. Vale tutto ciò che si vede, tutto insieme; un secondo comando uguale non aggiunge niente. Un comando coperto sparisce subito, anche a metà di un turno.

rules-the-game-extreme-which-title = Quali carte portano comandi
rules-the-game-extreme-which =
    Non conosciamo una fonte per i numeri, perciò sceglie il tavolo: sempre gli stessi, sorteggiati davanti a tutti prima di ogni distribuzione, o i vostri, quattro numeri diversi per ogni comando in gioco. I disegni accanto ai comandi mostrano i primi.

    Si possono anche lasciare fuori dei comandi; le loro carte sono allora carte normali. Aggiungerli uno alla volta è un buon modo di imparare. Senza nessun comando è proprio The Game.

rules-the-game-extreme-breaking-title = Rispettare e violare
rules-the-game-extreme-breaking =
    In un turno puoi giocare più comandi, e devi rispettarli tutti. Se ne violi uno, la partita è persa in quel momento.

    Di solito il tavolo non lascia giocare una carta contro un comando in vigore, così nessuno perde per un dito distratto. Il tavolo può decidere diversamente: allora la carta si può giocare, e la partita è persa. Lo stesso vale per uno Stop, o per la fine del turno, con un teschio, un fuoco o un 3! ancora aperto.

    Ciò che si può giudicare solo dopo, un teschio o un 3!, si giudica quando non c’è più niente da giocare, o quando i conti mostrano che non si può più rispettare. Finché qualcosa è aperto, non puoi finire il turno.

rules-the-game-extreme-stop-title = Stop
rules-the-game-extreme-stop =
    Il tuo turno finisce con questa carta. Può essere anche la prima: allora una carta è bastata.

    Lo Stop non scusa nient’altro: non può lasciare scoperto un teschio altrove, né un 3! senza le sue tre carte. Se non si può giocare nient’altro, la partita è persa. Giocato proprio sul teschio, lo copre e chiude il turno, e tutto va bene.

rules-the-game-extreme-skull-title = Teschio
rules-the-game-extreme-skull =
    Coprilo prima della fine del tuo turno: nessun turno può lasciare un teschio in cima a una pila.

    Lo copre qualsiasi carta che possa andarci, anche un secondo teschio, che poi va coperto a sua volta. Un teschio ancora visibile quando si gioca l’ultima delle { BOX("the-game-extreme.cards") } carte trasforma la vittoria in sconfitta.

rules-the-game-extreme-three-title = 3!
rules-the-game-extreme-three =
    Esattamente tre carte in questo turno, contando insieme quelle prima e quelle dopo. Come terza carta è rispettato, e non può seguire altro. Come quarta o più avanti non si può più rispettare. Un secondo 3! non cambia niente.

    In un turno così lo Stop può essere la terza carta, e solo la terza. Un teschio va coperto entro le tre.

    Non importa se c’è il mazzo. Se prima di arrivare a tre non hai più carte giocabili, la partita è persa; e se all’inizio del turno avevi solo una o due carte, giocare un 3! la perde subito.

rules-the-game-extreme-silence-title = Silenzio
rules-the-game-extreme-silence =
    Nessuno può comunicare riguardo al gioco. Chat e segnali sono spenti, e i segnali dati prima restano nascosti finché la carta non è coperta. A partita finita tutti possono parlare di nuovo.

rules-the-game-extreme-no-backwards-title = Niente gambero
rules-the-game-extreme-no-backwards =
    Nessun trucco del gambero, su nessuna delle quattro pile. Quindi nemmeno questa carta si può coprire con il trucco.

rules-the-game-extreme-one-pile-title = Una pila
rules-the-game-extreme-one-pile =
    Tutte le carte del tuo turno vanno su una sola pila, che scegli con la prima carta. Se quella carta copre il comando, non hai più vincoli, a meno che non si veda un’altra «Una pila».

    Giocata durante un turno, di solito vale da lì in poi: la carta seguente sceglie la pila, e se copre il comando, è finita lì. Il tavolo può far contare anche la carta del comando: allora la seguente va sulla sua pila. Oppure farla valere per tutto il turno: allora deve andare dove sono tutte le carte precedenti del turno, e anche la seguente va lì.

    Se nessuna pila accetta tante carte quante ne chiede il turno, la partita è persa.

rules-the-game-extreme-draw-one-title = Pesca una
rules-the-game-extreme-draw-one =
    A fine turno si pesca una sola carta, quante che se ne siano giocate, anche tre per un 3!. Conta ciò che si vede quando si pesca. A mazzo vuoto non si pesca niente.

    Appena un turno finisce senza «Pesca una» in vista, quel giocatore riempie tutta la mano, anche con le carte non pescate prima.

    Se c’è il mazzo e hai meno carte di quante ne chiede il turno, la partita è finita, anche con la mano vuota. Solo uno Stop in mano ti fa continuare, finché c’è qualcosa da giocare. Il tavolo può essere più mite: allora basta giocare tutta la mano, e con la mano vuota il turno finisce e basta.

rules-the-game-extreme-talk-title = Parole e segnali
rules-the-game-extreme-talk =
    Non puoi mai svelare il numero di una carta che hai in mano. Tutto il resto si può dire: lasciate stare una pila, solo piccoli passi, qui ho qualcosa di buono. Puoi anche dire quali comandi hai e quali è meglio non giocare adesso.

    Per tutto questo ci sono segnali: cinque per ogni pila, e per ogni comando in gioco «ne ho uno in mano» e «adesso no, per favore». Puoi cambiarli o ritirarli, e spariscono quando finisce il tuo prossimo turno; quelli dati nel tuo turno restano fino alla fine del successivo. Nessuno controlla se sono veri. Il segnale per il trucco del gambero c’è solo se il tavolo l’ha attivato.

    Nella chat i numeri sono bloccati. In solitario non ci sono segnali.

rules-the-game-extreme-end-title = La fine
rules-the-game-extreme-end =
    Quando tutte le { BOX("the-game-extreme.cards") } carte sono sulle pile avete vinto, se in cima non c’è un teschio e ogni 3! è stato rispettato.

    Se non puoi finire il turno e nessuna carta si può giocare, la partita è persa subito. Lo si guarda carta per carta: puoi giocare ogni carta possibile, anche dove non finirà bene. Non si può passare, e arrendersi insieme è una cosa che il tavolo decide.

    Altrimenti contate le carte rimaste, in tutte le mani e nel mazzo; se un comando è stato violato, in quel momento. Meno di dieci è ottimo, dieci o più è una sconfitta.

rules-the-game-extreme-pro-title = Pro
rules-the-game-extreme-pro =
    Finché dura il mazzo giochi almeno tre carte. Quando è vuoto ne basta una. Stop e 3! restano come sono. Pro e On Fire si possono combinare.

rules-the-game-extreme-fire-title = On Fire
rules-the-game-extreme-fire =
    Sei carte bruciano: { BOX("the-game-extreme.fire_cards.0") }, { BOX("the-game-extreme.fire_cards.1") }, { BOX("the-game-extreme.fire_cards.2") }, { BOX("the-game-extreme.fire_cards.3") }, { BOX("the-game-extreme.fire_cards.4") } e { BOX("the-game-extreme.fire_cards.5") }. Una carta in fiamme in cima a una pila va coperta prima che finisca il turno del prossimo giocatore, o la partita è persa. Il prossimo giocatore è il prossimo che ha davvero un turno.

    La copre qualsiasi carta che possa andarci, anche con il trucco, anche un’altra carta in fiamme, che ha una scadenza sua. Un fuoco in scadenza tiene aperto il tuo turno, e nemmeno uno Stop può finirlo. Con tutte le { BOX("the-game-extreme.cards") } carte giocate avete vinto, anche se si vede ancora un fuoco; una partita persa per il fuoco si conta come ogni altra.

    Un numero in fiamme non porta comandi.

rules-the-game-extreme-known-title = Chi sa che cosa
rules-the-game-extreme-known =
    Quali numeri portano comandi lo sanno tutti. Ma nessuno vede la tua mano: nessuno sa quali comandi hai finché non lo dici o non li giochi. Il mazzo non è di nessuno.

    Tutti vedono le cime delle pile e quante carte ci sono in ogni mano e nel mazzo. Quelle sotto le hanno viste tutti quando sono state giocate; il tavolo può permettere di sfogliare le pile. A partita finita si scopre tutto.

rules-the-game-extreme-choices-title = Opzioni, e le nostre scelte
rules-the-game-extreme-choices =
    Ci sono tutte le opzioni di The Game: chi comincia, Pro, On Fire, sfogliare le pile, riprendere le carte, il segnale per il gambero. E per i comandi: quali sono in gioco, quali carte li portano, che cosa succede se uno è violato, «Una pila» a metà turno, e troppo poche carte in mano.

    I segnali e i dettagli che un computer deve stabilire sono scelte nostre: le regole stampate non ne parlano.
