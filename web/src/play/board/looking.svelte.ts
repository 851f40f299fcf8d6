/** What the pointer or the keyboard is on: of which place a card is shown, and of which a list of options. */
import type { Ask, Option } from "$lib/protocol";
import type { Words } from "$lib/words";
import { pressed, type Direction } from "./keys";
import { boxesOf, type Boxes } from "./rooms";
import type { Zoom } from "./zoom.svelte";

/** The card would be in the way of a pointer that only passes. */
const PAUSE = 300;

export interface Board {
  zoom: Zoom;
  /** The place that an arrow key leads to. */
  neighbour: (place: string, direction: Direction) => string | null;
  optionsAt: (place: string) => readonly Option[];
  onpick: (option: Option) => void;
}

export class Looking {
  /** The board's element; each place is an element within it that has `data-space`. */
  root = $state<HTMLElement>();
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

  constructor(readonly board: Board) {}

  /** What makes a drawn shape a place that is looked at and chosen, by pointer and by keyboard. */
  target(place: string, label: string, tabbed: boolean) {
    return {
      role: "button",
      tabindex: tabbed ? 0 : -1,
      "aria-label": label,
      "data-space": place,
      onclick: (event: MouseEvent) => this.act(place, event),
      onkeydown: (event: KeyboardEvent) => this.press(event, place),
      onpointermove: (event: PointerEvent) => isMoved(event) && this.over !== place && this.hover(place),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.hover(null),
      onfocus: (event: FocusEvent) => this.focused(event, place),
      onblur: () => this.look(null),
    } as const;
  }

  /** What is known of a place, and what can be chosen there. */
  label(place: string, told: string, words: Words, ask: Ask | null): string {
    const options = this.board.optionsAt(place);
    if (options.length === 0 || !ask) return told;
    const choice = options.length === 1 ? words.option(ask, options[0]!) : words.say("web-board-several");
    return words.say("web-board-offered", { choice, space: told });
  }

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

  /** A question that is gone takes its list with it. */
  asked(): void {
    if (this.opened && !this.board.optionsAt(this.opened).length) this.opened = null;
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

  private press(event: KeyboardEvent, place: string): void {
    const { zoom, neighbour } = this.board;
    pressed(event, place, {
      zoom,
      neighbour,
      go: (to) => this.go(to),
      act: () => this.act(place, event),
      leave: () => this.leave(),
    });
  }

  private open(place: string): void {
    this.look(null);
    this.boxes = this.measured(place);
    this.opened = place;
  }

  private measured(place: string): Boxes | null {
    const part = this.partOf(place);
    return this.root && part ? boxesOf(this.root, part) : null;
  }

  private partOf(place: string): SVGElement | null {
    return this.root?.querySelector<SVGElement>(`[data-space="${place}"]`) ?? null;
  }
}

/** By hand: the map may also move under a pointer that rests. */
function isMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === "mouse" && (movementX !== 0 || movementY !== 0);
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== "mouse";
}
