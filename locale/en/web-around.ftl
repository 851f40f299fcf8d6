# The web client: what stands around the board. Score, hand, log, talk, notes, the table's menu.

## The score in one line

web-around-score = Score
web-around-round-short = Round { $round }
web-around-first = First player
web-around-waited-for = The table waits for this player

## Race sheets

web-around-you = you
web-around-presence = { $presence ->
    [here] here
    [away] away
    [bot] bot
    [bot-for] a bot plays for now
   *[resigned] resigned; a bot plays on
}
web-around-of = { $count } of { $of }

## My hand

web-around-mine = What I hold
web-around-hide = Hide
web-around-show = Show

## Tabs

web-around-tab-log = Log
web-around-tab-hand = Hand
web-around-tab-players = Players
web-around-tab-talk = Talk
web-around-tab-table = Table
web-around-news = { $count ->
    [one] 1 is new
   *[other] { $count } are new
}

## The log

web-around-log = Log
web-around-earlier = Earlier lines ({ $count })
web-around-between = Between phases
web-around-nothing-told = Nothing like this has happened yet.
web-around-moment = Show this moment
web-around-filter-player = Which player
web-around-filter-phase = Which phase
web-around-everybody = Everybody
web-around-every-phase = Every phase

## Talk

web-around-talk = Talk
web-around-public = Everybody at the table reads this.
web-around-silence = Nobody has said anything yet.
web-around-say = Say something
web-around-send = Say
web-around-said = { $name }: { $text }
web-around-watchers-talk = Spectators may speak when the game is over.

## Notes and standing orders

web-around-notes = My notes
web-around-notes-hint = Nobody else sees them. They are saved as you type.
web-around-notes-state = { $state ->
    [waiting] Not saved yet …
    [failed] Not saved. Change something to try again.
   *[saved] Saved
}
web-around-orders = My standing orders
web-around-no-orders = None. Where a question comes again and again you can give one beside it.
web-around-orders-used = Answered for you, newest first
web-around-order-used = { $question } — { $answer }
web-around-withdraw = Withdraw

## Proposals

web-around-proposal = A proposal
web-around-proposes = { $kind ->
    [undo] { $name } asks to take back a choice of { PLAYER($seat) }.
    [end] { $name } proposes to end the game here.
   *[mend] { $name } proposes to mend the position.
}
web-around-still-needed = Has still to answer: { PLAYERS($seats) }.
web-around-agree = Agree
web-around-decline = Decline

## The table

web-around-table = Table
web-around-watchers = { $count ->
    [0] Nobody is watching.
    [one] 1 spectator is watching.
   *[other] { $count } spectators are watching.
}
web-around-copy = Copy the link
web-around-copied = The link is copied.
web-around-not-copied = The browser does not let us copy. This is the link: { $link }
web-around-export = Game file
web-around-take-back = Play on myself
web-around-hand-over = Let a bot play for me
web-around-hand-over-text = A bot plays your seat until you take it back. It may decide things that cannot be undone.
web-around-hand-over-act = Let it play
web-around-propose-end = Propose to end
web-around-end-text = If everybody agrees the game stops here, without a winner.
web-around-end-act = Propose it
web-around-resign = Resign
web-around-resign-text = You leave this game for good, and a bot plays on in your place. This cannot be undone.
web-around-resign-act = Resign for good
web-around-no = Cancel
web-around-happenings = At the table
web-around-happening = { $kind ->
    [resigned] { $name } resigns; a bot plays { PLAYER($seat) } on.
    [handed_over] { $name } lets a bot play { PLAYER($seat) }.
    [taken_back] { $name } plays { PLAYER($seat) } again.
    [returned] { $name } is back and plays { PLAYER($seat) } again.
    [time_up] The time of { PLAYER($seat) } was up.
    [bot_plays] The time of { PLAYER($seat) } was up; a bot plays until its owner is back.
    [rewind] A choice of { PLAYER($seat) } was taken back.
    [mend] The position was mended.
   *[end] The table agreed to end the game.
}
web-around-terms = Terms of the table
web-around-term-clock = Clock
web-around-no-clock = None: everybody takes the time they need.
web-around-clock-terms = { $bank } for each seat, and { $increment } more with each move.
web-around-time-out = { $way ->
    [pass] When time is up the seat passes.
    [bot_takes_seat] When time is up a bot plays until the owner is back.
   *[bot_decides] When time is up a bot makes that one decision.
}
web-around-term-release = Answers
web-around-release = { $release ->
    [uniform] They take effect after the same time whatever anybody holds: { $hold }.
   *[instant] They take effect at once.
}
web-around-term-watching = Spectators
web-around-watching = { $watching ->
    [delayed] They see the game { $delay } late.
    [after_the_end] They see the game after its end.
   *[live] They see the game as it is played.
}
web-around-commitment = Hash of the dice
web-around-commitment-text = All chance of this game was fixed before it began. This is the hash of it; after the end the seed is shown, and anybody can check it.
web-around-seed = Seed
web-around-span = { $unit ->
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}

## The decision in one line, the end of the game

web-around-line-yours = Your turn: { $question }
web-around-line-waiting = { $seats ->
    [none] Waiting …
   *[other] Waiting for { PLAYERS($seats) }
}
web-around-line-sealed = { $seats ->
    [none] Your answer is sealed.
   *[other] Your answer is sealed. Waiting for { PLAYERS($seats) }
}
web-around-line-bot = { $why ->
    [resigned] You have resigned; a bot plays on
   *[other] A bot plays for you
}
web-around-line-over = The game is over
web-around-fold = Fold the decision
web-around-unfold = Unfold the decision
web-around-your-turn = Your turn
web-around-over = The game is over.
web-around-faceless = This page is older than the server and cannot draw this game yet. Load it anew.
web-around-stopped = The table agreed to end it here, without a winner.
web-around-report = How it went
web-around-replay = Watch it again

## The connection

web-around-lost = The connection is lost. Connecting again …
web-around-away = The server does not answer; perhaps it is being restarted. It is tried again by itself.
web-around-offline = This device is offline. Connecting again as soon as there is a network.
web-around-slow = Connected the slower way. Everything works.
web-around-slow-why = This network lets no live connection through.
web-around-age = What you see is { $age } old.
web-around-kept = Your choice is kept and sent as soon as the connection is back.
web-around-unseated = You are not signed in here any more, or as somebody else, and are only watching. Sign in again to go on playing.
web-around-back = Connected again. What you see is up to date.

## Keys and switches

web-around-as-map = Map
web-around-as-text = Text
web-around-keys = Keys
web-around-keys-on = Use single letters as shortcuts
web-around-key-board = To the board
web-around-key-decision = To the decision
web-around-key-beside = To trade and what else goes on beside the question, and back
web-around-key-hand = To my hand
web-around-key-players = To the players
web-around-key-log = To the log
web-around-key-talk = To the talk
web-around-key-table = To notes, orders and the table
web-around-key-switch = Board as map or as text
web-around-key-help = This help
web-around-keyname-tab = Tab
web-around-key-tab = From one thing to the next
web-around-keyname-enter = Enter
web-around-key-enter = Choose what is focused
web-around-keyname-arrows = Arrows
web-around-key-arrows = From tab to tab, from space to space
web-around-keyname-escape = Esc
web-around-key-escape = Close what is open
