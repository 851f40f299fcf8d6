### Movement, transport, mines, rifts and Transfer Actions of Twilight Imperium 3

## Ships move

option-ship = { NOUN($first) } from { NOUN($second) }{ $third ->
    [0] {""}
   *[other] , damaged
}{ ID($fourth) ->
    [none] {""}
    [empty] , empty
   *[other] , with { NOUN($fourth) }
}
option-boost = { NOUN($first) } from { NOUN($second) }, one system farther
option-stance = { ID($first) ->
    [haste] The next ship makes haste: one system farther
    [glide] The next ship glides through Special Systems
   *[slip] The next ship slips past other fleets
}
option-passage = Ask for passage through { NOUN($first) }
option-move_ships-done = No more ships
option-load = { NOUN($first) } from { NOUN($second) }
option-load_up = As many as fit
option-load_ship-leader = { NOUN($first) } comes along
option-load_ship-done = Nothing more

prompt-grant_passage = { PLAYER($other) } wants to move ships through { PLACE($system) }. Do you agree?
option-grant_passage-yes = Let them pass
option-grant_passage-no = Refuse

prompt-stow = { PLACE($system) }: does anybody change ships?
option-stow = { NOUN($first) } out of { NOUN($second) }
option-stow-load = { NOUN($first) } from { NOUN($second) } goes aboard
option-stow-leader = { NOUN($first) }
option-stow-done = All stay where they are
prompt-stow_where = Where does { NAME($what) } go?
option-aboard = Aboard { NOUN($first) }{ ID($third) ->
    [none] {""}
    [empty] , empty
   *[other] , with { NOUN($third) }
}
option-stow_where-planet = Down to { NOUN($first) }

## Rifts and mines

prompt-lose_held_ship = The Gravity Rift { PLACE($system) } holds more ships than your Fleet Supply allows. Which one is lost?
prompt-take_mine_hit = A space mine hits { $hits ->
    [one] once
   *[other] { $hits } times
}. Which ship takes the next hit?
option-take_mine_hit-hit = { NOUN($first) }{ $second ->
    [0] {""}
   *[other] , damaged
}
option-hit_in = { NOUN($first) } in { NOUN($fourth) }{ part-hits-second }{ part-load-third }
option-sustain_in = Damage { NOUN($first) } in { NOUN($fourth) }{ part-hits-second }{ part-load-third }
prompt-choose_mine = Several mines lie between { PLACE($system) } and { PLACE($other_system) }. Whose goes off?
option-mine = { ID($first) ->
    [-2] The neutral one
   *[other] That of { NOUN($first) }
}

## Transfer Actions

prompt-friendly_landings = { PLACE($system) }: who lands?
option-land_leader = { NOUN($first) } lands on { NOUN($second) }
option-friendly_landings-done = Nobody else
prompt-choose_producer = Do you produce in { PLACE($system) } or in { PLACE($other_system) }?
option-choose_producer-system = In { NOUN($first) }
option-choose_producer-decline = In neither

## Why not

refusal-others_lean_on_it = other ships come through { PLACE($first) } only because this one rests there
refusal-docks_full = there are { $first } docks in { PLACE($second) } already
refusal-no_such_stance = no card lets your ships do that now
refusal-no_landing_in_haste = with two players nothing lands after { NAME($first) }
name-slipped = the mark of silence
name-haste = haste
name-slip = silence
refusal-passage_asked = you have asked for that already
refusal-no_passage_needed = nobody bars the way there
refusal-nobody_grants_passage = no Diplomat in { PLACE($first) } could speak for you
refusal-no_room_aboard = { NAME($second) } has no room for { NAME($first) }
refusal-not_your_leader = { NAME($first) } does not follow you
refusal-enemy_ships_watch = enemy ships are in { PLACE($first) }
refusal-loaded_in_movement = units are taken up in the movement step only
refusal-no_other_room = there is no other place for { NAME($first) }
refusal-not_in_this_system = { NAME($first) } is not in this system
refusal-no_room_there = it has no room there
refusal-has_not_crossed = { NAME($first) } has not crossed that border
refusal-no_mine_of_his = no such mine lies there
refusal-pds_full = { PLACE($first) } has two PDS already
refusal-not_aboard_here = { NAME($first) } is aboard no ship here

## What happened

event-movement_forbidden = The movement of { PLAYER($seat) } is forbidden: all ships go back where they were.
event-passage_granted = { PLAYER($seat) } may move through { PLACE($system) }.
event-passage_refused = { PLAYER($seat) } refuses { PLAYER($other) } passage through { PLACE($system) }.
event-held_in_rift = The Gravity Rift { PLACE($system) } holds { NAME($kind) } of { PLAYER($seat) }.
event-mine_removed = { $seat ->
    [-2] A neutral space mine
   *[other] A space mine of { PLAYER($seat) }
} between { PLACE($system) } and { PLACE($other_system) } is gone.
event-gate_turned = The wormhole token in { PLACE($system) } turns: { NAME($wormhole) }.
event-leader_moved = { NAME($leader) } goes from { PLACE($origin) } to { PLACE($target) }.
event-unit_stowed = { PLAYER($seat) } stows { NAME($kind) } aboard { NAME($ship) } in { PLACE($place) }.
event-artifact_held = { PLAYER($seat) } holds { NAME($artifact) } now.
event-systems_activated = { PLAYER($seat) } activates { PLACE($system) } and { PLACE($other_system) } together.

## High Alert

prompt-take_alert_along = Ships leave { PLACE($system) }, which is on High Alert. Does the alert go along?
option-take_alert_along-system = To { NOUN($first) }
option-take_alert_along-stay = It stays

# The grid of the Simultaneous Action System

prompt-name_grid = Which systems belong to the grid? { $count } so far, { $price } counters of the Command Pool
option-include = Include { NOUN($first) }
option-upgrade = Activate { NOUN($first) } fully
option-name_grid-done = The grid is complete
prompt-next_system = Where do the steps from the Space Battle on come next?
option-next_system-system = In { NOUN($first) }
event-grid_activated =
    { $full ->
        [0] { PLAYER($seat) } includes { PLACE($system) } in a grid.
       *[other] { PLAYER($seat) } includes { PLACE($system) } in a grid and activates it fully.
    }
refusal-no_grids_here = this game does not use the Simultaneous Action System
refusal-two_systems_needed = a grid has two systems at least
refusal-in_the_grid = { PLACE($first) } belongs to the grid already
refusal-not_in_the_grid = { PLACE($first) } is not in the grid
refusal-counters_do_not_suffice = the counters in the Command Pool do not suffice for { PLACE($first) }
refusal-full_activation_needed = { PLACE($first) } has to be activated fully: enemy ships are there, or none of yours
refusal-upgraded_already = { PLACE($first) } is activated fully already
refusal-not_activated_fully = { PLACE($first) } is activated for movement only
refusal-no_grid_now = systems of a grid are named, and paid for, before anything moves
option-name_grid-decline = No grid is possible any more
refusal-grid_goes_on = a grid is still possible
