### The lab: what cannot be done as asked, and how a run goes on.

wrong-lab-games = At least one game has to be played.
wrong-lab-deals = At least one deal has to be played.
wrong-lab-two-bots = An arena needs at least two different bots.
wrong-lab-lineup = Name one bot for all seats, or one for each seat: { $players } of them, not { $count }.
wrong-lab-no-bot = Name at least one bot. Bots: { $names }.
wrong-lab-nothing-finished = No match was finished. { $why }
wrong-lab-no-folder = There is no folder “{ $folder }” to write the report into.
wrong-lab-tune = Say what to tune: ludoteca tune GAME, where GAME is { $games }.
wrong-lab-jobs = --jobs takes the number of processes, 1 or more.
wrong-lab-option = “--option { $option }” is written --option NAME=VALUE.
wrong-lab-think = The time to think must be more than 0 seconds.
wrong-lab-not-installed = { $name } is not installed: { $command }.
wrong-lab-no-cluster = The { $name } cluster does not answer: { $reason }.
wrong-lab-no-write = { $path } cannot be written: { $reason }. Name another place.
wrong-lab-other-log = { $path } is the log of another run (game, players, options or time differ): name a new file.
wrong-lab-no-log = { $path } is not a log of matches: name a new file.
wrong-lab-no-library = { $name } is not installed: pip install { $name }, or take the rows as they are.
wrong-lab-file = { $path } cannot be read ({ $why }).
wrong-lab-dataset-games = A dataset holds one game, and these are records of { $first } and { $second }.
wrong-lab-no-parquet = Parquet needs pyarrow: pip install ludoteca[dataset].
wrong-lab-no-shards = There are no shards in { $folder }.
wrong-lab-nothing-to-learn = There is no finished match in these records, so there is nothing to write.
wrong-lab-shard = A shard holds at least one decision.
wrong-lab-shards-there = { $folder } already holds a dataset. Name another folder, or delete its shards first.
wrong-bot-name-taken = There is a bot called “{ $name }” already.
wrong-policy-shape = A policy gave scores of the shape { $shape }; one row with a score for every action is { $wanted }.
wrong-policy-nan = A policy gave a legal action a score that is not a number.
wrong-policy-file = The policy { $path } cannot be read ({ $detail }).
wrong-policy-function = There is no policy “{ $where }” ({ $detail }).
wrong-policy-no-onnx = A policy in an ONNX file needs onnxruntime: pip install ludoteca[policy].
wrong-policy-inputs = The policy { $path } takes { $names }; it should take “observation” and, if it wants, “action_mask”.
wrong-policy-named = “{ $text }” names no policy. Write name=model.onnx, or name=game=model.onnx for one game.
wrong-policy-no-game = The policy { $name } can play none of the games. The first error: { $detail }
lab-stopped = Stopped. { $log ->
        [yes] Run the same command to continue.
       *[no] With --log FILE it can be continued.
    }
