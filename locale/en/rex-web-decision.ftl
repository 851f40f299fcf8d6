# The face of Rex: controls and scenes.

## Controls

web-decision-purse = You have { $count } influence.
web-decision-bid-leader = { PLAYER($seat) } leads with { $high }.
web-decision-bid-leaves = You have { $purse } influence; this bid would leave you { $left }.
web-decision-bid-up-to = Bid for me up to { $most }
web-decision-bid-up-to-what = The table then outbids the others by one for you, up to this amount and for this card only.
web-decision-price-leaves = { $price } influence in all; this would leave you { $left }.
web-decision-price = { $price ->
    [0] free
   *[other] { $price } influence
}
web-decision-recruit-units = Units
web-decision-take = Take
web-decision-take-race = Take { NAME($race) }
web-decision-race-more = Advantages and how it wins
web-decision-race-victory = Victory
web-decision-race-ally = For allies
web-decision-own-traitor = One of your own leaders: worth nothing to you.
web-decision-propose = Propose an alliance with
web-decision-propose-brings = { PLAYER($seat) } as an ally: { $does }
web-decision-propose-holds = { $count ->
    [one] Together you hold 1 stronghold now.
   *[other] Together you hold { $count } strongholds now.
}
web-decision-propose-not = This circle cannot be formed now; add somebody, or look below why not.
web-decision-gift = Give influence to

## Battle plans

web-decision-dial = Strength on the dial
web-decision-dial-cost = { $dial ->
    [0] You lose no units if you win.
   *[other] If you win you lose units worth { $dial }.
}
web-decision-dial-total = { $spread ->
    [0] With your leader and cards you reach { $most }.
   *[other] With your leader and cards you reach { $least } to { $most }.
}
web-decision-span = { $spread ->
    [0] { $most }
   *[other] { $least } – { $most }
}
web-decision-plan-so-far = Your plan so far:
web-decision-verdict = { $verdict ->
    [sure] beats every plan, with the right leader and cards
    [never] cannot win
   *[maybe] may win
}
web-decision-outlook = { $spread ->
    [0] As far as is known, { PLAYER($seat) } reaches { $most }.
   *[other] As far as is known, { PLAYER($seat) } can reach { $least } to { $most }.
}
web-decision-risks = Besides, beware of { $risks }.
web-decision-risk = { $risk ->
    [weapon] a weapon against your leader
    [retreat] a retreat
    [explosion] an explosion
   *[traitor] a traitor, who outweighs every number
}

## Scenes

web-decision-meanwhile = Since your last choice
web-decision-auction = Auction
web-decision-auction-left = { $count ->
    [one] 1 card is on offer, this one included.
   *[other] { $count } cards are on offer, this one included.
}
web-decision-auction-known = You have seen the card: { NAME($title) }
web-decision-auction-order = Order of bidding
web-decision-auction-standing = { $standing ->
    [leads] leads with { $high }
    [bids] is bidding
    [passed] has passed
    [barred] may not bid
    [full] has a full hand
   *[in] is still in
}
web-decision-ceasefire = Ceasefire
web-decision-ceasefire-alliances = Alliances now
web-decision-ceasefire-allied = Allies:
web-decision-ceasefire-ready = { $ready ->
    [true] ready
   *[false] talking
}
web-decision-battle-all = Show all
web-decision-battle-result = { $won ->
    [true] wins
   *[false] loses
}
web-decision-battle-report = { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-decision-battle-forbidden = Forbidden: { NAME($title) }
web-decision-battle-word = { $element ->
    [number] Bound to the dial { $word }
   *[other] { $word ->
        [none] { $element ->
            [leader] Bound to no leader
            [attack] Bound to no attack card
           *[defense] Bound to no defense card
        }
       *[other] Bound to { NAME($word) }
    }
}
web-decision-battle-leaders = Leaders
web-decision-battle-leader = { NAME($leader) }{ $out ->
    [true] {""}, has fought elsewhere
   *[false] {""}
}
web-decision-battle-screen = { $mine ->
    [true] { $parts ->
        [0] You make your plan.
       *[other] Part of your plan is sealed.
    }
   *[false] Plans behind the screen.
}
web-decision-battle-dial = Dial
web-decision-battle-leader-name = Leader
web-decision-battle-traitor = a traitor!
web-decision-battle-cards = Cards
web-decision-battle-slot = { $slot ->
    [attack] an attack card, face down
    [defense] a defense card, face down
    [both] two cards, face down
   *[none] none
}
web-decision-battle-total = Total
web-decision-battle-lost = Lost
web-decision-battle-step = { $step ->
    [commands] Commands
    [cards] Cards revealed
    [traitors] Traitors
    [weapons] What the cards do
    [outcome] Outcome
   *[losses] Losses
}

## In the place of what is said for every game

web-decision-amount-own = { $verb ->
    [bid] Your bid
    [dial] The dial
    [sectors] Sectors
    [units] Units
    [mechanized] Mechanized units
    [facedown] Facedown units
    [round] Round
   *[other] Amount
}
web-decision-order-offer-own = { $lasting ->
    [game] Never ask me about { NAME($thing) } alone
    [phase] { $prompt ->
        [bid] Pass on all cards of this phase
        [negotiate] Stay ready until the talks are over
        [flip] Turn nothing over in this phase
       *[window] Always pass here in this phase
    }
   *[round] Always pass here in this round
}
web-decision-order-own = { $thing ->
    [none] { $prompt ->
        [bid] { $most ->
            [0] Pass on cards
           *[other] Bid up to { $most } for the card on offer
        }
        [negotiate] Stay ready in a ceasefire
        [flip] Turn nothing over
        [window] { $moment ->
            [influence_phase] Pass before the Influence Phase
            [ceasefire_revealed] Pass before a ceasefire
            [bidding_phase] Pass as the Bidding Phase begins
            [before_bid] Pass before an ally bids
            [recruitment_phase] Pass as the Recruitment Phase begins
            [after_movement] Pass after your movement
            [after_deployment] Pass after your deployment
            [deployed] Pass when others deploy
            [battle_phase] Pass as the Battle Phase begins
            [first_command] Pass on the first command in battles
            [second_command] Pass on the second command in battles
            [bombardment_phase] Pass as the Bombardment Phase begins
            [advantage_used] Pass when an advantage is used
           *[other] Pass in windows
        }
       *[other] Answer without asking
    }
   *[other] Do not ask about { NAMES($thing) }
}{ $round ->
    [0] { $phase ->
        [none] {""}
        [influence] {""} until the Influence Phase
        [bidding] {""} until the Bidding Phase
        [recruitment] {""} until the Recruitment Phase
        [maneuvering] {""} until the Maneuvering Phase
        [battle] {""} until the Battle Phase
        [collection] {""} until the Collection Phase
       *[bombardment] {""} until the Bombardment Phase
    }
   *[other] {""} to the end of round { $round }
}
