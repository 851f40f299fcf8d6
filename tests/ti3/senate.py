"""The council on stage: agendas are put to the vote, slips written and sealed."""

from __future__ import annotations

from itertools import combinations

from tests.ti3.scene import Scene
from throneworld.galaxy.hexes import at, distance
from throneworld.kernel.asks import Noun
from throneworld.ti3.council.voting import Vote
from throneworld.ti3.strategic.assembly import PrimaryAssembly
from throneworld.ti3.tables import NEXUS_TILE, TILE

BOARD: dict[tuple[int, int], str | int] = {
    (0, 0): "mecatol_rex",
    (1, 0): "saudor",
    (0, 1): "mehar_xull",
    (-1, 1): "wellon",
    (-1, 0): "tarmann",
    (0, -1): "perimeter",
    (1, -1): "thibah",
    (2, 0): "vefut_ii",
    (0, 2): "lodor",
    (-2, 0): "quann",
    (-2, 2): "nebula",
}
"""Planets whose influence the examples name, around Mecatol Rex; homes lie beside them."""
COLONIES = (
    "mecatol_rex",
    "mallice",
    "lodor",
    "mehar_xull",
    "quann",
    "saudor",
    "tarmann",
    "thibah",
    "vefut_ii",
    "wellon",
    "perimeter",
)
"""The planets of that board and of the Nexus, in the order of their tiles."""
COLOURS = (("red",), ("green",), ("blue",), ("yellow",))
HOMES = ((3, 0), (0, 3), (-3, 3), (-3, 0))


def homes(*races: str) -> tuple[str, ...]:
    """The planets of their Home Systems."""
    return tuple(planet.id for row in TILE.values() if row.race in races for planet in row.planets)


def borders_of(scene: Scene) -> list[tuple[str, str]]:
    """Two systems side by side each, the lower number first."""
    places = {tile: at(place) for place, tile in enumerate(scene.state.map) if tile > 0}
    pairs = combinations(sorted(places), 2)
    return [(str(one), str(other)) for one, other in pairs if distance(places[one], places[other]) == 1]


def systems(scene: Scene, homes_too: bool = True) -> list[tuple[str]]:
    """All systems of the map, and the Nexus beside it."""
    found = sorted({*[tile for tile in scene.state.map if tile > 0], NEXUS_TILE})
    return [(str(tile),) for tile in found if homes_too or not TILE[tile].race]


def public_objectives(scene: Scene) -> list[tuple[str]]:
    """Those that lie open, of Stage I and of Stage II."""
    return [(each,) for each in (*scene.state.objectives, *scene.state.objectives_2)]


def forum(*races: str) -> Scene:
    """A scene on that board in which all home planets are exhausted: everybody has one vote."""
    wanted = races or ("sol", "letnev", "hacan")
    homes = dict(zip(HOMES, [f"home_{race}" for race in wanted], strict=False))
    scene = Scene(*wanted, board={**BOARD, **homes})
    scene.state.exhausted = tuple(scene.state.control)
    return scene


def write(scene: Scene, race: str, agenda: str, *line: Noun) -> None:
    """A line on a slip: the subject, then how many votes."""
    *subject, votes = line
    scene.choose(race, "vote", agenda, *subject)
    scene.choose(race, "votes", votes)


def seal(scene: Scene, race: str) -> None:
    """A slip that has no votes left is sealed by itself."""
    if race in scene.asked and scene.prompt == "voting_slip":
        scene.choose(race, "done")


def ballot(scene: Scene, agenda: str, **lines: tuple[Noun, ...]) -> None:
    """Everybody writes his line on one agenda; who is not named abstains."""
    for race in scene.players:
        if race in lines:
            write(scene, race, agenda, *lines[race])
        seal(scene, race)


def put_to_vote(scene: Scene, *agendas: str) -> None:
    """Agendas of the deck lie on the docket, and the slips are handed out."""
    for agenda in agendas:
        if agenda not in (*scene.state.laws, "voice_of_the_council"):
            scene.agenda("deck", agenda)
    scene.play(Vote(seat=0, agendas=agendas))


def offers_sides(scene: Scene, agenda: str) -> None:
    """It is voted for or against, and nothing else."""
    put_to_vote(scene, agenda)
    scene.offers("sol", ("vote", agenda, "for"), ("vote", agenda, "against"), ("done",))
    scene.refuses("sol", "vote", agenda, 0, rule="SA-9.2.2", key="for_or_against")


def offers_subjects(scene: Scene, agenda: str, *subjects: tuple[Noun, ...]) -> None:
    """It elects one of these, and nothing else."""
    put_to_vote(scene, agenda)
    scene.offers("sol", *[("vote", agenda, *subject) for subject in subjects], ("done",))


def offers_planets(scene: Scene, agenda: str) -> None:
    """It elects a planet that is nobody's home."""
    offers_subjects(scene, agenda, *[(planet,) for planet in COLONIES])
    scene.refuses("sol", "vote", agenda, "jord", rule="SA-9.2.1", key="elects_planet")


def enact(scene: Scene, law: str) -> None:
    """The law is voted for, and in force from now on."""
    offers_sides(scene, law)
    ballot(scene, law, sol=("for", 1))
    assert scene.state.laws == {law: ""}


def offers_players(scene: Scene, agenda: str) -> None:
    """It elects a player, and nothing else."""
    put_to_vote(scene, agenda)
    scene.offers("sol", *[("vote", agenda, seat) for seat in range(len(scene.players))], ("done",))
    scene.refuses("sol", "vote", agenda, "for", rule="SA-9.2.1", key="elects_player")


def decide(scene: Scene, agenda: str, *subject: Noun) -> None:
    """The Speaker alone votes, and has his way."""
    put_to_vote(scene, agenda)
    ballot(scene, agenda, **{scene.players[scene.state.speaker]: (*subject, 1)})


def assemble(scene: Scene, **agendas: str) -> None:
    """Assembly is executed by the first player; players and the deck have laid these open."""
    for who, cards in agendas.items():
        for card in cards.split():
            scene.agenda(who, card)
    scene.play(PrimaryAssembly(seat=0, stage="choose_half"))
