# Ce que la table dit à ceux qui y sont assis.

table-guest = Invité
table-program = Programme

table-not-found = Il n’y a rien ici pour vous. La table est peut-être privée : demandez son lien.
table-no-such-code = Aucune table n’a ce code. Vérifiez-le avec la personne qui vous invite.
table-link-used = Ce lien a déjà servi ou date de plus d’une heure. Créez-en un nouveau sur l’autre appareil.
table-name-empty = Choisissez un nom avec au moins un caractère visible.
table-forget-name = Écrivez votre nom tel qu’il est ci-dessus, pour que personne ne soit oublié par erreur.
table-text-empty = Écrivez d’abord quelque chose.

table-no-such-game = Il n’y a pas de jeu appelé « { $game } ».
table-no-such-bot = Ce robot n’existe pas. Choisissez parmi : { $bots }.
table-no-such-seat = Cette place n’existe pas : la table en a { $seats }, comptées à partir de 0.
table-no-such-moment = Cette partie a { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : choisissez un moment entre 0 et ce nombre.
table-bad-options = Ces options ne vont pas. { $why }
table-bad-clock = Choisissez soit des secondes par coup, soit un temps de base avec incrément.
table-bad-move = { $why }
table-bad-record = Cette partie enregistrée est illisible. { $why }
table-too-many-tables = Vous avez { $most } tables ouvertes. Terminez-en ou fermez-en une d’abord.
table-one-seat-each = Vous ne pouvez prendre qu’une place à une table.

table-only-watching = Votre lien permet de regarder. Pour jouer, demandez le lien d’invitation.
table-only-host = Seul l’hôte de la table peut le faire.
table-host-was-here =
    { $minutes ->
        [1] L’hôte va peut-être revenir. S’il ne se passe rien pendant encore une minute, vous pourrez prendre sa place.
       *[other] L’hôte va peut-être revenir. S’il ne se passe rien pendant encore { $minutes } minutes, vous pourrez prendre sa place.
    }
table-only-this-machine = Seule la page de l’ordinateur qui fait tourner Ludoteca peut le faire.
table-no-network = Cet ordinateur n’a aucune adresse que d’autres puissent atteindre. Connectez-le d’abord à un réseau.
table-served-at = Ludoteca est à l’adresse { $address } (Ctrl+C pour arrêter)
table-lan-invitation = Sur votre réseau, on peut jouer à l’adresse { $link }
table-lan-others = Si elle ne s’ouvre pas : { $links }
table-lan-meaning = Rien n’est chiffré, et tout votre réseau peut y accéder jusqu’à ce que vous arrêtiez Ludoteca.
table-too-many-reviews = Vous attendez déjà { $most } analyses. Redemandez quand l’une d’elles sera prête.
table-deal-alone = Ici, personne ne peut regarder : d’autres doivent encore jouer cette donne. Quand vous l’aurez terminée, vous pourrez la revoir.
table-deal-unplayed = C’est une partie sur la donne du jour. Terminez-la d’abord vous-même, puis vous verrez comment les autres l’ont jouée. Demain, elle sera ouverte à tous.
table-deal-played = Vous avez déjà joué cette donne pour le classement. Vous pouvez vous y exercer autant que vous voulez.
table-deal-over = La journée de cette donne est passée. Vous pouvez encore vous y exercer.
table-deal-yourself = Cette partie compte pour le classement : jouez-la vous-même, avec la même aide que tout le monde.
table-not-seated = Prenez d’abord une place.
table-table-crowded = Cette table ne peut plus accueillir d’invités.
table-no-free-seat = Toutes les places sont prises. Vous pouvez regarder, ou attendre qu’une se libère.
table-seat-taken = Quelqu’un est déjà assis là.
table-seats-open = Il reste des places libres : attendez quelqu’un, ou confiez-les à des robots.
table-people-sit-there = Il y a plus de personnes assises. Quelqu’un doit d’abord se lever.
table-host-stays = L’hôte garde sa place.
table-no-person-there = Personne n’est assis là.
table-no-puzzle = { $why }
table-open-or-bot = Une place est libre ou à un robot : choisissez.
table-goes-on-as-it-was = Cette partie en continue une autre : ses options restent les mêmes.

table-match-runs = Il faut attendre la fin de la partie.
table-no-match-runs = Aucune partie n’est en cours à cette table.
table-no-match-yet = On n’a pas encore joué ici.
table-match-was-played = On a joué à cette table : elle est conservée.
table-over-by-then = La partie était déjà finie à ce moment. Choisissez-en un plus tôt.
table-already-played = Votre place a déjà joué, peut-être dans une autre fenêtre. Regardez de nouveau.
table-out-of-step = La table n’en est pas encore là. Rechargez la page.
table-busy = La table est très occupée. Réessayez.

table-chat-off = La discussion libre est coupée à cette table. Les signaux restent possibles, si le jeu en a.
table-muted = L’hôte a coupé la parole à votre place.
table-silence = « Silence » est en vigueur : personne ne peut parler ni donner de signal.
table-numbers-are-secret = Pas de nombres, s’il vous plaît : pendant la partie, on n’en dit aucun, ni en chiffres ni en lettres. Dites-le autrement.

table-help-none = À cette table, on joue sans aide.
table-help-sheet = Cette table permet la feuille, et rien de plus.
table-help-odds = Cette table permet les probabilités, mais pas les conseils.
table-nothing-to-explain = Il n’y a rien à expliquer là-dessus.
table-help-failed = L’aide de ce jeu n’a pas fonctionné. On continue sans elle.

table-bad-request = Cette demande n’est pas claire. { $why }
table-bad-message = Ce message n’est pas clair. { $why }
table-hello-first = Dites d’abord bonjour.
table-too-large = C’est trop à la fois.
table-slow-down = Cela faisait beaucoup en peu de temps. Attendez un instant et réessayez.
table-too-slow = C’est arrivé trop lentement. Réessayez.
table-too-many-sockets = C’est déjà ouvert à { $most } endroits. Fermez-en d’abord un.
table-server-full = Ce serveur est plein pour le moment. Réessayez dans un instant.
table-wrong-host = Ce serveur ne répond pas à ce nom. Utilisez l’adresse qu’on vous a donnée.
table-match-long = Cette partie est devenue très longue : on ne peut plus que la terminer, sans signaux ni reprises.
table-record-long = Cet enregistrement est trop long : on peut importer au plus { $most } coups.
table-damaged = Les données de cette table sont endommagées. La personne qui gère ce serveur peut les réparer.
table-too-many-records = Vous gardez déjà ici tous les enregistrements permis à une personne ({ $most }, ou 20 Mo). Ceux que personne ne regarde disparaissent avec le temps.
table-too-many-matches = { $most } parties ont été jouées à cette table. Préparez-en une nouvelle.
table-removed-here = L’hôte vous a retiré de cette table.
table-ballot-runs = Un vote est en cours : aucune personne présente ne peut être remplacée avant qu’il soit terminé.
table-too-many-tokens = Une table admet au plus { $most } programmes. Révoquez-en d’abord un.
table-token-scope = Le jeton d’un programme sert à jouer à sa place, et à rien d’autre.
table-cross-site = Cela venait d’un autre site : rien n’a été fait.
table-bad-token = Ce jeton de place ne vaut pas pour cette table.
table-not-allowed = Ce n’est pas possible ici.
table-banned = Vous êtes exclu de ce serveur.
table-read-only = Le serveur est en maintenance : vous pouvez tout regarder, et rejouer dans un instant.
table-server-error = Quelque chose s’est mal passé chez nous. Votre partie est en sécurité : réessayez.
table-shutting-down = Le serveur va redémarrer. Revenez dans un instant.
table-moved-on = La partie a continué entre-temps.

alert-body = { $count ->
    [0] { $game }
   *[other] { $game } avec { $names }
}
table-push-none = Ce serveur n’envoie pas d’alertes de tour.
table-push-unknown = Votre navigateur utilise un service de notifications que ce serveur ne connaît pas. La personne qui gère le serveur peut l’autoriser.
