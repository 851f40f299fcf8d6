/** The actions of a turn by their kind, in the order of the rulebook. */
import type { Ask, Option } from "$lib/protocol";

export type Kind = "strategic" | "tactical" | "component" | "other";
export const KINDS: readonly Kind[] = ["strategic", "tactical", "component", "other"];

export function byKind({ options }: Pick<Ask, "options">): Record<Kind, Option[]> {
  const found: Record<Kind, Option[]> = {
    strategic: [],
    tactical: [],
    component: [],
    other: [],
  };
  for (const option of options) found[kindOf(option)].push(option);
  return found;
}

function kindOf([verb]: Option): Kind {
  return KINDS.find((kind) => kind === verb) ?? "other";
}
