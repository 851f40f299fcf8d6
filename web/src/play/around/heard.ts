/** Up to which message somebody has read the talk at a table; kept by the browser. */
const key = (table: string) => `throneworld-talk-${table}`;

export function readTo(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function rememberRead(table: string, number: number): void {
  try {
    if (number > readTo(table)) localStorage.setItem(key(table), String(number));
  } catch {
    // A browser that keeps nothing marks as new what it has shown before.
  }
}

/** How many messages of others are new. */
export function unread(
  chat: readonly { number: number; seat: number | null }[],
  read: number,
  mine: readonly number[],
): number {
  return chat.filter((each) => each.number > read && !(each.seat !== null && mine.includes(each.seat)))
    .length;
}
