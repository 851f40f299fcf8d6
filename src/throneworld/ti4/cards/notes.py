"""The promissory notes that are used at a stop (RR 60): four of every colour, one of each faction.

Those that are played as a component action are beside the other component actions; here they only go back.
Others may not see who holds what, so a condition looks at the table alone, and at the holder's hand where a
player may have several notes of one title.
"""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.combat.dice import REROLLS
from throneworld.imperium.marks import (
    COMBAT,
    COMBAT_ROUND,
    TACTICAL_ACTION,
    is_marked,
)
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ENTRY
from throneworld.imperium.verbs.tokens import STRATEGY
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.action_taking import PlayNote, ReturnNote
from throneworld.ti4.cards.notes_conditions import (
    SUPPORT,
    cards_can_be_exchanged,
    has_strategy_card,
    may_gain_it_too,
    my_units_are_there,
    owner_acts,
    owner_can_be_sent_away,
    owner_has_action_cards,
    owner_has_strategy_token,
    support_has_come,
    supporter_leaves,
)
from throneworld.ti4.cards.notes_effects import (
    ChooseExchangeWithOwner,
    ChooseNote,
    DeclareSupport,
    RestrainOwner,
    ReturnFromPlay,
    ReturnNoteOfActor,
    ReturnNotesInPlay,
    ShowNoteOfActor,
    notes_of_those_there,
)
from throneworld.ti4.cards.notes_units import LandReinforcements, SendGroundForcesAway
from throneworld.ti4.cards.senate_effects import ReplaceAgenda
from throneworld.ti4.declare import (
    Clause,
    Declared,
    Does,
    When,
    always,
    both,
    i_fight,
    it_concerns_another,
    it_concerns_me,
    note,
)
from throneworld.ti4.effects.cards import ExchangeStrategyCards, Learn, Take
from throneworld.ti4.effects.gaining import (
    COMMODITIES,
    GOODS,
    POINTS,
    Gain,
    Give,
    Lose,
)
from throneworld.ti4.effects.lasting import THIS_SYSTEM, Lasting
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import (
    ACTOR,
    ME,
    OPPOSING_OWNER,
    OWNER,
)
from throneworld.ti4.factions.naalu import PlaceZeroToken
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.owning import SILENCED
from throneworld.ti4.quantities import TRADES_AFAR
from throneworld.ti4.state import of
from throneworld.ti4.technologies.wormholes import ChooseWormholeToken, a_system_takes_a_token

# Kinds of notes


def note_of_actor(title: str, window: str, when: When, *effects: Does) -> Declared:
    """A generic note of the player whom the occasion is about; it goes back to him.

    Everybody who holds notes may have it, so `when` looks at the table; the hand is looked at apart.
    """

    def mine_to_play(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        held = f"{title}:{occasion['seat']}" in of(game).notes[seat]
        return None if held else Refusal("RR 60.1", "not_held", (title,))

    def suspects(game: Game, occasion: Occasion) -> list[int]:
        holding = [seat for seat, notes in enumerate(of(game).notes) if notes]
        return [seat for seat in holding if condition(game, seat, occasion) is None]

    condition = both(it_concerns_another, when)
    shown, back = ShowNoteOfActor(title=title), ReturnNoteOfActor(title=title)
    clauses = note(title, window, both(condition, mine_to_play), *effects, back)
    return tuple([replace(each, suspects=suspects, spends=(shown,)) for each in clauses])


def from_hand(title: str, window: str, when: When, *effects: Does, aims: tuple[Does, ...] = ()) -> Declared:
    """A faction's note that goes back to its owner once it is resolved (RR 60.3)."""
    return note(title, window, when, *effects, ReturnNote(title=title), aims=aims)


def returned_on_activation(title: str, points: int = 0) -> Declared:
    """A note in the play area that goes back when its holder activates a system with units of its owner."""

    def owner_is_there(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
        there = notes_of_those_there(of(game), seat, title, int(occasion["system"]))
        return None if there else Refusal("RR 60.1", "no_units_there", (title,))

    return note(
        title,
        "self_activates_system",
        both(it_concerns_me, owner_is_there),
        ReturnNotesInPlay(title=title, points=points),
        must=True,
        in_play=True,
    )


# The notes

MOVES_BARRED = "ceasefire"
"""Mark, until the tactical action is over: the active player moves no units into the system (its subject)."""

MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        ENTRY,
        "ceasefire",
        mark=MOVES_BARRED,
        bans=True,
        where=lambda state, seat, system: is_marked(state, MOVES_BARRED, subject=system),
        whose=ANYBODY,
    ),
    modifies(TRADES_AFAR, "trade_convoys", window="transaction_static", grants=True),
)

GENERIC: tuple[Clause, ...] = (
    *note_of_actor(
        "ceasefire",
        "other_activates_system",
        my_units_are_there,
        Lasting(MOVES_BARRED, TACTICAL_ACTION, on=THIS_SYSTEM),
    ),
    *note_of_actor(
        "trade_agreement", "replenish_when", always, Give(COMMODITIES, ALL, ACTOR, ME, why="trade_agreement")
    ),
    *[
        replace(each, once=False)  # a player may hold several, of different owners
        for each in note(
            "political_secret",
            "agenda_revealed_when",
            always,
            RestrainOwner(title="political_secret"),
            aims=(ChooseNote(title="political_secret"),),
        )
    ],
    *note(SUPPORT, "note_received", both(it_concerns_me, support_has_come), DeclareSupport(), must=True),
    *returned_on_activation(SUPPORT, points=1),
    *note(
        SUPPORT,
        "player_eliminated_when",
        supporter_leaves,
        Lose(POINTS, why=SUPPORT),
        must=True,
        in_play=True,
    ),
)
FACTIONS: tuple[Clause, ...] = (
    *returned_on_activation("stymie"),
    *from_hand(
        "creuss_iff", "turn_start", both(it_concerns_me, a_system_takes_a_token), ChooseWormholeToken()
    ),
    *returned_on_activation("trade_convoys"),
    *from_hand(
        "research_agreement",
        "research_after",
        both(owner_acts("research_agreement"), may_gain_it_too),
        Learn(),
    ),
    *from_hand(
        "cybernetic_enhancements",
        "turn_start",
        both(it_concerns_me, owner_has_strategy_token("cybernetic_enhancements")),
        Lose(STRATEGY, 1, OWNER, why="cybernetic_enhancements"),
        Gain(STRATEGY),
    ),
    *from_hand(
        "war_funding",
        "space_combat_round_start",
        i_fight,
        Lose(GOODS, 2, OWNER, why="war_funding"),
        Lasting(REROLLS, COMBAT_ROUND, about="war_funding"),
    ),
    *returned_on_activation("promise_of_protection"),
    *note(
        "gift_of_prescience",
        "strategy_phase_end",
        has_strategy_card,
        PlayNote(title="gift_of_prescience"),
        PlaceZeroToken(),
    ),
    *note(
        "gift_of_prescience",
        "status_phase_end",
        always,
        ReturnFromPlay(title="gift_of_prescience"),
        must=True,
        in_play=True,
    ),
    *note("antivirus", "combat_start", i_fight, PlayNote(title="antivirus")),
    *returned_on_activation("antivirus"),
    *from_hand(
        "tekklar_legion",
        "ground_combat_start",
        i_fight,
        Lasting(COMBAT_BONUS, COMBAT, about=1),
        Lasting(COMBAT_BONUS, COMBAT, OPPOSING_OWNER, about=-1, why="tekklar_legion"),
    ),
    *from_hand(
        "raghs_call",
        "self_committed_after",
        both(it_concerns_me, owner_can_be_sent_away),
        SendGroundForcesAway(title="raghs_call"),
    ),
    *from_hand(
        "military_support",
        "turn_start_of_note_owner",
        owner_acts("military_support"),
        Lose(STRATEGY, 1, OWNER, why="military_support"),
        LandReinforcements(count=2, how="military_support"),
    ),
    *from_hand(
        "acquiescence",
        "strategy_phase_end",
        cards_can_be_exchanged,
        ExchangeStrategyCards(),
        aims=(ChooseExchangeWithOwner(title="acquiescence"),),
    ),
    *from_hand(
        "political_favor",
        "agenda_revealed_when",
        owner_has_strategy_token("political_favor"),
        Lose(STRATEGY, 1, OWNER, why="political_favor"),
        ReplaceAgenda(),
    ),
    *from_hand(
        "greyfire_mutagen",
        "any_activates_system",
        always,
        Lasting(SILENCED, TACTICAL_ACTION, OWNER, why="greyfire_mutagen"),
    ),
    *from_hand(
        "spy_net",
        "turn_start",
        both(it_concerns_me, owner_has_action_cards),
        Take(OWNER, why="spy_net"),
    ),
)
LISTENERS: tuple[Clause, ...] = (*GENERIC, *FACTIONS)
