# What one has played: the list of matches, and what they add up to.

history-title = Mes parties
history-tab = Parties
history-ways = Ce que j’ai joué
history-none = Aucune partie terminée
history-none-text = Chaque partie que vous terminez reste ici : avec qui, son résultat, et de quoi la revoir.
history-play = Choisir un jeu
history-filter = Chercher parmi les parties
history-game = Jeu
history-all-games = Tous les jeux
history-game-count = { $game } ({ $count })
history-result = Résultat
history-result-all = Tous les résultats
history-result-won = Gagnées
history-result-lost = Perdues
history-result-open = Abandonnées
history-search = Qui était là
history-deals = Seulement les donnes jouées aussi par d’autres
history-count =
    { $count ->
        [0] Aucune partie
        [one] { $count } partie
       *[other] { $count } parties
    }
history-nothing-fits = Aucune partie ne correspond. Essayez un autre nom, ou regardez tous les jeux.
history-more = En voir plus
history-with = avec { $names }
history-alone = en solo
history-deal = donne partagée
history-deal-practice = donne partagée, entraînement
history-won = Gagnée
history-lost = Perdue
history-open = Pas décidée
history-placed = { $score }, place { $place } sur { $players }
history-accuracy = Précision { $accuracy }
history-challenge = Défier
history-take = Tout emporter
history-take-text = Les relevés de toutes vos parties terminées dans une seule archive. Toute Ludoteca peut les lire et les rejouer.
history-download = Télécharger tous les relevés

statistics-title = Mes statistiques
statistics-tab = Statistiques
statistics-none = Rien à compter pour l’instant
statistics-none-text = Terminez une partie, et vos chiffres commencent ici.
statistics-which = Quelles parties
statistics-all =
    { $count ->
        [one] Toutes ({ $count } partie)
       *[other] Toutes ({ $count } parties)
    }
statistics-part = { $players ->
        [one] En solo
       *[other] { $players } joueurs
    }{ $variant ->
        [none] { "" }
       *[other] , { $variant }
    } ({ $count })
statistics-waiting =
    { $count ->
        [one] { $count } partie plus ancienne reste à compter.
       *[other] { $count } parties plus anciennes restent à compter.
    }
statistics-what-counts = Comptent les parties que vous avez jouées vous-même jusqu’au bout. L’entraînement sur des donnes partagées, les « et si » et les parties abandonnées ne sont que dans la liste.
statistics-few =
    { $count ->
        [1] Une seule partie jusqu’ici : le hasard y pèse plus que l’adresse.
       *[other] Seulement { $count } parties jusqu’ici : le hasard y pèse encore plus que l’adresse.
    }
statistics-played = Jouées
statistics-won = Gagnées
statistics-you-won = Vous avez gagné
statistics-best-streak = Plus longue série gagnante
statistics-mean-left = Cartes restantes, en moyenne
statistics-mean-points = Points, en moyenne
statistics-winning =
    { $count ->
        [1] Vous avez gagné la dernière partie
       *[other] Vous avez gagné les { $count } dernières parties
    }
statistics-losing =
    { $count ->
        [1] La dernière partie n’a pas été gagnée
       *[other] Les { $count } dernières parties n’ont pas été gagnées
    }
statistics-best = meilleur résultat :
statistics-share = À quelle fréquence vous gagnez
statistics-share-words = { $percent } % gagnées ; sur beaucoup de parties, sans doute entre { $low } % et { $high } %
statistics-bots = À quelle fréquence les robots de chaque niveau gagnent à ce jeu :
statistics-time-left = Cartes restantes, partie après partie
statistics-time-points = Points, partie après partie
statistics-time-words = Les { $count } dernières parties : { $first } pour la première, { $last } pour la plus récente ; moyenne des { $window } dernières : { $mean }. Plus haut, c’est mieux ; les points pleins sont des victoires.
statistics-as-list = Sous forme de liste
statistics-scores = Fréquence de chaque résultat
statistics-scores-left = De { $low } à { $high } cartes restantes{ $often ->
        [none] { "" }
       *[other] , le plus souvent { $often }
    }
statistics-scores-points = De { $low } à { $high } points{ $often ->
        [none] { "" }
       *[other] , le plus souvent { $often }
    }
statistics-tally = En détail
statistics-of = { $count } sur { $of } ({ $percent } %)
statistics-accuracy = Précision des parties analysées
statistics-accuracy-words =
    { $count ->
        [1] Une partie : { $last }.
       *[other] Les { $count } dernières parties : { $first } pour la première, { $last } pour la plus récente ; moyenne des { $window } dernières : { $mean }.
    }
statistics-with = Avec qui
statistics-against = Contre qui
tally-wheels = Disques ou réglettes justes
tally-stones = Pierres trouvées à la fin
tally-pinned = Pierres désignées par un seul chiffre
tally-tricks = Sauts en arrière parmi les cartes posées

devices-title = Vos appareils
devices-text = Ces navigateurs vous connaissent. Déconnectez ceux que vous n’utilisez plus : ils ne pourront plus rien voir ni jouer à votre place.
devices-only = Seul ce navigateur vous connaît. Avec un lien personnel, il peut y en avoir d’autres.
devices-this = Ce navigateur
devices-other = Un autre appareil
devices-since = depuis le { $when }
devices-out = Déconnecter
devices-done = Cet appareil est déconnecté.

data-title = Vos données
data-text = Tout ce que ce serveur sait de vous : nom, appareils, tables, résultats, notes, ce que vous avez dit, et les relevés de vos parties.
data-download = Tout télécharger
forget-title = M’oublier
forget-text = Votre nom, vos appareils, vos parties, statistiques, notes et messages sont effacés pour de bon, ici et sur tous vos appareils. Les parties jouées avec d’autres leur restent, avec « Quelqu’un » à votre place. Une partie en cours continue avec un robot. C’est irréversible.
forget-open = M’oublier…
forget-name = Votre nom est { $name }. Écrivez-le pour confirmer
forget-do = M’oublier pour de bon
forget-not = Tout garder
forget-done = C’est fait : il ne reste rien de vous ici.
data-none = Personne ne vous connaît encore ici : rien à emporter, rien à oublier.
