# The face of Rex: the title page of its rules, and the guided first game.

## Rules

web-learn-rules-title = The rules of Rex
web-learn-rules-intro = Complete, and in our own words. The numbers beside the headings are pages of the printed rulebook.
web-learn-rules-lessons = Rather learn by playing? There are ten short lessons.
web-learn-space = { $sector ->
    [0] In no sector
   *[other] Sector { $sector }: { $marks }
}
web-learn-mark-shield = shield
web-learn-mark-stronghold = stronghold
web-learn-mark-spaceport = spaceport
web-learn-mark-influence = place of influence

## Lessons

web-learn-title = Your first game of Rex, in ten lessons
web-learn-intro = Each lesson takes a few minutes and is played on the real board, against opponents who wait for you to find it out. Leave whenever you like, and try again as often as you like.
web-learn-after = You are ready for a real game. Against bots nobody minds if you take your time.
web-learn-1 = The city, and how to win it
    .teaser = Three strongholds at the end of a round, and the game is yours.
    .text = This is Mecatol City from above. Circles are spaces, lines join them, and the strongholds, marked with a tower, decide the game; with so few players one of the five lies in ruins. You are Letnev and hold two of them: the Imperial Navy Base and the Imperial Palace.
    .why = Whoever alone controls three strongholds when a round ends has won. You control a space when nobody else has units in it, and the Civilian Spaceport is empty.
    .done = You hold three strongholds at the end of the round, and that is a win. It will not be so easy when others want the same.
    .missed = Three strongholds are needed at the same time: when a group leaves, some units have to stay behind.
web-learn-1-goal-1 = Move units to the Civilian Spaceport
web-learn-1-goal-2 = Win at the end of the round
web-learn-1-hint-move_from = Choose the Imperial Navy Base: on the board, or in the list.
web-learn-1-hint-move_to = You hold a spaceport, so a group may go up to four spaces. Choose the Civilian Spaceport.
web-learn-1-hint-count_units = Send three and leave three behind, so that the Navy Base stays yours.

web-learn-2 = Influence
    .teaser = Money lies in the streets, as long as the fleet lets it lie.
    .text = A round begins with an Influence card, and it has put 10 influence into Holonet Central, next to you. You are Hacan, and you are broke.
    .why = Influence buys cards, brings back casualties and lands new units. In the Collection Phase each unit picks up to 2 from its own space, and then everybody gets 2 for nothing.
    .done = Five units carry 10, four carry 8, and 2 more came from your home fleet.
    .missed = Units collect only where they stand. Send at least four of them to Holonet Central.
web-learn-2-goal-1 = Move units to Holonet Central
web-learn-2-goal-2 = Collect at least 8 influence there
web-learn-2-goal-3 = Receive your fleet support
web-learn-2-hint-move_from = Your units wait in Adminus Imperialis.
web-learn-2-hint-move_to = Holonet Central is one line away; the lamp marks the influence.
web-learn-2-hint-count_units = Every unit carries 2. Five carry it all, and the sixth keeps your stronghold.

web-learn-3 = Bidding for a card
    .teaser = Three cards face down. You alone have looked.
    .text = One Strategy card for each player is sold to the highest bidder. You are Jol-Nar, and your race looks at each card before the bidding: the first is an Energy Rifle, a fine weapon.
    .why = Only the winner of a bid pays. So pay for what you need, and let others empty their purses for what you do not.
    .done = A weapon for a fair price, and influence left for later. That is all there is to bidding; the rest is nerve.
    .missed = Buy one card by bidding more than the others, and pass when another one comes up.
web-learn-3-goal-1 = Buy a card
web-learn-3-goal-2 = Let another one go
web-learn-3-hint-bid = You see the card, the others do not. For the Energy Rifle bid one more than the highest; for a card that you do not need, pass.

web-learn-4 = Moving
    .teaser = Four spaces with a spaceport, enemies on the way, and the fleet where you do not want it.
    .text = In your turn one group goes from one space to one other. Two spaces is the rule, but you hold the Civilian Spaceport, so it is four. The Imperial Palace is empty.
    .why = Enemies never block your way, so the units of Sol in IAF HQ do not matter. The fleet does: nothing enters, leaves or crosses the sector under it, and so the road through Adminus Mecatol is closed.
    .done = Through the Council, past Sol, into the palace. Two strongholds are yours.
    .missed = The group in Tilzin Business was to go to the Imperial Palace.
web-learn-4-goal-1 = Move the group in Tilzin Business to the Imperial Palace
web-learn-4-hint-move_from = Take the group in Tilzin Business; the one in the spaceport should stay there.
web-learn-4-hint-move_to = All spaces that you can reach are marked. The board finds the way round the fleet by itself.
web-learn-4-hint-count_units = Take as many as you like; nobody waits for you in the palace yet.

web-learn-5 = Deploying
    .teaser = New units can land almost anywhere, for a price.
    .text = After your movement you may land units from your reserve in one space. You are Letnev, with 15 units in reserve and 8 influence.
    .why = A unit costs 1 influence, and 2 where enemies stand. In the Imperial Palace 8 influence would land four units among three of Sol. Adminus Imperialis is empty: there they land eight, and without a fight.
    .done = A second stronghold, and nobody has fired a shot. Mind your purse, though: what you spend now you cannot bid later.
    .missed = At least five units were to land in Adminus Imperialis.
web-learn-5-goal-1 = Land at least five units in Adminus Imperialis
web-learn-5-hint-move_from = Moving comes first. You need not: choose not to move.
web-learn-5-hint-deploy = Now the landing: choose Adminus Imperialis.
web-learn-5-hint-count_units = Five or more. What you keep is good for the next auction.

web-learn-6 = The fleet
    .teaser = It comes round the city every round. Do not be there.
    .text = The fleet is over sector 13. At the end of the round a card from 1 to 6 is drawn, and it sweeps so many sectors, one after the other. Your six Hacan units stand in Embassy Quarters, sector 15, without a shield.
    .why = In every sector that it enters, units and influence without a shield are destroyed. A shield keeps you safe, or being somewhere else.
    .done = Four sectors, and all of your units are still there. Letnev in the Sallab Slums was less careful.
    .missed = The fleet has caught your units. Take all of them out of its way, best under a shield.
web-learn-6-goal-1 = Leave Embassy Quarters
web-learn-6-goal-2 = Lose nobody to the bombardment
web-learn-6-hint-move_from = Embassy Quarters is where the danger is.
web-learn-6-hint-move_to = The Imperial Palace, next door, has a shield. Vel Terro Residential has none, and its sector comes next.
web-learn-6-hint-count_units = All of them. Whoever stays behind is lost.

web-learn-7 = A battle
    .teaser = A number, a leader, and a guess what the other one does.
    .text = You, Letnev, and Hacan are both in the Imperial Palace, so there is a battle. In secret both set a number on the dial, up to their units there, and commit a leader, whose strength is added. The higher total wins.
    .why = The loser loses all units there, the winner as many as the dial says. So win by little. Hacan has four units here, and its best leader alive has a strength of 3: it can reach 7 and no more. Your Baron alone brings 6.
    .done = The palace is yours. A good leader saves units, because what you dial you lose.
    .missed = Hacan had more. Work out the most that it can reach, and go above it.
web-learn-7-goal-1 = Win the battle in the Imperial Palace
web-learn-7-hint-battle_plan = The Baron (6) and a dial of 2 make 8, and nothing that Hacan can do reaches that. You will lose two units.

web-learn-8 = Cards in battle
    .teaser = A rifle for their leader, a shield for yours.
    .text = You meet Sol in the Sallab Slums, five units each. This time both of you hold cards. Along with your leader you decide whether an attack card, a defense card or both go into battle.
    .why = An Energy Rifle kills the opposing leader, who then adds nothing, and pays you influence equal to the leader's strength. A Magen Energy Shield stops an Energy Rifle. You have one of each, and Sol has one card.
    .done = Their best leader is lost to them until they pay to bring him back, and the price of it is in your purse. Yours lives.
    .missed = Without your cards Sol was stronger. Send both of them along.
web-learn-8-goal-1 = Kill the leader of Sol
web-learn-8-goal-2 = Be paid for it
web-learn-8-goal-3 = Win the battle
web-learn-8-hint-battle_plan = Number first, then leader, then cards. Choose an attack and a defense card; with both, a dial of 2 and a strong leader are enough.
web-learn-8-hint-commit_card = Choose the card of the kind you announced.
web-learn-8-hint-keep_cards = The winner may keep the cards. Why not?

web-learn-9 = Traitors
    .teaser = Two units against eight, and a friend on the other side.
    .text = Two of your units stand against eight of Hacan in Adminus Imperialis. That looks bad. But at the start of the game you were dealt Traitor cards, and the Hacan Emir is in your pay.
    .why = If a leader whose Traitor card you hold is committed against you, reveal the card and you have won at once: the other side loses everything, and you lose nothing. It works once, so choose the moment well.
    .done = Eight units and a leader gone, and not one of yours. Now you know why nobody likes to commit the best leader twice.
    .missed = When you are asked whether to reveal the traitor, do it.
web-learn-9-goal-1 = Reveal your traitor
web-learn-9-goal-2 = Win by treason
web-learn-9-hint-battle_plan = Your plan hardly matters this time. Any number and any leader will do.
web-learn-9-hint-reveal_traitor = The Emir is yours. Reveal the card.

web-learn-10 = Ceasefire, alliance, victory
    .teaser = Two strongholds each, and a pair needs four.
    .text = A Temporary Ceasefire: alliances are made and broken now, and at no other time. You are Letnev and hold two strongholds, and so does Jol-Nar. Two allies together need four.
    .why = Allies win together, do not fight each other and help each other with their ally advantages. But they need more strongholds, and nobody is bound by a promise.
    .done = You have won together. And now ask yourself how long you would have stayed friends.
    .missed = Propose an alliance to Jol-Nar, keep your strongholds, and wait for the end of the round.
web-learn-10-goal-1 = Form an alliance with Jol-Nar
web-learn-10-goal-2 = Win together
web-learn-10-hint-negotiate = Propose an alliance with Jol-Nar. When it is made, say that you are ready.
web-learn-10-hint-move_from = Stay where you are: your two strongholds are all you need.
