# Twilight Imperium 3: the moments at which something may be played. moment-<stop>; its facts are called as in
# ti3/moments.py.

## Strategy Phase

moment-before_strategy_phase = The Strategy Phase is about to begin.
moment-strategy_phase_start = The Strategy Phase begins.
moment-strategy_phase_any = It is the Strategy Phase.
moment-sc_before_first_pick = Strategy cards are about to be picked.
moment-sc_picked_after = { PLAYER($seat) } has taken { NAME($strategy_card) }.
moment-sc_all_picked = All strategy cards are picked.
moment-strategy_phase_end = The Strategy Phase ends.

## Turns

moment-before_action_phase = The Action Phase is about to begin.
moment-action_phase_start = The Action Phase begins.
moment-any_turn_start = The turn of { PLAYER($seat) } begins.
moment-own_turn_start = The turn of { PLAYER($seat) } begins.
moment-own_action_start = { PLAYER($seat) } is about to act.
moment-action = { PLAYER($seat) } acts.
moment-pass_when = { PLAYER($seat) } is about to pass.
moment-own_action_end = The action of { PLAYER($seat) } ends.
moment-own_turn_end = The turn of { PLAYER($seat) } ends.
moment-any_turn_end = The turn of { PLAYER($seat) } ends.
moment-action_phase_end = The Action Phase ends.

## Strategic Action and council

moment-strategic_announced = { PLAYER($seat) } announces { NAME($strategy_card) }.
moment-technology_before = { PLAYER($seat) } is about to buy technologies.
moment-technology_primary_after = { PLAYER($seat) } has used Technology.
moment-after_secondaries = Everybody has used { NAME($strategy_card) }.
moment-tg_collected_after = { PLAYER($seat) } has collected trade goods.
moment-agendas_chosen_after = { PLAYER($seat) } has chosen what is voted on.
moment-votes_before_reveal = All votes are sealed.
moment-votes_revealed_after = The votes lie open.
moment-agendas_done_after = All agendas are done.

## Tactical Action

moment-activation_when = { PLAYER($seat) } is about to activate { PLACE($system) }.
moment-self_activated_after = { PLAYER($seat) } has activated { PLACE($system) }.
moment-other_activated_after = { PLAYER($seat) } has activated { PLACE($system) }.
moment-movement_when = { PLAYER($seat) } moves ships to { PLACE($system) }.
moment-mines_when = Ships of { PLAYER($seat) } meet mines on their way to { PLACE($system) }.
moment-moved_in_after = { PLAYER($seat) } has moved to { PLACE($system) }.
moment-space_cannon_before = PDS are about to fire at { PLACE($system) }.
moment-space_cannon_end = PDS have fired at { PLACE($system) }.
moment-space_battle_step_before = { PLAYER($attacker) } meets { PLAYER($defender) } in { PLACE($system) }.
moment-hostile_act_when = { PLAYER($seat) } commits an act of war against { PLAYER($other) }.
moment-tactical_action_end = The Tactical Action of { PLAYER($seat) } in { PLACE($system) } ends.

## Space Battle

moment-space_battle_start = { PLAYER($attacker) } attacks { PLAYER($defender) }: the Space Battle in { PLACE($system) } begins.
moment-pre_combat_when = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: shots before the battle.
moment-pre_combat_after = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: the first shots are over.
moment-space_round_start = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: round { $number } begins.
moment-combat_dice_after = { PLAYER($attacker) } and { PLAYER($defender) } have rolled at { PLACE($place) }.
moment-special_dice_after = { PLAYER($seat) } has rolled dice at { PLACE($place) }.
moment-hits_assign_when = { PLAYER($seat) } is hit at { PLACE($place) }; no hit is assigned yet.
moment-sustain_damage_after = { NAME($kind) } of { PLAYER($seat) } at { PLACE($place) } has sustained damage.
moment-ship_destroyed_when = { NAME($kind) } of { PLAYER($seat) } at { PLACE($place) } is destroyed.
moment-space_round_end = { PLAYER($attacker) } against { PLAYER($defender) } in { PLACE($system) }: round { $number } ends.
moment-space_battle_end = { PLAYER($winner) } has won the Space Battle in { PLACE($system) }.
moment-space_battle_lost = { PLAYER($loser) } has lost the Space Battle in { PLACE($system) }.

## Invasion

moment-landing_before = { PLAYER($seat) } is about to land in { PLACE($system) }.
moment-landing_declared_when = { PLAYER($seat) } lands on { PLACE($planet) }.
moment-landed_after = { PLAYER($seat) } has landed in { PLACE($system) }.
moment-bombardment_before = { PLAYER($attacker) } is about to bombard { PLACE($planet) }.
moment-invasion_start = { PLAYER($attacker) } invades { PLACE($planet) }.
moment-invasion_round_start = { PLAYER($attacker) } on { PLACE($planet) }: round { $number } begins.
moment-invasion_round_end = { PLAYER($attacker) } on { PLACE($planet) }: round { $number } ends.
moment-invasion_lost_when = { PLAYER($attacker) } is losing the Invasion Combat on { PLACE($planet) }.
moment-invasion_won_after = { PLAYER($attacker) } has won { PLACE($planet) }.
moment-combat_end_after = The fighting at { PLACE($place) } is over.
moment-planet_gained_after = { PLAYER($seat) } has gained { PLACE($planet) }.

## Production, cards, technologies

moment-production_before = { PLAYER($seat) } is about to produce in { PLACE($system) }.
moment-dock_built_after = { PLAYER($seat) } has built a Space Dock: { PLACE($place) }.
moment-action_card_played_after = { PLAYER($seat) } plays { NAME($title) }.
moment-card_drawn_after = { PLAYER($seat) } has drawn cards.
moment-tech_gained_after = { PLAYER($seat) } has gained technologies.

## Status Phase

moment-status_start = The Status Phase begins.
moment-status_step2 = Housekeeping is done.
moment-status_refresh = Planets are refreshed.
moment-status_after_refresh = Planets have been refreshed.
moment-status_receive = Cards and counters are received.
moment-status_return_cards = Strategy cards are returned.
moment-status_end = The Status Phase ends.
moment-round_end = The round ends.

## What happens at many times

moment-units_destroyed = { PLAYER($seat) } has lost { $count } × { NAME($kind) } at { PLACE($place) }.
moment-goods_gained = { PLAYER($seat) } has gained trade goods.
moment-damage_sustained = { NAME($kind) } of { PLAYER($seat) } at { PLACE($place) } has sustained damage.
moment-dice_rolled = { PLAYER($seat) } has rolled dice at { PLACE($place) }.
moment-space_cannon_hits = PDS have hit { PLAYER($seat) } at { PLACE($place) }; no hit is assigned yet.
moment-space_combat_hits = { PLAYER($seat) } is hit in { PLACE($system) }; no hit is assigned yet.
moment-space_dock_placed_when = { PLAYER($seat) } places a Space Dock: { PLACE($place) }.

moment-any_time = It is any time.
