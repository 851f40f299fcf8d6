"""The closed vocabulary of times: the 95 timing windows in the order in which a round passes through them.

A component names the windows at which its text applies, in the order of the text, as `Clause`s. What it does
there is declared with the cards and factions; the audit holds the two against each other.
"""

from __future__ import annotations

from msgspec import Struct

# Phases
SETUP, ANY_PHASE = "setup", "any"
STRATEGY_PHASE, ACTION_PHASE, STATUS_PHASE, AGENDA_PHASE = "strategy", "action", "status", "agenda"
# Kinds: whatever happens "when" comes before any "after" of the same event (RR 1.14)
START, END, BEFORE, WHEN, AFTER, STATIC = "start", "end", "before", "when", "after", "static"
COMPONENT_ACTION = "action"
# Modes: an ability is mandatory unless it says otherwise (RR 1.5)
MAY, MUST = "may", "must"


class TimingWindow(Struct, frozen=True):
    id: str
    phase: str
    kind: str
    """Static: always on. Component action: uses up a turn. Everything else is a stop of the sequence."""
    order: int
    """Where it stands in the sequence; windows of the same order belong to the same stop."""


class Clause(Struct, frozen=True):
    """One sentence of a component: when it applies, to whom, and whether he has a choice."""

    moment: str
    who: str
    mode: str
    limit: str = ""
    """Used once in each of these."""
    timing: str = ""
    """The kind that the text names, where its window serves several."""


# fmt: off
TIMING_WINDOWS: tuple[TimingWindow, ...] = (
    # Setup
    TimingWindow("setup",                                     SETUP,          STATIC,           10),   # applies while the game is being set up
    # Strategy phase
    TimingWindow("strategy_phase_start",                      STRATEGY_PHASE, START,            100),  # first stop of the strategy phase, before the speaker picks; also where delayed 'next strategy phase' agenda effects fire
    TimingWindow("strategy_card_choice_when",                 STRATEGY_PHASE, WHEN,             110),  # a player has named the card he picks but has not yet taken it or its trade goods
    TimingWindow("strategy_phase_end",                        STRATEGY_PHASE, END,              190),  # all cards picked and trade goods put on leftovers; before initiative order is locked
    # Action phase: the turn
    TimingWindow("turn_start",                                ACTION_PHASE,   START,            200),  # start of the acting player's own turn (also on the turn he passes)
    TimingWindow("turn_start_of_note_owner",                  ACTION_PHASE,   START,            201),  # start of the turn of the player who owns the promissory note
    TimingWindow("turn_actions_static",                       ACTION_PHASE,   STATIC,           205),  # changes how many actions a turn contains or who may play cards in it
    TimingWindow("action",                                    ACTION_PHASE,   COMPONENT_ACTION, 210),  # component action: uses the turn's action; illegal if it cannot be completely resolved
    TimingWindow("action_performed_after",                    ACTION_PHASE,   AFTER,            290),  # a whole action has been resolved; before the turn ends
    TimingWindow("score_action_phase",                        ACTION_PHASE,   WHEN,             295),  # any moment of the action phase at which the requirement has just become true
    # Strategic action
    TimingWindow("strategic_primary",                         ACTION_PHASE,   WHEN,             300),  # active player resolves a strategy card's primary
    TimingWindow("strategic_secondary",                       ACTION_PHASE,   WHEN,             310),  # each other player clockwise may resolve the secondary
    TimingWindow("diplomacy_resolved_after",                  ACTION_PHASE,   AFTER,            320),  # player has resolved Diplomacy primary or secondary
    # Tactical action: activation and movement
    TimingWindow("activation_legality",                       ACTION_PHASE,   STATIC,           395),  # restricts which systems may be activated
    TimingWindow("self_activates_system",                     ACTION_PHASE,   AFTER,            400),  # after you place the activation token
    TimingWindow("other_activates_system",                    ACTION_PHASE,   AFTER,            400),  # after another player activates a system (usually one holding your units)
    TimingWindow("any_activates_system",                      ACTION_PHASE,   AFTER,            400),  # after any player activates a system
    TimingWindow("movement_static",                           ACTION_PHASE,   STATIC,           410),  # changes move values, passable systems or adjacency while ships move
    TimingWindow("other_moved_ships_in_after",                ACTION_PHASE,   AFTER,            420),  # after another player's ships arrive in the active system, before Space Cannon Offense rolls
    # Space cannon, offense and defense
    TimingWindow("space_cannon_before",                       ACTION_PHASE,   BEFORE,           430),  # before one of your space cannon rolls
    TimingWindow("space_cannon_roll",                         ACTION_PHASE,   WHEN,             431),  # while a space cannon roll is made
    TimingWindow("space_cannon_hits_assign_before",           ACTION_PHASE,   BEFORE,           432),  # hits of a space cannon roll are known but not yet assigned
    # Space combat
    TimingWindow("combat_start",                              ACTION_PHASE,   START,            500),  # start of any combat (space or ground) you take part in
    TimingWindow("space_combat_start",                        ACTION_PHASE,   START,            500),  # start of a space combat, before anti-fighter barrage (= 'before combat', RR 67.2)
    TimingWindow("combat_round_start",                        ACTION_PHASE,   START,            510),  # start of a round of space or ground combat
    TimingWindow("space_combat_round_start",                  ACTION_PHASE,   START,            510),  # start of a round of space combat
    TimingWindow("space_combat_first_round_start",            ACTION_PHASE,   START,            510),  # start of round 1 only
    TimingWindow("retreat_announced_after",                   ACTION_PHASE,   AFTER,            520),  # opponent has announced a retreat
    TimingWindow("combat_roll_static",                        ACTION_PHASE,   STATIC,           529),  # standing modifier of combat rolls
    TimingWindow("combat_roll_when",                          ACTION_PHASE,   WHEN,             530),  # while/just after a combat die is rolled, before the next die group
    TimingWindow("sustain_damage_static",                     ACTION_PHASE,   STATIC,           539),  # units lose or cannot use sustain damage
    TimingWindow("space_combat_hits_assign_before",           ACTION_PHASE,   BEFORE,           540),  # hits against your ships are known but unassigned (any source inside the space combat)
    TimingWindow("sustain_damage_self_when",                  ACTION_PHASE,   WHEN,             541),  # one of your units uses sustain damage
    TimingWindow("sustain_damage_other_after",                ACTION_PHASE,   AFTER,            542),  # an enemy ship used sustain damage against a hit of yours
    TimingWindow("hits_assign_static",                        ACTION_PHASE,   STATIC,           543),  # restricts which units hits may be assigned to
    TimingWindow("hits_assigned_after",                       ACTION_PHASE,   AFTER,            545),  # end of the Assign Hits step of a combat round
    TimingWindow("own_ship_destroyed",                        ACTION_PHASE,   AFTER,            546),  # one of your ships is destroyed (when/after as stated)
    TimingWindow("opponent_unit_destroyed_after",             ACTION_PHASE,   AFTER,            546),  # a unit of your combat opponent is destroyed
    TimingWindow("own_infantry_destroyed_after",              ACTION_PHASE,   AFTER,            546),  # one of your infantry-type units is destroyed
    TimingWindow("combat_round_end",                          ACTION_PHASE,   END,              550),  # end of a round of space or ground combat
    TimingWindow("space_combat_round_end",                    ACTION_PHASE,   END,              550),  # after the Retreat step of a space combat round
    TimingWindow("space_combat_end",                          ACTION_PHASE,   AFTER,            560),  # space combat won or lost (not drawn)
    TimingWindow("combat_won_when",                           ACTION_PHASE,   WHEN,             560),  # a player wins a space or ground combat
    # Invasion
    TimingWindow("invasion_start",                            ACTION_PHASE,   START,            600),  # before the Bombardment step
    TimingWindow("bombardment_static",                        ACTION_PHASE,   STATIC,           609),  # what may be bombarded / planetary shield on or off
    TimingWindow("bombardment_roll",                          ACTION_PHASE,   WHEN,             610),  # while a bombardment roll is made
    TimingWindow("commit_ground_forces",                      ACTION_PHASE,   STATIC,           619),  # rules for committing units / removing the custodians token
    TimingWindow("self_committed_after",                      ACTION_PHASE,   AFTER,            620),  # after you commit units to a planet, before Space Cannon Defense
    TimingWindow("other_committed_after",                     ACTION_PHASE,   AFTER,            620),  # after another player commits units to a planet you control
    TimingWindow("ground_combat_start",                       ACTION_PHASE,   START,            640),  # start of a ground combat
    TimingWindow("ground_combat_round_start",                 ACTION_PHASE,   START,            641),  # start of a ground combat round
    TimingWindow("ground_combat_rolls_after",                 ACTION_PHASE,   AFTER,            642),  # combat rolls of a ground combat round have been made
    TimingWindow("ground_combat_round_end",                   ACTION_PHASE,   END,              645),  # end of a ground combat round
    TimingWindow("ground_combat_won_after",                   ACTION_PHASE,   AFTER,            650),  # you won a ground combat
    # Control of planets
    TimingWindow("gain_control_when",                         ANY_PHASE,      WHEN,             660),  # at the moment a player gains control of a planet (before enemy structures are destroyed)
    TimingWindow("lose_control_when",                         ANY_PHASE,      WHEN,             660),  # a player loses control of a planet
    TimingWindow("gain_control_after",                        ANY_PHASE,      AFTER,            661),  # after a player gained control of a planet
    # Production
    TimingWindow("produce_static",                            ANY_PHASE,      STATIC,           699),  # limits what, where or at what price units may be produced or placed
    TimingWindow("production_when",                           ANY_PHASE,      WHEN,             700),  # one or more of your units use production (one pooled use)
    TimingWindow("production_after",                          ANY_PHASE,      AFTER,            701),  # after a pooled use of production
    TimingWindow("space_dock_placed_when",                    ANY_PHASE,      WHEN,             702),  # you place a space dock in a system
    # The end of a tactical action
    TimingWindow("tactical_action_resolved_after",            ACTION_PHASE,   AFTER,            790),  # after the Production step; tactical action finished
    # Events of any phase: technology
    TimingWindow("research_when",                             ANY_PHASE,      WHEN,             800),  # a player researches (prerequisites being checked, costs paid)
    TimingWindow("research_after",                            ANY_PHASE,      AFTER,            801),  # a player has researched (not merely gained) a technology
    TimingWindow("tech_gain_when",                            ANY_PHASE,      WHEN,             802),  # a technology would be gained
    # Events of any phase: trade
    TimingWindow("replenish_when",                            ANY_PHASE,      WHEN,             810),  # a player replenishes commodities
    TimingWindow("replenish_after",                           ANY_PHASE,      AFTER,            811),  # a player has replenished commodities
    TimingWindow("neighbor_trade_goods_or_transaction_after", ANY_PHASE,      AFTER,            812),  # a neighbour gained trade goods or finished a transaction
    TimingWindow("transaction_static",                        ANY_PHASE,      STATIC,           813),  # who may trade with whom and what
    TimingWindow("spend_trade_goods_when",                    ANY_PHASE,      WHEN,             814),  # trade goods are spent as resources or influence
    # Events of any phase: action cards
    TimingWindow("draw_action_cards_when",                    ANY_PHASE,      WHEN,             820),  # one or more action cards are drawn by one instruction
    TimingWindow("hand_limit_static",                         ANY_PHASE,      STATIC,           821),  # action card hand limit
    TimingWindow("other_plays_action_card_when",              ANY_PHASE,      WHEN,             822),  # another player announced an action card with its targets; nothing resolved yet
    # Events of any phase: notes and elimination
    TimingWindow("note_received",                             ANY_PHASE,      WHEN,             830),  # promissory note arrives in a player's hand
    TimingWindow("player_eliminated_when",                    ANY_PHASE,      WHEN,             831),  # a player is eliminated
    # Standing rules of any phase
    TimingWindow("fleet_pool_static",                         ANY_PHASE,      STATIC,           840),  # fleet pool size / ship limit rules
    TimingWindow("planet_value_static",                       ANY_PHASE,      STATIC,           841),  # attachment changes planet values
    TimingWindow("adjacency_static",                          ANY_PHASE,      STATIC,           842),  # changes adjacency or wormholes permanently or for a player
    TimingWindow("objective_static",                          ANY_PHASE,      STATIC,           843),  # changes who may score what
    # Status phase
    TimingWindow("status_phase_start",                        STATUS_PHASE,   START,            900),  # before Score Objectives
    TimingWindow("score_objectives",                          STATUS_PHASE,   WHEN,             910),  # Score Objectives step
    TimingWindow("status_draw_action_cards",                  STATUS_PHASE,   WHEN,             930),  # Draw Action Cards step
    TimingWindow("status_gain_tokens",                        STATUS_PHASE,   WHEN,             950),  # Gain and Redistribute Command Tokens step
    TimingWindow("status_return_strategy_cards_when",         STATUS_PHASE,   WHEN,             980),  # Return Strategy Cards step (cards were readied two steps earlier)
    TimingWindow("status_phase_end",                          STATUS_PHASE,   END,              990),  # after the last step of the status phase
    # Agenda phase
    TimingWindow("agenda_phase_start",                        AGENDA_PHASE,   START,            1000), # before the first agenda is revealed
    TimingWindow("agenda_revealed_when",                      AGENDA_PHASE,   WHEN,             1010), # agenda just revealed; replacement/veto window, before riders
    TimingWindow("agenda_revealed_after",                     AGENDA_PHASE,   AFTER,            1020), # agenda stands; rider/prediction window, before any vote
    TimingWindow("vote_before",                               AGENDA_PHASE,   BEFORE,           1030), # riders done, no vote cast yet
    TimingWindow("vote_static",                               AGENDA_PHASE,   STATIC,           1035), # who may vote and how many votes
    TimingWindow("self_voted_after",                          AGENDA_PHASE,   AFTER,            1040), # right after you cast votes in your own voting turn
    TimingWindow("speaker_voted_after",                       AGENDA_PHASE,   AFTER,            1050), # after the speaker's voting turn (even if he abstained)
    TimingWindow("self_elected_when",                         AGENDA_PHASE,   WHEN,             1060), # votes tallied, you are the elected player
    TimingWindow("agenda_outcome",                            AGENDA_PHASE,   WHEN,             1070), # the winning outcome's effect is carried out
    TimingWindow("prediction_resolve_after",                  AGENDA_PHASE,   AFTER,            1080), # outcome done; correct predictions pay out
)
# fmt: on

MOMENT: dict[str, TimingWindow] = {window.id: window for window in TIMING_WINDOWS}
MOMENTS: tuple[str, ...] = tuple(MOMENT)
