/** Single keys that lead around the table. They keep out of the way of typing, of dialogs and of the browser. */
export type Place = "board" | "decision" | "beside" | "hand" | "players" | "log" | "talk" | "table";
export type KeyAct = Place | "switch" | "help";

export const KEYS: Readonly<Record<string, KeyAct>> = {
  b: "board",
  d: "decision",
  x: "beside",
  h: "hand",
  p: "players",
  l: "log",
  t: "talk",
  o: "table",
  m: "switch",
  "?": "help",
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** What a key asks for, or null if it is not for us. */
export function actOf(event: Pressed): KeyAct | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && isTakenBy(event.target)) return null;
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** Fields take letters as text, lists and menus to find an entry. */
function isTakenBy(target: Element): boolean {
  const taking =
    "input, textarea, select, [contenteditable], [role=listbox], [role=combobox], [role=menu], dialog";
  return target.closest(taking) !== null;
}
