/** The keys of whoever looks at a game again. */
import type { Leap } from "./marks";

export type Press = "back" | "on" | "first" | "last" | "toggle" | { leap: Leap; way: 1 | -1 };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

const PLAIN: Readonly<Record<string, Press>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "toggle",
};
const LEAPS: Readonly<Record<string, Leap>> = { p: "phase", r: "round", b: "battle" };

/** What a key asks for, or null if it belongs to what has the focus. */
export function pressOf(event: Pressed): Press | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog, textarea, select, input:not([type=range])")) return null;
  const leap = LEAPS[event.key.toLowerCase()];
  if (leap) return { leap, way: event.shiftKey ? -1 : 1 };
  if (event.key === " " && target?.closest("button, a, summary, [role=button]")) return null;
  if (event.key !== " " && target?.closest("input[type=range]")) return null;
  return PLAIN[event.key] ?? null;
}
