/** Messages to whoever is away: what the form holds, and what is sent. */
import type { components } from "$lib/schema";

type Schemas = components["schemas"];
type Quiet = Schemas["Quiet"];

export interface NoticesDraft {
  services: Schemas["ServiceShown"][];
  /** A new address, or nothing. */
  add: string;
  isQuiet: boolean;
  quiet: Required<Quiet>;
  digest: number;
}

/** The hours that were set, or a night in the time zone of this browser. */
export function quietHere(quiet: Quiet | null): Required<Quiet> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  return { from: "22:00", to: "08:00", zone, ...quiet };
}

export function wished(draft: NoticesDraft): Schemas["NoticesWished"] {
  const add = draft.add.trim();
  return {
    keep: draft.services.map((service) => service.id),
    add: add ? [add] : [],
    quiet: draft.isQuiet ? draft.quiet : null,
    digest: draft.digest,
  };
}

const OF_QUIET = ["notices_unknown_zone", "notices_quiet_all_day"];
const OF_ADDRESS = [
  "notices_too_many_urls",
  "notices_unknown_service",
  "notices_unreadable_url",
  "notices_private_address",
  "notices_not_checked",
];

/** Where a problem is told. */
export function fieldOfNotices(key: string): "add" | "quiet" | null {
  if (OF_ADDRESS.includes(key)) return "add";
  return OF_QUIET.includes(key) ? "quiet" : null;
}
