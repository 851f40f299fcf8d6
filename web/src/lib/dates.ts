/** How dates and times are written: as in the language of the page, where it is spoken in this reader's country. */
export function placeOf(language: string): string {
  const spoken = globalThis.navigator?.languages ?? [];
  return spoken.find((each) => each.split("-")[0] === language) ?? language;
}
