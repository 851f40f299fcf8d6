"""Which choices of the game a verb of the cases may stand for, the likeliest first.

A shape is a verb of the game and its nouns: a number is a noun of the case's option in any of its meanings,
`*` any noun, `**` any that follow, `=word` that word, `meaning:number` what `meanings.py` makes of the noun.
After a semicolon comes what the game asks next of the same player.
"""

from __future__ import annotations

CLOSING = ("done", "pass", "stay", "no", "decline", "hold_fire", "keep", "refuse")

SHAPES: dict[str, tuple[str, ...]] = {
    # Ending and declining
    "done": CLOSING,
    "stay": ("stay", "pass", "done", "decline"),
    "no": ("no", "pass", "decline", "refuse", "done"),
    "decline": ("decline", "pass", "no", "done"),
    "hold_fire": ("hold_fire", "pass", "done"),
    "yes": ("yes", "accept"),
    "accept": ("accept", "yes"),
    "refuse": ("refuse", "no"),
    # Actions
    "transfer": ("transfer 0 1", "transfer 1 0"),
    "play": ("component 0", "play 0"),
    "refresh": ("refresh 0", "use 0"),
    "use": ("use 0", "use 0 *"),
    "skip": ("play *",),
    "also": ("yes", "play *"),
    "next": ("next 0", "system 0"),
    # Ships and what they carry
    "ship/2": ("ship 0 1 =0", "ship 0 1 *", "ship 0 1 * *", "passage *"),
    "ship/3": ("ship 0 1 2 =empty", "ship 0 1 2"),
    "ship/4": ("ship 0 1 2 load:3",),
    "ship fighter": ("ship 0 1 =0", "ship 0 1 *", "load 0 1"),
    "load": ("load 0 1", "load 0 1 **", "leader person:0"),
    "move": ("step 0 1 2 =0", "step 0 1 2 *", "step 0 1 2 * *"),
    "hit": ("hit 0 1", "hit 0 1 load:2", "hit 0 1 *", "hit 0", "destroy 0 1", "destroy 0 1 *", "destroy 0"),
    "sustain": ("sustain 0 1", "sustain 0 1 load:2", "sustain 0 1 *", "sustain 0"),
    "scrap": ("remove 0 =0", "remove 0 *", "remove 0 * *", "destroy 0", "destroy 0 *", "destroy 0 * *"),
    "remove": ("remove 0 =0", "remove 0 *", "remove 0 * *", "destroy 0", "destroy 0 *", "destroy 0 * *"),
    # Combat
    "cancel": ("cancel 0", "play 0", "play *"),
    "reroll": ("reroll 0 1", "reroll 0 1 **"),
    "sacrifice": ("sacrifice 0 1", "destroy 0 1", "destroy 0 1 *", "destroy 0"),
    "shoot": ("shoot 0", "shoot 0 1"),
    "give_up": ("give_up 0", "turn_neutral 0"),
    "convert": ("play *",),
    "land": ("land 0 1", "land person:0 1", "land 0 * * * 1"),
    "gate": ("gate 0 1 2", "gate person:0 1 2"),
    "bombard": ("bombard 0 1", "bombard 0 * 1"),
    "fight space": ("fight_now",),
    "fight ground": ("fight_later",),
    "fire": ("fire number:0", "fire guns:0"),
    "grow": ("planet 0", "play =arborec.3 ; planet 0"),
    # Domain Counters
    "probe": ("look 0", "probe 0 1"),
    "resolve": ("next 0",),
    "fight": ("fight", "fight_fleet 0"),
    "pay": ("pay_off",),
    # Leaders
    "escape": ("refuge 0", "refuge area:0 kind:0 =0", "refuge area:0 kind:0 **"),
    "shift": ("leader person:0 ; planet 1", "leader person:0"),
    "relocate": ("leader person:0 ; refuge 1", "leader person:0 ; refuge area:1 kind:1 **"),
    "execute": ("execute leader:1",),
    # Paying and gaining
    "counter": ("gain 0", "from 0", "spend 0", "lose 0"),
    "lose": (
        "jettison 0",
        "jettison 0 * * *",
        "from 0",
        "lose 0",
        "spend 0",
        "discard 0",
        "remove 0 1",
        "remove 0 1 *",
        "destroy 0 1",
        "keep other:0",
    ),
    "buy": ("buy 0", "gain 0", "buy_votes 0"),
    "produce": (
        "produce 0 1",
        "produce 0 berth:1",
        "system system:1 ; produce 0 1",
        "system system:1 ; produce 0 berth:1",
        "dock 1 ; produce 0 1",
        "dock 1 ; produce 0 berth:1",
    ),
    "build_dock": ("build_dock 0", "build_dock space:0"),
    "move_counter": ("move 0 1",),
    "place": ("place 0 1", "station person:0 1", "station person:0 kind:1", "station person:0 kind:1 *"),
    # Council
    "vote": ("vote 0 1 ; votes 2",),
    "voice": ("play =voice_of_the_council",),
    "strike": ("strike 0", "play * ; strike 0"),
    # Trade
    "propose": ("propose 0 own:1 his:2", "propose 0 own:1"),
    "break": ("break partner:0",),
    "extra": ("extra partner:0",),
    "offer": ("play =hacan.3 ; player 0",),
    # Strategy Cards
    "put": ("counter_in 1",),
    "alert": ("system 0",),
    "reveal": ("reveal 0", "objective 0"),
    "keep": ("keep", "keep 0", "objective 0"),
    "flip": ("yes",),
    "declare": ("declare_war 0",),
    # Two players
    "artifact": ("bury 0",),
    "again": ("yes",),
    "steal": ("component =mentak.3 ; player 0", "component =mentak.3"),
    "swap": ("exchange 0", "exchange 0 **"),
}
IMPLIED = {"annex_planet": "diplomacy", "buy_counters": "leadership"}
"""Questions of secondary abilities that are put without asking first whether the ability is used."""
