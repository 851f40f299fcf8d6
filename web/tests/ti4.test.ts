import { fireEvent, render, screen } from "@testing-library/svelte";
import { basename } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";

import SettingsForm from "../src/before/SettingsForm.svelte";
import { faceOf } from "../src/games";
import { speech } from "../src/lib/language.svelte";
import type { Ask, GameData, Option } from "../src/lib/protocol";
import { Words } from "../src/lib/words";
import { face } from "../src/ti4/face";
import { offersOf, placeName, placeOf, rings } from "../src/ti4/places";
import Players from "../src/ti4/Players.svelte";
import Score from "../src/ti4/Score.svelte";
import CombatScene from "../src/ti4/scene/CombatScene.svelte";
import { planetTold } from "../src/ti4/telling";
import TextBoard from "../src/ti4/TextBoard.svelte";
import type { Combat, Modifier } from "../src/ti4/types";
import { underwayTold } from "../src/ti4/underway";
import { filesFor, textsFor } from "./spoken";
import { viewOf } from "./ti4-view";
import { eventually } from "./eventually";

const words = new Words("en", textsFor("ti4"), ["sol", "l1z1x"]);

const ask: Ask = {
  id: "1",
  prompt: "choose_action",
  rule: "RR 3.1",
  about: { begun: 0, left: 1 },
  options: [["strategic", "leadership"], ["tactical", 18], ["tactical", 41], ["transaction", 1], ["pass"]],
};

describe("the words", () => {
  it("of a game are no part of what every page fetches", () => {
    const names = filesFor("rex").map((path) => basename(path));
    expect(names.filter((name) => name.includes("ti4"))).toEqual(["ti4-settings.ftl"]);
    expect(
      filesFor("ti4")
        .map((path) => basename(path))
        .filter((name) => name.startsWith("rex")),
    ).toEqual(["rex-settings.ftl"]);
  });

  it("of a game come when somebody asks for them, and leave those of others alone", async () => {
    await speech.choose("en");
    expect(speech.of("ti4").has("name-arborec")).toBe(false);
    await eventually(() => expect(speech.of("ti4").has("name-arborec")).toBe(true));
    expect(speech.of("ti4").has("phase-bidding")).toBe(false);
    await speech.ready("rex");
    expect(speech.of("rex").has("name-arborec")).toBe(false);
    expect(speech.words.has("name-arborec")).toBe(false);
  });

  it("of a game that nobody knows are those of every page", async () => {
    await speech.ready("chess");
    expect(speech.of("chess").has("web-loading")).toBe(true);
  });
});

describe("a game without a folder here", () => {
  it("is drawn by the generic face", async () => {
    expect((await faceOf("chess")).Control).toBeDefined();
    expect((await faceOf("ti4")).Control).toBeUndefined();
  });
});

describe("places", () => {
  it("are named by some options and not by others", () => {
    expect(ask.options.map(placeOf)).toEqual([null, "18", "41", null, null]);
    expect(placeOf(["place", "infantry", "jord"])).toBe("jord");
    expect(face.onBoard(ask, ["unknown_verb", 3])).toBe(false);
  });

  it("lead to the system that they lie in", () => {
    const options: Option[] = [["exhaust", "jord"], ["produce", "cruiser", "1"], ["done"]];
    const offers = offersOf(viewOf(), { ...ask, options });
    expect([...offers]).toEqual([["1", options.slice(0, 2)]]);
  });

  it("go by number and planets", () => {
    expect(placeName(viewOf(), words, ["tactical", 18])).toBe("18 Mecatol Rex");
    expect(placeName(viewOf(), words, ["tactical", 41])).toBe("System 41");
    expect(placeName(viewOf(), words, ["exhaust", "jord"])).toBe("Jord");
  });

  it("follow each other ring by ring, and what lies off the map comes last", () => {
    expect(rings(viewOf())).toEqual([
      { ring: 0, systems: ["18"] },
      { ring: 1, systems: ["1", "41"] },
      { ring: null, systems: ["51"] },
    ]);
  });
});

describe("the board as text", () => {
  it("tells what stands where and offers what can be done there", async () => {
    const onpick = vi.fn();
    render(TextBoard, { view: viewOf(), words, table: "t", ask, onpick, marked: [] });
    const all = document.body.textContent;
    expect(all).toContain("2 dreadnoughts (1 damaged)");
    expect(all).toContain("gravity rift");
    expect(all).toContain("custodians token");
    expect(all).toContain("Minister of Exploration");
    await fireEvent.click(screen.getByRole("button", { name: words.option(ask, ["tactical", 41]) }));
    expect(onpick).toHaveBeenCalledWith(["tactical", 41]);
  });

  it("tells what the players are in the midst of", () => {
    const terms = { trade_goods: 0, commodities: 0, cards: 0, pledge: "" };
    const view = viewOf({
      agenda: {
        id: "mutiny",
        outcomes: ["for", "against"],
        tally: [{ outcome: "for", votes: 4 }],
        votes: [{ seat: 1, outcome: "for", votes: 4 }],
        to_vote: [0],
        predictions: [{ seat: 0, component: "trade_rider", outcome: "against" }],
        outcome: null,
      },
      combat: {
        kind: "ground",
        system: 1,
        planet: "jord",
        attacker: 1,
        defender: 0,
        round: 3,
        retreating: -1,
        retreat_barred: false,
        hits: [{ seat: 0, hits: 2 }],
      },
      offers: [
        {
          seat: 0,
          other: 1,
          proposer: 1,
          gives: { ...terms, trade_goods: 1 },
          asks: { ...terms, cards: 2 },
        },
      ],
    });
    expect(underwayTold(view, words)).toEqual([
      "Agenda: Mutiny. Votes: For 4. Still to vote: Sol.",
      "Sol predicts: Against (Trade Rider).",
      "Ground combat, Jord, round 3: L1Z1X against Sol. Hits to assign: Sol 2.",
      "L1Z1X offers Sol: [1 trade good].",
      "L1Z1X asks Sol for: [2 cards].",
    ]);
    render(TextBoard, { view, words, table: "", ask: null, onpick: vi.fn(), marked: [] });
    expect(screen.getByRole("region", { name: words.say("web-ti4-underway") }).textContent).toContain(
      "Mutiny",
    );
  });

  it("tells what is added to whose dice, and by what", () => {
    const of = { seat: 1, to: "rolls", kinds: [] } as const;
    const modifiers: Modifier[] = [
      { ...of, component: "unrelenting", amount: 1, kinds: [] },
      { ...of, component: "prophecy_of_ixth", amount: 1, kinds: ["fighter"] },
      { ...of, seat: 0, component: "salai_sai_corian", to: "dice", amount: 2, kinds: ["flagship"] },
      { ...of, seat: 0, component: "fragile", amount: -1, kinds: [] },
    ];
    expect(underwayTold(viewOf({ modifiers }), words)).toEqual([
      "L1Z1X: +1 Unrelenting, +1 Prophecy of Ixth (Fighter)",
      "Sol: +2 Salai Sai Corian (dice, Flagship), \u22121 Fragile",
    ]);
    const combat: Combat = {
      kind: "space",
      system: 18,
      planet: "",
      attacker: 1,
      defender: 0,
      round: 1,
      hits: [],
      retreating: -1,
      retreat_barred: false,
    };
    render(CombatScene, { view: viewOf({ modifiers, combat }), words, rolls: [], combat });
    const added = screen.getAllByRole("list", { name: words.say("web-ti4-modifiers") });
    expect(added.map((each) => each.textContent)).toEqual([
      "+1 Unrelenting+1 Prophecy of Ixth (Fighter)",
      "+2 Salai Sai Corian (dice, Flagship)\u22121 Fragile",
    ]);
  });

  it("says nothing of a retreat that cannot happen", () => {
    const fight = {
      kind: "space",
      system: 18,
      planet: "",
      attacker: 0,
      defender: 1,
      round: 1,
      hits: [],
    } as const;
    const combat = { ...fight, hits: [], retreating: 1, retreat_barred: true };
    expect(underwayTold(viewOf({ combat }), words)).toEqual([
      "Space combat, system 18 (Mecatol Rex), round 1: Sol against L1Z1X.",
    ]);
    expect(underwayTold(viewOf({ combat: { ...combat, retreat_barred: false } }), words)[0]).toContain(
      "L1Z1X is about to retreat.",
    );
  });

  it("tells of an objective that a law has made public", () => {
    const objectives = [{ id: "unveil_flagship", scored_by: [1], open_to: [0], met_by: [], leaked: true }];
    render(TextBoard, {
      view: viewOf({ objectives }),
      words,
      table: "",
      ask: null,
      onpick: vi.fn(),
      marked: [],
    });
    expect(document.body.textContent).toContain("made public by Classified Document Leaks, scored by L1Z1X");
  });

  it("says 1 resource and 4 resources", () => {
    const { planets } = viewOf();
    expect(planetTold(planets["mecatol_rex"]!, words)[0]).toBe("1 resource, 6 influence");
    expect(planetTold(planets["jord"]!, words)[0]).toBe("4 resources, 2 influence");
  });

  it("says so while there is no galaxy", () => {
    const view = viewOf({ map: [], systems: {}, planets: {} });
    render(TextBoard, { view, words, table: "", ask: null, onpick: vi.fn(), marked: [] });
    expect(document.body.textContent).toContain(words.say("web-ti4-no-galaxy"));
  });
});

describe("players", () => {
  beforeAll(() => void (document.body.innerHTML = ""));

  it("are told with points, tokens, goods and technologies", () => {
    render(Players, { view: viewOf(), words, status: null });
    expect(document.body.textContent).toContain("Neural Motivator, Antimass Deflectors (exhausted)");
    expect(screen.getAllByText("Trade goods")).toHaveLength(2);
  });

  it("stand in the score with what wins", () => {
    render(Score, { view: viewOf(), words, status: null });
    expect(document.body.textContent).toContain("Round 2, Action");
    expect(document.body.textContent).toContain("3/10");
  });
});

describe("the settings of a table", () => {
  it("take a text of so many characters and a number in steps", () => {
    const game: GameData = {
      id: "ti4",
      seats: [3, 6],
      factions: [],
      events: {},
      verbs: {},
      kinds: {},
      closing: [],
      people: "faction",
      colours: {},
      bots: ["random", "heuristic"],
      offers: [],
      options: {
        map_string: { kind: "text", default: "", longest: 200 },
        points: { kind: "number", default: 10, least: 10, most: 14, step: 4 },
      },
    };
    render(SettingsForm, { game, seats: 6, options: { galaxy: "string", map_string: "", points: 10 } });
    expect(screen.getByLabelText("Map string")).toHaveProperty("maxLength", 200);
    expect(screen.getByLabelText("Victory points")).toHaveProperty("step", "4");
  });
});
