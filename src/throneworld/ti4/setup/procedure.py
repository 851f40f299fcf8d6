"""The steps of the complete setup in their printed order."""

from __future__ import annotations

from typing import ClassVar

from throneworld.imperium.verbs.council import take_speaker_token
from throneworld.kernel.game import Game
from throneworld.kernel.steps import Procedure, Step
from throneworld.ti4.order import speaker_order
from throneworld.ti4.sequence import Round
from throneworld.ti4.setup import components
from throneworld.ti4.setup.choosing import ChooseFaction, assign_faction, give_colours
from throneworld.ti4.setup.galaxy import compensate_positions, create_game_board
from throneworld.ti4.setup.objectives import deal_public_objectives, deal_secret_objectives
from throneworld.ti4.state import of
from throneworld.ti4.tables import ACTION_DECK, AGENDAS, FACTION, FACTIONS, SECRET_DECK


class Setup(Procedure, frozen=True):
    """RR "Complete Setup"; the supply (step 9) is never short."""

    stages: ClassVar[tuple[str, ...]] = (
        "determine_speaker",
        "choose_factions",
        "choose_colours",
        "gather_components",
        "distribute_starting_planet_cards",
        "create_game_board",
        "compensate_positions",
        "place_custodians_token",
        "shuffle_common_decks",
        "gather_starting_technologies",
        "place_starting_units",
        "gather_command_tokens",
        "draw_secret_objectives",
        "lay_out_objectives",
        "first_round",
    )

    def determine_speaker(self, game: Game) -> None:
        """Step 1."""
        take_speaker_token(game, game.roll("speaker", game.seats))

    def choose_factions(self, game: Game) -> None:
        """Step 2: given by the caller, dealt, or chosen from the speaker clockwise."""
        dealt = game.setup
        if not dealt and game.options.get("factions") == "random":
            dealt = game.shuffle("factions", [faction.id for faction in FACTIONS])[: game.seats]
        for seat, faction in enumerate(dealt):
            assign_faction(game, seat, faction)
        if not dealt:
            game.do(*(ChooseFaction(seat=seat) for seat in speaker_order(of(game))))

    def choose_colours(self, game: Game) -> None:
        """Step 4."""
        give_colours(game)

    def gather_components(self, game: Game) -> None:
        """Steps 3 and 4."""
        for seat in range(game.seats):
            components.take_notes_and_sheet(game, seat)

    def distribute_starting_planet_cards(self, game: Game) -> None:
        """Step 5."""
        for seat in range(game.seats):
            components.take_home_planets(game, seat)

    def create_game_board(self, game: Game) -> None:
        """Step 6."""
        create_game_board(game)

    def compensate_positions(self, game: Game) -> None:
        """Step 6, the note for five players."""
        compensate_positions(game)

    def place_custodians_token(self, game: Game) -> None:
        """Step 7."""
        of(game).custodians = True

    def shuffle_common_decks(self, game: Game) -> None:
        """Step 8; the objectives follow when they are laid out."""
        state = of(game)
        state.action_deck = game.shuffle("action_deck", ACTION_DECK)
        state.agenda_deck = game.shuffle("agenda_deck", [agenda.id for agenda in AGENDAS])
        state.secret_deck = game.shuffle("secret_deck", SECRET_DECK)

    def gather_starting_technologies(self, game: Game) -> None:
        """Step 11, with those that are a choice."""
        state = of(game)
        for seat in speaker_order(state):
            components.take_starting_technologies(game, seat)
            chosen = FACTION[state.factions[seat]].chooses
            game.do(*(components.ChooseStartingTechnology(seat=seat) for _ in range(chosen)))

    def place_starting_units(self, game: Game) -> None:
        """Step 11."""
        for seat in speaker_order(of(game)):
            components.place_starting_units(game, seat)

    def gather_command_tokens(self, game: Game) -> None:
        """Step 11."""
        for seat in range(game.seats):
            components.take_starting_tokens(game, seat)

    def draw_secret_objectives(self, game: Game) -> None:
        """Step 12 i."""
        deal_secret_objectives(game)

    def lay_out_objectives(self, game: Game) -> None:
        """Step 12 iii and iv, by the speaker (RR 69.3)."""
        deal_public_objectives(game)

    def first_round(self, game: Game) -> Step:
        return Round()
