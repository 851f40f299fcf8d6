import { untrack } from "svelte";

/** Do something now and then, as long as somebody looks at the page; returns how to stop. */
export function repeat(every: number, work: () => Promise<unknown>): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round(): Promise<void> {
    clearTimeout(timer);
    await work().catch(() => undefined);
    clearTimeout(timer);
    if (!over && document.visibilityState === "visible") timer = setTimeout(() => void round(), every);
  }

  function seen(): void {
    if (document.visibilityState === "visible") void round();
  }

  document.addEventListener("visibilitychange", seen);
  untrack(() => void round());
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
