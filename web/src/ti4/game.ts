/** What Twilight Imperium 4 brings to the browser. */
import type { Entry } from "../games";
import "./tokens.css";

export const entry: Entry = {
  face: () => import("./face"),
  report: () => import("./report/report"),
  onlyWith: { preset: ["galaxy", "preset"], map_string: ["galaxy", "string"] },
  Picture: () => import("./Picture.svelte"),
};
