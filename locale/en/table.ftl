# The table: words that no single game owns, and the command line.
# PLAYER, PLAYERS, NAME and NAMES are explained in src/throneworld/words.py.

nobody = nobody
neutral = neutral units
nothing = none
seat = Seat { $number }
# A thing that bears the name of its owner.
owned = { NAME($what) } ({ PLAYER($owner) })
list = { $rest } and { $last }

event-played = { PLAYER($seat) } plays { NAME($what) }.
event-cancelled = { NAME($what) } of { PLAYER($seat) } is cancelled.
event-chance = Chance ({ $stream }): { NAMES($results) }.

refusal-game_over = the game is over
refusal-not_asked = you are not asked anything now
refusal-no_such_seat = there is no such seat at this table
refusal-not_an_option = that is no option
refusal-not_offered = that is not on offer now
refusal-once_only = { NAME($first) } works once here
refusal-not_yours = you do not have { NAME($first) }
refusal-not_this_moment = { NAME($first) } is for another moment
refusal-happens_by_itself = { NAME($first) } happens by itself
refusal-nothing_to_undo = nothing has been chosen yet
refusal-another_seat_chose = another player has chosen since
refusal-not_while_waiting = the table waits for secret answers; do it when they are in
refusal-finish_first = first what has been begun must be finished
refusal-enough_beside = you have done enough beside the open question; go on when it is answered
refusal-cannot_unlearn = dice were rolled or something secret was learnt since

## The program

cli-help = A rules-enforced table for board games, in the terminal: play against bots and friends, simulate, replay. Unofficial fan work.
cli-epilog = Begin with: throneworld play
cli-language = Language of everything that is shown.
cli-version = Show the version and leave.
cli-option = A rule of the game, such as betrayal=true; may be given several times. See: throneworld games
cli-bots = Which bot plays the seats that are not named: heuristic (unless you say otherwise, in games that have one), random ...
cli-seed = Number from which all chance of the game follows; drawn if it is missing.

cli-play = Play GAME ({ $game } if it is not named) in the terminal, against bots and with friends at the same screen.
    .short = Play in the terminal, against bots and friends.
    .epilog = Examples: throneworld play { $game } --seats me --save mine.json / throneworld play { $game } --players 4 --seats me,me / throneworld play { $game } --resume mine.json
cli-players = How many players. If it is missing: as many as --seats names, but as many as the game has seats if it names too few.
cli-play-seats = Who sits where, clockwise: sol=me,hacan=random says who plays which race or faction; me,me,random lets the players choose them. Seats that are not named are bots.
cli-save = Save to this new file whenever a person has chosen.
cli-resume = Go on with a saved game; it is saved to the same file, unless --save names another.

cli-simulate = Let bots play many games of GAME ({ $game } if it is not named) and count who wins and how.
    .short = Let bots play many games and count.
cli-games-count = How many games.
cli-simulate-seats = A number of seats (as many as the game has, unless you say otherwise), or the bots on them: heuristic,random,random
cli-races = The races or factions on these seats, such as sol,hacan,letnev; chosen in play if they are missing.
cli-rotate = Move the races or factions on by one seat with each game.
cli-first-seed = Seed of the first game; each further game has the next one.
cli-workers = How many processes share the work; the results do not depend on it.
cli-json = Write one line of JSON for each game to this file, or to the output with -

cli-replay = Tell the story of a saved game or record in FILE and show where it led. Secrets are told once the game is over.
    .short = Tell the story of a saved game.
cli-to = Stop after this many choices.

cli-games = Show the games there are, with their seats, races or factions, and options.
    .short = Show the games there are.

cli-bench = Measure how fast the games are.
    .short = Measure how fast the games are.
cli-against = Measure beside something else, in turn: catanatron, or a commit of the repository in which you stand.
cli-rounds = How often to measure; beside a commit, how many games a side (at least 30, which is the default).
cli-floor = Beside a commit: end with 1 if, even by its interval, a ratio stays below this, such as 0.97.

## Mistakes: one line that says what to do

error-usage = { $what } See: { $command } --help
error-bug = this is a bug, not your fault: { $what } - please report it; { $variable }=1 in the environment shows where it happened.
error-game-broke = the rules broke, not your fault: { $what } - please report it with { $file }, which plays it again.
error-option-shape = --option is written NAME=VALUE, not { $text }; see: throneworld games
error-bot = there is no bot { $name } for this game; there is: { $bots }
error-sitter = nobody can sit there as { $name }; say me, or a bot: { $bots }. How many play is said with --players
error-seeds = the seeds of { $games } games do not go beyond 2**256 - 1; begin with a smaller --seed
error-faction = there is no faction { $name }; there is: { $races }
error-race = there is no race { $name }; there is: { $races }
error-not-in-play-faction = { $race } is not in this game; its factions are: { $races }
error-not-in-play-race = { $race } is not in this game; its races are: { $races }
error-mixed-seats-faction = name a faction for every seat in --seats, as in { $race }=me, or for none, as in me,random
error-mixed-seats-race = name a race for every seat in --seats, as in { $race }=me, or for none, as in me,random
error-too-many-seats = --seats names { $named } seats, but there are { $players } players; add --players { $named } or name fewer
error-players = this game is for { $fewest } to { $most } players, not { $players }
error-rotate = --rotate needs --races, as in --races sol,hacan,letnev
error-resume-brings = a saved game brings its own players, seed and options; leave --players, --seed and --option away with --resume
error-other-game = { $file } is a game of { $game }; use: throneworld play { $game } --resume { $file }
error-to = --to is a number of choices from 0 to { $most }, not { $number }
error-no-file = there is no file { $file }; check the name
error-is-folder = { $file } is a folder; name a file
error-unreadable = { $file } cannot be read ({ $why }); check the name and the permissions
error-not-a-save = { $file } is no saved game; name a file that throneworld has written
error-broken-save = this save does not hold together ({ $what }); restore it from a backup
error-unwritable = { $file } cannot be written ({ $why }); choose another place
error-exists = { $file } exists already; go on with it by --resume, or choose another name
error-bench = the measurement cannot run here: { $what }
error-against = there is neither an engine nor a commit { $name }; say { $rival }, or stand in a clone and name one of its commits.
error-floor = a floor needs a commit to measure beside: add --against COMMIT.
error-few-rounds = beside a commit at least { $fewest } games a side are played; say --rounds { $fewest } or more.

## Playing

play-welcome = A new game begins. Its seed is { $seed }. Type ? whenever you are asked, to read the rule.
play-table = At the table, clockwise: { $players }.
who-me = you
play-resumed = { $file }: the game goes on after { $choices } choices.
play-sit-down = Pass the screen to { $player }, who presses Enter.
play-sealed = Sealed so far: { $options }
play-type-number = Type a number from 1 to { $highest }, or the beginning of a name.
play-type-amount = Type the number itself, from { $lowest } to { $highest }.
play-how-many = { $label }: how many, from { $lowest } to { $highest }?
play-beside = Beside this question:
play-not-allowed = { $count } more are not allowed now; type why for the reasons.
play-and-more = { $label } and { $count } more
play-refused-short = { $why } ({ $rule })
play-refused = { $option }: { $why } ({ $rule })
play-all-allowed = nothing of that kind is refused now
play-commands = ? | ? NAME | why | board | hand | log | hint | skip | undo | save FILE | quit
play-commands-explained = ? tells the rule, ? NAME what that is, a card, a place or somebody; why: what is not allowed; board and hand: the position; log: what happened; hint: what a bot would do; skip: play nothing until you are asked something else; undo: take back; save FILE; quit.
play-example = type for example: { $text }
play-times = { $line } (x{ $count })
play-no-hint = No bot knows this game well enough to advise; any answer will do.
plain-yes = yes
plain-no = no
play-hint = A bot would answer: { $option }
play-no-skip = You can skip only where you are asked whether you play something.
play-undone = Taken back: { $option }
play-no-undo = It cannot be taken back: { $why }.
play-save-where = Type save and the name of a file.
play-save-first = Save before you leave? Type the name of a file, or n:
play-saved = Saved in { $file }.
play-part = { $missing ->
    [0] Go on with:
    [one] The last save is one choice old. Go on with:
   *[other] The last save is { $missing } choices old. Go on with:
}
play-part-unsaved = The game is not saved. Next time begin it with --save FILE, and go on with --resume FILE.
play-over = The game is over
play-replay = Read it again with:

help-card = { NAME($card) }: { $does }
help-unknown = Nothing is called { $what }.
help-which = Which one: { $names }?

## Simulation, replay, games

simulate-failed = The game with seed { $seed } went wrong ({ $what }); { $file } plays it again.
simulate-interrupted = Interrupted after { $done } of { $games } games.
simulate-nothing = No game came to an end.
simulate-column-faction = Faction
simulate-column-points = Points
simulate-column-race = Race
simulate-column-bot = Bot
simulate-column-seat = Seat
simulate-column-how = Won by
simulate-column-played = Played
simulate-column-won = Won
simulate-column-share = Share
simulate-rounds = Rounds: { $mean } on average, { $least } to { $most }.
simulate-choices = Choices: { $mean } on average, { $least } to { $most }.

replay-title = { $game }, seed { $seed }, after { $choices } choices.
replay-secrets = What { $player } kept secret
replay-waiting = The table waits for { $players }.

games-seats = For { $fewest } to { $most } players.
games-broken = The game { $game } is left out: { $why }
games-faction = Factions
games-race = Races
games-options = Options
games-default = { $values } ({ $default } unless it is set)
