"""A script played line by line: who is asked, what he may do, what he does, how the board looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.ti3.casework.case import Case, Data
from tests.rules.ti3.casework.compare import differences
from tests.rules.ti3.casework.dice import WORMHOLES, CaseDice
from tests.rules.ti3.casework.finding import CONVENIENT, ENDS, DeviationError
from tests.rules.ti3.casework.galaxy import nobody_is_out, nothing_beside, untold
from tests.rules.ti3.casework.gridding import beyond, goals, has_goal, offered
from tests.rules.ti3.casework.options import fits, patterns
from tests.rules.ti3.casework.pause import GO_ON, Pause
from tests.rules.ti3.casework.planning import Planning
from tests.rules.ti3.casework.position import scene_of
from tests.rules.ti3.casework.refusing import BESIDE
from tests.rules.ti3.casework.setting import is_setup, setup_decks, setup_of
from tests.rules.ti3.casework.shapes import CLOSING, IMPLIED
from tests.rules.ti3.casework.stages import begun
from tests.rules.ti3.casework.watching import listening, pays_itself
from throneworld.kernel.asks import Ask, Option
from throneworld.ti3.tactical.grid import NameGrid

PASSED_OVER = frozenset(
    {
        "move_ships",
        "load_ship",
        "stow",
        "take_alert_along",
        "redistribute_tokens",
        "other_ability",
        "lay_mines",
    }
)
"""Questions that the scripts speak of only where something comes of them."""
MOST_STEPS = 200


def play(case: Case) -> None:
    nexus = any(tile["tile"] == "nexus" for tile in case.game.get("map", ()))
    with nothing_beside(nexus), nobody_is_out(untold(case)):
        _play(case)


def _play(case: Case) -> None:
    scene, names = (setup_of if is_setup(case) else scene_of)(case)
    decks = setup_decks(case) if is_setup(case) else {}
    if "wormholes" in case.position.get("decks", {}):
        decks[WORMHOLES] = list(case.position["decks"]["wormholes"])
    dice = CaseDice(scene.game.dice, case.data.get("dice") or (), decks)
    scene.game.dice = dice  # type: ignore[assignment]
    beginning = begun(names, case)
    player = Player(case, names)
    with listening(player.hear):
        scene.play(*reversed([*beginning.beneath, Pause(seat=0), beginning.step]))
        for at, line in enumerate(case.script):
            player.line(at, line)
        player.finish()
    left = player.game.dice.left  # type: ignore[attr-defined]
    if left:
        raise DeviationError(f"dice that nobody rolled: {left}")


class Player(Planning):
    """Plays a script, and answers by itself what no line is about."""

    def line(self, at: int, line: Data) -> None:
        self.at = at
        if at in self.played:
            return
        self._settle()
        if "who" in line and self._has_happened(self.names.scene.seat(line["who"]), line["do"]):
            return
        if self._is_over() and not self._looks_back(line):
            self._go_on()
        for key, do in _LINES.items():
            if key in line:
                do(self, line)
                return
        raise LookupError(f"no such line: {line}")

    # What happens by itself

    def finish(self) -> None:
        """What is rolled when the procedure is over belongs to the case."""
        if self._is_over() and self.game.dice.left:  # type: ignore[attr-defined]
            self._go_on()

    def _settle(self) -> None:
        """Questions with one answer are answered, those nobody speaks of are passed over."""
        for _ in range(MOST_STEPS):
            step = None if self._is_over() else self._by_itself()
            if step is None:
                return
            self.answered.append((*step, self.game.question))
            self.game.choose(*step)
        self.fail("this does not end")

    def _by_itself(self) -> tuple[int, Option] | None:
        for ask in self.game.asks:
            if self._is_answered(ask) or self._moves_in_grid(ask):
                continue
            due = self.due(ask)
            if due is not None:
                return ask.seat, due
            choices = [each for each in ask.options if each[0] not in CONVENIENT]
            if len(choices) == 1 and not self._is_looked_at(ask):
                return ask.seat, choices[0]
            if ask.prompt == "pay" and pays_itself(self.game) and not self._is_meant(ask):
                return ask.seat, ("for_me",)
            if {each[0] for each in choices} == {"from"} and not self._is_meant(ask):
                return ask.seat, choices[0]  # where all counters have to go
            passed_over = ask.prompt in PASSED_OVER and not self._is_looked_at(ask)
            if passed_over and not self._is_meant(ask):
                return ask.seat, next(each for each in choices if each in ENDS)
        return None

    def _is_answered(self, ask: Ask) -> bool:
        """Whether the line at hand is the answer."""
        line = self.case.script[self.at]
        answers = line.get("who") == self.names.scene.players[ask.seat]
        return answers and line["do"][0] not in CLOSING and bool(self._found(ask, line["do"]))

    def _moves_in_grid(self, ask: Ask, since: int = 0) -> bool:
        """Whether the lines at hand, or after them, are about ships with their goals."""
        race = self.names.scene.players[ask.seat]
        named = any(isinstance(question, NameGrid) for _, _, question in self.answered)
        for line in self.case.script[self.at + since :] if goals(self) else ():
            about_names = line.get("do", [""])[0] in NameGrid.verbs
            if about_names and (named or "refused" in line):
                continue  # this is about the naming of the systems
            told = [*line.get("exactly", ()), line.get("do", [""])]
            if race in (line.get("who"), line.get("refused"), line.get("options")):
                return any(has_goal(each) for each in told)
        return False

    def _is_looked_at(self, ask: Ask) -> bool:
        """Whether the line at hand looks at this question without answering it."""
        race, looked_at = self.names.scene.players[ask.seat], list[Any]()
        for line in self.case.script[self.at :]:
            if line.get("options") == race:
                looked_at += [*line.get("exactly", ()), *line.get("has", ()), *line.get("lacks", ())]
            elif line.get("refused") == race:
                looked_at.append(line["do"])
            elif "asked" not in line:
                break
        verbs = {option[0] for option in ask.options}
        chains = [chain for option in looked_at for chain in patterns(self.names, ask.seat, option)]
        return any(chain[0][0] in verbs for chain in chains)

    def _is_meant(self, ask: Ask) -> bool:
        """Whether the script speaks of this question: up to the next choice of its player."""
        race = self.names.scene.players[ask.seat]
        verbs = {option[0] for option in ask.options}
        for line in self.case.script[self.at :]:
            meant: list[Any] = []
            if line.get("refused") == race:
                chains = patterns(self.names, ask.seat, line["do"])
                if not verbs & {chain[0][0] for chain in chains}:
                    return bool(self._beneath(ask))
            if line.get("options") == race:
                meant = [*line.get("exactly", ()), *line.get("has", ())]
            elif line.get("who") == race:
                meant = [line["do"]]
            if any(self._found(ask, option) for option in meant if option != ["done"]):
                return True
            if "who" in line:
                return False
        return False

    def _is_over(self) -> bool:
        """Whether the procedure that `begin` names is over, and nothing beneath it has begun."""
        return bool(self.game.stack) and isinstance(self.game.stack[-1], Pause)

    def _looks_back(self, line: Data) -> bool:
        """At what has happened, or at a question that has answered itself."""
        asks_back = "refused" in line and line["do"][0] not in BESIDE and self._was_refused(line)
        return "nobody" in line or "state" in line or asks_back

    def _go_on(self) -> None:
        self.game.choose(0, GO_ON)
        self._settle()

    # Lines

    def asked(self, line: Data) -> None:
        seen = sorted(self.names.scene.players[ask.seat] for ask in self.game.asks)
        if seen != sorted(line["asked"]):
            self.fail(f"asked: {self._who()}")

    def options(self, line: Data) -> None:
        ask = self._ask(line["options"])
        if self._is_entry(ask, line) or self.may_fire_at(ask, line.get("exactly", ())):
            return
        if goals(self) and any(has_goal(each) for each in line.get("exactly", ())):
            self._options_in_grid(ask, line["exactly"])
            return
        ways = self._ways(ask)
        wanted: list[Any] = line.get("exactly") or line.get("has") or []
        missing = [option for option in wanted if not self._way(ask, ways, option)]
        met = [way for option in wanted for way in self._way(ask, ways, option)]
        first = [way[0] for way in met]
        beyond = [way for way in ways if way not in met and (len(way) > 1 or way[0] not in first)]
        last = [way[-1] for way in met]
        beyond = [way for way in beyond if len(way) == 1 or way[-1] not in last]
        beyond = beyond if "exactly" in line else []
        present = [option for option in line.get("lacks", ()) if self._way(ask, ways, option)]
        if missing or beyond or present:
            self.fail(f"{ask.prompt}: missing {missing}, beyond {beyond}, not to be there {present}")

    def _options_in_grid(self, ask: Ask, told: Sequence[Sequence[Any]]) -> None:
        missing = [each for each in told if has_goal(each) and not offered(self, ask, each)]
        more = beyond(self, ask, told)
        if missing or more:
            self.fail(f"{ask.prompt}: missing {missing}, beyond {more}")

    def _is_entry(self, ask: Ask, line: Data) -> bool:
        """The ability or nothing: what its own question offers, too."""
        options = line.get("exactly", ())
        used = any(self._enters(ask, option) for option in options)
        return used and len(options) == 2 and any(each in ENDS for each in ask.options)

    def choose(self, line: Data) -> None:
        option = line["do"]
        ask = self._ask(line["who"], beside=option[0] in BESIDE)
        if self._enters(ask, option):
            self.entered = ask.seat, ask.prompt
            return
        if self.plan(ask, option):
            return
        ask = self._ask(line["who"], beside=option[0] in BESIDE)
        ways = self._way(ask, self._ways(ask), option)
        if not ways:
            self.fail(f"{ask.prompt}: not offered; there are {self._ways(ask)}")
        self.answered = []
        for each in ways[0]:
            self.game.choose(ask.seat, each)

    def _has_happened(self, seat: int, option: Sequence[Any]) -> bool:
        """Whether this was the only answer to a question, and is no answer to the present one."""
        ask = self.game.ask_of(seat)
        offered = ask is not None and self._way(ask, self._ways(ask), option, silent=False)
        if offered and not (option[0] in CLOSING and self._goes_on(seat)):
            return False
        chains = patterns(self.names, seat, option)
        for each in self.answered:
            if each[0] == seat and any(fits(chain[0], each[1]) for chain in chains):
                self.answered.remove(each)
                return True
        return False

    def _goes_on(self, seat: int) -> bool:
        """Whether the next line of this player is about the question that is open now."""
        ask, race = self.game.ask_of(seat), self.names.scene.players[seat]
        if ask is not None and self._moves_in_grid(ask, since=1):
            return True
        following = [line for line in self.case.script[self.at + 1 :] if "asked" not in line][:1]
        meant = [line["do"] for line in following if race in (line.get("who"), line.get("refused"))]
        looked_at = [line for line in following if line.get("options") == race]
        meant += [each for line in looked_at for each in line.get("exactly", ())[:1]]
        return ask is not None and any(self._way(ask, self._ways(ask), each, silent=False) for each in meant)

    def _enters(self, ask: Ask, option: Sequence[Any]) -> bool:
        """Whether this is the use of a secondary ability whose own question is open already."""
        return bool(option[0] == "secondary" and IMPLIED.get(ask.prompt) == option[1])

    def nobody(self, line: Data) -> None:
        if self.game.asks and not self._is_over():
            self.fail(f"asked: {self._who()}")

    def state(self, line: Data) -> None:
        """Of the end of the procedure, or of what follows it until somebody is asked."""
        found = differences(self.names, line["state"])
        if found and self._is_over():
            self._go_on()
            found = differences(self.names, line["state"])
        if found:
            self.fail("; ".join(found))


_LINES = {
    "asked": Player.asked,
    "options": Player.options,
    "refused": Player.refused,
    "who": Player.choose,
    "nobody": Player.nobody,
    "state": Player.state,
}
