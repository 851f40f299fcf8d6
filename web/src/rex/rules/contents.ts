/** The table of contents of the rules: which paragraphs there are, where, and which questions they answer. */
import { ADVANTAGES } from "./box";

export interface Paragraph {
  /** The last part of the message's id. */
  key: string;
  /** Prompts and moments of the game that lead here. */
  answers: readonly string[];
  /** One of a numbered list. */
  step?: boolean;
}

export interface Section {
  id: string;
  /** Pages of the printed rulebook. */
  pages: string;
  paragraphs: readonly Paragraph[];
}

export interface Chapter {
  id: string;
  sections: readonly Section[];
}

const p = (key: string, ...answers: string[]): Paragraph => ({ key, answers });
const step = (key: string, ...answers: string[]): Paragraph => ({ key, answers, step: true });
const section = (id: string, pages: string, ...paragraphs: Paragraph[]): Section => ({
  id,
  pages,
  paragraphs,
});

const OVERVIEW = [
  section("aim", "2, 13", p("goal"), p("end"), p("heart")),
  section("box", "2–4", p("units"), p("leaders"), p("influence"), p("decks"), p("fleet")),
  section(
    "board",
    "8, 11, 20",
    ...[
      "spaces",
      "control",
      "sectors",
      "shield",
      "stronghold",
      "spaceport",
      "influence",
      "council",
      "table",
    ].map((key) => p(key)),
  ),
  section("terms", "5, 7, 9", p("reserve"), p("casualties"), p("friendly"), p("first"), p("golden")),
  section(
    "setup",
    "5",
    step("decks"),
    step("races", "choose_race"),
    step("prediction", "predict_winner"),
    step("traitors", "select_traitor"),
    step("fleet", "fleet_dial"),
    step("cards"),
    step("influence"),
    step("units", "place_starting_units"),
  ),
];

const PHASES = ["influence", "bidding", "recruitment", "maneuvering", "battle", "collection", "bombardment"];

const ROUND = [
  section("round", "7", ...PHASES.map((phase) => step(phase))),
  section(
    "influence_phase_rules",
    "8, 14",
    p("before", "influence_phase"),
    p("draw"),
    p("count"),
    p("special"),
  ),
  section("offensive", "14, 22", p("strike"), p("first"), p("sol", "relocate")),
  section(
    "ceasefire",
    "15",
    p("before", "ceasefire_revealed"),
    p("talk", "negotiate"),
    p("gifts", "gift_amount"),
    p("permission"),
  ),
  section("alliances", "15", p("forming", "answer_proposal"), p("apart"), p("breaking"), p("help"), p("win")),
  section(
    "bidding",
    "9–10",
    p("row", "bidding_phase"),
    p("bid", "bid"),
    p("opener"),
    p("nobody"),
    p("limit"),
    p("money"),
  ),
  section(
    "recruitment",
    "10",
    p("before", "recruitment_phase"),
    p("units", "recruit"),
    p("leader"),
    p("mechanized"),
  ),
  section("maneuvering", "11", p("turn", "after_movement", "after_deployment")),
  section(
    "movement",
    "11",
    p("group", "move_from"),
    p("port"),
    p("path", "move_to"),
    p("count", "count_units"),
  ),
  section("deployment", "11, 22", p("price", "deploy"), p("where"), p("money"), p("race")),
  section("battle_phase_rules", "12, 17", p("start", "battle_phase"), p("order", "choose_battle")),
  section("collection", "12", p("city"), p("support")),
  section(
    "bombardment",
    "12–13",
    p("before", "bombardment_phase"),
    p("move"),
    p("stay"),
    p("victory"),
    p("token"),
  ),
];

const FIGHTING = [
  section(
    "battle",
    "17–19",
    step("report"),
    step("commands"),
    step("plan", "battle_plan"),
    step("dials"),
    step("cards", "commit_card"),
    step("traitors", "reveal_traitor"),
    step("resolve"),
    step("winner"),
    step("loser"),
    step("casualties", "take_casualties"),
    step("keep", "keep_cards"),
  ),
  section("leaders", "18", p("once"), p("none"), p("lost")),
  section("treason", "17", p("free"), p("back"), p("beats"), p("wait")),
  section("weapons", "17, 21", p("kill"), p("explosion"), p("retreat")),
];

const WINNING = [
  section("victory", "13, 15", p("strongholds"), p("example")),
  section("last", "13–14", p("sol"), p("hacan"), p("most")),
  section("prediction", "14", p("check")),
];

/** What goes beyond the race sheets. */
const BEYOND: Record<string, Paragraph[]> = {
  lazax: [p("mechanized"), p("loan", "loan_amount", "before_bid"), p("cancel")],
  hacan: [p("shipping", "transfer_to"), p("half"), p("ally"), p("cancel")],
  sol: [p("landing"), p("peek"), p("cancel")],
  letnev: [p("bonus"), p("discard", "discard_down"), p("ally")],
  jol_nar: [
    p("look"),
    p("ask", "choose_element", "second_command"),
    p("answer", "answer_element"),
    p("cancel"),
  ],
  xxcha: [
    p("command", "forbid_title", "first_command"),
    p("observer", "deployed"),
    p("flip", "flip"),
    p("facedown"),
    p("ally"),
    p("cancel"),
  ],
};
const RACES = Object.keys(ADVANTAGES).map((race) => section(race, "14, 21–22", ...BEYOND[race]!));

const CARDS = [
  section("cards_battle", "10, 17, 21", p("kinds")),
  section("cards_other", "10, 21", p("when")),
  section("cards_influence", "8, 14", p("deck")),
  section("cards_bombardment", "12", p("deck")),
];

const VARIANTS = [
  section("few", "23", p("demolished"), p("three"), p("four"), p("five")),
  section(
    "betrayal",
    "23",
    p("deal"),
    p("choose", "share_or_betray"),
    p("counter", "counter_reveal"),
    p("xxcha"),
  ),
];

const SMALL = [
  section("secrets", "20", p("public"), p("hidden"), p("memory"), p("talk")),
  section("deals", "20", p("word")),
  section("limits", "20", p("strategy"), p("influence"), p("half"), p("nobody")),
  section("timing", "5, 20", p("window", "window"), p("cancel"), p("undo")),
  section("rulings", "", p("lines"), p("end"), p("council"), p("ranking"), p("all")),
];

export const CHAPTERS: readonly Chapter[] = [
  { id: "overview", sections: OVERVIEW },
  { id: "round", sections: ROUND },
  { id: "fighting", sections: FIGHTING },
  { id: "winning", sections: WINNING },
  { id: "races", sections: RACES },
  { id: "cards", sections: CARDS },
  { id: "variants", sections: VARIANTS },
  { id: "small", sections: SMALL },
];
