/** Where things are on the screen: a space, and how much of the board is in sight. */
import type { Box } from "./geometry";

export interface Boxes {
  about: Box;
  /** The board as far as it is seen. */
  room: Box;
  /** So much of it is out of sight, at its bottom. */
  hidden: number;
}

const STEP = 24;

/** Measured within the board's element. */
export function boxesOf(root: HTMLElement, part: Element): Boxes {
  const [whole, box] = [root.getBoundingClientRect(), part.getBoundingClientRect()];
  const about = {
    left: box.left - whole.left,
    top: box.top - whole.top,
    width: box.width,
    height: box.height,
  };
  const height = heightInSight(root, whole);
  return { about, room: { left: 0, top: 0, width: whole.width, height }, hidden: whole.height - height };
}

/** On a phone the lower part may lie beneath another sheet, or below the edge of the screen. */
function heightInSight(root: HTMLElement, whole: DOMRect): number {
  const middle = whole.left + whole.width / 2;
  let bottom = Math.min(whole.bottom, innerHeight);
  while (
    bottom - whole.top > whole.height / 2 &&
    !root.contains(document.elementFromPoint(middle, bottom - 2))
  ) {
    bottom -= STEP;
  }
  return bottom - whole.top;
}
