# Twilight Imperium 3: action cards about planets: what they ask, refuse and tell, besides ti3-cards.ftl.

prompt-choose_second_player = { NAME($card) }: which second player?
name-sought_controlled = that somebody controls
name-sought_of_nobody = that nobody controls
name-sought_solid = no Trade Station
name-sought_may_join = neither Mecatol Rex nor Hope's End
name-sought_beside_mine = beside a planet or ship of yours
refusal-controlled = nobody controls { PLACE($first) }
refusal-of_nobody = somebody controls { PLACE($first) }
refusal-solid = { PLACE($first) } is a Trade Station
refusal-may_join = { PLACE($first) } does not join anybody
refusal-beside_mine = { PLACE($first) } is in no system adjacent to a planet or ship of yours
refusal-planet_spared = an Agent protects { PLACE($first) }
event-counters_put_away = The counters on { PLACE($planet) } are put away.
