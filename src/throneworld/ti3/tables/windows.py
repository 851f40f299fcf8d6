"""The closed list of 115 moments at which something may be played, used or is looked at.

Which component listens to which: `listening`. Where each opens: the rule that is cited, and the sequences.
"""

from __future__ import annotations

from msgspec import Struct

# Phases
SETUP, STRATEGY_PHASE, ACTION_PHASE, STATUS_PHASE = "setup", "strategy", "action", "status"
ANY_PHASE = "any"
# Kinds
START, END, BEFORE, AFTER = "start", "end", "before", "after"
WHEN, STATIC, AS_ACTION = "when", "static", "action"
# Who acts, in which order
NOBODY_ASKED, OWNER, ACTIVE = "none", "owner", "active"
ALL_FROM_ACTIVE, OTHERS_FROM_ACTIVE = "all_from_active", "others_from_active"
ALL_FROM_SPEAKER, COMBATANTS, ORDER_OF_PLAY = "all_from_speaker", "combatants", "order_of_play"


Moments = dict[str, tuple[str, ...]]
"""The moments of each component of a kind."""


class TimingWindow(Struct, frozen=True):
    id: str
    phase: str
    kind: str
    """When: it may change or replace the event that it is inside of. Static: nobody is asked. Action: it uses
    the action of the turn. Else a stop of its own."""
    order: int
    """Ascending in each block."""
    who: str
    rule: str


# fmt: off
TIMING_WINDOWS: tuple[TimingWindow, ...] = (
    # Setup
    TimingWindow("setup_static",             SETUP,          STATIC,    10,  NOBODY_ASKED,       "SA-2.3.19"),   # while the game is being set up
    # Strategy Phase
    TimingWindow("before_strategy_phase",    STRATEGY_PHASE, BEFORE,    90,  ORDER_OF_PLAY,      "SA-3.33.6"),   # the last round is over, nothing of the new Strategy Phase has happened
    TimingWindow("strategy_phase_start",     STRATEGY_PHASE, START,     100, ALL_FROM_SPEAKER,   "SA-3.2.2"),    # home planets have reverted (ruling 42), no agenda is revealed yet
    TimingWindow("strategy_phase_any",       STRATEGY_PHASE, WHEN,      110, ALL_FROM_SPEAKER,   "SA-3.3.1"),    # after the agendas are revealed and again before each pick and after the last one
    TimingWindow("sc_before_first_pick",     STRATEGY_PHASE, BEFORE,    120, ALL_FROM_SPEAKER,   "SA-3.4.3"),    # agendas revealed, nobody has picked a Strategy Card
    TimingWindow("sc_pick_static",           STRATEGY_PHASE, STATIC,    125, NOBODY_ASKED,       "SA-3.4.3"),    # which Strategy Cards may be picked, by whom, in which order, at what price
    TimingWindow("sc_picked_after",          STRATEGY_PHASE, AFTER,     130, ALL_FROM_SPEAKER,   "SA-3.7.2"),    # a player has taken a card, before its Bonus Counters are exchanged (ruling 112)
    TimingWindow("sc_all_picked",            STRATEGY_PHASE, AFTER,     140, ALL_FROM_SPEAKER,   "SA-3.7.1"),    # all picks are done, Bonus Counters are not placed yet
    TimingWindow("bonus_counter_placed",     STRATEGY_PHASE, WHEN,      150, NOBODY_ASKED,       "SA-15.8.1"),   # a Bonus Counter is put on a card
    TimingWindow("upkeep_static",            STRATEGY_PHASE, STATIC,    160, NOBODY_ASKED,       "SA-3.8.1"),    # how much Fleet Supply is free of upkeep
    TimingWindow("strategy_phase_end",       STRATEGY_PHASE, END,       190, ALL_FROM_SPEAKER,   "SA-3.8.1"),    # upkeep is paid, before the Action Phase
    # The frame of a turn
    TimingWindow("before_action_phase",      ACTION_PHASE,   BEFORE,    195, OWNER,              "SA-3.10.1"),   # between Strategy and Action Phase: an early Tactical Action (ruling 111)
    TimingWindow("action_phase_start",       ACTION_PHASE,   START,     200, ALL_FROM_SPEAKER,   "SA-3.10.1"),   # before the first turn of the order of play
    TimingWindow("any_turn_start",           ACTION_PHASE,   START,     210, ALL_FROM_ACTIVE,    "SA-3.11.1"),   # a player's turn begins; everybody may act
    TimingWindow("own_turn_start",           ACTION_PHASE,   START,     211, ACTIVE,             "SA-3.11.1"),   # a player's own turn begins, once per turn
    TimingWindow("own_action_start",         ACTION_PHASE,   START,     212, ACTIVE,             "SA-3.11.1"),   # an own action begins, before it is announced; again for a further action in the turn (ruling 111)
    TimingWindow("turn_static",              ACTION_PHASE,   STATIC,    215, NOBODY_ASKED,       "SA-3.11.1"),   # how many actions a turn has, whether cards may be played, whether a turn may be skipped
    TimingWindow("action",                   ACTION_PHASE,   AS_ACTION, 220, ACTIVE,             "SA-3.11.1"),   # uses the action of the turn
    TimingWindow("pass_when",                ACTION_PHASE,   WHEN,      280, ACTIVE,             "SA-3.24.1"),   # a player passes, before the end of that action (ruling 164)
    TimingWindow("own_action_end",           ACTION_PHASE,   END,       290, ACTIVE,             "SA-3.11.1"),   # all steps of an own action are done, a pass too (ruling 164); a further action of the same turn has its own (ruling 111)
    TimingWindow("fate_rolls",               ACTION_PHASE,   END,       293, ALL_FROM_ACTIVE,    "SA-14.2.1"),   # end of an action in which Leaders lost their place
    TimingWindow("any_action_end_check",     ACTION_PHASE,   END,       295, NOBODY_ASKED,       "SA-3.11.1"),   # the action of any player is over, also one inside a longer turn: checks nobody is asked about, after the fate rolls (Asteroid Base, neutral units, elimination; rulings 74, 166, 213)
    TimingWindow("own_turn_end",             ACTION_PHASE,   END,       297, ACTIVE,             "SA-3.10.1"),   # after fate rolls and checks, the player's own turn ends, once per turn
    TimingWindow("any_turn_end",             ACTION_PHASE,   END,       298, ALL_FROM_ACTIVE,    "SA-3.10.1"),   # the turn of any player ends, before the next one
    TimingWindow("action_phase_end",         ACTION_PHASE,   END,       299, ALL_FROM_SPEAKER,   "SA-3.24.3"),   # all players have passed
    # Strategic Action
    TimingWindow("strategic_announced",      ACTION_PHASE,   WHEN,      300, OTHERS_FROM_ACTIVE, "SA-3.12.1"),   # a player has announced a Strategic Action, its primary is not begun
    TimingWindow("primary_resolve",          ACTION_PHASE,   WHEN,      310, ACTIVE,             "SA-3.12.1"),   # the active player resolves the primary ability
    TimingWindow("technology_before",        ACTION_PHASE,   BEFORE,    311, OWNER,              "SA-15.7.1"),   # a player is about to execute the primary or secondary of Technology
    TimingWindow("technology_primary_after", ACTION_PHASE,   AFTER,     312, ACTIVE,             "SA-15.7.1"),   # the primary of Technology has been executed
    TimingWindow("other_ability_same_card",  ACTION_PHASE,   WHEN,      313, OWNER,              "SA-3.12.4"),   # a player executes one ability of a Strategy Card and may execute the other too
    TimingWindow("secondary_static",         ACTION_PHASE,   STATIC,    320, NOBODY_ASKED,       "SA-3.12.2"),   # who may use a secondary and what it costs
    TimingWindow("secondary_resolve",        ACTION_PHASE,   WHEN,      321, OTHERS_FROM_ACTIVE, "SA-3.12.2"),   # a player uses a secondary ability, in rotation order from the active player
    TimingWindow("after_secondaries",        ACTION_PHASE,   AFTER,     330, ALL_FROM_ACTIVE,    "SA-15.6.3"),   # all secondaries of this Strategic Action are done
    TimingWindow("trade_static",             ACTION_PHASE,   STATIC,    340, NOBODY_ASKED,       "SA-11.2.2"),   # which agreements may be opened or broken and with whose approval
    TimingWindow("tg_placed_when",           ACTION_PHASE,   WHEN,      341, NOBODY_ASKED,       "SA-15.5.5"),   # Trade Goods are put on agreements
    TimingWindow("tg_collected_after",       ACTION_PHASE,   AFTER,     342, OTHERS_FROM_ACTIVE, "SA-15.5.4"),   # a player has collected Trade Goods from agreements
    # Council
    TimingWindow("agendas_chosen_after",     ACTION_PHASE,   AFTER,     350, ALL_FROM_ACTIVE,    "SA-9.4.2"),    # the agendas and their order are chosen, no slip is written; Voice of the Council is added here
    TimingWindow("votes_static",             ACTION_PHASE,   STATIC,    355, NOBODY_ASKED,       "SA-9.5.4"),    # how many votes a player has
    TimingWindow("votes_before_reveal",      ACTION_PHASE,   BEFORE,    360, ALL_FROM_ACTIVE,    "SA-9.5.7"),    # all slips are written, none is shown; planets named for Media War are exhausted when it closes (ruling 171)
    TimingWindow("votes_revealed_after",     ACTION_PHASE,   AFTER,     365, ALL_FROM_ACTIVE,    "SA-9.5.9"),    # slips are open, results not fixed; goes round until all pass
    TimingWindow("agenda_resolve_when",      ACTION_PHASE,   WHEN,      370, ALL_FROM_ACTIVE,    "SA-9.2.3"),    # the result of one agenda is carried out, in the fixed order
    TimingWindow("agendas_done_after",       ACTION_PHASE,   AFTER,     375, ALL_FROM_ACTIVE,    "SA-9.5.9"),    # all agendas of this council are resolved, before the secondaries
    # Tactical Action
    TimingWindow("activation_static",        ACTION_PHASE,   STATIC,    400, NOBODY_ASKED,       "SA-3.14.5"),   # which systems may be activated and what it costs
    TimingWindow("activation_when",          ACTION_PHASE,   WHEN,      405, OTHERS_FROM_ACTIVE, "SA-3.14.1"),   # a counter is about to be placed; the activation may be prevented
    TimingWindow("self_activated_after",     ACTION_PHASE,   AFTER,     410, ACTIVE,             "SA-3.14.1"),   # the active player has placed his counter, no ship has moved
    TimingWindow("other_activated_after",    ACTION_PHASE,   AFTER,     411, OTHERS_FROM_ACTIVE, "SA-3.14.1"),   # another player has placed his counter, no ship has moved
    TimingWindow("movement_static",          ACTION_PHASE,   STATIC,    420, NOBODY_ASKED,       "SA-3.15.2"),   # movement values, passable systems and borders, which units may move
    TimingWindow("movement_when",            ACTION_PHASE,   WHEN,      425, ALL_FROM_ACTIVE,    "SA-3.15.8"),   # routes are declared, ships are not placed yet
    TimingWindow("mines_when",               ACTION_PHASE,   WHEN,      430, ALL_FROM_ACTIVE,    "SA-3.16.1"),   # a Space Mine rolls (after all movement)
    TimingWindow("moved_in_after",           ACTION_PHASE,   AFTER,     435, ALL_FROM_ACTIVE,    "SA-3.17.1"),   # ships stand in the activated system, before PDS fire; Space Domain Counters, Artifacts in space, Trade Stations and Saar docks without a fleet first
    TimingWindow("space_cannon_before",      ACTION_PHASE,   BEFORE,    440, ALL_FROM_ACTIVE,    "SA-3.17.1"),   # PDS are declared, no die is rolled
    TimingWindow("space_cannon_static",      ACTION_PHASE,   STATIC,    441, NOBODY_ASKED,       "SA-13.17.3"),  # range, dice, modifiers and targets of Space Cannons
    TimingWindow("space_cannon_end",         ACTION_PHASE,   END,       445, ALL_FROM_ACTIVE,    "SA-3.17.2"),   # all PDS have fired and hits are assigned
    TimingWindow("space_battle_step_before", ACTION_PHASE,   BEFORE,    450, COMBATANTS,         "SA-4.2.4"),    # both fleets are there, the Space Battle step has not begun; retreats here avoid the battle and the act of war
    TimingWindow("hostile_act_when",         ANY_PHASE,      WHEN,      455, ALL_FROM_ACTIVE,    "SA-8.1.3"),    # an act of war is about to count (ruling 67): step 4 begins with ships of both there, or later a landing or bombardment begins, after the Diplomat had his say
    TimingWindow("space_battle_start",       ACTION_PHASE,   START,     460, COMBATANTS,         "SA-4.2.1"),    # the Space Battle begins, before Anti-Fighter Barrage
    TimingWindow("afb_when",                 ACTION_PHASE,   WHEN,      465, NOBODY_ASKED,       "SA-4.3.1"),    # Anti-Fighter Barrage is rolled and its casualties removed
    TimingWindow("pre_combat_when",          ACTION_PHASE,   WHEN,      470, COMBATANTS,         "SA-4.2.2"),    # all other pre-combat shots and effects, both sides together
    TimingWindow("pre_combat_after",         ACTION_PHASE,   AFTER,     475, COMBATANTS,         "SA-4.2.2"),    # pre-combat casualties are removed, round 1 not begun
    TimingWindow("retreat_static",           ACTION_PHASE,   STATIC,    480, NOBODY_ASKED,       "SA-4.5.1"),    # who may retreat or withdraw, whereto, and who pays
    TimingWindow("space_round_start",        ACTION_PHASE,   START,     500, COMBATANTS,         "SA-4.4.1"),    # a round of Space Battle begins, retreats announced, no die rolled
    TimingWindow("combat_roll_static",       ACTION_PHASE,   STATIC,    505, NOBODY_ASKED,       "SA-20.1.12"),  # number of dice and modifiers of all combat rolls
    TimingWindow("combat_dice_after",        ACTION_PHASE,   AFTER,     510, COMBATANTS,         "SA-4.6.1"),    # dice of a combat round (space or ground) are rolled, hits not fixed
    TimingWindow("special_dice_after",       ANY_PHASE,      AFTER,     511, ALL_FROM_ACTIVE,    "SA-20.1.12"),  # combat rolls outside combat rounds are rolled (barrage, pre-combat, Space Cannon, Invasion Defence, bombardment, shots of cards), hits not fixed; once for the dice one player rolled together (ruling 120)
    TimingWindow("hits_assign_when",         ACTION_PHASE,   WHEN,      515, COMBATANTS,         "SA-4.7.1"),    # hits are known and being cancelled or assigned
    TimingWindow("sustain_damage_static",    ACTION_PHASE,   STATIC,    516, NOBODY_ASKED,       "SA-13.3.1"),   # which units sustain how many hits and what it costs them
    TimingWindow("sustain_damage_after",     ACTION_PHASE,   AFTER,     517, COMBATANTS,         "SA-13.3.2"),   # a ship has just been damaged
    TimingWindow("ship_destroyed_when",      ACTION_PHASE,   WHEN,      518, COMBATANTS,         "SA-4.7.1"),    # a ship is destroyed in a Space Battle, before it is removed
    TimingWindow("space_round_end",          ACTION_PHASE,   END,       520, COMBATANTS,         "SA-4.8.1"),    # casualties removed and retreats carried out
    TimingWindow("space_battle_end",         ACTION_PHASE,   AFTER,     530, COMBATANTS,         "SA-20.4.9"),   # the Space Battle is over
    TimingWindow("landing_before",           ACTION_PHASE,   BEFORE,    540, ACTIVE,             "SA-3.19.4"),   # before Planetary Landings; probes by Fighters
    TimingWindow("landing_static",           ACTION_PHASE,   STATIC,    541, NOBODY_ASKED,       "SA-3.19.4"),   # who may land or invade where
    TimingWindow("landing_declared_when",    ACTION_PHASE,   WHEN,      545, OTHERS_FROM_ACTIVE, "SA-14.5.1"),   # landings and bombardments are declared, nothing is resolved
    TimingWindow("landed_after",             ACTION_PHASE,   AFTER,     550, ALL_FROM_ACTIVE,    "SA-16.2.5"),   # units stand on the planets; Domain Counters (and Custodians) revealed and resolved in the active player's order, before bombardment; neutral ground units are fought in step 6 (ruling 167)
    TimingWindow("bombardment_before",       ACTION_PHASE,   BEFORE,    560, COMBATANTS,         "SA-5.2.1"),    # bombardment of a planet is about to be rolled
    TimingWindow("bombardment_static",       ACTION_PHASE,   STATIC,    561, NOBODY_ASKED,       "SA-5.2.3"),    # who bombards with what, what may be bombarded, shields
    TimingWindow("invasion_defence_static",  ACTION_PHASE,   STATIC,    565, NOBODY_ASKED,       "SA-5.3.1"),    # defensive PDS fire: dice, modifiers, silence
    TimingWindow("invasion_start",           ACTION_PHASE,   START,     570, COMBATANTS,         "SA-5.1.5"),    # Commandos are named, before the first round of Invasion Combat
    TimingWindow("invasion_round_start",     ACTION_PHASE,   START,     580, COMBATANTS,         "SA-5.5.1"),    # a round of Invasion Combat begins
    TimingWindow("invasion_round_end",       ACTION_PHASE,   END,       590, COMBATANTS,         "SA-5.5.3"),    # casualties of the round are removed
    TimingWindow("invasion_lost_when",       ACTION_PHASE,   WHEN,      595, COMBATANTS,         "SA-5.6.1"),    # the last defender would be lost
    TimingWindow("invasion_won_after",       ACTION_PHASE,   AFTER,     600, COMBATANTS,         "SA-5.6.2"),    # the invasion has succeeded: capture, destruction, planet card, promotion in this order (ruling 58)
    TimingWindow("combat_end_after",         ACTION_PHASE,   AFTER,     605, COMBATANTS,         "SA-20.4.9"),   # a Space Battle or Invasion Combat is over and its other effects are done
    TimingWindow("planet_gained_after",      ANY_PHASE,      AFTER,     610, OWNER,              "SA-7.1.2"),    # a player has gained a planet in any way
    TimingWindow("production_static",        ANY_PHASE,      STATIC,    620, NOBODY_ASKED,       "SA-13.7.1"),   # where, what, how much and at what price may be produced
    TimingWindow("production_before",        ANY_PHASE,      BEFORE,    625, ALL_FROM_ACTIVE,    "SA-13.7.1"),   # a production is announced, nothing is paid
    TimingWindow("dock_built_after",         ANY_PHASE,      AFTER,     628, ALL_FROM_ACTIVE,    "SA-13.6.4"),   # a Space Dock has been built
    TimingWindow("tactical_action_end",      ACTION_PHASE,   END,       635, ACTIVE,             "SA-3.21.3"),   # the last step of a Tactical Action is done, also of one inside another action (ruling 166); before the end of the own action
    # Any time
    TimingWindow("any_time",                 ANY_PHASE,      WHEN,      700, ALL_FROM_ACTIVE,    "SA-11.1.3"),   # whenever the table waits for a player and nothing is half done (ruling 96)
    TimingWindow("action_card_played_after", ANY_PHASE,      AFTER,     710, OTHERS_FROM_ACTIVE, "SA-8.7.5"),    # an Action Card and its targets are announced, nothing is resolved; one canceller, final (ruling 106)
    TimingWindow("card_drawn_after",         ANY_PHASE,      AFTER,     715, OTHERS_FROM_ACTIVE, "SA-8.7.4"),    # a player has drawn and looked at a card
    TimingWindow("tech_gain_static",         ANY_PHASE,      STATIC,    720, NOBODY_ASKED,       "SA-10.2.2"),   # prerequisites, price, discounts and bans of technologies
    TimingWindow("tech_gained_after",        ANY_PHASE,      AFTER,     725, OTHERS_FROM_ACTIVE, "SA-15.7.2"),   # a player has acquired technologies
    TimingWindow("hand_static",              ANY_PHASE,      STATIC,    735, NOBODY_ASKED,       "SA-8.7.4"),    # hand limits and openness of hands
    TimingWindow("fleet_supply_static",      ANY_PHASE,      STATIC,    740, NOBODY_ASKED,       "SA-8.5.1"),    # limits on ships (or ground units) in a place
    TimingWindow("planet_value_static",      ANY_PHASE,      STATIC,    745, NOBODY_ASKED,       "SA-8.3.2"),    # resource, influence and specialty values of planets
    TimingWindow("adjacency_static",         ANY_PHASE,      STATIC,    746, NOBODY_ASKED,       "SA-6.10.1"),   # which systems are adjacent through wormholes
    TimingWindow("vp_static",                ANY_PHASE,      STATIC,    755, NOBODY_ASKED,       "SA-3.27.4"),   # points held only while something is true; penalties
    TimingWindow("leader_static",            ANY_PHASE,      STATIC,    760, NOBODY_ASKED,       "SA-14.1.1"),   # which abilities Leaders have
    TimingWindow("cargo_static",             ANY_PHASE,      STATIC,    765, NOBODY_ASKED,       "SA-13.2.2"),   # capacities
    TimingWindow("spending_static",          ANY_PHASE,      STATIC,    770, NOBODY_ASKED,       "SA-11.1.1"),   # what Trade Goods and planets are worth or may be spent on
    TimingWindow("race_ability_static",      ANY_PHASE,      STATIC,    775, NOBODY_ASKED,       "SA-20.3.2"),   # which racial abilities a player has this round
    TimingWindow("copied_moment",            ANY_PHASE,      WHEN,      790, ALL_FROM_ACTIVE,    "SA-8.7.1"),    # the moment of the card that is copied
    # Status Phase
    TimingWindow("status_start",             STATUS_PHASE,   START,     900, ORDER_OF_PLAY,      "SA-3.25.1"),   # before step 1; High Alert is taken off here
    TimingWindow("claim_objectives",         STATUS_PHASE,   WHEN,      910, ORDER_OF_PLAY,      "SA-3.26.1"),   # step 1
    TimingWindow("status_step2",             STATUS_PHASE,   WHEN,      920, ORDER_OF_PLAY,      "SA-3.29.3"),   # step 2 after feedback: scuttling, breaking agreements and everything without a step of its own (ruling 81)
    TimingWindow("status_racial_tech",       STATUS_PHASE,   WHEN,      930, ORDER_OF_PLAY,      "SA-3.30.1"),   # step 3
    TimingWindow("status_produce_tg",        STATUS_PHASE,   WHEN,      940, ORDER_OF_PLAY,      "SA-3.31.1"),   # step 4
    TimingWindow("status_refresh",           STATUS_PHASE,   WHEN,      950, ORDER_OF_PLAY,      "SA-3.32.1"),   # step 5, with growth and free units (ruling 81)
    TimingWindow("status_after_refresh",     STATUS_PHASE,   AFTER,     955, ORDER_OF_PLAY,      "SA-14.2.8"),   # planets are refreshed; executions of captives
    TimingWindow("status_receive",           STATUS_PHASE,   WHEN,      980, ORDER_OF_PLAY,      "SA-3.33.3"),   # step 8
    TimingWindow("status_redistribute",      STATUS_PHASE,   WHEN,      985, ORDER_OF_PLAY,      "SA-3.33.4"),   # step 9
    TimingWindow("status_return_cards",      STATUS_PHASE,   WHEN,      990, ORDER_OF_PLAY,      "SA-3.33.6"),   # step 10
    TimingWindow("status_end",               STATUS_PHASE,   END,       995, ORDER_OF_PLAY,      "SA-3.33.6"),   # after step 10
    TimingWindow("round_end",                STATUS_PHASE,   END,       999, ORDER_OF_PLAY,      "SA-3.33.6"),   # the round is over: duties and rewards judged on the whole round, effects "until end of round" cease
)
# fmt: on

WINDOW: dict[str, TimingWindow] = {window.id: window for window in TIMING_WINDOWS}
