"""The promissory notes that every player has in his colour, and some of factions (RR 60)."""

from __future__ import annotations

from msgspec.structs import replace

from throneworld.imperium.combat.combatants import COMBAT_BONUS
from throneworld.imperium.effects.lasting import THIS_SYSTEM, Lasting
from throneworld.imperium.effects.whom import ACTOR, ME
from throneworld.imperium.marks import COMBAT, TACTICAL_ACTION, is_marked
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import ENTRY
from throneworld.ti4.cards.conditions import it_has_come, my_units_are_there, owner_leaves
from throneworld.ti4.cards.note_kinds import from_hand, note_of_actor, returned_on_activation
from throneworld.ti4.cards.notes_effects import ChooseNote, DeclareSupport, RestrainOwner
from throneworld.ti4.declare import Clause, always, both, i_fight, it_concerns_me, note
from throneworld.ti4.effects.gaining import COMMODITIES, POINTS, Give, Lose
from throneworld.ti4.effects.which import ALL
from throneworld.ti4.effects.whom import OPPOSING_OWNER
from throneworld.ti4.modifying import ANYBODY, modifies
from throneworld.ti4.technologies.wormholes import ChooseWormholeToken, a_system_takes_a_token

SUPPORT = "support_for_the_throne"

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
)

LISTENERS: tuple[Clause, ...] = (
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
    *note(SUPPORT, "note_received", both(it_concerns_me, it_has_come(SUPPORT)), DeclareSupport(), must=True),
    *returned_on_activation(SUPPORT, points=1),
    *note(
        SUPPORT,
        "player_eliminated_when",
        owner_leaves(SUPPORT),
        Lose(POINTS, why=SUPPORT),
        must=True,
        in_play=True,
    ),
    *from_hand(
        "creuss_iff", "turn_start", both(it_concerns_me, a_system_takes_a_token), ChooseWormholeToken()
    ),
    *from_hand(
        "tekklar_legion",
        "ground_combat_start",
        i_fight,
        Lasting(COMBAT_BONUS, COMBAT, about=1),
        Lasting(COMBAT_BONUS, COMBAT, OPPOSING_OWNER, about=-1, why="tekklar_legion"),
    ),
)
