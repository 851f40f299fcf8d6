# Rex: Final Days of an Empire. What the game asks, offers and refuses, in our own words.
#
# prompt-<prompt>            the question; its variables are those of `ask.about`
# moment-<moment>            a window in which something may be played; its facts are called as in rex/moments.py
# option-<verb>              an option; $first, $second ... are its nouns, $all is the whole list
# option-<prompt>-<verb>     the same where one question needs other words; it may use `ask.about` as well
# refusal-<key>              why not; $first, $second ... are its arguments
#
# PLAYER($seat) and PLAYERS($seats) name players, NAME($id) and NAMES($ids) name everything else.
# An argument that is empty arrives as "none".

game = Rex: Final Days of an Empire
    .short = Rex
    .about = Three to six great races fight over the burning capital of a dying empire, with armies, bids, traitors and alliances of convenience.

## Setup

prompt-choose_race = Which race do you play?
option-choose_race-race = { NOUN($first) }

prompt-predict_winner = { $race ->
    [none] Your sealed prediction: which race will be among the winners?
   *[other] Your sealed prediction: in which round does { NAME($race) } win?
}
option-predict_winner-race = { NOUN($first) }
option-predict_winner-round = In round { $first }

prompt-select_traitor = You were dealt four Traitor cards. Which one do you keep?
option-keep = Keep { NOUN($first) }

prompt-fleet_dial = You sit beside the first player: set a number on your dial. The difference of the two dials is the sector in which the Sol fleet begins.
option-fleet_dial-dial = Set { $first }

prompt-place_starting_units = { $space ->
    [none] { $left ->
        [one] You have one unit left to place. Into which space does it go?
       *[other] You have { $left } units to place. Into which space do some of them go?
    }
   *[other] { $left ->
        [one] Does your last unit begin in { NAME($space) }?
       *[other] How many of your { $left } units begin in { NAME($space) }?
    }
}
option-place_starting_units-space = { NOUN($first) }
option-place_starting_units-units = Place { $first ->
    [one] 1 unit
   *[other] { $first } units
}

## Influence Phase

prompt-relocate = The Sol Offensive spares your units in { NAME($origin) }. Where do they go?
option-relocate-stay = Stay in { NAME($origin) }
option-to = { NOUN($first) }

prompt-negotiate = A ceasefire: make or break alliances, give influence away, or say that you are ready. You may still act { $left ->
    [one] once
   *[other] { $left } times
}.
option-ready = I am ready
option-leave = Leave your alliance
option-propose = Propose an alliance of { NOUNS($all) }
option-give = Give influence to { NOUN($first) }
option-permit = Let { NOUN($first) } use your ally advantage
option-withhold = Deny { NOUN($first) } your ally advantage

prompt-answer_proposal = { PLAYER($proposer) } proposes an alliance of { PLAYERS($members) }. Do you join?
option-accept = Join
option-decline = Decline

prompt-gift_amount = How much influence do you give to { PLAYER($receiver) }?
option-gift_amount-amount = Give { $first }

## Bidding Phase

prompt-bid = { $high ->
    [0] A card is up for bid and nobody has bid yet; { $left } on offer in all.
   *[other] A card is up for bid and the highest bid is { $high }; { $left } on offer in all.
} What do you bid?
option-pass = Pass
option-bid = Bid { $first }

prompt-loan_amount = How much of your influence do you hand to { PLAYER($ally) } before the bid?
option-loan_amount-amount = Hand over { $first }

prompt-discard_down = Your large hand is cancelled: you hold { $cards } cards and may keep { $limit }. Which one do you discard?
option-discard = Discard { NOUN($first) }

prompt-name_player = { $ban ->
    [bid] Who may not bid in this phase?
   *[alliance] Who may not enter an alliance in this ceasefire?
}
option-name = { NOUN($first) }

## Recruitment Phase

prompt-recruit = Whom do you bring back from your casualties? You may still recruit { $left ->
    [one] 1 unit
   *[other] { $left } units
}, { $free ->
    [0] each for 2 influence
    [one] the first free, each further one for 2 influence
   *[other] the first { $free } free, each further one for 2 influence
}; one leader costs influence equal to the strength.
option-done = Done
option-recruit-units = Recruit { $first ->
    [one] 1 unit
   *[other] { $first } units
}
option-recruit-mechanized = Recruit a mechanized unit
option-recruit-leader = Recruit { NOUN($first) }

prompt-free_recruits = Fresh Recruits cost nothing: one leader, or up to five units?
option-free_recruits-units = Take back { $first ->
    [one] 1 unit
   *[other] { $first } units
}
option-free_recruits-leader = Take back { NOUN($first) }

## Maneuvering Phase

prompt-move_from = Your movement, up to { $steps } spaces: from which space does a group set out?
option-stay = Do not move
option-from = From { NOUN($first) }

prompt-move_to = Where does the group from { NAME($origin) } go, up to { $steps } spaces away?

prompt-count_units = { $kind ->
    [mechanized] How many mechanized units go
    [facedown] How many facedown units go
   *[units] How many units go
} from { NAME($origin) } to { NAME($target) }{ $pair ->
    [0] {""}
    [1] , two for 1 influence
    [2] , at 1 influence each
   *[other] , at 2 influence each
}?
option-count_units-units = { $first ->
    [one] 1 unit
   *[other] { $first } units
}
option-count_units-mechanized = { $first } mechanized
option-count_units-facedown = { $first } facedown

prompt-deploy = Your deployment: { $reserve ->
    [one] 1 unit
   *[other] { $reserve } units
} in reserve, { $influence } influence. Into which space?
option-deploy-none = Do not deploy
option-deploy = Deploy to { NOUN($first) }
option-transfer = Ship units from { NOUN($first) }

prompt-deploy_extra = Your Informant opens one more space: 1 influence for each unit. Into which space do you deploy?
prompt-transfer_to = Where do you ship units from { NAME($origin) }, for 1 influence each?

## Battle Phase

prompt-choose_shield = Which shield of a space where you have units do you destroy for good?
option-space = { NOUN($first) }

prompt-flip = Do you turn units over? All your units in one space must show the same side.
option-faceup = Turn faceup in { NOUN($first) }
option-facedown = Turn facedown in { NOUN($first) }

prompt-choose_battle = Which of your battles comes next?
option-battle = Fight { NOUN($second) } in { NOUN($first) }

prompt-forbid_title = Your command: which battle card do you forbid { PLAYER($target) }?
option-title = { NOUN($first) }

prompt-choose_element = Your command: what must { PLAYER($target) } reveal?
option-element = { $first ->
    [leader] The leader
    [attack] The attack card
    [defense] The defense card
   *[number] The number on the dial
}

prompt-answer_element = { $element ->
    [leader] You must name your leader for this battle, and are then bound to your word.
    [attack] You must show your attack card or say that you play none, and are then bound to your word.
    [defense] You must show your defense card or say that you play none, and are then bound to your word.
   *[number] You must name the number on your dial, and are then bound to it.
}
option-answer_element-none = { $element ->
    [leader] No leader
   *[other] No such card
}
option-answer_element-leader = { NOUN($first) }
option-answer_element-card = Show { NOUN($first) }
option-answer_element-dial = Dial { $first }

prompt-battle_plan = Sealed plan for { NAME($space) }: { $part ->
    [leader] which leader do you commit?
    [slot] which cards do you commit along with your leader?
   *[strength] how much strength do you dial? As winner you lose units of that worth.
}
option-battle_plan-dial = Dial { $first }
option-battle_plan-leader = Commit { NOUN($first) }
option-slot = { $first ->
    [attack] An attack card
    [defense] A defense card
    [both] An attack and a defense card
   *[none] No cards
}

prompt-commit_card = { $icon ->
    [defense] Which defense card do you commit?
   *[attack] Which attack card do you commit?
}
option-attack = { NOUN($first) }
option-defense = { NOUN($first) }

prompt-reveal_traitor = { NAME($leader) } is in your pay. Do you reveal the Traitor card now?
option-reveal = Reveal the traitor
option-reveal_traitor-pass = Keep quiet

prompt-take_casualties = You won in { NAME($space) } and dialled { $worth }. Which units do you lose?
option-lose = { $first ->
    [0] Lose { $second } mechanized
   *[other] Lose { $first ->
        [one] 1 unit
       *[other] { $first } units
    }{ $second ->
        [0] {""}
       *[other] {" and"} { $second } mechanized
    }
}

prompt-keep_cards = You won and may keep the cards that you committed. Do you discard any?
option-keep_cards-done = Discard none of these

## Bombardment and the end

prompt-choose_flight = How many sectors does the fleet move, instead of drawing a card?
option-sectors = { $first ->
    [one] 1 sector
   *[other] { $first } sectors
}

prompt-share_or_betray = Your alliance has won. Do you share the victory or reveal your Betrayal card?
option-share = Share the victory
option-betray = Reveal your Betrayal card

prompt-counter_reveal = An ally has turned on you. Do you answer with your own Betrayal card?

## Windows: something may be played

prompt-window = Do you play something?
option-play = Play { NOUN($first) }
moment-influence_phase = The Influence Phase is about to begin.
moment-ceasefire_revealed = A Temporary Ceasefire was drawn; the talks are about to begin.
moment-bidding_phase = The Bidding Phase begins; no card is dealt yet.
moment-before_bid = { PLAYER($seat) } is about to bid; { $high ->
    [0] nobody has bid yet.
   *[other] { PLAYER($bidder) } leads with { $high }.
}
moment-recruitment_phase = The Recruitment Phase begins.
moment-after_movement = You have had your movement; your deployment comes next.
moment-after_deployment = You have had your deployment; your turn is about to end.
moment-deployed = { PLAYER($seat) } has deployed units.
moment-battle_phase = The Battle Phase begins.
moment-first_command = Battle in { NAME($space) } between { PLAYER($one) } and { PLAYER($other) }: no plan is made yet.
moment-second_command = Battle in { NAME($space) } between { PLAYER($one) } and { PLAYER($other) }: no plan is made yet.
moment-bombardment_phase = The Bombardment Phase begins; no card is drawn yet.
moment-advantage_used = { PLAYER($seat) } uses { NAME($advantage) }.

## Refusals

refusal-race_taken = { NAME($first) } is taken
refusal-race_not_recommended = { NAME($first) } is not among the races suggested for this number of players
refusal-space_bombarded = { NAME($first) } lies under bombardment
refusal-space_demolished = { NAME($first) } is demolished with three or four players
refusal-space_of_ally = an ally stands in { NAME($first) }
refusal-too_far = { NAME($first) } is more than { $second } spaces away
refusal-nowhere_to_go = no space can be reached from { NAME($first) }
refusal-nothing_can_move = none of your units can move
refusal-not_your_turn = it is not your turn
refusal-no_target_yet = no Influence card has shown a target yet
refusal-offensive_resolved = there was a Sol Offensive in this phase already
refusal-no_alliances = with three players there are no alliances
refusal-negotiation_limit = you have acted { $first ->
    [one] once
   *[other] { $first } times
} in this ceasefire, which is the limit
refusal-not_allied = you have no ally
refusal-alliance_too_large = an alliance of { $first } is too large for this number of players
refusal-alliance_banned = { PLAYER($first) } may not enter an alliance in this ceasefire
refusal-allied_elsewhere = { PLAYER($first) } has an ally outside this circle
refusal-allied_already = these players are allied already
refusal-allies_share_space = { PLAYER($first) } and { PLAYER($second) } have units in the same space
refusal-no_influence = you have no influence to give
refusal-banned_already = { PLAYER($first) } is barred already
refusal-nobody_to_name = everybody else is barred already
refusal-bid_too_low = the highest bid is { $first }
refusal-not_enough_influence = you have { $first } influence
refusal-not_an_ally = { PLAYER($first) } is not your ally
refusal-lent_already = { PLAYER($first) } has had help from you this round
refusal-no_casualties = you have no casualties to bring back
refusal-traitor_deck_empty = no Traitor card is left
refusal-nothing_to_permit = { PLAYER($first) } could make no use of it before you may decide again
refusal-permission_changed = you have changed this for { PLAYER($first) } already in this turn
refusal-one_leader_a_round = one leader a round is the limit
refusal-one_mechanized_a_round = one mechanized unit a round is the limit
refusal-five_units_a_round = five units a round are the limit
refusal-costs_more = it costs { $first } and you have { $second }
refusal-outside_landing_zone = { NAME($first) } is not in the sectors where Sol lands
refusal-reserve_empty = no unit is left in your reserve
refusal-own_deployment = it is your own deployment
refusal-observed_already = you have answered a deployment of { PLAYER($first) } this round
refusal-own_advantage = it is your own advantage
refusal-cancelled_already = it is cancelled already
refusal-no_shielded_space = you have no units in a shielded space
refusal-not_shielded = { NAME($first) } has no shield
refusal-flipped_already = the units in { NAME($first) } were turned in this phase
refusal-ally_present = an ally stands in { NAME($first) }, so the units stay facedown
refusal-mixed_sides = your units in { NAME($first) } show both sides; turn them one way first
refusal-not_your_battle = you do not fight in this battle
refusal-not_your_allys_battle = no ally of yours fights in this battle, or you fight in it yourself
refusal-title_forbidden = { NAME($first) } is forbidden to you in this battle
refusal-bound_by_command = you are bound to what you revealed: { $second ->
    [none] { $first ->
        [leader] no leader
        [attack] no attack card
       *[defense] no defense card
    }
   *[other] { NAME($second) }
}
refusal-no_such_card = you hold no { $first ->
    [defense] defense
   *[attack] attack
} card that you may commit
refusal-betrayal_unfulfilled = the condition of { NAME($first) } is not met
refusal-betrayal_too_low = a Betrayal card of difficulty { $first } lies open, and yours is lower

## Phases, settings, ways to win

phase-setup = Setup
phase-influence = Influence
phase-bidding = Bidding
phase-recruitment = Recruitment
phase-maneuvering = Maneuvering
phase-battle = Battle
phase-collection = Collection
phase-bombardment = Bombardment

setting-races = How races are dealt when the seats do not name them: choose lets the players pick in order of play, random draws them.
setting-recommended = Offer only the races that are suggested for this number of players (Rex p.23).
setting-betrayal = Deal everybody a Betrayal card: allies who win may turn on each other (Rex p.23).
setting-facedown_coexist = Facedown Xxcha units may stand with an ally's units (Rex p.22); without it they may not.
setting-written_memory = Keep in a player's log what was shown to that player in passing; the rules leave that to memory (Rex p.20).
setting-negotiation_limit = How often a player may act in one ceasefire, so that it comes to an end.

how-strongholds = strongholds
how-sol_siege = siege of Sol
how-hacan_default = Hacan by default
how-most_strongholds = most strongholds
how-xxcha_prediction = prediction of Xxcha
how-betrayal = betrayal
