/** What the players are in the midst of, in a line or two each: the agenda, the combat, the offer on the table. */
import type { Words } from "$lib/words";

import type { Agenda, Combat, Modifier, Offer, Ti4View } from "./types";

export function underwayTold({ agenda, combat, modifiers, offers }: Ti4View, words: Words): string[] {
  return [
    ...(agenda ? agendaTold(agenda, words) : []),
    ...(combat ? [combatTold(combat, words)] : []),
    ...modifiersTold(modifiers ?? [], words),
    ...offers.flatMap((each) => offerTold(each, words)),
  ];
}

function agendaTold({ id, tally, to_vote, predictions }: Agenda, words: Words): string[] {
  const votes = tally.map(({ outcome, votes }) => `${outcome} ${votes}`).join(" ");
  return [
    words.say("now-agenda", { agenda: id, votes, to_vote: to_vote.join(" ") }),
    ...predictions.map((each) => words.say("event-predicted", { ...each })),
  ];
}

function combatTold(combat: Combat, words: Words): string {
  const { kind, system, planet, round, attacker, defender, retreating, retreat_barred, hits } = combat;
  return words.say("now-combat", {
    kind,
    place: planet || system,
    round,
    attacker,
    defender,
    retreating: retreat_barred ? -1 : retreating,
    hits: hits.map((each) => `${each.seat} ${each.hits}`).join(" "),
  });
}

/** What is added to whose dice, a line for each player. */
export function modifiersTold(modifiers: readonly Modifier[], words: Words): string[] {
  const seats = [...new Set(modifiers.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const told = modifiers.filter((each) => each.seat === seat).map((each) => modifierTold(each, words));
    return words.say("now-modifiers", { seat, modifiers: told.join(", ") });
  });
}

/** Such as "+1 Unrelenting", with the units for which alone it counts. */
export function modifierTold({ component, amount, to, kinds }: Modifier, words: Words): string {
  const parts = `${component} ${amount < 0 ? "" : "+"}${amount}`;
  return words.say("now-modifier", { parts, to, kinds: kinds.join(" ") });
}

/** To whom an offer was made. */
export function takerOf({ seat, other, proposer }: Offer): number {
  return proposer === seat ? other : seat;
}

export function offerTold(offer: Offer, words: Words): string[] {
  const sides = { seat: offer.proposer, other: takerOf(offer) };
  return [
    words.say("event-terms_offered", { ...sides, ...offer.gives }),
    words.say("event-terms_asked", { ...sides, ...offer.asks }),
  ];
}
