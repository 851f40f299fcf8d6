# Twilight Imperium 4: the rule behind each question, in our own words. rule-<prompt>.

## Setup

rule-choose_faction = From the speaker clockwise everybody takes a faction that is still free. Factions differ in abilities, starting units and technologies, commodities and their own flagship, units and promissory note.
rule-choose_colour = From the speaker clockwise everybody takes a colour that is still free. It has no effect on the game.
rule-build_galaxy = From the speaker clockwise and back again, each player places one tile at a time, the inner ring first. Two anomalies, and two wormholes of one kind, may not touch unless nothing else is possible.
rule-choose_starting_technology = Your faction sheet lets you choose among these technologies. Prerequisites do not matter here.
rule-place_starting_units = Ground forces and structures of your faction start on the planets of your home system, divided as you like. A planet holds one space dock and two PDS at most.
rule-keep_secret = You are dealt two secret objectives and keep one; the other goes back into the deck unseen. You may hold and have scored three in all.

## Strategy phase

rule-choose_strategy_card = From the speaker clockwise everybody takes a strategy card, two each with three or four players. Its number is your place in the initiative order. A card that nobody took gets a trade good, which its next owner gains.

## Turns

rule-choose_action = In your turn you perform one action: strategic, tactical or component. You may also trade with each neighbour once. You can pass only after you have used your strategy cards, and then take no more turns in this round.
rule-secondary_ability = After a primary ability the others may use the secondary ability, clockwise. It costs a command token from your strategy pool, except with Leadership. Nobody has to.
rule-buy_tokens = With Leadership you gain a command token for every 3 influence that you spend. What you spend counts together, and an excess is lost.
rule-diplomacy_system = Every other player puts a command token from the reinforcements into the chosen system and so cannot activate it. It must contain a planet of yours, and Mecatol Rex may not be chosen. Your exhausted planets in that system are readied.
rule-ready_planet = A readied planet can be exhausted again for its resources, its influence or votes.
rule-choose_speaker = The new speaker is somebody other than the present one. The speaker chooses first in the next strategy phase, votes last and breaks ties.
rule-put_agenda_back = With Politics you look at the top two agendas and put each on the top or at the bottom of the deck, in any order. The next agenda phase takes from the top.
rule-construction_system = With the secondary ability of Construction a command token from your strategy pool goes to a system, and you place one PDS or space dock on a planet that you control there. You cannot activate that system in this round.
rule-who_replenishes = With Trade you gain 3 trade goods and replenish your commodities. The players whom you choose replenish theirs without spending a token; the others may do it for one token.
rule-remove_token = With Warfare one of your command tokens leaves the board, so that its system can be activated again. The token goes into a pool of your choice, and you may redistribute your pools.
rule-producing_unit = With the secondary ability of Warfare one unit in your home system uses its production, without activating the system.
rule-research_again = With Technology you research one technology, and a second one if you pay 6 resources.
rule-score_public_objective = With Imperial you score one public objective now if you meet its requirement. With Mecatol Rex you also gain a victory point, without it you may draw a secret objective instead.
rule-draw_secret_objective = You may have three secret objectives, scored ones included. If you draw a fourth, one that is not scored goes back into the deck.

## Tactical action

rule-move_ships = Ships move into the active system up to their move value, but not out of a system with a command token of yours and not through ships of others. Asteroid fields and supernovas cannot be entered, a nebula only if it is active; a gravity rift adds 1 and may destroy the ship.
rule-load_ship = A ship carries fighters and ground forces up to its capacity. It may take them up where it starts, where it passes and in the active system, but not where your command token lies, other than in the active system.
rule-respect_limits = In each system you may have as many ships, not counting fighters, as there are tokens in your fleet pool. Fighters and ground forces in space need room aboard your ships. Whatever is too much goes back to your reinforcements.
rule-use_space_cannon = After ships have moved, units with space cannon in the active system may fire at them, PDS II also from adjacent systems; hits are assigned by the target. On a planet space cannon fires at forces that land.
rule-choose_opponent = A space combat has two sides. If several others have ships in the active system, you choose whom you fight.

## Space combat

rule-announce_retreat = Before the dice are rolled the defender, and only if the defender does not, the attacker may announce a retreat. The ships leave at the end of the round, to an adjacent system without ships of others where you have units or a planet; a command token goes there.
rule-take_aboard = Who announces a retreat may take ground forces from the planets in the system aboard, as far as there is room.
rule-choose_retreat = All your ships go to one adjacent system that has no ships of others and holds units or a planet of yours. A command token from your reinforcements is placed there.
rule-leave_behind = Fighters and ground forces for which the retreating ships have no room are destroyed.
rule-sustain_damage = A unit with sustain damage may cancel a hit by being damaged. A damaged unit cannot do it again until it is repaired, in the status phase at the latest.
rule-choose_casualties = You choose one of your units for each hit that is left; all of them are destroyed together. Some hits may only go to certain units.
rule-choose_unit_to_hit = This hit is assigned by the player who produced it. The unit may still sustain damage.
rule-reroll_dice = Each die may be rolled again once for one ability. The new result counts.
rule-raise_dice = Wrath of Kenara: after a roll in a space combat you may spend 1 trade good to add 1 to a die, once for each die. Only dice that would become hits are offered.
rule-destroy_own_ships = For each die that came up high enough you choose one of your ships in the system and destroy it. These are no hits: nothing is sustained.
rule-destroy_own_ship = The ability has a price: one of your ships in the combat. It is destroyed, and nothing can be sustained.
rule-destroy_opposing_ships = The ships that you choose are destroyed; these are no hits, so nothing is sustained.
rule-choose_ship_to_lose = Who has three or more ships other than fighters in a space combat, and Assault Cannon, makes the opponent destroy one ship that is not a fighter.
rule-choose_ram = Impulse Core: at the start of a space combat you may destroy a cruiser or destroyer of yours. Your opponent then takes a hit on a ship other than a fighter, if possible.
rule-fire_before_combat = Before the combat each of these ships rolls one die against its combat value. Your opponent assigns the hits.
rule-name_ground_forces = The Alastor lets ground forces in its system fight as ships in a space combat. They roll, take hits and die like ships, and are ground forces again when it ends.
rule-repair_in_combat = A repaired unit can sustain damage again.
rule-choose_refuge = Your ships leave the combat for an adjacent system without ships of others, whether you have anything there or not. A command token of yours is placed there if there is none.
rule-take_along = Ships that leave may take ground forces from the planets in the system along, as far as there is room.

## Invasion

rule-choose_bombardment = Each unit with bombardment may fire at one planet in the system. A planetary shield prevents it, unless a war sun is there. Hits destroy ground forces; the defender chooses.
rule-name_extra_die = Plasma Scoring: one of the bombarding units rolls one more die. It is named before the roll.
rule-remove_custodians = Nobody lands on Mecatol Rex before somebody has spent 6 influence to remove the custodians token. That brings a victory point and opens the agenda phase for the rest of the game. Whoever removes it must land there.
rule-commit_ground_forces = Ground forces in the space area land on planets of the system, divided as you like. If another player has ground forces there a ground combat follows; otherwise you gain control.
rule-next_planet = The active player chooses the order in which the planets are dealt with.

## Production, payment, research

rule-pay = You exhaust planets for their resources or influence, and may spend trade goods as either. What you pay too much is lost.
rule-produce_unit = Units with production make as many units together as their production values allow. Ships appear in the system, ground forces on the producing planet. Fleet pool and capacity hold; if other players' ships blockade the dock, no ships can be produced.
rule-choose_planet_to_swap = Hegemonic Trade Policy: during this production the resources and the influence of one planet change places.
rule-produce_in_which_system = You produce one unit in a system where you have a unit with production, and pay for it.
rule-choose_technology = You need the coloured prerequisites from technologies that you own; planets with a matching specialty can be exhausted to ignore one. A unit upgrade improves all your units of that kind.
rule-satisfy_prerequisites = A planet with a technology specialty, and some cards and abilities, let you ignore one prerequisite each. What you use for it is exhausted.
rule-assimilate_technology = You take a technology that the other player owns, without prerequisites. Technologies of another faction can only be copied with a Valefar Assimilator.
rule-place_unit = The unit comes from your reinforcements. A planet holds one space dock and two PDS at most.
rule-place_several = The units come from your reinforcements, one after the other, each wherever you like among the places.
rule-place_while_pieces_last = One infantry is placed on each planet as long as you have plastic pieces; you choose where.
rule-take_unit_back = If none is left in your reinforcements you may take one from the board, from a system without a command token of yours.

## Command tokens

rule-gain_token = Tokens in the tactic pool let you activate systems, those in the fleet pool say how many ships you may have in a system, those in the strategy pool pay for secondary abilities.
rule-redistribute_tokens = You may divide your tokens anew among the three pools. If the fleet pool becomes too small for a fleet, excess ships are given up.
rule-token_from_which_pool = The token would come from your reinforcements; if none is left there, it comes from a pool of your choice.
rule-return_token = The token goes from the pool to your reinforcements.
rule-spend_token = Tokens that are spent go back to your reinforcements.

## Objectives and cards

rule-score_objectives = In the status phase, in initiative order, everybody may score one public and one secret objective. For public ones you must control all planets of your home system. The first with enough victory points wins at once.
rule-return_secret = You may have three secret objectives, scored ones included. What is too many goes back into the deck.
rule-discard_action_card = You may hold seven action cards; whatever makes you discard says how many.

## Agenda phase

rule-choose_vote = From the left of the speaker everybody votes once, the speaker last. The influence of the planets that you exhaust is the number of your votes; trade goods do not count. All votes go to one outcome. You may also trade with anybody now.
rule-exhaust_for_votes = Each planet that you exhaust gives all its influence as votes.
rule-break_tie = If outcomes are tied, or nobody voted, the speaker decides.
rule-predict_outcome = If the outcome that you name comes true, you get what the card promises. Most cards that predict keep you from voting on this agenda.
rule-elect_without_vote = Committee Formation is discarded to elect a player without a vote. Everybody may be chosen.
rule-choose_bribe = Bribery: after the speaker has voted you spend trade goods and cast as many additional votes for the outcome you voted for.
rule-close_system = Diplomacy Rider: if your prediction comes true, choose a system with a planet that you control; every other player places a command token there and so cannot activate it.
rule-learn_from_voter = Galactic Threat: if your prediction comes true you gain a technology that is owned by a player who voted for the outcome.
rule-choose_losses = You choose which of your units the agenda destroys. These are no hits: nothing is sustained.
rule-choose_settler = Colonial Redistribution destroys all units on the elected planet. Its controller picks a player with the fewest victory points, who may place 1 infantry there and so gain it.
rule-destroy_own_unit = The law makes you destroy one of your units. It is no hit: nothing is sustained.
rule-exhaust_own_planet = The agenda makes you exhaust one planet for each technology that you own, as far as you have readied planets.
rule-swap_strategy_cards = The owner of Imperial Arbiter may discard it at the end of the strategy phase to exchange a strategy card with another player.

## Cards, technologies, abilities

rule-choose_kind = The card lets you choose which of these units is placed.
rule-choose_player = Everything that is offered is a lawful target. Name it before others may cancel the card.
rule-choose_system = Everything that is offered is a lawful target. Name it before others may cancel the card.
rule-choose_planet = Everything that is offered is a lawful target. Name it before others may cancel the card.
rule-choose_planet_if_any = The card names two planets, one for each of its parts. A part for which there is no planet is left out.
rule-choose_unit = Everything that is offered is a lawful target. Name it before others may cancel the card.
rule-choose_law = Everything that is offered is a lawful target. Name it before others may cancel the card.
rule-take_action_card = You look at the hand of the other player and take one card.
rule-take_good = Pillage takes one trade good or one commodity of a neighbour who has at least three trade goods.
rule-choose_exchange = Quantum Datahub Node: at the end of the strategy phase you may spend a command token and give another player 3 trade goods to exchange strategy cards.
rule-choose_exchange_with_owner = Acquiescence: at the end of the strategy phase you exchange one of your strategy cards with one that its owner chose.
rule-choose_note = You hold several notes of this title. The one that you play goes back to its owner.
rule-send_ground_forces_away = Ragh's Call: after you land units on a planet, all ground forces of the note's owner there go to another planet that the owner controls. Then the note goes back.
rule-land_reinforcements = Military Support: at the start of the owner's turn the owner loses a strategy token, and you may place infantry on a planet that you control.
rule-take_up_forces = Transit Diodes: up to four of your ground forces leave the board and are placed on planets that you control.
rule-move_forces_nearby = Bioplasmosis: at the end of the status phase any number of your infantry may move from planets that you control to others in the same system or next to it, each once.
rule-choose_wormhole_token = The tokens count as alpha and beta wormholes. One that lies on the board may be moved.
rule-place_wormhole_token = The token goes to a system with a planet that you control, or to one without ships of other players that is not a home system.

## Trade between players

rule-approach = In your turn you may trade with each neighbour once, whatever is going on; while an agenda is being resolved everybody may trade with everybody. Nobody waits for it, and what is not agreed upon by the end of the turn or of the agenda lapses.
rule-make_offer = In your turn you may make one transaction with each neighbour: trade goods, commodities and one promissory note each way, equal or not. Commodities that you receive become trade goods. Promises beyond that are not enforced.
rule-answer_offer = Nothing changes hands unless both agree. You may change an offer once; the other player then accepts or declines.

## Windows

rule-window = Cards and abilities name the moment at which they may be used; this is such a moment. Players act in turn, the active player first, until all pass. You lose nothing by passing.
