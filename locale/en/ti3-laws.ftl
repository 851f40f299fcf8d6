# Twilight Imperium 3: what laws ask, tell and forbid. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

prompt-exhaust_dock = { NAME($why) }: exhaust { $left ->
    [one] one of your Space Docks.
   *[other] { $left } of your Space Docks.
}
refusal-no_dock_to_exhaust = you have no working dock at { PLACE($first) } that this concerns
refusal-imperial_peace = { NAME("imperial_peace") }: nobody may fight for { PLACE($first) }
refusal-only_the_capital_is_invaded = { NAME($second) }: in this round { PLACE($first) } may not be invaded
refusal-nothing_is_loaded = { NAME($first) }: nothing may be taken aboard in this round
