/** In which order phases and players are shown. */
import type { Phase, Player } from "../types";

/** As they follow each other in a round (Rex p.8). */
export const PHASES: readonly Exclude<Phase, "setup">[] = [
  "influence",
  "bidding",
  "recruitment",
  "maneuvering",
  "battle",
  "collection",
  "bombardment",
];

/** Players with their allies beside them, otherwise as they sit. */
export function pacts(players: readonly Player[]): number[][] {
  const placed = new Set<number>();
  const found: number[][] = [];
  players.forEach((player, seat) => {
    if (placed.has(seat)) return;
    const pact = [seat, ...player.allies.filter((ally) => ally !== seat)].sort((a, b) => a - b);
    pact.forEach((member) => placed.add(member));
    found.push(pact);
  });
  return found;
}

/** All seats, one's own first, then as they sit. */
export function mineFirst(count: number, mine: number | null): number[] {
  const begin = mine ?? 0;
  return Array.from({ length: count }, (_, index) => (begin + index) % count);
}

export function strongholdsOf(players: readonly Player[], pact: readonly number[]): number {
  return pact.reduce((sum, seat) => sum + (players[seat]?.strongholds ?? 0), 0);
}
