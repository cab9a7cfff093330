### The Lost Code et Think Str8! : refus, options, phases, réponses et coups.
### $game vaut « lost-code » ou « think-str8 » ; $symbol est un symbole ou une couleur, par son nom dans la boîte.

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

## Pourquoi un coup n’est pas permis

refuse-code-other-game = Ce coup appartient à l’autre jeu de la famille ; ici, il n’existe pas.
refuse-code-tile-lies = Votre réglette est déjà posée et reste en place.
refuse-code-all-written = Vous avez écrit tous vos chiffres ; ce qui est écrit reste.
refuse-code-wheel-chosen = Vous avez déjà choisi pour ce tour, et ce choix reste.
refuse-code-replace-first = Tournez d’abord chaque dé qui montre { lost-code-symbol } : hors jeu dans cette partie.
refuse-code-taker-turns-no-die = Vous avez pris le jeton : vous ne pouvez pas tourner de dé ce tour-ci.
refuse-code-must-choose-wheel = On ne passe pas : choisissez un des disques libres.
refuse-code-must-exchange = Votre estimation était fausse : vous devez échanger tant qu’il reste quelque chose dans une pile.
refuse-code-tokens-gone = Les jetons se prenaient jusqu’au tour { $round } ; ils ont quitté le jeu.
refuse-code-something-else-first =
    { $phase ->
        [setup] Pas maintenant : la mise en place n’est pas finie.
        [roll] Pas maintenant : on lance d’abord les dés.
        [token] Pas maintenant : prenez le jeton ou laissez-le.
        [lock] Pas maintenant : écrivez d’abord vos chiffres pour le jeton.
        [replace] Pas maintenant : tournez les dés dont le symbole est hors jeu.
        [turn] Pas maintenant : gardez les dés ou tournez-en un.
        [wheel] Pas maintenant : c’est le moment de choisir un disque ou une réglette.
        [place] Pas maintenant : posez votre réglette.
        [exchange] Pas maintenant : choisissez ce que vous échangez.
        [draw] Pas maintenant : on pioche d’abord.
       *[guess] Pas maintenant : écrivez vos chiffres définitifs.
    }
refuse-code-no-such-wheel = Il n’y a pas de disque de { $width }. Les disques montrent : { $widths }.
refuse-code-no-such-tile = Il n’y a pas de réglette de { $width }. Les réglettes couvrent : { $widths }.
refuse-code-wheel-taken = Le disque de { $width } est déjà pris ce tour-ci. Choisissez-en un autre.
refuse-code-tile-taken = La réglette de { $width } est déjà prise ce tour-ci. Choisissez-en une autre.
refuse-code-window-not-full = Le disque de { $width } doit montrer { $width ->
        [one] { $width } nombre
       *[other] { $width } nombres
    } : il peut commencer de 0 à { $last }.
refuse-code-tile-off-scale = Votre réglette doit tenir entière sur l’échelle : elle peut commencer de 0 à { $last }.
refuse-code-no-such-die = Les dés vont de 0 à { $last }.
refuse-code-die-in-play = Ce dé montre { lost-code-symbol }, qui est en jeu. Tournez un dé dont le symbole est hors jeu.
refuse-code-die-shows-that = Ce dé montre déjà { lost-code-symbol }. Choisissez un autre symbole, ou gardez les dés.
refuse-code-greys-differ = Un autre dé gris est déjà passé sur { lost-code-symbol }. À cette table, les dés gris prennent des couleurs différentes.
refuse-code-no-such-symbol = Il n’y a pas de « { $name } » ici. En jeu : { $symbols }.
refuse-code-symbol-not-in-play = Dans la version débutante, { lost-code-symbol } est hors jeu.
refuse-code-stack-empty = Plus rien à piocher pour { lost-code-symbol }. Échangez autre chose.
refuse-code-symbol-locked = Vous avez fixé { lost-code-symbol } avec son jeton ; ces chiffres restent.
refuse-code-already-written = Vos chiffres pour { lost-code-symbol } sont écrits et restent.
refuse-code-guess-in-order = Les chiffres s’écrivent dans l’ordre : { lost-code-symbol } vient maintenant.
refuse-code-how-many-numbers = Écrivez de { $fewest } à { $most } chiffres, pas { $count }.
refuse-code-no-such-number = Il n’y a pas de { $number } dans ce jeu : les chiffres vont de 0 à { $top }.
refuse-code-numbers-ascending = Écrivez des chiffres différents, le plus petit d’abord.
refuse-code-deal-elsewhere = La prochaine pièce va sur le chevalet { $log }, place { lost-code-symbol }.
refuse-code-stone-not-there = Il n’y a plus de { lost-code-symbol } { $number } à piocher.
refuse-code-bad-roll = Un lancer nomme { $count } faces parmi : { $symbols }.
refuse-code-bad-stack = La pile des pions nomme chaque place une fois : { $seats }.

## Options de The Lost Code

option-lost-code-introductory = Version débutante
option-lost-code-introductory-help = Cinq symboles : l’ours reste dans la boîte. Pour les premières parties et avec des enfants.
option-lost-code-x-race = Course corsée
option-lost-code-x-race-help = Les { BOX("lost-code.top_number_x") } entrent en jeu et les disques vont jusqu’à { BOX("lost-code.top_sum_x") }. Plus difficile.
option-lost-code-deadly-shortcut = Raccourci mortel
option-lost-code-deadly-shortcut-help = Quand deux ou trois dés sont pareils, un joueur peut fixer tout de suite ses chiffres définitifs de ce symbole : points doublés, perte doublée.
option-lost-code-curse = La malédiction du Temple
option-lost-code-curse-help = Dès que quelqu’un a atteint la case { BOX("lost-code.curse_begins") }, celui qui mène est maudit, jusqu’à ce qu’un pion soit sur la case { BOX("lost-code.curse_ends") } : une erreur lui coûte les points du disque, mais chaque erreur des autres lui rapporte 1.
option-lost-code-wheel-preset = Disques
option-lost-code-wheel-preset-help = Quels sept disques on utilise. La règle ne donne pas tout le tableau ; les trois s’accordent avec ce qu’elle dit.
option-lost-code-wheel-preset--A = { BOX("lost-code.presets.A") }
option-lost-code-wheel-preset--B = { BOX("lost-code.presets.B") }
option-lost-code-wheel-preset--C = { BOX("lost-code.presets.C") }
option-lost-code-wheel-preset--custom = Les vôtres
option-lost-code-wheels = Vos propres disques
option-lost-code-wheels-help = Chacun comme [largeur, points], seulement avec votre propre tableau. Largeurs différentes, plus large ne rapporte jamais plus, le plus petit rapporte le plus.
option-lost-code-exchange-order = Ordre des échanges
option-lost-code-exchange-order-help = Qui échange d’abord après une erreur. Les éditions ne disent pas la même chose.
option-lost-code-exchange-order--current-standing = Le dernier de la piste d’abord, points comptés
option-lost-code-exchange-order--guess-order = Dans l’ordre des estimations
option-lost-code-thrower-token-and-change = Jeton et dé
option-lost-code-thrower-token-and-change-help = Celui qui lance peut-il prendre un jeton et tourner aussi un dé dans le même tour ? Seulement avec le Raccourci mortel.
option-lost-code-thrower-token-and-change--forbidden = L’un ou l’autre
option-lost-code-thrower-token-and-change--allowed = Les deux
option-lost-code-curse-start = La malédiction commence
option-lost-code-curse-start-help = Quand elle frappe le premier à atteindre la case { BOX("lost-code.curse_begins") }. Seulement avec la malédiction du Temple.
option-lost-code-curse-start--next-round = Au tour suivant
option-lost-code-curse-start--at-once = Tout de suite
option-lost-code-score-floor = Sous zéro
option-lost-code-score-floor-help = Un pion peut-il reculer au-delà de la case 0 ?
option-lost-code-score-floor--none = Oui
option-lost-code-score-floor--zero = Non, il s’arrête à 0
option-lost-code-symbols = Combien de symboles
option-lost-code-symbols-help = Un jeu plus petit : autant de symboles sur les dés et sur les chevalets.
option-lost-code-numbers = Combien de nombres
option-lost-code-numbers-help = Les nombres d’un symbole, à partir de 0 ; quatre sont sur les chevalets et un quitte le jeu.
option-lost-code-rounds = Combien de tours
option-lost-code-rounds-help = Un jeu plus court ; 0 est le nombre de la règle.

## Options de Think Str8!

option-think-str8-introductory = Parties de découverte
option-think-str8-introductory-help = Cinq couleurs : le gris reste dans la boîte. Pour les premières parties.
option-think-str8-tile-preset = Réglettes
option-think-str8-tile-preset-help = Quelles sept réglettes on utilise. La règle ne donne pas tout le tableau ; les deux s’accordent avec ce qu’elle dit.
option-think-str8-tile-preset--A = { BOX("think-str8.presets.A") }
option-think-str8-tile-preset--C = { BOX("think-str8.presets.C") }
option-think-str8-tile-preset--custom = Les vôtres
option-think-str8-tiles = Vos propres réglettes
option-think-str8-tiles-help = Chacune comme [largeur, points], seulement avec votre propre tableau. Largeurs différentes, plus large ne rapporte jamais plus, la plus petite rapporte le plus.
option-think-str8-placement = Pose des réglettes
option-think-str8-placement-help = Tous en même temps, sans se voir, ou l’un après l’autre ?
option-think-str8-placement--simultaneous = Tous en même temps
option-think-str8-placement--in-order = L’un après l’autre
option-think-str8-grey-dice = Dés gris
option-think-str8-grey-dice-help = Comment tourner plusieurs dés gris dans les parties de découverte. Les éditions ne disent pas la même chose.
option-think-str8-grey-dice--free = Sur n’importe quelles couleurs
option-think-str8-grey-dice--all-different = Sur des couleurs différentes
option-think-str8-score-floor = Sous zéro
option-think-str8-score-floor-help = Un pion peut-il reculer au-delà du départ ?
option-think-str8-score-floor--none = Oui
option-think-str8-score-floor--zero = Non, il s’arrête à 0
option-think-str8-symbols = Combien de couleurs
option-think-str8-symbols-help = Un jeu plus petit : autant de couleurs sur les dés et sur les chevalets.
option-think-str8-numbers = { option-lost-code-numbers }
option-think-str8-numbers-help = Les nombres d’une couleur, à partir de 0 ; quatre sont sur les chevalets et un quitte le jeu.
option-think-str8-rounds = { option-lost-code-rounds }
option-think-str8-rounds-help = { option-lost-code-rounds-help }

## Ce qui se passe ($game), et ce qu’on vous demande

phase-lost-code-setup = Mise en place
phase-lost-code-roll = Lancer
phase-lost-code-token = Jeton raccourci
phase-lost-code-lock = Chiffres fixés
phase-lost-code-replace = Dés hors jeu
phase-lost-code-turn = Dés
phase-lost-code-wheel = { $game ->
        [think-str8] Réglettes
       *[lost-code] Disques
    }
phase-lost-code-place = Pose des réglettes
phase-lost-code-exchange = Échange
phase-lost-code-draw = Pioche
phase-lost-code-guess = Chiffres définitifs
phase-lost-code-over = Fin

prompt-lost-code-token = À vous : prendre le jeton, ou le laisser ?
prompt-lost-code-lock = Écrivez un à trois chiffres pour { lost-code-symbol }. Ils ne changeront plus.
prompt-lost-code-replace = À vous : tournez les dés dont le symbole est hors jeu.
prompt-lost-code-turn = À vous : gardez les dés, ou tournez-en un.
prompt-lost-code-wheel = { $game ->
        [think-str8] À vous : choisissez une réglette.
       *[lost-code] À vous : choisissez un disque et réglez-le.
    }
prompt-lost-code-place = Posez votre réglette sur l’échelle.
prompt-lost-code-exchange = { $game ->
        [think-str8] À vous : changez une de vos cartes.
       *[lost-code] À vous : échangez une de vos pierres.
    }
prompt-lost-code-guess = Écrivez vos chiffres définitifs pour { lost-code-symbol } : de zéro à trois.

## Réponses ; $low et $high sont les bouts de la fourchette, $width sa largeur

answer-right = juste
answer-lower = inférieur
answer-higher = supérieur
answer-wrong = faux
answer-says-right = { $width ->
        [1] C’est { $low }.
       *[other] C’est entre { $low } et { $high }.
    }
answer-says-lower = Inférieur à { $low }.
answer-says-higher = Supérieur à { $high }.
answer-says-wrong = Faux ; personne ne dit de quel côté.

## Un coup comme choix. Ici les dés se comptent à partir de 1.

move-lost-code-stack = Empiler les pions, de bas en haut : { $seats }
move-lost-code-deal = Sur le chevalet { $log } : { lost-code-symbol } { $number }
move-lost-code-roll = Lancer { $dice }
move-lost-code-take = Prendre le jeton
move-lost-code-pass = Le laisser
move-lost-code-lock = Fixer { $numbers }
move-lost-code-replace = Tourner le dé { $die } sur { lost-code-symbol }
move-lost-code-turn = Tourner le dé { $die } sur { lost-code-symbol }
move-lost-code-keep = Garder les dés
move-lost-code-wheel = Disque de { $width } : { $range } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-lost-code-tile = Réglette de { $width } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-lost-code-place = La poser sur { $range }
move-lost-code-exchange = Échanger { lost-code-symbol }
move-lost-code-guess = { lost-code-symbol } : { $count ->
        [0] rien
       *[other] { $numbers }
    }

## Ce qui s’est passé, pour le journal. $self vaut « yes » si le lecteur l’a fait ; $hidden « yes » si les chiffres sont cachés.

did-lost-code-stack = Les pions sont empilés, de bas en haut : { $seats }.
did-lost-code-deal = { $hidden ->
        [yes] { $owner } reçoit { lost-code-symbol }.
       *[no] { $owner } reçoit { lost-code-symbol } { $number }.
    }
did-lost-code-roll = Les dés montrent { $dice }.
did-lost-code-take = { $self ->
        [yes] Vous prenez le jeton { lost-code-symbol }.
       *[no] { $name } prend le jeton { lost-code-symbol }.
    }
did-lost-code-pass = { $self ->
        [yes] Vous laissez le jeton.
       *[no] { $name } laisse le jeton.
    }
did-lost-code-lock = { $self ->
        [yes] Vous fixez { $numbers } pour { lost-code-symbol }.
       *[no] { $hidden ->
            [yes] { $name } fixe ses chiffres pour { lost-code-symbol }.
           *[no] { $name } fixe { $numbers } pour { lost-code-symbol }.
        }
    }
did-lost-code-replace = { $self ->
        [yes] Vous tournez le dé { $die } sur { lost-code-symbol }.
       *[no] { $name } tourne le dé { $die } sur { lost-code-symbol }.
    }
did-lost-code-turn = { $self ->
        [yes] Vous tournez le dé { $die } sur { lost-code-symbol }.
       *[no] { $name } tourne le dé { $die } sur { lost-code-symbol }.
    }
did-lost-code-keep = { $self ->
        [yes] Vous gardez les dés.
       *[no] { $name } garde les dés.
    }
did-lost-code-wheel = { $self ->
        [yes] Vous réglez le disque de { $width } sur { $range }.
       *[no] { $name } règle le disque de { $width } sur { $range }.
    }
did-lost-code-tile = { $self ->
        [yes] Vous prenez la réglette de { $width }.
       *[no] { $name } prend la réglette de { $width }.
    }
did-lost-code-place = { $self ->
        [yes] Vous posez votre réglette sur { $range }.
       *[no] { $hidden ->
            [yes] { $name } a posé sa réglette.
           *[no] { $name } pose sa réglette sur { $range }.
        }
    }
did-lost-code-exchange = { $self ->
        [yes] Vous échangez { lost-code-symbol }.
       *[no] { $name } échange { lost-code-symbol }.
    }
did-lost-code-guess = { $self ->
        [yes] Vous écrivez pour { lost-code-symbol } : { $numbers }.
       *[no] { $hidden ->
            [yes] { $name } a écrit pour { lost-code-symbol }.
           *[no] { $name } écrit pour { lost-code-symbol } : { $numbers }.
        }
    }

## Autres lignes du journal

lost-code-neutral = Chevalet neutre { $log }
opened-lost-code = On découvre { lost-code-symbol } { $number }.
told-lost-code = { $name } : { $answer ->
        [right] { answer-says-right }
        [lower] { answer-says-lower }
        [higher] { answer-says-higher }
       *[wrong] { answer-says-wrong }
    }
moved-lost-code = { $forward ->
        [yes] { $name } avance de { $steps }.
       *[no] { $name } recule de { $steps }.
    }

## Ses propres disques et réglettes
# kind : wheel ou tile

wrong-wheels-unused = { $kind ->
        [tile] Vos propres réglettes ne servent qu’avec tile_preset custom
       *[wheel] Vos propres disques ne servent qu’avec wheel_preset custom
    } ; cette table a { $preset }.
wrong-wheels-how-many = { $kind ->
        [tile] Il faut { $fewest } à { $most } réglettes
       *[wheel] Il faut { $fewest } à { $most } disques
    } sous la forme [largeur, points], pas { $count }.
wrong-wheels-width = { $kind ->
        [tile] Une réglette
       *[wheel] Un disque
    } montre de 1 à { $most } nombres, pas { $width }.
wrong-wheels-points = { $kind ->
        [tile] Une réglette
       *[wheel] Un disque
    } rapporte de 1 à { $most } points, pas { $points }.
wrong-wheels-twice = { $kind ->
        [tile] Chaque réglette
       *[wheel] Chaque disque
    } a sa propre largeur ; { $width } y est deux fois.
wrong-wheels-order = { $kind ->
        [tile] Une réglette plus large
       *[wheel] Un disque plus large
    } ne rapporte jamais plus : { $wide } nombres pour { $less } et { $narrow } pour { $more }, cela ne va pas.
wrong-wheels-smallest = { $kind ->
        [tile] La plus petite réglette doit rapporter plus que toutes les autres
       *[wheel] Le plus petit disque doit rapporter plus que tous les autres
    }.
