"""The Arborec: Mitosis, Duha Menaimon, Stymie."""

from __future__ import annotations

from throneworld.galaxy.sets import members
from throneworld.imperium.board import adjacency, held_planets
from throneworld.imperium.modifiers import Modifier
from throneworld.imperium.paying import RESOURCES, purse
from throneworld.imperium.placing import placements
from throneworld.imperium.production.producers import may_produce
from throneworld.imperium.quantities import MAY_PRODUCE, PRODUCES
from throneworld.kernel.asks import Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.kernel.windows import Effect, Occasion
from throneworld.ti4.board import held_in, is_home
from throneworld.ti4.cards.note_kinds import laid_out
from throneworld.ti4.declare import Clause, ability, both, flagship, it_concerns_me
from throneworld.ti4.effects.placing import PlaceAtChoice
from throneworld.ti4.effects.where import OWN_PLANETS
from throneworld.ti4.modifying import OTHERS, modifies
from throneworld.ti4.owning import flagship_in
from throneworld.ti4.state import SPACE, Place, Ti4State, of
from throneworld.ti4.steps.production import ProduceUnits
from throneworld.ti4.tables import INFANTRY, SPACE_DOCK
from throneworld.ti4.units import presence

MITOSIS, DUHA_MENAIMON, STYMIE = "mitosis", "duha_menaimon", "stymie"
UNITS_OF_FLAGSHIP = 5


# Mitosis


def there_is_ground(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """A planet of his on which another infantry may stand."""
    state = of(game)
    possible = placements(state, seat, (INFANTRY,), held_planets(state, seat))
    return None if possible else Refusal("RR 22.4", "nowhere_to_place", (INFANTRY,))


# Duha Menaimon


def flagship_can_produce(game: Game, seat: int, occasion: Occasion) -> Refusal | None:
    """It was there before the system was activated: nothing has moved yet."""
    state, system = of(game), int(occasion["system"])
    if flagship_in(state, DUHA_MENAIMON, SPACE[system]) != seat:
        return Refusal("RR 1.23", "not_in_this_system")
    if not may_produce(state, seat, system):
        return Refusal("RR 60.1", "stymied", (system,))
    return None if purse(state, seat, RESOURCES) else Refusal("RR 25.1", "nothing_to_pay_with")


class ProduceBesideFlagship(Effect, frozen=True):
    """Units are produced and paid for in the system that is being activated; PRODUCTION is not used."""

    flagship: str = ""
    most: int = 0

    def run(self, game: Game) -> Step | None:
        system = int(self.occasion["system"])
        places = grounds(of(game), self.seat, system)
        return ProduceUnits(seat=self.seat, system=system, places=places, most=self.most, how=self.flagship)


def grounds(state: Ti4State, seat: int, system: int) -> tuple[Place, ...]:
    """Where ground forces out of a ship may go: onto controlled planets, or aboard (RR 59.4)."""
    return (*held_in(state, seat, system), SPACE[system])


# Stymie


def is_stymied(state: Ti4State, seat: int, system: int) -> bool:
    """Whether the note keeps its owner from producing in, or next to, a system with units of who plays it.

    Home systems with such units do not count.
    """
    note = f"{STYMIE}:{seat}"
    for holder, notes in enumerate(state.notes_in_play):
        if notes and holder != seat and note in notes:
            near = adjacency(state, seat)[system] | 1 << system
            if any(not is_home(each) for each in members(near & presence(state, holder))):
                return True
    return False


def docks_bear_no_infantry(state: Ti4State, seat: int, producer: str, kind: str) -> bool:
    return producer == SPACE_DOCK and kind == INFANTRY


MODIFIERS: tuple[Modifier, ...] = (
    modifies(PRODUCES, MITOSIS, window="produce_static", bans=True, by=docks_bear_no_infantry),
    modifies(MAY_PRODUCE, STYMIE, window="produce_static", bans=True, by=is_stymied, whose=OTHERS),
)

LISTENERS: tuple[Clause, ...] = (
    *laid_out(STYMIE),
    *ability(
        MITOSIS,
        "status_phase_start",
        there_is_ground,
        PlaceAtChoice(INFANTRY, OWN_PLANETS, why=MITOSIS),
        must=True,
    ),
    *flagship(
        DUHA_MENAIMON,
        "self_activates_system",
        both(it_concerns_me, flagship_can_produce),
        ProduceBesideFlagship(flagship=DUHA_MENAIMON, most=UNITS_OF_FLAGSHIP),
    ),
)
