"""The steps of the set-up in their printed order (SA-2.3)."""

from __future__ import annotations

from typing import ClassVar

from throneworld.kernel.game import Game
from throneworld.kernel.steps import Step
from throneworld.ti3.covenants import has_covenants, players
from throneworld.ti3.domains.looking import FirstLook
from throneworld.ti3.duel import begins_as_duel
from throneworld.ti3.order import from_speaker
from throneworld.ti3.sequence import Round
from throneworld.ti3.setup import decks, galaxy, pieces, races, speaker
from throneworld.ti3.setup.domains import lay_domain_counters
from throneworld.ti3.setup.objectives import reveal_objectives
from throneworld.ti3.setup.rolls import Seating, seating
from throneworld.ti3.setup.secrets import AssignSecrets, KeepSecret, deal_secrets
from throneworld.ti3.state import of
from throneworld.ti3.tables.first_decks import MET


class Setup(races.DealsRaces, frozen=True):
    """Steps 1 and 2, galaxy and options, are the caller's; 13, points, all begin with none."""

    stages: ClassVar[tuple[str, ...]] = (
        "frame",
        "seats",
        "secrets",
        "races",
        "random_races",
        "galaxy",
        "tokens",
        "speaker",
        "cycler",
        "goods",
        "objectives",
        "reveal",
        "political_cards",
        "sheets",
        "pieces",
        "first_look",
        "first_round",
    )

    seating: Seating = ()
    """From the highest roller to the lowest."""

    def frame(self, game: Game) -> None:
        """The map, if it is ready."""
        of(game).covenants = has_covenants(game)
        of(game).meets_counters = game.options["open_counters"] == MET
        galaxy.lay_map(game)

    def seats(self, game: Game) -> Step:
        """Step 3."""
        return self.to("secrets", seating=seating(game))

    def secrets(self, game: Game) -> None:
        """Step 4; two players have none (SA-18.1.1)."""
        decks.shuffle_secrets(game)
        if not begins_as_duel(game):
            deal_secrets(game)

    def races(self, game: Game) -> None:
        """Step 5a."""
        races.choose_races(game, self.seating)

    def random_races(self, game: Game) -> Step:
        """Step 5b."""
        pile = races.draw_races(game, self.seating)
        return self.to("galaxy", race_pile=pile, hidden_races=("",) * game.seats)

    def galaxy(self, game: Game) -> None:
        """Step 6."""
        galaxy.find_homes(game, self.seating)

    def tokens(self, game: Game) -> None:
        """What is laid when all tiles lie."""
        galaxy.lay_homes(game)
        galaxy.finish_map(game, self.seating)
        lay_domain_counters(game)

    def speaker(self, game: Game) -> None:
        """Step 7."""
        speaker.choose_speaker(game, self.seating)

    def cycler(self, game: Game) -> None:
        """Step 8."""
        game.do(speaker.SetCycler(seat=of(game).speaker))

    def goods(self, game: Game) -> None:
        """Step 9."""
        speaker.level_goods(game)

    def objectives(self, game: Game) -> None:
        """Step 10."""
        decks.shuffle_decks(game)
        reveal_objectives(game)

    def reveal(self, game: Game) -> Step:
        """Step 11."""
        races.reveal_races(game, self.hidden_races)
        galaxy.complete_map(game)
        if of(game).covenants:
            game.do(AssignSecrets(who=tuple(range(players(game)))))
        elif not begins_as_duel(game):
            game.do(KeepSecret(who=from_speaker(of(game))))
        return self.to("political_cards", race_pile=(), hidden_races=(), seen=())

    def political_cards(self, game: Game) -> None:
        """Step 11."""
        decks.deal_political_cards(game)

    def sheets(self, game: Game) -> None:
        """Steps 12, 14 and 15."""
        for seat in range(game.seats):
            pieces.take_sheet(game, seat)

    def pieces(self, game: Game) -> None:
        """Step 14."""
        for seat in from_speaker(of(game)):
            pieces.place_starting_pieces(game, seat)

    def first_look(self, game: Game) -> None:
        """Domain Counters (SA-16.2.3, ruling 162)."""
        state = of(game)
        if game.options["distant_suns"] and state.domain_places:
            game.do(FirstLook(who=from_speaker(state)))

    def first_round(self, game: Game) -> Step:
        """Step 16."""
        return Round()
