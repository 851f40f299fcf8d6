"""The 51 Racial Technologies, three of each race (SA ch. 10, race sheets)."""

from __future__ import annotations

from msgspec import Struct


class RacialTechnology(Struct, frozen=True):
    id: str
    race: str
    cost: int
    """As printed. Victory Points lower it, those that one owns already raise it (ruling 151)."""
    copyable: bool = True
    """The Krotoan Virus can copy it; not if it changes an ability of its race (ruling 152)."""
    unsure: tuple[str, ...] = ()
    """Columns that are reconstructed; `effect`: what it does."""


# fmt: off
RACIAL_TECHNOLOGIES: tuple[RacialTechnology, ...] = (
    RacialTechnology("bioplasmosis",               "arborec", 3),
    RacialTechnology("spore_acceleration",         "arborec", 4, copyable=False),
    RacialTechnology("ecosphere_phasing",          "arborec", 4),
    RacialTechnology("dimensional_splicer",        "creuss",  3),
    RacialTechnology("slave_wormhole_generator",   "creuss",  5),
    RacialTechnology("phase_anchors",              "creuss",  3, unsure=("cost", "effect")),
    RacialTechnology("commerce_nexus",             "hacan",   3),
    RacialTechnology("quantum_datahub_node",       "hacan",   5),
    RacialTechnology("merchant_convoys",           "hacan",   4, unsure=("cost", "effect")),
    RacialTechnology("spatial_conduit_network",    "jolnar",  6),
    RacialTechnology("electro_resonance_turbines", "jolnar",  2),
    RacialTechnology("hylar_think_tanks",          "jolnar",  4, unsure=("cost", "effect")),
    RacialTechnology("assimilation_slot_i",        "krotoan", 0),
    RacialTechnology("assimilation_slot_ii",       "krotoan", 0),
    RacialTechnology("assimilation_slot_iii",      "krotoan", 0),
    RacialTechnology("saimoc_infused_hulls",       "letnev",  4, unsure=("cost",)),
    RacialTechnology("l4_disruptors",              "letnev",  5, unsure=("cost", "effect")),
    RacialTechnology("noneuclidian_shielding",     "letnev",  4),
    RacialTechnology("dreadnought_invasion_pods",  "lizix",   2),
    RacialTechnology("inheritance_systems",        "lizix",   5),
    RacialTechnology("cybernetic_overlords",       "lizix",   4, unsure=("cost", "effect")),
    RacialTechnology("adaptable_ordnance_rigs",    "mentak",  4, unsure=("cost",)),
    RacialTechnology("salvage_operations",         "mentak",  4),
    RacialTechnology("mirror_computing",           "mentak",  4),
    RacialTechnology("magmus_reactor",             "muaat",   5),
    RacialTechnology("magma_obliterator",          "muaat",   4, unsure=("cost",)),
    RacialTechnology("nova_seed",                  "muaat",   3),
    RacialTechnology("psionic_relays",             "naalu",   4, unsure=("cost", "effect")),
    RacialTechnology("telepathic_mind_weapon",     "naalu",   5),
    RacialTechnology("hybrid_crystal_drives",      "naalu",   3),
    RacialTechnology("berzerker_genome",           "norr",    5),
    RacialTechnology("valkyrie_armor",             "norr",    3),
    RacialTechnology("exotrireme",                 "norr",    4),
    RacialTechnology("floating_factories",         "saar",    3, copyable=False),
    RacialTechnology("chaos_mapping",              "saar",    2),
    RacialTechnology("scavenger_fleets",           "saar",    3, unsure=("cost", "effect")),
    RacialTechnology("advanced_fleet_tactics",     "sol",     4, unsure=("cost",)),
    RacialTechnology("mark_ii_advanced_carriers",  "sol",     4),
    RacialTechnology("versatile_combat_tactics",   "sol",     5, unsure=("cost",)),
    RacialTechnology("bioptic_recyclers",          "winnu",   3),
    RacialTechnology("lazax_gate_folding",         "winnu",   4),
    RacialTechnology("custodial_mandate",          "winnu",   4, unsure=("cost", "effect")),
    RacialTechnology("archon_energy_shells",       "xxcha",   4, unsure=("cost",)),
    RacialTechnology("diplomats",                  "xxcha",   5),
    RacialTechnology("instinct_training",          "xxcha",   4),
    RacialTechnology("subliminal_command",         "yin",     4, copyable=False),
    RacialTechnology("blade_of_zeal",              "yin",     4, copyable=False, unsure=("cost", "effect")),
    RacialTechnology("yin_spinner",                "yin",     2),
    RacialTechnology("shuttle_logistics",          "yssaril", 3),
    RacialTechnology("mageon_implants",            "yssaril", 4, copyable=False),
    RacialTechnology("transparasteel_plating",     "yssaril", 4, unsure=("cost", "effect")),
)
# fmt: on

RACIAL_TECHNOLOGY: dict[str, RacialTechnology] = {each.id: each for each in RACIAL_TECHNOLOGIES}
RACIAL_TECHNOLOGIES_OF: dict[str, tuple[str, ...]] = {
    each.race: tuple(other.id for other in RACIAL_TECHNOLOGIES if other.race == each.race)
    for each in RACIAL_TECHNOLOGIES
}
