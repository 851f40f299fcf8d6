"""Rulings on intricate components in our own words, 14 to 27 of the notes of the reference.

The letter of a ruling is one of its sentences: a test whose name begins with `notes_4_15a` proves 15a.
"""

RULINGS: dict[str, dict[str, str]] = {
    "Ruling 14: The Crown of Thalnos": {
        "notes_4_14a": "After each group of his own dice its owner may roll any of them again, each once.",
        "notes_4_14b": "A unit none of whose rerolled dice hits is destroyed, even if it had hit before.",
        "notes_4_14c": "A unit of several dice lives if one of those that it rerolled hits.",
        "notes_4_14d": "All hits stand, those of units that are lost this way too.",
    },
    "Ruling 15: Matriarch": {
        "notes_4_15a": "Committed fighters fight like ground forces, with the combat value of fighters.",
        "notes_4_15b": "Hits of space cannon defense may be assigned to them.",
        "notes_4_15c": "They return to space as the combat ends, before winner and control are seen.",
        "notes_4_15d": "Fighters alone draw at best: no winner, no control, no structure is lost.",
    },
    "Ruling 16: Fighter II, Hybrid Crystal Fighter II": {
        "notes_4_16a": "Each upgraded fighter beyond the capacity counts as a ship of the fleet pool.",
        "notes_4_16b": "Fighters fill what docks look after first, then the room that ships have left.",
        "notes_4_16c": "A Hybrid Crystal Fighter II counts as half a ship.",
        "notes_4_16d": "They add up with all other ships; half a ship too many is too many.",
        "notes_4_16e": "While a combat lasts nobody looks at capacity and fleet pool.",
    },
    "Ruling 17: Non-Euclidean Shielding": {
        "notes_4_17a": "A unit that sustains damage cancels two pending hits, or the only one.",
        "notes_4_17b": "What is not needed of it is of no use against later hits.",
        "notes_4_17c": "From a combat that repairs keep anybody from winning the attacker must retreat.",
    },
    "Ruling 18: Harrow": {
        "notes_4_18a": "The active L1Z1X may fire with all bombarding ships after every round on the ground.",
        "notes_4_18b": "Also in the round that cost them their last infantry, which may make it a draw.",
        "notes_4_18c": "Planetary shield keeps it off.",
        "notes_4_18d": "Bunker and Disable hold for it as for any bombardment.",
        "notes_4_18e": "It never hits their own troops.",
    },
    "Ruling 19: Assimilate, Infiltrate": {
        "notes_4_19a": "Structures are replaced as control is gained, before what is left is destroyed.",
        "notes_4_19b": "One dock and two PDS for each planet hold here, too.",
        "notes_4_19c": "A dock that was taken may produce in the same action.",
        "notes_4_19d": "If both apply, the second finds nothing to replace.",
    },
    "Ruling 20: Pillage": {
        "notes_4_20a": "It follows every separate gain; all that one instruction gives is one gain.",
        "notes_4_20b": "Scavenge is a gain for each planet.",
        "notes_4_20c": "It follows a finished transaction, for each side, also of one with the Mentak.",
        "notes_4_20d": "The other must be a neighbour and have three trade goods at least.",
        "notes_4_20e": "Quantum Entanglement and open Lazax gates make neighbours, too.",
        "notes_4_20f": "Commodities that are refilled, or turned over by a trade, are no gain of their own.",
    },
    "Ruling 21: Trade, Trade Agreement": {
        "notes_4_21a": "Chosen players replenish in their turn for the secondary: unasked, free, once.",
        "notes_4_21b": "Trade Agreement can be played even if its owner had nothing to refill.",
        "notes_4_21c": "Its owner hands over all his commodities.",
        "notes_4_21d": "Its holder gains trade goods and may be pillaged for it; the giver may not.",
    },
    "Ruling 22: Ceasefire": {
        "notes_4_22a": "It is played right after the activation; no unit of its owner moves in.",
        "notes_4_22b": "Units that are there fight, bombard, land and produce.",
    },
    "Ruling 23: Nullification Field, Minister of Peace": {
        "notes_4_23a": "They end the turn within the stop: what others could still use there is lost.",
        "notes_4_23b": "The token stays on the board, and what was spent stays spent.",
        "notes_4_23c": "There is no further action in this turn.",
    },
    "Ruling 24: Fleet Logistics, Minister of War": {
        "notes_4_24a": "Further actions belong to the same turn: no turn ends or begins between them.",
        "notes_4_24b": "Minister of War needs a token of its owner on the board.",
        "notes_4_24c": "It is used after an action and adds one to those of Fleet Logistics.",
        "notes_4_24d": "Passing is never one of the actions.",
    },
    "Ruling 25: Classified Document Leaks": {
        "notes_4_25a": "The objective keeps the phase in which it is scored.",
        "notes_4_25b": "It keeps the limit of one objective for each combat.",
        "notes_4_25c": "It is public for everybody but its scorer.",
        "notes_4_25d": "It does not count among his three secret objectives any more.",
        "notes_4_25e": "If the law goes, nobody can score it, and it still does not count.",
        "notes_4_25f": "As for any public objective all home planets are needed.",
    },
    "Ruling 26: Shard of the Throne, Crown of Emphidia, Holy Planet of Ixth": {
        "notes_4_26a": "Only their own text moves points: discarding them or a new vote takes none away.",
        "notes_4_26b": "One gains before the other loses, and the game may end in between.",
        "notes_4_26c": "The Crown of Emphidia is won only with planets of its owner's home system.",
    },
    "Ruling 27: Publicize Weapon Schematics": {
        "notes_4_27a": "War Sun and Prototype War Sun II are technologies of war suns.",
        "notes_4_27b": "Prototype War Sun I is none.",
        "notes_4_27c": "No war sun of anybody can sustain damage.",
        "notes_4_27d": "War suns that were damaged before stay damaged until they are repaired.",
    },
}
