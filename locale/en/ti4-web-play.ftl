# The questions of Twilight Imperium 4 and what goes with them on the page.

## Questions in fewer words, where a control shows the rest

web-prompt-make_offer = What do you offer { PLAYER($other) }?
web-prompt-redistribute_tokens = Do you move command tokens between your pools?

## Actions

web-ti4-do-strategic = Strategic action: use a strategy card
web-ti4-do-tactical = Tactical action: activate a system ({ $tokens } in your tactic pool)
web-ti4-do-component = Component action
web-beside-own = Trade

## Offers

web-ti4-offer-gives = You give
web-ti4-offer-asks = You get from { PLAYER($seat) }
web-ti4-offer-has-gives = You have { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} and { $commodities ->
    [one] 1 commodity
   *[other] { $commodities } commodities
}.
web-ti4-offer-has-asks = { PLAYER($seat) } has { $goods ->
    [one] 1 trade good
   *[other] { $goods } trade goods
} and { $commodities ->
    [one] 1 commodity
   *[other] { $commodities } commodities
}.
web-ti4-offer-note = One promissory note
web-ti4-offer-none = nothing
web-ti4-offer-pledge = A promise

## What is good to know of a place

web-ti4-left = { $count } there
web-ti4-next-to = next to { $systems }

## Units

web-ti4-cost = { $produced ->
    [one] cost { $cost }
   *[other] { $produced } for { $cost }
}
web-ti4-combat = { $dice ->
    [one] combat { $combat }
   *[other] combat { $combat } with { $dice } dice
}
web-ti4-move = move { $move }
web-ti4-capacity = capacity { $capacity }

## Factions and players

web-ti4-take = Choose
web-ti4-begins = Begins with
web-ti4-abilities = Abilities and units
web-ti4-sheet = { PLAYER($seat) }
web-ti4-to-score = Public objectives to score
web-ti4-met = fulfilled
web-ti4-met-by = fulfilled by { PLAYERS($seats) }

## Combat

web-ti4-combat-title = { $kind ->
    [space] Space combat
   *[ground] Ground combat
}, { PLACE($place) }, round { $round }
web-ti4-side = { $role ->
    [attacker] attacks
   *[defender] defends
}
web-ti4-modifiers = Added to dice
web-ti4-hits = { $hits ->
    [one] 1 hit to assign
   *[other] { $hits } hits to assign
}
web-ti4-retreats = is about to retreat
web-ti4-nothing-there = nothing left

## Agenda

web-ti4-agenda = Agenda: { NAME($agenda) }
web-ti4-vote = The vote
web-ti4-to-vote = Still to vote: { PLAYERS($seats) }
web-ti4-outcome = Outcome: { $outcome }

## Standing orders

web-decision-order-offer-own = { $lasting ->
    [game] { $prompt ->
        [answer_offer] Decline all offers until I end this
       *[other] Never ask me about { NAME($thing) } alone
    }
    [phase] { $prompt ->
        [answer_offer] Decline all offers in this phase
       *[window] Always pass here in this phase
    }
   *[round] { $prompt ->
        [answer_offer] Decline all offers in this round
       *[window] Always pass here in this round
    }
}
web-decision-order-own = { $thing ->
    [none] { $prompt ->
        [answer_offer] Decline offers
        [window] Pass in windows
       *[other] Answer without asking
    }
   *[other] Do not ask about { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [strategy] {""} until the strategy phase
        [action] {""} until the action phase
        [status] {""} until the status phase
       *[agenda] {""} until the agenda phase
    }
   *[other] {""} to the end of round { $round }
}
