"""The words of `talk.py`: numbers as our languages spell them, and the company in which a number is no card.

Everything here is written small and without accents, as `talk.plain` leaves it.
"""

from __future__ import annotations

from collections.abc import Iterator


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


UNITS = {
    "en": "zero one two three four five six seven eight nine",
    "it": "zero uno due tre quattro cinque sei sette otto nove",
    "fr": "zero un deux trois quatre cinq six sept huit neuf",
    "de": "null eins zwei drei vier funf sechs sieben acht neun",
}
TEENS = {
    "en": "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "it": "dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    "fr": "dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf",
    "de": "zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn",
}
TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "fr": "vingt trente quarante cinquante soixante soixantedix quatrevingt quatrevingtdix",
    "de": "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig",
}
OTHERS: dict[str, int] = {
    "fourty": 40,
    "forthy": 40,
    "fourthy": 40,
    "ninty": 90,
    "nintey": 90,
    "eigth": 8,
    "eigthy": 80,
    "twelv": 12,
    "fivety": 50,
    "threety": 30,
    "twoty": 20,
    "fiveteen": 15,
    "threeteen": 13,
    "sevn": 7,
    "dozen": 12,
    "tirty": 30,
    "dozzina": 12,
    "decina": 10,
    "ventitre": 23,
    "septante": 70,
    "huitante": 80,
    "octante": 80,
    "nonante": 90,
    "quatrevingts": 80,
    "dizaine": 10,
    "douzaine": 12,
    "zwo": 2,
    "dutzend": 12,
    "hundert": 100,
    "einhundert": 100,
    "hundred": 100,
    "cent": 100,
    "cento": 100,
    "thousand": 1000,
    "mille": 1000,
    "mila": 1000,
    "tausend": 1000,
    "million": 1000,
    "milione": 1000,
}
"""Misspellings, dialects and collective numbers. From 100 on no card bears it."""

ABOUT = {
    "en": ("s", "es", "ish", "something"),
    "it": ("ina", "ine"),
    "fr": ("aine", "aines"),
    "de": ("er", "ern", "ers"),
}
"""With these they make "sevens", "fortyish", "quarantina", "quarantaine" and "Vierziger"."""
FIRST_ORDINALS: dict[str, int] = {
    "third": 3,
    "fifth": 5,
    "eighth": 8,
    "ninth": 9,
    "twelfth": 12,
    "neuvieme": 9,
    "cinquieme": 5,
    **{
        name + end: 3 + n
        for n, name in enumerate(("terz", "quart", "quint", "sest", "settim", "ottav", "non", "decim"))
        for end in "oa"
    },
    **{"siebte" + end: 7 for end in ("", "n", "r", "s", "m")},
    **{"dritte" + end: 3 for end in ("", "n", "r", "s", "m")},
    "zwolfte": 12,
}
"""Ordinals that no ending explains."""
BURIED = _set("""
forty fourty fifty sixty seventy ninety thirty twenty trenta quaranta cinquanta sessanta settanta ottanta novanta
trente quarante cinquante soixante quatrevingt zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig achtzig
neunzig
""")
"""Words that are a number wherever they are hidden in a longer one."""

LOOK_ALIKES = str.maketrans(
    "аеорсухіѕјһԁոνοαικτυρχтмквнѵԝɡıωεηγμβпгцшщАЕОРСУХІЅЈНКМТВΑΒΕΗΙΚΜΝΟΡΤΥΧΖЅ",
    "aeopcyxisjhdnvoaiktupxtmkbhvwgiwenyubnruwwAEOPCYXISJHKMTBABEHIKMNOPTYXZS",
)
"""Cyrillic, Greek and other letters that look like ours."""

PEOPLE = _set("""
we us you noi voi loro nous vous eux elles wir ihr uns euch ihnen alle allen all
""")
ALL_OF = {"e": frozenset(("tutti", "tutte")), "les": frozenset(("tous", "toutes", "nous", "vous"))}
"""Before the number of people who are meant: "you two", "tutti e quattro", "wir drei"."""
MOST_PEOPLE = 5

NUMBERED = _set("""
pile piles pila stapel haufen mazzo round turn player seat table game match level giro turno mano giocatore tavolo
partita tour manche joueur partie niveau runde zug spieler platz tisch spiel step passo etape schritt option opzione
""")
"""Things that are called by a number: "pile 2", "Runde drei"."""

MODIFIERS = _set("""
le i gli entre einer eine more other others ascending descending good bad great big small little last next first new
free open full empty different whole extra spare remaining upper lower left right top bottom command infinity
lightning playable useful useless consecutive ugly awful nice perfect middle high low of the my your our his her
their these those such short long bot human stop skull silence draw backwards easy hard solid decent single fire
burning active visible hidden separate belle bei buone buoni brutte brutti altre altri ascendenti discendenti ultime
ultimi prossime prossimi prime primi grandi piccole piccoli nuove nuovi delle dei degli di mie miei tue tuoi nostre
nostri vostre sue suoi queste questi quelle quelli basse alte inutili utili libere liberi ottime ottimi sole soli
stesse stessi pessime diverse diversi autres bonnes bons mauvaises mauvais belles beaux grandes grands petites
petits dernieres derniers premieres premiers prochaines prochains nouvelles ascendantes descendantes de des mes tes
nos vos ses ces leurs les plus basses hautes inutiles utiles tres seules seuls vraies vilaines memes differentes d
gute guten schlechte schlechten andere anderen weitere weiteren letzte letzten nachste nachsten erste ersten grosse
grossen kleine kleinen neue neuen aufsteigende aufsteigenden absteigende absteigenden meiner deiner unserer eurer
der von den diesen dieser meinen deinen unseren freie freien offene offenen hohe niedrige schone brauchbare mehr
ganze linken rechten oberen unteren verschiedene richtig ziemlich blode nutzlose gleiche perfekte
""")
"""What may stand between a number and what is counted."""

COUNTED = _set("""
kopfe kopfen heads teste piles cards stacks skulls stops silences commands players people turns rounds tricks hands
moves steps wheels tiles dice stones logs racks symbols colours colors numbers guesses games matches tables friends
options choices times things ways chances mistakes teams bots seats decks words signals tokens questions ideas
reasons problems kids cats dogs beers coffees levels places spaces signs sides persons guys tries attempts columns
letters fires rules parts plays directions shortcuts us you them yous draws backwardses curses points pile carte
mazzi teschi stop silenzi comandi giocatori persone turni giri trucchi gamberi mani mosse passi ruote tessere dadi
pietre tronchi simboli colori numeri tentativi partite tavoli amici opzioni scelte volte cose modi occasioni errori
squadre posti parole segnali domande idee motivi problemi gatti birre caffe livelli lati ragazzi prove fuochi regole
parti noi voi loro direzioni gettoni cartes tetes joueurs joueuses personnes tours manches sauts mains coups pas
roues tuiles des pierres symboles couleurs nombres essais parties amis choix fois choses facons erreurs equipes mots
signaux idees raisons problemes enfants chats bieres cafes niveaux cotes consignes feux regles nous vous eux elles
gens jetons stapel stapeln haufen karten totenkopfe totenkopfen stopps stillen befehle befehlen spieler spielern
leute leuten zuge zugen runden ruckwartstricks hande handen schritte schritten rader plattchen wurfel wurfeln steine
stamme symbole farben zahlen versuche partien spiele tische freunde optionen moglichkeiten mal dinge dingen sachen
chancen fehler platze worter signale fragen ideen grunde probleme kinder katzen biere kaffees stufen seiten uns euch
ihnen feuer regeln teile richtungen personen
""")

TIMES = _set("""
second seconds sec secs s minute minutes min mins hour hours day days week weeks month months year years oclock pm
am secondi secondo minuti minuto ora ore giorni settimane mesi anni seconde secondes heure heures h jours semaines
mois ans sekunde sekunden minuten stunde stunden tage tagen wochen monate monaten jahre jahren uhr point points pts
vp punti punto punkt punkte punkten percent prozent
""")
"""Units with which any number is told: time, and points on the track."""

CARDS = _set("cards carte cartes karten")
LEFT = _set("""
left remaining still remain to deck pile stack draw altogether total rimaste rimanenti restano ancora mancano mazzo
totale restantes restent reste encore pioche tout ubrig uebrig noch nachziehstapel rest insgesamt all alle tutte
toutes
""")
"""Near a number of cards these say that the cards of all are counted."""

AFTER = _set("more each apiece left testa chacun chacune mehr ubrig uebrig")
"""After a number these make it a count: "two each"."""

EVERYDAY = """
(?:siamo|eravamo|saremo) (?:due|tre|quattro|cinque)
(?:giro|turno|partita|mano) (?:[1-9]|1[0-2]) (?:di|su) (?:[1-9]|1[0-2])
(?:un|uno|una) (?:carta|turno|giro|mossa|minuto|secondo|ora|giorno) o due
ne (?:ho|hai|ha|abbiamo|avete|hanno|resta|restano) (?:uno|una|due|tre|quattro|cinque|sei|sette|otto)
(?:siamo|giochiamo|giocare|gioca|giocate|stiamo|eravamo|partita|gioco|restiamo) in (?:due|tre|quattro|cinque)
(?:due|tre|quattro|cinque) a testa|tre contro tre|due contro due|un par un|(?:un|une [a-z]+) sur (?:deux|trois|quatre)
(?:joue|jouer|jouons|jouez|partie|jeu|jouait) a (?:deux|trois|quatre|cinq)|two on two|zwei gegen zwei
one (?:of|or|more|by|at|on|off|moment|sec|thing|another|after)
(?:no|some|any|every|each|this|that|which|the|last|next|only|good|bad|big|easy|first|right|wrong|other) one
as easy as one two three|one two three(?: go)?|three two one(?: go)?|ready set go
(?:a|one) (?:card|turn|round|move|minute|second|hour|day) or two
(?:half|quarter) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2])
(?:we|they) (?:are|were|re) (?:two|three|four|five)|(?:round|turn|match|game) (?:[1-9]|1[0-2]) of (?:[1-9]|1[0-2])
the (?:two|three|four|five) of (?:us|you|them)|two by two|in two minds|two and two together|it takes two
two can play|two heads are better|kill two birds|two cents|at sixes and sevens|cloud nine|on all fours|fifty fifty
high five|give me five|take five|back in five|nine lives|nine times out of ten|ten out of ten|third time lucky
sixth sense|seventh heaven|the eleventh hour|catch twenty two|second to none
zero (?:chance|chances|idea|clue|doubt|risk)|zero (?:tolerance|sense|interest|pressure|problem|problems|help|stress)
a (?:hundred|thousand|million)|two thumbs up
four eyes see more(?: than two)?|four leaf clover|five star|ten times|twice|thrice
one in ten|forty winks|behind the eight ball|dressed to the nines|two way|three way|two player|three player
four player|five player|one on one|the big three
(?:it|he|she|that|what|fire|rent|is|are|was|s|be|not|still|now|already|becomes|falls|all|a) due
due (?:to|now|soon|this|next|date)|fa(?:re|cciamo|ccio|i)? due (?:passi|chiacchiere|conti|risate)
due (?:passi|chiacchiere|risate|righe)|su due piedi|(?:detto|dire) in due parole|quattro chiacchiere
quattro (?:gatti|salti|mani|occhi|passi|stagioni)|in quattro e quattr otto|farsi in quattro
uno (?:di|alla|per|dopo|a|che|solo)|uno due tre(?: via)?|tre due uno(?: via)?|settimo cielo|sesto senso
non c e due senza tre|zero (?:problemi|idee|possibilita|dubbi|rischi|voglia|speranze)|ai quattro venti|ottovolante
alle (?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)|batti (?:il |un )?cinque|dammi il cinque
numero uno|tutti per uno|terzo incomodo|fra due fuochi|tra due fuochi|come il due di picche|cento per cento
(?:on est|on sera|nous sommes|nous serons|vous etes) (?:deux|trois|quatre|cinq)|plus que [a-z0-9]+(?: [a-z]+)? cartes
en (?:ai|as|a|avons|avez|ont|reste) (?:un|une|deux|trois|quatre|cinq|six|sept|huit)
(?:manche|tour|partie) (?:[1-9]|1[0-2]) (?:sur|de) (?:[1-9]|1[0-2])
quoi de neuf|(?:tout|toute|flambant|quelque chose de|rien de|du|remis a|comme) neuf
un deux trois(?: partez| soleil)?|trois deux un(?: partez)?|en deux temps trois mouvements|jamais deux sans trois
entre quatre yeux|a quatre mains|dire deux mots|deux mots|se mettre en quatre
couper (?:la poire |les cheveux )?en (?:deux|quatre)|les deux|tous les deux|toutes les deux
zero (?:chance|chances|idee|souci|probleme|problemes|doute|risque|stress|pression)|sixieme sens
un (?:sur|par|a|de|peu|instant|moment|coup|jeu|tour)|septieme ciel|cinq sur cinq|tope la cinq|cent pour cent
au quart de tour|trente et un decembre|sur son trente et un|faire d une pierre deux coups|a deux doigts|deux a deux
eins (?:nach|ist|weiss|noch|steht|a)|noch eins|eins zwei drei(?: los)?|drei zwei eins(?: los)?
aller guten dinge sind drei|null (?:ahnung|problem|probleme|chance|chancen|bock|risiko|komma|problemo|stress|idee)
im siebten himmel|sechster sinn|(?:gib|gebt|hab|habt|gebe|ausser|in|nimm|nehmt) acht|acht (?:geben|nehmen|gegeben)
unter vier augen|auf allen vieren
vier augen sehen mehr(?: als zwei)?|zwei linke hande|zu zweit|zu dritt|zu viert|zu funft
halb (?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)|(?:wir sind|ihr seid) (?:zwei|drei|vier|funf)
(?:ein|eine|einen) (?:karte|zug|runde|minute|sekunde|stunde|tag) oder zwei
viertel (?:vor|nach) (?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)
(?:runde|zug|spiel|partie) (?:[1-9]|1[0-2]) von (?:[1-9]|1[0-2])
um (?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)|zwischen zwei stuhlen|zwei fliegen|alle viere
funf vor zwolf|funfe gerade|null und nichtig|ein fur alle mal|hoch drei
otto (?:ist|hat|spielt|legt|du|bitte|is|has|please|komm|war|sagt|kann|muss)|(?:danke|hallo|hey|hi|lieber|ciao) otto
dreimal|zweimal|viermal|funfmal|hundert prozent|hundert pro|an elf|santa s elf
""".strip().replace("\n", "|")
"""Turns of phrase in which a number counts for nothing. Spaces stand for anything that is no letter."""

_SEI_BEFORE = _set("""
ho hai ha abbiamo avete hanno il un dal del al col sul nel quel questo mio tuo suo gioco metto calo butto tengo
serve manca aspetto cerco numero carta meno piu da con poso lascio passo l
""")
SHOWN = _set("""
blu verde giallo viola rosso grigio aquila giaguaro camaleonte serpente umano orso pietra mio mia tuo tua suo sua
""")
"""Pieces, before "e sei": "il blu è sei", also by somebody who writes no accents."""
NUMBER_AFTER: dict[str, frozenset[str]] = {
    "sei": _SEI_BEFORE,
    "uno": frozenset(("un", "l")),
    "un": frozenset(("un", "le")),
    "eins": _set("eine die deine meine seine ihre ne der zur als"),
    "one": frozenset(("a",)),
    "elf": _set("die eine der mit ne deine meine habe hab als zur auf"),
}
"""Words that are usually none: a number only after one of these, beside another number, or alone."""
NO_NUMBER_BEFORE: dict[str, frozenset[str]] = {
    "one": _set("time way off on of man pile hit by or shot liner"),
    "uno": _set("o e all altro"),
    "un": _set("peu bon petit coup seul"),
}
"""… and not before one of these."""

HALVES_THAT_ARE_WORDS = frozenset(
    {("se", "i"), ("se", "dici"), ("no", "ve"), ("sie", "ben"), ("ne", "un"), ("vi", "er"), ("a", "cht"), ("si", "x")}
)
"""Neighbours that make a number when joined, and are ordinary words apart."""


def spelled(language: str) -> Iterator[tuple[str, int]]:
    """Every number up to 99 as a language writes it in one word."""
    units, teens, tens = (words[language].split() for words in (UNITS, TEENS, TENS))
    yield from ((word, n) for n, word in enumerate([*units, *teens]))
    for ten, word in enumerate(tens, start=2):
        yield word, 10 * ten
        for n, unit in enumerate(units[1:], start=1):
            yield from ((joined, 10 * ten + n) for joined in _joined(language, word, unit))
    if language == "fr":
        for start, stem in ((60, "soixante"), (80, "quatrevingt")):
            yield from ((stem + joint + word, start + 10 + n) for n, word in enumerate(teens) for joint in ("", "et"))


def _joined(language: str, ten: str, unit: str) -> list[str]:
    """How "34" is written in one word. Where it is written in several, each of them is a number word by itself."""
    if language == "de":
        return [f"{'ein' if unit == 'eins' else unit}und{ten}"]
    if language == "it" and unit[0] in "uo":
        return [ten[:-1] + unit, ten + unit, *([ten[:-1] + "un"] if unit == "uno" else [])]
    if language == "fr" and unit == "un":
        return [f"{ten}etun", f"{ten}un", f"{ten}etune"]
    return [ten + unit]
