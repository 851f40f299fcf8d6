# Twilight Imperium 4: the moments at which something may be played. moment-<stop>; its facts are
# called as in ti4/moments.py.

## Strategy phase and turns

moment-strategy_phase_start = The strategy phase begins.
moment-strategy_card_choice_when = { PLAYER($seat) } is about to take { NAME($strategy_card) }.
moment-strategy_phase_end = The strategy phase ends.
moment-turn_start = The turn of { PLAYER($seat) } begins.
moment-action = { PLAYER($seat) } performs an action.
moment-action_performed_after = { PLAYER($seat) } has performed an action.
moment-score_action_phase = { PLAYER($seat) } has fulfilled { NAME($happening) }.
moment-diplomacy_resolved_after = { PLAYER($seat) } has resolved { NAME("diplomacy") }.

## Tactical action

moment-system_activated = { PLAYER($seat) } has activated { PLACE($system) }.
moment-ships_arrived = { PLAYER($seat) } has moved ships to { PLACE($system) }.
moment-space_cannon_before = { PLAYER($seat) } is about to use space cannon at { PLACE($place) }.
moment-space_cannon_hits = Space cannon of { PLAYER($other) } has hit { PLAYER($seat) } at { PLACE($place) }; no hit is assigned yet.
moment-space_combat_start = { PLAYER($attacker) } attacks { PLAYER($defender) }: the space combat in { PLACE($system) } begins.
moment-space_combat_round_start = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: round { $number } begins.
moment-retreat_announced_after = { PLAYER($seat) } has announced a retreat from { PLAYER($other) } in { PLACE($system) }.
moment-dice_rolled = { PLAYER($seat) } has rolled dice against { PLAYER($other) } at { PLACE($place) }.
moment-space_combat_hits = { PLAYER($other) } has hit { PLAYER($seat) } in { PLACE($system) }; no hit is assigned yet.
moment-damage_sustained = { NAME($kind) } of { PLAYER($seat) } at { PLACE($place) } has sustained damage.
moment-hits_assigned_after = { PLAYER($attacker) } against { PLAYER($defender) } at { PLACE($place) }: the hits are assigned.
moment-units_destroyed = { PLAYER($seat) } has lost { $count } × { NAME($kind) } at { PLACE($place) } ({ NAME($how) }{ $other ->
    [-1] {""}
   *[other] , { PLAYER($other) }
}).
moment-space_combat_round_end = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: round { $number } ends.
moment-space_combat_end = { PLAYER($winner) } has won the space combat against { PLAYER($loser) } in { PLACE($system) }.
moment-invasion_start = { PLAYER($seat) } begins an invasion in { PLACE($system) }.
moment-forces_committed = { PLAYER($seat) } has landed ground forces on { PLACE($planet) }.
moment-ground_combat_start = { PLAYER($attacker) } attacks { PLAYER($defender) }: the ground combat on { PLACE($planet) } begins.
moment-ground_combat_round_start = { PLAYER($attacker) } against { PLAYER($defender) } on { PLACE($planet) }: round { $number } begins.
moment-ground_combat_rolls_after = { PLAYER($attacker) } and { PLAYER($defender) } have rolled their dice on { PLACE($planet) }.
moment-ground_combat_round_end = { PLAYER($attacker) } against { PLAYER($defender) } on { PLACE($planet) }: round { $number } ends.
moment-ground_combat_won_after = { PLAYER($winner) } has won the ground combat against { PLAYER($loser) } on { PLACE($planet) }.
moment-control_changes = { PLAYER($seat) } is about to gain control of { PLACE($planet) }{ $other ->
    [-1] .
   *[other] , so far controlled by { PLAYER($other) }.
}
moment-gain_control_after = { PLAYER($seat) } has gained control of { PLACE($planet) }.
moment-production_when = { PLAYER($seat) } is about to produce units in { PLACE($system) }.
moment-production_after = { PLAYER($seat) } has produced units in { PLACE($system) }.
moment-space_dock_placed_when = { PLAYER($seat) } places a space dock at { PLACE($place) }.
moment-tactical_action_resolved_after = The tactical action of { PLAYER($seat) } in { PLACE($system) } is over.

## Goods, cards, players

moment-research_after = { PLAYER($seat) } has researched { NAME($technology) }.
moment-replenish_when = { PLAYER($seat) } replenishes commodities.
moment-replenish_after = { PLAYER($seat) } has replenished commodities.
moment-goods_gained = { PLAYER($seat) } has gained trade goods or made a transaction.
moment-other_plays_action_card_when = { PLAYER($seat) } plays { NAME($title) }.
moment-note_received = { PLAYER($seat) } has received { NAME($note) }.
moment-player_eliminated_when = { PLAYER($seat) } is eliminated.

## Status and agenda phase

moment-status_phase_start = The status phase begins.
moment-status_return_strategy_cards_when = The strategy cards are about to be returned.
moment-status_phase_end = The status phase ends.
moment-agenda_phase_start = The agenda phase begins.
moment-agenda_revealed_when = { NAME($agenda) } is revealed.
moment-agenda_revealed_after = { NAME($agenda) } has been revealed; the vote comes next.
moment-vote_before = The vote on { NAME($agenda) } is about to begin.
moment-self_voted_after = { PLAYER($seat) } has voted on { NAME($agenda) }.
moment-speaker_voted_after = Everybody has voted on { NAME($agenda) }.
moment-self_elected_when = { NAME($agenda) } elects { PLAYER($seat) }.
moment-prediction_resolve_after = { NAME($agenda) } has been decided: { part-outcome-fact }.
