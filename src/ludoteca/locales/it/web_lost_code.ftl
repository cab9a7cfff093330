### I tavoli di The Lost Code e Think Str8! nel browser.

lc-table = Tavolo
lc-result = Il risultato
lc-prompt-wait = Un momento: dadi e pesca.
lc-prompt-check = Tutti hanno scelto. Chi ha ragione?
lc-prompt-all-in = Tutti hanno scritto i numeri definitivi.
lc-prompt-guess = Scrivi in segreto i tuoi numeri definitivi.
lc-prompt-other =
    { $phase ->
        [token] { $names } può prendere il segnalino.
        [lock] { $names } sta fissando i numeri.
        [replace] { $names } cambia i dadi non in gioco.
        [turn] { $names } può cambiare un dado.
        [wheel] { $game ->
            [think-str8] { $names } sta scegliendo una tessera.
           *[lost-code] { $names } sta scegliendo una ruota.
        }
        [place] Si aspettano le tessere di { $names }.
        [exchange] { $names } deve fare uno scambio.
        [guess] Si aspettano i numeri definitivi di { $names }.
       *[other] Si aspetta { $names }.
    }
lc-width =
    { $width ->
        [one] un numero
       *[other] { $width } numeri
    }
lc-turn-die = Cambia il dado { $die }, ora { lost-code-symbol }
lc-turn-to = Cambia il dado { $die } in
lc-tap-die = Tocca un dado per cambiarlo, o tienili tutti e tre.
lc-wheels = { $game ->
        [think-str8] Tessere: lunghezza e punti
       *[lost-code] Ruote: numeri e punti
    }
lc-taken = già presa
lc-pick-wheel = { $game ->
        [think-str8] Scegli una tessera.
       *[lost-code] Scegli una ruota, poi girala.
    }
lc-chance = { $chance } di indovinare, vale { $value }
lc-commit = Imposta { $range } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
lc-numbers-for = Numeri per { $symbol }
lc-out = non è il tuo
lc-token-offer = Più dadi mostrano { $symbol }. Prendi il segnalino e fissi ora i tuoi numeri, per punti doppi o perdita doppia?
lc-lock-some = Scegli da uno a tre numeri. Non si potranno più cambiare.
lc-lock-stake = Giusto: { $best }. Sbagliato: { $worst }.
lc-exchange-how = { $game ->
        [think-str8] Supposizione sbagliata. Scegli qui sotto una tua carta: viene scoperta e ne ricevi una nuova.
       *[lost-code] Supposizione sbagliata. Scegli qui sotto una tua roccia: viene scoperta e ne ricevi una nuova.
    }
lc-locked = fissato, doppio
lc-stake = Se tutti i tuoi numeri sono giusti: { $best }. Se sono tutti sbagliati: { $worst }.
lc-stake-line = { $best } o { $worst }
lc-stake-none = niente di scritto: { $worst }
lc-still-empty =
    { $all ->
        [yes] Non hai ancora scritto niente: così perdi { $lost }.
       *[no] { $game ->
            [think-str8] { $count ->
                [one] Un colore è ancora vuoto.
               *[other] { $count } colori sono ancora vuoti.
            }
           *[lost-code] { $count ->
                [one] Un simbolo è ancora vuoto.
               *[other] { $count } simboli sono ancora vuoti.
            }
        }
    }
lc-submit = Consegna
lc-empty-title = Non scrivi nulla?
lc-empty =
    { $game ->
        [think-str8] { $count ->
            [one] Un colore non ha numeri. Costa { BOX("lost-code.loss") }.
           *[other] { $count } colori non hanno numeri. Ognuno costa { BOX("lost-code.loss") }.
        }
       *[lost-code] { $count ->
            [one] Un simbolo non ha numeri. Costa { BOX("lost-code.loss") }.
           *[other] { $count } simboli non hanno numeri. Ognuno costa { BOX("lost-code.loss") }.
        }
    }
lc-empty-back = Torna ai numeri
lc-stacks = Da pescare, e ciò che è stato scoperto
lc-stack = { $symbol }: { $left ->
        [0] niente da pescare
        [one] ne resta una da pescare
       *[other] ne restano { $left } da pescare
    }
lc-discarded = { $name } ha scartato { $symbol } { $number }
lc-tokens = Segnalini della scorciatoia
lc-sheet-watching = Siediti per avere un foglio tuo.
lc-codes =
    { $codes ->
        [one] Resta un solo codice: lo conosci.
       *[other] { $codes } codici sono ancora possibili.
    }
lc-cell-seen = visto altrove
lc-cell-crossed = impossibile
lc-cell-x = barrato da te
lc-cell-o = cerchiato da te
lc-legend = Nero: visto altrove. Tocca un numero per barrarlo, ancora per cerchiarlo.
lc-legend-odds = Nero: visto altrove; barrato: impossibile; il resto è in per cento. Tocca per barrare, ancora per cerchiare.
lc-rounds = I tuoi round
lc-others-rounds = I round degli altri
lc-known = noto da allora
lc-won = { $name } ha vinto.
lc-won-you = Hai vinto.
lc-end-legend = { $game ->
        [think-str8] Sotto ogni carta: i numeri scritti e i punti che hanno portato.
       *[lost-code] Sotto ogni roccia: i numeri scritti e i punti che hanno portato.
    }
lc-final-line = { $symbol } era { $number }, scritto { $guesses }, punti { $points }
lc-removed = Fuori dal gioco fin dall’inizio: { $stones }.
lc-order = Ordine del round: comincia chi è più indietro
lc-order-done = ha scelto
lc-best-chance = al massimo { $chance } di indovinare
lc-token-free = libero
lc-tokens-how = Se dopo il lancio due o tre dadi sono uguali, si offre il segnalino di quel simbolo: fissi subito i tuoi numeri definitivi, per punti doppi o perdita doppia.
lc-tokens-taken = Questi numeri sono fissati e alla fine valgono doppio.
lc-curse-waiting = Il teschio aspetta. Chi raggiunge per primo lo spazio { BOX("lost-code.curse_begins") } è maledetto.
lc-curse-gone = La maledizione è finita.
lc-curse-held =
    { $self ->
        [yes] Sei sotto la maledizione: se sbagli perdi i punti della tua ruota, ma ogni errore degli altri ti vale 1.
       *[no] { $name } è sotto la maledizione: se sbaglia perde i punti della ruota, ma ogni errore degli altri gli vale 1.
    }
lc-cursed-now = { $self ->
        [yes] Il teschio viene da te.
       *[no] Il teschio va a { $name }.
    }
lc-neutral = { $game ->
        [think-str8] Leggio neutrale { $log }
       *[lost-code] Tronco neutrale { $log }
    }
lc-you = Tu
lc-nothing = niente
lc-dealt-own = Per te arriva { lost-code-symbol }.
lc-handed-in = { $name } ha scritto tutti i numeri definitivi.
lc-gain = Punti: { $gain }.
lc-gain-cursed = Per la maledizione { $name } guadagna { $points }.
lc-end-own = { $place ->
        [1] { $count ->
            [one] Hai { $points } punto.
           *[other] Hai { $points } punti.
        }
       *[other] { $count ->
            [one] Hai { $points } punto, { $place }º posto su { $players }.
           *[other] Hai { $points } punti, { $place }º posto su { $players }.
        }
    }

## In scena: che cosa si chiede, si controlla, si scopre

lc-task-yours = I tuoi
lc-task-all = Per ciascuno
lc-task-guess = { $game ->
        [think-str8] Quali numeri ci sono sulle tue carte?
       *[lost-code] Quali numeri ci sono sulle tue rocce?
    }
lc-pick-how = { $game ->
        [think-str8] { $width } · { $points } copre { $width ->
            [one] un numero
           *[other] { $width } numeri
        } e vale { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[lost-code] { $width } · { $points } mostra { $width ->
            [one] un numero
           *[other] { $width } numeri
        } e vale { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
lc-pick-why = Meno numeri ci sono, più è difficile indovinare e più punti si fanno.
lc-wheel-numbers = { $width ->
        [one] 1 numero
       *[other] { $width } numeri
    }
lc-wheel-pays = { $width ->
        [one] 1 numero
       *[other] { $width } numeri
    } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
lc-bet-now = sceglie
lc-bet-next = è il prossimo
lc-bet-later = dopo
lc-check-of = { $self ->
        [yes] Hai indovinato con { $range }?
       *[no] { $name } ha indovinato con { $range }?
    }
lc-check-ask = { $width ->
        [one] È { $range }?
       *[other] Tra { $range }?
    }
lc-verdict = { $answer ->
        [right] Centro
        [lower] No: minore
        [higher] No: maggiore
       *[wrong] No
    }
lc-gives = { $self ->
        [yes] Scarti { $symbol } { $number }.
       *[no] { $name } scarta { $symbol } { $number }.
    }
lc-swap-out = via
lc-swap-in = nuovo
lc-final-of = { $self ->
        [yes] Il tuo codice e quello che hai scritto.
       *[no] Il codice di { $name } e quello che ha scritto.
    }
lc-score = { $count ->
        [one] { $points } punto, posto { $place } su { $players }
       *[other] { $points } punti, posto { $place } su { $players }
    }
lc-place = { $place }º
lc-curse-short = { $state ->
        [held] { $self ->
            [yes] La maledizione è su di te
           *[no] Maledizione su { $name }
        }
        [gone] La maledizione è finita
       *[waiting] Il teschio aspetta al { BOX("lost-code.curse_begins") }
    }
lc-cell-pinned = certo
lc-head-round = Round
lc-head-dice = Dadi
lc-head-bet = Puntata
lc-head-sum = Somma
lc-head-known = Noto
lc-known-stone = { $times ->
        [one] { $symbol } { $number }
       *[other] { $symbol } { $number } su { $times } dadi
    }
lc-known-how = { $game ->
        [think-str8] Da allora hai scoperto: { $stones }. Contavano nella somma di questo round.
       *[lost-code] Da allora hai scartato: { $stones }. Contavano nella somma di questo round.
    }
lc-end-gain = { $points } per i numeri definitivi
lc-offline = offline
