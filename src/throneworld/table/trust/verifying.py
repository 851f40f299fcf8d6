"""A game file run again, step by step: does everything in it follow from its seed and its choices?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from throneworld.kernel.asks import Noun, Option
from throneworld.kernel.behaviour import behaviour
from throneworld.kernel.dice import MOST_SEED
from throneworld.kernel.errors import BadSave, BadSetup, Refused
from throneworld.kernel.game import Game
from throneworld.kernel.registry import definition_of
from throneworld.kernel.results import Choice
from throneworld.kernel.rewinds import Rewinds, rewinds_before, settle
from throneworld.kernel.saves import load
from throneworld.table.errors import Invalid, TableError
from throneworld.table.trust.commitment import commitment_of
from throneworld.table.trust.forms import is_present
from throneworld.table.trust.gamefile import GameFile, ResultData
from throneworld.table.trust.history import choice_of
from throneworld.table.trust.rerun import stop


class Checked(Struct, frozen=True):
    """One step that came out as the file says."""

    step: int
    choice: Choice
    digest: str


class Trial:
    """Run it, then ask for its `verdict`: None if all is well, else the first thing that does not fit."""

    def __init__(self, file: GameFile, *, claims_result: bool = True) -> None:
        self.file = file
        self.compared = True
        """False when a position is another than it was in a file whose positions were stored in another form:
        then choices, behaviour and result tell."""
        self._claims_result = claims_result
        self._rewinds = tuple(file.rewinds)
        self.game: Game | None = None
        self.verdict: TableError | None = None
        self._mends = {mend.after: mend for mend in file.mended}  # in one place the last one counts

    def run(self) -> Iterator[Checked]:
        """Yields each step that fits, and stops at the first that does not."""
        try:
            self.game = self.start()
            rewinds = rewinds_of(self.file, self.game)
            self._mend(0)
            for step, row in enumerate(self.file.choices, start=1):
                yield self._step(step, choice_of(self.file.game, row, step))
                self._mend(step)
            settle(self.game, rewinds)
            if self._claims_result:
                self._stop()
                self._check_result()
        except TableError as problem:
            self.verdict = problem
        except BadSave as problem:
            self.verdict = Invalid("game_file_damaged", what=str(problem))

    def start(self) -> Game:
        """The position before the first choice and the first mend."""
        check_facts(self.file)
        return fresh(self.file) if self.file.base is None else self._from_base(self.file.base)

    def _step(self, step: int, choice: Choice) -> Checked:
        assert self.game is not None
        where: dict[str, Noun] = {"step": step, "seat": choice.seat, "option": shown(choice.option)}
        told = len(self.game.log)
        self.game.dice.rewinds = rewinds_before(self._rewinds, step - 1)
        try:
            self.game.choose(choice.seat, choice.option)
        except Refused as refused:
            raise Invalid("game_file_refused", **where, what=str(refused)) from refused
        except Exception as problem:  # a forged base breaks in as many ways as there are rules
            raise Invalid("game_file_broke", **where, what=_named(problem)) from problem
        return Checked(step, choice, self._compared(step, told, where))

    def _compared(self, step: int, told: int, where: dict[str, Noun]) -> str:
        """The hash of the position, once the behaviour is found to be the same."""
        assert self.game is not None
        position, act = self.game.digest(), behaviour(self.game, told)
        if self.file.behaviour and self.file.behaviour[step - 1] not in ("", act):
            if not self._asked_otherwise():
                raise Invalid("game_file_differs", **where, expected=self.file.behaviour[step - 1], found=act)
            self.compared = False
        expected = self.file.digests[step - 1]
        if expected not in ("", position):
            if is_present(self.file.form, self.file.game):
                raise Invalid("game_file_differs", **where, expected=expected, found=position)
            self.compared = False
        return position

    def _asked_otherwise(self) -> bool:
        """Whether the file is of an older form, and its game puts beside a question what it once put among
        its options: choices and result tell then."""
        form, game = self.file.form, self.file.game
        return definition_of(game).beside is not None and not is_present(form, game)

    def _mend(self, step: int) -> None:
        mend = self._mends.get(step)
        if mend is not None:
            self.game = self._from_base(mend.base)

    def _from_base(self, snapshot: dict[str, Any]) -> Game:
        try:
            game = load(snapshot)
        except Exception as problem:
            raise Invalid("game_file_base", what=_named(problem)) from problem
        if not _same_game(game, self.file):
            raise Invalid("game_file_base", what="another game, other seats, options or another seed")
        return game

    def _stop(self) -> None:
        """A game that its table agreed to stop ends without a choice."""
        assert self.game is not None
        if self.file.stopped and not self.game.over:
            stop(self.game)

    def _check_result(self) -> None:
        assert self.game is not None
        found, said = self.game.result, self.file.result
        if said is None and found is None:
            return
        if said is None or found is None or found.data() != _result(said):
            raise Invalid("game_file_result")


def check_facts(file: GameFile) -> None:
    """What can be seen without playing."""
    if int(file.seed) > MOST_SEED:
        raise Invalid("game_file_seed")
    if file.commitment and commitment_of(file.seed, file.salt) != file.commitment:
        raise Invalid("game_file_commitment")
    if len(file.digests) != len(file.choices):
        raise Invalid("game_file_digests", choices=len(file.choices), digests=len(file.digests))
    if file.behaviour and len(file.behaviour) != len(file.choices):
        raise Invalid("game_file_digests", choices=len(file.choices), digests=len(file.behaviour))
    if not _could_go_back(tuple(file.rewinds), len(file.choices)):
        raise Invalid("game_file_damaged", what="it goes back to where it had not been")
    places = [mend.after for mend in file.mended]
    if sorted(places) != places or (places and places[-1] > len(file.choices)):
        raise Invalid("game_file_damaged", what="mends are out of order")


def _could_go_back(rewinds: Rewinds, choices: int) -> bool:
    """The last of them led to choices that are still there."""
    return all(to < after for after, to in rewinds) and rewinds_before(rewinds, choices) == len(rewinds)


def fresh(file: GameFile) -> Game:
    """The game as it is set up, before anybody chooses."""
    try:
        return definition_of(file.game).recorded(file.seats, int(file.seed), file.options, file.generator)
    except BadSetup as problem:
        raise Invalid("game_file_setup", what=str(problem)) from problem


def rewinds_of(file: GameFile, start: Game) -> Rewinds:
    """As the game counts its choices: those before a base count too."""
    before = len(start.choices)
    return tuple((after + before, to + before) for after, to in file.rewinds)


def verify(file: GameFile) -> Game:
    """The game at its end, if everything fits; raises what does not."""
    trial = Trial(file)
    for _ in trial.run():
        pass
    if trial.verdict is not None or trial.game is None:
        raise trial.verdict or Invalid("game_file_result")
    return trial.game


def shown(option: Sequence[Noun] | Option) -> str:
    return " ".join(str(noun) for noun in option)


def _same_game(game: Game, file: GameFile) -> bool:
    seats = list(game.setup) if game.setup else game.seats
    facts = (game.definition.id, seats, dict(game.options), str(game.seed), game.dice.generator)
    return facts == (file.game, file.seats, file.options, str(int(file.seed)), file.generator)


def _result(said: ResultData) -> dict[str, Any]:
    return {"winners": said.winners, "ranking": said.ranking, "how": said.how}


def _named(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]
