"""The 42 Strategy cards (Rex p.10, p.21). `unsure` marks what was reconstructed.

What a battle card does is told by its columns and carried out in `phases/outcome.py`; when and how the
others are played is declared in `cards/strategy.py`.
"""

from __future__ import annotations

from msgspec import Struct

ATTACK, DEFENSE, NO_ICON = "attack", "defense", ""


class StrategyCard(Struct, frozen=True):
    id: str
    copies: int
    icon: str = NO_ICON
    kills_leader: bool = False
    """Destroys the opponent's leader and pays its strength (Rex p.19)."""
    stopped_by: tuple[str, ...] = ()
    """Titles which, committed by the opponent, save his leader."""
    explodes_with: str = ""
    """A title which, committed by either side, turns the card on everybody."""
    strength: int = 0
    """Added to the combat strength of its owner."""
    retreats: bool = False
    leaves_game: bool = False
    unsure: tuple[str, ...] = ()


# fmt: off
STRATEGY_CARDS: tuple[StrategyCard, ...] = (
    StrategyCard("energy_rifle", 5, ATTACK, kills_leader=True,
                 stopped_by=("magen_energy_shield",), unsure=("copies",)),
    StrategyCard("biological_weapon_x35", 5, ATTACK, kills_leader=True,
                 stopped_by=("atmosphere_ionizer",), unsure=("copies",)),
    StrategyCard("hylar_iii_pulse_cannon", 2, ATTACK, kills_leader=True,
                 explodes_with="magen_energy_shield", unsure=("copies", "effect")),
    StrategyCard("mercenaries", 3, ATTACK, strength=3, unsure=("copies", "icon")),
    StrategyCard("magen_energy_shield", 5, DEFENSE, unsure=("copies",)),
    StrategyCard("atmosphere_ionizer", 5, DEFENSE, unsure=("copies",)),
    StrategyCard("tactical_retreat", 3, DEFENSE, retreats=True, unsure=("copies",)),
    StrategyCard("fresh_recruits", 3, unsure=("copies",)),
    StrategyCard("double_agent", 2, unsure=("copies", "timing")),
    StrategyCard("diplomatic_interference", 2, unsure=("copies",)),
    StrategyCard("graviton_negator", 1, leaves_game=True, unsure=("timing", "after_use")),
    StrategyCard("informant", 2, unsure=("copies",)),
    StrategyCard("rapid_mobilization", 2, unsure=("copies", "timing")),
    StrategyCard("tracking_beacon", 1, unsure=("copies",)),
    StrategyCard("fleet_sabotage", 1, unsure=("title", "copies", "timing")),
)
# fmt: on

STRATEGY: dict[str, StrategyCard] = {card.id: card for card in STRATEGY_CARDS}
TITLE: dict[str, str] = {
    f"{card.id}_{copy}": card.id for card in STRATEGY_CARDS for copy in range(1, card.copies + 1)
}
"""Every single card and the title it bears."""
STRATEGY_DECK: tuple[str, ...] = tuple(TITLE)
BATTLE_TITLES: tuple[str, ...] = tuple(card.id for card in STRATEGY_CARDS if card.icon)
"""The titles that Xxcha may forbid (race sheet)."""
