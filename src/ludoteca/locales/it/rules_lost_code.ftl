### Le regole di The Lost Code e Think Str8! da leggere: sezioni con parole nostre, capoversi separati da una riga vuota.

## The Lost Code

rules-lost-code-goal-title = Lo scopo
rules-lost-code-goal =
    Davanti a te c’è un codice di sei numeri. Lo leggono tutti, tranne te. Round dopo round fai una supposizione su una somma dei tuoi numeri e ti viene detto se hai indovinato. Alla fine dici i numeri stessi.

    Ogni volta che indovini, il tuo dischetto avanza lungo il serpente. Si gioca in due, tre o quattro, e alla fine vince chi è più avanti.

rules-lost-code-box-title = Nella scatola
rules-lost-code-box =
    Sei simboli, ognuno con il suo colore e la sua forma: aquila, giaguaro, camaleonte, serpente, umano e orso. Ognuno ha rocce numerate da 0 a { BOX("lost-code.top_number_x") }, una per numero. Gli { BOX("lost-code.top_number_x") } servono solo per X-Race: una partita normale ha quindi { BOX("lost-code.pieces") } rocce.

    Tre dadi uguali portano i sei simboli, uno per faccia. Quattro tronchi reggono le rocce, e si usano sempre tutti e quattro, qualunque sia il numero dei giocatori. Sei segnalini scorciatoia e un teschio aspettano i loro moduli.

    Il tuo foglio sta dietro lo schermo ed è per i tuoi appunti. Nessuno lo controlla, e conta solo per i numeri definitivi.

rules-lost-code-wheels-title = Le sette ruote
rules-lost-code-wheels =
    Una ruota mostra nella finestra dei numeri vicini, e non ce ne sono due ugualmente ampie. Ampia è sicura, stretta rende: una ruota più ampia non vale mai più di una più stretta, alcune valgono lo stesso, e la più piccola, con un numero solo, vale più di tutte.

    I numeri sulla ruota vanno da 0 a { BOX("lost-code.top_sum") }, tre volte la roccia più alta. Con X-Race arrivano a { BOX("lost-code.top_sum_x") }.

    Nessuna edizione riporta tutta la tabella. Quella disegnata qui va d’accordo con tutto ciò che mostrano i regolamenti; altre due vanno bene lo stesso e si possono scegliere. Puoi anche farne una tua: ampiezze diverse, nessuna ruota più ampia che valga di più, la più piccola che valga più di tutte, almeno una ruota per giocatore e dodici al massimo.

rules-lost-code-setup-title = La preparazione
rules-lost-code-setup =
    Ognuno riceve un tronco. I tronchi che avanzano, due se giocate in 2 e uno in 3, sono neutrali e rivolti a tutti.

    Di ogni simbolo si mescolano coperte le rocce da 0 a { BOX("lost-code.top_number") }. Una torna nella scatola senza che nessuno la guardi, e una va in ogni tronco. Le tue sono messe in modo che solo gli altri ne vedano i numeri. Nella pila ne restano tre: in una partita ci sono dunque al massimo { BOX("lost-code.exchanges.0") } scambi ({ BOX("lost-code.exchanges.1") } nella versione introduttiva, { BOX("lost-code.exchanges.2") } con X-Race, { BOX("lost-code.exchanges.3") } con entrambe).

    I dischetti si impilano sullo spazio 0, in un ordine lasciato al caso, e le ruote sono pronte dal lato normale.

    Un numero che vedi in un altro tronco non può mai essere tuo, perché ce n’è uno solo. Il tuo foglio lo cancella per te.

rules-lost-code-track-title = Chi è avanti, chi è dietro
rules-lost-code-track =
    I tuoi punti sono il tuo posto sul tracciato, che comincia da 0 e non ha fine.

    I dischetti su uno stesso spazio formano una pila, e chi arriva va in cima. Più in alto vuol dire più indietro: su uno spazio il dischetto alla base è il primo, quello in cima l’ultimo.

    Anche tornare indietro è arrivare: finisci in cima. Un dischetto che non si muove non si solleva dalla pila. Puoi scendere sotto lo zero, a meno che il tavolo non abbia deciso che ci si ferma a 0.

rules-lost-code-round-title = Un round, passo per passo
rules-lost-code-round =
    Si giocano { BOX("lost-code.rounds.2") } round in 2, { BOX("lost-code.rounds.3") } in 3 e { BOX("lost-code.rounds.4") } in 4.

    All’inizio del round si guarda una volta sola chi sta dietro a chi. Quest’ordine vale per i dadi, i segnalini, le ruote e i controlli, anche mentre i dischetti si muovono.

    Prima i dadi, poi la ruota di ciascuno, poi i controlli, poi gli scambi di chi ha sbagliato. Le ruote tornano a posto, e comincia il round seguente.

    Con tutti i moduli la sequenza è: lancio, offerta di un segnalino, dadi con l’orso, cambio libero di un dado, ruote, controlli con la maledizione, dove va il teschio, scambi, ciò che esce dal gioco. Tu decidi dei segnalini, dei dadi, della tua ruota, del tuo scambio e dei numeri definitivi; il resto succede da sé.

rules-lost-code-dice-title = I dadi
rules-lost-code-dice =
    Chi è ultimo lancia i tre dadi davanti a tutti.

    Se tocca a te, lasciali come sono o cambiane uno, uno solo, in un altro simbolo in gioco. Può essere anche uno che un altro dado mostra già.

    In questo round contano i tre simboli che si vedono alla fine.

rules-lost-code-bid-title = Scegliere una ruota
rules-lost-code-bid =
    Dall’ultimo al primo, ognuno prende una ruota ancora libera e la sistema. La ruota copre il numero da cui comincia e quelli che seguono, tanti quanti ne mostra. È come dire: la mia somma è uno di questi numeri.

    La finestra dev’essere piena: l’intervallo sta tutto tra 0 e { BOX("lost-code.top_sum") }, o { BOX("lost-code.top_sum_x") } con X-Race.

    Nessuno passa. Tutti vedono subito come hai sistemato la ruota, anche chi sceglie dopo di te, e così resta.

rules-lost-code-check-title = Controllare le supposizioni
rules-lost-code-check =
    La tua somma comprende la tua roccia di ogni simbolo sui dadi. Un simbolo su due dadi vale due volte, su tre dadi tre volte.

    Uno dopo l’altro, nell’ordine del round: se il tuo intervallo contiene la somma, segni i punti della ruota e avanzi subito di altrettanti spazi, prima del controllo seguente. Altrimenti non segni niente e ti viene detto se la somma è minore o maggiore del tuo intervallo.

    Con la ruota più piccola sai solo che hai sbagliato. Risponde il gioco stesso, dice il vero e lo sentono tutti; la somma non viene mai detta.

rules-lost-code-exchange-title = Scambiare una roccia
rules-lost-code-exchange =
    Finiti i controlli, chi ha sbagliato scambia una roccia. Comincia chi è ultimo adesso, con i nuovi punti; uno alla volta, così chi viene dopo sa di più.

    Scegli un tuo simbolo qualsiasi che abbia ancora rocce da pescare, che sia sui dadi o no. La vecchia roccia si scopre accanto a te e lì rimane: ora la vedi anche tu, e non torna più. Al suo posto ne arriva una nuova dello stesso simbolo, che vedono tutti tranne te.

    Devi scambiare finché in una pila c’è ancora una roccia. Quando le pile sono tutte vuote, nessuno scambia più. L’ultimo round non fa eccezione: prima lo scambio, poi i numeri definitivi.

rules-lost-code-final-title = I numeri definitivi
rules-lost-code-final =
    Dopo l’ultimo round scrivi in segreto fino a tre numeri diversi per ogni simbolo, da 0 a { BOX("lost-code.top_number") } ({ BOX("lost-code.top_number_x") } con X-Race). Puoi anche non scriverne. Niente si scopre finché non hanno finito tutti.

    Se la tua roccia è tra quelli, un numero solo vale { BOX("lost-code.hits.1") } punti, due valgono { BOX("lost-code.hits.2") }, tre valgono { BOX("lost-code.hits.3") }. Se non c’è, o se non hai scritto niente, perdi { BOX("lost-code.loss") }.

rules-lost-code-win-title = Chi vince
rules-lost-code-win =
    Si sommano i tuoi simboli, e il dischetto si muove una volta sola, avanti o indietro. Si comincia dall’ultimo e si finisce con il primo, nell’ordine che valeva prima di questi movimenti.

    Vince chi è più avanti; su uno stesso spazio, chi è alla base della pila. Così il vincitore è sempre uno, e gli altri posti si decidono allo stesso modo.

    Poi tutte le rocce si possono guardare. Quale fosse quella tolta all’inizio può restare un mistero: è una di quelle che nessuno ha pescato, e il gioco non ne sceglie una dopo.

rules-lost-code-known-title = Chi sa che cosa
rules-lost-code-known =
    Tutti conoscono i dadi, le ruote e gli intervalli, le risposte, il tracciato con le sue pile, le rocce scartate, quante ne restano da pescare, e chi ha un segnalino o il teschio. Le tue rocce le conoscono tutti tranne te. Il tuo foglio e i tuoi numeri definitivi sono solo tuoi fino alla fine. Che cosa è stato tolto o resta da pescare non lo sa nessuno.

    Niente di ciò che ti arriva parla delle tue rocce. Chi guarda soltanto vede quello che sanno tutti i giocatori.

    Chiacchiera quanto vuoi, ma lascia che sia il gioco a parlare delle rocce: nella chat i numeri non passano.

    Una roccia che hai scartato da quel momento è nota. Guarda indietro: i round passati con quel simbolo ora ti dicono di più.

rules-lost-code-introductory-title = Versione introduttiva
rules-lost-code-introductory =
    Per le prime partite e con i bambini. Gli orsi restano nella scatola: si gioca con cinque simboli, e alla fine ne contano cinque.

    Un dado che mostra un orso va cambiato in un altro simbolo da chi ha lanciato, ognuno per conto suo; due possono diventare uguali. Il cambio libero di un dado c’è lo stesso, anche per un dado appena cambiato, ma mai nell’orso.

rules-lost-code-x-race-title = X-Race
rules-lost-code-x-race =
    Entrano gli { BOX("lost-code.top_number_x") }: nove rocce per simbolo, quattro delle quali restano da pescare. Le ruote mostrano il lato X, che arriva a { BOX("lost-code.top_sum_x") }, e i numeri definitivi possono arrivare a { BOX("lost-code.top_number_x") }.

    Il resto non cambia. Una ruota conserva ampiezza e valore.

rules-lost-code-shortcut-title = Scorciatoia Letale
rules-lost-code-shortcut =
    C’è un segnalino per ogni simbolo. Quando due o tre dadi escono uguali e nessuno ha ancora il loro segnalino, questo è in offerta, subito dopo il lancio: prima a chi ha lanciato, poi agli altri nell’ordine del round. Chi lo prende chiude l’offerta e lo tiene. Nei round seguenti puoi prenderne altri.

    Se lo prendi, scrivi all’istante uno, due o tre numeri definitivi per quel simbolo: segreti, e non si cambiano più. Valgono il doppio: { BOX("lost-code.locked_hits.1") }, { BOX("lost-code.locked_hits.2") } o { BOX("lost-code.locked_hits.3") } se indovini, e { BOX("lost-code.locked_loss") } punti persi se sbagli. Puoi ancora scambiare quella roccia; conta quella che hai alla fine.

    Dopo l’offerta chi ha lanciato può cambiare un dado come al solito, e il segnalino non ne risente. Ma se il segnalino l’ha preso chi ha lanciato, in questo round non cambia dadi, a meno che il tavolo non permetta entrambe le cose.

    Negli ultimi tre round non c’è offerta: i segnalini che nessuno ha preso escono dal gioco dopo il round { BOX("lost-code.token_rounds.2") }, { BOX("lost-code.token_rounds.3") } o { BOX("lost-code.token_rounds.4") } in 2, 3 o 4.

    Nella versione introduttiva il segnalino dell’orso non c’è. L’offerta guarda i dadi come sono caduti, e gli orsi vanno comunque cambiati, anche da chi ha preso un segnalino.

rules-lost-code-curse-title = La Maledizione del Tempio
rules-lost-code-curse =
    All’inizio il teschio non è di nessuno, ed essere in testa non basta per averlo. Va al primo che con un controllo arriva allo spazio { BOX("lost-code.curse_begins") } o oltre. Quel giocatore è maledetto dal round seguente, o subito se così vuole il tavolo.

    Se la maledizione è tua e indovini, segni come sempre. Se sbagli, torni indietro dei punti della tua ruota e scambi come sempre. In ogni caso, ogni altro giocatore che sbaglia ti porta 1 punto, che segni all’istante.

    Finiti i controlli si guarda dove sono i dischetti. Se uno è al { BOX("lost-code.curse_ends") } o oltre, il teschio esce dal gioco. Altrimenti va a chi è in testa; su uno stesso spazio, a chi è alla base della pila. Resta in gioco anche se tutti ricadono sotto il { BOX("lost-code.curse_begins") }.

    L’ultimo round ne è libero: il teschio esce dopo il round { BOX("lost-code.curse_rounds.2") }, { BOX("lost-code.curse_rounds.3") } o { BOX("lost-code.curse_rounds.4") } in 2, 3 o 4.

rules-lost-code-choices-title = Tutto insieme, e le nostre scelte
rules-lost-code-choices =
    X-Race, Scorciatoia Letale e Maledizione del Tempio stanno insieme come volete, e ognuna anche con la versione introduttiva.

    Dove le edizioni non sono d’accordo, decide il tavolo. Gli scambi: prima l’ultimo con i nuovi punti, come nelle edizioni italiana e inglese, o nell’ordine delle supposizioni, come in quella francese. Segnalino e dado per chi lancia: o l’uno o l’altro, come nell’edizione inglese, o tutti e due, come in quella italiana.

    Dove le edizioni tacciono, abbiamo scelto noi. Due di queste scelte sono opzioni: se si può scendere sotto lo zero, e se la maledizione si sente dal round seguente o subito.

## Think Str8!

rules-think-str8-goal-title = Lo scopo
rules-think-str8-goal =
    Sul tuo leggio ci sono sei carte, una per colore. Tutti ne vedono i numeri, tranne te. Round dopo round scommetti su una loro somma e ti viene detto se hai indovinato. Alla fine dici i numeri stessi.

    Ogni volta che indovini, il tuo segnapunti avanza, e alla fine vince chi è più avanti. È la sorella maggiore di The Lost Code: carte, leggii e righelli, senza moduli.

rules-think-str8-box-title = Nella scatola
rules-think-str8-box =
    Si gioca in due, tre o quattro. I colori sono sei, nell’ordine del foglio: blu, verde, giallo, viola, rosso, grigio. Ognuno ha carte da 0 a { BOX("think-str8.top_number") }, una per numero: { BOX("think-str8.pieces") } in tutto.

    Tre dadi mostrano i sei colori, uno per faccia. I quattro leggii si riempiono sempre, qualunque sia il numero dei giocatori; quelli senza giocatore sono neutrali e aperti a tutti.

rules-think-str8-tiles-title = Righello e tessere
rules-think-str8-tiles =
    Scommetti su un righello tutto tuo, che va da 0 a { BOX("think-str8.top_sum") }. Sette tessere, tutte di misura diversa, ne coprono alcuni numeri e portano scritto quanto valgono. La più piccola vale più di tutte.

    Il regolamento non riporta tutta la tabella. Quella disegnata qui va d’accordo con i suoi esempi; una seconda va bene lo stesso e si può scegliere, e puoi farne una tua.

rules-think-str8-setup-title = La preparazione
rules-think-str8-setup =
    I segnapunti si impilano sulla partenza, che è 0, in un ordine lasciato al caso.

    Di ogni colore si mescolano le carte, se ne toglie una senza guardarla, e ogni leggio ne riceve una. Tre restano da pescare.

    Il foglio è solo tuo. I numeri visti altrove sono anneriti, perché non possono mai essere tuoi. Quelli che hai escluso ragionando hanno una croce, e possono tornare possibili quando ricevi una carta nuova.

rules-think-str8-track-title = Chi è avanti, chi è dietro
rules-think-str8-track =
    I tuoi punti sono il tuo posto. I segnapunti su uno stesso spazio formano una pila, e chi arriva va in cima. Più in alto vuol dire più indietro: quello alla base è il primo, quello in cima l’ultimo.

    Anche tornare indietro è arrivare. Un segnapunti che non si muove non si solleva. Puoi scendere sotto lo zero, a meno che il tavolo non abbia deciso che ci si ferma a 0.

rules-think-str8-round-title = Un round, passo per passo
rules-think-str8-round =
    I round sono { BOX("think-str8.rounds.2") } in 2, { BOX("think-str8.rounds.3") } in 3 e { BOX("think-str8.rounds.4") } in 4.

    Prima i dadi. Poi ognuno sceglie una tessera, e tutte si piazzano. Poi si controllano le scommesse, e chi ha sbagliato cambia una carta. Le tessere tornano a posto, e comincia il round seguente.

rules-think-str8-dice-title = I dadi
rules-think-str8-dice =
    Chi è ultimo lancia i tre dadi. Se tocca a te, poi puoi cambiare un solo dado in un altro colore qualsiasi. In questo round contano i tre colori che si vedono alla fine.

rules-think-str8-bid-title = Scegliere e piazzare una tessera
rules-think-str8-bid =
    Dall’ultimo al primo, ognuno prende una tessera; quella presa non c’è più per questo round. Nessuno passa.

    Quando tutti ne hanno una, si piazzano sui righelli nello stesso momento, e gli intervalli si mostrano quando ci sono tutte. Il tavolo può anche farle piazzare una dopo l’altra, davanti a tutti.

    Nessuna parte della tessera può sporgere dal righello, e una tessera piazzata lì resta.

rules-think-str8-check-title = Controllare le scommesse
rules-think-str8-check =
    La tua somma comprende la tua carta di ogni colore sui dadi. Un colore su due dadi vale due volte, su tre dadi tre volte.

    Si controlla prima chi ha lanciato, poi gli altri nell’ordine in cui hanno scelto. Se la tua tessera copre la somma, avanzi di quanto vale. Altrimenti non guadagni niente e senti «maggiore» o «minore».

    Con la tessera più piccola sai solo che hai sbagliato.

rules-think-str8-exchange-title = Cambiare una carta
rules-think-str8-exchange =
    Poi chi ha sbagliato cambia una carta, cominciando dall’ultimo, secondo la posizione attuale dei segnapunti.

    Scegli un colore che abbia ancora carte. La vecchia carta si scopre davanti a tutti, anche a te. La nuova è dello stesso colore, e solo tu non la vedi.

    Devi cambiarne una finché in un mazzetto c’è ancora una carta. Quando sono tutti vuoti, non si cambia niente.

rules-think-str8-final-title = I numeri definitivi
rules-think-str8-final =
    Dopo l’ultimo round scrivi in segreto, per ogni colore, da uno a tre numeri diversi, da 0 a { BOX("think-str8.top_number") }. Si scoprono quando tutti sono pronti.

    Se la tua carta è tra quelli, un numero vale { BOX("think-str8.hits.1") } punti, due valgono { BOX("think-str8.hits.2") }, tre valgono { BOX("think-str8.hits.3") }. Un errore ne costa { BOX("think-str8.loss") }, quanti che siano i numeri scritti. Puoi lasciare vuoto un colore: conta come un errore.

rules-think-str8-win-title = Chi vince
rules-think-str8-win =
    A partire dall’ultimo, ogni segnapunti si muove una volta sola del totale del suo giocatore, avanti o indietro.

    Vince chi ha più punti; su uno stesso spazio, chi è alla base della pila.

rules-think-str8-introductory-title = Versione introduttiva
rules-think-str8-introductory =
    Per le prime partite. Le carte grigie restano nella scatola: si gioca con cinque colori, e alla fine ne contano cinque.

    Chi lancia deve cambiare ogni dado grigio in un altro colore, e può comunque cambiare un dado come sempre. Il grigio non può restare.

    Più dadi grigi possono diventare colori qualsiasi, come nell’edizione francese. Il tavolo può chiedere colori diversi tra loro, come in quella italiana; anche allora va bene un colore su cui un altro dado è caduto da sé.

rules-think-str8-known-title = Chi sa che cosa
rules-think-str8-known =
    Tutti conoscono i dadi, le tessere e gli intervalli, le risposte, il tracciato con le sue pile, le carte scartate e quante ne restano da pescare. Le tue carte le conoscono tutti tranne te. Il tuo foglio e i tuoi numeri definitivi sono solo tuoi fino alla fine. Che cosa è stato tolto o resta da pescare non lo sa nessuno.

    Niente di ciò che ti arriva parla delle tue carte. Chi guarda soltanto vede quello che sanno tutti i giocatori.

    Chiacchiera quanto vuoi, ma lascia che sia il gioco a parlare delle carte: nella chat i numeri non passano.

rules-think-str8-choices-title = Edizioni, e le nostre scelte
rules-think-str8-choices =
    Il tavolo può scegliere: la versione introduttiva, le tessere, se piazzarle insieme o una dopo l’altra, come si cambiano i dadi grigi, e se si può scendere sotto lo zero.

    La copia francese che conosciamo si interrompe prima della fine del gioco, perciò per i numeri definitivi vale l’edizione italiana.
