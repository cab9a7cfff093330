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
        [0] Con le pile così, il prossimo non può restare bloccato.
        [100] Con le pile così, il prossimo è bloccato.
       *[other] Con le pile così, il prossimo resta bloccato con probabilità del { $percent }%.
    }
cards-odds-rescue = Il { $card } tornerebbe indietro di dieci { pile-onto }: { $teammates }% in mano a un compagno ({ $next }% al prossimo), { $draw }% ancora nel mazzo.
cards-odds-doomed =
    { $ways ->
        [none] Solo il trucco del gambero salva il tuo { $card }, e si può fare subito.
        [cover] Solo il trucco del gambero salva il tuo { $card }, appena «{ command-no-backwards }» è coperto.
       *[other] Solo il trucco del gambero salva il tuo { $card }: prima serve { $ways }.
    }
cards-odds-lost =
    { $count ->
        [one] Nulla può più salvare il { $cards }: non si può più vincere.
       *[other] Nulla può più salvare { $cards }: non si può più vincere.
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
cards-coach-chain =
    { $count ->
        [2] Torna indietro di dieci due volte.
       *[other] Torna indietro di dieci { $count } volte.
    }
cards-coach-asked = Non tocca { pile-name }, come ha chiesto un compagno.
cards-coach-extra =
    { $laid ->
        [1] { $count ->
            [0] Gioca un’altra carta e non ne scavalca nessuna ancora da vedere.
            [one] Gioca un’altra carta e ne scavalca una sola ancora da vedere.
           *[other] Gioca un’altra carta e ne scavalca solo { $count } ancora da vedere.
        }
       *[other] { $count ->
            [0] Gioca { $laid } carte e non ne scavalca nessuna ancora da vedere.
            [one] Gioca { $laid } carte e ne scavalca una sola ancora da vedere.
           *[other] Gioca { $laid } carte e ne scavalca solo { $count } ancora da vedere.
        }
    }
cards-coach-passes =
    { $count ->
        [0] Non scavalca nessuna carta ancora da vedere.
        [one] Scavalca una carta ancora da vedere.
       *[other] Scavalca { $count } carte ancora da vedere.
    }
cards-coach-fewest =
    { $count ->
        [one] Scavalca una sola carta ancora da vedere.
       *[other] Scavalca solo { $count } carte ancora da vedere.
    }
cards-coach-ready = Permette di tornare indietro di dieci con il { $card } più avanti.
cards-coach-more =
    { $laid ->
        [1] { $count ->
            [0] Gioca una carta e non ne scavalca nessuna ancora da vedere.
            [one] Gioca una carta e ne scavalca una ancora da vedere.
           *[other] Gioca una carta e ne scavalca { $count } ancora da vedere.
        }
       *[other] { $count ->
            [0] Gioca { $laid } carte e non ne scavalca nessuna ancora da vedere.
            [one] Gioca { $laid } carte e ne scavalca una ancora da vedere.
           *[other] Gioca { $laid } carte e ne scavalca { $count } ancora da vedere.
        }
    }
cards-coach-one-pile = Gioca solo { pile-onto } e lascia le altre pile come sono.
cards-coach-tried =
    { $aim ->
        [cards] { $count ->
            [one] Scavalca una carta ancora da vedere, ma alla fine ne restano meno.
           *[other] Scavalca { $count } carte ancora da vedere, ma alla fine ne restano meno.
        }
       *[win] { $count ->
            [one] Scavalca una carta ancora da vedere, ma continuando la partita si vince più spesso.
           *[other] Scavalca { $count } carte ancora da vedere, ma continuando la partita si vince più spesso.
        }
    }
cards-coach-ignored =
    { $aim ->
        [win] Gioca { pile-onto } contro la richiesta di un compagno: così si vince comunque più spesso.
        [cards] Gioca { pile-onto } contro la richiesta di un compagno: così restano comunque meno carte.
       *[none] Gioca { pile-onto } contro la richiesta di un compagno.
    }
cards-coach-end = Chiude il turno e tiene le altre carte.
cards-coach-lost = Lascia il turno incompleto: la partita è persa.
cards-coach-start =
    { $mine ->
        [yes] Prende il primo turno.
       *[no] Lascia il primo turno a un compagno.
    }
cards-coach-stuck = Questo turno non si può più completare.
cards-coach-save =
    { $count ->
        [one] Il turno non si può completare, ma resta una carta in meno.
       *[other] Il turno non si può completare, ma restano { $count } carte in meno.
    }
cards-coach-hopeless = Vincere è ormai quasi impossibile: ora conta lasciare meno carte possibile.
