# Ce que la table dit à ceux qui y sont assis.

table-guest = Invité
table-program = Programme

table-not-found = Il n’y a rien ici pour vous. La table est peut-être privée : demandez son lien.
table-no-such-code = Aucune table n’a ce code. Vérifiez-le avec la personne qui vous invite.
table-link-used = Ce lien a déjà servi ou date de plus d’une heure. Créez-en un nouveau sur l’autre appareil.
table-name-empty = Choisissez un nom avec au moins un caractère visible.
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
        [one] L’hôte va peut-être revenir. S’il ne se passe rien pendant encore une minute, vous pourrez prendre sa place.
       *[other] L’hôte va peut-être revenir. S’il ne se passe rien pendant encore { $minutes } minutes, vous pourrez prendre sa place.
    }
table-not-seated = Prenez d’abord une place.
table-table-crowded = Cette table ne peut plus accueillir d’invités.
table-no-free-seat = Toutes les places sont prises. Vous pouvez regarder, ou attendre qu’une se libère.
table-seat-taken = Quelqu’un est déjà assis là.
table-seats-open = Il reste des places libres : attendez quelqu’un, ou confiez-les à des robots.
table-people-sit-there = Il y a plus de personnes assises. Quelqu’un doit d’abord se lever.
table-host-stays = L’hôte garde sa place.
table-no-person-there = Personne n’est assis là.
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

table-bad-request = Cette demande n’est pas claire. { $why }
table-bad-message = Ce message n’est pas clair. { $why }
table-hello-first = Dites d’abord bonjour.
table-too-large = C’est trop à la fois.
table-slow-down = Cela faisait beaucoup en peu de temps. Attendez un instant et réessayez.
table-cross-site = Cela venait d’un autre site : rien n’a été fait.
table-bad-token = Ce jeton de place ne vaut pas pour cette table.
table-not-allowed = Ce n’est pas possible ici.
table-server-error = Quelque chose s’est mal passé chez nous. Votre partie est en sécurité : réessayez.
table-shutting-down = Le serveur va redémarrer. Revenez dans un instant.
