"""What the Strategy cards outside battle do: one step for each mechanic (Rex p.21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import Verbs
from throneworld.kernel.steps import Decision, Step
from throneworld.kernel.windows import Effect
from throneworld.rex.board import faceup, force, is_bombarded, is_shielded, spaces_of
from throneworld.rex.options import LEADER, TROOPS
from throneworld.rex.phases.deployment import ExtraDeployment
from throneworld.rex.phases.influence import struck_spaces
from throneworld.rex.phases.movement import MovementStep
from throneworld.rex.phases.recruitment import UNITS_A_ROUND, dead_leaders
from throneworld.rex.phases.sol_offensive import SolOffensive
from throneworld.rex.reasons import nobody_there, not_dead, too_few_casualties
from throneworld.rex.state import CASUALTIES, of
from throneworld.rex.verbs.cards import discard_card, draw_traitor
from throneworld.rex.verbs.units import destroy_all, recruit_leader, recruit_units

FARTHEST_FLIGHT = 10


class DiscardPlayed(Effect, frozen=True):
    title: str = ""

    def run(self, game: Game) -> Step | None:
        discard_card(game, self.seat, self.title)
        return None


class CallSolOffensive(Effect, frozen=True):
    """It counts as the Sol Offensive of this phase (Rex p.21)."""

    def run(self, game: Game) -> Step | None:
        return SolOffensive(spaces=struck_spaces(of(game)))


class BanFromAlliances(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return NamePlayer(seat=self.seat, ban="alliance")


class BanFromBidding(Effect, frozen=True):
    """One card fewer is dealt; Jol-Nar may look all the same (Rex p.21)."""

    def run(self, game: Game) -> Step | None:
        return NamePlayer(seat=self.seat, ban="bid")


class NamePlayer(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.21"
    prompt: ClassVar[str] = "name_player"
    ban: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("name", other) for other in range(game.seats) if other != seat]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        banned = of(game).bid_ban if self.ban == "bid" else of(game).alliance_ban
        return Refusal(self.rule, "banned_already", option[1:]) if option[1] in banned else None

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "name_another")

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"ban": self.ban}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, named = of(game), int(option[1])
        if self.ban == "bid":
            state.bid_ban = (*state.bid_ban, named)
        else:
            state.alliance_ban = (*state.alliance_ban, named)
        game.tell("banned", seat, named, self.ban)


class RecruitFree(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return FreeRecruits(seat=self.seat)


class FreeRecruits(Decision, frozen=True):
    """One leader or up to five units that are not mechanized, beyond the limits of the phase."""

    rule: ClassVar[str] = "Rex p.21"
    prompt: ClassVar[str] = "free_recruits"
    verbs: ClassVar[Verbs] = {"units": (TROOPS,), "leader": (LEADER,), "mechanized": ()}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        units = min(force(of(game), seat, CASUALTIES)[0], UNITS_A_ROUND)
        return [
            *(("units", count) for count in range(1, units + 1)),
            *(("leader", leader) for leader in dead_leaders(of(game), seat)),
        ]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "mechanized":
            return Refusal(self.rule, "mechanized_not_free")
        if option[0] == "leader":
            return not_dead(of(game), seat, str(option[1]), self.rule)
        missing = too_few_casualties(of(game), seat, option[1], self.rule)
        return missing or Refusal(self.rule, "five_free_units")

    def answer(self, game: Game, seat: int, option: Option) -> None:
        if option[0] == "leader":
            recruit_leader(game, seat, str(option[1]))
        else:
            recruit_units(game, seat, int(option[1]), 0)


class GainTraitor(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        draw_traitor(game, self.seat)
        return None


class MoveAgain(Effect, frozen=True):
    """A second movement step under all normal rules, if need be for the same units."""

    def run(self, game: Game) -> Step | None:
        return MovementStep(seat=self.seat)


class DeployAgain(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return ExtraDeployment(seat=self.seat)


class DestroyShield(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return ChooseShield(seat=self.seat)


class ChooseShield(Decision, frozen=True):
    """The space is unshielded for the rest of the game; under bombardment all units there are lost."""

    rule: ClassVar[str] = "Rex p.21"
    prompt: ClassVar[str] = "choose_shield"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        return [("space", space) for space in spaces_of(state, seat) if faceup(state, seat, space)]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return (
            None if is_shielded(of(game), str(option[1])) else Refusal(self.rule, "not_shielded", option[1:])
        )

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return nobody_there(of(game), seat, str(option[1]), self.rule)

    def answer(self, game: Game, seat: int, option: Option) -> None:
        state, space = of(game), str(option[1])
        state.destroyed_shield = space
        game.tell("shield_destroyed", seat, space)
        if is_bombarded(state, space):
            for other in range(game.seats):
                destroy_all(game, other, space, "bombardment")


class SendFleet(Effect, frozen=True):
    def run(self, game: Game) -> Step | None:
        return ChooseFlight(seat=self.seat)


class ChooseFlight(Decision, frozen=True):
    """The fleet moves so far instead of drawing a Bombardment card."""

    rule: ClassVar[str] = "Rex p.12"
    prompt: ClassVar[str] = "choose_flight"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("sectors", number) for number in range(FARTHEST_FLIGHT + 1)]

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "flight_at_most", (FARTHEST_FLIGHT,))

    def answer(self, game: Game, seat: int, option: Option) -> None:
        of(game).fleet_order = int(option[1])
        game.tell("fleet_ordered", seat, option[1])
