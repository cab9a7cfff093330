refuse-match-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas à vous de jouer.
refuse-not-now = Ce n’est pas possible en ce moment.
refuse-chance-only = Seul le hasard fait cela : dés, distribution et pioche.
refuse-chance-is-seeded = Dans cette partie, les dés et la pioche vont tout seuls.
refuse-hidden-field = Il manque une partie de ce coup.
refuse-without-words = Ce coup n’est pas autorisé ici ({ $code }).

## Ce qui ne peut pas servir : options, coups, enregistrements et noms
# Les noms des options et des parties d’un coup restent tels qu’on les tape.

wrong-suggestion = { $suggestion ->
        [no] {""}
       *[near] {" "}Peut-être « { $suggestion } » ?
    }
wrong-game-unknown = Il n’y a pas de jeu « { $name } ».{ wrong-suggestion } Jeux : { $names }.
wrong-family-broken = La famille de jeux « { $name } » est installée, mais ne peut pas être chargée. ({ $error })
wrong-part-broken = { $part ->
        [bots] Les robots
        [mind] L’aide
       *[other] L’affichage
    } de la famille « { $family } » : chargement impossible. ({ $error })
wrong-help-failed = L’aide de { $title } n’a pas fonctionné. La cause est dans le journal.
wrong-bot-unknown = Il n’y a pas de robot « { $name } » pour { $game }.{ wrong-suggestion } Robots : { $names }.
wrong-players = { $title } se joue de { $first } à { $last } joueurs, pas à { $players }.
wrong-seed = Une graine est un nombre entier, ou un mot d’au plus 64 caractères imprimables sans espaces.

wrong-option-unknown = Il n’y a pas d’option « { $name } ».{ wrong-suggestion } Options : { $names }.
wrong-option-other-game = Ces options sont celles d’un autre jeu ; ici il y a : { $names }.
wrong-option-no-table = Les options sont une table de noms et de valeurs, pas { $value }. Options : { $names }.
wrong-option-value = L’option « { $name } » demande { $allowed }, pas { $value }.
wrong-option-range = L’option « { $name } » va de { $least } à { $most }.
allowed-switch = on ou off
allowed-number = un nombre entier
allowed-one-of = l’une de ces valeurs : { $choices }
allowed-or = { $first } ou { $second }
allowed-list = une liste ; pour chaque élément { $each }
allowed-table = une table de noms et de listes
allowed-word = un mot

wrong-move-verb = « { $verb } » n’est pas un coup ici. Les coups commencent par : { $verbs }.
wrong-move-length = « { $text } » n’a pas le bon nombre de mots. On écrit : { $wanted }.
wrong-move-number = « { $field } » doit être un nombre, pas « { $word } ».
wrong-move-large = « { $field } » doit être un nombre qui existe dans le jeu, pas { $number }.
wrong-move-choice = « { $field } » ne peut pas être « { $word } ». Il y a : { $choices }.
wrong-move-word = « { $word } » ne peut pas être « { $field } » d’un coup : utilisez des minuscules, des chiffres et des tirets.
wrong-move-shape = Ce n’est pas un coup : { $detail }.
wrong-move-other-game = « { $move } » est d’un autre jeu.
wrong-move-unwritable = « { $move } » ne peut pas s’écrire, donc ce n’est pas un coup.

wrong-record-first-line = Ce n’est pas un enregistrement de Ludoteca : sa première ligne doit être « ludoteca record 1 ».
wrong-record-no-version = Ce n’est pas un enregistrement de Ludoteca : il manque le champ « ludoteca » avec sa version.
wrong-record-not-text = Ce n’est pas un enregistrement de Ludoteca : ce n’est pas du texte.
wrong-record-version = Cet enregistrement a la version { $version } ; cette Ludoteca lit la version { $ours }. Prenez une Ludoteca qui convient.
wrong-record-line = La ligne { $line } de l’enregistrement est incompréhensible : « { $text } ».
wrong-record-no-moves = L’enregistrement n’a pas de coups : il s’arrête avant la ligne « moves ».
wrong-record-missing = L’enregistrement ne dit pas : { $names }.
wrong-record-no-end = L’enregistrement est tronqué : il manque sa dernière ligne « end … ».
wrong-record-count = L’enregistrement est tronqué : il annonce { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } et en a { $found }.
wrong-record-digest = L’enregistrement a été modifié après coup : son empreinte ne correspond pas.
wrong-record-number = « { $name } » de l’enregistrement doit être un nombre entier, pas « { $text } ».
wrong-record-damaged = L’enregistrement est abîmé : { $detail }.
wrong-record-json = L’enregistrement est abîmé : ce n’est pas du JSON.
wrong-record-option-json = L’enregistrement est abîmé : l’option { $option } n’est pas du JSON.
wrong-record-move = Le coup { $n } de l’enregistrement est illisible. { $why }
wrong-record-unplayable = L’enregistrement ne peut pas être joué. { $why }
wrong-record-given = L’enregistrement parle de { $given ->
        [one] { $given } coup donné d’avance
       *[other] { $given } coups donnés d’avance
    }, et en a { $found }.
wrong-record-in-chance = L’enregistrement s’arrête au milieu de ce que fait le hasard.
wrong-record-where = Le coup { $n } de l’enregistrement ({ $seat ->
        [chance] hasard
       *[seat] place { $seat }
    } : { $move })
wrong-record-no-seat = { wrong-record-where } n’est à aucune place.
wrong-record-not-the-seed = { wrong-record-where } n’est pas ce que donne la graine { $seed }.
wrong-record-illegal = { wrong-record-where } ne peut pas être joué. { $why }
