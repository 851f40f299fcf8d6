/** Where things are on the screen: a space, and how much of the board is in sight. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Boxes {
  about: Box;
  /** The board as far as it is seen. */
  room: Box;
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
  return { about, room: { left: 0, top: 0, width: whole.width, height } };
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

/** Where a card of this size goes: beside what it is about, within the room, without hiding it. */
export function beside(
  about: Box,
  card: { width: number; height: number },
  room: Box,
): { x: number; y: number } {
  const gap = 12;
  const right = about.left + about.width + gap;
  const left = about.left - gap - card.width;
  const fitsRight = right + card.width <= room.width;
  const x = fitsRight ? right : left >= 0 ? left : clamp(right, room.width - card.width);
  const y = clamp(about.top + about.height / 2 - card.height / 2, room.height - card.height);
  return { x: Math.max(0, x), y };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
