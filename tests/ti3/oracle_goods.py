"""A ledger of trade goods from the log alone: what everybody has, what lies on contracts, laws and planets.

It knows the rules by which goods move in groups: who collects takes all that lies on his agreements
(SA-15.5.1), a broken agreement pays halves (SA-11.4.2, 15.5.1), war pays the defender alone (SA-11.4.5), and
what leaves with a law or a contract is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from throneworld.kernel.events import Event
from throneworld.ti3.tables import LEAST_TRADE_GOODS_AT_START, RACE

COLLECTED = "agreement"
"""Why goods that came off contracts were gained."""
FIXED = {"trade": 3, "bonus_counter": 1}
"""Gains whose amount the book prints beside the card (SA-15.5.1, 3.7.2)."""


@dataclass
class Ledger:
    races: Sequence[str]
    goods: list[int]
    lying: dict[str, int] = field(default_factory=dict)
    """On contracts, laws and planets."""
    agreements: list[tuple[int, int, str, str]] = field(default_factory=list)
    """Two partners, and their contracts; who trades with himself is both, and has one contract in it."""
    collected: list[tuple[int, int]] = field(default_factory=list)
    """What has just come off contracts, until it is known why."""
    out: set[int] = field(default_factory=set)

    def read(self, events: Iterable[Event], option: Sequence[object] = ()) -> None:
        """All that was told of one choice."""
        if len(option) == 3 and option[0] == "take_good":
            self._lay(str(option[2]), -1)
        for event in events:
            if event.kind in READ:
                if self.collected and event.kind not in ("agreement_ended", "trade_goods_gained"):
                    self._collect_everything()
                READ[event.kind](self, event.args)
        self._collect_everything()

    def _lay(self, where: str, amount: int) -> None:
        self.lying[where] = self.lying.get(where, 0) + amount
        assert self.lying[where] >= 0, (where, "less than nothing")
        if not self.lying[where]:
            del self.lying[where]

    def _move(self, seat: int, amount: int) -> None:
        self.goods[seat] += amount
        assert self.goods[seat] >= 0, (seat, "spends what he has not")

    # Gains and losses

    def started(self, args: Sequence[object]) -> None:
        self._move(*numbers(args))

    def levelled(self, args: Sequence[object]) -> None:
        """All have so many more or fewer that the poorest has the least that one begins with (SA-2.3.13)."""
        more = LEAST_TRADE_GOODS_AT_START - min(self.goods)
        self.goods = [each + more for each in self.goods]
        assert self.goods == numbers(args)

    def gained(self, args: Sequence[object]) -> None:
        seat, amount, why = int(str(args[0])), int(str(args[1])), str(args[2])
        if why == COLLECTED:
            self.collected.append((seat, amount))
        else:
            self._collect_everything()
        if why in self.lying and why not in CONTRACTS:
            assert self.lying.pop(why) == amount, (why, "all that lies on a law is taken")
        assert amount > 0 and FIXED.get(why, amount) == amount
        self._move(seat, amount)

    def spent(self, args: Sequence[object]) -> None:
        self._move(int(str(args[0])), -int(str(args[1])))

    def given(self, args: Sequence[object]) -> None:
        giver, taker, amount = numbers(args[:3])
        assert giver != taker and not {giver, taker} & self.out
        self._move(giver, -amount)
        self._move(taker, amount)

    # Goods that lie somewhere

    def placed(self, args: Sequence[object]) -> None:
        """By whoever holds the contract, on an active agreement (SA-11.3.1)."""
        seat, contract = int(str(args[0])), str(args[1])
        assert contract in self._held(seat), (seat, contract)
        self._lay(contract, int(str(args[2])))

    def put(self, args: Sequence[object]) -> None:
        self._lay(str(args[0]), int(str(args[1])))

    def removed(self, args: Sequence[object]) -> None:
        self._lay(str(args[1]), -int(str(args[2])))

    def gathered(self, args: Sequence[object]) -> None:
        """One of those that lie on a planet or in space; the player's gain follows."""
        self._lay(str(args[1]), -1)

    def lost_with_law(self, args: Sequence[object]) -> None:
        self.lying.pop(str(args[0]), None)

    # Agreements

    def _held(self, seat: int) -> list[str]:
        """The contracts on which goods lie for a player: those of his partners, or his own (ruling 100)."""
        found = []
        for one, other, first, second in self.agreements:
            if one == seat:
                found.append(second or first)
            elif other == seat:
                found.append(first)
        return found

    def opened(self, args: Sequence[object]) -> None:
        one, other = numbers(args[:2])
        contracts = [str(each) for each in args[2:] if each]
        assert [self.races[seat] for seat in dict.fromkeys((one, other))] == [
            each.partition(":")[0] for each in contracts
        ]
        assert not set(contracts) & set(self.lying)
        self.agreements.append((one, other, contracts[0], contracts[1] if len(contracts) > 1 else ""))

    def ended(self, args: Sequence[object]) -> None:
        """What both have just collected must be a way to end an agreement."""
        pair = set(numbers(args))
        found = [each for each in self.agreements if set(each[:2]) == pair]
        takings = [self._takings(each, pair) for each in found]
        agreement = next(each for each, fits in zip(found, takings, strict=True) if fits)
        self.collected = [each for each in self.collected if each[0] not in pair]
        self.agreements.remove(agreement)
        for contract in agreement[2:]:
            self.lying.pop(contract, None)

    def _takings(self, agreement: tuple[int, int, str, str], pair: set[int]) -> bool:
        one, other, first, second = agreement
        waiting = [(one, self.lying.get(second or first, 0)), (other, self.lying.get(first, 0))]
        waiting = waiting if one != other else waiting[:1]
        taken = sorted(each for each in self.collected if each[0] in pair)
        ways = [
            [(seat, number // 2) for seat, number in waiting],
            [(seat, (number + 1) // 2) for seat, number in waiting],
            *[[(seat, number)] for seat, number in waiting],
            [(seat, 0) for seat, _ in waiting if seat in self.out],
            *[[(seat, number) for _, number in waiting] for seat, _ in waiting],
        ]
        return taken in [sorted(each for each in way if each[1]) for way in ways]

    def _collect_everything(self) -> None:
        """Nothing has ended: they have collected all that lay on their agreements (SA-15.5.1)."""
        for seat, amount in self.collected:
            held = self._held(seat)
            assert amount == sum(self.lying.get(each, 0) for each in held), (seat, amount, self.lying)
            for contract in held:
                self.lying.pop(contract, None)
        self.collected = []

    def eliminated(self, args: Sequence[object]) -> None:
        self.out.add(int(str(args[0])))


def numbers(args: Sequence[object]) -> list[int]:
    return [int(str(each)) for each in args]


CONTRACTS = {
    f"{race}:{number}" for race, sheet in RACE.items() for number in range(1, len(sheet.contracts) + 1)
}
READ: dict[str, Callable[[Ledger, Sequence[object]], None]] = {
    "starting_goods": Ledger.started,
    "goods_levelled": Ledger.levelled,
    "trade_goods_gained": Ledger.gained,
    "trade_goods_spent": Ledger.spent,
    "trade_goods_given": Ledger.given,
    "goods_placed": Ledger.placed,
    "goods_on_law": Ledger.put,
    "goods_put_on": Ledger.put,
    "goods_taken_from": Ledger.gathered,
    "goods_removed": Ledger.removed,
    "law_discarded": Ledger.lost_with_law,
    "agreement_opened": Ledger.opened,
    "agreement_ended": Ledger.ended,
    "player_eliminated": Ledger.eliminated,
}
