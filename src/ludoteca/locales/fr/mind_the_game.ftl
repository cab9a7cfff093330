### The Game et The Game : Extrême : ce qui se compte, les chances et les conseils.

## La feuille

cards-sheet-unseen =
    { $count ->
        [0] Vous avez vu toutes les cartes.
        [1] Une carte n’a pas encore été vue.
       *[other] { $count } cartes n’ont pas encore été vues.
    }
cards-sheet-trick = Votre { $card } revient de dix en arrière { pile-onto }.
cards-sheet-close = Votre { $card } ne saute aucune carte encore à venir { pile-onto }.

## Les chances

cards-odds-stuck =
    { $percent ->
        [0] Avec ces piles, le joueur suivant ne peut pas être bloqué.
        [100] Avec ces piles, le joueur suivant est bloqué.
       *[other] Avec ces piles, le joueur suivant est bloqué dans { $percent } % des cas.
    }
cards-odds-rescue = Le { $card } reviendrait de dix en arrière { pile-onto } : { $teammates } % chez un partenaire ({ $next } % chez le suivant), { $draw } % encore dans la pioche.
cards-odds-doomed =
    { $ways ->
        [none] Seul le saut en arrière sauve votre { $card }, et il est possible tout de suite.
        [cover] Seul le saut en arrière sauve votre { $card }, dès que « { command-no-backwards } » sera recouvert.
       *[other] Seul le saut en arrière sauve votre { $card } : il faut d’abord { $ways }.
    }
cards-odds-lost =
    { $count ->
        [one] Plus rien ne peut sauver le { $cards } : la partie ne peut plus être gagnée.
       *[other] Plus rien ne peut sauver { $cards } : la partie ne peut plus être gagnée.
    }
cards-odds-command =
    { $count ->
        [one] { command-name } : une carte à venir, { $teammates } % chez un partenaire ({ $next } % chez le suivant).
       *[other] { command-name } : { $count } cartes à venir, au moins une chez un partenaire { $teammates } % ({ $next } % chez le suivant).
    }

## Le conseiller

cards-coach-only = C’est la seule façon de finir ce tour.
cards-coach-cover = Recouvre ce qui doit l’être, { pile-on }.
cards-coach-trick = Revient de dix en arrière avec le { $card } { pile-onto }.
cards-coach-chain =
    { $count ->
        [2] Revient deux fois de dix en arrière.
       *[other] Revient { $count } fois de dix en arrière.
    }
cards-coach-asked = Ne touche pas à { pile-name }, comme un partenaire l’a demandé.
cards-coach-extra =
    { $laid ->
        [1] { $count ->
            [0] Pose une carte de plus sans en sauter une seule encore à venir.
            [1] Pose une carte de plus et n’en saute qu’une encore à venir.
           *[other] Pose une carte de plus et n’en saute que { $count } encore à venir.
        }
       *[other] { $count ->
            [0] Pose { $laid } cartes sans en sauter une seule encore à venir.
            [one] Pose { $laid } cartes et n’en saute qu’une encore à venir.
           *[other] Pose { $laid } cartes et n’en saute que { $count } encore à venir.
        }
    }
cards-coach-passes =
    { $count ->
        [0] Ne saute aucune carte encore à venir.
        [1] Saute une carte encore à venir.
       *[other] Saute { $count } cartes encore à venir.
    }
cards-coach-fewest =
    { $count ->
        [1] Ne saute qu’une carte encore à venir.
       *[other] Ne saute que { $count } cartes encore à venir.
    }
cards-coach-ready = Permettra de revenir de dix en arrière avec le { $card }.
cards-coach-more =
    { $laid ->
        [1] { $count ->
            [0] Pose une carte sans en sauter une seule encore à venir.
            [1] Pose une carte et en saute une encore à venir.
           *[other] Pose une carte et en saute { $count } encore à venir.
        }
       *[other] { $count ->
            [0] Pose { $laid } cartes sans en sauter une seule encore à venir.
            [1] Pose { $laid } cartes et en saute une encore à venir.
           *[other] Pose { $laid } cartes et en saute { $count } encore à venir.
        }
    }
cards-coach-one-pile = Ne joue que { pile-onto } et laisse les autres telles quelles.
cards-coach-tried =
    { $aim ->
        [cards] { $count ->
            [1] Saute une carte encore à venir, mais il en reste moins à la fin.
           *[other] Saute { $count } cartes encore à venir, mais il en reste moins à la fin.
        }
       *[win] { $count ->
            [1] Saute une carte encore à venir, mais gagne plus souvent quand on joue la suite.
           *[other] Saute { $count } cartes encore à venir, mais gagne plus souvent quand on joue la suite.
        }
    }
cards-coach-ignored =
    { $aim ->
        [win] Joue { pile-onto } malgré la demande d’un partenaire : on gagne quand même plus souvent.
        [cards] Joue { pile-onto } malgré la demande d’un partenaire : il reste quand même moins de cartes.
       *[none] Joue { pile-onto } malgré la demande d’un partenaire.
    }
cards-coach-end = Termine le tour et garde les autres cartes.
cards-coach-lost = Laisse le tour inachevé : la partie est perdue.
cards-coach-start =
    { $mine ->
        [yes] Prend le premier tour.
       *[no] Laisse le premier tour à un partenaire.
    }
cards-coach-stuck = Ce tour ne peut plus être mené à bien.
cards-coach-save =
    { $count ->
        [1] Le tour ne peut pas être achevé, mais il reste une carte de moins.
       *[other] Le tour ne peut pas être achevé, mais il reste { $count } cartes de moins.
    }
cards-coach-hopeless = La partie n’est presque plus gagnable : ce qui compte maintenant, c’est qu’il reste peu de cartes.
