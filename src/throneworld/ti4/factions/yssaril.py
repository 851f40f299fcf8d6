"""The Yssaril Tribes: Stall Tactics, Crafty, Scheming, Mageon Implants, Transparasteel Plating, Y'sia
Y'ssrila, Spy Net."""

from __future__ import annotations

from throneworld.imperium.drawing import NO_LIMIT
from throneworld.imperium.effects.aims import ChoosePlayer, there_is
from throneworld.imperium.effects.whom import CHOSEN
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.quantities import BLOCKS, CARDS_SIFTED, HAND_LIMIT, SILENCES_PASSED
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Occasion
from throneworld.ti4.cards.conditions import has_action_card
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me, technology
from throneworld.ti4.effects.cards import Discard, Take
from throneworld.ti4.effects.whom import OWNER, owner_of_note
from throneworld.ti4.modifying import modifies
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import of
from throneworld.ti4.tables import FLAGSHIP

SPY_NET = "spy_net"


def owner_has_action_cards(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    owner = owner_of_note(of(game), SPY_NET)
    return None if of(game).hands[owner] else Refusal("RR 60.1", "no_action_cards", (owner,))


MODIFIERS: tuple[Modifier, ...] = (
    modifies(
        BLOCKS,
        "ysia_yssrila",
        window="movement_static",
        bans=True,
        where=lambda state, seat, kind, origin: kind == FLAGSHIP,
    ),
    modifies(HAND_LIMIT, "crafty", window="hand_limit_static", to=NO_LIMIT, layer=1),
    modifies(CARDS_SIFTED, "scheming", window="draw_action_cards_when", add=1),
    modifies(SILENCES_PASSED, "transparasteel_plating", window="turn_actions_static", add=1),
)
_OTHER_WITH_CARDS = ChoosePlayer(filters=("another", "with_action_cards"))

LISTENERS: tuple[Clause, ...] = (
    *technology(
        "mageon_implants",
        "action",
        there_is(_OTHER_WITH_CARDS),
        UseAction(),
        Take(CHOSEN),
        aims=(_OTHER_WITH_CARDS,),
        exhausts=True,
    ),
    *ability(
        "stall_tactics", "action", has_action_card, UseAction(), costs=(Discard(1, why="stall_tactics"),)
    ),
    *from_hand(SPY_NET, "turn_start", both(it_concerns_me, owner_has_action_cards), Take(OWNER, why=SPY_NET)),
)
