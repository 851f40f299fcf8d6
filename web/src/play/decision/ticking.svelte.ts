/** The time, for whoever shows it. It ticks only while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

class Ticking {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  });

  /** Seconds, by this machine's clock. */
  get now(): number {
    this.subscribe();
    return Date.now() / 1000;
  }
}

export const ticking = new Ticking();
