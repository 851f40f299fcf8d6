"""The closed vocabulary of times at which something may be played out of the ordinary course."""

from __future__ import annotations

from throneworld.kernel.windows import Moment

INFLUENCE_PHASE = "influence_phase"
CEASEFIRE_REVEALED = "ceasefire_revealed"
BIDDING_PHASE = "bidding_phase"
BEFORE_BID = "before_bid"
RECRUITMENT_PHASE = "recruitment_phase"
AFTER_MOVEMENT = "after_movement"
AFTER_DEPLOYMENT = "after_deployment"
DEPLOYED = "deployed"
BATTLE_PHASE = "battle_phase"
FIRST_COMMAND = "first_command"
SECOND_COMMAND = "second_command"
BOMBARDMENT_PHASE = "bombardment_phase"
ADVANTAGE_USED = "advantage_used"

FACTS: dict[str, tuple[str, ...]] = {
    INFLUENCE_PHASE: (),  # before the first card is drawn
    CEASEFIRE_REVEALED: (),  # before the players talk
    BIDDING_PHASE: (),  # before the row is dealt
    BEFORE_BID: ("seat", "bidder", "high"),  # an ally is about to bid
    RECRUITMENT_PHASE: (),  # before the first player recruits
    AFTER_MOVEMENT: ("seat",),  # in one's own turn, before the deployment step
    AFTER_DEPLOYMENT: ("seat",),  # in one's own turn, before it ends
    DEPLOYED: ("seat",),  # another player's units have landed
    BATTLE_PHASE: (),  # before the Xxcha flip and anybody fights
    FIRST_COMMAND: ("space", "one", "other"),  # at the start of a battle: the Xxcha command first (Rex p.22)
    SECOND_COMMAND: ("space", "one", "other"),  # then the Jol-Nar one
    BOMBARDMENT_PHASE: (),  # before the card is drawn
    ADVANTAGE_USED: ("advantage", "seat"),  # a race advantage is about to take effect
}
"""Every moment, in the order of a round, and what its occasion tells."""

MOMENTS: dict[str, Moment] = {name: Moment(name, facts) for name, facts in FACTS.items()}
