### PDS fire, Space Battles and acts of war

## PDS fire

prompt-fire_pds = Do you fire at ships in { PLACE($system) }?
option-fire = { ID($second) ->
    [none] { $first ->
        [one] Fire with 1 of your units
       *[other] Fire with { $first } of your units
    }
   *[other] { $first ->
        [one] Fire at { NOUN($second) } with 1 of your units
       *[other] Fire at { NOUN($second) } with { $first } of your units
    }
}
option-hold_fire = Hold fire
event-pds_declared = { PLAYER($seat) } fires at ships of { PLAYER($other) } in { PLACE($system) } ({ $count }).
refusal-not_so_many_guns = you have fewer than { $first } units that can fire there
refusal-no_target_of_fire = { NAME($first) } has no ships that you may fire at

## Hits

prompt-take_hit = { $how ->
    [space_cannon] Space Cannon
    [bombardment] Bombardment
    [barrage] Barrage
    [pre_combat] Before combat
    [invasion_defence] Invasion Defence
    [return_fire] Fire from the ground
   *[combat] Combat
} at { PLACE($place) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} to take. What takes the next one?
option-hit = Lose { NOUN($first) }{ part-hits-second }{ part-load-third }
option-sustain = Damage { NOUN($first) }{ part-hits-second }{ part-load-third }
option-take_hit-for_me = Choose all of them for me
part-hits-second = { $second ->
    [0] {""}
    [none] {""}
    [one] {" "}(1 hit before)
   *[other] {" "}({ $second } hits before)
}
part-load-third = { ID($third) ->
    [none] {""}
    [empty] {" "}with nothing aboard
   *[other] {" "}with { NOUN($third) }
}

## Space Battles

prompt-announce_withdrawal = Do you withdraw from { PLACE($system) } after this round?
prompt-announce_retreat = Do you retreat from { PLACE($system) } after this round?
prompt-allow_retreat = An Admiral of yours holds { PLAYER($other) } at { PLACE($system) }. Do you allow the retreat?
prompt-beg_for_mercy = There is a Diplomat in { PLACE($system) }. Do you ask { PLAYER($other) } to let you go before the battle?
prompt-grant_mercy = { PLAYER($other) } asks to leave { PLACE($system) } before the battle. Do you agree?
option-withdraw = Withdraw to { NOUN($first) }
option-retreat = Retreat to { NOUN($first) }
option-mercy = Ask to leave for { NOUN($first) }
option-stay = Stay and fight
event-space_battle_begins = { PLAYER($attacker) } attacks { PLAYER($defender) } in { PLACE($system) }.
event-space_battle_ends = { $winner ->
    [-1] Nobody wins the battle in { PLACE($system) }.
   *[other] { PLAYER($winner) } wins the battle in { PLACE($system) }.
}
event-stalemate = Nobody could win the battle in { PLACE($system) }: the defending ships are lost.
event-retreat_announced = { PLAYER($seat) } will leave { PLACE($system) } for { PLACE($target) } after this round.
event-retreat_allowed = { PLAYER($seat) } lets { PLAYER($other) } retreat from { PLACE($system) }.
event-retreat_forbidden = { PLAYER($seat) } does not let { PLAYER($other) } retreat from { PLACE($system) }.
event-mercy_asked = { PLAYER($seat) } asks { PLAYER($other) } for leave to go from { PLACE($system) }.
event-mercy_granted = { PLAYER($seat) } lets { PLAYER($other) } go from { PLACE($system) }; there is no battle.
event-mercy_refused = { PLAYER($seat) } does not let { PLAYER($other) } go from { PLACE($system) }.
event-fleet_left = { PLAYER($seat) } leaves { PLACE($system) } for { PLACE($target) }.
refusal-retreat_too_far = { PLACE($second) } is not next to { PLACE($first) }
refusal-retreat_into_ships = ships of another player are in { PLACE($first) }
refusal-closed_to_ships = { NAME($first) } closes { PLACE($second) } to your ships
refusal-not_activated_earlier = none of your Command Counters lies in { PLACE($first) }
refusal-no_counter_in_strategy = { PLACE($first) } is activated: a retreat into another system needs a counter in your Strategy Allocation
refusal-no_counter_to_place = you have no Command Counter to place there

## Acts of war

prompt-pay_for_war = { PLAYER($other) } is protected by Diplomacy: which planet do you exhaust or give up?
option-exhaust = Exhaust { NOUN($first) }
option-turn_neutral = Give up { NOUN($first) }
event-act_of_war = { PLAYER($seat) } commits an act of war against { PLAYER($other) } in { PLACE($system) }.
refusal-station_under_own_ships = you have ships at { PLACE($first) }
