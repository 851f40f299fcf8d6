"""Trade agreements: opened, broken, and the goods that lie on their contracts (SA-11.2 to 11.4).

A player who trades with himself has one contract in the agreement, which he holds (ruling 100).
"""

from __future__ import annotations

from throneworld.imperium.verbs.goods import gain_trade_goods
from throneworld.kernel.game import Game
from throneworld.ti3.declarations import make_peace
from throneworld.ti3.state import Agreement, Ti3State, of, seat_of
from throneworld.ti3.tables import RACE

WITH_HIMSELF = ""
"""In the place of the other contract where a player trades with himself."""


RACE_OF_CONTRACT: dict[str, str] = {
    f"{race}:{number}": race for race, sheet in RACE.items() for number, _ in enumerate(sheet.contracts, 1)
}


def owner_of_contract(state: Ti3State, contract: str) -> int:
    return seat_of(state, RACE_OF_CONTRACT[contract])


def value_of(contract: str) -> int:
    """What whoever holds it earns; its owner earns nothing by it (SA-11.2.1)."""
    race, _, number = contract.partition(":")
    return RACE[race].contracts[int(number) - 1]


def sides_of(state: Ti3State, agreement: Agreement) -> tuple[tuple[int, str], ...]:
    """Each partner, and the contract that he holds: that of the other, or his own (ruling 100)."""
    one = owner_of_contract(state, agreement.one)
    if agreement.other == WITH_HIMSELF:
        return ((one, agreement.one),)
    return (one, agreement.other), (owner_of_contract(state, agreement.other), agreement.one)


def agreements_of(state: Ti3State, seat: int) -> list[Agreement]:
    return [each for each in state.agreements if seat in [side for side, _ in sides_of(state, each)]]


def agreement_between(state: Ti3State, one: int, other: int) -> Agreement | None:
    """There is one at most (SA-11.2.4); with oneself it does not count."""
    both = {state.factions[one], state.factions[other]}
    for each in state.agreements if one != other else ():
        if each.other and {RACE_OF_CONTRACT[each.one], RACE_OF_CONTRACT[each.other]} == both:
            return each
    return None


def self_trades(state: Ti3State, seat: int) -> int:
    """Contracts that a player trades with himself."""
    return len([each for each in agreements_of(state, seat) if each.other == WITH_HIMSELF])


def contracts_held(state: Ti3State, seat: int) -> list[str]:
    """The contracts on which goods lie for a player."""
    sides = [side for each in agreements_of(state, seat) for side in sides_of(state, each)]
    return [contract for holder, contract in sides if holder == seat]


# Opening and collecting


def open_agreement(game: Game, one: str, other: str = WITH_HIMSELF) -> None:
    """Two contracts change places and lie number side up (SA-11.2.3); one that stays is turned up."""
    state = of(game)
    for contract in filter(None, (one, other)):
        seat = owner_of_contract(state, contract)
        state.contracts_home[seat] = tuple([each for each in state.contracts_home[seat] if each != contract])
    state.agreements = (*state.agreements, Agreement(one, other))
    partner = owner_of_contract(state, other or one)
    game.tell("agreement_opened", owner_of_contract(state, one), partner, one, other)
    make_peace(game, owner_of_contract(state, one), partner)


def place_on_contract(game: Game, seat: int, contract: str, amount: int) -> None:
    """Trade goods lie on a contract until whoever holds it collects them (SA-11.3.1)."""
    state = of(game)
    if amount > 0:
        state.goods_on[contract] = state.goods_on.get(contract, 0) + amount
        game.tell("goods_placed", seat, contract, amount)


def collect(game: Game, seat: int, contract: str, amount: int) -> None:
    """So many of the goods on a contract go to whoever holds it; the rest stays."""
    take_off_contract(game, contract, amount)
    gain_trade_goods(game, seat, amount, "agreement")


def take_off_contract(game: Game, contract: str, amount: int) -> None:
    state = of(game)
    left = state.goods_on.get(contract, 0) - amount
    state.goods_on.pop(contract, None)
    if left > 0:
        state.goods_on[contract] = left


def goods_waiting(state: Ti3State, seat: int) -> int:
    """What lies on all agreements of a player, and is not his yet (SA-11.3.4)."""
    return sum([state.goods_on.get(contract, 0) for contract in contracts_held(state, seat)])


def collect_all(game: Game, seat: int) -> int:
    """Everything on all agreements of a player (SA-15.5.1, 15.5.4); how much it was."""
    state = of(game)
    gained = goods_waiting(state, seat)
    for contract in contracts_held(state, seat):
        state.goods_on.pop(contract, None)
    gain_trade_goods(game, seat, gained, "agreement")
    return gained


# Breaking


def close_agreement(game: Game, agreement: Agreement) -> None:
    """Contracts go home; goods that nobody has collected are lost."""
    state = of(game)
    state.agreements = tuple([each for each in state.agreements if each != agreement])
    for contract in filter(None, (agreement.one, agreement.other)):
        state.goods_on.pop(contract, None)
        seat = owner_of_contract(state, contract)
        if seat not in state.eliminated:
            state.contracts_home[seat] = tuple(sorted((*state.contracts_home[seat], contract)))
    sides = sides_of(state, agreement)
    game.tell("agreement_ended", sides[0][0], sides[-1][0])


def break_agreement(game: Game, agreement: Agreement, *, rounded_up: bool = False) -> None:
    """Each side collects half of what lies on its contract, the rest is lost (SA-11.4.2, ruling 1)."""
    state = of(game)
    for holder, contract in sides_of(state, agreement):
        collect(game, holder, contract, (state.goods_on.get(contract, 0) + rounded_up) // 2)
    close_agreement(game, agreement)


def break_all(game: Game, *, rounded_up: bool = False) -> None:
    """All agreements in play, those of Hacan too (SA-15.5.1, ruling 133)."""
    for agreement in of(game).agreements:
        break_agreement(game, agreement, rounded_up=rounded_up)


def break_by_war(game: Game, attacker: int, defender: int) -> None:
    """The attacker loses what lies on his contract, the defender collects all on his (SA-11.4.5)."""
    state = of(game)
    agreement = agreement_between(state, attacker, defender)
    if agreement is None:
        return
    for holder, contract in sides_of(state, agreement):
        if holder == defender:
            collect(game, holder, contract, state.goods_on.get(contract, 0))
    close_agreement(game, agreement)


def end_agreements_of(game: Game, seat: int) -> None:
    """A race leaves the game: partners collect what lies on its contracts (SA-8.9.3, 8.9.4)."""
    state = of(game)
    for agreement in agreements_of(state, seat):
        for holder, contract in sides_of(state, agreement):
            if holder != seat:
                collect(game, holder, contract, state.goods_on.get(contract, 0))
        close_agreement(game, agreement)
    state.contracts_home[seat] = ()


EVENTS: dict[str, tuple[str, ...]] = {
    "agreement_opened": ("seat", "other", "one", "contract"),
    "agreement_ended": ("seat", "other"),
    "goods_placed": ("seat", "contract", "amount"),
}
