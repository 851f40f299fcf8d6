/** What the pointer or the keyboard is on: of which place a card is shown, and of which a list of options. */
import type { Option } from "$lib/protocol";
import { boxesOf, type Boxes } from "./rooms";
import type { Zoom } from "./zoom.svelte";

/** The card would be in the way of a pointer that only passes. */
const PAUSE = 300;

export interface Board {
  zoom: Zoom;
  /** The board's element; each place is an element within it that has `data-space`. */
  root: () => HTMLElement | undefined;
  optionsAt: (place: string) => readonly Option[];
  onpick: (option: Option) => void;
}

export class Looking {
  /** The place of which the card is shown. */
  at = $state<string | null>(null);
  /** The place of which several options are shown. */
  opened = $state<string | null>(null);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  /** The place that had the focus last. */
  last = $state<string | null>(null);
  boxes = $state.raw<Boxes | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Board) {}

  hover(place: string | null): void {
    clearTimeout(this.waiting);
    if (place) this.waiting = setTimeout(() => this.look(place), PAUSE);
    else if (this.at === this.over) this.at = null;
    this.over = place;
  }

  look(place: string | null): void {
    clearTimeout(this.waiting);
    this.at = place;
    if (place) this.boxes = this.measured(place);
  }

  /** One option is taken at once; of several a list is shown; of none, what is known about the place. */
  act(place: string, event: Event): void {
    event.stopPropagation();
    const options = this.board.optionsAt(place);
    if (options.length === 1) this.pick(options[0]!);
    else if (options.length > 1) this.open(place);
    else this.look(this.at === place && isTouch(event) ? null : place);
  }

  pick(option: Option): void {
    this.leave();
    this.board.onpick(option);
  }

  /** Back from the list to the place that it is about. */
  close(): void {
    const place = this.opened;
    this.opened = null;
    if (place) this.go(place);
  }

  leave(): void {
    clearTimeout(this.waiting);
    this.opened = this.at = null;
  }

  go(place: string): void {
    this.partOf(place)?.focus();
  }

  focused(event: FocusEvent, place: string): void {
    const part = event.currentTarget as SVGElement;
    this.last = place;
    if (!part.matches(":focus-visible")) return;
    this.board.zoom.show(part);
    clearTimeout(this.waiting);
    // What is brought into sight must have arrived before the card is put beside it.
    this.waiting = setTimeout(() => this.look(place), this.board.zoom.whole ? 0 : PAUSE);
  }

  private open(place: string): void {
    this.look(null);
    this.boxes = this.measured(place);
    this.opened = place;
  }

  private measured(place: string): Boxes | null {
    const [root, part] = [this.board.root(), this.partOf(place)];
    return root && part ? boxesOf(root, part) : null;
  }

  private partOf(place: string): SVGElement | null {
    return this.board.root()?.querySelector<SVGElement>(`[data-space="${place}"]`) ?? null;
  }
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== "mouse";
}
