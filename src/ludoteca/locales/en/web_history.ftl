# What one has played: the list of matches, and what they add up to.

history-title = My games
history-tab = Matches
history-ways = What I have played
history-none = Nothing finished yet
history-none-text = Every match you finish is kept here: who you played with, how it ended, and a replay.
history-play = Choose a game
history-filter = Find matches
history-game = Game
history-all-games = All games
history-game-count = { $game } ({ $count })
history-result = Result
history-result-all = Any result
history-result-won = Won
history-result-lost = Lost
history-result-open = Abandoned
history-search = Who played
history-deals = Only shared deals
history-count =
    { $count ->
        [0] No matches
        [one] 1 match
       *[other] { $count } matches
    }
history-nothing-fits = No matches found. Try another name, or look at all games.
history-more = Show more
history-with = with { $names }
history-alone = alone
history-deal = shared deal
history-deal-practice = shared deal, practice
history-won = Won
history-lost = Lost
history-open = Undecided
history-placed = { $score }, place { $place } of { $players }
history-accuracy = Accuracy { $accuracy }
history-challenge = Challenge
history-take = Take your matches with you
history-take-text = The records of all your finished matches in one archive. Any Ludoteca can read and replay them.
history-download = Download all records

statistics-title = My statistics
statistics-tab = Statistics
statistics-none = Nothing to count yet
statistics-none-text = Finish a match, and your numbers will appear here.
statistics-which = Which matches
statistics-all =
    { $count ->
        [one] All (1 match)
       *[other] All ({ $count } matches)
    }
statistics-part = { $players ->
        [one] Alone
       *[other] { $players } players
    }{ $variant ->
        [none] { "" }
       *[other] , { $variant }
    } ({ $count })
statistics-waiting =
    { $count ->
        [one] 1 older match is still being counted.
       *[other] { $count } older matches are still being counted.
    }
statistics-what-counts = Only matches you played to the end yourself count. Practice on shared deals, “what if” matches and abandoned ones appear only in the list of matches.
statistics-few =
    { $count ->
        [one] Only 1 match so far: chance decides more than skill here.
       *[other] Only { $count } matches so far: chance still decides more than skill here.
    }
statistics-played = Played
statistics-won = Won
statistics-you-won = You won
statistics-best-streak = Longest winning streak
statistics-mean-left = Average cards left
statistics-mean-points = Average points
statistics-winning =
    { $count ->
        [one] You won the last match
       *[other] You won the last { $count } matches
    }
statistics-losing =
    { $count ->
        [one] You didn’t win the last match
       *[other] You haven’t won the last { $count } matches
    }
statistics-best = best result:
statistics-share = How often you win
statistics-share-words = { $percent }% won; over many matches probably between { $low }% and { $high }%
statistics-bots = How often bots of each level win this game:
statistics-time-left = Cards left, match by match
statistics-time-points = Points, match by match
statistics-time-words = The last { $count } matches: { $first } in the first, { $last } in the latest; average of the last { $window }: { $mean }. Further up is better; filled dots are wins.
statistics-as-list = As a list
statistics-scores = How often you got each result
statistics-scores-left = From { $low } to { $high } cards left{ $often ->
        [none] { "" }
       *[other] , most often { $often }
    }
statistics-scores-points = From { $low } to { $high } points{ $often ->
        [none] { "" }
       *[other] , most often { $often }
    }
statistics-tally = In detail
statistics-of = { $count } of { $of } ({ $percent }%)
statistics-accuracy = Accuracy of reviewed matches
statistics-accuracy-words =
    { $count ->
        [one] One match: { $last }.
       *[other] The last { $count } matches: { $first } in the first, { $last } in the latest; average of the last { $window }: { $mean }.
    }
statistics-with = With whom
statistics-against = Against whom
tally-wheels = Wheels or tiles that were right
tally-stones = Stones found with the final numbers
tally-pinned = Stones named with a single number
tally-tricks = Backwards tricks among the cards laid

devices-title = Your devices
devices-text = These browsers know you. Sign out any you no longer use: it can’t see or play anything of yours after that.
devices-only = Only this browser knows you. With a personal link there can be more.
devices-this = This browser
devices-other = Another device
devices-since = since { $when }
devices-out = Sign out
devices-done = That device is signed out.

data-title = Your data
data-text = Everything this server knows about you: name, devices, tables, results, notes, messages, and the records of your matches.
data-download = Download everything
forget-title = Forget me
forget-text = Your name, devices, history, statistics, notes and messages are deleted for good, here and on all your devices. Matches you played with others stay theirs, with “Somebody” in your seat. A match in play goes on with a bot. This cannot be undone.
forget-open = Forget me…
forget-name = Your name is { $name }. Type it to confirm
forget-do = Forget me for good
forget-not = Keep everything
forget-done = You have been forgotten. Nothing about you is left here.
data-none = This browser isn’t known here yet: there is nothing to download and nothing to forget.
