"""A stage for the set-up: a game before anything is laid out, and players by race or by number."""

from __future__ import annotations

from collections.abc import Mapping

from tests.stage import Stage
from tests.ti3.scene import definition
from throneworld.kernel.asks import Noun
from throneworld.kernel.game import Game
from throneworld.ti3.covenants import has_covenants
from throneworld.ti3.setup import Setup
from throneworld.ti3.setup.charts import chart_of
from throneworld.ti3.setup.decks import shuffle_secrets
from throneworld.ti3.setup.galaxy import lay_homes, lay_map
from throneworld.ti3.setup.secrets import deal_secrets
from throneworld.ti3.state import Ti3State, empty
from throneworld.ti3.tables import COPIES


class SettingUp(Stage):
    """Players are called by their races, or p1, p2 ... if these are still to be chosen; with Covenants both
    seats of a player by one name."""

    def __init__(self, *races: str, seats: int = 0, seed: int = 1, **options: Noun) -> None:
        count = seats or len(races)
        people = count // 2 if options.get("covenants") == "yes" else count
        players = races or tuple(f"p{seat % people + 1}" for seat in range(count))
        game = Game(definition(), races, count, seed)
        super().__init__(game, players)
        defaults = {setting.id: setting.default for setting in definition().settings}
        self.game.options = {**defaults, **options}
        self.game.state = empty(count)
        self.state.factions = list(races) or [""] * count
        self.state.covenants = has_covenants(game)

    def seat(self, player: str) -> int:
        """Of two seats of a player the one that is asked."""
        seats = [seat for seat, each in enumerate(self.players) if each == player]
        return next((each for each in seats if each in self.game.asked), seats[0])

    @property
    def state(self) -> Ti3State:
        state: Ti3State = self.game.state
        return state

    def system(self, name: str) -> int:
        """The number of a tile that lies on the map."""
        return next(tile for tile in COPIES[name] if tile in self.state.map)

    def begin(self, stage: str = "frame", **fields: object) -> None:
        """From a stage on, as if those before were over: the map lies there, secrets are dealt."""
        seating = tuple(range(self.game.seats))
        at = Setup.stages.index(stage)
        if at > Setup.stages.index("secrets"):
            lay_map(self.game)
            shuffle_secrets(self.game)
            deal_secrets(self.game)
        if at > Setup.stages.index("galaxy"):
            self.state.home_places = chart_of(self.game).homes
            lay_homes(self.game)
        self.play(Setup(**{"stage": stage, "seating": seating, **fields}))  # type: ignore[arg-type]

    def go_on(self, until: str, answers: Mapping[str, tuple[Noun, ...]] | None = None) -> None:
        """Everybody answers with the first option, or as is said for the question, until that one is put."""
        while self.prompt not in ("", until):
            ask = self.game.asks[0]
            self.game.choose(ask.seat, (answers or {}).get(ask.prompt, ask.options[0]))

    def goods(self) -> dict[str, int]:
        return dict(zip(self.players, self.state.trade_goods, strict=True))

    def refusal(self, player: str, *option: Noun) -> str:
        refusal = self.why_not(player, *option)
        return "" if refusal is None else f"{refusal.rule} {refusal.key}"
