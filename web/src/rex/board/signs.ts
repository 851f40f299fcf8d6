/** The signs on the board: the same beside a space and in what is told of it. */
import type { Component } from "svelte";
import Port from "~icons/game-icons/rocket";
import Shield from "~icons/game-icons/shield";
import Tower from "~icons/game-icons/stone-tower";

import type { Feature } from "./telling";

export const SIGNS: Partial<Record<Feature, Component>> = {
  stronghold: Tower,
  shielded: Shield,
  spaceport: Port,
};
