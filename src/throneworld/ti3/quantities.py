"""Quantities that this game alone asks for, besides those of the shared vocabulary."""

from __future__ import annotations

from throneworld.imperium.modifiers import Quantity

# PDS fire and battles

DOCKS_ARE_PDS = Quantity("docks_are_pds", "seat")
"""Whether docks of a player have all abilities of PDS."""
REACHES_FAR = Quantity("reaches_far", "seat", "kind")
"""Whether cannons of a kind of unit reach adjacent systems."""
MAY_FIRE = Quantity("may_fire", "seat", "system")
"""Whether something keeps a player's cannons from firing at ships in a system."""
CANNON_ROLL = Quantity("cannon_roll", "seat", "origin", "system")
"""What is added to each result of cannons that a player fires from one system into another, or the same."""
FIRE_AT = Quantity("fire_at", "seat", "shooter", "origin", "system")
"""What is added to each result of cannons that are fired at a player's ships."""
MORE_GUNS = Quantity("more_guns", "seat", "target", "system")
"""What a player can fire with at another's ships in a system besides PDS and Flagships."""
PDS_DICE = Quantity("pds_dice", "seat", "place", "purpose")
"""Dice of each PDS of a player in a place, beyond its own."""
DEFIES_AGENTS = Quantity("defies_agents", "seat", "place")
"""Whether Agents cannot silence a player's PDS in a place."""
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
DICE_CAP = Quantity("dice_cap", "seat", "other", "place", "theirs")
"""How many dice a side rolls in a round, of those that it has, when the other side has so many."""
TURNS_SUCCESS = Quantity("turns_success", "seat", "place", "die")
"""Whether a success of a side may cancel a hit of the round instead of inflicting one."""
STRIKES_INSTALLATIONS = Quantity("strikes_installations", "seat", "planet")
"""Whether bombardment hits of a player may remove an installation or exhaust the planet instead."""
HITS_AGAIN = Quantity("hits_again", "seat", "place", "die")
"""How many hits each hit of a die of a round counts, beyond itself."""
GUARDS_YIELD = Quantity("guards_yield", "seat", "planet")
"""Whether the counters that guard a planet go without a fight when a player lands."""
SELF_HITS = Quantity("self_hits", "seat", "place", "dice")
"""Hits that a side's dice of a round put on itself."""
EXTRA_SHOTS = Quantity("extra_shots", "seat", "place")
"""Units that shoot before the first round beyond those that always do: kind, dice of each, how many."""
HIT_AIM = Quantity("hit_aim", "seat", "other", "place", "die", "purpose")
"""What hits of a die have to be assigned to (`tactical.aims`); nothing if the owner decides."""
HIT_FIRST = Quantity("hit_first", "seat", "place", "how")
"""The mark of the ship of a side that takes all hits as long as it is there."""
SHOTS_AT = Quantity("shots_at", "seat", "purpose")
"""What is added to each result of a barrage or of shots before the first round at a player's ships."""
BARRAGE_LOSSES = Quantity("barrage_losses", "seat", "place")
"""How many of a player's Fighters a barrage can destroy; to begin with, all that are there."""
REPEATS = Quantity("repeats", "seat", "ability")
"""How often an ability of a player may be used beyond what it says of itself."""
SHAMES = Quantity("shames", "seat")
"""Whether an act of war against a player costs a planet, as if he held Diplomacy."""
NOTES_DEPARTURE = Quantity("notes_departure", "seat", "kind", "system")
"""Whether it is remembered in an action that a ship of a kind has left a system."""
SAFE_FROM = Quantity("safe_from", "seat", "kind", "system")
"""Whether cannons of a kind do not fire at a player's ships in a system."""
ONE_BOMBS = Quantity("one_bombs", "seat", "kind")
"""Dice that one ship of a kind rolls beyond its own in each bombardment."""
GROWTH = Quantity("growth", "seat")
"""Resources by which each planet counts as more where ground units grow."""
TAKES_SEEN = Quantity("takes_seen", "seat")
"""Whether a player takes an action card out of a hand that he has looked at by an ability."""
HIT_TARGETS = Quantity("hit_targets", "seat", "place", "how", "by")
"""The units of a side to which hits may be assigned."""
MAY_CAPTURE = Quantity("may_capture", "seat", "planet", "piece")
"""Whether something keeps a player from capturing a piece on a planet that he has taken."""
BATTLES_IN_PEACE = Quantity("battles_in_peace", "seat")
"""Whether a Space Battle that a player begins is no act of war."""
MAY_RETREAT = Quantity("may_retreat", "seat", "system", "other")
"""Whether something keeps a fleet from leaving a battle with another player."""
WITHDRAWS_FREELY = Quantity("withdraws_freely", "seat", "system")
"""Whether an attacker who withdraws may go wherever a defender could, by a counter of the reinforcements."""
RETREATS_FAR = Quantity("retreats_far", "seat")
"""Systems to which an announced retreat or withdrawal of a player may go besides, near or not."""
RETREATS_FREELY = Quantity("retreats_freely", "seat")
"""Whether the counter of a retreat comes from the reinforcements."""
HELD_FAST = Quantity("held_fast", "seat", "system", "other")
"""Whether a fleet that is attacked may retreat only if the attacker allows it."""
DOCKS_RETREAT = Quantity("docks_retreat", "seat")
"""Whether docks in space leave with the fleet."""

# Other things

FREE_SUPPLY = Quantity("free_supply", "seat")
"""Counters in Fleet Supply for which no upkeep is paid."""
SUPPLIES_FLEET = Quantity("supplies_fleet", "seat")
"""Whether a player may move counters from Strategy Allocation to Fleet Supply at any time."""
HOME_PENALTY = Quantity("home_penalty", "seat")
"""Whether a player loses nothing with his home."""
LEADS_IN_ALL = Quantity("leads_in_all", "seat")
"""Whether leaders of a player have the abilities of all types."""
SURCHARGE = Quantity("surcharge", "seat")
"""Counters of the Command Pool that a Tactical Action costs beyond the one that is laid."""
ACTIONS_OF_A_TURN = Quantity("actions_of_a_turn", "seat")
"""Actions that a player has in a turn beyond the one."""
SKIPS_REDISTRIBUTION = Quantity("skips_redistribution", "seat")
"""Whether a player may not shift his counters in the Status Phase."""
ARMY_LIMIT = Quantity("army_limit", "seat", "planet")
"""Ground units that a player may have on a planet."""
LOSES_CARD = Quantity("loses_card", "seat", "card")
"""Whether an action card that lies before a player is discarded now."""
SKIPS_CANNONS = Quantity("skips_cannons", "seat")
"""Whether the PDS fire of a player's Tactical Action falls out, with all its moments."""
MAY_PLAY_CARDS = Quantity("may_play_cards", "seat")
"""Whether something forbids a player to play action cards."""
OPEN_HANDS = Quantity("open_hands", "seat")
"""Whether all cards in a player's hand are shown to all; one more than the action cards that are not."""
RECEIVES_CARDS = Quantity("receives_cards", "seat")
"""Whether something keeps a player from the action cards of the Status Phase."""
SHARES_CARDS = Quantity("shares_cards", "seat")
"""Whether these cards are laid open together, and chosen by influence."""
POLITICAL_CARDS_DRAWN = Quantity("political_cards_drawn", "seat")
"""Political cards of the Status Phase beyond the one."""
POLITICAL_HAND_LIMIT = Quantity("political_hand_limit", "seat")
"""Political cards that a player may hold."""
INFLUENCE_FOR_GOODS = Quantity("influence_for_goods", "seat")
"""Whether a player may spend influence where planets are spent for trade goods."""
RADIATION_PROOF = Quantity("radiation_proof", "seat")
"""Whether radiation does not keep a player's planets from being refreshed."""
FULL_INFLUENCE_FOR_GOODS = Quantity("full_influence_for_goods", "seat")
"""Whether a player has a trade good for each influence that he spends for them."""
READIED_BY_CHOICE = Quantity("readied_by_choice", "seat", "planet")
"""Whether a planet stays exhausted in the Status Phase unless its player says otherwise."""
SKIPS_REFRESH = Quantity("skips_refresh", "seat")
"""Whether a player's planets are not refreshed this round."""
MAY_BREAK = Quantity("may_break", "seat", "contract")
"""Whether a player may break an agreement in the Status Phase; why not."""
TECHNOLOGY_PRICE = Quantity("technology_price", "seat", "technology")
"""What a technology costs through the Technology card, before discounts."""
SECONDARY_BASE = Quantity("secondary_base", "seat")
"""What a technology costs by the secondary ability of the card, before anything else alters it."""
TECHNOLOGY_DISCOUNTS = Quantity("technology_discounts", "seat")
"""How many discounts count for one technology."""
INFLUENCE_FOR_TECHNOLOGY = Quantity("influence_for_technology", "seat")
"""Whether technologies are paid for with influence."""
ANY_SPECIALTY = Quantity("any_specialty", "seat")
"""Whether a technology is discounted as if it were of any colour that its buyer likes."""
PLANET_SPECIALTIES = Quantity("planet_specialties", "seat", "planet")
"""The technology specialties of a planet."""
TECHNOLOGIES_BOUGHT = Quantity("technologies_bought", "seat")
"""Technologies that a player may buy by an ability of the Technology card beyond those that it says."""
PREREQUISITE_PRICE = Quantity("prerequisite_price", "seat")
"""Resources for which a player does without one prerequisite through the Technology card; 0 if he cannot."""
MAY_GAIN_TECHNOLOGY = Quantity("may_gain_technology", "seat", "technology")
"""Whether something forbids a player a technology; why."""
RACIAL_SLOTS = Quantity("racial_slots", "seat")
"""Racial technologies of others that a player may hold."""
GOODS_FOR_TECHNOLOGY = Quantity("goods_for_technology", "seat")
"""Trade goods that a player gains instead of each technology that comes to him; he buys none either."""
MAY_BUILD = Quantity("may_build", "seat", "kind")
"""Whether something forbids a player to build units of a kind, docks too; why."""
PLANET_PRODUCTION = Quantity("planet_production", "seat", "planet")
"""What can be built on a planet beyond what its dock builds, with or without one."""
HALF_CAPACITY = Quantity("half_capacity", "seat")
"""Whether what a player's docks and planets can build counts half, rounded up."""
CAPACITY_CHANGES = Quantity("capacity_changes", "seat", "kind", "place", "nth")
"""What cards do to what a unit can build, the how-manieth of its kind in its place (`steps.capacity`)."""
DOCK_FEE = Quantity("dock_fee", "seat")
"""Resources that each build at a dock costs beyond its units."""
MAY_WORK = Quantity("may_work", "seat", "place")
"""Whether something keeps a planet, and what stands on it, from building units."""
MAY_YIELD = Quantity("may_yield", "seat", "planet")
"""Whether something keeps the refresh ability of a planet from being used."""
BUILD_DISCOUNT = Quantity("build_discount", "seat", "system")
"""Resources that a build in a system need not be paid with."""
PLANETS_BUILD = Quantity("planets_build", "seat", "system")
"""Whether a planet of a player builds as much as its resources, instead of docks."""
SALVAGES = Quantity("salvages", "seat")
"""Whether a player may give ships and other docks for a build at a dock."""
FLAGSHIP_ANYWHERE = Quantity("flagship_anywhere", "seat")
"""Whether a player builds his flagship at any of his docks."""
BUILDS_WAR_SUNS = Quantity("builds_war_suns", "seat")
"""Whether a player builds War Suns without their technology."""
SHIP_PRODUCTION = Quantity("ship_production", "seat", "ship")
"""What one ship builds like a dock, even if it has moved, in the production step of an activation."""
BUILDS_ABOARD = Quantity("builds_aboard", "seat", "kind")
"""What ships of a kind may build in the system that is activated, each by itself, in resources."""
DOCK_FALLS = Quantity("dock_falls", "seat", "place")
"""Whether a dock of a player that is tied to a space area is destroyed when an action is over."""
DOCK_PRICE = Quantity("dock_price", "seat", "planet")
"""What a new dock costs."""

# The board and movement

HASTENS = Quantity("hastens", "seat", "system")
"""What lets a player's ships move farther into a system, ship by ship (`tactical.hastening.Help`)."""
BOUND_WAY = Quantity("bound_way", "seat", "ship")
"""Systems by which one ship has to go."""
FREES_SHIPS = Quantity("frees_ships", "seat")
"""How many ships of a player may still leave systems that he has activated."""
FREES_TROOPS = Quantity("frees_troops", "seat")
"""How many ground units of a player may go one step on their own out of systems that he has activated."""
ACTIVATES_TERRAIN = Quantity("activates_terrain", "seat", "special")
"""Whether a player activates systems of a kind that are closed to others."""
STEPS_BY_BORDERS = Quantity("steps_by_borders", "seat")
"""Whether ships that go one step without an activation use no wormholes."""
BORDERS = Quantity("borders", "seat")
"""What tokens on borders do not bar to a player (`board.Lifted`: the token, and crossing or fire)."""
CALM_FOR_SOME = Quantity("calm_for_some", "seat")
"""The Special Systems that do not obstruct a player's ships of which he says so."""
FREE_LEAPS = Quantity("free_leaps", "seat")
"""Whether wormholes that lead to a player's resting ships cost no movement."""
MAY_LOAD = Quantity("may_load", "seat")
"""Whether something keeps units from coming aboard a player's ships."""
CORRIDORS = Quantity("corridors", "seat")
"""Systems that do nothing to ships which pass them from one of two neighbours to the other."""
LINKED_STARTS = Quantity("linked_starts", "seat")
"""Pairs of systems that are adjacent to each other for a player's ships which start in one of them."""
MINES_ROLL = Quantity("mines_roll", "seat", "owner")
"""What is added to each die of a mine against a player's ships."""
MINES_HIT_FIGHTERS = Quantity("mines_hit_fighters", "seat")
"""Whether mines of a player roll against Fighters, too."""
MINES_SILENT = Quantity("mines_silent", "seat")
"""Whether mines do not go off under a player's ships."""
PASSES_MINES = Quantity("passes_mines", "seat", "kind")
"""Whether ships of a kind neither set mines off nor are hit by them."""
LEADS_PAST_MINES = Quantity("leads_past_mines", "seat", "kind")
"""Whether a ship of a kind keeps those from mines that come the same way."""
BURDENS_MOVED = Quantity("burdens_moved", "seat")
"""Whether ships that a player moves have but half of their room for the rest of the action."""
STORM_SHIELDS = Quantity("storm_shields", "seat")
"""Hits of a particle storm that a player may cancel on his fleet."""
MINES_STAY = Quantity("mines_stay", "seat", "one", "other")
"""Whether a neutral mine lies again on a border where mines have gone off."""

# The council

VOTES = Quantity("votes", "seat")
"""Votes that a player has beyond those of his planets."""
PLANET_VOTES = Quantity("planet_votes", "seat", "planet")
"""The votes that a planet gives to whoever controls it."""
COUNTS_VOTES = Quantity("counts_votes", "seat", "agenda")
"""Whether something keeps the votes of a player from counting on an agenda."""
EXHAUSTS_FOR_VOTES = Quantity("exhausts_for_votes", "seat")
"""Whether planets give votes only if their owner exhausts them for it."""
HALF_VOTES = Quantity("half_votes", "seat")
"""Whether a player has but half of all his votes, which is looked at last."""
LAW_ENDS = Quantity("law_ends", "seat", "law")
"""Whether what a law is about is lost, so that it is discarded; asked for NOBODY."""
CLAIM_POINTS = Quantity("claim_points", "seat", "objective")
"""Points that a player gains for an objective beyond the printed ones."""
HELD_POINTS = Quantity("held_points", "seat")
"""Points that a player has for as long as something lasts."""
MAY_FOLLOW = Quantity("may_follow", "seat", "strategy_card")
"""Whether something forbids a player the secondary ability of a strategy card."""
OTHER_ABILITY = Quantity("other_ability", "seat", "strategy_card", "executed")
"""Whether who executes one ability of a strategy card may execute the other too, and on what terms
(`strategic.both`)."""
PRIMARY_AGAIN = Quantity("primary_again", "seat", "strategy_card")
"""Whether who has executed the primary ability of his card may pay to execute it once more."""
PAYS_WITH_GOOD = Quantity("pays_with_good", "seat", "strategy_card")
"""Whether a player may pay a trade good for a secondary ability instead of its counter."""

SUBVERTS = Quantity("subverts", "seat")
"""Whether a player who annexes a planet takes a ground unit of its owner first, instead of finding none."""

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

CLAIMS_AGAIN = Quantity("claims_again", "seat", "objective")
"""Whether Bureaucracy lets a player claim an objective that he has claimed before."""
DOCK_AT_ONCE = Quantity("dock_at_once", "seat")
"""Whether a dock may stand on a planet that its owner has not held all round."""
PRODUCTION_TOLL = Quantity("production_toll", "seat", "system")
"""Influence that it costs beforehand to produce in the system that is activated."""
LEAPS_AHEAD = Quantity("leaps_ahead", "seat")
"""Whether a player may gain a technology in the Status Phase and give one up."""
ACTIVATION_PRICE = Quantity("activation_price", "seat", "system")
"""Influence that it costs to activate a system."""
LAYS_FOR_NOBODY = Quantity("lays_for_nobody", "seat")
"""Whether the mines that a player lays for a price are nobody's, and cost but one resource."""
WORTH_PASSING = Quantity("worth_passing", "seat")
"""Systems that a player's ships pass if that makes their way no more dangerous."""
COUNTED_SPECIALTIES = Quantity("counted_specialties", "seat", "colour")
"""Specialties that objectives count for a player beyond planets and artifacts."""
ADDS_DISCARDED = Quantity("adds_discarded", "seat")
"""Whether who holds the council adds an agenda of the discard pile."""
PICK_REWARD = Quantity("pick_reward", "seat", "strategy_card")
"""Whether who picks a strategy card gains a counter or two trade goods by it."""
MAY_PICK = Quantity("may_pick", "seat", "strategy_card")
"""Whether something keeps a player from picking a strategy card."""
MORE_PICKS = Quantity("more_picks", "seat")
"""Strategy cards that a player picks beyond what the number of players says, or fewer."""
PICKS_BY_INFLUENCE = Quantity("picks_by_influence", "seat")
"""Whether strategy cards are picked in the order of influence."""
GIVES_PICKS = Quantity("gives_picks", "seat")
"""Whether whoever picks a strategy card may give it to another player."""
PICK_PRICE = Quantity("pick_price", "seat", "strategy_card")
"""Influence that it costs to pick a strategy card."""
KEPT_MINES = Quantity("kept_mines", "seat")
"""Borders on which a mine of nobody lies, and is laid anew as soon as it is gone; asked for NOBODY."""

IGNORES_COUNTER = Quantity("ignores_counter", "seat", "counter")
"""Whether a player may ignore what a Domain Counter that he meets does."""

BOMBARDS = Quantity("bombards", "seat", "kind")
"""Dice with which a unit bombards, beyond the printed ones; damage takes some away."""
BOMBS = Quantity("bombs", "seat", "kind", "planet")
"""Dice of each ship that bombards a planet, beyond its own and whatever its damage."""
SHIELDS = Quantity("shields", "seat", "planet")
"""Bombardment hits that are cancelled on a player's planet, beyond one for each PDS."""
PROMOTIONS = Quantity("promotions", "seat", "planet")
"""Ground Forces that may be promoted after a victory, beyond one."""
