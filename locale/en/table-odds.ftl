# The odds of combat: throneworld odds. Units are called what one types.

cli-odds = Reckon exactly how a combat of GAME ends: who wins, how likely, and with which units. Nothing is sampled. Left out are choices that a player pays for: the sacrifice of an Exotrireme II, The Crown of Thalnos, and the trade goods of Wrath of Kenara.
    .short = Reckon the exact odds of a combat.
    .epilog = Example: throneworld odds ti4 --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Units: { $units }
cli-odds-units = The units of this side, such as "2 dreadnought, 6 fighter".
cli-odds-order = In which order units take hits, such as "fighter, sustain dreadnought, cruiser"; what is not named follows, the cheapest first.
cli-odds-sustain = When units sustain damage: before anything is lost, last of all when they would be lost themselves, or never.
cli-odds-modifier = What is added to combat rolls.
cli-odds-reroll = Which dice are rolled again once in each round: none, all that missed, or the whole roll if it fell below its mean.
cli-odds-retreat = Announce a retreat, from the second round on, with so many units left or fewer. Space combat only.
cli-odds-volley = Space cannon or bombardment before the combat, such as "6, 5x3": one die that hits from 6 on, three that hit from 5 on.
cli-odds-duranium = Duranium Armor: after each round repair one unit that did not sustain damage in it, the one that sustains last.
cli-odds-assault = Assault Cannon: with 3 or more ships that are no fighters, the opponent loses his first such ship in the order at the start. Space combat only.
cli-odds-ground = A ground combat: no barrage, no retreat, no Assault Cannon.
cli-odds-barrage = Leave the anti-fighter barrage away.
cli-odds-rows = How many of the likeliest sets of survivors to show.

## Mistakes

error-odds-unit = there is no unit { $name }; throneworld odds --help lists them
error-odds-count = give a side 1 to { $most } units, not { $count }
error-odds-order = { $name } is in the order but not in the fleet; name only { $units }
error-odds-volley = a volley looks like "6, 5x3": values from 1 to 10, each with 1 to 99 dice; not { $text }
error-odds-on-ground = { $name } does not fight on the ground; leave it away, or leave --ground away
error-odds-in-space = { $name } does not fight in space; leave it away, or add --ground

## The picture

odds-attacker-wins = Attacker wins
odds-defender-wins = Defender wins
odds-draw = Draw
odds-attacker-retreats = Attacker retreats
odds-defender-retreats = Defender retreats
odds-endless = Nobody can win
odds-left = { $outcome }, { $left } left
odds-title-left = Units left to whoever wins or retreats:
odds-title-survivors = The likeliest survivors:
odds-damaged = { $units } ({ $damaged } damaged)
odds-losses = { $units } (cost { $cost })
odds-attacker-losses = The attacker loses on average: { $losses }
odds-defender-losses = The defender loses on average: { $losses }
