### The Lost Code e Think Str8!: rifiuti, opzioni, fasi, risposte e mosse.
### $game è “lost-code” o “think-str8”; $symbol è un simbolo o un colore, con il nome che ha nella scatola.

lost-code-symbol =
    { $symbol ->
        [eagle] { symbol-eagle }
        [jaguar] { symbol-jaguar }
        [chameleon] { symbol-chameleon }
        [snake] { symbol-snake }
        [human] { symbol-human }
        [bear] { symbol-bear }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [violet] { colour-violet }
        [red] { colour-red }
        [grey] { colour-grey }
       *[other] { $symbol }
    }

## Perché una mossa non si può fare

refuse-code-other-game = Questa mossa è dell’altro gioco della famiglia; qui non esiste.
refuse-code-tile-lies = La tua tessera è già sul righello e lì resta.
refuse-code-all-written = Hai già scritto tutti i tuoi numeri; quel che è scritto resta.
refuse-code-wheel-chosen = Per questo round hai già scelto, e la scelta resta.
refuse-code-replace-first = Prima cambia ogni dado che mostra { lost-code-symbol }: non è in gioco.
refuse-code-taker-turns-no-die = Hai preso il segnalino, quindi in questo round non puoi cambiare un dado.
refuse-code-must-choose-wheel = Qui non si passa: scegli una delle ruote libere.
refuse-code-must-exchange = Hai sbagliato, quindi devi scambiare finché in una pila c’è ancora qualcosa.
refuse-code-tokens-gone = I segnalini si potevano prendere fino al round { $round }; ora sono fuori dal gioco.
refuse-code-something-else-first =
    { $phase ->
        [setup] Non ora: si sta ancora preparando il tavolo.
        [roll] Non ora: prima si lanciano i dadi.
        [token] Non ora: prendi il segnalino o lascialo.
        [lock] Non ora: prima scrivi i numeri per il segnalino.
        [replace] Non ora: cambia i dadi con un simbolo fuori gioco.
        [turn] Non ora: tieni i dadi o cambiane uno.
        [wheel] Non ora: è il momento di scegliere una ruota o una tessera.
        [place] Non ora: piazza la tua tessera.
        [exchange] Non ora: scegli che cosa scambiare.
        [draw] Non ora: prima si pesca.
       *[guess] Non ora: scrivi i tuoi numeri definitivi.
    }
refuse-code-no-such-wheel = Non c’è una ruota da { $width }. Le ruote mostrano: { $widths }.
refuse-code-no-such-tile = Non c’è una tessera da { $width }. Le tessere coprono: { $widths }.
refuse-code-wheel-taken = La ruota da { $width } in questo round è già presa. Scegline un’altra.
refuse-code-tile-taken = La tessera da { $width } in questo round è già presa. Scegline un’altra.
refuse-code-window-not-full = La ruota da { $width } deve mostrare { $width ->
        [one] un numero
       *[other] { $width } numeri
    }: può cominciare da 0 a { $last }.
refuse-code-tile-off-scale = La tessera deve stare tutta sul righello: può cominciare da 0 a { $last }.
refuse-code-no-such-die = I dadi vanno da 0 a { $last }.
refuse-code-die-in-play = Quel dado mostra { lost-code-symbol }, che è in gioco. Cambia un dado con un simbolo fuori gioco.
refuse-code-die-shows-that = Quel dado mostra già { lost-code-symbol }. Scegli un altro simbolo, o tieni i dadi.
refuse-code-greys-differ = Un altro dado grigio è già diventato { lost-code-symbol }. A questo tavolo i dadi grigi diventano colori diversi.
refuse-code-no-such-symbol = Qui non c’è nessun «{ $name }». In gioco: { $symbols }.
refuse-code-symbol-not-in-play = Nella versione introduttiva { lost-code-symbol } non è in gioco.
refuse-code-stack-empty = Per { lost-code-symbol } non c’è più niente da pescare. Scambia qualcos’altro.
refuse-code-symbol-locked = Hai fissato { lost-code-symbol } con il segnalino; quei numeri restano.
refuse-code-already-written = I tuoi numeri per { lost-code-symbol } sono scritti e restano.
refuse-code-guess-in-order = I numeri si scrivono in ordine: ora tocca a { lost-code-symbol }.
refuse-code-how-many-numbers = Scrivi da { $fewest } a { $most } numeri, non { $count }.
refuse-code-no-such-number = In questo gioco non c’è il { $number }: i numeri vanno da 0 a { $top }.
refuse-code-numbers-ascending = Scrivi numeri diversi, dal più piccolo.
refuse-code-deal-elsewhere = Il prossimo pezzo va nel tronco { $log }, posto { lost-code-symbol }.
refuse-code-stone-not-there = Non c’è più { lost-code-symbol } { $number } da pescare.
refuse-code-bad-roll = Un lancio nomina { $count } facce tra: { $symbols }.
refuse-code-bad-stack = La pila dei segnapunti nomina ogni posto una volta: { $seats }.

## Opzioni di The Lost Code

option-lost-code-introductory = Versione introduttiva
option-lost-code-introductory-help = Cinque simboli: l’orso resta nella scatola. Per le prime partite e con i bambini.
option-lost-code-x-race = X-Race
option-lost-code-x-race-help = Entrano gli { BOX("lost-code.top_number_x") } e le ruote arrivano a { BOX("lost-code.top_sum_x") }. Più impegnativo.
option-lost-code-deadly-shortcut = Scorciatoia Letale
option-lost-code-deadly-shortcut-help = Con due o tre dadi uguali un giocatore può fissare subito i numeri definitivi di quel simbolo: punti doppi, perdita doppia.
option-lost-code-curse = La Maledizione del Tempio
option-lost-code-curse-help = Da quando qualcuno raggiunge lo spazio { BOX("lost-code.curse_begins") }, chi è in testa è maledetto, finché un dischetto non arriva al { BOX("lost-code.curse_ends") }: se sbaglia perde i punti della ruota, ma ogni errore degli altri gli vale 1.
option-lost-code-wheel-preset = Ruote
option-lost-code-wheel-preset-help = Quali sette ruote si usano. Il regolamento non riporta tutta la tabella; tutte e tre vanno d’accordo con quel che dice.
option-lost-code-wheel-preset--A = { BOX("lost-code.presets.A") }
option-lost-code-wheel-preset--B = { BOX("lost-code.presets.B") }
option-lost-code-wheel-preset--C = { BOX("lost-code.presets.C") }
option-lost-code-wheel-preset--custom = Le tue
option-lost-code-wheels = Le tue ruote
option-lost-code-wheels-help = Ognuna come [ampiezza, punti], solo con una tabella tua. Ampiezze diverse, le più ampie non valgono mai di più, la più piccola vale più di tutte.
option-lost-code-exchange-order = Ordine degli scambi
option-lost-code-exchange-order-help = Chi scambia per primo dopo un errore. Qui le edizioni non sono d’accordo.
option-lost-code-exchange-order--current-standing = Prima l’ultimo sul tracciato, contati i punti
option-lost-code-exchange-order--guess-order = Nell’ordine delle supposizioni
option-lost-code-thrower-token-and-change = Segnalino e dado
option-lost-code-thrower-token-and-change-help = Chi lancia può prendere un segnalino e cambiare anche un dado nello stesso round? Solo con la Scorciatoia Letale.
option-lost-code-thrower-token-and-change--forbidden = O l’uno o l’altro
option-lost-code-thrower-token-and-change--allowed = Tutti e due
option-lost-code-curse-start = La maledizione comincia
option-lost-code-curse-start-help = Quando la sente chi per primo raggiunge lo spazio { BOX("lost-code.curse_begins") }. Solo con la Maledizione del Tempio.
option-lost-code-curse-start--next-round = Dal round seguente
option-lost-code-curse-start--at-once = Subito
option-lost-code-score-floor = Sotto lo zero
option-lost-code-score-floor-help = Un dischetto può tornare oltre lo spazio 0?
option-lost-code-score-floor--none = Sì
option-lost-code-score-floor--zero = No, si ferma a 0
option-lost-code-symbols = Quanti simboli
option-lost-code-symbols-help = Un gioco più piccolo: altrettanti simboli sui dadi e nei tronchi.
option-lost-code-numbers = Quanti numeri
option-lost-code-numbers-help = I numeri di un simbolo, da 0 in su; quattro stanno nei tronchi e uno esce dal gioco.
option-lost-code-rounds = Quanti round
option-lost-code-rounds-help = Un gioco più breve; 0 è il numero del regolamento.

## Opzioni di Think Str8!

option-think-str8-introductory = Versione introduttiva
option-think-str8-introductory-help = Cinque colori: il grigio resta nella scatola. Per le prime partite.
option-think-str8-tile-preset = Tessere
option-think-str8-tile-preset-help = Quali sette tessere si usano. Il regolamento non riporta tutta la tabella; tutte e due vanno d’accordo con quel che dice.
option-think-str8-tile-preset--A = { BOX("think-str8.presets.A") }
option-think-str8-tile-preset--C = { BOX("think-str8.presets.C") }
option-think-str8-tile-preset--custom = Le tue
option-think-str8-tiles = Le tue tessere
option-think-str8-tiles-help = Ognuna come [ampiezza, punti], solo con una tabella tua. Ampiezze diverse, le più ampie non valgono mai di più, la più piccola vale più di tutte.
option-think-str8-placement = Piazzare le tessere
option-think-str8-placement-help = Tutti insieme e di nascosto, o uno dopo l’altro?
option-think-str8-placement--simultaneous = Tutti insieme
option-think-str8-placement--in-order = Uno dopo l’altro
option-think-str8-grey-dice = Dadi grigi
option-think-str8-grey-dice-help = Come si cambiano più dadi grigi nella versione introduttiva. Qui le edizioni non sono d’accordo.
option-think-str8-grey-dice--free = In colori qualsiasi
option-think-str8-grey-dice--all-different = In colori diversi
option-think-str8-score-floor = Sotto lo zero
option-think-str8-score-floor-help = Un segnapunti può tornare oltre la partenza?
option-think-str8-score-floor--none = Sì
option-think-str8-score-floor--zero = No, si ferma a 0
option-think-str8-symbols = Quanti colori
option-think-str8-symbols-help = Un gioco più piccolo: altrettanti colori sui dadi e nei leggii.
option-think-str8-numbers = { option-lost-code-numbers }
option-think-str8-numbers-help = I numeri di un colore, da 0 in su; quattro stanno nei leggii e uno esce dal gioco.
option-think-str8-rounds = { option-lost-code-rounds }
option-think-str8-rounds-help = { option-lost-code-rounds-help }

## Che cosa si sta facendo ($game), e che cosa si chiede a te

phase-lost-code-setup = Preparazione
phase-lost-code-roll = Lancio
phase-lost-code-token = Segnalino scorciatoia
phase-lost-code-lock = Numeri fissati
phase-lost-code-replace = Dadi fuori gioco
phase-lost-code-turn = Dadi
phase-lost-code-wheel = { $game ->
        [think-str8] Tessere
       *[lost-code] Ruote
    }
phase-lost-code-place = Sul righello
phase-lost-code-exchange = Scambio
phase-lost-code-draw = Pesca
phase-lost-code-guess = Numeri definitivi
phase-lost-code-over = Fine

prompt-lost-code-token = Tocca a te: prendi il segnalino o lo lasci al prossimo?
prompt-lost-code-lock = Scrivi da uno a tre numeri per { lost-code-symbol }. Non si cambiano più.
prompt-lost-code-replace = Tocca a te: cambia i dadi con un simbolo fuori gioco.
prompt-lost-code-turn = Tocca a te: tieni i dadi o cambiane uno.
prompt-lost-code-wheel = { $game ->
        [think-str8] Tocca a te: scegli una tessera.
       *[lost-code] Tocca a te: scegli una ruota e sistemala.
    }
prompt-lost-code-place = Piazza la tua tessera sul righello.
prompt-lost-code-exchange = { $game ->
        [think-str8] Tocca a te: scambia una delle tue carte.
       *[lost-code] Tocca a te: scambia una delle tue rocce.
    }
prompt-lost-code-guess = Scrivi i tuoi numeri definitivi per { lost-code-symbol }: da zero a tre.

## Risposte; $low e $high sono gli estremi dell’intervallo, $width la sua ampiezza

answer-right = giusto
answer-lower = minore
answer-higher = maggiore
answer-wrong = sbagliato
answer-says-right = { $width ->
        [1] È { $low }.
       *[other] È tra { $low } e { $high }.
    }
answer-says-lower = Minore di { $low }.
answer-says-higher = Maggiore di { $high }.
answer-says-wrong = Sbagliato; nessuno dice da che parte.

## Una mossa come scelta. Qui i dadi si contano da 1.

move-lost-code-stack = Impila i segnapunti, dal basso: { $seats }
move-lost-code-deal = Nel tronco { $log }: { lost-code-symbol } { $number }
move-lost-code-roll = Lancia { $dice }
move-lost-code-take = Prendi il segnalino
move-lost-code-pass = Lascialo
move-lost-code-lock = Fissa { $numbers }
move-lost-code-replace = Cambia il dado { $die } in { lost-code-symbol }
move-lost-code-turn = Cambia il dado { $die } in { lost-code-symbol }
move-lost-code-keep = Tieni i dadi
move-lost-code-wheel = Ruota da { $width }: { $range } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
move-lost-code-tile = Tessera da { $width } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
move-lost-code-place = Piazzala su { $range }
move-lost-code-exchange = Scambia { lost-code-symbol }
move-lost-code-guess = { lost-code-symbol }: { $count ->
        [0] niente
       *[other] { $numbers }
    }

## Che cosa è successo, per il diario. $self è “yes” se l’ha fatto chi legge; $hidden è “yes” se i numeri non si vedono.

did-lost-code-stack = I segnapunti sono impilati, dal basso: { $seats }.
did-lost-code-deal = { $hidden ->
        [yes] { $owner } riceve { lost-code-symbol }.
       *[no] { $owner } riceve { lost-code-symbol } { $number }.
    }
did-lost-code-roll = I dadi mostrano { $dice }.
did-lost-code-take = { $self ->
        [yes] Prendi il segnalino { lost-code-symbol }.
       *[no] { $name } prende il segnalino { lost-code-symbol }.
    }
did-lost-code-pass = { $self ->
        [yes] Lasci il segnalino.
       *[no] { $name } lascia il segnalino.
    }
did-lost-code-lock = { $self ->
        [yes] Fissi { $numbers } per { lost-code-symbol }.
       *[no] { $hidden ->
            [yes] { $name } fissa i numeri per { lost-code-symbol }.
           *[no] { $name } fissa { $numbers } per { lost-code-symbol }.
        }
    }
did-lost-code-replace = { $self ->
        [yes] Cambi il dado { $die } in { lost-code-symbol }.
       *[no] { $name } cambia il dado { $die } in { lost-code-symbol }.
    }
did-lost-code-turn = { $self ->
        [yes] Cambi il dado { $die } in { lost-code-symbol }.
       *[no] { $name } cambia il dado { $die } in { lost-code-symbol }.
    }
did-lost-code-keep = { $self ->
        [yes] Tieni i dadi.
       *[no] { $name } tiene i dadi.
    }
did-lost-code-wheel = { $self ->
        [yes] Metti la ruota da { $width } su { $range }.
       *[no] { $name } mette la ruota da { $width } su { $range }.
    }
did-lost-code-tile = { $self ->
        [yes] Prendi la tessera da { $width }.
       *[no] { $name } prende la tessera da { $width }.
    }
did-lost-code-place = { $self ->
        [yes] Piazzi la tessera su { $range }.
       *[no] { $hidden ->
            [yes] { $name } ha piazzato la tessera.
           *[no] { $name } piazza la tessera su { $range }.
        }
    }
did-lost-code-exchange = { $self ->
        [yes] Scambi { lost-code-symbol }.
       *[no] { $name } scambia { lost-code-symbol }.
    }
did-lost-code-guess = { $self ->
        [yes] Scrivi per { lost-code-symbol }: { $numbers }.
       *[no] { $hidden ->
            [yes] { $name } ha scritto per { lost-code-symbol }.
           *[no] { $name } scrive per { lost-code-symbol }: { $numbers }.
        }
    }

## Altre righe del diario

lost-code-neutral = Tronco neutrale { $log }
opened-lost-code = Si scopre { lost-code-symbol } { $number }.
told-lost-code = { $name }: { $answer ->
        [right] { answer-says-right }
        [lower] { answer-says-lower }
        [higher] { answer-says-higher }
       *[wrong] { answer-says-wrong }
    }
moved-lost-code = { $forward ->
        [yes] { $name } avanza di { $steps }.
       *[no] { $name } torna indietro di { $steps }.
    }

## Ruote e tessere proprie
# kind: wheel o tile

wrong-wheels-unused = { $kind ->
        [tile] Le tessere proprie valgono solo con tile_preset custom
       *[wheel] Le ruote proprie valgono solo con wheel_preset custom
    }; questo tavolo ha { $preset }.
wrong-wheels-how-many = { $kind ->
        [tile] Servono da { $fewest } a { $most } tessere
       *[wheel] Servono da { $fewest } a { $most } ruote
    } come [ampiezza, punti], non { $count }.
wrong-wheels-width = { $kind ->
        [tile] Una tessera
       *[wheel] Una ruota
    } mostra da 1 a { $most } numeri, non { $width }.
wrong-wheels-points = { $kind ->
        [tile] Una tessera
       *[wheel] Una ruota
    } vale da 1 a { $most } punti, non { $points }.
wrong-wheels-twice = { $kind ->
        [tile] Ogni tessera
       *[wheel] Ogni ruota
    } ha un’ampiezza sua; { $width } compare due volte.
wrong-wheels-order = { $kind ->
        [tile] Le tessere più ampie
       *[wheel] Le ruote più ampie
    } non valgono mai di più: { $wide } numeri per { $less } e { $narrow } per { $more } non va.
wrong-wheels-smallest = { $kind ->
        [tile] La tessera più piccola deve valere più di tutte le altre
       *[wheel] La ruota più piccola deve valere più di tutte le altre
    }.
