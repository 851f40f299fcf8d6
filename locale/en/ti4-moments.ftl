# Twilight Imperium 4: the moments at which something may be played. moment-<stop>; $fact0, $fact1 ... are its
# facts, in the order in which the game gives them.

## Strategy phase and turns

moment-strategy_phase_start = The strategy phase begins.
moment-strategy_card_choice_when = { PLAYER($fact0) } is about to take { NAME($fact1) }.
moment-strategy_phase_end = The strategy phase ends.
moment-turn_start = The turn of { PLAYER($fact0) } begins.
moment-action = { PLAYER($fact0) } performs an action.
moment-action_performed_after = { PLAYER($fact0) } has performed an action.
moment-score_action_phase = { PLAYER($fact0) } has fulfilled { NAME($fact1) }.
moment-diplomacy_resolved_after = { PLAYER($fact0) } has resolved { NAME("diplomacy") }.

## Tactical action

moment-system_activated = { PLAYER($fact0) } has activated { PLACE($fact1) }.
moment-ships_arrived = { PLAYER($fact0) } has moved ships to { PLACE($fact1) }.
moment-space_cannon_before = { PLAYER($fact0) } is about to use space cannon at { PLACE($fact1) }.
moment-space_cannon_hits = Space cannon of { PLAYER($fact2) } has hit { PLAYER($fact0) } at { PLACE($fact1) }; no hit is assigned yet.
moment-space_combat_start = { PLAYER($fact0) } attacks { PLAYER($fact1) }: the space combat in { PLACE($fact2) } begins.
moment-space_combat_round_start = { PLAYER($fact0) } against { PLAYER($fact1) } in { PLACE($fact2) }: round { $fact3 } begins.
moment-retreat_announced_after = { PLAYER($fact0) } has announced a retreat from { PLAYER($fact1) } in { PLACE($fact2) }.
moment-dice_rolled = { PLAYER($fact0) } has rolled dice against { PLAYER($fact1) } at { PLACE($fact2) }.
moment-space_combat_hits = { PLAYER($fact1) } has hit { PLAYER($fact0) } in { PLACE($fact2) }; no hit is assigned yet.
moment-damage_sustained = { NAME($fact1) } of { PLAYER($fact0) } at { PLACE($fact2) } has sustained damage.
moment-hits_assigned_after = { PLAYER($fact0) } against { PLAYER($fact1) } at { PLACE($fact2) }: the hits are assigned.
moment-units_destroyed = { PLAYER($fact0) } has lost { $fact2 } × { NAME($fact1) } at { PLACE($fact3) } ({ NAME($fact5) }{ $fact4 ->
    [-1] {""}
   *[other] , { PLAYER($fact4) }
}).
moment-space_combat_round_end = { PLAYER($fact0) } against { PLAYER($fact1) } in { PLACE($fact2) }: round { $fact3 } ends.
moment-space_combat_end = { PLAYER($fact0) } has won the space combat against { PLAYER($fact1) } in { PLACE($fact2) }.
moment-invasion_start = { PLAYER($fact0) } begins an invasion in { PLACE($fact1) }.
moment-forces_committed = { PLAYER($fact0) } has landed ground forces on { PLACE($fact1) }.
moment-ground_combat_start = { PLAYER($fact0) } attacks { PLAYER($fact1) }: the ground combat on { PLACE($fact2) } begins.
moment-ground_combat_round_start = { PLAYER($fact0) } against { PLAYER($fact1) } on { PLACE($fact2) }: round { $fact3 } begins.
moment-ground_combat_rolls_after = { PLAYER($fact0) } and { PLAYER($fact1) } have rolled their dice on { PLACE($fact2) }.
moment-ground_combat_round_end = { PLAYER($fact0) } against { PLAYER($fact1) } on { PLACE($fact2) }: round { $fact3 } ends.
moment-ground_combat_won_after = { PLAYER($fact0) } has won the ground combat against { PLAYER($fact1) } on { PLACE($fact2) }.
moment-control_changes = { PLAYER($fact0) } is about to gain control of { PLACE($fact1) }{ $fact2 ->
    [-1] .
   *[other] , so far controlled by { PLAYER($fact2) }.
}
moment-gain_control_after = { PLAYER($fact0) } has gained control of { PLACE($fact1) }.
moment-production_when = { PLAYER($fact0) } is about to produce units in { PLACE($fact1) }.
moment-production_after = { PLAYER($fact0) } has produced units in { PLACE($fact1) }.
moment-space_dock_placed_when = { PLAYER($fact0) } places a space dock at { PLACE($fact1) }.
moment-tactical_action_resolved_after = The tactical action of { PLAYER($fact0) } in { PLACE($fact1) } is over.

## Goods, cards, players

moment-research_after = { PLAYER($fact0) } has researched { NAME($fact1) }.
moment-replenish_when = { PLAYER($fact0) } replenishes commodities.
moment-replenish_after = { PLAYER($fact0) } has replenished commodities.
moment-goods_gained = { PLAYER($fact0) } has gained trade goods or made a transaction.
moment-other_plays_action_card_when = { PLAYER($fact1) } plays { NAME($fact0) }.
moment-note_received = { PLAYER($fact0) } has received { NAME($fact1) }.
moment-player_eliminated_when = { PLAYER($fact0) } is eliminated.

## Status and agenda phase

moment-status_phase_start = The status phase begins.
moment-status_return_strategy_cards_when = The strategy cards are about to be returned.
moment-status_phase_end = The status phase ends.
moment-agenda_phase_start = The agenda phase begins.
moment-agenda_revealed_when = { NAME($fact0) } is revealed.
moment-agenda_revealed_after = { NAME($fact0) } has been revealed; the vote comes next.
moment-vote_before = The vote on { NAME($fact0) } is about to begin.
moment-self_voted_after = { PLAYER($fact0) } has voted on { NAME($fact1) }.
moment-speaker_voted_after = Everybody has voted on { NAME($fact0) }.
moment-self_elected_when = { NAME($fact1) } elects { PLAYER($fact0) }.
moment-prediction_resolve_after = { NAME($fact0) } has been decided: { part-outcome-fact }.
