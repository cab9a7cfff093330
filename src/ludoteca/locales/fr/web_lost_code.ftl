### Les tables de The Lost Code et Think Str8! dans le navigateur.

lc-table = Table
lc-result = Le résultat
lc-prompt-wait = Un instant : dés et pioche.
lc-prompt-check = Tout le monde a choisi. Qui a raison ?
lc-prompt-all-in = Tous les chiffres définitifs sont écrits.
lc-prompt-guess = Écrivez en secret vos chiffres définitifs.
lc-prompt-other =
    { $phase ->
        [token] { $names } peut prendre le jeton.
        [lock] { $names } fixe ses chiffres.
        [replace] { $names } tourne les dés hors jeu.
        [turn] { $names } peut tourner un dé.
        [wheel] { $game ->
            [think-str8] { $names } choisit une réglette.
           *[lost-code] { $names } choisit un disque.
        }
        [place] On attend les réglettes de { $names }.
        [exchange] { $names } doit échanger.
        [guess] On attend les chiffres définitifs de { $names }.
       *[other] On attend { $names }.
    }
lc-width =
    { $width ->
        [1] un nombre
       *[other] { $width } nombres
    }
lc-turn-die = Tourner le dé { $die }, maintenant { lost-code-symbol }
lc-turn-to = Tourner le dé { $die } sur
lc-tap-die = Touchez un dé pour le tourner, ou gardez les trois.
lc-wheels = { $game ->
        [think-str8] Réglettes : longueur et points
       *[lost-code] Disques : nombres et points
    }
lc-taken = indisponible
lc-pick-wheel = { $game ->
        [think-str8] Choisissez une réglette.
       *[lost-code] Choisissez un disque, puis tournez-le.
    }
lc-chance = { $chance } d’avoir raison, vaut { $value }
lc-commit = Régler { $range } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lc-numbers-for = Chiffres pour { $symbol }
lc-out = pas le vôtre
lc-token-offer = Plusieurs dés montrent { $symbol }. Prendre le jeton et fixer vos chiffres dès maintenant, pour des points ou une perte doublés ?
lc-lock-some = Choisissez un à trois chiffres. Ils ne changeront plus.
lc-lock-stake = Juste : { $best }. Faux : { $worst }.
lc-exchange-how = { $game ->
        [think-str8] Estimation fausse. Choisissez une de vos cartes ci-dessous : elle est révélée, vous en recevez une autre.
       *[lost-code] Estimation fausse. Choisissez une de vos pierres ci-dessous : elle est révélée, vous en recevez une autre.
    }
lc-locked = fixé, double
lc-stake = Si tous vos chiffres sont justes : { $best }. S’ils sont tous faux : { $worst }.
lc-stake-line = { $best } ou { $worst }
lc-stake-none = rien d’écrit : { $worst }
lc-still-empty =
    { $all ->
        [yes] Rien n’est encore écrit : ainsi vous perdez { $lost }.
       *[no] { $game ->
            [think-str8] { $count ->
                [1] Une couleur est encore vide.
               *[other] { $count } couleurs sont encore vides.
            }
           *[lost-code] { $count ->
                [1] Un symbole est encore vide.
               *[other] { $count } symboles sont encore vides.
            }
        }
    }
lc-submit = Remettre
lc-empty-title = Rien d’écrit ?
lc-empty =
    { $game ->
        [think-str8] { $count ->
            [1] Une couleur n’a pas de chiffre. Cela coûte { BOX("lost-code.loss") }.
           *[other] { $count } couleurs n’ont pas de chiffre. Chacune coûte { BOX("lost-code.loss") }.
        }
       *[lost-code] { $count ->
            [1] Un symbole n’a pas de chiffre. Cela coûte { BOX("lost-code.loss") }.
           *[other] { $count } symboles n’ont pas de chiffre. Chacun coûte { BOX("lost-code.loss") }.
        }
    }
lc-empty-back = Revenir aux chiffres
lc-stacks = À piocher, et ce qui a été révélé
lc-stack = { $symbol } : { $left ->
        [0] plus rien à piocher
        [1] encore une à piocher
       *[other] encore { $left } à piocher
    }
lc-discarded = { $name } a défaussé { $symbol } { $number }
lc-tokens = Jetons du raccourci
lc-sheet-watching = Asseyez-vous pour avoir votre feuille.
lc-codes =
    { $codes ->
        [1] Il ne reste qu’un code : vous le connaissez.
       *[other] { $codes } codes sont encore possibles.
    }
lc-cell-seen = vu ailleurs
lc-cell-crossed = impossible
lc-cell-x = barré par vous
lc-cell-o = entouré par vous
lc-legend = Noir : vu ailleurs. Touchez un chiffre pour le barrer, encore pour l’entourer.
lc-legend-odds = Noir : vu ailleurs ; barré : impossible ; le reste en pour cent. Touchez pour barrer, encore pour entourer.
lc-rounds = Vos tours
lc-others-rounds = Les tours des autres
lc-known = connu depuis
lc-won = { $name } gagne.
lc-won-you = Vous gagnez.
lc-end-legend = { $game ->
        [think-str8] Sous chaque carte : les chiffres écrits et les points qu’ils rapportent.
       *[lost-code] Sous chaque pierre : les chiffres écrits et les points qu’ils rapportent.
    }
lc-final-line = { $symbol } était { $number }, écrit { $guesses }, points { $points }
lc-removed = Hors jeu depuis le début : { $stones }.
lc-order = Ordre du tour : le dernier sur la piste choisit en premier
lc-order-done = a choisi
lc-best-chance = au mieux { $chance } d’avoir raison
lc-token-free = libre
lc-tokens-how = Si deux ou trois dés sont pareils après le lancer, le jeton de ce symbole est proposé : fixez tout de suite vos chiffres définitifs, pour des points ou une perte doublés.
lc-tokens-taken = Ces chiffres sont fixés et comptent double à la fin.
lc-curse-waiting = Le crâne attend. Qui atteint la case { BOX("lost-code.curse_begins") } en premier est maudit.
lc-curse-gone = La malédiction est levée.
lc-curse-held =
    { $self ->
        [yes] La malédiction est sur vous : une erreur vous coûte les points de votre disque, mais chaque erreur des autres vous rapporte 1.
       *[no] La malédiction est sur { $name } : une erreur lui coûte les points du disque, mais chaque erreur des autres lui rapporte 1.
    }
lc-cursed-now = { $self ->
        [yes] Le crâne vous revient.
       *[no] { $name } a maintenant le crâne.
    }
lc-neutral = { $game ->
        [think-str8] Chevalet neutre { $log }
       *[lost-code] Chevalet neutre { $log }
    }
lc-you = Vous
lc-nothing = rien
lc-dealt-own = Vous recevez à la place : { lost-code-symbol }.
lc-handed-in = { $name } a écrit tous ses chiffres définitifs.
lc-gain = Points : { $gain }.
lc-gain-cursed = La malédiction rapporte { $points } à { $name }.
lc-end-own = { $place ->
        [1] { $count ->
            [one] Vous avez { $points } point.
           *[other] Vous avez { $points } points.
        }
       *[other] { $count ->
            [one] Vous avez { $points } point, { $place }e sur { $players }.
           *[other] Vous avez { $points } points, { $place }e sur { $players }.
        }
    }

## Sur scène : ce qui est demandé, vérifié, retourné

lc-task-yours = Vos
lc-task-all = Pour chacun
lc-task-guess = { $game ->
        [think-str8] Quels chiffres sont sur vos cartes ?
       *[lost-code] Quels chiffres sont sur vos pierres ?
    }
lc-pick-how = { $game ->
        [think-str8] { $width } · { $points } couvre { $width ->
            [1] un nombre
           *[other] { $width } nombres
        } et rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[lost-code] { $width } · { $points } montre { $width ->
            [1] un nombre
           *[other] { $width } nombres
        } et rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
lc-pick-why = Moins il y a de nombres, plus c’est difficile, et plus cela rapporte de points.
lc-wheel-numbers = { $width ->
        [one] { $width } nombre
       *[other] { $width } nombres
    }
lc-wheel-pays = { $width ->
        [one] { $width } nombre
       *[other] { $width } nombres
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lc-bet-now = choisit
lc-bet-next = ensuite
lc-bet-later = plus tard
lc-check-of = { $self ->
        [yes] Avez-vous raison avec { $range } ?
       *[no] { $range } : est-ce juste pour { $name } ?
    }
lc-check-ask = { $width ->
        [one] Est-ce { $range } ?
       *[other] Entre { $range } ?
    }
lc-verdict = { $answer ->
        [right] Touché
        [lower] Raté : plus bas
        [higher] Raté : plus haut
       *[wrong] Raté
    }
lc-gives = { $self ->
        [yes] Vous défaussez { $symbol } { $number }.
       *[no] { $name } défausse { $symbol } { $number }.
    }
lc-swap-out = sort
lc-swap-in = entre
lc-final-of = { $self ->
        [yes] Votre code, et ce que vous avez écrit.
       *[no] Le code de { $name }, et ses chiffres écrits.
    }
lc-score = { $count ->
        [one] { $points } point, place { $place } sur { $players }
       *[other] { $points } points, place { $place } sur { $players }
    }
lc-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
lc-curse-short = { $state ->
        [held] { $self ->
            [yes] La malédiction pèse sur vous
           *[no] Malédiction sur { $name }
        }
        [gone] La malédiction est levée
       *[waiting] Le crâne attend au { BOX("lost-code.curse_begins") }
    }
lc-cell-pinned = certain
lc-head-round = Tour
lc-head-dice = Dés
lc-head-bet = Pari
lc-head-sum = Somme
lc-head-known = Connu
lc-known-stone = { $times ->
        [one] { $symbol } { $number }
       *[other] { $symbol } { $number } sur { $times } dés
    }
lc-known-how = { $game ->
        [think-str8] Depuis, vous avez révélé : { $stones }. Cela comptait dans la somme de ce tour.
       *[lost-code] Depuis, vous avez défaussé : { $stones }. Cela comptait dans la somme de ce tour.
    }
lc-end-gain = { $points } pour les chiffres définitifs
lc-offline = hors ligne
