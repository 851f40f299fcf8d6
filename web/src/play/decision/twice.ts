/** The second half of a double click is not meant for the question that the first half has brought. */
const TWICE = 500;

/** `came` is when the question did; returns how to stop. */
export function onlyOnce(panel: HTMLElement, came: () => number): () => void {
  const check = (event: MouseEvent): void => {
    if (event.detail < 2 || performance.now() - came() > TWICE) return;
    event.stopPropagation();
    event.preventDefault(); // else the button would still send its form
  };
  panel.addEventListener("click", check, true);
  return () => panel.removeEventListener("click", check, true);
}
