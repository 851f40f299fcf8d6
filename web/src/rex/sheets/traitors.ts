/** Of which race a leader is: told by the race sheets on the table, else by the leader's own id. */
import { RACES } from "../races";
import type { Race, RexView } from "../types";

export function traitorRace(view: RexView, leader: string): Race | "" {
  const owner = view.players.find((player) => player.leaders.some((each) => each.id === leader));
  return owner?.race || (RACES.find((race) => leader.startsWith(`${race}_`)) ?? "");
}
