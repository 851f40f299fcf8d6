### Questions of the rules that the games among the stars share

prompt-move_ships = Which ship moves to { PLACE($system) }?
prompt-load_ship = { NAME($kind) } from { PLACE($origin) } to { PLACE($system) }: what goes aboard? { $room ->
    [one] Room for 1 more.
   *[other] Room for { $room } more.
}
prompt-respect_limits = { $ships ->
    [0] { $cargo ->
        [0] You have run out of plastic pieces. Which group of tokens do you give up?
       *[other] Your ships in { PLACE($system) } have no room for { $cargo } of the units there. Which one do you give up?
    }
    [one] You have 1 ship too many in { PLACE($system) } for your fleet pool. Which one do you give up?
   *[other] You have { $ships } ships too many in { PLACE($system) } for your fleet pool. Which one do you give up?
}
prompt-sustain_damage = { $hits ->
    [one] You take 1 hit
   *[other] You take { $hits } hits
} at { PLACE($place) }. Does a unit sustain damage?
prompt-choose_casualties = { $how ->
    [space_cannon] Space cannon
    [bombardment] Bombardment
    [barrage] Anti-fighter barrage
    [ability] An ability
   *[combat] Combat
} at { PLACE($place) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} left to assign. Which unit is destroyed?
prompt-choose_unit_to_hit = You assign a hit at { PLACE($place) }. Which unit of your opponent takes it?
prompt-reroll_dice = { NAME($ability) }: which die do you reroll?
prompt-commit_ground_forces = { $must ->
    [none] Which ground forces land on which planet in { PLACE($system) }? { $left } can land.
   *[other] Which ground forces land? { $left } can land, at least one must land on { PLACE($must) }.
}
prompt-pay = Pay { $amount } { NAME($currency) } ({ NAME($why) }).
prompt-produce_unit = Production in { PLACE($system) }: { $produced ->
    [0] nothing yet
    [one] 1 unit
   *[other] { $produced } units
}{ $most ->
    [99] {""}
   *[other] {" "}of { $most }
}, cost so far { $cost }. What do you produce?
prompt-place_unit = { NAME($how) }: which unit do you place, and where?
prompt-place_several = { $how ->
    [respawn] Your infantry return:
   *[other] { NAME($how) }:
} where do you place { part-one-unit }? { $left ->
    [one] 1 to place.
   *[other] { $left } to place.
}
prompt-take_unit_back = You have no { NAME($kind) } left. From where do you take one to place it at { PLACE($place) }?
prompt-gain_token = { $left ->
    [one] One command token to gain.
   *[other] { $left } command tokens to gain, one by one.
} Into which pool?
prompt-redistribute_tokens = Do you move command tokens between your pools? Tactic { $tactic }, fleet { $fleet }, strategy { $strategy }.
prompt-token_from_which_pool = You have no command token left. From which pool does one go to { PLACE($system) }?
prompt-discard_action_card = { $why ->
    [hand_limit] You hold too many action cards:
   *[other] { NAME($why) }:
} { $count ->
    [one] discard 1 action card.
   *[other] discard { $count } action cards.
}
name-goods_owed = goods that were owed
