### Les règles de The Game et The Game: Extreme à lire : sections avec nos propres mots, paragraphes séparés par une ligne vide.

## The Game

rules-the-game-goal-title = Le but
rules-the-game-goal =
    Vous formez une seule équipe, d’un à cinq joueurs, et les cartes sont contre vous. Débarrassez-vous des { BOX("the-game.cards") } cartes sur quatre piles, et vous avez gagné ensemble. Si vous restez bloqués, vous avez perdu ensemble.

    Il n’y a personne à battre, sinon le jeu. Alors parlez, et aidez-vous.

rules-the-game-table-title = Sur la table
rules-the-game-table =
    Quatre cartes de départ font quatre piles : deux montent à partir de { BOX("the-game.starts.0") }, deux descendent à partir de { BOX("the-game.starts.2") }. Les cartes sont les nombres de { BOX("the-game.lowest") } à { BOX("the-game.highest") }, chacun une fois.

    Vous avez { BOX("the-game.hand_size.1") } cartes en main en solitaire, { BOX("the-game.hand_size.2") } à deux, et { BOX("the-game.hand_size.3") } à trois, quatre ou cinq. Le reste forme la pioche, face cachée : { BOX("the-game.draw_pile.1") }, { BOX("the-game.draw_pile.2") }, { BOX("the-game.draw_pile.3") }, { BOX("the-game.draw_pile.4") } ou { BOX("the-game.draw_pile.5") } cartes pour 1, 2, 3, 4 ou 5 joueurs.

    Ici, une carte n’est tirée qu’au moment où il la faut. Ainsi personne, pas même le programme, ne connaît un ordre à l’avance.

rules-the-game-start-title = Qui commence
rules-the-game-start =
    Regardez d’abord votre main. Puis l’équipe décide qui commence, et de là on joue dans le sens des aiguilles d’une montre.

    La table choisit comment : le premier qui se propose commence, la première place désigne quelqu’un, ou le hasard décide. En solitaire, vous commencez, tout simplement.

rules-the-game-lay-title = Poser des cartes
rules-the-game-lay =
    Sur une pile ascendante, votre carte doit être plus haute que celle du dessus, sur une pile descendante plus basse. L’écart est libre, mais chaque nombre sauté est perdu pour cette pile, sauf si le saut en arrière y ramène.

    Posez vos cartes une par une, chacune sur une pile qui l’accepte à ce moment, toutes sur une seule ou réparties sur plusieurs.

rules-the-game-trick-title = Le saut en arrière
rules-the-game-trick =
    Vous pouvez aussi aller dans le mauvais sens d’exactement dix. Sur un 47 ascendant, le 37 passe ; sur un 47 descendant, le 57.

    On y regagne dix pas : faites-le aussi souvent que possible, sur n’importe quelle pile. Depuis une carte de départ, on ne peut pas revenir en arrière.

rules-the-game-turn-title = Votre tour
rules-the-game-turn =
    Tant qu’il y a une pioche au début de votre tour, vous posez au moins deux cartes. Davantage est toujours bienvenu, jusqu’à toute votre main.

    Le tour ne finit pas de lui-même, même quand il n’y a plus rien à poser : c’est vous qui dites qu’il finit. Vous piochez alors jusqu’à compléter votre main, ou jusqu’à la fin de la pioche.

rules-the-game-empty-title = Quand la pioche est vide
rules-the-game-empty =
    Dès lors, il suffit de poser une carte, et plus personne ne pioche. Qui a posé la dernière carte de sa main n’a plus de tour, et les autres continuent.

rules-the-game-back-title = Carte posée
rules-the-game-back =
    Une carte posée reste posée.

    Si la table permet de reprendre ses cartes, vous pouvez reprendre celles de votre tour en cours, la dernière d’abord. Les autres les ont vues : la table montre que vous les avez. Un tour qui a perdu la partie ne se reprend pas.

rules-the-game-talk-title = Parler
rules-the-game-talk =
    Ne révélez jamais le nombre d’une carte de votre main. Tout le reste peut être dit, à tout moment, par tout le monde, et devrait l’être.

    Vous pouvez donc demander qu’on laisse une pile tranquille, demander de petits écarts, ou dire que vous y avez quelque chose de bon. La discussion bloque tout ce qui pourrait être le nombre d’une carte, en chiffres comme en lettres ; les piles, les consignes et les quantités peuvent être nommées.

rules-the-game-signals-title = Les signaux sur les piles
rules-the-game-signals =
    On peut mettre cinq signaux sur une pile. Vous avez un signal par pile, vous pouvez le changer ou le retirer, et il disparaît à la fin de votre prochain tour. Donné pendant votre tour, il reste jusqu’au tour suivant : les autres le voient quand ils jouent. Les signaux sont possibles dès la distribution, pendant votre tour ou en dehors.

    Un sixième, pour le saut en arrière, désignerait une carte précise. Il n’existe que si la table l’a permis.

rules-the-game-stuck-title = Quand on est bloqué
rules-the-game-stuck =
    Si vous ne pouvez pas poser autant de cartes que le tour en demande, la partie est finie aussitôt, même si vous en avez posé une et qu’il manque la deuxième.

    On le regarde au début d’un tour et après chaque carte, sans voir plus loin : tant qu’une carte passe, on continue, même si la suivante ne passera pas.

    On ne passe pas, et on ne finit pas son tour trop tôt. Abandonner ensemble, c’est à la table d’en décider ; ce n’est pas un coup du jeu.

rules-the-game-result-title = Votre résultat
rules-the-game-result =
    Quand les { BOX("the-game.cards") } cartes sont posées, vous avez gagné, à l’instant même.

    Sinon, comptez les cartes restantes, dans toutes les mains et dans la pioche. Moins il y en a, mieux c’est : moins de dix, c’est excellent ; dix ou plus, c’est perdu.

rules-the-game-alone-title = En solitaire
rules-the-game-alone =
    Vous jouez avec { BOX("the-game.hand_size.1") } cartes et les mêmes règles. Il n’y a personne à qui parler, donc pas de signaux.

rules-the-game-pro-title = Pro
rules-the-game-pro =
    Tant que dure la pioche, vous posez au moins trois cartes. Quand elle est vide, une seule suffit, comme toujours.

    Pro et On Fire se combinent, aussi avec The Game: Extreme.

rules-the-game-fire-title = On Fire
rules-the-game-fire =
    Six cartes brûlent : { BOX("the-game.fire_cards.0") }, { BOX("the-game.fire_cards.1") }, { BOX("the-game.fire_cards.2") }, { BOX("the-game.fire_cards.3") }, { BOX("the-game.fire_cards.4") } et { BOX("the-game.fire_cards.5") }. Une carte en feu au-dessus d’une pile doit être recouverte avant la fin du tour du joueur suivant, sinon la partie est perdue. Vous pouvez recouvrir la vôtre aussitôt.

    Tout ce qui peut être posé sur la pile éteint le feu, même un saut en arrière. Une autre carte en feu aussi, et elle brûle alors avec son propre délai.

    Le joueur suivant est le prochain qui a vraiment un tour : ceux qui n’ont plus de cartes ne comptent pas, et en solitaire c’est votre propre tour suivant.

    Un feu à éteindre tient votre tour ouvert. S’il reste visible et que plus rien ne peut être posé, la partie est perdue, et se compte comme une autre. Avec les { BOX("the-game.cards") } cartes posées, vous avez gagné, même si un feu se voit encore.

rules-the-game-known-title = Qui sait quoi
rules-the-game-known =
    Votre main n’est qu’à vous, et la pioche n’est à personne. Tous voient le dessus des piles et combien de cartes se trouvent dans chaque main et dans la pioche. À la fin de la partie, tout est découvert.

    D’une pile, il suffit de voir la carte du dessus ; celles d’en dessous, tous les ont vues quand elles ont été posées. La table peut permettre à tous de feuilleter les piles.

rules-the-game-choices-title = Options, et nos choix
rules-the-game-choices =
    La table peut choisir : qui commence, Pro, On Fire, si l’on peut feuilleter les piles, si l’on peut reprendre ses cartes, et un signal pour le saut en arrière.

    Les signaux, le tour qui finit quand vous le dites et les détails d’On Fire sont nos choix : les règles imprimées n’en parlent pas, ou seul un ordinateur doit en décider.

## The Game: Extreme

rules-the-game-extreme-goal-title = Le but
rules-the-game-extreme-goal =
    Vous formez une seule équipe, d’un à cinq joueurs. Comme dans The Game, débarrassez-vous des { BOX("the-game-extreme.cards") } cartes sur quatre piles, et vous avez gagné ensemble.

    Mais { BOX("the-game-extreme.command_cards") } cartes portent une consigne, et toute consigne doit être respectée. Pour le reste, tout est comme dans The Game : la distribution, les mains, le minimum à poser, la fin.

rules-the-game-extreme-setup-title = Mise en place
rules-the-game-extreme-setup =
    Quatre cartes de départ font quatre piles : deux montent à partir de { BOX("the-game-extreme.starts.0") }, deux descendent à partir de { BOX("the-game-extreme.starts.2") }. Les cartes sont les nombres de { BOX("the-game-extreme.lowest") } à { BOX("the-game-extreme.highest") }, chacun une fois.

    Vous avez { BOX("the-game-extreme.hand_size.1") } cartes en main en solitaire, { BOX("the-game-extreme.hand_size.2") } à deux, et { BOX("the-game-extreme.hand_size.3") } à partir de trois. Le reste forme la pioche : { BOX("the-game-extreme.draw_pile.1") }, { BOX("the-game-extreme.draw_pile.2") }, { BOX("the-game-extreme.draw_pile.3") }, { BOX("the-game-extreme.draw_pile.4") } ou { BOX("the-game-extreme.draw_pile.5") } cartes pour 1, 2, 3, 4 ou 5 joueurs. Une carte n’est tirée qu’au moment où il la faut, si bien que personne ne connaît un ordre à l’avance.

    Regardez d’abord votre main. Puis l’équipe décide qui commence, et de là on joue dans le sens des aiguilles d’une montre. La table choisit comment : le premier qui se propose commence, la première place désigne quelqu’un, ou le hasard décide.

rules-the-game-extreme-turn-title = Votre tour
rules-the-game-extreme-turn =
    Sur une pile ascendante, votre carte doit être plus haute que celle du dessus, sur une pile descendante plus basse. Le saut en arrière va dans le mauvais sens d’exactement dix : 37 sur un 47 ascendant, 57 sur un 47 descendant. Depuis une carte de départ, on ne revient pas en arrière.

    Posez au moins deux cartes tant qu’il y a une pioche au début du tour, au moins une quand elle est vide, une par une, sur n’importe quelle pile qui les accepte. Une carte se pose là où les nombres le permettent et où aucune consigne en vigueur ne l’interdit.

    C’est vous qui finissez le tour. Vous le pouvez dès qu’assez de cartes sont posées, qu’il n’y a ni tête de mort ni feu à éteindre au-dessus d’une pile, et qu’un 3! a ses trois cartes. Puis vous complétez votre main. Sans pioche, plus personne ne pioche, et qui n’a plus de cartes n’a plus de tour.

    Une carte posée reste posée. Si la table permet de les reprendre, vous pouvez reprendre celles de votre tour en cours, la dernière d’abord ; les autres les ont vues. Une partie perdue ne se reprend pas.

rules-the-game-extreme-commands-title = Les sept consignes
rules-the-game-extreme-commands =
    Il y a sept consignes, sur quatre cartes chacune : trois avec un éclair, quatre avec le signe de l’infini.

    L’éclair ne vaut que pour vous et que ce tour-ci. Votre tour fini, ce sont des cartes ordinaires.

    L’infini vaut pour tout le monde, tant que la carte reste au-dessus d’une pile. Tout ce qui se voit est en vigueur, tout à la fois ; une deuxième consigne pareille n’ajoute rien. Une consigne recouverte disparaît aussitôt, même au milieu d’un tour.

rules-the-game-extreme-which-title = Quelles cartes portent une consigne
rules-the-game-extreme-which =
    Nous ne connaissons aucune source pour les numéros ; la table choisit donc : toujours les mêmes, tirés à la vue de tous avant chaque distribution, ou les vôtres, quatre numéros différents pour chaque consigne en jeu. Les dessins à côté des consignes montrent les premiers.

    On peut aussi écarter des consignes ; leurs cartes sont alors ordinaires. Les ajouter une à une est une bonne façon d’apprendre. Sans aucune, c’est exactement The Game.

rules-the-game-extreme-breaking-title = Respecter, ou non
rules-the-game-extreme-breaking =
    Vous pouvez poser plusieurs consignes dans un tour, et devez les respecter toutes. Une seule non respectée, et la partie est perdue sur-le-champ.

    D’habitude, la table ne laisse pas poser une carte contre une consigne en vigueur : personne ne perd par un doigt maladroit. La table peut en décider autrement : la carte se pose alors, et la partie est perdue. Il en va de même d’un Stop, ou d’une fin de tour, avec une tête de mort, un feu ou un 3! en suspens.

    Ce qui ne se juge que plus tard, une tête de mort ou un 3!, se juge quand plus rien ne peut être posé, ou quand le compte montre que ce n’est plus possible. Tant que quelque chose est en suspens, vous ne pouvez pas finir votre tour.

rules-the-game-extreme-stop-title = Stop
rules-the-game-extreme-stop =
    Votre tour s’arrête avec cette carte. Elle peut même être la première ; une carte aura alors suffi.

    Stop n’excuse rien d’autre : il ne peut laisser ni une tête de mort visible ailleurs, ni un 3! sans ses trois cartes. Si rien d’autre ne peut être posé non plus, la partie est perdue. Posé sur la tête de mort elle-même, il la recouvre, finit le tour, et tout va bien.

rules-the-game-extreme-skull-title = Tête de mort
rules-the-game-extreme-skull =
    Recouvrez-la avant la fin de votre tour : aucun tour ne laisse une tête de mort au-dessus d’une pile.

    Toute carte qui peut aller là la recouvre, même une deuxième tête de mort, à recouvrir à son tour. Une tête de mort encore visible quand la dernière des { BOX("the-game-extreme.cards") } cartes est posée change la victoire en défaite.

rules-the-game-extreme-three-title = 3!
rules-the-game-extreme-three =
    Exactement trois cartes ce tour-ci, celles d’avant et celles d’après comptées ensemble. Comme troisième carte, la consigne est respectée, et rien ne peut suivre. Comme quatrième ou plus tard, elle ne peut plus l’être. Un deuxième 3! ne change rien.

    Dans un tel tour, Stop peut être la troisième carte, et seulement la troisième. Une tête de mort doit être recouverte dans les trois.

    Peu importe qu’il y ait une pioche. Si plus aucune carte ne passe avant la troisième, la partie est perdue ; et si vous n’aviez qu’une ou deux cartes au début du tour, poser un 3! la perd aussitôt.

rules-the-game-extreme-silence-title = Silence
rules-the-game-extreme-silence =
    Plus personne ne communique à propos du jeu. La discussion et les signaux sont coupés, et les signaux donnés avant restent cachés jusqu’à ce que la carte soit recouverte. À la fin de la partie, tous peuvent reparler.

rules-the-game-extreme-no-backwards-title = Pas de saut en arrière
rules-the-game-extreme-no-backwards =
    Aucun saut en arrière, sur aucune des quatre piles. Un saut ne peut donc pas non plus recouvrir cette carte.

rules-the-game-extreme-one-pile-title = Une seule pile
rules-the-game-extreme-one-pile =
    Toutes les cartes de votre tour vont sur une seule pile, que votre première carte choisit. Si cette carte recouvre la consigne, vous êtes de nouveau libre, à moins qu’une autre « Une seule pile » ne soit visible.

    Posée en cours de tour, elle vaut d’habitude à partir de là : la carte suivante choisit la pile, et si elle recouvre la consigne, c’est fini. La table peut faire compter la carte elle-même : la suivante va alors sur sa pile. Ou la faire valoir pour tout le tour : elle doit alors aller là où sont toutes les cartes précédentes du tour, et la suivante aussi.

    Si aucune pile n’accepte autant de cartes que le tour en demande, la partie est perdue.

rules-the-game-extreme-draw-one-title = Une carte à piocher
rules-the-game-extreme-draw-one =
    À la fin du tour, on ne pioche qu’une carte, quel que soit le nombre de cartes posées, même trois pour un 3!. Ce qui compte est ce qui se voit au moment de piocher. Si la pioche est vide, on ne pioche rien.

    Dès qu’un tour finit sans « Une carte à piocher » visible, ce joueur complète toute sa main, y compris les cartes non piochées plus tôt.

    S’il y a une pioche et que vous avez moins de cartes que le tour n’en demande, la partie est finie, même avec une main vide. Seul un Stop en main vous laisse continuer, tant que quelque chose peut être posé. La table peut être plus clémente : il suffit alors de poser toute la main, et une main vide finit simplement le tour.

rules-the-game-extreme-talk-title = Parole et signaux
rules-the-game-extreme-talk =
    Ne révélez jamais le nombre d’une carte de votre main. Tout le reste peut se dire : ne touchez pas à cette pile, de petits écarts, j’ai quelque chose de bon ici. Vous pouvez aussi dire quelles consignes vous avez et lesquelles il vaut mieux ne pas jouer maintenant.

    Il y a des signaux pour tout cela : cinq pour chaque pile, et pour chaque consigne en jeu « j’en ai une en main » et « pas maintenant, s’il vous plaît ». Vous pouvez les changer ou les retirer, et ils disparaissent à la fin de votre prochain tour ; donnés pendant votre tour, ils restent jusqu’à la fin du suivant. Personne ne vérifie s’ils sont vrais. Le signal du saut en arrière n’existe que si la table l’a permis.

    Dans la discussion, les nombres sont bloqués. En solitaire, il n’y a pas de signaux.

rules-the-game-extreme-end-title = La fin
rules-the-game-extreme-end =
    Quand les { BOX("the-game-extreme.cards") } cartes sont posées, vous avez gagné, à moins qu’une tête de mort ne soit au-dessus ou qu’un 3! ne soit pas respecté.

    Si vous ne pouvez pas finir votre tour et qu’aucune carte ne peut être posée, la partie est perdue aussitôt. On le regarde carte par carte : vous pouvez poser ce qui passe, même là où cela finira mal. On ne passe pas, et abandonner ensemble, c’est à la table d’en décider.

    Sinon, comptez les cartes restantes, dans toutes les mains et dans la pioche ; si une consigne n’a pas été respectée, à ce moment-là. Moins de dix, c’est excellent ; dix ou plus, c’est perdu.

rules-the-game-extreme-pro-title = Pro
rules-the-game-extreme-pro =
    Tant que dure la pioche, vous posez au moins trois cartes. Quand elle est vide, une seule suffit. Stop et 3! restent ce qu’ils sont. Pro et On Fire se combinent.

rules-the-game-extreme-fire-title = On Fire
rules-the-game-extreme-fire =
    Six cartes brûlent : { BOX("the-game-extreme.fire_cards.0") }, { BOX("the-game-extreme.fire_cards.1") }, { BOX("the-game-extreme.fire_cards.2") }, { BOX("the-game-extreme.fire_cards.3") }, { BOX("the-game-extreme.fire_cards.4") } et { BOX("the-game-extreme.fire_cards.5") }. Une carte en feu au-dessus d’une pile doit être recouverte avant la fin du tour du joueur suivant, sinon la partie est perdue. Le joueur suivant est le prochain qui a vraiment un tour.

    Tout ce qui peut être posé là la recouvre, même un saut en arrière, même une autre carte en feu, qui a son propre délai. Un feu à éteindre tient votre tour ouvert, et même Stop ne peut pas le finir. Avec les { BOX("the-game-extreme.cards") } cartes posées, vous avez gagné, même si un feu se voit encore ; une partie perdue par le feu se compte comme une autre.

    Un numéro en feu ne porte pas de consigne.

rules-the-game-extreme-known-title = Qui sait quoi
rules-the-game-extreme-known =
    Tous savent quels numéros portent une consigne. Mais personne ne voit votre main : on ignore quelles consignes vous avez tant que vous ne le dites pas ou ne les posez pas. La pioche n’est à personne.

    Tous voient le dessus des piles et combien de cartes se trouvent dans chaque main et dans la pioche. Celles d’en dessous, tous les ont vues quand elles ont été posées ; la table peut permettre de feuilleter les piles. À la fin de la partie, tout est découvert.

rules-the-game-extreme-choices-title = Options, et nos choix
rules-the-game-extreme-choices =
    Toutes les options de The Game sont là : qui commence, Pro, On Fire, feuilleter les piles, reprendre ses cartes, le signal du saut en arrière. Et pour les consignes : lesquelles sont en jeu, quelles cartes les portent, ce qui arrive si l’une n’est pas respectée, « Une seule pile » en cours de tour, et la main trop petite.

    Les signaux et les détails qu’un ordinateur doit régler sont nos choix : les règles imprimées n’en parlent pas.
