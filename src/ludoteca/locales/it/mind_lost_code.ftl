### The Lost Code and Think Str8!: reasons, explanations and advice.
### $symbol is a symbol or colour by its name in the box; $game is “lost-code” or “think-str8”.

code-your =
    { $symbol ->
        [eagle] la tua aquila
        [jaguar] il tuo giaguaro
        [chameleon] il tuo camaleonte
        [snake] il tuo serpente
        [human] il tuo umano
        [bear] il tuo orso
        [blue] la tua carta blu
        [green] la tua carta verde
        [yellow] la tua carta gialla
        [violet] la tua carta viola
        [red] la tua carta rossa
       *[grey] la tua carta grigia
    }
code-times =
    { $times ->
        [1] { code-your }
        [2] due volte { code-your }
       *[3] tre volte { code-your }
    }
code-plus = { $first } più { $rest }
code-and = { $first } e { $last }
code-range =
    { $kind ->
        [exactly] esattamente { $low }
        [either] { $low } o { $high }
        [between] tra { $low } e { $high }
        [most] al massimo { $high }
        [least] almeno { $low }
        [not] un numero diverso da { $low }
       *[outside] un numero fuori da { $low }–{ $high }
    }

## Facts

code-fact-check = nel round { $round } { $sum } faceva { $range }
code-fact-seen =
    { $count ->
        [one] { lost-code-symbol } { $numbers } si vede altrove
       *[other] { lost-code-symbol } { $numbers } si vedono altrove
    }
code-fact-discard = fino al round { $round } { code-your } era { $number }
code-facts = { $first }; { $rest }

## What is known of a number

code-not = Non { $number }: { $facts }.
code-lies =
    { $where ->
        [log] { $game ->
            [think-str8] sta nel leggio di un altro giocatore
           *[lost-code] sta nel tronco di un altro giocatore
        }
        [neutral] { $game ->
            [think-str8] sta in un leggio neutrale
           *[lost-code] sta in un tronco neutrale
        }
        [own] l’hai scartato nel round { $round }
       *[discard] l’ha scartato un altro giocatore
    }
code-possible = Niente esclude il numero { $number }.
code-pinned = È { $number }: tutti gli altri numeri sono esclusi.

## Advice

code-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } punti
    }
code-advice-bid = { $range } per { code-points }: { $chance }% da ciò che è scoperto; dopo la risposta restano circa { $left } codici su { $codes }.
code-advice-bid-read =
    { $bets ->
        [but] { $range } per { code-points }: solo { $chance }% da ciò che è scoperto, ma le scelte degli altri parlano a favore.
       *[and] { $range } per { code-points }: { $chance }% da ciò che è scoperto, e le scelte degli altri parlano a favore.
    }
code-advice-bid-sure = { $range } è sicuro: { code-points }.
code-advice-bid-never = { $range } per { code-points }: è escluso da ciò che è scoperto.
code-advice-dice =
    { $bets ->
        [but] Con { $dice }: { $range } per { code-points }, solo { $chance }% da ciò che è scoperto, ma le scelte degli altri parlano a favore.
        [and] Con { $dice }: { $range } per { code-points }, { $chance }% da ciò che è scoperto, e le scelte degli altri parlano a favore.
       *[none] Con { $dice }: { $range } per { code-points }, { $chance }% da ciò che è scoperto.
    }
code-advice-exchange = Come supposizione finale { code-your } ora vale { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($now, maximumFractionDigits: 1) } punti
    }; con un pezzo nuovo si riparte da { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-least = Qui perdi di meno: come supposizione finale { code-your } ora vale { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($now, maximumFractionDigits: 1) } punti
    }; con un pezzo nuovo si riparte da { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-read = Come supposizione finale { code-your } ora vale { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($now, maximumFractionDigits: 1) } punti
    } e con un pezzo nuovo si riparte da { NUMBER($fresh, maximumFractionDigits: 1) }; ma le scelte degli altri parlano contro.
code-advice-exchange-tried = Come supposizione finale { code-your } ora vale { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($now, maximumFractionDigits: 1) } punti
    } e con un pezzo nuovo si riparte da { NUMBER($fresh, maximumFractionDigits: 1) }; ma continuando la partita così si fanno più punti.
code-advice-take = { $numbers }: { $chance }% da ciò che è scoperto, e vale doppio.
code-advice-pass = È presto per bloccarlo: { $numbers } è giusto solo al { $chance }% da ciò che è scoperto.
code-advice-nothing = Non scrivere niente costa { $loss } punti di sicuro.

## The review

code-review-final =
    { $bets ->
        [more] Tutti i numeri definitivi insieme: valgono in media { code-points } da ciò che è scoperto; le scelte degli altri fanno pensare a di più.
        [less] Tutti i numeri definitivi insieme: valgono in media { code-points } da ciò che è scoperto; le scelte degli altri fanno pensare a di meno.
       *[none] Tutti i numeri definitivi insieme: valgono in media { code-points } da ciò che è scoperto.
    }
code-review-codes =
    { $codes ->
        [one] Un solo codice era compatibile con tutto ciò che si era visto.
       *[other] { $codes } codici erano compatibili con tutto ciò che si era visto.
    }
code-review-pinned = Certi: { $symbols }.
