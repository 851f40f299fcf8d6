/** What Rex brings to the browser. */
import type { Entry } from "../games";
import "./tokens.css";

export const entry: Entry = {
  face: () => import("./face"),
  report: () => import("./report/report"),
  rules: () => import("./rules/text"),
  lessons: true,
  Mark: () => import("./FactionMark.svelte"),
  Picture: () => import("./Picture.svelte"),
};
