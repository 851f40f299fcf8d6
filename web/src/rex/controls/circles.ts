/** Alliances as toggled players: which of the offered proposals a choice of players stands for. */
import type { Option } from "$lib/protocol";

/** The proposal of an alliance of just these players, if it is on offer. */
export function proposalOf(options: readonly Option[], members: readonly number[]): Option | null {
  const wanted = [...members].sort((a, b) => a - b).join();
  return options.find((option) => option[0] === "propose" && seatsOf(option).join() === wanted) ?? null;
}

/** The others who may be toggled: those with whom these members are part of some proposal. */
export function joinable(options: readonly Option[], members: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const option of options) {
    if (option[0] !== "propose") continue;
    const seats = seatsOf(option);
    if (members.every((member) => seats.includes(member))) seats.forEach((seat) => found.add(seat));
  }
  return found;
}

function seatsOf(option: Option): number[] {
  return option
    .slice(1)
    .map(Number)
    .sort((a, b) => a - b);
}
