# The web client: after the game. Looking at it again, going on from there, how it went.

## Replay

web-after-replay-title = { $name ->
    [none] Replay
   *[other] Replay of { $name }
}
web-after-slider = Step of the game
web-after-where = Step { $step } of { $of } · { $round ->
    [none] Setup
   *[other] Round { $round }{ $phase ->
        [none] {""}
       *[other] {""} · { $phase }
    }
}
web-after-steps = Steps
web-after-first = To the beginning
web-after-back = One step back
web-after-play = Let it run
web-after-pause = Stop here
web-after-on = One step on
web-after-last = To the end
web-after-speed = Speed
web-after-speed-of = { $speed } a second
web-after-leaps = Leaps
web-after-leap = { $what ->
    [phase] Phase
    [round] Round
   *[battle] Battle
}
web-after-leap-back = { $what ->
    [phase] To the phase before
    [round] To the round before
   *[battle] To the battle before
}
web-after-leap-on = { $what ->
    [phase] To the next phase
    [round] To the next round
   *[battle] To the next battle
}
web-after-step = This step
web-after-mended = The table agreed to change the position here: { $why }
web-after-beginning = The beginning: nothing has been chosen yet.
web-after-quiet = Nothing was told at this step.
web-after-eyes = Seen by
web-after-spectator = Everybody
web-after-copy = Copy link
web-after-copied = The link to this step is copied.
web-after-not-copied = The browser does not let the link be copied; take it from the address bar.
web-after-branch = Branch from here
web-after-practise = Practise from now
web-after-to-report = How it went
web-after-to-table = To the table
web-after-export = Export

## Going on from a step

web-after-branch-title = Go on from step { $step }
web-after-practise-title = Practise from how the game stands
web-after-kind = What is to be known
web-after-kind-branch = Branch
    .more = A new game with the same hands and decks as at this step; the dice are new.
web-after-kind-practise = Practise
    .more = A new game against bots, from what your seat knows; whatever it does not know is dealt anew.
web-after-holder = { $holder ->
    [me] Me
    [heuristic] A bot that thinks
    [random] A bot that plays at random
   *[open] A bot until somebody sits down
}
web-after-nobody-me = Take at least one seat yourself.
web-after-which-seat = Which of your seats
web-after-begin = Begin
web-after-branch-name = { $name ->
    [none] From step { $step }
   *[other] { $name }, from step { $step }
}

## How it went

web-after-report-title = How it went
web-after-report-named = How it went: { $name }
web-after-no-report = No picture of this game
web-after-no-report-what = Nobody has drawn yet how this game went. You can still look at it again, step by step.
web-after-stopped = The table agreed to end the game. Nobody has won.
web-after-to-replay = Look at it again
web-after-new-game = A new game
web-after-picture = Save as picture
web-after-picture-name = throneworld-{ $id }
web-after-picture-failed = This browser cannot make the picture; a drawing (SVG) was saved instead.
web-after-final-board = The board at the end
web-after-ranking = Ranking
web-after-ranking-table = Ranking, as a table
web-after-player = Player
web-after-winner = Winner
web-after-end = end
web-after-numbers = The same in numbers
web-after-plot = { $title }, as a plot; the numbers follow.
web-after-over-rounds = From round to round
web-after-over-rounds-about = As each round opened and somebody was asked for the first time, and at the end.
web-after-figure-strongholds = Strongholds
web-after-figure-influence = Influence
web-after-figure-units = Units on the board
web-after-battles = Battles
web-after-no-battles = Nobody fought.
web-after-fights = Battles and luck
web-after-column-strongholds = Strongholds
web-after-column-influence = Influence
web-after-column-units = Units
web-after-won-of = { $won } of { $fought }
web-after-won = won
web-after-battle-round = Round { $round }
web-after-bond-from = From round { $round }
web-after-bond-lasted = to the end
web-after-bond-changed = until others joined in round { $round }
web-after-turns = Turning points
