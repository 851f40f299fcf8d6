/** The server may be renewed under an open page: files that the page has not fetched yet are then gone. */
import { FIRST_WAIT, LONGEST_WAIT, pause } from "./pause";

/** Away: nobody answers. Old: the server answers, so the page is to be loaded anew. */
export type Freshness = "fine" | "away" | "old";

/** Whoever was loaded anew a moment ago and still lacks a file is not helped by that. */
const HARDLY = 60_000;

class Fresh {
  state = $state<Freshness>("fine");
  private looking = false;

  /** A file of this page could not be fetched. */
  async suspect(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    await this.answered();
    this.looking = false;
    this.state = "old";
    if (!renewedLately() && !isTyping()) this.renew();
  }

  /** Without this file there is no page at all: try until it comes. */
  async insist(): Promise<never> {
    await pause(LONGEST_WAIT);
    await this.answered();
    this.renew();
    return new Promise(() => undefined); // the page that waits for it is about to go
  }

  renew(): void {
    history.replaceState({ ...(history.state as object | null), renewed: Date.now() }, "");
    location.reload();
  }

  private async answered(): Promise<void> {
    for (let wait = FIRST_WAIT; !(await answers()); wait = Math.min(wait * 2, LONGEST_WAIT)) {
      this.state = "away";
      await pause(wait);
    }
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function renewedLately(): boolean {
  const { renewed } = (history.state ?? {}) as { renewed?: number };
  return renewed !== undefined && Date.now() - renewed < HARDLY;
}

/** What somebody has written and not sent would be lost. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("textarea, input:not([type]), input[type=text]");
  return [...fields].some((field) => field.value !== field.defaultValue);
}

export const fresh = new Fresh();
