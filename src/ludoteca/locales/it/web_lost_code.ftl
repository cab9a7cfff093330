### I tavoli di The Lost Code e Think Str8! nel browser.

lc-table = Tavolo
lc-result = Il risultato
lc-prompt-wait = Un momento: dadi e pesca.
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
            [one] Un colore non ha numeri. Costa 2.
           *[other] { $count } colori non hanno numeri. Ognuno costa 2.
        }
       *[lost-code] { $count ->
            [one] Un simbolo non ha numeri. Costa 2.
           *[other] { $count } simboli non hanno numeri. Ognuno costa 2.
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
lc-advice = Cosa farebbe l’allenatore
lc-advice-value = vale { $value } punti (± { $error })
lc-won = { $name } ha vinto.
lc-won-you = Hai vinto.
lc-end-legend = { $game ->
        [think-str8] Sotto ogni carta: i numeri scritti e i punti che hanno portato.
       *[lost-code] Sotto ogni roccia: i numeri scritti e i punti che hanno portato.
    }
lc-final-line = { $symbol } era { $number }, scritto { $guesses }, punti { $points }
lc-removed = Fuori dal gioco fin dall’inizio: { $stones }.
lc-order = Ordine del round: comincia chi è più indietro
lc-order-now = è di turno
lc-order-done = ha scelto
lc-best-chance = al massimo { $chance } di indovinare
lc-token-free = libero
lc-tokens-how = Se dopo il lancio due o tre dadi sono uguali, si offre il segnalino di quel simbolo: fissi subito i tuoi numeri definitivi, per punti doppi o perdita doppia.
lc-tokens-taken = Questi numeri sono fissati e alla fine valgono doppio.
lc-curse-waiting = Il teschio aspetta. Chi raggiunge per primo lo spazio 7 è maledetto.
lc-curse-gone = La maledizione è finita.
lc-curse-held =
    { $self ->
        [yes] Sei sotto la maledizione: se sbagli perdi i punti della tua ruota, ma ogni errore degli altri ti vale 1.
       *[no] { $name } è sotto la maledizione: se sbaglia perde i punti della ruota, ma ogni errore degli altri gli vale 1.
    }
lc-cursed-now = Il teschio va a { $name }.
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
            [one] Hai { $points } punto, { $place }° posto su { $players }.
           *[other] Hai { $points } punti, { $place }° posto su { $players }.
        }
    }
