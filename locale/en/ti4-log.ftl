# Twilight Imperium 4: the log. event-<kind>, with the names of its arguments as the game declares them.
# `other` may be -1, nobody. part-units names a number of units of $kind.

## The game

event-round_begins = Round { $round }.
event-phase_begins = { $phase ->
    [strategy] Strategy phase.
    [action] Action phase.
    [status] Status phase.
   *[agenda] Agenda phase.
}
event-turn_begins = It is the turn of { PLAYER($seat) }.
event-passed = { PLAYER($seat) } passes.
event-initiative_order = Initiative order: { PLAYERS($seats) }.
event-player_eliminated = { PLAYER($seat) } is eliminated.
event-game_over = { PLAYERS($winners) } { $how ->
    [points] has enough victory points and wins the game.
    [last] is the last player left and wins the game.
   *[objectives] has the most victory points now that the objectives have run out, and wins the game.
}

## Setup

event-faction_chosen = Joins the game: { NAME($faction) }.
event-colour_chosen = { PLAYER($seat) } takes { NAME($colour) }.
event-galaxy_created = The galaxy is laid out.
event-tiles_dealt = { PLAYER($seat) } is dealt the systems { NAMES($tiles) }.
event-tile_drawn = { PLAYER($seat) } draws system { $tile } to place first.
event-tile_placed = { PLAYER($seat) } puts system { $tile } at place { $place }.
event-command_tokens_taken = { PLAYER($seat) } starts with { $tactic } tokens in the tactic pool, { $fleet } in the fleet pool, { $strategy } in the strategy pool.

## Strategy cards

event-strategy_card_refused = { PLAYER($seat) } has to choose another card than { NAME($strategy_card) }.
event-trade_goods_put_on_card = { NAME($strategy_card) } now bears { $amount ->
    [one] 1 trade good
   *[other] { $amount } trade goods
}.
event-strategy_card_exhausted = { PLAYER($seat) } exhausts { NAME($strategy_card) }.
event-strategy_cards_returned = { PLAYER($seat) } returns the strategy cards.
event-strategic_action = { PLAYER($seat) } uses { NAME($strategy_card) }.
event-secondary_granted = { PLAYER($seat) } lets { PLAYER($other) } use { NAME($strategy_card) } for free.
event-zero_token_placed = { PLAYER($seat) } has the 0 token and is first in initiative order.
event-agendas_looked_at = { PLAYER($seat) } looks at { $count ->
    [one] the top agenda
   *[other] the top { $count } agendas
}.
event-agendas_seen = { PLAYER($seat) } sees: { NAMES($agendas) }.
event-agenda_put = { PLAYER($seat) } puts an agenda { $where ->
    [top] on top of the deck
   *[bottom] at the bottom of the deck
}.

## Units

event-units_rest = { $count ->
    [one] 1 infantry of { PLAYER($seat) } will come back.
   *[other] { $count } infantry of { PLAYER($seat) } will come back.
}
event-rest_ends = { $count ->
    [one] 1 infantry of { PLAYER($seat) } comes back.
   *[other] { $count } infantry of { PLAYER($seat) } come back.
}
event-ground_forces_named = Ground forces of { PLAYER($seat) } fight as ships.

## Command tokens

## Goods

event-commodities_given = { PLAYER($seat) } gives { PLAYER($other) } { $amount ->
    [one] 1 commodity
   *[other] { $amount } commodities
}{ $why ->
    [transaction] .
   *[other] {" "}({ NAME($why) }).
}
event-replenished = { $amount ->
    [0] { PLAYER($seat) } has all commodities already.
    [one] { PLAYER($seat) } replenishes 1 commodity.
   *[other] { PLAYER($seat) } replenishes { $amount } commodities.
}

## Cards in hand

event-unit_named = { PLAYER($seat) } chooses { NAME($kind) } of { PLAYER($owner) } at { PLACE($place) }.
event-note_given = { PLAYER($seat) } gives { PLAYER($other) } a promissory note.
event-note_seen = { PLAYER($seat) } gives { PLAYER($other) } { NAME($note) } of { PLAYER($owner) }.
event-note_played = { PLAYER($seat) } puts { NAME($note) } of { PLAYER($owner) } into play.
event-note_returned = { PLAYER($seat) } returns { NAME($note) } to { PLAYER($owner) }.
event-objective_revealed = A public objective is revealed: { NAME($objective) }.
event-objective_scored = { PLAYER($seat) } scores { NAME($objective) }.

## Planets and technologies

event-cards_readied = All exhausted cards are readied.
event-technology_gained = { PLAYER($seat) } { $how ->
    [setup] starts with { NAME($technology) }
    [researched] researches { NAME($technology) }
    [assimilated] copies { NAME($technology) }
   *[gained] gains { NAME($technology) }
}.
event-technology_lost = { PLAYER($seat) } loses { NAME($technology) }.
event-technology_exhausted = { PLAYER($seat) } exhausts { NAME($technology) }.
event-wormhole_token_placed = { PLAYER($seat) } puts the { NAME($wormhole) } wormhole token in { PLACE($system) }.

## Tactical action

event-system_activated = { PLAYER($seat) } activates { PLACE($system) }.
event-space_combat_begins = Space combat in { PLACE($system) }: { PLAYER($attacker) } attacks { PLAYER($defender) }.
event-space_combat_ends = { $winner ->
    [-1] The space combat in { PLACE($system) } ends without a winner.
   *[other] { PLAYER($winner) } wins the space combat in { PLACE($system) }.
}
event-retreat_announced = { PLAYER($seat) } announces a retreat from { PLACE($system) }.
event-custodians_removed = { PLAYER($seat) } removes the custodians token from { PLACE("mecatol_rex") }. From now on there is an agenda phase.
event-ground_combat_begins = Ground combat on { PLACE($planet) }: { PLAYER($attacker) } attacks { PLAYER($defender) }.
event-ground_combat_ends = { $winner ->
    [-1] The ground combat on { PLACE($planet) } ends without a winner.
   *[other] { PLAYER($winner) } wins the ground combat on { PLACE($planet) }.
}

## Trade between players

event-terms_offered = { PLAYER($seat) } offers { PLAYER($other) }:{ part-terms }.
event-terms_asked = { PLAYER($seat) } asks { PLAYER($other) } for:{ part-terms }.
event-cards_offered = { PLAYER($seat) } offers { PLAYER($other) }{ $note ->
    [none] {""}
   *[other] {" "}the note { NAME($note) } of { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}the cards { NAMES($cards) }
}.
event-cards_asked = { PLAYER($seat) } asks { PLAYER($other) } for{ $note ->
    [none] {""}
   *[other] {" "}the note { NAME($note) } of { PLAYER($owner) }
}{ $cards ->
    [none] {""}
   *[other] {" "}the cards { NAMES($cards) }
}.
event-offer_declined = { PLAYER($seat) } declines the offer of { PLAYER($other) }.
event-offer_lapsed = The offer of { PLAYER($seat) } to { PLAYER($other) } lapses.
event-offer_reconsidered = { PLAYER($seat) } wants to change the offer of { PLAYER($other) }.
event-offer_withdrawn = { PLAYER($seat) } withdraws the offer to { PLAYER($other) }.
event-deal_made = { PLAYER($seat) } and { PLAYER($other) } make the deal.
event-pledged = { PLAYER($seat) } promises { PLAYER($other) } { NAME($pledge) }.

## Agenda phase

event-agenda_revealed = Agenda: { NAME($agenda) }.
event-agenda_discarded = { NAME($agenda) } is discarded.
event-elected_without_vote = { PLAYER($seat) } has { part-outcome } elected without a vote.
event-predicted = { PLAYER($seat) } predicts: { part-outcome } ({ NAME($component) }).
event-prediction_came_true = The prediction of { PLAYER($seat) } comes true ({ NAME($component) }).
event-abstained = { PLAYER($seat) } abstains.
event-tie_broken = { PLAYER($seat) } breaks the tie: { part-outcome }.
event-outcome_changed = The outcome is now: { part-outcome }.
event-agenda_resolved = Outcome of { NAME($agenda) }: { part-outcome }.
event-law_exhausted = { NAME($law) } is exhausted.
