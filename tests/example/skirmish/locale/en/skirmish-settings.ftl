# Skirmish: the options of a new game, and what is said of it before it begins.

web-before-game-skirmish = Skirmish
    .what = Wrecks in the dust, and too many crews who want them. A quarter of an hour.
    .short = Skirmish

setting-crews = How crews are dealt when the seats do not name them: choose lets the players pick from the first player on, random draws them.
setting-wrecks = How many wrecks are fought for.
setting-shares = Those who are equally strong share a wreck: a point for each.

web-before-setting-crews = How crews are given out
    .what = Only if no seat names a crew: the players choose, or the crews are drawn.
web-before-setting-wrecks = Wrecks
web-before-setting-shares = Equals share a wreck
