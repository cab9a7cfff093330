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
wrong-lab-no-write = { $path } non si può scrivere: { $reason }. Indica un altro posto.
wrong-lab-other-log = { $path } è il registro di un’altra prova (gioco, giocatori, opzioni o tempo sono diversi): indica un file nuovo.
wrong-lab-no-log = { $path } non è un registro di partite: indica un file nuovo.
wrong-lab-no-library = { $name } non è installato: pip install { $name }, o prendi le righe come sono.
wrong-lab-file = { $path } non si può leggere ({ $why }).
wrong-lab-dataset-games = Un insieme di dati è di un solo gioco, e queste sono partite di { $first } e di { $second }.
wrong-lab-no-parquet = Parquet vuole pyarrow: pip install ludoteca[dataset].
wrong-lab-no-shards = In { $folder } non ci sono frammenti.
wrong-lab-nothing-to-learn = Nessuna di queste partite è finita: non c’è niente da scrivere.
wrong-lab-shard = Un frammento ha almeno una decisione.
wrong-lab-shards-there = In { $folder } c’è già un insieme di dati. Scegli un’altra cartella, oppure elimina prima i suoi frammenti.
wrong-bot-name-taken = C’è già un bot «{ $name }».
wrong-policy-shape = Una politica ha dato punteggi di forma { $shape }; una riga con un punteggio per ogni azione è { $wanted }.
wrong-policy-nan = Una politica ha dato a un’azione permessa un punteggio che non è un numero.
wrong-policy-file = La politica { $path } non si può leggere ({ $detail }).
wrong-policy-function = Non c’è nessuna politica «{ $where }» ({ $detail }).
wrong-policy-no-onnx = Una politica in un file ONNX vuole onnxruntime: pip install ludoteca[policy].
wrong-policy-inputs = La politica { $path } prende { $names }; dovrebbe prendere «observation» e, se vuole, «action_mask».
wrong-policy-named = «{ $text }» non nomina una politica. Scrivi name=model.onnx, o name=game=model.onnx per un solo gioco.
wrong-policy-no-game = La politica { $name } non può giocare a nessuno dei giochi. Il primo errore: { $detail }
lab-stopped = Interrotto. { $log ->
        [yes] Lo stesso comando riprende da qui.
       *[no] Con --log FILE si può riprendere.
    }
