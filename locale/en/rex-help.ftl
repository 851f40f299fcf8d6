# Rex: the rule behind each question, in our own words. rule-<prompt>.

rule-choose_race = In order of play everybody takes a race that is still free. The races differ in what they begin with, in their advantages and in how they may win.
rule-predict_winner = Xxcha seals a race and a round before the game begins. If that race is among the winners in exactly that round, Xxcha opens the prediction and wins alone instead.
rule-select_traitor = A Traitor card makes a leader of another race yours: when that leader is committed against you, reveal the card and win at once. A card of your own race is worth nothing to you. What you do not keep goes back into the deck.
rule-fleet_dial = Both neighbours of the first player choose a number in secret. The fleet begins over the sector with the number of the difference; if there is no such sector, over sector 1. The sector under the fleet cannot be entered or left.
rule-place_starting_units = Sol spreads ten units over the spaces of sectors 5, 13 and 16 as it likes, but none under the fleet.
rule-relocate = When a Sol Offensive strikes, Sol loses nothing, and neither do its allies. Afterwards any number of the spared units may go to one other space, near or far, that is not bombarded and holds no ally.
rule-negotiate = During a ceasefire players may leave and form alliances and give each other influence. An alliance has at most three members, with four players two, with three players there are none. Allies never stand in the same space outside the Galactic Council. Together they need four strongholds as a pair and five as three. Promises bind nobody.
rule-answer_proposal = An alliance is formed when everybody who is named joins. Allies win together, do not fight each other and share their ally advantages until somebody leaves in a later ceasefire.
rule-gift_amount = Influence may change hands during a ceasefire. A gift is a gift: whatever was promised in return binds nobody.
rule-bid = One face-down card for each player with room in the hand is sold, one after the other. Bids go round until all but one have passed; who passes is out for this card. You cannot bid more than you have. If nobody bids, the phase is over.
rule-loan_amount = Once a round for each ally, just before that ally bids, Lazax may hand over any amount of influence. The ally need not spend it.
rule-discard_down = An Informant against Letnev's large hand makes Letnev discard down to four cards at once. Later the hand may grow to eight again.
rule-name_player = Diplomatic Interference names one other player, who may not bid in this Bidding Phase or may not enter an alliance in this ceasefire.
rule-recruit = Casualties come back to the reserve: up to five units a round, the first ones free as the race sheet says, the others for 2 influence each, and one leader for influence equal to the strength. Lazax takes back one mechanized unit a round.
rule-free_recruits = Fresh Recruits bring back one leader or up to five units that are not mechanized, for nothing, and do not count against the limits of the phase.
rule-move_from = In your turn you may move one group of units from one space to one other, up to two spaces along the lines; three for Sol; four if you controlled a spaceport when the phase began. Nothing enters, leaves or crosses the sector under the fleet. Enemies do not block.
rule-move_to = The group may cross spaces of enemies and allies, but may not end with an ally outside the Galactic Council, and neither cross nor enter the sector under the fleet. Where it meets enemies there will be a battle.
rule-count_units = Any number of the units may go, at least one; the others stay. Facedown units and mechanized units are counted apart.
rule-deploy = After moving you may deploy any number of units from your reserve into one space that is not bombarded: 1 influence each, 2 if enemies stand there, in the Galactic Council always 1. Hacan pays half or ships units across the board instead; Sol pays nothing but lands in sectors 13 to 17 only.
rule-deploy_extra = An Informant gives you one more deployment, anywhere that is not bombarded, for 1 influence a unit paid to the pool.
rule-transfer_to = Instead of deploying, Hacan ships units from one space to any other for 1 influence each. Neither may be bombarded, and no ally may stand in the target.
rule-choose_shield = A Graviton Negator destroys one shield for the rest of the game. From then on bombardment sweeps that space; if the fleet is over it now, all units there are lost.
rule-choose_battle = Where units of players who are not allied meet there must be a battle, except in the Galactic Council. In order of play everybody fights the own battles in the order that suits best, always one opponent at a time.
rule-flip = Facedown units neither fight nor control nor collect, and for most purposes are not there; but bombardment and Sol Offensives destroy them. Units that share a space show the same side. They cannot turn faceup beside an ally.
rule-forbid_title = At the start of the battle Xxcha forbids the opponent one title among the battle cards.
rule-choose_element = Jol-Nar asks for one thing: the leader, the attack card, the defense card or the number on the dial. The answer binds the opponent in this battle.
rule-answer_element = Whatever you reveal now you must play in this battle. You may say that you play no card of that kind, which then holds as well.
rule-battle_plan = In secret you dial a strength up to that of your units, commit a leader who has not fought elsewhere this round, and decide which cards go along. Strength, leader and cards add up and the higher total wins; on a tie, the player who comes first in order of play. The loser loses all units there, the winner as many as dialled. Without a leader there are no cards.
rule-commit_card = Who puts the leader into a slot with an icon must commit a card of that kind. Cards are revealed together. The loser discards them, the winner may keep them.
rule-reveal_traitor = If you hold the Traitor card of the opposing leader you may reveal it: that side loses the battle with leader, units and cards, and you lose nothing. If both sides do it, both lose. You may also wait for a better moment.
rule-take_casualties = The winner loses units worth the number on the dial. A mechanized unit is worth two.
rule-keep_cards = The winner may keep the committed cards or discard any of them.
rule-choose_flight = Fleet Sabotage replaces the Bombardment card: the fleet moves as many sectors as you choose, up to ten, and destroys all that has no shield in every sector it enters.
rule-share_or_betray = With Betrayal cards in play, each member of a winning alliance may reveal a card whose condition is met, and win alone. Among several the highest difficulty wins.
rule-counter_reveal = After a betrayal the others may still reveal cards of a higher difficulty, if their conditions are met. The highest one wins alone.
rule-window = Cards and advantages name the moment at which they may be played; this is such a moment. What you play here happens in order of play. You lose nothing by passing.

## In the terminal

help-race = { NAME($race) }. { $begins }
help-victory = Special victory: { $text }
help-ally = For allies: { $text }
help-leaders = Leaders: { $leaders }
help-space = { NAME($space) } ({ $brief }). Lines to: { $lines }
