"""Quantities that this game alone asks for, besides those of the shared vocabulary."""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

# PDS fire and battles

REACHES_FAR = Quantity("reaches_far", "seat", "kind")
"""Whether cannons of a kind of unit reach adjacent systems."""
MAY_FIRE = Quantity("may_fire", "seat", "system")
"""Whether something keeps a player's cannons from firing at ships in a system."""
CANNON_ROLL = Quantity("cannon_roll", "seat", "origin", "system")
"""What is added to each result of cannons that a player fires from one system into another, or the same."""
FIRE_AT = Quantity("fire_at", "seat", "shooter", "origin", "system")
"""What is added to each result of cannons that are fired at a player's ships."""
FIRE_IS_WAR = Quantity("fire_is_war", "seat")
"""Whether firing cannons is an act of war."""
BARRAGE_DICE = Quantity("barrage_dice", "seat", "kind")
"""Dice of a unit in the barrage, beyond the printed ones."""
PRE_COMBAT_DICE = Quantity("pre_combat_dice", "seat", "kind", "place")
"""Dice of a unit before the first round, beyond the printed ones."""
MAY_SHOOT_FIRST = Quantity("may_shoot_first", "seat", "place")
"""Whether a side may make no attack before the first round."""
STRIKES_FIRST = Quantity("strikes_first", "seat", "system", "number")
"""Whether the attacker's dice and hits of a round come before the defender rolls."""
HITS_SCORED = Quantity("hits_scored", "seat", "other", "place", "dice")
"""The hits that come of a side's dice of a round."""
HIT_TARGETS = Quantity("hit_targets", "seat", "place", "how", "by")
"""The units of a side to which hits may be assigned."""
MAY_RETREAT = Quantity("may_retreat", "seat", "system", "other")
"""Whether something keeps a fleet from leaving a battle with another player."""
HELD_FAST = Quantity("held_fast", "seat", "system", "other")
"""Whether a fleet that is attacked may retreat only if the attacker allows it."""
DOCKS_RETREAT = Quantity("docks_retreat", "seat")
"""Whether docks in space leave with the fleet."""

# Other things

FREE_SUPPLY = Quantity("free_supply", "seat")
"""Counters in Fleet Supply for which no upkeep is paid."""
HOME_PENALTY = Quantity("home_penalty", "seat")
"""Whether a player loses nothing with his home."""
ACTIONS_OF_A_TURN = Quantity("actions_of_a_turn", "seat")
"""Actions that a player has in a turn beyond the one."""
SKIPS_REDISTRIBUTION = Quantity("skips_redistribution", "seat")
"""Whether a player may not shift his counters in the Status Phase."""
MAY_PLAY_CARDS = Quantity("may_play_cards", "seat")
"""Whether something forbids a player to play action cards."""
POLITICAL_HAND_LIMIT = Quantity("political_hand_limit", "seat")
"""Political cards that a player may hold."""
INFLUENCE_FOR_GOODS = Quantity("influence_for_goods", "seat")
"""Whether a player may spend influence where planets are spent for trade goods."""
SKIPS_REFRESH = Quantity("skips_refresh", "seat")
"""Whether a player's planets are not refreshed this round."""
MAY_BREAK = Quantity("may_break", "seat", "contract")
"""Whether a player may break an agreement in the Status Phase; why not."""
TECHNOLOGY_PRICE = Quantity("technology_price", "seat", "technology")
"""What a technology costs through the Technology card, before discounts."""
MAY_GAIN_TECHNOLOGY = Quantity("may_gain_technology", "seat", "technology")
"""Whether something forbids a player a technology; why."""
GOODS_FOR_TECHNOLOGY = Quantity("goods_for_technology", "seat")
"""Trade goods that a player gains instead of each technology that comes to him; he buys none either."""
OTHER_ABILITY = Quantity("other_ability", "seat", "strategy_card")
"""Whether a player who executes one ability of a strategy card may execute the other too, at no cost."""
MAY_BUILD = Quantity("may_build", "seat", "kind")
"""Whether something forbids a player to build units of a kind, docks too; why."""
PLANET_PRODUCTION = Quantity("planet_production", "seat", "planet")
"""What can be built on a planet beyond what its dock builds, with or without one."""
BUILD_DISCOUNT = Quantity("build_discount", "seat", "system")
"""Resources that a build in a system need not be paid with."""
FLAGSHIP_ANYWHERE = Quantity("flagship_anywhere", "seat")
"""Whether a player builds his flagship at any of his docks."""
DOCK_PRICE = Quantity("dock_price", "seat", "planet")
"""What a new dock costs."""

# The board and movement

BORDERS = Quantity("borders", "seat")
"""What tokens on borders do not bar to a player (`board.Lifted`: the token, and crossing or fire)."""
FREE_LEAPS = Quantity("free_leaps", "seat")
"""Whether wormholes that lead to a player's resting ships cost no movement."""
MINES_ROLL = Quantity("mines_roll", "seat", "owner")
"""What is added to each die of a mine against a player's ships."""
MINES_SILENT = Quantity("mines_silent", "seat")
"""Whether mines do not go off under a player's ships."""
PASSES_MINES = Quantity("passes_mines", "seat", "kind")
"""Whether ships of a kind neither set mines off nor are hit by them."""
LEADS_PAST_MINES = Quantity("leads_past_mines", "seat", "kind")
"""Whether a ship of a kind keeps those from mines that come the same way."""
MINES_STAY = Quantity("mines_stay", "seat", "one", "other")
"""Whether a neutral mine lies again on a border where mines have gone off."""

# The council

VOTES = Quantity("votes", "seat")
"""Votes that a player has beyond those of his planets."""
PLANET_VOTES = Quantity("planet_votes", "seat", "planet")
"""The votes that a planet gives to whoever controls it."""
HALF_VOTES = Quantity("half_votes", "seat")
"""Whether a player has but half of all his votes, which is looked at last."""
HELD_POINTS = Quantity("held_points", "seat")
"""Points that a player has for as long as something lasts."""
MAY_FOLLOW = Quantity("may_follow", "seat", "strategy_card")
"""Whether something forbids a player the secondary ability of a strategy card."""

# Trade

MAY_TRADE = Quantity("may_trade", "seat", "other")
"""Whether something keeps two players from an agreement with each other; why."""
TRADES_FREELY = Quantity("trades_freely", "seat")
"""Whether agreements of a player need no approval of the Trade Master."""
SELF_TRADES = Quantity("self_trades", "seat")
"""Contracts that a player may trade with himself."""
CONTRACT_VALUE = Quantity("contract_value", "seat", "contract")
"""Trade goods that are placed on a contract for whoever holds it."""
EXTRA_GOODS = Quantity("extra_goods", "seat", "contract")
"""Trade goods that are placed on a contract beyond its value."""
FAVOURED_GOODS = Quantity("favoured_goods", "seat")
"""Trade goods beyond the value on one agreement of a player's choice; on another it is one less."""
MAY_PLACE_GOODS = Quantity("may_place_goods", "seat")
"""Whether something keeps trade goods from being placed on a player's agreements."""
TAKES_A_GOOD = Quantity("takes_a_good", "seat")
"""Whether the secondary ability of Trade lets a player take a trade good of another."""

# Others that laws alter

PICK_PRICE = Quantity("pick_price", "seat", "strategy_card")
"""Influence that it costs to pick a strategy card."""
KEPT_MINES = Quantity("kept_mines", "seat")
"""Borders on which a mine of nobody lies, and is laid anew as soon as it is gone; asked for NOBODY."""

BOMBARDS = Quantity("bombards", "seat", "kind")
"""Dice with which a unit bombards, beyond the printed ones; damage takes some away."""
SHIELDS = Quantity("shields", "seat", "planet")
"""Bombardment hits that are cancelled on a player's planet, beyond one for each PDS."""
PROMOTIONS = Quantity("promotions", "seat", "planet")
"""Ground Forces that may be promoted after a victory, beyond one."""
