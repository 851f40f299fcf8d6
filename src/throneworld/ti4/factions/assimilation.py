"""The technologies that the Nekro Virus takes from others: gained, or copied by a Valefar Assimilator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Step
from throneworld.ti4.declare import standing
from throneworld.ti4.owning import has_technology
from throneworld.ti4.state import NOBODY, Ti4State, of
from throneworld.ti4.steps.grounding import settle_units
from throneworld.ti4.steps.research import gain_refusal
from throneworld.ti4.tables import FACTION_TECHNOLOGY, TECHNOLOGY, UNIT
from throneworld.ti4.verbs.technologies import drop_technology, exhaust_technology, put_technology

ASSIMILATORS: tuple[str, ...] = ("valefar_assimilator_x", "valefar_assimilator_y")


def can_assimilate(state: Ti4State, seat: int, other: int) -> bool:
    """Whether another player owns a technology that a player could take over."""
    return bool(_takings(state, seat, other))


def _takings(state: Ti4State, seat: int, other: int) -> list[Option]:
    return [each for each in _thinkable(state, other) if taking_refusal(state, seat, each) is None]


def _thinkable(state: Ti4State, other: int) -> list[Option]:
    found: list[Option] = []
    for technology in state.technologies[other]:
        if technology in FACTION_TECHNOLOGY:
            found += [("assimilate", technology, each) for each in ASSIMILATORS]
        else:
            found.append(("gain", technology))
    return found


def taking_refusal(state: Ti4State, seat: int, option: Option) -> Refusal | None:
    if option[0] == "gain":
        return gain_refusal(state, seat, str(option[1]))
    return copy_refusal(state, seat, str(option[2]), str(option[1]))


@standing("tech_gain_when", *ASSIMILATORS)
def copy_refusal(state: Ti4State, seat: int, assimilator: str, technology: str) -> Refusal | None:
    """Whether a player can put an assimilator onto a faction technology.

    None may lie on it yet. An upgrade of a type that is copied already takes that token (RR 86.1).
    """
    if not has_technology(state, seat, assimilator):
        return Refusal("RR 79.2", "technology_not_owned", (assimilator,))
    if technology in state.assimilated.values() or TECHNOLOGY[technology].starting:
        return Refusal("RR 79.11", "already_assimilated", (technology,))
    bound = _same_type(state, technology)
    return Refusal("RR 86.1", "same_unit_type", (bound,)) if bound not in ("", assimilator) else None


def _same_type(state: Ti4State, technology: str) -> str:
    """The assimilator that copies an upgrade of the same type of unit, if there is one."""
    unit = TECHNOLOGY[technology].unit
    for assimilator, copied in state.assimilated.items():
        other = TECHNOLOGY[copied].unit
        if unit and other and UNIT[unit].type == UNIT[other].type:
            return assimilator
    return ""


def assimilate(game: Game, seat: int, assimilator: str, technology: str) -> None:
    """The token moves onto the card, whose text the assimilator has from now on, exhausted if it was."""
    state = of(game)
    before = state.assimilated.pop(assimilator, "")
    exhausted = bool(before) and before in state.exhausted_technologies[seat]
    if before:
        drop_technology(game, seat, before)
    state.assimilated[assimilator] = technology
    put_technology(game, seat, technology, "assimilated")
    if exhausted:
        exhaust_technology(game, seat, technology)


def _not_among(state: Ti4State, other: int, option: Option) -> Refusal:
    """Why a technology is not among those that could be taken."""
    technology = str(option[1])
    if technology not in state.technologies[other]:
        return Refusal("RR 79.5", "not_his_technology", (technology, other))
    if option[0] == "gain":
        return Refusal("RR 79.11", "faction_technology", (technology,))
    if technology not in FACTION_TECHNOLOGY:
        return Refusal("RR 79.11", "no_faction_technology", (technology,))
    assimilator = option[2]
    return Refusal("RR 79.2", "no_assimilator", (assimilator,))


class AssimilateTechnology(Decision, frozen=True):
    """Which technology of another player is gained, or copied; if there is none nothing happens."""

    rule: ClassVar[str] = "RR 79.5"
    prompt: ClassVar[str] = "assimilate_technology"

    other: int = NOBODY

    def run(self, game: Game) -> Step | None:
        return super().run(game) if can_assimilate(of(game), self.seat, self.other) else None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"other": self.other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return _thinkable(of(game), self.other)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return taking_refusal(of(game), seat, option)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return _not_among(of(game), self.other, option)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "gain":
            put_technology(game, seat, str(option[1]), "gained")
        else:
            assimilate(game, seat, str(option[2]), str(option[1]))
        settle_units(game, seat)
