"""The 32 technologies and what each needs (SA ch. 10 and the tree)."""

from __future__ import annotations

from msgspec import Struct

RED, GREEN, BLUE, YELLOW = "red", "green", "blue", "yellow"
COLOURS: dict[str, str] = {RED: "warfare", GREEN: "biotech", BLUE: "propulsion", YELLOW: "general"}
"""The colours and their fields."""


class Technology(Struct, frozen=True):
    id: str
    colour: str
    any_of: tuple[str, ...] = ()
    """One of these is needed."""
    all_of: tuple[str, ...] = ()
    """Each of these is needed; the tree marks it with a red star."""


TECHNOLOGY_COST = 5
"""Resources for a technology bought with the Technology card, before discounts."""

# fmt: off
TECHNOLOGIES: tuple[Technology, ...] = (
    Technology("enviro_compensator",    YELLOW),
    Technology("transfabrication",      YELLOW),
    Technology("hylar_v_laser",         RED),
    Technology("impulsion_shields",     RED),
    Technology("antimass_deflectors",   BLUE),
    Technology("ion_drive",             BLUE),
    Technology("stasis_capsules",       GREEN,  any_of=("enviro_compensator", "transfabrication")),
    Technology("sarween_tools",         YELLOW, any_of=("enviro_compensator", "transfabrication")),
    Technology("automated_turrets",     RED,    any_of=("hylar_v_laser", "impulsion_shields")),
    Technology("deep_space_cannon",     RED,    any_of=("hylar_v_laser", "impulsion_shields")),
    Technology("xrd_transporters",      BLUE,   any_of=("antimass_deflectors", "ion_drive")),
    Technology("cybernetics",           GREEN,  any_of=("antimass_deflectors", "ion_drive", "stasis_capsules")),
    Technology("micro_technology",      YELLOW, any_of=("stasis_capsules", "sarween_tools")),
    Technology("war_sun",               RED,    all_of=("sarween_tools", "deep_space_cannon")),
    Technology("magen_defense_grid",    RED,    any_of=("deep_space_cannon",)),
    Technology("maneuvering_jets",      BLUE,   any_of=("xrd_transporters", "ion_drive")),
    Technology("neural_motivator",      GREEN,  any_of=("stasis_capsules", "micro_technology")),
    Technology("nano_robotics",         YELLOW, any_of=("micro_technology",)),
    Technology("graviton_laser_system", YELLOW, any_of=("deep_space_cannon",)),
    Technology("light_wave_deflectors", BLUE,   all_of=("magen_defense_grid", "xrd_transporters")),
    Technology("gen_synthesis",         GREEN,  any_of=("cybernetics",)),
    Technology("integrated_economy",    YELLOW, all_of=("cybernetics", "micro_technology")),
    Technology("dacxive_animators",     GREEN,  any_of=("neural_motivator",)),
    Technology("assault_cannons",       RED,    all_of=("automated_turrets", "cybernetics")),
    Technology("hyper_metabolism",      GREEN,  any_of=("gen_synthesis",)),
    Technology("xenopsychology",        GREEN),
    Technology("graviton_negator",      RED,    any_of=("dacxive_animators", "assault_cannons")),
    Technology("type_iv_drive",         BLUE,   all_of=("neural_motivator", "xrd_transporters")),
    Technology("transit_diodes",        YELLOW, any_of=("light_wave_deflectors", "hyper_metabolism", "dacxive_animators")),
    Technology("fleet_logistics",       BLUE,   any_of=("graviton_negator",)),
    Technology("advanced_fighters",     BLUE,   any_of=("type_iv_drive",)),
    Technology("x_89_bacterial_weapon", GREEN,  any_of=("assault_cannons", "transit_diodes")),
)
# fmt: on

TECHNOLOGY: dict[str, Technology] = {technology.id: technology for technology in TECHNOLOGIES}
