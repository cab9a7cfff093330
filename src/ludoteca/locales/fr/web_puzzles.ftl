### The pages of puzzles.

puzzle-kind-stone = Quelle est cette pierre ?
puzzle-kind-wheel = Quelle place est sûre ?
puzzle-kind-final = Quels chiffres définitifs rapportent le plus ?
puzzle-kind-exchange = Quel échange rapporte le plus ?
puzzle-kind-turn = Quel tour garde la victoire en vue ?
puzzle-kind-save = Sauvez ce tour
puzzle-kind-lay-all = Posez-les toutes
puzzles-title = Énigmes
puzzles-lead = Des positions de vraies parties, chacune avec une seule meilleure réponse.
puzzles-today = L’énigme du jour
puzzles-today-solved = Résolue. La revoir
puzzles-solve = La résoudre
puzzles-days = { $count } jours d’affilée
puzzles-rating = Votre classement
puzzles-done = Résolues
puzzles-in-a-row = D’affilée
puzzles-best = record { $count }
puzzles-any = N’importe quelle énigme
puzzles-run = Contre la montre
puzzles-level = Difficulté
puzzles-level-mine = Mon niveau
puzzles-level-easy = Faciles
puzzles-level-medium = Moyennes
puzzles-level-hard = Difficiles
puzzles-level-expert = Redoutables
puzzles-codes = The Lost Code et Think Str8!
puzzles-cards = The Game et The Game: Extreme
puzzles-count = { $count ->
        [1] une énigme
       *[other] { $count } énigmes
    }
puzzles-about-stone = Tout ce que vous savez ne laisse qu’un chiffre.
puzzles-about-wheel = Trouvez la place où vous ne pouvez pas vous tromper.
puzzles-about-final = Un, deux ou trois chiffres : lesquels valent la peine ?
puzzles-about-exchange = Choisissez bien ce que vous donnez.
puzzles-about-turn = Un tour gagne nettement plus souvent que tous les autres.
puzzles-about-save = Presque bloqué : une seule issue.
puzzles-about-lay-all = La pioche est vide. Toutes les cartes doivent partir.
puzzles-rated = Difficulté { $rating }
puzzles-certain = Certain
puzzles-judged = Estimé
puzzles-you = Vous
puzzles-said = Question et indices
puzzles-numbers = Votre réponse
puzzles-write = Écrire
puzzles-hint = { $n ->
        [1] Où regarder
        [2] Quels faits
       *[3] Voir la réponse
    }
puzzles-leave = Quitter
puzzles-again = Encore une fois
puzzles-next = Suivante
puzzles-skip = Passer
puzzles-more = Toutes les énigmes
puzzles-right = Juste !
puzzles-right-helped = Juste, finalement.
puzzles-wrong = Faux.
puzzles-shown = C’était la réponse.
puzzles-not-here = Ce n’est pas ce qui est demandé ici.
puzzles-rating-now = Classement { $rating }
puzzles-streak = { $count } d’affilée
puzzles-unsent = { $count ->
        [1] Pas de connexion : un résultat est gardé et comptera plus tard.
       *[other] Pas de connexion : { $count } résultats sont gardés et compteront plus tard.
    }
puzzles-offline = Pas de connexion. { $count ->
        [0] Aucune énigme n’est chargée sur cet appareil.
        [1] Une énigme est chargée sur cet appareil.
       *[other] { $count } énigmes sont chargées sur cet appareil.
    }
puzzles-link = Lien vers cette énigme
puzzles-none = Cette énigme ne peut pas être affichée
puzzles-no-more = Il n’y en a plus
puzzles-no-more-text = Vous avez vu toutes les énigmes de ce genre et de cette difficulté.
puzzles-solved = { $count } résolues
puzzles-run-over = { $count ->
        [0] Le temps est écoulé
        [1] Une énigme résolue
       *[other] { $count } énigmes résolues
    }
puzzles-run-best = Votre record : { $count }
puzzles-run-again = Recommencer
