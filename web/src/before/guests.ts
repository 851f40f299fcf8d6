/** A name for whoever has none yet: stars have names that every language shares. */
const STARS = [
  "Acrux",
  "Adhara",
  "Alcor",
  "Altair",
  "Atria",
  "Bellatrix",
  "Capella",
  "Deneb",
  "Electra",
  "Izar",
  "Maia",
  "Mira",
  "Mizar",
  "Naos",
  "Polaris",
  "Rigel",
  "Sadr",
  "Spica",
  "Talitha",
  "Vega",
] as const;

export function suggestedName(chance: () => number = Math.random): string {
  const star = STARS[Math.floor(chance() * STARS.length)]!;
  return `${star} ${10 + Math.floor(chance() * 90)}`;
}
