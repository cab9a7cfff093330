### The Game e The Game: Extreme: che cosa si può contare, le probabilità e i consigli.

## Il foglio

cards-sheet-unseen =
    { $count ->
        [0] Hai visto tutte le carte.
        [one] Una carta non si è ancora vista.
       *[other] { $count } carte non si sono ancora viste.
    }
cards-sheet-trick = Il tuo { $card } torna indietro di dieci { pile-onto }.
cards-sheet-close = Il tuo { $card } non scavalca nessuna carta ancora da vedere { pile-onto }.

## Probabilità

cards-odds-stuck =
    { $percent ->
        [0] Con le pile così, il prossimo difficilmente resterà bloccato.
        [100] Con le pile così, il prossimo è bloccato.
       *[other] Con le pile così, il prossimo resta bloccato con probabilità del { $percent }%.
    }
cards-odds-rescue = Il { $card } tornerebbe indietro di dieci { pile-onto }: { $teammates }% in mano a un compagno ({ $next }% al prossimo), { $draw }% ancora nel mazzo.
cards-odds-doomed =
    { $ways ->
        [none] { $mine ->
            [yes] Solo il trucco del gambero salva il tuo { $card }, e si può fare subito.
           *[no] Solo il trucco del gambero salva il { $card }, e si può fare subito.
        }
        [cover] { $mine ->
            [yes] Solo il trucco del gambero salva il tuo { $card }, appena «{ command-no-backwards }» è coperto.
           *[no] Solo il trucco del gambero salva il { $card }, appena «{ command-no-backwards }» è coperto.
        }
       *[other] { $mine ->
            [yes] Solo il trucco del gambero salva il tuo { $card }: prima serve { $ways }.
           *[no] Solo il trucco del gambero salva il { $card }: prima serve { $ways }.
        }
    }
cards-odds-lost =
    { $mine ->
        [yes] Nulla può più salvare il tuo { $card }.
       *[no] Nulla può più salvare il { $card }.
    }
cards-odds-command =
    { $count ->
        [one] { command-name }: una carta deve ancora uscire, { $teammates }% in mano a un compagno ({ $next }% al prossimo).
       *[other] { command-name }: { $count } carte devono ancora uscire, almeno una in mano a un compagno { $teammates }% ({ $next }% al prossimo).
    }

## Il consigliere

cards-coach-only = È l’unico modo di completare il turno.
cards-coach-cover = Copre ciò che va coperto, { pile-on }.
cards-coach-trick = Torna indietro di dieci con il { $card } { pile-onto }.
cards-coach-chain = Torna indietro di dieci { $count } volte.
cards-coach-asked = Non tocca { pile-name }, come ha chiesto un compagno.
cards-coach-extra =
    { $count ->
        [0] Gioca { $laid } carte e non ne scavalca nessuna ancora da vedere.
        [one] Gioca { $laid } carte e ne scavalca una sola ancora da vedere.
       *[other] Gioca { $laid } carte e ne scavalca solo { $count } ancora da vedere.
    }
cards-coach-passes =
    { $count ->
        [0] Non scavalca nessuna carta ancora da vedere.
        [one] Scavalca una carta ancora da vedere.
       *[other] Scavalca { $count } carte ancora da vedere.
    }
cards-coach-end = Chiude il turno e tiene le altre carte.
cards-coach-stuck = Questo turno non si può più completare.
cards-coach-wait = Non è il tuo turno.
