/** Zooming and panning of the board: wheel, pinch, drag, buttons and keys. */
import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from "@panzoom/panzoom";

import { prefs } from "$lib/prefs.svelte";

const MOST = 5;
/** So much nearer with a button or a key, and with two fingers that have gone 80 pixels further apart. */
const STEP = 0.4;
const PINCH = 1.5;
/** A pointer that has travelled this far was dragging, not pointing. */
const SLACK = 6;

export class Zoom {
  scale = $state(1);
  private panzoom: PanzoomObject | null = null;
  private down: { x: number; y: number } | null = null;
  private dragged = false;

  get whole(): boolean {
    return this.scale < 1.01;
  }

  /** To be attached to what is moved; its parent is the window through which it is seen. */
  attach = (node: HTMLElement) => {
    const window = node.parentElement!;
    const panzoom = Panzoom(node, {
      canvas: true,
      contain: "outside",
      maxScale: MOST,
      minScale: 1,
      panOnlyWhenZoomed: true,
      duration: 160,
      // Of a pinch; it zooms to where the fingers are.
      step: PINCH,
      cursor: "default",
      // The page scrolls under a finger as long as the whole board is seen.
      touchAction: "pan-y",
      // Else the browser would not focus what is pressed.
      handleStartEvent: () => undefined,
    });
    this.panzoom = panzoom;
    const changed = (event: Event) =>
      this.changed(node, window, (event as CustomEvent<PanzoomEventDetail>).detail);
    const wheel = (event: WheelEvent) => this.turned(event);
    const pressed = (event: PointerEvent) => this.pressed(event);
    const moved = (event: PointerEvent) => this.moved(event);
    const clicked = (event: MouseEvent) => this.clicked(event);
    node.addEventListener("panzoomchange", changed);
    window.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("pointerdown", pressed, true);
    window.addEventListener("pointermove", moved, true);
    window.addEventListener("click", clicked, true);
    return () => {
      panzoom.destroy();
      node.removeEventListener("panzoomchange", changed);
      window.removeEventListener("wheel", wheel);
      window.removeEventListener("pointerdown", pressed, true);
      window.removeEventListener("pointermove", moved, true);
      window.removeEventListener("click", clicked, true);
      this.panzoom = null;
    };
  };

  nearer(): void {
    this.panzoom?.zoomIn({ animate: prefs.motion, step: STEP });
  }

  farther(): void {
    if (this.scale <= 1.4) this.reset();
    else this.panzoom?.zoomOut({ animate: prefs.motion, step: STEP });
  }

  reset(): void {
    this.panzoom?.reset({ animate: prefs.motion });
  }

  /** What the keyboard looks at must be in sight. */
  show(part: Element): void {
    const window = this.panzoom && part.closest("[data-window]");
    if (!window || this.whole) return;
    const [room, box] = [window.getBoundingClientRect(), part.getBoundingClientRect()];
    const dx = room.left + room.width / 2 - (box.left + box.width / 2);
    const dy = room.top + room.height / 2 - (box.top + box.height / 2);
    this.panzoom!.pan(dx / this.scale, dy / this.scale, { relative: true, animate: prefs.motion });
  }

  private changed(node: HTMLElement, window: HTMLElement, detail: PanzoomEventDetail): void {
    this.scale = detail.scale;
    const action = this.whole ? "pan-y" : "none";
    node.style.touchAction = window.style.touchAction = action;
  }

  /** At the whole board the wheel scrolls the page on, outwards. */
  private turned(event: WheelEvent): void {
    if (this.whole && event.deltaY > 0) return;
    this.panzoom?.zoomWithWheel(event, { animate: false, step: 0.25 });
  }

  private pressed(event: PointerEvent): void {
    if (!event.isPrimary) return;
    this.down = { x: event.clientX, y: event.clientY };
    this.dragged = false;
  }

  private moved(event: PointerEvent): void {
    if (!this.down || event.buttons === 0) return;
    if (Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) > SLACK) this.dragged = true;
  }

  private clicked(event: MouseEvent): void {
    if (this.dragged && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    }
    this.dragged = false;
    this.down = null;
  }
}
