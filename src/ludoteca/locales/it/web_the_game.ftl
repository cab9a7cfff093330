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

tg-own-start = Cominci tu.
tg-own-lay = Giochi il { $card } { pile-onto }.
tg-own-take-back = Riprendi l’ultima carta.
tg-own-end = Finisci il turno.
tg-log-command = Comando: { command-name }.
tg-log-fire = È in fiamme.

tg-prompt-over = Fine.
tg-prompt-wait = Si distribuiscono le carte.
tg-prompt-start = Chi comincia? Dillo tu, se hai una buona mano.
tg-prompt-start-one = Decidi tu: chi comincia?
tg-prompt-start-other = { $name } dice chi comincia.
tg-prompt-start-team = La squadra decide chi comincia.
tg-prompt-other = Tocca a { $name }.
tg-prompt-lay =
    { $more ->
        [one] Tocca a te: gioca ancora una carta.
       *[other] Tocca a te: gioca { $more } carte.
    }
tg-prompt-cover = Tocca a te: copri { pile-name }.
tg-prompt-may-end = Tocca a te: gioca altre carte o finisci il turno.
tg-prompt-end = Tocca a te: finisci il turno.

tg-start-me = Comincio io
tg-start-other = Comincia { $name }
tg-more =
    { $more ->
        [one] Ancora una carta
       *[other] Ancora { $more } carte
    }
tg-enough = Carte sufficienti
tg-end = Fine turno
tg-take-back = Riprendi
tg-choose-card-first = Prima scegli una carta dalla tua mano.
tg-card-fits-nowhere = ora non va da nessuna parte
tg-keys = Tasti: frecce e Invio scelgono una carta, da 1 a 4 la giocano, E finisce il turno.
tg-history = Tutte le carte { pile-on }
tg-say = Di’ qualcosa su { pile-name }
tg-say-nothing = Ritira
tg-tell = Parla dei comandi

tg-help-none = Qui giochi senza aiuti.
tg-advice = Cosa farebbe l’allenatore
tg-advice-win = vince { $chance } (± { $error })
tg-rescues = Carte che tornano indietro di dieci
tg-rescue-card = Carta
tg-rescue-team = Ai compagni
tg-rescue-deck = Nel mazzo
tg-cards-out = Tutte le carte
tg-card-mine = in mano tua
tg-card-out = ancora in giro
tg-card-gone = giocata
tg-result = Il risultato
