/** The colours of plastic in the boxes among the stars, for up to eight players: tokens.css has a hue and an ink
 * for each, `--plastic-blue` and `--plastic-ink-blue`. */
export const PLASTIC = ["blue", "yellow", "green", "red", "purple", "black", "orange", "grey"] as const;

export type Plastic = (typeof PLASTIC)[number];

/** One way to break a line for each, so that nobody has to tell colours apart. */
export const DASH: Readonly<Record<Plastic, string>> = {
  blue: "",
  yellow: "2 4",
  green: "10 3",
  red: "6 4",
  purple: "10 3 2 3",
  black: "4 2",
  orange: "10 3 2 3 2 3",
  grey: "2 9",
};
