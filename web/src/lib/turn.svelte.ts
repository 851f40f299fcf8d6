/** "Your turn", told once for each question: a tone, the title of the page, a dot on its icon. Who wants no tone
 * wants no title that blinks either. */
import { prefs } from "./prefs.svelte";

const FLASH = 1_500;
const NAME = "Throneworld";
const ICON = "/icon.svg";
const ICON_ASKED = "/icon-asked.svg";

export interface Told {
  /** The questions that somebody has been told of. */
  known: ReadonlySet<string>;
  ring: boolean;
}

/** What is to be told of the open questions; whoever looks at them already needs no bell. */
export function toldOf(known: ReadonlySet<string>, open: readonly string[], attentive: boolean): Told {
  const news = open.some((id) => !known.has(id));
  return { known: new Set(open), ring: news && !attentive };
}

/** The title at present: while somebody is asked and looks elsewhere it alternates. */
export function titleOf(name: string, turn: string, asked: boolean, odd: boolean): string {
  if (!asked) return name;
  return odd ? `● ${name}` : `● ${turn}`;
}

export class Turn {
  private known: ReadonlySet<string> = new Set();
  private odd = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Tell of the open questions of my seats, and of what others have put to me, for which nobody waits.
   * `panel` is where they are answered. */
  tell(
    open: readonly string[],
    name: string,
    turn: string,
    panel: Element | null,
    offers: readonly string[] = [],
  ): void {
    const told = toldOf(this.known, [...open, ...offers], attends(panel));
    this.known = told.known;
    if (told.ring && prefs.sound) void ring();
    this.show(name, turn, open.length > 0);
  }

  end(): void {
    clearInterval(this.timer);
    document.title = NAME;
    icon(false);
  }

  private show(name: string, turn: string, asked: boolean): void {
    clearInterval(this.timer);
    this.odd = false;
    document.title = titleOf(name, turn, asked, false);
    icon(asked);
    if (!asked || !prefs.motion || !prefs.sound) return;
    this.timer = setInterval(() => {
      this.odd = document.visibilityState === "hidden" && !this.odd;
      document.title = titleOf(name, turn, true, this.odd);
    }, FLASH);
  }
}

function attends(panel: Element | null): boolean {
  if (document.visibilityState === "hidden" || !document.hasFocus() || !panel) return false;
  const box = panel.getBoundingClientRect();
  return box.height > 0 && box.top < innerHeight && box.bottom > 0;
}

function icon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = asked ? ICON_ASKED : ICON;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

let audio: AudioContext | null = null;

/** Two soft notes, a fourth apart. A browser that wants a click first stays silent until there was one. */
async function ring(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") await audio.resume();
    note(audio, 587.33, 0);
    note(audio, 783.99, 0.14);
  } catch {
    // Without sound there is still the title.
  }
}

function note(on: AudioContext, pitch: number, after: number): void {
  const begin = on.currentTime + after;
  const tone = new OscillatorNode(on, { type: "sine", frequency: pitch });
  const loud = new GainNode(on, { gain: 0 });
  loud.gain.setValueAtTime(0, begin);
  loud.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
  tone.connect(loud).connect(on.destination);
  tone.start(begin);
  tone.stop(begin + 0.5);
}
