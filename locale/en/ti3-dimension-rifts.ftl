# Twilight Imperium 3: Dimension Rifts.

prompt-choose_wormhole_side = A wormhole opens in { PLACE($system) }. Which side of the token is up?
option-side = { NOUN($first) }
refusal-not_on_this_token = { NAME($first) } is on neither side of this token
event-rift_drawn = A wormhole token is drawn for { PLACE($system) }: { NAMES($wormholes) }.
event-rift_opened = { PLAYER($seat) } lays wormhole { NAME($wormhole) } in { PLACE($system) }.
