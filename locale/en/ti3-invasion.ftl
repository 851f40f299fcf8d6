# Twilight Imperium 3: landings, bombardment, Invasion Combat, control, leaders.

## Landings

prompt-assign_landings = What lands on which planet in { PLACE($system) }, and which ships bombard?
option-gate = { NOUN($first) } goes through the Worldgate from { NOUN($second) } to { NOUN($third) }
option-bombard = { NOUN($first) } bombards: { NOUNS($all) }
option-assign_landings-done = Nothing more
prompt-protect = { PLAYER($other) } is about to land on { PLACE($planet) }. Does your Diplomat call it off?
option-protect = Send the invaders back from { NOUN($first) }
prompt-overturn = A Diplomat protects { PLACE($planet) }. Do you spend { $influence } influence to land all the same?
option-overturn = Pay, and land on { NOUN($first) }
prompt-order_fights = Neutral Fighters guard { PLACE($planet) }. When do you fight them?
option-fight_now = At once
option-fight_later = After those who hold the ground

## Bombardment and Invasion Combat

prompt-next_planet = { $what ->
    [bombard] Which planet is bombarded next?
   *[other] Which planet is fought for next?
}
prompt-turn_neutral = More hits than ground units on { PLACE($planet) }: does the planet become neutral?
option-turn_neutral-done = It stays as it is
prompt-fire_defence = How many of your PDS on { PLACE($planet) } fire at the invaders?
option-fire_defence-fire = { $first ->
    [one] 1 PDS fires
   *[other] { $first } PDS fire
}
prompt-name_commandos = How many of your Shock Troops on { PLACE($planet) } are Commandos and do not fight?
option-commando = { $first }
prompt-take_ground_hit = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { PLACE($place) }: what is lost, or damaged?
option-take_ground_hit-hit = Lose { NOUN($first) }
option-take_ground_hit-sustain = { NOUN($first) } takes damage
prompt-capture = What do you capture on { PLACE($planet) }?
option-capture = { NOUN($first) }
option-capture-done = Nothing more
prompt-promote = Does a Ground Force on { PLACE($planet) } become a Shock Troop?
option-promote = Promote one
option-promote-done = No

## Leaders

prompt-next_fate = For which of your leaders do you roll next?
option-next_fate-leader = { NOUN($first) }
prompt-place_leader = { $captive ->
    [0] Where does { NAME($leader) } go?
   *[other] Aboard which ship do you take { NAME($leader) } as a captive?
}
prompt-execute_captives = Do you put captives to death?
option-execute = { NOUN($first) }
option-execute_captives-done = Nobody
prompt-exhaust_for_execution = Which planet do you exhaust for the execution of { NAME($leader) }?
prompt-reroll_by_generals = Which die do you reroll? { $left } left.
option-reroll_by_generals-reroll = { NOUN($first) }: reroll { $second }
option-reroll_by_generals-done = Let the dice lie

## Refusals

refusal-leader_needs_troops = { NAME($first) } lands on { PLACE($second) } only with ground units
refusal-leader_not_aboard = { NAME($first) } is not aboard a ship of yours here
refusal-two_pds = { PLACE($first) } holds two PDS at most
refusal-no_worldgate = there is no Worldgate on { PLACE($first) }
refusal-activated_already = nothing leaves { PLACE($first) }: you have activated it
refusal-not_on_that_planet = no { NAME($first) } of yours is on { PLACE($second) }
refusal-bombardment_banned = { PLACE($first) } may not be bombarded ({ NAME($second) })
refusal-does_not_bombard = { NAME($first) } does not bombard
refusal-nothing_to_bombard = there is nobody to bombard on { PLACE($first) }
refusal-all_aimed = every { NAME($first) } has its planet already
refusal-nothing_to_resolve = nothing happens on { PLACE($first) } now
refusal-others_fall_first = { NAME($first) } falls before all others
refusal-no_sustaining_bombardment = { NAME($first) } cannot take damage instead in a bombardment
refusal-so_many_pds = { $first } PDS can fire, not more
refusal-so_many_shock_troops = { $first } Shock Troops have landed, not more
refusal-somebody_has_to_fight = somebody has to fight
refusal-no_piece_left = all your { NAME($first) } are on the board
refusal-nothing_to_capture = there is no { NAME($first) } to capture
refusal-only_ground_forces = only Ground Forces are promoted, not { NAME($first) }
refusal-planets_first = { NAME($first) } goes to a planet as long as there is one
refusal-not_this_planet = it is not about { PLACE($first) }
refusal-no_refuge = { PLACE($first) } is no refuge
refusal-enemy_ships_there = enemy ships are in { PLACE($first) }
refusal-no_captives = you hold no captives
refusal-no_general_there = you have no General there
refusal-no_agent_there = you have no Agent there who can do it
refusal-no_such_die = no die of yours shows that

## The log

event-ship_aimed = { PLAYER($seat) } aims a { NAME($kind) } at { PLACE($planet) }.
event-hits_shielded = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { PLACE($planet) } are cancelled.
event-landing_called_off = { PLAYER($seat) } calls the landing on { PLACE($planet) } off.
event-planet_protected = A Diplomat of { PLAYER($seat) } protects { PLACE($planet) }.
event-protection_overturned = { PLAYER($seat) } overturns the protection of { PLACE($planet) }.
event-guards_beaten = Nobody guards { PLACE($planet) } any more.
event-invasion_begins = Invasion Combat on { PLACE($planet) }: { PLAYER($attacker) } attacks { PLAYER($defender) }.
event-invasion_ends = { $winner ->
    [-1] Nobody wins the Invasion Combat on { PLACE($planet) }.
   *[other] { PLAYER($winner) } wins the Invasion Combat on { PLACE($planet) }.
}
event-piece_captured = { PLAYER($seat) } captures { NAME($piece) } of { PLAYER($other) } on { PLACE($planet) }.
event-leader_captured = { NAME($leader) } is a captive of { PLAYER($seat) }.
event-leader_freed = { NAME($leader) } is free.
event-agent_interferes = { NAME($leader) } stops { NAME($title) }.
event-counter_laid = { NAME($counter) } ({ $value }) hold { PLACE($planet) } from now on.
refusal-needs_no_fate_roll = nothing is to be decided about { NAME($first) }
