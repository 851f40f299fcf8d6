# Rex: the log. event-<kind>; the variables are those named in rex/events.py, a last one may hold several.

## Setup

event-bombardment_card_drawn = { PLAYER($seat) } draws a { $number } for the first turn.
event-first_player = { PLAYER($seat) } is first player.
event-race_chosen = { PLAYER($seat) } plays { NAME($race) }.
event-prediction_made = { PLAYER($seat) } has sealed a prediction.
event-prediction = { PLAYER($seat) } predicts that { NAME($race) } wins in round { $round }.
event-traitor_drawn = { PLAYER($seat) } is dealt a Traitor card: { NAME($leader) }.
event-traitor_kept = { PLAYER($seat) } keeps { NAME($leader) } as traitor.
event-fleet_placed = The dials show { $left } and { $right }: the Sol fleet begins over sector { $sector }.
event-betrayal_dealt = { PLAYER($seat) } is dealt the Betrayal card { NAME($betrayal) }.

## The round

event-round_begins = Round { $round } begins.
event-phase_begins = { $phase ->
    [influence] Influence Phase.
    [bidding] Bidding Phase.
    [recruitment] Recruitment Phase.
    [maneuvering] Maneuvering Phase.
    [battle] Battle Phase.
    [collection] Collection Phase.
   *[bombardment] Bombardment Phase.
}
event-turn_begins = It is the turn of { PLAYER($seat) }.
event-influence_card_drawn = Influence card: { NAME($influence_card) }.
event-placing_prevented = Bombardment keeps influence out of { NAME($space) }.
event-card_set_aside = { NAME($influence_card) } comes too early and is set aside for later rounds.
event-card_without_effect = A second { NAME($influence_card) } in one phase has no effect.
event-round_announced = The Influence cards announce round { $round } of 8.
event-sol_offensive = Sol Offensive against { NAME($space) } and { NAME($other_space) }!

## Influence

event-influence_gained = { PLAYER($seat) } gains { $amount } influence ({ $source ->
    [setup] to begin with
    [fleet_support] support from the home fleet
   *[weapon] for the slain leader
}).
event-influence_paid = { PLAYER($seat) } pays { $amount } influence ({ $reason ->
    [bid] for a card
    [deploy] to deploy
    [transfer] to ship units
   *[recruit] to recruit
}).
event-influence_given = { PLAYER($seat) } gives { PLAYER($other) } { $amount } influence ({ $reason ->
    [bid] for a card
    [deploy] to deploy
    [loan] help before a bid
   *[gift] a gift
}).
event-influence_placed = { $amount } influence appears in { NAME($space) }.
event-influence_collected = { PLAYER($seat) } collects { $amount } influence in { NAME($space) }.
event-influence_destroyed = { $amount } influence is lost in { NAME($space) }.

## Units and leaders

event-units_moved = { PLAYER($seat) } { $how ->
    [setup] begins with
    [deploy] deploys
    [transfer] ships
    [relocate] relocates
    [recruit] recruits
    [observer] sends
    [retreat] withdraws
   *[move] moves
} { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $mechanized ->
    [0] {""}
   *[other] {""} ({ $mechanized } mechanized)
}{ $how ->
    [setup] {""} in { NAME($target) }
    [deploy] {""} to { NAME($target) }
    [recruit] {""} into the reserve
    [observer] {""} to observe in { NAME($target) }
    [retreat] {""} from { NAME($origin) } into the reserve
   *[move] {""} from { NAME($origin) } to { NAME($target) }
}.
event-units_destroyed = { PLAYER($seat) } loses { $count ->
    [one] 1 unit
   *[other] { $count } units
}{ $mechanized ->
    [0] {""}
   *[other] {""} ({ $mechanized } mechanized)
} in { NAME($space) } ({ $how ->
    [bombardment] bombardment
    [sol_offensive] Sol Offensive
    [explosion] explosion
   *[battle] battle
}).
event-units_flipped = { PLAYER($seat) } turns units in { NAME($space) } { $side ->
    [facedown] facedown
   *[faceup] faceup
}.
event-leader_destroyed = { NAME($leader) } { $how ->
    [traitor] falls as a traitor
    [explosion] dies in the explosion
   *[weapon] is killed by a weapon
}.
event-leader_recruited = { PLAYER($seat) } recruits { NAME($leader) }.

## Cards

event-card_taken = { PLAYER($seat) } takes a Strategy card.
event-card_drawn = { PLAYER($seat) } gets { NAME($title) }.
event-card_discarded = { PLAYER($seat) } discards { NAME($title) }.
event-strategy_card_seen = { PLAYER($seat) } looks at the card up for bid: { NAME($title) }.
event-influence_card_seen = { PLAYER($seat) } looks at the top Influence card: { NAME($influence_card) }.
event-bombardment_card_seen = { PLAYER($seat) } looks at the top Bombardment card: { NAME($bombardment_card) }.
event-banned = { PLAYER($seat) } bars { PLAYER($other) } from { $ban ->
    [bid] bidding in this phase
   *[alliance] alliances in this ceasefire
}.
event-shield_destroyed = { PLAYER($seat) } destroys the shield of { NAME($space) } for good.
event-fleet_ordered = { PLAYER($seat) } orders the fleet to { $number ->
    [0] stay where it is
    [one] move 1 sector
   *[other] move { $number } sectors
}.

## Ceasefire

event-alliance_proposed = { PLAYER($seat) } proposes an alliance of { PLAYERS($members) }.
event-alliance_declined = { PLAYER($seat) } declines.
event-alliance_formed = { PLAYERS($members) } are allies now.
event-alliance_left = { PLAYER($seat) } leaves the alliance.
event-permission_granted = { PLAYER($seat) } lets { PLAYER($other) } use the ally advantage.
event-permission_withheld = { PLAYER($seat) } denies { PLAYER($other) } the ally advantage.

## Bidding

event-row_dealt = { $count ->
    [0] No Strategy card is
    [one] 1 Strategy card is
   *[other] { $count } Strategy cards are
} up for bid.
event-auction_begins = The next card is up for bid ({ $count } left); { PLAYER($seat) } opens.
event-bid = { PLAYER($seat) } bids { $amount }.
event-passed = { PLAYER($seat) } passes.
event-card_bought = { PLAYER($seat) } wins the card for { $amount }.
event-nobody_bid = Nobody bids.
event-row_returned = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} back into the deck.

## Battle

event-battle_begins = Battle in { NAME($space) }: { PLAYER($seat) } against { PLAYER($other) }.
event-situation_report = { PLAYER($seat) } has { $count ->
    [one] 1 unit
   *[other] { $count } units
} there, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, leaders of strength { NAMES($strengths) }.
event-title_forbidden = { PLAYER($seat) } forbids { PLAYER($other) } { NAME($title) }.
event-element_asked = { PLAYER($seat) } makes { PLAYER($other) } reveal { $element ->
    [leader] the leader
    [attack] the attack card
    [defense] the defense card
   *[number] the number on the dial
}.
event-element_answered = { PLAYER($seat) } reveals: { $word ->
    [none] { $element ->
        [leader] no leader
        [attack] no attack card
       *[defense] no defense card
    }
   *[other] { NAME($word) }
}.
event-dial_revealed = { PLAYER($seat) } dials { $number } with { $leader ->
    [none] no leader
   *[other] { NAME($leader) }
}{ $slot ->
    [attack] {""} and an attack card
    [defense] {""} and a defense card
    [both] {""} and two cards
   *[none] {""} and no card
}.
event-cards_revealed = { PLAYER($seat) } commits { $titles ->
    [none] no card
   *[other] { NAMES($titles) }
}.
event-traitor_revealed = { PLAYER($seat) } unmasks a traitor: { NAME($leader) }!
event-battle_won = { PLAYER($seat) } wins in { NAME($space) } with { $total } against { PLAYER($other) } with { $other_total }.
event-battle_won_by_treason = { PLAYER($seat) } wins in { NAME($space) } by treason.
event-retreated = { PLAYER($seat) } retreats from { NAME($space) }.
event-explosion = An explosion lays waste { NAME($space) }.

## Bombardment and the end

event-bombardment_card_revealed = Bombardment card: { $number }.
event-fleet_moved = The fleet enters sector { $sector }.
event-prediction_revealed = { PLAYER($seat) } opens the prediction: { NAME($race) } in round { $round }.
event-betrayal_revealed = { PLAYER($seat) } reveals { NAME($betrayal) } (difficulty { $difficulty }).
event-game_over = { PLAYERS($winners) } { $how ->
    [strongholds] { $winners_count ->
        [one] wins: enough strongholds are in one hand.
       *[other] win together: their alliance controls enough strongholds.
    }
    [sol_siege] { $winners_count ->
        [one] wins: the eighth round is over and nobody but Sol holds the Imperial Palace or Mecatol Power South.
       *[other] win together: the eighth round is over and nobody but Sol holds the Imperial Palace or Mecatol Power South.
    }
    [hacan_default] { $winners_count ->
        [one] wins: the eighth round is over and nobody else has won.
       *[other] win together: the eighth round is over and nobody else has won.
    }
    [xxcha_prediction] wins: the sealed prediction has come true.
    [betrayal] wins alone by betraying the alliance.
   *[most_strongholds] { $winners_count ->
        [one] wins: the eighth round is over, and nobody controls more strongholds.
       *[other] share the victory: the eighth round is over, and nobody controls more strongholds.
    }
}
