# Twilight Imperium 3: the log. event-<kind>, with the names of its arguments as the game declares them.
# `other` may be -1, nobody.

## The game

event-round_begins = Round { $round }.
event-phase_begins = { $phase ->
    [strategy] Strategy Phase.
    [action] Action Phase.
   *[status] Status Phase.
}
event-order_of_play = Order of play: { PLAYERS($seats) }.
event-turn_begins = It is the turn of { PLAYER($seat) }.
event-passed = { PLAYER($seat) } passes.
event-player_eliminated = { PLAYER($seat) } is eliminated.
event-game_over = { PLAYERS($winners) } { $how ->
    [points] { $winners_count ->
        [one] has enough victory points and wins the game.
       *[other] have enough victory points and win the game.
    }
    [last] { $winners_count ->
        [one] is the last player left and wins the game.
       *[other] are the last ones left and win the game.
    }
    [last_round] { $winners_count ->
        [one] has the most victory points after the last round and wins the game.
       *[other] have the most victory points after the last round and win the game.
    }
   *[imperium_rex] { $winners_count ->
        [one] has the most victory points now that Imperium Rex is revealed, and wins the game.
       *[other] have the most victory points now that Imperium Rex is revealed, and win the game.
    }
}

## Set-up

event-seat_rolled = { PLAYER($seat) } rolls { $face }.
event-race_chosen = { PLAYER($seat) } plays { NAME($race) }.
event-race_left_to_chance = { PLAYER($seat) } leaves the race to chance.
event-race_drawn = { PLAYER($seat) } is dealt a race.
event-race_seen = { PLAYER($seat) } is dealt { NAME($race) }.
event-race_rejected = { PLAYER($seat) } wants another race.
event-location_bid = { PLAYER($seat) } bids { $bid } for location { $location }{ $other ->
    [-1] {""}
   *[other] , where { PLAYER($other) } is thrown out
}.
event-starting_goods = { PLAYER($seat) } gains { $amount ->
    [one] 1 trade good
   *[other] { $amount } trade goods
} by the bids.
event-speaker_bid = { PLAYER($seat) } bids { $bid } for the Speaker Token.
event-speaker_passed = { PLAYER($seat) } bids no more for the Speaker Token.
event-cycler_set = { PLAYER($seat) } lets play go round { NAME($direction) }.
event-goods_levelled = Trade goods to begin with, seat by seat: { NAMES($goods) }.
event-tiles_dealt = { PLAYER($seat) } is dealt the systems { NAMES($tiles) }.
event-tile_laid = { PLAYER($seat) } lays { PLACE($tile) } at place { $place }.
event-tile_added = { PLACE($tile) } comes to lie at place { $place }.
event-artifact_buried = { PLAYER($seat) } hides an artifact token: { PLACE($place) }.
event-galaxy_created = The galaxy is complete.
event-objective_laid_out = Objective: { NAME($objective) }.
event-secret_thrown_away = { PLAYER($seat) } throws a secret objective away.
event-secret_out_of_game = { PLAYER($seat) } throws { NAME($objective) } away.
event-counters_taken = { PLAYER($seat) } begins with { $tactic } counters in the Command Pool, { $fleet } in Fleet Supply, { $strategy } in Strategy Allocation.
event-technologies_taken = { PLAYER($seat) } begins with { NAMES($technologies) }.
event-leader_stationed = { NAME($leader) } begins at { PLACE($place) }.

## Strategy Phase

event-bonus_counter_placed = { NAME($strategy_card) } now bears { $count ->
    [one] 1 bonus counter
   *[other] { $count } bonus counters
}.
event-political_card_drawn = { PLAYER($seat) } draws a political card.
event-political_card_seen = { PLAYER($seat) } draws { NAME($agenda) }.
event-political_card_discarded = { PLAYER($seat) } discards { NAME($agenda) }.
event-agenda_revealed = { PLAYER($seat) } lays { NAME($agenda) } open.
event-agenda_taken_back = { PLAYER($seat) } takes { NAME($agenda) } back.
event-agenda_added = The deck adds { NAME($agenda) }.
event-agenda_discarded = { NAME($agenda) } is discarded.
event-law_discarded = { NAME($law) } is no law any more.

## Turns

event-strategic_action = { PLAYER($seat) } uses { NAME($strategy_card) }.
event-strategy_card_inactive = { NAME($strategy_card) } of { PLAYER($seat) } is inactive now.
event-strategy_cards_returned = { PLAYER($seat) } returns the strategy cards.
event-system_activated = { PLAYER($seat) } activates { PLACE($system) }.
event-high_alert_ends = The High Alert is over.

## Leaders

event-leader_displaced = { NAME($leader) } has lost the place: { PLACE($place) }.
event-leader_placed = { NAME($leader) } goes to { PLACE($place) }.
event-leader_killed = { NAME($leader) } is dead.

## Planets and tokens

event-artifact_found = { PLAYER($seat) } finds { NAME($artifact) } at { PLACE($place) }.
event-facility_built = { PLAYER($seat) } builds a { NAME($facility) } on { PLACE($planet) }.
event-facility_destroyed = The { NAME($facility) } on { PLACE($planet) } is destroyed.
event-refresh_ability_used = { PLAYER($seat) } uses { PLACE($planet) }.
event-goods_put_on = { $amount ->
    [one] 1 trade good is
   *[other] { $amount } trade goods are
} put on { PLACE($planet) }.
event-docks_refreshed = All Space Docks are refreshed.
event-dock_exhausted = The Space Dock of { PLAYER($seat) } at { PLACE($place) } is exhausted.
event-mine_laid = { PLAYER($seat) } lays a space mine between { PLACE($system) } and { PLACE($other_system) }.
event-agreement_opened = { PLAYER($seat) } and { PLAYER($other) } have a trade agreement: { NAME($one) }{ $contract ->
    [none] {""}
   *[other] {" "}and { NAME($contract) }
}.
event-agreement_ended = The trade agreement of { PLAYER($seat) } and { PLAYER($other) } is over.

## Technologies and objectives

event-technology_gained = { PLAYER($seat) } has { NAME($technology) } now.
event-technology_lost = { PLAYER($seat) } loses { NAME($technology) }.
event-racial_technology_gained = { PLAYER($seat) } has { NAME($technology) } now.
event-objective_revealed = Objective: { NAME($objective) }.
event-objectives_drawn = Objectives: { NAMES($objectives) }.
event-objective_put_back = { NAME($objective) } goes back { $top ->
    [1] on top of the deck
   *[other] under the deck
}.
event-special_objective_lost = { PLAYER($seat) } loses { NAME($objective) }.
event-hit_ignored = { PLAYER($seat) } ignores a hit: { NAME($technology) }.
