# The rules of Rex: Final Days of an Empire, complete and in our own words.
#
# rules-rex-<section>               the heading of a section
# rules-rex-<section>-<paragraph>   one paragraph; which there are, and their order, is in web/src/rules/contents.ts
# The texts of cards, races and advantages are those of rex-names.ftl.

## Chapters

rules-rex-chapter-overview = The game
rules-rex-chapter-round = A round, phase by phase
rules-rex-chapter-fighting = Battles
rules-rex-chapter-winning = Winning
rules-rex-chapter-races = The six races
rules-rex-chapter-cards = The cards
rules-rex-chapter-variants = Other ways to play
rules-rex-chapter-small = Small print

## The game

rules-rex-aim = The aim
rules-rex-aim-goal = Sol dreadnoughts are burning down the capital of an empire, and three to six great races fight over what is left of it. Whoever alone controls three of the five strongholds when a round ends has won. Two allies need four strongholds between them, three allies need all five, and then they win together.
rules-rex-aim-end = There are at most eight rounds. If nobody has won by then, Sol or Hacan may win in a way of their own, and otherwise the player with the most strongholds does. Xxcha may steal any victory that it has foretold.
rules-rex-aim-heart = Units and influence are always scarce. What decides the game is whom you trust, what you make others believe, and when you stop keeping a promise.

rules-rex-box = What there is
rules-rex-box-units = Every race has 20 units. Five of the twenty of Lazax are mechanized and count double in a fight.
rules-rex-box-leaders = Every race has five leaders, each with a strength. A leader goes into battle with the units and adds that strength. For each leader there is one Traitor card.
rules-rex-box-influence = Influence is the currency: it buys Strategy cards, brings back casualties and lands units. Influence that belongs to nobody and lies in no space is in the pool.
rules-rex-box-decks = There are 42 Strategy cards to buy and play, 16 Influence cards that tell what happens in the city, 6 Bombardment cards that drive the fleet, a Traitor card for each leader in play, and 8 Betrayal cards for those who want them.
rules-rex-box-fleet = The dreadnought fleet hangs over one sector of the board and moves on at the end of every round.

rules-rex-board = The board
rules-rex-board-spaces = The city has 28 spaces joined by lines. Units stand in spaces and move along the lines.
rules-rex-board-control = You control a space when you are the only one with units in it. Control is what counts for strongholds and for the spaceports.
rules-rex-board-sectors = Each space but one lies in a sector, numbered 1 to 18 around the city; some sectors hold two spaces. The fleet is always over a whole sector.
rules-rex-board-shield = A shield keeps everything in its space safe from bombardment. It does not let units pass: while the fleet is over a shielded space, nobody gets in or out.
rules-rex-board-stronghold = Strongholds decide the game. There are five, all of them shielded.
rules-rex-board-spaceport = The two spaceports, the Imperial Navy Base and the Civilian Spaceport, let whoever holds one at the start of the Maneuvering Phase move further.
rules-rex-board-influence = Spaces with an influence mark are where Influence cards may place influence. Your units collect it if they are there at the end of the round.
rules-rex-board-council = The Galactic Council in the middle belongs to no sector. The fleet never reaches it, nobody fights there, and any number of races may stand in it side by side.
rules-rex-board-table = All spaces by sector:

rules-rex-terms = Words that mean one thing
rules-rex-terms-reserve = Reserve: what a player has but has not put on the board: units, living leaders, influence. Everybody may count it.
rules-rex-terms-casualties = Casualties: units and leaders that were destroyed. They come back in the Recruitment Phase.
rules-rex-terms-friendly = Friendly is what is yours. Enemies are all others who are not your allies.
rules-rex-terms-first = The first player begins every phase, and the others follow clockwise. That is the order of play, and it also decides who comes first when several want to do something at the same moment. The first player changes every round.
rules-rex-terms-golden = If a card or an advantage says something else than these rules, it is right. If a Strategy card and a race advantage contradict each other, the card is right.

rules-rex-setup = Setting up
rules-rex-setup-decks = All decks are shuffled. Everybody draws a Bombardment card; the lowest number makes the first player, and the cards go back.
rules-rex-setup-races = In order of play everybody takes a race that is still free, with its units, leaders and cards. What belongs to other races is not in the game.
rules-rex-setup-prediction = If Xxcha plays, it now seals its prediction: one other race in play, and a round from 1 to 8. Nobody sees it before it comes true.
rules-rex-setup-traitors = Everybody is dealt four Traitor cards and keeps one of them, face down; Letnev keeps all four. The rest is shuffled back. A card of your own leader cannot be used, but nobody else has it then. What you have seen and given back you must remember.
rules-rex-setup-fleet = The two neighbours of the first player each set a number from 0 to 20 in secret. The fleet begins over the sector that is the difference of the two. If the difference is 0 or more than 18, it begins over sector 1. Nothing is destroyed by this.
rules-rex-setup-cards = Everybody draws one Strategy card; Letnev draws two.
rules-rex-setup-influence = Everybody takes the influence that the race begins with.
rules-rex-setup-units = Units go where the race sheet says, even under the fleet. Sol spreads ten units over the spaces of sectors 5, 13 and 16 as it likes, but puts none under the fleet.

## A round

rules-rex-round = The seven phases
rules-rex-round-influence = Influence: a card is drawn, and influence appears somewhere in the city. Ceasefires and Sol Offensives happen here too.
rules-rex-round-bidding = Bidding: Strategy cards are sold to whoever pays most.
rules-rex-round-recruitment = Recruitment: casualties come back to the reserve.
rules-rex-round-maneuvering = Maneuvering: in order of play everybody moves one group and then lands new units in one space.
rules-rex-round-battle = Battle: where enemies meet, they fight.
rules-rex-round-collection = Collection: units pick up the influence that lies where they stand.
rules-rex-round-bombardment = Bombardment: the fleet moves and destroys. Then it is seen whether somebody has won, and the next player clockwise becomes first player.

rules-rex-influence_phase_rules = Phase 1: Influence
rules-rex-influence_phase_rules-before = Before the first card is drawn a Tracking Beacon may be played, though not in the first round.
rules-rex-influence_phase_rules-draw = Influence cards are drawn until one of them places influence. That card names one or two spaces with an amount for each; so much is put there from the pool, on top of what still lies there. A space under the fleet gets nothing, whether it has a shield or not.
rules-rex-influence_phase_rules-count = The card is then laid open on the discards. Because exactly one such card is drawn a round, the discards tell the number of the round.
rules-rex-influence_phase_rules-special = The two other kinds of card, Sol Offensive and Temporary Ceasefire, leave the game after they happened, and the next card is drawn. A second card of the same kind in one phase leaves without effect.

rules-rex-offensive = Sol Offensive
rules-rex-offensive-strike = Assault craft strike both spaces of the Influence card that lies on top of the discards, the left one first. All units and all influence in them are destroyed. Shields do not help, and a space is struck even if no influence was placed there.
rules-rex-offensive-first = In the first round there is no target yet: the card is set aside, another one is drawn, and at the end of the phase it is shuffled back into the deck.
rules-rex-offensive-sol = Sol and its allies lose no units. After each of the two spaces is struck, Sol, and with its leave its allies, may send any number of the spared units from there to one other space, however far. The target may not be under the fleet and, outside the Galactic Council, may hold no ally; enemies may stand there.

rules-rex-ceasefire = Temporary Ceasefire
rules-rex-ceasefire-before = When the card is drawn a Diplomatic Interference may be played first, to keep one player out of new alliances.
rules-rex-ceasefire-talk = Then all players talk at the same time. Anybody may leave an alliance, propose one or give influence away, until everybody is ready. At this table the number of such acts is limited for each player (four, unless the table was made with another number), so that every ceasefire comes to an end.
rules-rex-ceasefire-gifts = Only now may influence pass from one player to another, allied or not. A gift takes effect at once and is final. Other things never change hands: no cards, no units, no leaders.
rules-rex-ceasefire-permission = Hacan and Sol help their allies only as long as they like: during a ceasefire, and in their own turn of the Recruitment Phase, they may deny an ally their ally advantage or allow it again. It is allowed until they say otherwise.

rules-rex-alliances = Alliances
rules-rex-alliances-forming = An alliance is formed if everybody who is named agrees. It has two or three members; with four players at most two, and with three players there are none. Nobody belongs to two alliances: whoever is allied elsewhere has to leave first.
rules-rex-alliances-apart = Allies may never be in the same space outside the Galactic Council. Those who already share a space cannot become allies, and later neither may end a move or land where the other stands. Passing through is allowed. So allies never fight each other.
rules-rex-alliances-breaking = Alliances are broken only during a ceasefire. Whoever leaves takes the own ally advantage along; the other two of three stay allied. One may join another alliance at once.
rules-rex-alliances-help = Allies give each other the ally advantage of their race, and no more: neither other advantages nor the reach of a spaceport are shared.
rules-rex-alliances-win = Allies win only together, with the higher number of strongholds. Whoever holds three alone while being allied has not won.

rules-rex-bidding = Phase 2: Bidding
rules-rex-bidding-row = At the start of the phase a Diplomatic Interference may keep one player from bidding. Then one Strategy card is laid face down for each player whose hand is not full, less one for a player who may not bid.
rules-rex-bidding-bid = The cards are sold one after the other. Beginning with an opener and going round, everybody either bids more than the highest bid so far, at least 1 and no more than they have, or passes and is out for this card. When all others have passed, the highest bidder pays and takes the card. Nobody else pays anything.
rules-rex-bidding-opener = The first player opens the first card. With each further card the opening goes one player to the left; who has no influence, a full hand or a ban is skipped.
rules-rex-bidding-nobody = If nobody bids for a card, it and all that are still on offer are shuffled back into the deck, and the phase is over.
rules-rex-bidding-limit = A hand holds at most four Strategy cards, with Letnev eight. With a full hand one cannot bid. How many cards somebody holds is public, which ones is not.
rules-rex-bidding-money = What is paid goes to Lazax, if Lazax plays and is not the buyer; otherwise to the pool.

rules-rex-recruitment = Phase 3: Recruitment
rules-rex-recruitment-before = At the start of the phase Fresh Recruits and Double Agent may be played.
rules-rex-recruitment-units = In order of play everybody may take back up to five own units from the casualties. The first ones are free, as many as the race sheet says; each further one costs 2 influence. They go to the reserve.
rules-rex-recruitment-leader = Besides, one leader may come back, for influence equal to the leader's strength. The leader may fight again, and may be betrayed again.
rules-rex-recruitment-mechanized = Of its five, Lazax takes back at most one mechanized unit a round.

rules-rex-maneuvering = Phase 4: Maneuvering
rules-rex-maneuvering-turn = In order of play everybody takes a turn: first one movement, then one deployment. Both may be left out. A Rapid Mobilization may be played in the own turn after either of them, an Informant after the deployment.

rules-rex-movement = Movement
rules-rex-movement-group = Any number of your units from one space may go to one other space, as one group. They go up to two spaces along the lines; three if you are Sol.
rules-rex-movement-port = If you controlled a spaceport when the phase began, your group goes up to four spaces, wherever it sets out. That holds for the whole phase, even if the spaceport is lost meanwhile. A spaceport that two enemies contest helps neither.
rules-rex-movement-path = Enemies never block the way, and a group may go through allies. It may not end with an ally, except in the Galactic Council. Nothing enters, leaves or crosses a sector under the fleet, shield or not.
rules-rex-movement-count = At least one unit goes; the others stay. Mechanized and facedown units are counted apart. Units never go back from the board to the reserve by moving.

rules-rex-deployment = Deployment
rules-rex-deployment-price = You may put any number of units from your reserve into one space. Each costs 1 influence, or 2 if enemies stand there. In the Galactic Council it is always 1.
rules-rex-deployment-where = Not into a sector under the fleet, not beside an ally outside the Council.
rules-rex-deployment-money = What is paid goes to Hacan, if Hacan plays and is not the one who lands; otherwise to the pool.
rules-rex-deployment-race = Hacan pays half and may ship units across the board instead. Sol pays nothing but lands only in sectors 13 to 17. Their own sections tell the details.

rules-rex-battle_phase_rules = Phase 5: Battle
rules-rex-battle_phase_rules-start = At the start of the phase a Graviton Negator may be played. Then Xxcha may turn units over.
rules-rex-battle_phase_rules-order = Where units of players who are not allied share a space, they must fight; only the Galactic Council is at peace. In order of play each player fights all of the own battles, in the order that player likes, always against one opponent. If three races are in one space, the survivors fight on.

rules-rex-collection = Phase 6: Collection
rules-rex-collection-city = Every unit picks up to 2 influence from the space where it stands. What is left stays there for later rounds. Facedown units pick up nothing.
rules-rex-collection-support = Then everybody gets 2 influence from the pool, also those who have nothing on the board.

rules-rex-bombardment = Phase 7: Bombardment
rules-rex-bombardment-before = Before the card is drawn a Fleet Sabotage may be played in its place.
rules-rex-bombardment-move = A Bombardment card is drawn, 1 to 6. The fleet moves on by so many sectors, one after the other, from 18 to 1 again. In every sector that it enters, all units and all influence are destroyed in spaces without a shield. The sector where it began is not struck again.
rules-rex-bombardment-stay = Where the fleet stops it stays until the next Bombardment Phase: nothing moves or lands into, out of or through that sector, shield or not, and no influence is placed there. Sectors that it has only crossed are free.
rules-rex-bombardment-victory = Now it is seen whether somebody has won.
rules-rex-bombardment-token = If not, the card goes back, the deck is shuffled, the next player clockwise becomes first player, and a new round begins.

## Battles

rules-rex-battle = How a battle goes
rules-rex-battle-report = Report. Everybody may know how many units, how many Strategy cards and which leaders each side has.
rules-rex-battle-commands = Commands. Xxcha may forbid a card, then Jol-Nar may ask for a part of the plan, if they fight here or an ally of theirs does.
rules-rex-battle-plan = Plan. In secret both sides set a strength on the dial, from 0 up to the strength of their units there and never above 20; choose a leader; and decide whether an attack card, a defense card, both or neither goes along. Whoever has a leader who can fight must commit one. Each kind may be chosen only with a card of that kind in hand.
rules-rex-battle-dials = Reveal. Both plans are shown: numbers, leaders, and which kinds of cards will come.
rules-rex-battle-cards = Cards. Both sides choose their cards in secret, just of the kinds they announced, at most one of each, and reveal them together.
rules-rex-battle-traitors = Traitors. Whoever holds the Traitor card of the opposing leader may reveal it and has won at once, whatever the numbers. The leader is destroyed, and no committed card has any effect. If both sides do it, both lose. Letnev may do it for an ally.
rules-rex-battle-resolve = Effects. The cards do what they say, those of the player who comes first in order of play first. A leader who is destroyed adds nothing, but the cards of that side still work, so both leaders may fall.
rules-rex-battle-winner = Winner. Both add up dial, leader and cards that add strength. The higher total wins; on a tie it is the player who comes first in order of play.
rules-rex-battle-loser = Defeat. The loser loses all units in the space and discards all committed cards. The leader survives, unless killed by a card or betrayed.
rules-rex-battle-casualties = Casualties. The winner loses units worth the number on the dial. It may happen that none is left. Lazax chooses which units go: a mechanized one is worth two, and none may be lost that could be spared.
rules-rex-battle-keep = Afterwards the winner may keep or discard each of the committed cards.

rules-rex-leaders = Leaders in battle
rules-rex-leaders-once = A leader who fought in one space cannot fight in another one in the same round, but may fight there again.
rules-rex-leaders-none = If no leader can fight, the battle is fought without one, and without any cards: only the dial counts. Who has no leader cannot be betrayed.
rules-rex-leaders-lost = Leaders are destroyed only by cards, by an explosion or by treason. Losing a battle does not harm them.

rules-rex-treason = More about traitors
rules-rex-treason-free = Whoever wins by treason loses no units and may keep the committed cards. The other side loses its units, its cards and the leader. No influence is paid for a leader lost that way.
rules-rex-treason-back = A revealed Traitor card goes back into the Traitor deck, and a Double Agent may bring it up again.
rules-rex-treason-beats = Treason comes before every card: it beats a Tactical Retreat, and with it there is no explosion.
rules-rex-treason-wait = Nobody has to reveal. A better moment may come.

rules-rex-weapons = Weapons, shields and explosions
rules-rex-weapons-kill = An Energy Rifle or a Biological Weapon X-35 destroys the opposing leader, unless the matching defense card answers it: a Magen Energy Shield the first, an Atmosphere Ionizer the second. Whoever destroys a leader with a weapon gets influence equal to that leader's strength from the pool, even if the battle is then lost.
rules-rex-weapons-explosion = A Hylar III Pulse Cannon and a Magen Energy Shield in the same battle, from whichever sides, explode: both leaders, everybody's units in the space and the influence there are destroyed, both sides discard their cards, and nobody has won. Facedown Xxcha units are spared.
rules-rex-weapons-retreat = A Tactical Retreat comes before all other cards and undoes them. Leader and units of whoever plays it go back to the reserve; the opponent is the winner; nobody has casualties. If both retreat, nobody wins. The leader still counts as having fought in that space.

## Winning

rules-rex-victory = At the end of a round
rules-rex-victory-strongholds = When the fleet has come to rest, strongholds are counted: three for a player without allies, four for two allies together, five for three. Whoever has them has won.
rules-rex-victory-example = Two allies with two strongholds each have won. A player with three strongholds and an ally with none have not; after leaving the alliance in a ceasefire that player would win with three.

rules-rex-last = After the eighth round
rules-rex-last-sol = If nobody has won with strongholds, Sol wins if each of Imperial Palace and Mecatol Power South is held by Sol itself or by nobody. An ally there spoils it. The allies of Sol win too.
rules-rex-last-hacan = Otherwise Hacan wins, with its allies, if it plays.
rules-rex-last-most = Otherwise the player with the most strongholds wins alone, without allies. If several have the most, they share the victory, even with none at all.

rules-rex-prediction = The prediction of Xxcha
rules-rex-prediction-check = Whatever way the game is won: if the race that Xxcha named is among the winners, in just the round that Xxcha named, Xxcha opens the prediction and wins alone. Being an ally of Xxcha does not help.

## The six races: what goes beyond their sheets

rules-rex-race-begins = At the start
rules-rex-race-victory = Victory
rules-rex-race-ally = For allies
rules-rex-race-leaders = Leaders

rules-rex-lazax-mechanized = A mechanized unit costs and counts as one unit when it lands, moves and collects. In battle it is worth two, for the dial as for casualties. The dial still ends at 20. Casualties must be paid in full: with a dial of 3 and three mechanized units, two of them are lost.
rules-rex-lazax-loan = Just before an ally bids, once a round for each ally, Lazax may hand over any amount of influence. The ally keeps what is not spent, and need not bid. If Lazax itself leads the bidding, it lends only what its own bid does not need.
rules-rex-lazax-cancel = An Informant cancels the income of one single sale; that payment goes to the pool. Mechanized units cannot be cancelled.

rules-rex-hacan-shipping = Instead of deploying, Hacan may ship any number of units from one space to any other for 1 influence each, paid to the pool. Distance and enemies do not matter; neither space may be under the fleet, and no ally may stand in the target outside the Council. This is no deployment: Xxcha does not react to it.
rules-rex-hacan-half = Half of the price is reckoned on the whole sum and rounded up: three units into an empty space cost 2.
rules-rex-hacan-ally = Allies pay half for their deployments, to Hacan, or ship units as Hacan does, paid to the pool. Sol as an ally still lands only in sectors 13 to 17, but may ship.
rules-rex-hacan-cancel = An Informant may cancel the income of one deployment, which then goes to the pool, or the discount and the shipping; Hacan then chooses again at the usual price.

rules-rex-sol-landing = Sol never pays for a deployment, but lands only in one space of sectors 13 to 17, enemies or not, and not under the fleet. An Informant is its only way to land elsewhere.
rules-rex-sol-peek = Sol knows the next Bombardment card all the time. After a Fleet Sabotage it is still the same one.
rules-rex-sol-cancel = An Informant may cancel the third space of a movement, one look at the Bombardment card, until the next Bombardment Phase, or a free landing: Sol may then land anywhere, at the usual price.

rules-rex-letnev-bonus = The bonus card comes from the deck and not from the row. With eight cards in hand there is none.
rules-rex-letnev-discard = If an Informant cancels the large hand, when Letnev has taken a card beyond the fourth, Letnev discards down to four. Later the hand may grow again. The four traitors and the two cards of the start cannot be cancelled.
rules-rex-letnev-ally = For an ally Letnev reveals its traitors as if it fought there itself.

rules-rex-jol_nar-look = Jol-Nar looks at every card that comes up for bid, even when it cannot bid itself, and in the Maneuvering Phase at the next Influence card.
rules-rex-jol_nar-ask = At the start of its battle, after a command of Xxcha, Jol-Nar asks the opponent for one thing: the leader, the attack card, the defense card, or the number on the dial. Everybody hears the answer.
rules-rex-jol_nar-answer = The answer binds. One may answer that no such card will be played, and may then play none. Everything else remains free.
rules-rex-jol_nar-cancel = An Informant cancels a look at one card, or one command. The command for an ally cannot be cancelled.

rules-rex-xxcha-command = At the start of its battle Xxcha names one of the seven battle cards, and the opponent may not commit it in this battle. If Jol-Nar gives a command as well, that of Xxcha comes first.
rules-rex-xxcha-observer = Whenever another player lands units, Xxcha may put one unit from its reserve into the Galactic Council, once a round for each player. It is free, and it is no deployment.
rules-rex-xxcha-flip = At the start of the Battle Phase, and only then, Xxcha may turn the units of any space faceup or facedown. All its units in one space must show the same side afterwards; new units arrive faceup. Facedown units cannot be turned faceup beside an ally outside the Council.
rules-rex-xxcha-facedown = Facedown units do not fight, control or collect, do not raise prices, and for most purposes are not there. But they move like others, and bombardment and Sol Offensives destroy them.
rules-rex-xxcha-ally = Facedown units may not stand with an ally outside the Council either, unless the table has agreed that they may.
rules-rex-xxcha-cancel = If an Informant cancels the turning over, Xxcha turns nothing more this round; stacks that show both sides turn faceup.

## The cards

rules-rex-cards_battle = Strategy cards for battle
rules-rex-cards_battle-kinds = Attack cards are red, defense cards blue. In one battle each side plays at most one of each.
rules-rex-cards_other = Other Strategy cards
rules-rex-cards_other-when = Each of them tells when it may be played. Once played it is discarded. Otherwise a Strategy card leaves a hand only through battle; nobody may just throw one away.
rules-rex-card-informant = An Informant cancels an advantage in the moment in which it would be used, and for that use alone. It never cancels an ally advantage. Its extra deployment costs 1 influence a unit, whoever stands there, and the money goes to the pool.
rules-rex-card-diplomatic_interference = Whoever may not bid takes a card from the row: one less is on offer. Jol-Nar may still look at them.
rules-rex-card-graviton_negator = A single unit of yours in the space is enough. If the fleet is over that space now, all units in it are destroyed at once.
rules-rex-card-fresh_recruits = Several may be played in one phase.
rules-rex-card-tracking_beacon = It counts as the Sol Offensive of this phase: one that is drawn later has no effect.
rules-rex-card-rapid_mobilization = The second movement follows the same rules, with the reach of Sol or of a spaceport.
rules-rex-card-double_agent = A Traitor card that was used before may come up again.
rules-rex-card-fleet_sabotage = With 0 the fleet stays where it is and strikes nothing anew.
rules-rex-cards_influence = Influence cards
rules-rex-cards_influence-deck = Nine cards place influence, three are Sol Offensives, four are Temporary Ceasefires.
rules-rex-cards_influence-places = { $places }
rules-rex-cards_influence-place = { $amount } influence in { $space }
rules-rex-cards_bombardment = Bombardment cards
rules-rex-cards_bombardment-deck = Six cards, numbered 1 to 6. The one that was drawn goes back before the deck is shuffled, so every number may come again.
rules-rex-cards_copies = { $copies ->
    [one] One in the deck.
   *[other] { $copies } in the deck.
}

## Other ways to play

rules-rex-few = Three, four or five players
rules-rex-few-demolished = With three or four players Mecatol Power South is demolished: no unit may enter or cross it, and four strongholds remain. The numbers needed to win stay the same. For Sol's victory the demolished space counts as empty.
rules-rex-few-three = With three players there are no alliances, though influence may be given in a ceasefire. Influence cards fill their first space only; a Sol Offensive still strikes both. Suggested: Sol, Lazax, Jol-Nar.
rules-rex-few-four = With four players an alliance has at most two members. Suggested: Sol, Lazax, Jol-Nar, Letnev.
rules-rex-few-five = With five players nothing changes. Suggested: all but Xxcha.

rules-rex-betrayal = Betrayal cards
rules-rex-betrayal-deal = If the table agrees on it, everybody is dealt one Betrayal card, which nobody else sees. It names a condition and a difficulty from 1 to 8.
rules-rex-betrayal-choose = When an alliance has won, each member secretly either shares the victory or, if the condition of the card is met as things stand, reveals it. If all share, all have won.
rules-rex-betrayal-counter = If somebody has turned on the others, they may still answer with a card of a higher difficulty whose condition is met. In the end the highest difficulty wins alone.
rules-rex-betrayal-xxcha = If the prediction of Xxcha comes true, Betrayal cards do nothing.

## Small print

rules-rex-secrets = What is secret
rules-rex-secrets-public = Everybody may know how many units, cards and influence anybody has, all leaders and their strengths, and what lies on the discards.
rules-rex-secrets-hidden = Hands, Traitor cards, the prediction, Betrayal cards, looked-at cards and plans are secret. One may say what one likes about them, true or not, but may not show them.
rules-rex-secrets-memory = Nothing that was seen in passing may be written down. This table does not show it again, unless it was made to.
rules-rex-secrets-talk = All talk is open. Allies, too, have no secret word with each other.

rules-rex-deals = Deals
rules-rex-deals-word = Promise what you like, at any time; no promise binds. Only influence may be part of a deal, and only during a ceasefire.

rules-rex-limits = When something runs out
rules-rex-limits-strategy = When the last Strategy card is drawn, the discards are shuffled into a new deck. If there are none either, fewer cards are on offer.
rules-rex-limits-influence = There are 220 influence in all. If the pool cannot pay everything, it pays what it has, in order of play.
rules-rex-limits-half = Halves are always rounded up.
rules-rex-limits-nobody = Nobody is ever out of the game: without a unit on the board one still gets influence, recruits and lands.

rules-rex-timing = Cards and advantages at the same moment
rules-rex-timing-window = Cards and advantages name the moment at which they may be played. At such a moment everybody who could play something is asked; what is played happens in order of play, and then it is asked once more.
rules-rex-timing-cancel = Whatever cancels something comes first. If two want to cancel the same thing, the first in order of play does, and the other keeps the card.
rules-rex-timing-undo = You may take back your own choices until somebody else has chosen, chance has spoken or something secret was learnt. Gifts and loans are final.

rules-rex-rulings = Where the rulebook is silent
rules-rex-rulings-lines = Some facts were never printed anywhere that we could read: most lines between spaces, some sector numbers and shields, how often some cards are in the deck, some titles. We have put values there that play well, and they can be replaced.
rules-rex-rulings-end = Victory is checked when the fleet has come to rest, although one box of the rulebook speaks of the Collection Phase.
rules-rex-rulings-council = One may land in the Galactic Council beside an ally, and turn Xxcha units faceup there.
rules-rex-rulings-ranking = The rulebook knows only winners. Those who lost are ranked by strongholds, then by influence.
rules-rex-rulings-all = All our decisions, with their reasons, are in docs/rulings.md of the source.
