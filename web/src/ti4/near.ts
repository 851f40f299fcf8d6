/** Which systems touch each other on the map; wormholes are told apart from that. */
import { axial } from "./board/hexes";
import type { Ti4View } from "./types";

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The systems around one, clockwise from the north. */
export function nextTo(view: Ti4View, system: string): string[] {
  const place = view.map.findIndex((tile) => String(tile) === system);
  if (place < 0) return [];
  const [q, r] = axial(place);
  const tiles = new Map(view.map.map((tile, number) => [axial(number).join(" "), String(tile)]));
  return AROUND.map(([dq, dr]) => tiles.get(`${q + dq} ${r + dr}`) ?? "").filter(
    (tile) => view.systems[tile],
  );
}
