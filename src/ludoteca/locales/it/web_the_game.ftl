### I tavoli di The Game ed Extreme nel browser.

tg-table = Tavolo
tg-hand = Le tue carte
tg-cards-held =
    { $cards ->
        [one] ha una carta
       *[other] ha { $cards } carte
    }
tg-tells = Cosa si dice dei comandi
tg-in-force = In vigore adesso
tg-only-pile = In questo turno: { pile-name }.
tg-three = 3!: esattamente tre carte in questo turno, giocate { $laid }.
tg-cover-skull = Copri il teschio { pile-on } prima di finire il turno.
tg-fire-burning = Fuoco { pile-on }: deve coprirlo il prossimo giocatore.
tg-fire-due = Fuoco { pile-on }: coprilo in questo turno.
# The same in the fewest words, where several stand on a phone.
tg-three-brief = 3!: { $laid } su 3
tg-skull-brief = Copri il teschio
tg-fire-brief =
    { $fire ->
        [due] Copri il { $card }
       *[burning] Il { $card } brucia
    }

tg-own-start = Cominci tu.
tg-own-lay = Giochi il { $card } { pile-onto }.
tg-own-take-back = Riprendi l’ultima carta.
tg-own-end = Finisci il turno.
tg-log-command = Comando: { command-name }.
tg-log-fire = È in fiamme.

tg-prompt-over = Fine.
tg-prompt-wait = Si distribuiscono le carte.
tg-prompt-draw = Si pescano le carte.
tg-prompt-start = Chi comincia? Fai il primo turno, se hai una buona mano.
tg-prompt-start-one = Decidi tu: chi comincia?
tg-prompt-start-other = { $name } decide chi comincia.
tg-prompt-start-team = La squadra decide chi comincia.
tg-prompt-other = Tocca a { $name }.
tg-prompt-lay-first =
    { $more ->
        [one] Tocca a te: gioca una carta.
       *[other] Tocca a te: gioca { $more } carte.
    }
tg-prompt-lay-more =
    { $more ->
        [one] Tocca a te: gioca ancora una carta.
       *[other] Tocca a te: gioca ancora { $more } carte.
    }
tg-prompt-cover = Tocca a te: copri { pile-name }.
tg-prompt-may-end = Gioca altre carte, oppure finisci il turno.
tg-prompt-end = Non va più niente: finisci il turno.
tg-prompt-end-empty = Non hai più carte in mano: finisci il turno.

tg-start-me = Comincio io
tg-start-other = Comincia { $name }
tg-end = Fine turno
tg-take-back = Riprendi
tg-choose-card-first = Prima scegli una carta dalla tua mano.
tg-card-fits-nowhere = ora non va da nessuna parte
tg-keys = Le frecce scelgono una carta, da 1 a 4 la giochi, E finisce il turno.
tg-how-to-lay = Scegli una carta, poi una pila.
tg-how-to-signal = Premi una pila per dire qualcosa.
tg-look-ahead = Tocca una carta per vedere che effetto farebbe.
tg-none-in-force = Nessun comando in vigore
tg-none-burning = Nessuna carta brucia
tg-hands = Tutte le mani
tg-histories = Tutte le carte delle pile
tg-commands = I comandi
tg-said-here = Cosa dicono gli altri
# The signals in two words for a tag on a pile, and in one where it is narrow.
signal-tag =
    { $word ->
        [leave] lasciatela
        [leave-please] lasciatela!
        [small-step] piccoli passi
        [good] buona per me
        [trick] gambero qui
       *[free] libera
    }
signal-mark =
    { $word ->
        [leave] non qui
        [leave-please] non qui!
        [small-step] piccolo
        [good] buona
        [trick] gambero
       *[free] libera
    }
tg-say = Di’ qualcosa su { pile-name }
tg-say-nothing = Ritira

tg-help-soon = L’aiuto torna quando le carte sono ferme.
tg-help-none = Qui giochi senza aiuti.
tg-rescues = Carte che tornano indietro di dieci
tg-rescue-card = Carta
tg-rescue-team = Ai compagni
tg-rescue-deck = Nel mazzo
tg-cards-out = Tutte le carte
tg-card-mine = in mano tua
tg-card-out = ancora in giro
tg-card-gone = giocata
tg-result = Il risultato

tg-moment-trick = Dieci indietro
tg-moment-rescue = Fuoco spento
tg-moment-last = L’ultima carta
tg-finale-won = Vittoria
tg-finale-lost = Sconfitta
