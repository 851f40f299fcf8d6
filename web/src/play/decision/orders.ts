/** Standing orders that fit an open question: what a switch beside it would tell the table to answer from now on. */
import type { Ask, OrderShown } from "$lib/protocol";
import type { Words } from "$lib/words";

export type Sentence = OrderShown["order"];

export interface Place {
  round: number;
  phase: string;
  /** The phases of a round, as they follow each other. */
  phases: readonly string[];
}

/** How long an order lasts: for this round, this phase, or the whole game. */
export type Lasting = "round" | "phase" | "game";

export interface OrderOffer {
  key: string;
  lasting: Lasting;
  /** What one is never asked about again; empty when the order is about the whole question. */
  thing: string;
  sentence: Sentence;
}

/** What answers questions that come again and again; the others are worth an answer each time. */
export type Repeated = Readonly<Record<string, "pass" | "never">>;

/** By what may be done beside the open question: the question that puts another's wish to me. */
export type Refusable = Readonly<Record<string, string>>;

/** Every game has windows; the rest it says itself. */
export function offersFor(
  ask: Ask,
  place: Place,
  { repeated = {}, refusable = {} }: { repeated?: Repeated; refusable?: Refusable } = {},
): OrderOffer[] {
  const refused = refusable[ask.prompt];
  if (refused) return refusals({ prompt: refused }, place);
  const kind = ask.prompt === "window" ? "pass" : repeated[ask.prompt];
  if (!kind) return [];
  const about = aboutOf(ask);
  const following = nextPhase(place);
  const offers: OrderOffer[] = [];
  if (following) {
    offers.push(offer("phase", { kind, about, until: { phase: following } }));
  }
  if (ask.prompt === "window") {
    offers.push(offer("round", { kind, about, until: { round: place.round + 1 } }));
    for (const option of ask.options) {
      if (option[0] === "play") offers.push(never(String(option[1])));
    }
  }
  return offers;
}

function refusals(about: NonNullable<Sentence["about"]>, place: Place): OrderOffer[] {
  const phase = nextPhase(place);
  return [
    ...(phase ? [offer("phase", { kind: "never", about, until: { phase } })] : []),
    offer("round", { kind: "never", about, until: { round: place.round + 1 } }),
    offer("game", { kind: "never", about }),
  ];
}

/** A window is told from others by its moment. */
function aboutOf(ask: Ask): NonNullable<Sentence["about"]> {
  const moment = ask.about.moment;
  return ask.prompt === "window" && moment !== undefined
    ? { prompt: ask.prompt, moment: String(moment) }
    : { prompt: ask.prompt };
}

function offer(lasting: Lasting, sentence: Sentence): OrderOffer {
  return { key: `${lasting} ${JSON.stringify(sentence)}`, lasting, thing: "", sentence };
}

function never(thing: string): OrderOffer {
  const sentence: Sentence = { kind: "never", about: { prompt: "window", plays: [thing] } };
  return { key: `never ${thing}`, lasting: "game", thing, sentence };
}

/** The phase that ends the present one; after the last one the first of the next round does. */
export function nextPhase({ phase, phases }: Place): string | null {
  const at = phases.indexOf(phase);
  if (at < 0) return null;
  return phases[at + 1] ?? phases.find((each) => each !== "setup") ?? null;
}

export interface OrderWords extends Record<string, string | number> {
  kind: string;
  prompt: string;
  moment: string;
  thing: string;
  round: number;
  phase: string;
  /** What the phase is called. */
  name: string;
  most: number;
}

/** What the words of an order need to know; nothing is an empty text or 0. */
export function wordsOf(sentence: Sentence, words: Pick<Words, "phase">): OrderWords {
  const { about, until } = sentence;
  // What ends sooner by itself need not say it.
  const phase = until?.when?.length ? "" : (until?.phase ?? "");
  return {
    kind: sentence.kind,
    prompt: about?.prompt ?? "",
    moment: about?.moment ?? "",
    thing: (about?.plays ?? []).join(" "),
    round: until?.round ? until.round - 1 : 0,
    phase,
    name: phase ? words.phase(phase) : "",
    most: sentence.kind === "up_to" ? sentence.most : 0,
  };
}
