### The Lost Code and Think Str8!: reasons, explanations and advice.
### $symbol is a symbol or colour by its name in the box; $game is “lost-code” or “think-str8”.

code-your =
    { $symbol ->
        [eagle] votre aigle
        [jaguar] votre jaguar
        [chameleon] votre caméléon
        [snake] votre serpent
        [human] votre humain
        [bear] votre ours
        [blue] votre carte bleue
        [green] votre carte verte
        [yellow] votre carte jaune
        [violet] votre carte violette
        [red] votre carte rouge
       *[grey] votre carte grise
    }
code-times =
    { $times ->
        [1] { code-your }
        [2] deux fois { code-your }
       *[3] trois fois { code-your }
    }
code-plus = { $first } plus { $rest }
code-and = { $first } et { $last }
code-range =
    { $kind ->
        [exactly] exactement { $low }
        [either] { $low } ou { $high }
        [between] entre { $low } et { $high }
        [most] au plus { $high }
        [least] au moins { $low }
        [not] autre chose que { $low }
       *[outside] hors de { $low }–{ $high }
    }

## Facts

code-fact-check = au tour { $round }, { $sum } faisait { $range }
code-fact-seen =
    { $count ->
        [one] { lost-code-symbol } { $numbers } est visible ailleurs
       *[other] { lost-code-symbol } { $numbers } sont visibles ailleurs
    }
code-fact-discard = jusqu’au tour { $round }, { code-your } valait { $number }
code-facts = { $first } ; { $rest }

## What is known of a number

code-not = Pas { $number } : { $facts }.
code-lies =
    { $where ->
        [log] il est sur le chevalet d’un autre joueur
        [neutral] il est sur un chevalet neutre
        [own] vous l’avez défaussé au tour { $round }
       *[discard] un autre joueur l’a défaussé
    }
code-possible = Rien n’exclut le { $number }.
code-pinned = C’est { $number } : tous les autres chiffres sont exclus.

## Advice

code-points =
    { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }
code-advice-bid = { $range } pour { code-points } : { $chance } % d’après ce qui est visible ; après la réponse, il reste environ { $left } codes sur { $codes }.
code-advice-bid-read =
    { $bets ->
        [but] { $range } pour { code-points } : seulement { $chance } % d’après ce qui est visible, mais les paris des autres plaident pour.
       *[and] { $range } pour { code-points } : { $chance } % d’après ce qui est visible, et les paris des autres plaident pour.
    }
code-advice-bid-sure = { $range } est certain : { code-points }.
code-advice-bid-never = { $range } pour { code-points } : ce qui est visible l’exclut.
code-advice-dice =
    { $bets ->
        [but] Avec { $dice } : { $range } pour { code-points }, seulement { $chance } % d’après ce qui est visible, mais les paris des autres plaident pour.
        [and] Avec { $dice } : { $range } pour { code-points }, { $chance } % d’après ce qui est visible, et les paris des autres plaident pour.
       *[none] Avec { $dice } : { $range } pour { code-points }, { $chance } % d’après ce qui est visible.
    }
code-advice-exchange = Comme proposition finale, { code-your } vaut { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } maintenant ; après un échange, on repart de { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-least = C’est ici que vous perdez le moins : comme proposition finale, { code-your } vaut { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } maintenant ; après un échange, on repart de { NUMBER($fresh, maximumFractionDigits: 1) }.
code-advice-exchange-read = Comme proposition finale, { code-your } vaut { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } maintenant et, après un échange, on repart de { NUMBER($fresh, maximumFractionDigits: 1) } ; mais les paris des autres plaident contre.
code-advice-exchange-tried = Comme proposition finale, { code-your } vaut { $now ->
        [one] { NUMBER($now, maximumFractionDigits: 1) } point
       *[other] { NUMBER($now, maximumFractionDigits: 1) } points
    } maintenant et, après un échange, on repart de { NUMBER($fresh, maximumFractionDigits: 1) } ; mais cela rapporte plus de points quand on joue la suite.
code-advice-take = { $numbers } : { $chance } % d’après ce qui est visible, et cela compte double.
code-advice-pass = Trop tôt pour le verrouiller : { $numbers } n’est juste qu’à { $chance } % d’après ce qui est visible.
code-advice-nothing = Ne rien écrire coûte { $loss } points à coup sûr.

## The review

code-review-final =
    { $bets ->
        [more] Tous les nombres finaux ensemble : ils valent en moyenne { code-points } d’après ce qui est visible ; les paris des autres plaident pour plus.
        [less] Tous les nombres finaux ensemble : ils valent en moyenne { code-points } d’après ce qui est visible ; les paris des autres plaident pour moins.
       *[none] Tous les nombres finaux ensemble : ils valent en moyenne { code-points } d’après ce qui est visible.
    }
code-review-codes =
    { $codes ->
        [1] Un seul code correspondait à tout ce qui avait été vu.
       *[other] { $codes } codes correspondaient à tout ce qui avait été vu.
    }
code-review-pinned = Certains : { $symbols }.
