### Cards that are played in battles, bombardments and invasions

## Why not

refusal-not_defending = you are not the one who is attacked
refusal-no_hits_of_a_battle_round = these are no hits of a round of a Space Battle
refusal-battle_is_over = one side has nothing left there that fights
refusal-no_player_against_you = units of nobody are against you
refusal-some_would_be_left = some of your force would be left
refusal-they_have_none = the other side has none there: { NAME($first) }
refusal-pds_there = there are PDS against you: { PLACE($first) }
refusal-no_ship_bombards = none of your larger ships bombards it: { PLACE($first) }
refusal-no_ground_units_there = there are no ground units against you: { PLACE($first) }

## Leaving a battle

prompt-choose_flight = Where does your fleet in { PLACE($system) } go?
prompt-allow_flight = Your Admiral holds { PLAYER($other) }. May the fleet flee?
prompt-flee_or_suffer = { PLAYER($other) } spreads terror in { PLACE($system) }: do you flee, or take two hits?
option-suffer = Stay and take two hits
refusal-no_flight = your fleet cannot go there: { PLACE($first) }

## Certain ships

prompt-choose_ship = { PLACE($place) }: which ship of { PLAYER($other) } is meant?
prompt-aim_hit = { PLACE($place) }: which ship of { PLAYER($other) } takes your hit?
option-choose_ship = { NOUN($first) }{ part-hits-second }{ part-load-third }
option-aim_hit-hit = { NOUN($first) }{ part-hits-second }{ part-load-third }
event-ship_named = { PLAYER($seat) } means a ship of { PLAYER($other) } in { PLACE($place) }: { NAME($kind) }.
event-ship_doomed = A ship of { PLAYER($other) } in { PLACE($place) } will not outlast the battle: { NAME($kind) }.
refusal-too_few_ships = there are too few such ships, { $first } of them needed
refusal-hit_for_another_ship = this hit is for another ship
refusal-not_in_the_first_round = this is not possible in the first round

# Marks on ships, as they are said among what a ship carries
name-close_range = the mark of close range
name-one_target = the mark of fire on one target
name-vanguard = the mark of the vanguard
name-broadside = the mark of the broadside
name-primed = the mark of a full charge
name-spent_its_charge = the mark of a spent charge
name-lost_afterwards = the mark of a catastrophic hit

## Dice

prompt-choose_die = Which of { $dice } dice on the table do you mean?
option-die = { NOUN($first) }, { NOUN($second) }: a { $third }
event-die_raised = { NAME($why) }: { PLAYER($seat) } adds { $count } to a die of { PLAYER($other) }.
prompt-rest_dice = { PLACE($place) }: { $left ->
    [one] 1 of your dice rests
   *[other] { $left } of your dice rest
} in this round. Which one?
option-rest = { NOUN($first) }, hits on { $second }
event-die_rests = A die of { PLAYER($seat) } is not rolled in { PLACE($place) }: { NAME($kind) }.
refusal-not_fewest_dice = you have not fewer dice than the other side
refusal-you_fight_yourself = you take part in this combat

## Ships that are lost, enemies that are beaten

refusal-not_your_doing = it is not you who destroys it

## PDS fire

refusal-with_my_big_ships = you have no ship other than Fighters there: { PLACE($first) }
name-sought_with_my_big_ships = with a ship of yours that is no Fighter

refusal-not_activated_now = that system was not activated: { PLACE($first) }
refusal-no_ships_came = no ships came there that are still there: { PLACE($first) }
refusal-no_pds_of_yours_there = no PDS of yours is there that could fire: { PLACE($first) }
refusal-reaches_fleet = no dock of yours there reaches the fleet: { PLACE($second) }
name-sought_reaches_fleet = of yours that reaches the fleet

## Decoys, and troops aboard

prompt-choose_decoys = { PLACE($place) }: how many of your Fighters stay out of the first round?
option-decoys = { $first ->
    [one] 1 Fighter
   *[other] { $first } Fighters
}
event-decoys_named = { PLAYER($seat) } keeps { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
} in { PLACE($place) } out of the first round.
refusal-so_many_decoys = at most { $first } of the Fighters that are there
prompt-choose_transport = { PLACE($place) }: in which ship of { PLAYER($other) } are the explosives?
prompt-take_hit_aboard = { PLACE($place) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on ground units aboard a ship of yours ({ NAME($kind) }). Who takes the next one?
refusal-no_troops_came = no ship with ground units aboard has come: { PLACE($first) }
refusal-not_aboard_that_ship = nothing of that kind is aboard that ship: { NAME($first) }

## Ships that change sides, or come back

prompt-choose_prey = { PLACE($place) }: { $left ->
    [one] 1 hit is
   *[other] { $left } hits are
} left. Which ship of { PLAYER($other) } do your troops destroy?
option-choose_prey-done = No more of them
prompt-take_prize = { PLACE($place) }: which ship of yours takes the place of one that was boarded?
prompt-relaunch = At which of your docks does the ship come back ({ NAME($kind) })?
event-ship_kept = { PLAYER($seat) } keeps a lost ship: { NAME($kind) }.
event-kept_ship_lost = { PLAYER($seat) } has no dock for the ship that was kept: { NAME($kind) }.
refusal-too_few_hits = that ship takes { $first } hits
refusal-no_prize = no such ship was boarded
refusal-no_room_for_prize = no such ship of yours is left, or your Fleet Supply is too low: { NAME($first) }

## Words against troops

prompt-turn_troops = { PLACE($planet) }: { $going ->
    [0] { $left ->
        [one] 1 point is left.
       *[other] { $left } points are left.
    } Two units go for each, or one of yours comes.
   *[other] One more goes for this point.
} Which?
option-turn_troops-done = No more
option-turn_troops-destroy = { NOUN($first) } goes{ part-hits-second }
option-turn_troops-place = { NOUN($first) } of yours comes
refusal-one_more_goes = one more unit goes for this point first
refusal-none_has_gone = no unit of that kind has gone: { NAME($first) }
refusal-blockaded_by_me = you do not blockade it, or it is nobody else's: { PLACE($first) }
refusal-with_troops = there are no ground units there: { PLACE($first) }
refusal-within_my_means = you have not more influence than that planet: { PLACE($first) }
name-sought_blockaded_by_me = that you blockade in the system
name-sought_with_troops = with ground units
name-sought_within_my_means = with less influence than you have

## Planets that were lost

prompt-give_up_troops_or_planet = { PLAYER($other) } scorches { PLACE($planet) }: do you lose your ground units there, or leave the planet to nobody?
option-lose_troops = Lose all ground units there
refusal-nothing_was_captured = nothing was captured there: { PLACE($first) }

refusal-no_place_for_base = this is neither a Void nor a Nebula nor an Ion Storm: { PLACE($first) }
refusal-dock_is_anchored = that dock is tied to its place: { PLACE($first) }
name-overwhelmed = a base among enemies

## Mines, evacuations, unknown aggressors

prompt-choose_shelter = { NAME($card) }: from where, and to where?
option-evacuate = From { NOUN($first) } to { NOUN($second) }
event-planet_evacuated = { PLAYER($seat) } leaves { PLACE($planet) } for { PLACE($target) }.
refusal-nobody_came = no ship came that a mine could hit
refusal-no_planet_under_attack = none of your planets is under attack
refusal-not_under_attack = nobody has landed against you there: { PLACE($first) }
refusal-no_shelter = you control no other planet in the same system or next to it
refusal-too_far_to_go = this is neither another planet of the system nor next to it: { PLACE($first) }
refusal-not_to_be_captured = { NAME($second) } keeps it from being captured: { NAME($first) }
refusal-no_tactical_action = this is no Tactical Action
event-action_card_taken_back = { PLAYER($seat) } takes { NAME($title) } back into the hand.

## A round that is taken back

prompt-take_along = What does your Flagship take along from { PLACE($origin) } to { PLACE($system) }?
event-round_taken_back = { PLAYER($seat) } takes the last round of the battle in { PLACE($system) } back.
refusal-not_taken_along = the Flagship cannot take it along: { NAME($first) }

# How units come and go

name-evacuated = evacuation
name-no_room = want of room

## A fleet that goes on

event-fleet_goes_on = { PLAYER($seat) } breaks through from { PLACE($system) } to { PLACE($target) }.
name-onward = breakthrough
refusal-lets_fleet_on = your fleet cannot go on there: { PLACE($first) }
name-sought_lets_fleet_on = next to this one that you may activate
