### Das Labor: was so nicht geht, und wie es weitergeht.

wrong-lab-games = Mindestens eine Partie muss gespielt werden.
wrong-lab-deals = Mindestens eine Verteilung muss gespielt werden.
wrong-lab-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
wrong-lab-lineup = Nenne einen Bot für alle Plätze oder einen je Platz: { $players }, nicht { $count }.
wrong-lab-no-bot = Nenne mindestens einen Bot. Bots: { $names }.
wrong-lab-nothing-finished = Keine Partie kam zu Ende. { $why }
wrong-lab-no-folder = Es gibt keinen Ordner „{ $folder }“, in den der Bericht könnte.
wrong-lab-tune = Sag, was abgestimmt werden soll: ludoteca tune GAME, wobei GAME { $games } ist.
wrong-lab-jobs = --jobs nimmt die Anzahl der Prozesse, 1 oder mehr.
wrong-lab-option = „--option { $option }“ schreibt man --option NAME=WERT.
wrong-lab-think = Die Bedenkzeit muss mehr als 0 Sekunden betragen.
wrong-lab-not-installed = { $name } ist nicht installiert: { $command }.
wrong-lab-no-cluster = Der { $name }-Cluster antwortet nicht: { $reason }.
wrong-lab-no-write = { $path } lässt sich nicht schreiben: { $reason }. Nenne einen anderen Ort.
wrong-lab-other-log = { $path } ist das Protokoll eines anderen Laufs (Spiel, Spielerzahl, Optionen oder Zeit sind anders): Nenne eine neue Datei.
wrong-lab-no-log = { $path } ist kein Protokoll von Partien: Nenne eine neue Datei.
wrong-lab-no-library = { $name } ist nicht installiert: pip install { $name }, oder nimm die Zeilen, wie sie sind.
wrong-lab-file = { $path } lässt sich nicht lesen ({ $why }).
wrong-lab-dataset-games = Ein Datensatz gehört zu einem Spiel, und das sind Aufzeichnungen von { $first } und { $second }.
wrong-lab-no-parquet = Parquet braucht pyarrow: pip install ludoteca[dataset].
wrong-lab-no-shards = In { $folder } liegen keine Teile eines Datensatzes.
wrong-lab-nothing-to-learn = In diesen Aufzeichnungen ist keine Partie zu Ende gespielt; es gibt nichts zu schreiben.
wrong-lab-shard = Ein Teil hat mindestens eine Entscheidung.
wrong-lab-shards-there = In { $folder } liegt schon ein Datensatz. Nenne einen anderen Ordner oder lösche zuerst seine Teile.
wrong-bot-name-taken = Ein Bot „{ $name }“ ist schon da.
wrong-policy-shape = Eine Policy gab Werte der Form { $shape }; eine Zeile mit einem Wert für jede Aktion ist { $wanted }.
wrong-policy-nan = Eine Policy gab einer erlaubten Aktion einen Wert, der keine Zahl ist.
wrong-policy-file = Die Policy { $path } lässt sich nicht lesen ({ $detail }).
wrong-policy-function = Es gibt keine Policy „{ $where }“ ({ $detail }).
wrong-policy-no-onnx = Eine Policy in einer ONNX-Datei braucht onnxruntime: pip install ludoteca[policy].
wrong-policy-inputs = Die Policy { $path } nimmt { $names }; sie sollte „observation“ nehmen und, wenn sie will, „action_mask“.
wrong-policy-named = „{ $text }“ nennt keine Policy. Schreibe name=model.onnx, oder name=game=model.onnx für ein Spiel.
wrong-policy-no-game = Die Policy { $name } kann keines der Spiele spielen. Der erste Fehler: { $detail }
lab-stopped = Angehalten. { $log ->
        [yes] Derselbe Befehl macht hier weiter.
       *[no] Mit --log FILE ließe sich weitermachen.
    }
