"""The judgement for each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from throneworld.bots.ti4 import (
    components,
    fights,
    landings,
    paying,
    placing,
    research,
    setup,
    strategy,
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
    setup.build_galaxy,
    setup.place_starting_units,
    setup.keep_secret,
    setup.return_secret,
    research.choose_starting_technology,
    strategy.choose_strategy_card,
    strategy.secondary_ability,
    strategy.buy_tokens,
    strategy.research_again,
    strategy.score_public_objective,
    strategy.score_objectives,
    strategy.draw_secret_objective,
    strategy.choose_speaker,
    strategy.put_agenda_back,
    strategy.who_replenishes,
    strategy.diplomacy_system,
    strategy.ready_planet,
    strategy.remove_token,
    strategy.producing_unit,
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
    windows.window,
)

JUDGEMENTS: dict[str, Judgement] = {
    **{judge.__name__: judge for judge in NAMED},
    "place_several": placing.place_unit,
    "sustain_damage": fights.for_me,
    "choose_casualties": fights.for_me,
    "satisfy_prerequisites": fights.for_me,
    "reroll_dice": fights.reroll_dice,
}
"""The judgement for each prompt; most bear its name."""


def judged(view: dict[str, Any], ask: Ask) -> Option | None:
    """What to do; a question that is not known gets a sensible answer, too."""
    return JUDGEMENTS.get(ask.prompt, sensible)(Position(view), ask)
