### The Game et The Game : Extrême : ce qui se compte, les chances et les conseils.

## La feuille

cards-sheet-unseen =
    { $count ->
        [0] Vous avez vu toutes les cartes.
        [one] Une carte n’a pas encore été vue.
       *[other] { $count } cartes n’ont pas encore été vues.
    }
cards-sheet-trick = Votre { $card } revient de dix en arrière { pile-onto }.
cards-sheet-close = Votre { $card } ne saute aucune carte encore à venir { pile-onto }.

## Les chances

cards-odds-stuck =
    { $percent ->
        [0] Avec ces piles, le joueur suivant ne risque guère d’être bloqué.
        [100] Avec ces piles, le joueur suivant est bloqué.
       *[other] Avec ces piles, le joueur suivant est bloqué dans { $percent } % des cas.
    }
cards-odds-rescue = Le { $card } reviendrait de dix en arrière { pile-onto } : { $teammates } % chez un partenaire ({ $next } % chez le suivant), { $draw } % encore dans la pioche.
cards-odds-doomed =
    { $ways ->
        [none] { $mine ->
            [yes] Seul le saut en arrière sauve votre { $card }, et il est possible tout de suite.
           *[no] Seul le saut en arrière sauve le { $card }, et il est possible tout de suite.
        }
        [cover] { $mine ->
            [yes] Seul le saut en arrière sauve votre { $card }, dès que « { command-no-backwards } » sera recouvert.
           *[no] Seul le saut en arrière sauve le { $card }, dès que « { command-no-backwards } » sera recouvert.
        }
       *[other] { $mine ->
            [yes] Seul le saut en arrière sauve votre { $card } : il faut d’abord { $ways }.
           *[no] Seul le saut en arrière sauve le { $card } : il faut d’abord { $ways }.
        }
    }
cards-odds-lost =
    { $mine ->
        [yes] Plus rien ne peut sauver votre { $card }.
       *[no] Plus rien ne peut sauver le { $card }.
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
cards-coach-chain = Revient de dix en arrière { $count } fois.
cards-coach-asked = Ne touche pas à { pile-name }, comme un partenaire l’a demandé.
cards-coach-extra =
    { $count ->
        [0] Pose { $laid } cartes sans en sauter une seule encore à venir.
        [one] Pose { $laid } cartes et n’en saute qu’une encore à venir.
       *[other] Pose { $laid } cartes et n’en saute que { $count } encore à venir.
    }
cards-coach-passes =
    { $count ->
        [0] Ne saute aucune carte encore à venir.
        [one] Saute une carte encore à venir.
       *[other] Saute { $count } cartes encore à venir.
    }
cards-coach-end = Termine le tour et garde les autres cartes.
cards-coach-stuck = Ce tour ne peut plus être mené à bien.
cards-coach-wait = Ce n’est pas à vous de jouer.
