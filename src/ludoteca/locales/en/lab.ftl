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
wrong-lab-no-write = { $path } cannot be written: { $reason }. Name another file.
wrong-lab-other-log = { $path } is the log of another run (game, players, options or time differ): name a new file.
wrong-lab-no-log = { $path } is not a log of matches: name a new file.
lab-stopped = Stopped. { $log ->
        [yes] Run the same command to go on.
       *[no] With --log FILE it can be continued.
    }
