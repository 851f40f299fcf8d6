"""A sound player of Twilight Imperium 4: one small judgement for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneworld.bots.ti4 import (
    components,
    fights,
    landings,
    paying,
    placing,
    primaries,
    research,
    secondaries,
    setup,
    strategy,
    sundry,
    tokens,
    trading,
    turns,
    voting,
    windows,
)
from throneworld.bots.ti4.building import produce_unit
from throneworld.bots.ti4.generic import sensible
from throneworld.bots.ti4.position import Position
from throneworld.kernel.asks import Ask, Option

Judgement = Callable[[Position, Ask], Option]

NAMED: tuple[Judgement, ...] = (
    setup.choose_faction,
    setup.choose_colour,
    setup.build_galaxy,
    setup.place_starting_units,
    setup.keep_secret,
    setup.return_secret,
    research.choose_starting_technology,
    strategy.choose_strategy_card,
    secondaries.secondary_ability,
    secondaries.buy_tokens,
    primaries.research_again,
    primaries.score_public_objective,
    primaries.score_objectives,
    primaries.draw_secret_objective,
    primaries.choose_speaker,
    primaries.put_agenda_back,
    primaries.who_replenishes,
    primaries.diplomacy_system,
    secondaries.ready_planet,
    primaries.remove_token,
    secondaries.producing_unit,
    placing.construction_system,
    placing.place_unit,
    research.choose_technology,
    tokens.gain_token,
    tokens.redistribute_tokens,
    tokens.spend_token,
    tokens.token_from_which_pool,
    turns.choose_action,
    turns.move_ships,
    turns.load_ship,
    turns.choose_opponent,
    landings.remove_custodians,
    landings.commit_ground_forces,
    landings.choose_bombardment,
    landings.next_planet,
    fights.announce_retreat,
    fights.choose_retreat,
    fights.take_aboard,
    fights.leave_behind,
    fights.use_space_cannon,
    fights.respect_limits,
    fights.choose_unit_to_hit,
    produce_unit,
    paying.pay,
    paying.discard_action_card,
    trading.make_offer,
    trading.answer_offer,
    voting.choose_vote,
    voting.exhaust_for_votes,
    voting.break_tie,
    voting.predict_outcome,
    components.choose_player,
    components.choose_planet,
    components.choose_system,
    components.choose_unit,
    components.choose_law,
    sundry.exhaust_own_planet,
    sundry.take_good,
    sundry.choose_bribe,
    sundry.elect_without_vote,
    sundry.choose_settler,
    sundry.assimilate_technology,
    sundry.take_unit_back,
    sundry.raise_dice,
    sundry.name_ground_forces,
    sundry.swap_strategy_cards,
    windows.window,
)

JUDGEMENTS: dict[str, Judgement] = {
    **{judge.__name__: judge for judge in NAMED},
    "place_several": placing.place_unit,
    "place_while_pieces_last": placing.place_unit,
    "land_reinforcements": placing.place_unit,
    "destroy_own_ships": sundry.lose_cheapest,
    "destroy_own_ship": sundry.lose_cheapest,
    "destroy_own_unit": sundry.lose_cheapest,
    "choose_losses": sundry.lose_cheapest,
    "choose_ship_to_lose": sundry.lose_cheapest,
    "choose_ram": sundry.lose_cheapest,
    "destroy_opposing_ships": sundry.take_dearest,
    "choose_kind": sundry.take_dearest,
    "repair_in_combat": sundry.take_dearest,
    "take_up_forces": sundry.enough,
    "move_forces_nearby": sundry.enough,
    "return_token": tokens.token_from_which_pool,
    "close_system": primaries.diplomacy_system,
    "choose_refuge": fights.choose_retreat,
    "choose_exchange": sundry.swap_strategy_cards,
    "choose_exchange_with_owner": sundry.swap_strategy_cards,
    "sustain_damage": fights.for_me,
    "choose_casualties": fights.for_me,
    "satisfy_prerequisites": fights.for_me,
    "reroll_dice": fights.reroll_dice,
}
"""The judgement for each prompt; most bear its name."""


def answer(view: dict[str, Any], ask: Ask) -> Option | None:
    """What to do; a question that is not known gets a sensible answer, too."""
    return JUDGEMENTS.get(ask.prompt, sensible)(Position(view), ask)
