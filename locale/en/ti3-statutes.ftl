# Twilight Imperium 3: what laws of the council ask, tell and refuse. Keys are formed as in ti3.ftl.

prompt-take_from_some = { NAME($why) }: from whom do you take a trade good? { $left ->
    [one] From 1 player.
   *[other] From up to { $left } players.
}
option-take_from_some-take_good = { NOUN($first) }
option-take_from_some-decline = From nobody
moment-technology_acquired = { PLAYER($seat) } has acquired { NAME($technology) }.
event-technology_rests = { PLAYER($seat) } cannot use { NAME($technology) } in this round.
refusal-not_about_trade = it is not about Trade
refusal-not_without_technology = you have executed an ability of Technology, or it is not about that card
prompt-pay_toll = Do you pay { $amount } influence to produce ships or ground units in { PLACE($system) }?
prompt-give_up_dock = { NAME($why) }: which Space Dock do you lose, unless you pay { $amount } trade goods?
option-give_up_dock-ransom = Pay
option-give_up_dock-lose_dock = Lose the one at { NOUN($first) }
refusal-not_enough_goods = it costs { $first } trade goods
refusal-no_dock_of_yours = you have no Space Dock there
refusal-was_not_neutral = it was not neutral: { PLACE($first) }
refusal-publicize_weapon_schematics = { NAME("publicize_weapon_schematics") }: nobody acquires red or yellow technologies in this round: { NAME($first) }
refusal-traffic_tariffs = { NAME("traffic_tariffs") }: the influence for producing here was not paid
refusal-planetary_conscription = { NAME("planetary_conscription") }: nobody lands on neutral planets in this round: { PLACE($first) }
