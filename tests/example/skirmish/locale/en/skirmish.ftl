# Skirmish: all that it asks, offers, refuses and tells.

game = Skirmish
    .short = Skirmish
    .about = Two to four crews quarrel over wrecks, with troops behind a screen, dice, and cards in between.

## Questions, and the rule behind each

prompt-choose_crew = Which crew is yours?
prompt-send_troops = How many of your { $troops } troops go to the { NAME($wreck) }?
prompt-choose_rival = Whom do you ambush?
prompt-discard_one = Which card goes, of those that you have most of?
prompt-window = Do you play something?

rule-choose_crew = From the first player on everybody takes a crew that is still free.
rule-send_troops = All choose in secret how many troops they send; then all show it. Who sends somebody throws a die, and the strongest takes the wreck. Most of those who were sent are lost.
rule-choose_rival = An ambush takes two from the strength of another crew that has sent somebody.
rule-discard_one = Everybody but the winner of a round draws two cards, the Tinkers three, and then discards one: of the kind of which he holds most.
rule-window = A card names the moment at which it may be played; this is such a moment. You lose nothing by passing.

## Options

option-crew = { NOUN($first) }
option-send = { $first ->
    [0] Send nobody
   *[other] Send { $first }
}
option-against = { NOUN($first) }
option-discard = Discard { NOUN($first) }
option-play = Play { NOUN($first) }
option-pass = Pass

## Moments

moment-wreck_found = A { NAME($wreck) } was found.
moment-struggle = The dice have been thrown for the { NAME($wreck) }.
moment-card_played = { PLAYER($seat) } plays { NAME($card) }.

## Reasons

refusal-crew_is_taken = { NAME($first) } is taken
refusal-too_few_troops = you have { $first } troops
refusal-sends_at_most = you may send { $first } at most
refusal-sending_has_its_time = troops are sent when a wreck was found
refusal-not_in_hand = you do not hold { NAME($first) }
refusal-more_of_another = you hold more of another card
refusal-sent_nobody = { PLAYER($first) } has sent nobody
refusal-not_against_yourself = you cannot ambush yourself
refusal-you_sent_nobody = you have sent nobody
refusal-nobody_else_fights = nobody else has sent anybody
refusal-own_card = the card is your own
refusal-jammed_already = the card is jammed already

## The log

event-first_player = { PLAYER($seat) } begins.
event-crew_chosen = { NAME($crew) } are at the table.
event-round_begins = Round { $round }
event-wreck_found = Found: { NAME($wreck) }.
event-troops_sent = { PLAYER($seat) } sends { $count ->
    [0] nobody
   *[other] { $count }
}.
event-die_thrown = { PLAYER($seat) } throws a { $number }.
event-strength_changed = The strength of { PLAYER($seat) } changes by { $count }.
event-wreck_taken = { PLAYER($seat) } takes the { NAME($wreck) }.
event-wreck_lost = Nobody takes the { NAME($wreck) }.
event-points_gained = { PLAYER($seat) } gains { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-troops_lost = { PLAYER($seat) } loses { $count ->
    [one] 1 troop
   *[other] { $count } troops
}.
event-troops_gained = { PLAYER($seat) } gains { $count ->
    [one] 1 troop
   *[other] { $count } troops
}.
event-card_taken = { PLAYER($seat) } draws a card.
event-card_drawn = { PLAYER($seat) } draws { NAME($card) }.
event-card_discarded = { PLAYER($seat) } discards { NAME($card) }.
event-game_over = { $winners_count ->
    [one] { PLAYERS($winners) } wins.
   *[other] { PLAYERS($winners) } win together.
}
how-points = most points

## Names, and what things do

name-wardens = The Wardens
    .short = Warden
    .does = They may send one more.
name-tinkers = The Tinkers
    .short = Tinker
    .does = They draw one more card.
name-nomads = The Nomads
    .short = Nomad
    .does = One more of their troops comes back.
name-corsairs = The Corsairs
    .short = Corsair
    .does = Once a round they may throw their die again.
name-daring = Daring
    .does = The Corsairs throw their die again, once a round.
name-rally = Rally
    .does = After the dice: your strength grows by two.
name-ambush = Ambush
    .does = After the dice: the strength of another crew falls by two.
name-second_wind = Second Wind
    .does = After the dice: throw your die again.
name-supplies = Supplies
    .does = When a wreck was found: gain two troops.
name-jam = Jam
    .does = When another plays a card: it has no effect.
name-hull = Hull
name-hold = Hold
name-engine = Engine
name-vault = Vault

## What verbs have in common, and what the fields of the view are called

verb-crew = Crew
verb-send = Send
verb-against = Against
verb-discard = Discard

field-round = Round
field-rounds = Rounds in all
field-first = First player
field-wreck = Wreck
field-worth = Worth
field-deck = Cards in the deck
field-discards = Discards
field-points = Points
field-troops = Troops
field-cards = Cards
field-sent = Sent
field-die = Die
field-bonus = By cards
field-sends_at_most = Sends at most
field-hand = Your hand
field-sealed = Sealed
