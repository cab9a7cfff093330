### Leçons : ce qu’elles ont en commun.

wrong-lesson-unknown = Il n’y a pas de leçon « { $lesson } ». Il y a : { $lessons }.
wrong-lesson-unreadable = La leçon { $lesson } est illisible ({ $detail }).
wrong-lesson-no-step = La leçon { $lesson } n’a pas d’étape { $step }.
wrong-lesson-no-answer = Ce n’est pas ce que demande l’étape { $step } de la leçon { $lesson }.
lesson-no-question = On peut interroger la feuille sur un chiffre d’un symbole.
lesson-instead = C’est permis, mais cette étape demande autre chose. Relisez la consigne.
lesson-instead-lay =
    { $gone ->
        [0] Cela ne coûte rien à cette pile, mais cette étape demande une autre carte.
        [one] De { $top } à { $card } : un nombre serait perdu pour cette pile. Ici, on demande une autre carte.
       *[other] De { $top } à { $card } : { $gone } nombres seraient perdus pour cette pile. Ici, on demande une autre carte.
    }
lesson-instead-wheel =
    { $low }–{ $high } pour { $points ->
        [1] un point
       *[other] { $points } points
    } : un pari possible. Cette étape en demande un autre.
lesson-instead-tile =
    { $width ->
        [1] Un seul nombre
       *[other] { $width } nombres
    } pour { $points ->
        [1] un point
       *[other] { $points } points
    } : possible, mais cette étape demande une autre réglette.
lesson-instead-place = { $low }–{ $high } serait possible. Cette étape demande une autre place.

learn-title = Apprendre en jouant
learn-lead = De courtes leçons à la vraie table : vous faites ce que vous apprenez.
learn-minutes =
    { $minutes ->
        [1] Une minute
       *[other] { $minutes } minutes
    }
learn-step = Étape { $at } sur { $of }
learn-next = Suivant
learn-back = Retour
learn-leave = Quitter la leçon
learn-show = Montrez-moi
learn-again = Recommencer
learn-play = Jouer une vraie partie
learn-more = D’autres leçons
learn-done = Terminée
learn-go-on = Reprendre à l’étape { $at }
learn-kind-short = Variantes et extensions
learn-kind-thinking = Mieux jouer
learn-rule = Lire la règle
learn-good = Juste.
learn-none = Cette leçon est introuvable.
learn-list = { $name } – { $title } ({ $minutes } min)
learn-plain-help = Entrée pour continuer · back, skip, again, view, quit · sinon tapez ce que demande l’étape
learn-plain-kept = Vous êtes à l’étape { $at } sur { $of }. « ludoteca learn { $name } » reprend ici.
learn-plain-over = C’était la leçon. Maintenant, jouez une vraie partie : { $command } · Demandez conseil à l’entraîneur quand vous voulez : tapez « coach » ou, à l’écran, appuyez sur c.
learn-plain-enter = Appuyez sur Entrée pour continuer.
learn-plain-why = Tapez : { $text }
learn-keys = Entrée suivant · n montrer · b retour · q quitter
learn-keys-why = m pour la feuille, puis flèches et Entrée
terminal-cli-learn = apprendre un jeu en jouant : une leçon de quelques minutes
terminal-cli-learn-lesson = quelle leçon ; la première d’un jeu porte son nom ; sans elle : ce qu’il y a
terminal-cli-learn-again = depuis le début
learn-name = Invité
lesson-read-on = Un instant : lisez d’abord la suite. On vous le demandera.
