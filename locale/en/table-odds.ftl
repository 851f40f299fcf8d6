# The odds of combat: throneworld odds. Units are called what one types.

cli-odds = Reckon exactly how a combat of GAME ends: who wins, how likely, and with which units. Nothing is sampled. What a player may choose follows the rules of thumb that are told below; options change them.
    .short = Reckon the exact odds of a combat.
    .epilog = Example: throneworld odds { $game } --attacker "2 dreadnought, 6 fighter" --defender "1 war_sun, 3 destroyer". Units: { $units }
cli-odds-units = The units of this side, such as "2 dreadnought, 6 fighter".
cli-odds-order = In which order units take hits, such as "fighter, sustain dreadnought, cruiser"; what is not named follows, the cheapest first.
cli-odds-sustain = When units sustain damage: before anything is lost, last of all when they would be lost themselves, or never.
cli-odds-modifier = What is added to combat rolls.
cli-odds-reroll = Which dice are rolled again once in each round: none, all that missed, or the whole roll if it fell below its mean.
cli-odds-retreat = Announce a retreat, from the second round on, with so many units left or fewer. Space combat only.
cli-odds-volley = Space cannon or bombardment before the combat, such as "6, 5x3": one die that hits from 6 on, three that hit from 5 on. Give the dice and values that are left after Plasma Scoring, Antimass Deflectors and what forbids such fire; "5x3!" spares fighters (Graviton Laser System).
cli-odds-with = What else this side has, such as "unrelenting, devotion=3"; the names stand below.
cli-odds-harrow = Harrow: the dice of bombardment at the end of each round of a ground combat, such as "5, 3x3".
cli-odds-schematics = Publicize Weapon Schematics is in force: no war sun can sustain damage.
cli-odds-duranium_armor = Duranium Armor: after each round repair one unit that did not sustain damage in it, the one that sustains last.
cli-odds-assault_cannon = Assault Cannon: with 3 or more ships that are no fighters, the opponent loses his first such ship in the order at the start. Space combat only.
cli-odds-ground = A ground combat: no barrage, no retreat, no Assault Cannon.
cli-odds-barrage = Leave the anti-fighter barrage away.
cli-odds-rows = How many of the likeliest sets of survivors to show.

## What a side may have

odds-edges = Names for --attacker-with and --defender-with, in brackets the number that holds if none is given with "=":
odds-edge = { $name }: { $text }
odds-edge-ambush = up to two cruisers and destroyers, the best ones, roll a die each before a space combat.
odds-edge-assault_cannon = the same as --attacker-assault-cannon or --defender-assault-cannon. What comes before a space combat comes in turn, the attacker first: Assault Cannon, Ambush, Dimensional Splicer, Impulse Core.
odds-edge-devotion = (2) after each round of a space combat the cheapest cruiser or destroyer is given up if its hit destroys a ship that costs that much or more: the dearest that cannot sustain it. Once in a round.
odds-edge-dimensional_splicer = before a space combat a hit on the opponent's dearest ship that cannot sustain it, or on his dearest if all can.
odds-edge-duranium_armor = the same as --attacker-duranium-armor or --defender-duranium-armor.
odds-edge-exotrireme_2 = (5) after each round an Exotrireme II, a damaged one first, is given up for the two dearest opposing ships if they cost that much or more together; as often as there are such ships. Without this name none is given up.
odds-edge-fragile = -1 to all combat rolls.
odds-edge-impulse_core = before a space combat the cheapest cruiser or destroyer is given up for a hit, which goes to a ship that is no fighter if there is one.
odds-edge-indoctrination = before a ground combat the opponent's first ground force in his order becomes one of the first kind of this side.
odds-edge-magen_defense_grid = the opponent makes no combat rolls in the first round of a ground combat.
odds-edge-munitions_reserves = (0) all dice that missed are rolled again in so many first rounds of a space combat; 0 is every round.
odds-edge-non_euclidean_shielding = each use of sustain damage cancels two hits, if there are two.
odds-edge-prophecy_of_ixth = +1 to the combat rolls of fighters.
odds-edge-the_crown_of_thalnos = (1) in each round units that cost that much or less roll all their dice that missed again; those of them that still do not hit are lost. Fighters and infantry cost 0.5.
odds-edge-unrelenting = +1 to all combat rolls.
odds-edge-valkyrie_particle_weave = one hit more in each round of a ground combat in which the opponent hits.
odds-edge-wrath_of_kenara = (1) so many trade goods, 1 to 10: in a space combat, while the flagship is there, one is spent on each die that lacks just one to hit, after all rerolls, as long as they last; none on units that The Crown of Thalnos makes roll again.
odds-left-out = Flagships and units work as printed; fighters of the Matriarch alone hold no planet, so that is a draw. A modifier also stands for a nebula (+1 for the defender) and Tekklar Legion. Left out are action cards, War Funding beyond munitions_reserves=1, technologies gained during a combat (Technological Singularity), and what comes after it (Salvage Operations, Dacxive Animators, the return of Infantry II, losses of capacity).

## Mistakes

error-odds-game = there are no odds of combats for { $game }; they can be reckoned for { $games }
error-odds-unit = there is no unit { $name }; throneworld odds --help lists them
error-odds-unnamed = say how many of which unit, such as 2 cruiser, not { $text }
error-odds-count = give a side 1 to { $most } units, not { $count }
error-odds-order = { $name } is in the order but not in the fleet; name only { $units }
error-odds-volley = a volley looks like "6, 5x3": values from 1 to 10, each with 1 to 99 dice; not { $text }
error-odds-on-ground = { $name } does not fight on the ground; leave it away, or leave --ground away
error-odds-in-space = { $name } does not fight in space; leave it away, or add --ground
error-odds-edge = { $name } is nothing that a side may have here; name only { $names }
error-odds-edge-on-ground = { $name } is not used in ground combat; leave it away, or leave --ground away
error-odds-edge-in-space = { $name } is not used in space combat; leave it away, or add --ground
error-odds-edge-needs = { $name } needs { $unit } among the units of that side
error-odds-edge-number = give { $name } a number from { $least } to { $most }, not { $text }
error-odds-edge-plain = { $name } takes no number; leave ={ $text } away
error-odds-sustain = { $name } cannot sustain damage; take that out of the order
error-odds-whole = the whole roll cannot be rolled again together with the_crown_of_thalnos or wrath_of_kenara; reroll misses or none

## The picture

odds-added = { $side ->
    [attacker] Attacker
   *[defender] Defender
}: { $added }
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
