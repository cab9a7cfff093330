### Puzzles: questions, hints, answers and reasons. $symbol is a symbol or colour, $pile a pile, by its name in the box.

## The questions

puzzle-ask-stone = Quel chiffre porte { code-your } ? Un seul s’accorde avec tout ce que vous savez.
puzzle-ask-wheel =
    { $tile ->
        [yes] Où votre réglette est-elle juste à coup sûr ? Il n’y a qu’une seule place.
       *[no] Quel disque est juste à coup sûr, et réglé sur quoi ? Parmi tous ceux qui sont sûrs, trouvez celui qui rapporte le plus.
    }
puzzle-ask-final = Quels chiffres définitifs pour { code-your } rapportent le plus en moyenne ? Écrivez-en un, deux ou trois.
puzzle-ask-exchange = Votre pari était faux : quel échange vaudra le plus d’ici la fin de la partie ?
puzzle-ask-turn = Quel tour garde les meilleures chances de gagner ? Posez ses cartes, puis finissez le tour.
puzzle-ask-save = Il n’y a qu’une façon de finir ce tour. Posez { $minimum ->
        [1] une carte
       *[other] { $minimum } cartes
    } sans vous bloquer.
puzzle-ask-lay-all =
    { $players ->
        [1] La pioche est vide. Posez toutes vos cartes : il n’y a qu’une façon d’y arriver.
       *[other] La pioche est vide et toutes les mains sont connues. Un seul de vos tours permet à l’équipe de poser toutes les cartes. Posez ses cartes, puis finissez le tour.
    }
puzzle-hand =
    { $count ->
        [0] { $name } n’a plus de cartes.
       *[other] { $name } a en main { $cards }.
    }

## Hints

puzzle-hint-stone =
    { $count ->
        [0] Regardez sur la feuille la ligne : { lost-code-symbol }.
        [one] Regardez { code-your } et le tour { $rounds }.
       *[other] Regardez { code-your } et les tours { $rounds }.
    }
puzzle-hint-wheel = Combien votre somme vaut-elle au moins, et au plus ?
puzzle-hint-wheel-range =
    { $one ->
        [yes] Votre somme ne peut être que { $low }.
       *[no] Votre somme vaut au moins { $low } et au plus { $high }.
    }
puzzle-hint-final = Quels chiffres restent pour { code-your }, et quelle est la probabilité de chacun ?
puzzle-hint-final-chances = Les probabilités exactes : { $chances }.
puzzle-chance = { $number } à { $chance } %
puzzle-hint-exchange = { $game ->
        [think-str8] Quelle carte connaissez-vous le moins bien ?
       *[lost-code] Quelle pierre connaissez-vous le moins bien ?
    }
puzzle-hint-turn =
    { $count ->
        [one] Les cartes vont toutes sur cette pile.
       *[other] Les cartes vont sur ces { $count } piles.
    }
puzzle-hint-save =
    { $count ->
        [1] Toutes les cartes de ce tour vont sur cette pile.
       *[other] Les cartes de ce tour vont sur ces { $count } piles.
    }
puzzle-hint-lay-all =
    { $count ->
        [one] Vos cartes de ce tour vont toutes sur cette pile.
       *[other] Vos cartes de ce tour vont sur ces { $count } piles.
    }
puzzle-hint-first = Commencez par le { $card } { pile-onto }.

## Answers

puzzle-answer-stone = La réponse : { lost-code-symbol } { $number }.
puzzle-answer-final = Écrivez { $numbers }.
puzzle-answer-exchange = Échangez : { lost-code-symbol }.
puzzle-answer-wheel =
    { $one ->
        [yes] Exactement { $low }.
       *[no] De { $low } à { $high }.
    }
puzzle-answer-lays = La réponse : { $lays }.
puzzle-lay = { $card } { pile-onto }
puzzle-why-save = Toute autre façon s’arrête avant que l’on ait posé assez de cartes.
puzzle-why-lay-all = Résolu exactement : { $positions } positions examinées, et { $players ->
        [one] toute autre façon
       *[other] tout autre tour
    } laisse une carte en main.
puzzle-margin-certain = Certain : en moyenne { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
        [one] point
       *[other] points
    } de plus que tout autre choix.
puzzle-margin-judged =
    { $unit ->
        [win] Estimé : gagne { $amount } % plus souvent que le deuxième meilleur tour, si tout le monde continue en expert.
       *[points] Estimé : { NUMBER($amount, maximumFractionDigits: 1) } { $amount ->
            [one] point
           *[other] points
        } de plus que le deuxième meilleur échange, si tout le monde continue en expert.
    }

## Wrong

puzzle-wrong-less = C’est sûr, mais une autre place sûre rapporte davantage.
puzzle-wrong-unsure =
    { $more ->
        [0] Pas sûr : votre somme peut aussi être { $sums }.
       *[other] Pas sûr : votre somme peut aussi être { $sums }, entre autres.
    }
puzzle-wrong-final = Cela rapporte { NUMBER($points, maximumFractionDigits: 1) } en moyenne ; le meilleur choix rapporte { NUMBER($best, maximumFractionDigits: 1) }.
puzzle-wrong-exchange = Le meilleur échange vaut au moins { NUMBER($points, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
    } de plus.
puzzle-wrong-turn = Cela ne fait pas partie du meilleur tour, qui gagne au moins { $chance } % plus souvent que tout autre.
puzzle-wrong-end = Pas encore : il reste des cartes à poser dans ce tour.
puzzle-wrong-stuck = Après le { $card }, vous ne pouvez plus rien poser, et le tour n’est pas fini.
puzzle-wrong-save = Après le { $card }, il n’y a aucun moyen de finir ce tour.
puzzle-wrong-dead = Après le { $card }, le { $dead } ne pourra jamais être posé.
puzzle-wrong-lay-all = Après le { $card }, on ne peut plus poser toutes les cartes, quoi que vous fassiez.
puzzle-wrong-number = La réponse doit être un nombre de 0 à { $top }.

## Packs

wrong-puzzle-pack-unreadable = Les énigmes de { $pack } sont illisibles : { $detail }.
wrong-puzzle-pack-empty = Il n’y a pas d’énigmes ici.
wrong-puzzle-unknown = Il n’y a pas d’énigme « { $puzzle } ».
wrong-puzzle-not-one = On ne peut pas en faire une énigme : { $reason ->
        [margin] le meilleur choix n’est pas assez loin devant le suivant.
        [kind] il n’y a pas de type d’énigme pour cette décision.
       *[unsound] un second examen n’a pas confirmé qu’il y a une seule meilleure réponse.
    }

## On the command line

terminal-cli-puzzles = créer, vérifier et résoudre des énigmes
terminal-cli-puzzles-make = trouver des énigmes dans des parties de robots ou des enregistrements ; arrêtez et reprenez quand vous voulez
terminal-cli-puzzles-check = vérifier tout un recueil à partir de zéro
terminal-cli-puzzles-solve = résoudre des énigmes dans le terminal
terminal-cli-puzzles-kind = seulement ce type ; peut être donné plusieurs fois
terminal-cli-puzzles-count = combien d’énigmes
terminal-cli-puzzles-records = enregistrements à examiner au lieu de parties de robots
terminal-cli-puzzles-work = le fichier où l’on garde ce qui est trouvé, pour reprendre une autre fois
terminal-cli-puzzles-out = où écrire le recueil
terminal-cli-puzzles-pack = un autre recueil que celui fourni avec Ludoteca
terminal-cli-puzzles-sample = ne vérifier que tant d’énigmes de chaque type
terminal-cli-puzzles-name = le nom d’une énigme, ou « today » ; sans nom, vous en recevez de votre niveau
terminal-cli-puzzles-seed = le numéro de la première partie des robots
terminal-puzzles-found = { $done } sur { $wanted } : { $title } Difficulté { $rating }.
terminal-puzzles-written = { $count } énigmes en { $bytes } octets : { $path }
terminal-puzzles-checked = { $count } énigmes vérifiées ; { $wrong ->
        [0] toutes sont valables.
        [1] une n’est pas valable.
       *[other] { $wrong } ne sont pas valables.
    }
terminal-puzzles-wrong = { $puzzle } ({ $kind }) : { $what }
terminal-puzzles-head = { $title } · difficulté { $rating } · énigme { $name }
terminal-puzzles-help = Tapez votre réponse. « hint » aide en trois étapes ; « view » redit la table, « sheet » vos notes, « odds » ce qui se calcule ; « skip » montre la réponse ; « quit » termine.
terminal-puzzles-type-number = Tapez le chiffre.
terminal-puzzles-type-numbers = Tapez les chiffres séparés par des virgules, par exemple 2,5.
terminal-puzzles-right = Juste.
terminal-puzzles-rating = Votre classement : { $rating } ± { $deviation }. Résolues d’affilée : { $streak }.
terminal-puzzles-all-done = Vous avez essayé toutes les énigmes.
