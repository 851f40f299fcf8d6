/** One glyph for each faction and the hue of its player's plastic, so that nobody has to tell colours apart. */
import type { Component } from "svelte";
import Arborec from "~icons/game-icons/three-leaves";
import Creuss from "~icons/game-icons/ghost-ally";
import Hacan from "~icons/game-icons/lion";
import JolNar from "~icons/game-icons/double-fish";
import L1z1x from "~icons/game-icons/cyborg-face";
import Letnev from "~icons/game-icons/crossed-sabres";
import Mentak from "~icons/game-icons/skull-crossed-bones";
import Muaat from "~icons/game-icons/flame";
import Naalu from "~icons/game-icons/cobra";
import Nekro from "~icons/game-icons/virus";
import Norr from "~icons/game-icons/insect-jaws";
import Saar from "~icons/game-icons/caravan";
import Sol from "~icons/game-icons/sun";
import Winnu from "~icons/game-icons/queen-crown";
import Xxcha from "~icons/game-icons/turtle";
import Yin from "~icons/game-icons/sprout";
import Yssaril from "~icons/game-icons/hood";

import type { Player } from "../types";

export const GLYPH: Readonly<Record<string, Component>> = {
  arborec: Arborec,
  creuss: Creuss,
  hacan: Hacan,
  jolnar: JolNar,
  l1z1x: L1z1x,
  letnev: Letnev,
  mentak: Mentak,
  muaat: Muaat,
  naalu: Naalu,
  nekro: Nekro,
  norr: Norr,
  saar: Saar,
  sol: Sol,
  winnu: Winnu,
  xxcha: Xxcha,
  yin: Yin,
  yssaril: Yssaril,
};

/** The home system of each faction by its tile; the Creuss have a gate on the map besides. */
export const HOME: Readonly<Record<string, string>> = {
  "1": "sol",
  "2": "mentak",
  "3": "yin",
  "4": "muaat",
  "5": "arborec",
  "6": "l1z1x",
  "7": "winnu",
  "8": "nekro",
  "9": "naalu",
  "10": "letnev",
  "11": "saar",
  "12": "jolnar",
  "13": "norr",
  "14": "xxcha",
  "15": "yssaril",
  "16": "hacan",
  "17": "creuss",
  "51": "creuss",
};

/** Signs of the traits of planets: an arch, a warning, a factory. */
export const TRAIT: Readonly<Record<string, string>> = {
  cultural: "M-7 4V1A7 7 0 0 1 7 1V4H4V2A4 4 0 0 0-4 2V4Z",
  hazardous: "M0-6L7 4H-7Z",
  industrial: "M-6 4V-2L-2 1V-2L2 1V-6H6V4Z",
};

/** Signs of technology specialties by their colour: a bow, a leaf, a star, a nut. */
export const SPECIALTY: Readonly<Record<string, string>> = {
  blue: "M0-6L6 5L0 2L-6 5Z",
  green: "M-4 6Q-7-5 5-6Q7 4-2 4Z",
  red: "M0-6L2-2H6L3 1L5 6L0 3L-5 6L-3 1L-6-2H-2Z",
  yellow: "M-3-5.5H3L6 0L3 5.5H-3L-6 0Z",
};

/** Colours of tokens.css; nobody has a colour before it is chosen. */
export function hueOf(player: Pick<Player, "colour"> | undefined): string {
  return player?.colour ? `var(--plastic-${player.colour})` : "var(--race-none)";
}

/** For lines of that hue: black would not be seen on a dark ground. */
export function lineOf(player: Pick<Player, "colour"> | undefined): string {
  return player?.colour === "black" ? "var(--plastic-line-black)" : hueOf(player);
}

/** The edge of a piece of that hue. */
export function edgeOf(player: Pick<Player, "colour"> | undefined): string {
  return player?.colour === "black" ? "var(--plastic-edge-black)" : "var(--piece-edge)";
}

/** What is written on that hue. */
export function inkOf(player: Pick<Player, "colour"> | undefined): string {
  return player?.colour ? `var(--plastic-ink-${player.colour})` : "var(--ground)";
}
