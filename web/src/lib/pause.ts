/** Between two tries: longer each time, but not when the network has just come back. */
export const FIRST_WAIT = 1_000;
export const LONGEST_WAIT = 8_000;

export function pause(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener("online", over);
      resolve();
    };
    const timer = setTimeout(over, wait);
    addEventListener("online", over);
  });
}
