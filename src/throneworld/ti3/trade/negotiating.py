"""New agreements: proposed in turn, accepted, approved by the Trade Master (SA-11.2, 15.5.3, ruling 172)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from throneworld.imperium.modifiers import granted_by, refused, total
from throneworld.kernel.asks import Noun, Option, Refusal
from throneworld.kernel.game import Game
from throneworld.kernel.nouns import SEAT, Verbs
from throneworld.kernel.steps import END, Decision, Procedure, Step
from throneworld.ti3.duel import is_duel
from throneworld.ti3.nouns import CONTRACT
from throneworld.ti3.order import opponents_in_rotation, others_in_rotation
from throneworld.ti3.quantities import MAY_TRADE, SELF_TRADES, TRADES_FREELY
from throneworld.ti3.state import NOBODY, Ti3State, of
from throneworld.ti3.verbs.agreements import (
    agreement_between,
    open_agreement,
    owner_of_contract,
    self_trades,
)

DECLINE: Option = ("decline",)
ACCEPT: Option = ("accept",)
REFUSE: Option = ("refuse",)
PROPOSE = "propose"


class Negotiation(Procedure, frozen=True):
    """From the Trade Master in rotation order each may propose, until all have passed in succession."""

    stages: ClassVar[tuple[str, ...]] = ("turns",)

    seat: int = NOBODY
    turn: int = 0
    passes: int = 0
    """How many have passed since the last proposal."""
    proposed: tuple[str, ...] = ()
    """What was proposed already: the same is not proposed twice."""
    strict: bool = False
    """Whether nobody does without the approval of the Trade Master."""
    most: int = 0
    """How many agreements may come of it; any number if none is said."""
    opened: int = 0

    def turns(self, game: Game) -> Step:
        order = (self.seat, *others_in_rotation(of(game), self.seat))
        if self.passes >= len(order) or (self.most and self.opened >= self.most):
            return END
        proposer = order[self.turn % len(order)]
        game.do(Propose(proposer, master=self.seat, proposed=self.proposed, strict=self.strict))
        return self.to("turns", turn=self.turn + 1, passes=self.passes + 1)


class Propose(Decision, frozen=True):
    """One agreement: with whom, and which contracts change hands."""

    rule: ClassVar[str] = "SA-11.2.2"
    prompt: ClassVar[str] = "propose_agreement"
    verbs: ClassVar[tuple[str, ...]] = (PROPOSE, "accept", "refuse")

    master: int = NOBODY
    proposed: tuple[str, ...] = ()
    strict: bool = False

    def candidates(self, game: Game, seat: int) -> list[Option]:
        state = of(game)
        own, alone = contracts_of(state, seat), most_self_trades(state, seat)
        return [
            *[
                (PROPOSE, other, one, its)
                for other in (() if is_duel(state) else opponents_in_rotation(state, seat))
                for one in own
                for its in contracts_of(state, other)
            ],
            *[(PROPOSE, seat, one) for one in own if alone],
            DECLINE,
        ]

    def options(self, game: Game, seat: int) -> tuple[Option, ...]:
        """Looking at each of the others once, however many contracts could change hands."""
        state, own = of(game), at_home(of(game), seat)
        return (
            *[
                (PROPOSE, other, one, its)
                for other in (() if is_duel(state) or not own else opponents_in_rotation(state, seat))
                if is_free_to_trade(state, seat, other)
                for one in own
                for its in at_home(state, other)
                if named(one, its) not in self.proposed
            ],
            *[
                (PROPOSE, seat, one)
                for one in (own if most_self_trades(state, seat) else ())
                if self.refusal(game, seat, (PROPOSE, seat, one)) is None
            ],
            DECLINE,
        )

    def refusal(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option == DECLINE:
            return None
        contracts = tuple(map(str, option[2:]))
        refusal = agreement_refusal(of(game), seat, int(option[1]), contracts)
        if refusal is None and named(*contracts) in self.proposed:
            return Refusal("SA-15.5.3", "proposed_before")
        return refusal

    def barred(self, game: Game, seat: int, option: Option) -> Refusal | None:
        if option[0] != PROPOSE:
            return Refusal("SA-15.5.3", "no_approval_asked")
        return agreement_refusal(of(game), seat, int(option[1]), tuple(map(str, option[2:])))

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == DECLINE:
            return None
        other, contracts = int(option[1]), tuple(map(str, option[2:]))
        game.tell("agreement_proposed", seat, other, contracts[0], contracts[-1])
        game.amend(Negotiation, passes=0, proposed=(*self.proposed, named(*contracts)))
        return consent(of(game), self.master, seat, other, contracts, self.strict).run_or_open(game)


class Consent(Decision, frozen=True):
    """The partner accepts or not; after him, if need be, the Trade Master."""

    rule: ClassVar[str] = "SA-15.5.3"
    prompt: ClassVar[str] = "consent_to_agreement"

    proposer: int = NOBODY
    partner: int = NOBODY
    contracts: tuple[str, ...] = ()
    asked_next: tuple[int, ...] = ()
    """Who has to agree after this player."""

    def run_or_open(self, game: Game) -> Step | None:
        """Where nobody has to agree, the agreement is open."""
        if self.seat != NOBODY:
            return self
        open_agreement(game, *self.contracts)
        negotiation = game.nearest(Negotiation)
        if negotiation is not None:
            game.amend(Negotiation, opened=negotiation.opened + 1)
        return None

    def about(self, game: Game, seat: int) -> Mapping[str, Noun]:
        one, other = self.contracts[0], self.contracts[-1]
        return {"proposer": self.proposer, "partner": self.partner, "one": one, "other": other}

    def candidates(self, game: Game, seat: int) -> list[Option]:
        return [ACCEPT, REFUSE]

    def answer(self, game: Game, seat: int, option: Option) -> Step | None:
        if option == REFUSE:
            game.tell("agreement_refused", seat, self.proposer, self.partner)
            return None
        following, *later = (*self.asked_next, NOBODY)
        return Consent(following, self.proposer, self.partner, self.contracts, tuple(later[:-1])).run_or_open(
            game
        )


def consent(
    state: Ti3State,
    master: int,
    proposer: int,
    partner: int,
    contracts: tuple[str, ...],
    strict: bool = False,
) -> Consent:
    """Whose consent an agreement needs: the partner's, and that of the Trade Master, not for his own or those
    of players who need none (ruling 172); to trade with oneself needs nobody's, but for what only two players
    may (ruling 100). If it is strict, the Trade Master is asked for all that is not his own (ruling 126)."""
    alone = proposer == partner
    own = alone and self_trades(state, proposer) < total(state, SELF_TRADES, proposer)
    freely = own or any(granted_by(state, TRADES_FREELY, side) for side in (proposer, partner))
    approval = () if master in (proposer, partner) or (freely and not strict) else (master,)
    needed = approval if alone else (partner, *approval)
    first, *later = (*needed, NOBODY)
    return Consent(first, proposer, partner, contracts, tuple(later[:-1]))


def contracts_of(state: Ti3State, seat: int) -> tuple[str, ...]:
    race = state.factions[seat]
    return f"{race}:1", f"{race}:2"


def named(*contracts: str) -> str:
    """The same two contracts are the same proposal, whoever makes it."""
    return " ".join(sorted(contracts))


def agreement_refusal(state: Ti3State, seat: int, other: int, contracts: tuple[str, ...]) -> Refusal | None:
    """Why two players, or one with himself, cannot have this agreement (SA-11.2.4)."""
    if seat != other and is_duel(state):
        return Refusal("SA-18.3.1", "trades_with_himself_only")
    if seat == other or len(contracts) == 1:
        return _self_refusal(state, seat, other, contracts)
    if other in state.eliminated:
        return Refusal("SA-8.9.1", "player_eliminated", (other,))
    ours = state.ours(seat, other, "SA-16.5.1")
    if ours:
        return ours
    for contract, owner in zip(contracts, (seat, other), strict=True):
        if owner_of_contract(state, contract) != owner:
            return Refusal("SA-11.2.1", "contract_of_another", (contract,))
    if agreement_between(state, seat, other) is not None:
        return Refusal("SA-11.2.4", "agreement_stands", (other,))
    out = [each for each in contracts if _is_out(state, each)]
    if out:
        return Refusal("SA-11.2.4", "contract_out", (out[0],))
    return refused(state, MAY_TRADE, seat, other)


def is_free_to_trade(state: Ti3State, seat: int, other: int) -> bool:
    """Whether two opponents can have an agreement, with whatever contracts lie at home."""
    stands = agreement_between(state, seat, other) is not None
    return not stands and refused(state, MAY_TRADE, seat, other) is None


def at_home(state: Ti3State, seat: int) -> list[str]:
    """The contracts of a player that are not out."""
    return [each for each in contracts_of(state, seat) if each in state.contracts_home[seat]]


def _self_refusal(state: Ti3State, seat: int, other: int, contracts: tuple[str, ...]) -> Refusal | None:
    """Only some may trade with themselves, so many contracts (ruling 100)."""
    contract, most = contracts[0], most_self_trades(state, seat)
    if seat != other or len(contracts) > 1 or not most:
        return Refusal("SA-11.2.2", "needs_two_partners")
    if owner_of_contract(state, contract) != seat:
        return Refusal("SA-11.2.1", "contract_of_another", (contract,))
    if self_trades(state, seat) >= most:
        return Refusal("SA-11.2.4", "enough_self_trades", (most,))
    if _is_out(state, contract):
        return Refusal("SA-11.2.4", "contract_out", (contract,))
    return refused(state, MAY_TRADE, seat, seat)


def most_self_trades(state: Ti3State, seat: int) -> int:
    """Two players may trade both their contracts with themselves (SA-18.3.1, ruling 100)."""
    return len(contracts_of(state, seat)) if is_duel(state) else total(state, SELF_TRADES, seat)


def _is_out(state: Ti3State, contract: str) -> bool:
    return contract not in state.contracts_home[owner_of_contract(state, contract)]


VERBS: Verbs = {
    PROPOSE: ((SEAT, CONTRACT, CONTRACT), (SEAT, CONTRACT)),
}
EVENTS: dict[str, tuple[str, ...]] = {
    "agreement_proposed": ("seat", "other", "one", "contract"),
    "agreement_refused": ("seat", "proposer", "partner"),
}
