### Words of the browser client.

## The boxes

game-lost-code = The Lost Code
game-think-str8 = Think Str8!
game-the-game = The Game
game-the-game-extreme = The Game: Extreme
game-lost-code-mood = Leggi il tuo codice negli occhi degli altri.
game-think-str8-mood = Sei colori, un righello e la mente lucida.
game-the-game-mood = Insieme, o niente.
game-the-game-extreme-mood = Lo stesso tavolo, ghiacciato.
game-players = { $from }–{ $to } giocatori
game-minutes = circa { $minutes } minuti

## Symbols of The Lost Code, each with its letter

symbol-eagle = aquila
symbol-eagle-letter = A
symbol-jaguar = giaguaro
symbol-jaguar-letter = G
symbol-chameleon = camaleonte
symbol-chameleon-letter = C
symbol-snake = serpente
symbol-snake-letter = S
symbol-human = umano
symbol-human-letter = U
symbol-bear = orso
symbol-bear-letter = O
stone-open = { $symbol } { $number }
stone-back = { $symbol }, numero nascosto

## Colours of Think Str8!, each with a short form

colour-blue = blu
colour-blue-short = Bl
colour-green = verde
colour-green-short = Ve
colour-yellow = giallo
colour-yellow-short = Gi
colour-violet = viola
colour-violet-short = Vi
colour-red = rosso
colour-red-short = Ro
colour-grey = grigio
colour-grey-short = Gr
card-open = { $colour } { $number }
card-back = { $colour }, numero nascosto

## Pieces of both

rack-log = Tronco di { $name }
rack-own-log = Il tuo tronco
rack-rack = Leggio di { $name }
rack-own-rack = Il tuo leggio
die-shows = Dado: { $face }
range-digits =
    { $width ->
        [1] { $from }
       *[other] { $from }–{ $to }
    } · { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
range-spoken =
    { $width ->
        [1] esattamente { $from }
       *[other] da { $from } a { $to }
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
wheel-name =
    { $width ->
        [one] Ruota, { $width } numero
       *[other] Ruota, { $width } numeri
    }
tile-name =
    { $width ->
        [one] Tessera, { $width } numero
       *[other] Tessera, { $width } numeri
    }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
wheel-lower = Più basso
wheel-higher = Più alto
marker-on = { $name } su { $position }
track-name = Tracciato dei punti, dall’ultimo al primo
shortcut-token = Segnalino scorciatoia: { $symbol }
skull-token = Maledizione del Tempio

## The Game and Extreme

number-card = { $number }
number-card-command = { $number }, { $command }
number-card-fire = { $number }, in fiamme
card-face-down = carta coperta
pile-ascending = Pila ascendente, in cima { $top }
pile-descending = Pila discendente, in cima { $top }
pile-effect-step = la carta la sposta di { $by }
pile-effect-trick = la carta torna indietro di dieci
pile-effect-no = la carta non può stare qui
fire-mark = In fiamme
seat-mark = Posto { $seat }

## Controls

ui-told = { $what }: { $text }
ui-close = Chiudi
ui-copy = Copia
ui-copied = Copiato.
ui-copy-by-hand = Il testo è selezionato: copialo con la tastiera.
ui-share = Condividi
ui-loading = Un momento.
ui-sheet-open = Apri il foglio
ui-sheet-close = Chiudi il foglio
ui-skip-to-content = Vai al contenuto
ui-try-again = Riprova
seat-you = (tu)
seat-bot = Bot
seat-away = Assente
seat-turn = Di turno

## Settings

setting-language = Lingua
language-en = English
language-it = Italiano
language-fr = Français
language-de = Deutsch
setting-scheme = Luce
setting-scheme-auto = Come il dispositivo
setting-scheme-light = Giorno
setting-scheme-dark = Notte
setting-contrast = Contrasto
setting-contrast-auto = Come il dispositivo
setting-contrast-normal = Normale
setting-contrast-more = Alto
setting-motion = Movimento
setting-motion-auto = Come il dispositivo
setting-motion-full = Completo
setting-motion-less = Nessuno
setting-pace = Ritmo
setting-pace-slow = Lento
setting-pace-normal = Normale
setting-pace-fast = Veloce
setting-pace-instant = Immediato
setting-sound = Suoni
setting-sound-hint = Un suono discreto per ogni tipo di evento.
setting-card = Grandezza di carte e rocce
setting-card-small = Piccola
setting-card-medium = Media
setting-card-large = Grande

## Pages

page-home = Inizio
page-about = Informazioni
page-history = Le mie partite
page-settings = Impostazioni
page-style = Guida di stile
page-lost = Non trovata
page-broken = Qualcosa è andato storto
nav-label = Principale
frame-unofficial = Non ufficiale, fatto da chi ama questi giochi.
home-title = Quattro scatole, un tavolo tranquillo
home-lead = Gioca nel browser, con gli amici o contro il computer.
home-shelf = I giochi
about-title = Informazioni su Ludoteca
about-what = Ludoteca è una raccolta di quattro giochi da giocare allo stesso tavolo: con amici lontani, contro il computer o da soli. È libera e aperta, fatta da chi ama questi giochi.
about-unofficial = Non ufficiale
about-notice = Questo non è un prodotto ufficiale. I giochi, i loro nomi e i loro regolamenti appartengono ad autori ed editori, che non hanno alcun legame con questo sito. Testi, disegni e codice sono nostri.
about-buy = Se un gioco ti piace, compra la scatola: le rocce vere sono più belle dei pixel.
about-fonts = Caratteri: Fraunces e Atkinson Hyperlegible Next, entrambi con licenza SIL Open Font License.
lost-title = Qui non c’è nessun tavolo
lost-text = L’indirizzo può essere sbagliato, oppure il tavolo è stato sparecchiato.
lost-home = Vai allo scaffale
broken-text = Impossibile aprire questa pagina. Controlla la connessione e riprova.

## Players, errors, what is the same everywhere

bot-name =
    { $seat ->
        [1] Ada
        [2] Bruno
        [3] Cleo
        [4] Dario
       *[other] Emma
    }
seat-somebody = Qualcuno
seat-open = Posto libero
turn-yours = Tocca a te
error-offline = Il server non risponde. Controlla la connessione: nulla va perso.
error-server = Il server ha avuto un problema. Riprova tra un attimo.
ui-save = Salva
ui-cancel = Annulla
rules-title = Regole
rules-of = Regole di { $game }
name-label = Il tuo nome

## Home

home-learn = Prima volta? Imparalo in pochi minuti
home-learn-named = { home-learn }: { $game }
home-lesson = Lezione
home-lesson-named = { home-lesson }: { $game }
home-set-up = Altre opzioni
home-set-up-named = { home-set-up }: { $game }
home-mine = I miei tavoli
home-join = Raggiungi gli amici
home-open = Tavoli aperti
home-open-none = Nessun tavolo aperto al momento. Preparane uno e mettilo in elenco.
home-daily = Le mani di oggi: le stesse carte per tutti
home-puzzles = Rompicapi: una sola risposta migliore
join-code = Codice o link del tavolo
join-hint = Te lo dà chi ha preparato il tavolo.
join-go = Entra
join-failed = Questo link non porta da nessuna parte
tables-turn = Tocca a { $names }
tables-playing = In gioco
tables-open =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
tables-ready = Pronto a iniziare
tables-waits = Ti aspetta
tables-again =
    { $count ->
        [one] { $names } vuole giocare ancora
       *[other] { $names } vogliono giocare ancora
    }
tables-won = Vinta
tables-lost = Persa
tables-left =
    { $count ->
        [one] 1 carta rimasta
       *[other] { $count } carte rimaste
    }
tables-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
tables-over = Finita
gone-text = Il tavolo può essere privato, o è stato sparecchiato. Se ti ha invitato qualcuno, chiedi il link o il codice.
page-table = Tavolo
page-boards = Tavoli di prova

## You on another device

me-title = Tu
me-link = Passa a un altro dispositivo
me-link-text = Non serve un account: questo browser ti conosce. Un link personale apre tutti i tuoi tavoli su un altro dispositivo. Vale una volta sola, entro un’ora; chi lo ha, sei tu.
me-link-make = Crea un link
me-link-label = Link personale, solo per te
claim-title = Sei tu?
claim-text = Questo link porta il tuo nome e tutti i tuoi tavoli in questo browser. Chi lo usava prima viene scollegato.
claim-go = Sì, portali qui
claim-not = No
claim-done = Ti diamo il benvenuto, { $name }
claim-done-text = Ora è tutto qui.
claim-tables = I miei tavoli
claim-failed = Questo link non vale più
claim-empty = Manca una parte del link. Copialo per intero.
setting-notify = Avvisami quando tocca a me
setting-notify-hint = Una notifica di sistema mentre questa pagina è in secondo piano.
setting-notify-refused = Il browser non consente notifiche da questa pagina. Puoi cambiarlo nelle impostazioni del browser.
setting-push = Avvisami anche quando questa pagina è chiusa
setting-push-hint = Gli avvisi passano, cifrati, dal servizio di notifiche del browser. Contengono solo ciò che tutti al tavolo vedono.
push-ask = Questo tavolo è pensato per più giorni. Ti avvisiamo quando tocca a te, anche a pagina chiusa?
push-yes = Avvisami
push-on = Ti avviseremo quando tocca a te.
push-failed = Gli avvisi non si sono potuti attivare: il servizio di notifiche del browser non risponde.
import-title = Importa una partita
import-text = La partita importata riceve un indirizzo proprio, con il replay, e puoi continuare da qualsiasi momento.
import-choose = Scegli un file
import-drop = Oppure trascinalo qui.

## Style guide

style-lead = Ogni pezzo e ogni comando, in ogni scatola, di giorno e di notte.
style-house = La casa
style-choose = Scatola
style-symbols = Simboli
style-colours = Colori
style-logs = Tronchi
style-racks = Leggii
style-dice = Dadi
style-roll = Tira
style-wheels = Ruote
style-tiles = Tessere
style-track = Tracciato dei punti
style-tokens = Segnalini
style-discards = Scarti
style-cards = Carte
style-piles = Pile
style-hand = Mano
style-commands = Comandi di gioco
style-in-force = In vigore ora
style-covers = Coperchi
style-type = Caratteri
style-type-loud = La cosa da fare adesso
style-type-plain = Lo stato del tavolo
style-type-hush = Tutto il resto
style-palette = Tavolozza
style-controls = Comandi
style-primary = Gioca ora
style-quiet = Prepara un tavolo
style-danger = Lascia il tavolo
style-busy = Si comincia
style-show-dialog = Mostra una finestra
style-show-note = Mostra un avviso
style-note = Ben tira i dadi.
style-dialog-text = Gli altri continuano senza di te. Puoi tornare con lo stesso link.
style-stay = Resta
style-name = Il tuo nome
style-name-hint = Gli altri lo vedono al tavolo.
style-code = Codice del tavolo
style-code-error = Nessun tavolo ha questo codice. Controlla le lettere.
style-level = Giocatore automatico
style-level-calm = Calmo
style-level-calm-hint = Gioca con criterio e commette errori.
style-level-sharp = Acuto
style-level-sharp-hint = Deduce tutto ciò che si può dedurre.
style-modules = Moduli
style-invite = Link d’invito
style-tab-sheet = Foglio
style-tab-table = Tavolo
style-tab-log = Diario
style-tab-talk = Parla
style-tabs = Accanto al tavolo
style-tab-text = Ciò che è stato detto e fatto a questo tavolo.
style-empty = Ancora nessun tavolo
style-empty-text = Aprine uno e manda il link a un amico.
style-players = Giocatori
style-waiting = In arrivo
style-icons = Icone
board-rule = Vedi la regola
ui-details = Dettagli
settings-all = Tutte le impostazioni
name-hint = Gli altri lo vedono al tavolo.
home-bots = Gioca con i bot
home-bots-named = { home-bots }: { $game }
home-alone = In solitario
home-alone-named = { home-alone }: { $game }
home-friends = Con amici
home-friends-named = { home-friends }: { $game }

## Giochi di altri pacchetti, sul tavoliere semplice

home-guests = Altri giochi su questo server
generic-chance = Il caso
generic-waiting = Si aspetta { $name }.
generic-phase = Adesso
generic-yes = sì
generic-no = no
generic-signals = Che cosa puoi dire
generic-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono { $names }.
    }
generic-nobody = Non vince nessuno.
