# The face of Rex: score, race sheets, hand.

## The score in one line

web-around-round = Round { $round } of 8
web-around-phases = Phases of the round
web-around-phase-short = { $phase } ({ $place } of { $of })
web-around-fleet = Fleet over sector { $sector }
web-around-fleet-away = The fleet has not come yet
web-around-allied = allied with
web-around-strongholds = { $count ->
    [one] 1 stronghold{ $needed ->
        [0] {""}
       *[other] , { $needed } win
    }
   *[other] { $count } strongholds{ $needed ->
        [0] {""}
       *[other] , { $needed } win
    }
}
web-around-together = { $count ->
    [one] Together 1 stronghold; { $needed } win.
   *[other] Together { $count } strongholds; { $needed } win.
}
web-around-influence = { $count } influence
web-around-cards = { $count ->
    [one] 1 Strategy card
   *[other] { $count } Strategy cards
}

## Race sheets

web-around-fact-strongholds = Strongholds
web-around-fact-influence = Influence
web-around-fact-hand = Hand
web-around-fact-traitors = Traitors
web-around-fact-reserve = Reserve
web-around-fact-casualties = Casualties
web-around-force = { $mechanized ->
    [0] { $units }
   *[other] { $units } + { $mechanized } mech.
}
web-around-allies = Allied with { PLAYERS($seats) }.
web-around-withheld = Denies the ally advantage to { PLAYERS($seats) }.
web-around-spaceport = Held a spaceport when the phase began: moves up to four spaces.
web-around-bid-ban = Barred from bidding in this phase.
web-around-alliance-ban = Barred from alliances in this ceasefire.
web-around-leaders = Leaders
web-around-leader-dead = dead
web-around-leader-fought = fought in { NAME($space) }
web-around-race-text = What { NAME($race, form: "short") } can do
web-around-race-victory = How it wins
web-around-race-ally = For its allies
web-around-race-begins = How it begins

## My hand

web-around-hidden = Face down: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $traitors ->
    [one] 1 traitor
   *[other] { $traitors } traitors
}.
web-around-no-cards = No Strategy cards.
web-around-traitors = My traitors
web-around-betrayal = My Betrayal card
web-around-prediction = Your sealed prediction: { NAME($race) } wins in round { $round }.
web-around-sees-bombardment = You know the top Bombardment card: { $number }.
web-around-sees-influence = You know the top Influence card: { NAME($card) }.
web-around-sees-auction = You know the card up for bid: { NAME($card) }.
