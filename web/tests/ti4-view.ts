/** A small galaxy: the centre, a home system and an empty one. */
import type { Planet, Player, System, Ti4View } from "../src/ti4/types";

function system(fields: Partial<System>): System {
  return { planets: [], wormholes: [], anomaly: "", space: "", tokens: [], units: {}, ...fields };
}

function planet(fields: Partial<Planet>): Planet {
  return {
    system: 18,
    owner: -1,
    exhausted: false,
    resources: 1,
    influence: 6,
    trait: "",
    specialty: "",
    attached: [],
    ...fields,
  };
}

function player(faction: string): Player {
  return {
    faction,
    colour: faction === "sol" ? "blue" : "red",
    points: 3,
    eliminated: false,
    tactic: 3,
    fleet: 3,
    strategy: 2,
    reinforcements: 8,
    trade_goods: 1,
    commodities: 2,
    technologies: ["neural_motivator", "antimass_deflectors"],
    exhausted_technologies: ["antimass_deflectors"],
    sheet: ["carrier_1", "infantry_1"],
    strategy_cards: ["leadership"],
    action_cards: 2,
    secrets: 1,
    scored: [],
    notes: 5,
    notes_in_play: [],
    neighbours: [],
  };
}

export function viewOf(fields: Partial<Ti4View> = {}): Ti4View {
  return {
    game: "ti4",
    seat: 0,
    waiting: [0],
    result: null,
    ask: null,
    table: { sealed: null, undo: false, redo: false },
    round: 2,
    phase: "action",
    speaker: 1,
    active: -1,
    active_system: 0,
    order: [0, 1],
    passed: [],
    custodians: true,
    options: { points: 10 },
    map: [18, 1, -1, 41],
    systems: {
      "18": system({ planets: ["mecatol_rex"], space: "18" }),
      "1": system({
        planets: ["jord"],
        space: "1",
        tokens: [1],
        units: {
          jord: { "0": { units: { infantry: 5 }, damaged: {} } },
          "1": { "0": { units: { dreadnought: 2 }, damaged: { dreadnought: 1 } } },
        },
      }),
      "41": system({ anomaly: "gravity_rift", space: "41" }),
      "51": system({ wormholes: ["delta"], space: "51" }),
    },
    planets: {
      mecatol_rex: planet({}),
      jord: planet({ system: 1, owner: 0, resources: 4, influence: 2 }),
    },
    players: [player("sol"), player("l1z1x")],
    strategy_cards: [{ id: "leadership", initiative: 1, owner: 0, exhausted: false, trade_goods: 0 }],
    objectives: [{ id: "lead_from_the_front", scored_by: [1], open_to: [0], met_by: [0], leaked: false }],
    figures: {
      carrier_1: { type: "carrier", cost: 3, produced: 1, combat: 9, dice: 1, move: 1, capacity: 4 },
      infantry_1: { type: "infantry", cost: 1, produced: 2, combat: 8, dice: 1, move: 0, capacity: 0 },
    },
    agenda: null,
    combat: null,
    offers: [],
    laws: [{ id: "minister_of_exploration", about: 1, exhausted: false }],
    decks: {
      action: 60,
      action_discards: ["spy"],
      agenda: 50,
      agenda_discards: [],
      secret: 10,
      objectives: 6,
    },
    you: { action_cards: ["spy"], secrets: [], met: [], notes: [], known_cards: [], known_agendas: [] },
    ...fields,
  };
}
