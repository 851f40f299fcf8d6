# The web client: the decision panel and standing orders beside it.

## The question

web-decision-of = { PLAYER($seat) } is asked
web-decision-asked = You are asked: { $question }
web-decision-window = Do you play something?
web-decision-options = Answers
web-decision-only-one = { $release ->
    [uniform] Only one answer is possible. Confirm it to go on; the others do not learn that there was no choice.
   *[other] Only one answer is possible.
}
web-decision-seats = Your seats
web-decision-seat-asked = is asked
web-decision-over = The game is over.
web-decision-rule = { $rule ->
    [none] The rule
   *[other] The rule ({ $rule })
}
web-decision-rules-page = More on the rules page
web-decision-why-not = Why not something else?
web-decision-all-allowed = Everything one might think of here is allowed.
web-decision-refused = { $reason } ({ $rule })
web-decision-and-more = and { $count } more

## Controls

web-decision-less = Less
web-decision-more = More
web-decision-bounds = { $least } to { $most }
web-decision-amount = Amount
web-decision-on-board = { $count ->
    [one] Choose on the board, or here:
   *[other] Choose one of { $count } on the board, or here:
}
web-decision-filter = Find by name
web-decision-filter-none = Nothing here has that name.

## Sending, doubting, taking back

web-decision-sending = Sending: { $what } …
web-decision-stale = The question had changed before your answer arrived. This is how it stands now.
web-decision-doubt = “{ $what }” cannot be taken back. Do you mean it?
web-decision-doubt-yes = Yes: { $what }
web-decision-doubt-no = No, wait
web-decision-undo = Undo
web-decision-undo-keys = Undo (U or Ctrl+Z)
web-decision-redo = Redo
web-decision-redo-keys = Redo (R or Ctrl+Y)
web-decision-take-back = Take my last choice back
web-decision-ask-table = Ask the table to take my last choice back
web-decision-asked-table = The table is asked to take it back.
web-decision-consent = { $kind ->
    [undo] { $name } asks to take a choice back.
    [mend] { $name } wants to mend the position.
   *[end] { $name } proposes to end the game now.
}
web-decision-agree = Agree
web-decision-disagree = Refuse
web-decision-sealed = Your answer: { $what }.
web-decision-sealed-change = It takes effect when the window closes. Until then you may choose otherwise.
web-decision-hold = { $count ->
    [one] The window closes in 1 second, for everybody at once.
   *[other] The window closes in { $count } seconds, for everybody at once.
}

## Waiting

web-decision-bot-plays = { $why ->
    [late] Your time was up: a bot plays for you now.
    [handed] A bot plays for you, as you wished.
   *[resigned] You have resigned; a bot plays on.
}
web-decision-waiting = { $count ->
    [0] One moment …
   *[other] Waiting for
}
web-decision-waited = { $kind ->
    [bot] { $name ->
        [none] a bot
       *[other] { $name } (bot)
    }
    [here] { $name }
    [away] { $name }, not here at present
   *[unknown] { $name }
}
web-decision-since = { $unit ->
    [minutes] { $count ->
        [one] For a minute now.
       *[other] For { $count } minutes now.
    }
    [hours] { $count ->
        [one] For an hour now.
       *[other] For { $count } hours now.
    }
    [days] { $count ->
        [one] For a day now.
       *[other] For { $count } days now.
    }
   *[seconds] { $count ->
        [one] For a second now.
       *[other] For { $count } seconds now.
    }
}
web-decision-time-left = { $unit ->
    [minutes] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
    [hours] { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
    [days] { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
   *[seconds] { $count ->
        [one] 1 second left
       *[other] { $count } seconds left
    }
}

## Standing orders

web-decision-orders-offer = Always answer the same here
web-decision-orders-what = The table then answers for you at once. You can end it at any time.
web-decision-order-offer = { $lasting ->
    [game] Never ask me about { NAME($thing) } alone
    [phase] Always answer the same here in this phase
   *[round] Always pass here in this round
}
web-decision-orders = { $count ->
    [one] 1 standing order
   *[other] { $count } standing orders
}
web-decision-order = { $thing ->
    [none] { $prompt ->
        [window] Pass in windows
       *[other] Answer without asking
    }
   *[other] Do not ask about { NAMES($thing) }
}{ $round ->
    [0] { $name ->
        [none] {""}
       *[other] {""} until this phase: { $name }
    }
   *[other] {""} to the end of round { $round }
}
web-decision-order-uses = { $count ->
    [0] (not used yet)
    [one] (used once)
   *[other] (used { $count } times)
}
web-decision-order-end = End
web-decision-order-end-what = End this order

## Beside the question

web-beside = Meanwhile
web-beside-begun = { $title }: not finished yet
web-beside-what = Nobody waits for this, and the open question stays as it is.
web-beside-orders = Decline offers without asking me
