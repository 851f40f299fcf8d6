/** Keys on the board: arrows go from space to space, plus and minus zoom. */
import type { Zoom } from "./zoom.svelte";

export type Direction = "left" | "right" | "up" | "down";

const DIRECTIONS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export interface Keys {
  zoom: Zoom;
  go: (space: string) => void;
  /** The space that an arrow key leads to. */
  neighbour: (space: string, direction: Direction) => string | null;
  act: (space: string, event: KeyboardEvent) => void;
  leave: () => void;
}

export function pressed(
  event: KeyboardEvent,
  space: string,
  { zoom, go, neighbour, act, leave }: Keys,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const direction = DIRECTIONS[event.key];
  if (direction) go(neighbour(space, direction) ?? space);
  else if (event.key === "Enter" || event.key === " ") act(space, event);
  else if (event.key === "Escape") leave();
  else if (event.key === "+" || event.key === "=") zoom.nearer();
  else if (event.key === "-") zoom.farther();
  else if (event.key === "0") zoom.reset();
  else return;
  event.preventDefault();
}
