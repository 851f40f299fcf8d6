/** What this browser was told to remember; nothing of it is known to the server. */
const KEY = "throneworld";

export type Theme = "system" | "dark" | "light";
export type BoardKind = "map" | "text";

interface Remembered {
  language: string;
  theme: Theme;
  /** Undefined until chosen: then a phone is quiet and a desk is not. */
  sound?: boolean;
  motion: boolean;
  /** Ask once more before a choice that cannot be taken back. */
  confirm: boolean;
  board: BoardKind;
  /** Single letters lead around the table. */
  keys: boolean;
}

const USUAL: Remembered = {
  language: "",
  theme: "dark",
  motion: true,
  confirm: true,
  board: "map",
  keys: true,
};

class Prefs {
  private kept = $state<Remembered>({ ...USUAL, ...recall() });

  get language() {
    return this.kept.language;
  }
  set language(value: string) {
    this.keep({ language: value });
  }
  get theme() {
    return this.kept.theme;
  }
  set theme(value: Theme) {
    this.keep({ theme: value });
  }
  get sound() {
    return this.kept.sound ?? !matchMedia("(pointer: coarse)").matches;
  }
  set sound(value: boolean) {
    this.keep({ sound: value });
  }
  /** Motion only where neither the user nor the system has asked for less. */
  get motion() {
    return this.kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  set motion(value: boolean) {
    this.keep({ motion: value });
  }
  get confirm() {
    return this.kept.confirm;
  }
  set confirm(value: boolean) {
    this.keep({ confirm: value });
  }
  get board() {
    return this.kept.board;
  }
  set board(value: BoardKind) {
    this.keep({ board: value });
  }
  get keys() {
    return this.kept.keys;
  }
  set keys(value: boolean) {
    this.keep({ keys: value });
  }

  private keep(changed: Partial<Remembered>): void {
    this.kept = { ...this.kept, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function recall(): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
  } catch {
    return {};
  }
}

export const prefs = new Prefs();
