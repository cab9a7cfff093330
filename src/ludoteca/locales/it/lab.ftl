### Il laboratorio: ciò che non si può fare così, e come si continua.

wrong-lab-games = Bisogna giocare almeno una partita.
wrong-lab-deals = Bisogna giocare almeno una distribuzione.
wrong-lab-two-bots = Per un’arena servono almeno due bot diversi.
wrong-lab-lineup = Indica un bot per tutti i posti, oppure uno per ogni posto: { $players }, non { $count }.
wrong-lab-no-bot = Indica almeno un bot. Bot: { $names }.
wrong-lab-nothing-finished = Nessuna partita è arrivata alla fine. { $why }
wrong-lab-no-folder = Non c’è nessuna cartella «{ $folder }» in cui scrivere il rapporto.
wrong-lab-tune = Indica che cosa regolare: ludoteca tune GAME, dove GAME è { $games }.
wrong-lab-jobs = --jobs vuole il numero di processi, 1 o più.
wrong-lab-option = «--option { $option }» si scrive --option NOME=VALORE.
wrong-lab-think = Il tempo per pensare deve essere più di 0 secondi.
wrong-lab-not-installed = { $name } non è installato: { $command }.
wrong-lab-no-cluster = Il cluster { $name } non risponde: { $reason }.
wrong-lab-no-write = { $path } non si può scrivere: { $reason }. Indica un altro file.
wrong-lab-other-log = { $path } è il registro di un’altra prova (gioco, giocatori, opzioni o tempo sono diversi): indica un file nuovo.
wrong-lab-no-log = { $path } non è un registro di partite: indica un file nuovo.
lab-stopped = Interrotto. { $log ->
        [yes] Lo stesso comando riprende da qui.
       *[no] Con --log FILE si può riprendere.
    }
