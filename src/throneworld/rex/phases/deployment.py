"""The deployment step: from the reserve into one space of the board (Rex p.11), and its exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from msgspec import Struct

from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Decision, Procedure, Step
from throneworld.kernel.windows import Cancellable
from throneworld.rex.alliances import permits, stopping_refusal
from throneworld.rex.board import force, is_bombarded, occupants, spaces_of
from throneworld.rex.counting import CountUnits
from throneworld.rex.factions.hacan import DeploymentIncome
from throneworld.rex.moments import ADVANTAGE_USED, DEPLOYED
from throneworld.rex.state import NOBODY, RESERVE, Force, RexState, of, seat_of
from throneworld.rex.tables import COUNCIL, DEMOLISHED, LANDING_ZONE, SPACE, SPACES
from throneworld.rex.verbs.influence import pay_influence
from throneworld.rex.verbs.units import move_units, size

NO_DEPLOYMENT: Option = ("none",)
DEPLOYMENTS: tuple[Option, ...] = tuple(("deploy", space) for space in SPACES)
PRICE, PRICE_AMONG_ENEMIES, TRANSFER_PRICE = 1, 2, 1


class Terms(Struct, frozen=True, gc=False):
    """On what terms a player deploys."""

    free: bool = False
    """Sol pays nothing, and is bound to its landing zone."""
    halved: bool = False
    flat: bool = False
    """An Informant's extra deployment: one influence a unit, paid to the pool."""
    transfer: bool = False
    """Units may be shipped from one space to another instead."""

    def price(self, state: RexState, seat: int, space: str, count: int) -> int:
        """Half of a price is rounded up (Rex p.20)."""
        if self.free:
            return 0
        each = PRICE if self.flat else price_of_unit(state, seat, space)
        return -(-each * count // 2) if self.halved else each * count

    def affordable(self, state: RexState, seat: int, space: str) -> int:
        """How many units of the reserve the player can pay for."""
        reserve = sum(force(state, seat, RESERVE))
        if self.free:
            return reserve
        each = PRICE if self.flat else price_of_unit(state, seat, space)
        purse = state.influence[seat] * (2 if self.halved else 1)
        return min(reserve, purse // each)


STANDARD = Terms()
INFORMANT = Terms(flat=True)


def price_of_unit(state: RexState, seat: int, space: str) -> int:
    """Enemies double the price, except in the Council; facedown units are not there (Rex p.11, p.22)."""
    if space == COUNCIL:
        return PRICE
    friends = (seat, *state.allies[seat])
    enemies = [other for other in occupants(state, space) if other not in friends]
    return PRICE_AMONG_ENEMIES if enemies else PRICE


def own_advantage(state: RexState, seat: int) -> str:
    """The race advantage that changes this player's deployment, which an Informant may cancel."""
    return {"sol": "sol_landing_zone", "hacan": "hacan_shipping"}.get(state.races[seat], "")


def terms_of(state: RexState, seat: int, *, cancelled: bool) -> Terms:
    """What the race sheet says, unless it is cancelled, and what a Hacan ally adds."""
    ally = permits(state, seat_of(state, "hacan"), seat)
    race = "" if cancelled else state.races[seat]
    return Terms(
        free=race == "sol",
        halved=race == "hacan" or (ally and race != "sol"),
        transfer=race == "hacan" or ally,
    )


class DeploymentStep(Cancellable, frozen=True):
    """The player says where; if a race advantage helps him, it may be cancelled; then he says how many."""

    stages: ClassVar[tuple[str, ...]] = ("choose", "announce", "carry_out")
    opens: ClassVar[tuple[str, ...]] = (ADVANTAGE_USED,)
    seat: int = NOBODY
    choice: Option = ()
    plain: bool = False
    """The advantage was cancelled: the player chooses again without it."""

    def choose(self, game: Game) -> None:
        game.do(ChooseDeployment(seat=self.seat, terms=terms_of(of(game), self.seat, cancelled=self.plain)))

    def announce(self, game: Game) -> None:
        state = of(game)
        advantage = own_advantage(state, self.seat)
        if advantage and not self.plain and _uses(state, self.seat, self.choice):
            game.open(ADVANTAGE_USED, advantage, self.seat)

    def carry_out(self, game: Game) -> Step | None:
        if self.cancelled:
            game.tell("cancelled", self.seat, own_advantage(of(game), self.seat))
            return self.to("choose", cancelled=False, plain=True, choice=())
        terms = terms_of(of(game), self.seat, cancelled=self.plain)
        if self.choice[0] == "deploy":
            game.do(CountDeploying(seat=self.seat, origin=RESERVE, target=str(self.choice[1]), terms=terms))
        elif self.choice[0] == "transfer":
            game.do(TransferTo(seat=self.seat, origin=str(self.choice[1])))
        return None


class ChooseDeployment(Decision, frozen=True):
    rule: ClassVar[str] = "Rex p.11"
    prompt: ClassVar[str] = "deploy"
    verbs: ClassVar[tuple[str, ...]] = ("deploy", "transfer")
    terms: Terms = STANDARD

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        options = [NO_DEPLOYMENT]
        if RESERVE in state.forces[seat]:
            options += DEPLOYMENTS
        if self.terms.transfer:
            options += [("transfer", space) for space in spaces_of(state, seat)]
        return options

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == NO_DEPLOYMENT:
            return None
        space = str(option[1])
        if option[0] == "transfer":
            return transfer_refusal(game, seat, space)
        return deployment_refusal(game, seat, space, self.terms)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] == "deploy":
            return Refusal(self.rule, "reserve_empty")
        if self.terms.transfer:
            return Refusal("Rex p.22", "no_units_there", option[1:])
        if of(game).races[seat] == "hacan":
            return Refusal("Rex p.21", "advantage_cancelled", ("hacan_shipping",))
        return Refusal("Rex p.22", "hacan_ships_only")

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """As the predicate says, but without asking it where nothing can speak against a space."""
        state = of(game)
        purse = PRICE_AMONG_ENEMIES if self.terms.free else state.influence[seat]
        if self.terms.transfer or (purse and state.allies[seat]) or purse == PRICE:
            return Decision.options(self, game, seat)
        if not purse or RESERVE not in state.forces[seat]:
            return (NO_DEPLOYMENT,)
        return _open_deployments(state.fleet, game.seats <= 4, self.terms.free)

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"reserve": sum(force(of(game), seat, RESERVE)), "influence": of(game).influence[seat]}

    def answer(self, game: Game, seat: int, option: Option) -> None:
        game.amend(DeploymentStep, choice=option)


class ExtraDeployment(Decision, frozen=True):
    """An Informant's second deployment: anywhere, at a flat price, to the pool (Rex p.21)."""

    rule: ClassVar[str] = "Rex p.21"
    prompt: ClassVar[str] = "deploy_extra"

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return list(DEPLOYMENTS)

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return deployment_refusal(game, seat, str(option[1]), INFORMANT)

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return CountDeploying(seat=seat, origin=RESERVE, target=str(option[1]), terms=INFORMANT)


class CountDeploying(CountUnits, frozen=True):
    terms: Terms = STANDARD

    def most(self, game: Game) -> int:
        return self.terms.affordable(of(game), self.seat, self.target)

    def price(self, game: Game, count: int) -> int:
        return self.terms.price(of(game), self.seat, self.target, count)

    def ready(self, game: Game, group: Force) -> Step | None:
        price = self.price(game, size(group))
        move_units(game, self.seat, RESERVE, self.target, group, "deploy")
        return Deployed(seat=self.seat, price=price, to_pool=self.terms.flat)


class Deployed(Procedure, frozen=True):
    """Units have landed: they are paid for, and the Xxcha take note."""

    stages: ClassVar[tuple[str, ...]] = ("pay", "observe")
    opens: ClassVar[tuple[str, ...]] = (DEPLOYED,)
    seat: int = NOBODY
    price: int = 0
    to_pool: bool = False

    def pay(self, game: Game) -> None:
        hacan = seat_of(of(game), "hacan")
        if not self.price or self.to_pool or hacan in (NOBODY, self.seat):
            pay_influence(game, self.seat, self.price, "deploy")
        else:
            game.do(DeploymentIncome(seat=hacan, payer=self.seat, amount=self.price))

    def observe(self, game: Game) -> None:
        game.open(DEPLOYED, self.seat)


class TransferTo(Decision, frozen=True):
    """Hacan ships units from one space to any other, near or far (race sheet)."""

    rule: ClassVar[str] = "Rex p.22"
    prompt: ClassVar[str] = "transfer_to"
    origin: str = ""

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [("to", space) for space in SPACES if space != self.origin]

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return stopping_refusal(game, seat, str(option[1]), self.origin)

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.rule, "already_there", option[1:])

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        return {"origin": self.origin}

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        return CountTransferring(seat=seat, origin=self.origin, target=str(option[1]))


class CountTransferring(CountUnits, frozen=True):
    """One influence a unit, to the pool; it is no deployment (Rex p.22)."""

    rule: ClassVar[str] = "Rex p.22"

    def most(self, game: Game) -> int:
        return of(game).influence[self.seat] // TRANSFER_PRICE

    def price(self, game: Game, count: int) -> int:
        return TRANSFER_PRICE * count

    def ready(self, game: Game, group: Force) -> Step | None:
        pay_influence(game, self.seat, self.price(game, size(group)), "transfer")
        move_units(game, self.seat, self.origin, self.target, group, "transfer")
        return None


def deployment_refusal(game: Game, seat: int, space: str, terms: Terms) -> Refusal | None:
    state = of(game)
    refusal = stopping_refusal(game, seat, space)
    if refusal is not None:
        return refusal
    if terms.free and SPACE[space].sector not in LANDING_ZONE:
        return Refusal("Rex p.22", "outside_landing_zone", (space,))
    if state.influence[seat] < PRICE_AMONG_ENEMIES and not terms.affordable(state, seat, space):
        return Refusal("Rex p.11", "costs_more", (terms.price(state, seat, space, 1), state.influence[seat]))
    return None


@cache
def _open_deployments(fleet: int, demolished: bool, landing_only: bool) -> tuple[Option, ...]:
    spaces = [
        space
        for space in SPACES
        if SPACE[space].sector != fleet
        and not (demolished and space == DEMOLISHED)
        and not (landing_only and SPACE[space].sector not in LANDING_ZONE)
    ]
    return (NO_DEPLOYMENT, *(("deploy", space) for space in spaces))


def transfer_refusal(game: Game, seat: int, space: str) -> Refusal | None:
    state = of(game)
    if is_bombarded(state, space):
        return Refusal("Rex p.22", "space_bombarded", (space,))
    if state.influence[seat] < TRANSFER_PRICE:
        return Refusal("Rex p.22", "costs_more", (TRANSFER_PRICE, state.influence[seat]))
    return None


def _uses(state: RexState, seat: int, choice: Option) -> bool:
    """Hacan's transfer and discount and Sol's landing are advantages.

    Declining to deploy is none, and Sol transfers by Hacan's ally card, which cannot be cancelled (Rex p.21).
    """
    verbs = {"sol_landing_zone": ("deploy",), "hacan_shipping": ("deploy", "transfer")}
    return choice[0] in verbs.get(own_advantage(state, seat), ())
