/** A permalink for each step. The address follows what is shown, without filling the history. */
/** Browsers refuse an address that changes too often. */
const PAUSE = 400;

export function stepAddress(table: string, step: number, seat: number | null): string {
  return `/t/${encodeURIComponent(table)}/step/${step}${seat === null ? "" : `?seat=${seat}`}`;
}

/** The number in an address, or nothing if it is none. */
export function numberIn(text: string | null): number | null {
  return text !== null && /^[0-9]{1,7}$/.test(text) ? Number(text) : null;
}

export class Following {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;

  to(address: string): void {
    clearTimeout(this.timer);
    const wait = Math.max(0, this.last + PAUSE - Date.now());
    this.timer = setTimeout(() => this.write(address), wait);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private write(address: string): void {
    this.last = Date.now();
    // Past the router: it is the same page, and is not to be made anew.
    if (location.pathname + location.search !== address) history.replaceState(null, "", address);
  }
}
