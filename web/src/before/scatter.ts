/** Between 0 and 1, and the same on every machine. */
export function scatter(number: number): number {
  const wave = Math.sin(number * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}
