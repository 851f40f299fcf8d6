"""Choices that the cases make one by one and the game at once, or dock by dock and system by system."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.ti3.casework.case import Case, Names
from tests.rules.ti3.casework.gridding import SHIP, fitting, goals, has_goal
from tests.rules.ti3.casework.meanings import guns
from tests.rules.ti3.casework.refusing import Refusing
from throneworld.kernel.asks import Ask, Option

DONE: Option = ("done",)
HOLD_FIRE: Option = ("hold_fire",)
FIRE, FIRE_AT, PRODUCE = "fire", "fire_at", "produce"


class Planning(Refusing):
    def __init__(self, case: Case, names: Names) -> None:
        super().__init__(case, names)
        self.played: set[int] = set()
        """Lines that were played with an earlier one."""
        self.aimed: dict[int, list[int]] = {}
        """In a Transfer Action: at which of its systems a player fires, once for each gun."""

    def plan(self, ask: Ask, option: Sequence[Any]) -> bool:
        """Whether this line was played, and those with it that belong to it."""
        if goals(self) and has_goal(option):
            self._move_in_grid(ask)
            return True
        if ask.prompt == "produce_unit" and option[0] == PRODUCE:
            self._go_to_dock(ask, str(option[2]))
        if ask.prompt != "fire_pds" or not isinstance(option[-1], str) or len(option) < 2:
            return False
        rows = self._rows(str(option[0]))
        if option[0] == FIRE:
            many = sum(sum(map(int, guns(self.names, ask.seat, [row[1]], 0))) for row in rows)
            self.game.choose(ask.seat, (FIRE, many))
        else:
            self.aimed[ask.seat] = [self.names.system(row[2]) for row in rows]
        return True

    def _rows(self, verb: str) -> list[list[Any]]:
        """What this player does with this verb, one after the other; those lines are played now. What lies
        between says that the rest of his guns can do the same."""
        race, found = self.case.script[self.at]["who"], list[list[Any]]()
        for at, line in enumerate(self.case.script[self.at :], self.at):
            if line.get("who") == race and line["do"][0] == verb:
                found.append(line["do"])
                self.played.add(at)
            elif line.get("options") == race and _verbs(line["exactly"]) == [FIRE_AT]:
                self.played.add(at)
            elif "who" in line:
                break
        return found

    def _move_in_grid(self, ask: Ask) -> None:
        """All ships that are told, goal by goal; what they take along comes with the last one."""
        rows = self._rows(SHIP)
        for goal in goals(self):
            for row in [row for row in rows if self.names.system(row[3]) == goal]:
                self._come_to(ask.seat, goal)
                asked = self.game.ask_of(ask.seat)
                assert asked is not None
                self.game.choose(ask.seat, fitting(self, asked, row, asked.options)[0])
                rows.remove(row)
                if rows:
                    self._take_nothing(ask.seat)

    def _come_to(self, seat: int, goal: int) -> None:
        while (asked := self.game.ask_of(seat)) is not None and asked.about.get("system") != goal:
            self.game.choose(seat, DONE)

    def _take_nothing(self, seat: int) -> None:
        asked = self.game.ask_of(seat)
        if asked is not None and asked.prompt == "load_ship":
            self.game.choose(seat, DONE)

    def due(self, ask: Ask) -> Option | None:
        """What was told already of a question that comes now."""
        told = self.aimed.get(ask.seat) if ask.prompt == "fire_pds" else None
        if told is None:
            return None
        many = told.count(int(ask.about["system"]))
        return (FIRE, many) if many else HOLD_FIRE

    def may_fire_at(self, ask: Ask, options: Sequence[Sequence[Any]]) -> bool:
        """Whether these are all planets with guns, at both systems, or nothing."""
        told = {tuple(option) for option in options if option[0] == FIRE_AT}
        armed = {planet for _, planet, _ in told if guns(self.names, ask.seat, [planet], 0)}
        both = self.names.scene.state.active_systems()
        wanted = {(FIRE_AT, planet, system) for planet in armed for system in both}
        seen = {(verb, planet, self.names.system(system)) for verb, planet, system in told}
        return bool(told) and seen == wanted and HOLD_FIRE in ask.options

    def _go_to_dock(self, ask: Ask, planet: str) -> None:
        """The game asks dock by dock: those before this one build nothing more."""
        while self._dock() not in ("", planet) and self._comes(ask, planet):
            self.game.choose(ask.seat, DONE)

    def _comes(self, ask: Ask, planet: str) -> bool:
        after = self._after(ask, DONE)
        question = after.question if after is not None else None
        return str(getattr(question, "dock", "")) != ""

    def _dock(self) -> str:
        return str(getattr(self.game.question, "dock", ""))


def _verbs(options: Sequence[Sequence[Any]]) -> list[str]:
    return list(dict.fromkeys(str(each[0]) for each in options if each[0] != "hold_fire"))
