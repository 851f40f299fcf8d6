"""The Winnu: Blood Ties, Reclamation, Lazax Gate Folding, Hegemonic Trade Policy, Salai Sai Corian,
Acquiescence."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.board import Passages, adding, held_planets
from throneworld.imperium.combat.combatants import big_ships
from throneworld.imperium.marks import PRODUCTION, is_marked, mark
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.placing import placements
from throneworld.imperium.planets import values
from throneworld.imperium.quantities import ADJACENCY, COMBAT_DICE, LANDING_PRICE, PLANET_VALUE
from throneworld.imperium.reasons import readied_refusal
from throneworld.kernel.asks import Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.windows import Aim, Effect, Occasion, take_aim
from throneworld.ti4.cards.filters import takes
from throneworld.ti4.cards.note_kinds import from_hand
from throneworld.ti4.cards.notes_effects import ChooseExchangeWithOwner, exchanges_with
from throneworld.ti4.declare import Clause, ability, both, it_concerns_me, technology
from throneworld.ti4.effects.cards import ExchangeStrategyCards
from throneworld.ti4.effects.placing import PlaceAtChoice, PlaceUnits
from throneworld.ti4.effects.whom import owner_of_note
from throneworld.ti4.modifying import modifies
from throneworld.ti4.owning import has_technology
from throneworld.ti4.phases.strategy import KEEPS_CARDS
from throneworld.ti4.phases.turn import UseAction
from throneworld.ti4.state import SYSTEM, Place, Ti4State, of
from throneworld.ti4.steps.control import TAKEN
from throneworld.ti4.tables import ALPHA, BETA, FLAGSHIP, INFANTRY, MECATOL_REX, MECATOL_TILE, PDS, SPACE_DOCK
from throneworld.ti4.units import count

RECLAMATION, GATE_FOLDING, TRADE_POLICY = "reclamation", "lazax_gate_folding", "hegemonic_trade_policy"
ACQUIESCENCE = "acquiescence"
SWAPPED_VALUES = "swapped_values"
"""Mark: resources and influence of this planet are swapped."""
RECLAIMED: tuple[str, ...] = (PDS, SPACE_DOCK)


def mecatol_rex_was_taken(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """In this tactical action; and there is something that may be placed on it."""
    state = of(game)
    held = state.control.get(MECATOL_REX) == seat
    if not (held and is_marked(state, TAKEN, seat, MECATOL_REX)):
        return Refusal("RR 1.1", "not_gained_now", (MECATOL_REX,))
    possible = placements(state, seat, RECLAIMED, (MECATOL_REX,))
    return None if possible else Refusal("RR 22.4", "nowhere_to_place", (MECATOL_REX,))


def a_die_for_each_opposing_ship(state: Ti4State, seat: int, kind: str, other: int, place: Place) -> int:
    return big_ships(state, other, place) if kind == FLAGSHIP else 0


def gate_folds(state: Ti4State, seat: int) -> bool:
    """During tactical actions of its owner, while he does not control Mecatol Rex."""
    active = state.active
    return (
        state.active_system > 0
        and has_technology(state, active, GATE_FOLDING)
        and state.control.get(MECATOL_REX) != active
    )


def folded(state: Ti4State, found: Passages, *context: object) -> Passages:
    """Mecatol Rex has an alpha and a beta wormhole."""
    found = adding(state.edition, found, ALPHA, 1 << MECATOL_TILE)
    return adding(state.edition, found, BETA, 1 << MECATOL_TILE)


# Hegemonic Trade Policy


def worth_swapping(state: Ti4State, seat: int, system: int) -> list[str]:
    """Planets whose swapped values would matter: readied ones, and those of a dock that produces."""
    return [
        planet
        for planet in held_planets(state, seat)
        if len(set(values(state, planet))) > 1
        and (
            planet not in state.exhausted
            or (SYSTEM[planet] == system and count(state, seat, planet, SPACE_DOCK))
        )
    ]


def something_to_swap(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    planets = worth_swapping(of(game), seat, int(occasion["system"]))
    return None if planets else Refusal("RR 1.1", "nothing_to_swap")


class ChoosePlanetToSwap(Aim, frozen=True):
    rule: ClassVar[str] = "RR 1.1"
    prompt: ClassVar[str] = "choose_planet_to_swap"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        planets = worth_swapping(of(game), seat, int(self.occasion["system"]))
        return [("swap", planet) for planet in planets]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        planet = option[1]
        refusal = readied_refusal(of(game), seat, planet)
        return refusal or Refusal("RR 1.1", "nothing_to_swap")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        take_aim(game, option[1])


class SwapValues(Effect, frozen=True):
    """Resources and influence of the planet aimed at are swapped for this use of PRODUCTION."""

    def run(self, game: Game) -> None:
        mark(game, SWAPPED_VALUES, seat=self.seat, subject=self.targets[0], until=PRODUCTION)


def swapped(state: Ti4State, value: tuple[int, int], seat: int, planet: str) -> tuple[int, int]:
    return (value[1], value[0]) if is_marked(state, SWAPPED_VALUES, seat, planet) else value


MODIFIERS: tuple[Modifier, ...] = (
    modifies(COMBAT_DICE, "salai_sai_corian", window="combat_roll_when", by=a_die_for_each_opposing_ship),
    modifies(ADJACENCY, GATE_FOLDING, window="adjacency_static", turns=folded, holds=gate_folds),
    modifies(LANDING_PRICE, "blood_ties", window="commit_ground_forces", to=0),
    modifies(PLANET_VALUE, TRADE_POLICY, turns=swapped, mark=SWAPPED_VALUES, layer=1),
)


def cards_can_be_exchanged(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """The owner has chosen a card in this phase; one that he kept he has not chosen."""
    state = of(game)
    owner = owner_of_note(state, ACQUIESCENCE)
    if is_marked(state, KEEPS_CARDS, owner):
        return Refusal("RR 72.1", "nothing_chosen", (owner,))
    return None if exchanges_with(state, seat, owner) else Refusal("RR 72.8", "nothing_to_swap")


def holds_mecatol_rex(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It has to be his, and have room (RR 21.3)."""
    state = of(game)
    if state.control.get(MECATOL_REX) != seat:
        return Refusal("RR 21.3", "not_your_planet", (MECATOL_REX,))
    return None if takes(state, seat, INFANTRY, MECATOL_REX) else Refusal("RR 58.5", "none_left", (INFANTRY,))


LISTENERS: tuple[Clause, ...] = (
    *technology(
        GATE_FOLDING,
        "action",
        holds_mecatol_rex,
        UseAction(),
        PlaceUnits(INFANTRY, 1, MECATOL_REX, why=GATE_FOLDING),
        exhausts=True,
    ),
    *technology(
        TRADE_POLICY,
        "production_when",
        both(it_concerns_me, something_to_swap),
        SwapValues(),
        aims=(ChoosePlanetToSwap(),),
        exhausts=True,
    ),
    *ability(
        RECLAMATION,
        "tactical_action_resolved_after",
        both(it_concerns_me, mecatol_rex_was_taken),
        *[PlaceAtChoice(kind, MECATOL_REX, declinable=True, why=RECLAMATION) for kind in RECLAIMED],
    ),
    *from_hand(
        ACQUIESCENCE,
        "strategy_phase_end",
        cards_can_be_exchanged,
        ExchangeStrategyCards(),
        aims=(ChooseExchangeWithOwner(title=ACQUIESCENCE),),
    ),
)
