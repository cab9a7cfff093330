### Les règles de The Lost Code et Think Str8! à lire : sections avec nos propres mots, paragraphes séparés par une ligne vide.

## The Lost Code

rules-lost-code-goal-title = Le but
rules-lost-code-goal =
    Devant vous se dresse un code de six chiffres. Tout le monde peut le lire, sauf vous. Tour après tour, vous estimez une somme de vos chiffres et apprenez si c’est juste. À la fin, vous nommez les chiffres eux-mêmes.

    Une estimation juste fait avancer votre pion le long du serpent. On joue à deux, trois ou quatre, et le plus avancé à la fin gagne.

rules-lost-code-box-title = Dans la boîte
rules-lost-code-box =
    Six symboles, chacun avec sa couleur et sa forme : aigle, jaguar, caméléon, serpent, humain et ours. Chacun a des pierres de 0 à { BOX("lost-code.top_number_x") }, une par chiffre. Les { BOX("lost-code.top_number_x") } ne servent qu’à la Course corsée : une partie ordinaire compte donc { BOX("lost-code.pieces") } pierres.

    Trois dés identiques portent les six symboles, un par face. Quatre chevalets tiennent les pierres, et tous les quatre servent, quel que soit votre nombre. Six jetons raccourci et un crâne attendent leurs variantes.

    Votre feuille, derrière le paravent, est faite pour vos notes. Personne ne la contrôle, et rien n’y compte, sauf vos chiffres définitifs.

rules-lost-code-wheels-title = Les sept disques
rules-lost-code-wheels =
    Un disque montre dans sa fenêtre des nombres qui se suivent, et il n’y en a pas deux de même largeur. Large, il est sûr ; étroit, il paie : un disque plus large ne rapporte jamais plus qu’un plus étroit, certains rapportent autant, et le plus petit, avec un seul nombre, rapporte le plus.

    Les nombres d’un disque vont de 0 à { BOX("lost-code.top_sum") }, trois fois la plus haute pierre. Avec la Course corsée, ils vont jusqu’à { BOX("lost-code.top_sum_x") }.

    Aucune édition n’imprime tout le tableau. Celui qui est dessiné ici s’accorde avec tout ce que montrent les règles ; deux autres s’accordent aussi et peuvent être choisis. Vous pouvez encore composer le vôtre : des largeurs différentes, aucun disque plus large qui rapporte plus, le plus petit au-dessus de tous les autres, au moins un disque par joueur et douze au plus.

rules-lost-code-setup-title = Mise en place
rules-lost-code-setup =
    Chacun reçoit un chevalet. Ceux qui restent, deux à 2 joueurs et un à 3, sont neutres et tournés vers tout le monde.

    Pour chaque symbole, on mélange face cachée les pierres de 0 à { BOX("lost-code.top_number") }. L’une retourne dans la boîte sans que personne la regarde, et une va sur chaque chevalet. Les vôtres sont placées de façon que seuls les autres voient leurs chiffres. Il en reste trois dans la pile : une partie compte donc { BOX("lost-code.exchanges.0") } échanges au plus ({ BOX("lost-code.exchanges.1") } en version débutante, { BOX("lost-code.exchanges.2") } avec la Course corsée, { BOX("lost-code.exchanges.3") } avec les deux).

    Les pions sont empilés sur la case 0, dans un ordre laissé au hasard, et les disques attendent du côté normal.

    Un chiffre que vous voyez sur un autre chevalet ne peut jamais être le vôtre, car il n’existe qu’une fois. Votre feuille le raye pour vous.

rules-lost-code-track-title = Devant et derrière
rules-lost-code-track =
    Vos points sont votre place sur la piste. Elle commence à 0 et n’a pas de fin.

    Les pions d’une même case forment une pile, et celui qui arrive se place dessus. Plus haut veut dire plus en retard : sur une case, le pion du bas est le premier, celui du dessus le dernier.

    Reculer, c’est aussi arriver : vous finissez dessus. Un pion qui ne bouge pas n’est pas soulevé. Vous pouvez passer sous zéro, à moins que la table n’ait décidé de s’arrêter à 0.

rules-lost-code-round-title = Un tour, pas à pas
rules-lost-code-round =
    On joue { BOX("lost-code.rounds.2") } tours à 2 joueurs, { BOX("lost-code.rounds.3") } à 3 et { BOX("lost-code.rounds.4") } à 4.

    Au début du tour, on regarde une seule fois qui est derrière qui. Cet ordre vaut pour les dés, les jetons, les disques et les vérifications, même pendant que les pions bougent.

    D’abord les dés, puis le disque de chacun, puis les vérifications, puis les échanges de ceux qui se sont trompés. Les disques reviennent, et le tour suivant commence.

    Avec toutes les variantes, l’ordre est : lancer, offre d’un jeton, dés à l’ours, changement libre d’un dé, disques, vérifications avec la malédiction, destination du crâne, échanges, ce qui quitte le jeu. Vous décidez des jetons, des dés, de votre disque, de votre échange et de vos chiffres définitifs ; le reste se fait tout seul.

rules-lost-code-dice-title = Les dés
rules-lost-code-dice =
    Le dernier lance les trois dés, à la vue de tous.

    Si c’est vous, laissez-les tels quels, ou tournez-en un, un seul, sur un autre symbole en jeu. Ce peut être un symbole qu’un autre dé montre déjà.

    Les trois symboles qui restent là sont ceux de ce tour.

rules-lost-code-bid-title = Choisir un disque
rules-lost-code-bid =
    Du dernier au premier, chacun prend un disque encore libre et le règle. Le disque couvre le nombre où il commence et ceux qui suivent, autant qu’il est large. Vous dites ainsi : ma somme est l’un de ces nombres.

    La fenêtre doit être pleine : la fourchette tient tout entière entre 0 et { BOX("lost-code.top_sum") }, ou { BOX("lost-code.top_sum_x") } avec la Course corsée.

    Personne ne passe. Tous voient aussitôt votre réglage, y compris ceux qui choisissent après vous, et il ne change plus.

rules-lost-code-check-title = Vérifier les estimations
rules-lost-code-check =
    Votre somme additionne vos pierres des symboles que montrent les dés. Un symbole sur deux dés compte deux fois, sur trois dés trois fois.

    L’un après l’autre, dans l’ordre du tour : si votre fourchette contient la somme, vous marquez les points du disque et avancez d’autant avant la vérification suivante. Sinon, vous ne marquez rien et apprenez si la somme est inférieure ou supérieure à votre fourchette.

    Avec le plus petit disque, vous apprenez seulement que c’est faux. C’est le jeu lui-même qui répond, sans mentir et devant tous ; la somme n’est jamais dite.

rules-lost-code-exchange-title = Échanger une pierre
rules-lost-code-exchange =
    Une fois tout vérifié, ceux qui se sont trompés échangent une pierre. Celui qui est dernier maintenant, avec les nouveaux points, commence ; un par un, si bien que les suivants en savent plus.

    Choisissez un de vos symboles dont il reste des pierres à piocher, qu’il soit sur les dés ou non. L’ancienne pierre est posée face visible près de vous et y reste : vous la voyez enfin, et elle ne revient pas. Une nouvelle du même symbole prend sa place, vue de tous sauf de vous.

    Vous devez échanger tant qu’une pile a encore une pierre. Quand toutes sont vides, plus personne n’échange. Le dernier tour ne fait pas exception : d’abord l’échange, puis vos chiffres définitifs.

rules-lost-code-final-title = Vos chiffres définitifs
rules-lost-code-final =
    Après le dernier tour, vous écrivez en secret jusqu’à trois chiffres différents pour chaque symbole, de 0 à { BOX("lost-code.top_number") } ({ BOX("lost-code.top_number_x") } avec la Course corsée). Vous pouvez n’en écrire aucun. Rien n’est montré avant que tous aient fini.

    Si votre pierre en fait partie, un seul chiffre rapporte { BOX("lost-code.hits.1") } points, deux en rapportent { BOX("lost-code.hits.2") }, trois en rapportent { BOX("lost-code.hits.3") }. Sinon, ou si vous n’avez rien écrit, vous perdez { BOX("lost-code.loss") } points.

rules-lost-code-win-title = Qui gagne
rules-lost-code-win =
    On additionne vos symboles, et votre pion bouge une seule fois, en avant ou en arrière. On commence par le dernier et on finit par le premier, dans l’ordre qui valait avant ces mouvements.

    Le plus avancé gagne ; sur une même case, c’est le bas de la pile. Il n’y a donc qu’un gagnant, et les autres places se règlent de la même façon.

    Ensuite, toutes les pierres peuvent être regardées. Laquelle avait été écartée au début peut rester un mystère : c’est une de celles que personne n’a piochées, et le jeu n’en choisit pas une après coup.

rules-lost-code-known-title = Qui sait quoi
rules-lost-code-known =
    Tous connaissent les dés, les disques et les fourchettes, les réponses, la piste et ses piles, les pierres défaussées, combien il en reste à piocher, et qui a un jeton ou le crâne. Vos pierres sont connues de tous sauf de vous. Votre feuille et vos chiffres définitifs ne sont qu’à vous jusqu’à la fin. Ce qui a été écarté ou reste à piocher, personne ne le sait.

    Rien de ce que vous recevez ne parle de vos propres pierres. Qui ne fait que regarder voit ce que tous les joueurs savent.

    Bavardez à votre guise, mais laissez le jeu parler des pierres : la discussion ne laisse passer aucun nombre.

    Une pierre que vous avez défaussée est désormais connue. Regardez en arrière : les tours passés avec ce symbole vous en disent maintenant plus.

rules-lost-code-introductory-title = Version débutante
rules-lost-code-introductory =
    Pour les premières parties et avec des enfants. Les ours restent dans la boîte : on joue avec cinq symboles, et cinq comptent à la fin.

    Celui qui lance doit tourner chaque dé qui montre un ours sur un autre symbole, chacun séparément ; deux peuvent devenir pareils. Le changement libre d’un dé reste possible, même pour un dé tout juste tourné, mais jamais sur l’ours.

rules-lost-code-x-race-title = Course corsée
rules-lost-code-x-race =
    Les { BOX("lost-code.top_number_x") } entrent en jeu : neuf pierres par symbole, dont quatre restent à piocher. Les disques montrent leur côté X, qui va jusqu’à { BOX("lost-code.top_sum_x") }, et vos chiffres définitifs peuvent aller jusqu’à { BOX("lost-code.top_number_x") }.

    Rien d’autre ne change. Un disque garde sa largeur et ce qu’il rapporte.

rules-lost-code-shortcut-title = Raccourci mortel
rules-lost-code-shortcut =
    Il y a un jeton par symbole. Quand deux ou trois dés tombent pareils et que personne n’a encore leur jeton, il est proposé aussitôt après le lancer : d’abord à celui qui lance, puis aux autres dans l’ordre du tour. Qui le prend met fin à l’offre et le garde. Vous pourrez en prendre d’autres aux tours suivants.

    Si vous le prenez, écrivez sur-le-champ un, deux ou trois chiffres définitifs pour ce symbole, en secret et pour de bon. Ils comptent double : { BOX("lost-code.locked_hits.1") }, { BOX("lost-code.locked_hits.2") } ou { BOX("lost-code.locked_hits.3") } si c’est juste, et { BOX("lost-code.locked_loss") } points perdus si c’est faux. Vous pouvez encore échanger cette pierre ; c’est celle de la fin qui compte.

    Après l’offre, celui qui lance peut tourner un dé comme d’habitude, sans effet sur le jeton. Mais s’il a pris le jeton lui-même, il ne tourne aucun dé ce tour-ci, à moins que la table ne permette les deux.

    Aux trois derniers tours, plus d’offre : les jetons que personne n’a pris quittent le jeu après le tour { BOX("lost-code.token_rounds.2") }, { BOX("lost-code.token_rounds.3") } ou { BOX("lost-code.token_rounds.4") } à 2, 3 ou 4 joueurs.

    En version débutante, il n’y a pas de jeton ours. L’offre regarde les dés tels qu’ils sont tombés, et les ours doivent être tournés quand même, fût-ce par celui qui a pris un jeton.

rules-lost-code-curse-title = La malédiction du Temple
rules-lost-code-curse =
    Au début, personne n’a le crâne, et être en tête ne suffit pas pour l’avoir. Il va au premier qu’une vérification amène à la case { BOX("lost-code.curse_begins") } ou au-delà. Ce joueur est maudit à partir du tour suivant, ou tout de suite si la table le veut.

    Si vous êtes maudit et que c’est juste, vous marquez comme d’habitude. Si c’est faux, vous reculez d’autant de cases que vaut votre disque et échangez comme d’habitude. Dans les deux cas, chaque autre joueur qui se trompe vous rapporte 1 point, et vous avancez aussitôt.

    Une fois tout vérifié, on regarde où sont les pions. Si l’un est sur la case { BOX("lost-code.curse_ends") } ou plus loin, le crâne quitte le jeu. Sinon, il va à celui qui mène ; sur une même case, au bas de la pile. Il reste en jeu même si tous retombent sous { BOX("lost-code.curse_begins") }.

    Le dernier tour en est libre : le crâne s’en va après le tour { BOX("lost-code.curse_rounds.2") }, { BOX("lost-code.curse_rounds.3") } ou { BOX("lost-code.curse_rounds.4") } à 2, 3 ou 4 joueurs.

rules-lost-code-choices-title = Tout ensemble, et nos choix
rules-lost-code-choices =
    La Course corsée, le Raccourci mortel et la malédiction du Temple se combinent librement, et chacun aussi avec la version débutante.

    Là où les éditions diffèrent, la table choisit. Les échanges : le dernier d’abord, avec les nouveaux points, comme dans les éditions italienne et anglaise, ou dans l’ordre des estimations, comme dans la française. Jeton et dé pour celui qui lance : l’un ou l’autre, comme dans l’édition anglaise, ou les deux, comme dans l’italienne.

    Là où les éditions se taisent, il a fallu choisir. Deux de ces choix sont des options : si l’on peut passer sous zéro, et si la malédiction frappe à partir du tour suivant ou tout de suite.

## Think Str8!

rules-think-str8-goal-title = Le but
rules-think-str8-goal =
    Sur votre chevalet se trouvent six cartes, une par couleur. Tous voient leurs chiffres, sauf vous. Tour après tour, vous pariez sur une somme et apprenez si c’est juste. À la fin, vous nommez les chiffres eux-mêmes.

    Un pari juste fait avancer votre pion, et le plus avancé à la fin gagne. C’est la grande sœur de The Lost Code : des cartes, des chevalets et des échelles, sans variantes à ajouter.

rules-think-str8-box-title = Dans la boîte
rules-think-str8-box =
    On joue à deux, trois ou quatre. Il y a six couleurs, dans l’ordre de la feuille : bleu, vert, jaune, violet, rouge, gris. Chacune a des cartes de 0 à { BOX("think-str8.top_number") }, une par chiffre : { BOX("think-str8.pieces") } en tout.

    Trois dés montrent les six couleurs, une par face. Les quatre chevalets sont toujours remplis, quel que soit votre nombre ; ceux qui n’ont pas de joueur sont neutres et visibles de tous.

rules-think-str8-tiles-title = Échelle et réglettes
rules-think-str8-tiles =
    Vous pariez sur une échelle à vous, qui va de 0 à { BOX("think-str8.top_sum") }. Sept réglettes, toutes de taille différente, en couvrent quelques nombres et indiquent ce qu’elles rapportent. La plus petite rapporte le plus.

    La règle n’imprime pas tout le tableau. Celui qui est dessiné ici s’accorde avec ses exemples ; un second s’accorde aussi et peut être choisi, et vous pouvez composer le vôtre.

rules-think-str8-setup-title = Mise en place
rules-think-str8-setup =
    Les pions sont empilés au départ, qui vaut 0, dans un ordre laissé au hasard.

    Dans chaque couleur, on mélange les cartes, on en écarte une sans la regarder, et chaque chevalet en reçoit une. Il en reste trois à piocher.

    Votre feuille n’est qu’à vous. Les chiffres vus ailleurs sont noircis, car ils ne peuvent jamais être les vôtres. Ceux que vous avez exclus par raisonnement portent une croix, et peuvent redevenir possibles quand vous recevez une nouvelle carte.

rules-think-str8-track-title = Devant et derrière
rules-think-str8-track =
    Vos points sont votre place. Les pions d’une même case forment une pile, et celui qui arrive se place dessus. Plus haut veut dire plus en retard : celui du bas est le premier, celui du dessus le dernier.

    Reculer, c’est aussi arriver. Un pion qui ne bouge pas n’est pas soulevé. Vous pouvez passer sous zéro, à moins que la table n’ait décidé de s’arrêter à 0.

rules-think-str8-round-title = Un tour, pas à pas
rules-think-str8-round =
    Il y a { BOX("think-str8.rounds.2") } tours à 2 joueurs, { BOX("think-str8.rounds.3") } à 3 et { BOX("think-str8.rounds.4") } à 4.

    D’abord les dés. Puis chacun choisit une réglette, et toutes sont posées. Ensuite on vérifie les paris, et ceux qui se sont trompés changent une carte. Les réglettes reviennent, et le tour suivant commence.

rules-think-str8-dice-title = Les dés
rules-think-str8-dice =
    Le dernier lance les trois dés. Si c’est vous, vous pouvez ensuite tourner un seul dé sur une autre couleur, au choix. Les trois couleurs qui restent là sont celles de ce tour.

rules-think-str8-bid-title = Choisir et poser une réglette
rules-think-str8-bid =
    Du dernier au premier, chacun prend une réglette ; une réglette prise n’est plus disponible ce tour-ci. Personne ne passe.

    Quand tous en ont une, on les pose sur les échelles en même temps, et les fourchettes se montrent quand toutes sont posées. La table peut aussi les faire poser l’une après l’autre, à la vue de tous.

    Aucun bout de réglette ne dépasse de l’échelle, et une réglette posée ne bouge plus.

rules-think-str8-check-title = Vérifier les paris
rules-think-str8-check =
    Votre somme additionne vos cartes des couleurs que montrent les dés. Une couleur sur deux dés compte deux fois, sur trois dés trois fois.

    On vérifie d’abord celui qui a lancé, puis les autres dans l’ordre où ils ont choisi. Si votre réglette couvre la somme, vous avancez de ce qu’elle rapporte. Sinon, vous ne gagnez rien et apprenez « supérieur » ou « inférieur ».

    Avec la plus petite réglette, vous apprenez seulement que c’est faux.

rules-think-str8-exchange-title = Changer une carte
rules-think-str8-exchange =
    Ensuite, ceux qui se sont trompés changent une carte, le dernier d’abord, selon la place des pions à ce moment-là.

    Choisissez une couleur dont il reste des cartes. L’ancienne carte est posée face visible pour tous, vous compris. La nouvelle est de la même couleur, et tous la voient sauf vous.

    Vous devez en changer une tant qu’il reste une carte dans une pile. Quand toutes sont vides, on ne change plus rien.

rules-think-str8-final-title = Vos chiffres définitifs
rules-think-str8-final =
    Après le dernier tour, vous écrivez en secret, pour chaque couleur, un à trois chiffres différents, de 0 à { BOX("think-str8.top_number") }. On les montre quand tous sont prêts.

    Si votre carte en fait partie, un chiffre rapporte { BOX("think-str8.hits.1") } points, deux en rapportent { BOX("think-str8.hits.2") }, trois en rapportent { BOX("think-str8.hits.3") }. Une erreur en coûte { BOX("think-str8.loss") }, quel que soit le nombre de chiffres écrits. Vous pouvez laisser une couleur vide : c’est une erreur.

rules-think-str8-win-title = Qui gagne
rules-think-str8-win =
    Du dernier au premier, chaque pion bouge une seule fois du total de son joueur, en avant ou en arrière.

    Celui qui a le plus de points gagne ; sur une même case, c’est le bas de la pile.

rules-think-str8-introductory-title = Parties de découverte
rules-think-str8-introductory =
    Pour les premières parties. Les cartes grises restent dans la boîte : on joue avec cinq couleurs, et cinq comptent à la fin.

    Celui qui lance doit tourner chaque dé gris sur une autre couleur, et peut toujours tourner un dé comme d’habitude. Le gris ne peut pas rester.

    Plusieurs dés gris peuvent prendre n’importe quelles couleurs, comme dans l’édition française. La table peut demander des couleurs différentes entre elles, comme dans l’italienne ; une couleur sur laquelle un autre dé est tombé de lui-même reste alors permise.

rules-think-str8-known-title = Qui sait quoi
rules-think-str8-known =
    Tous connaissent les dés, les réglettes et les fourchettes, les réponses, la piste et ses piles, les cartes défaussées et combien il en reste à piocher. Vos cartes sont connues de tous sauf de vous. Votre feuille et vos chiffres définitifs ne sont qu’à vous jusqu’à la fin. Ce qui a été écarté ou reste à piocher, personne ne le sait.

    Rien de ce que vous recevez ne parle de vos propres cartes. Qui ne fait que regarder voit ce que tous les joueurs savent.

    Bavardez à votre guise, mais laissez le jeu parler des cartes : la discussion ne laisse passer aucun nombre.

rules-think-str8-choices-title = Éditions, et nos choix
rules-think-str8-choices =
    La table peut choisir : les parties de découverte, les réglettes, leur pose en même temps ou l’une après l’autre, la façon de tourner les dés gris, et si l’on peut passer sous zéro.

    L’exemplaire français que nous connaissons s’interrompt avant la fin de la partie ; pour les chiffres définitifs, nous suivons l’édition italienne.
