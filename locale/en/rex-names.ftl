# Rex: names, and what things do in our own words. name-<id>; .short and .letter where room is scarce;
# .does for cards and advantages; .begins, .victory and .ally for races.

## Races

name-lazax = Lazax Empire
    .short = Lazax
    .letter = L
    .begins = Begins with 10 influence and everything in reserve: 15 units and 5 mechanized ones. One free recruit a round.
    .victory = No victory of its own.
    .ally = Once a round for each ally: just before the ally bids, Lazax may hand over any amount of influence.
name-hacan = Emirates of Hacan
    .short = Hacan
    .letter = H
    .begins = Begins with 5 influence, 5 units in Adminus Imperialis and 15 in reserve. One free recruit a round.
    .victory = Wins with its allies when eight rounds have passed and nobody else has won.
    .ally = With Hacan's leave, an ally deploys at half price or ships units from one space to another for 1 influence each.
name-sol = Federation of Sol
    .short = Sol
    .letter = S
    .begins = Begins with 3 influence, 10 units spread over sectors 5, 13 and 16 as Sol likes, and 10 in reserve. Three free recruits a round.
    .victory = Wins with its allies after eight rounds if no stronghold victory came and nobody but Sol holds the Imperial Palace or Mecatol Power South.
    .ally = Units of an ally survive Sol Offensives; with Sol's leave they may then go to another space.
name-letnev = Barony of Letnev
    .short = Letnev
    .letter = B
    .begins = Begins with 10 influence, 10 units in the Imperial Navy Base and 10 in reserve. Two free recruits a round.
    .victory = No victory of its own.
    .ally = Letnev may unmask its traitors in the battles of its allies.
name-jol_nar = Universities of Jol-Nar
    .short = Jol-Nar
    .letter = J
    .begins = Begins with 10 influence, 10 units in the Civilian Spaceport and 10 in reserve. Two free recruits a round.
    .victory = No victory of its own.
    .ally = Jol-Nar may give its command in the battles of its allies.
name-xxcha = Xxcha Kingdom
    .short = Xxcha
    .letter = X
    .begins = Begins with 5 influence, 5 units in the Galactic Council and 15 in reserve. One free recruit a round.
    .victory = Seals a race and a round at the start; if that race wins in that round, Xxcha alone wins instead.
    .ally = Xxcha may give its command in the battles of its allies.

## Race advantages

name-lazax_bid_income = Imperial Auctions
    .does = What other players pay for Strategy cards goes to Lazax.
name-lazax_mechanized = Mechanized Units
    .does = Five mechanized units fight with a strength of two each; one of them may be recruited a round.
name-lazax_loan = Helping Hand
    .does = Before an ally bids, Lazax hands over any amount of influence; the ally keeps what is not spent.
name-hacan_shipping = Shipping Guild
    .does = Hacan deploys at half price (rounded up), or ships units from one space to any other for 1 influence each.
name-hacan_deploy_income = Landing Fees
    .does = What other players pay for deployments goes to Hacan.
name-sol_mobility = Swift March
    .does = Sol moves three spaces instead of two.
name-sol_offensive_immunity = Friendly Fire
    .does = Sol units survive Sol Offensives and may then leave the struck space for any other.
name-sol_bombardment_peek = Fleet Orders
    .does = Sol knows the top Bombardment card.
name-sol_landing_zone = Landing Zone
    .does = Sol deploys for nothing, but only into sectors 13 to 17.
name-letnev_traitors = Four Traitors
    .does = Letnev keeps all four Traitor cards of the setup.
name-letnev_starting_cards = Well Prepared
    .does = Letnev begins with two Strategy cards.
name-letnev_bonus_card = Bonus Card
    .does = With every card that it buys, Letnev draws another one for nothing.
name-letnev_hand_limit = Large Hand
    .does = Letnev holds up to eight Strategy cards.
name-jolnar_card_peek = Appraisal
    .does = Jol-Nar looks at each Strategy card before it is bid on.
name-jolnar_influence_peek = Forecast
    .does = In the Maneuvering Phase Jol-Nar looks at the top Influence card.
name-jolnar_command = Probing Question
    .does = At the start of its battle Jol-Nar makes the opponent reveal the leader, a card of one kind or the dial, binding for that battle.
name-jolnar_command_ally = Probing Question for an Ally
    .does = The command of Jol-Nar, given in the battle of an ally; nothing cancels it.
name-xxcha_command = Forbidding Word
    .does = At the start of its battle Xxcha forbids the opponent one battle card.
name-xxcha_command_ally = Forbidding Word for an Ally
    .does = The command of Xxcha, given in the battle of an ally; nothing cancels it.
name-xxcha_observer = Council Observer
    .does = When another player deploys, Xxcha may put a unit from its reserve into the Galactic Council, once for each player and round.
name-xxcha_facedown = Quiet Presence
    .does = At the start of the Battle Phase Xxcha may turn units over. Facedown units do not fight, control, collect or count.

## Leaders, with their strength

name-lazax_1 = Lazax Guard Captain (2)
name-lazax_2 = Lazax Tribune (3)
name-lazax_3 = Lazax Prefect (3)
name-lazax_4 = Lazax Legate (5)
name-lazax_5 = Lazax Regent (6)
name-hacan_1 = Hacan Smuggler (1)
name-hacan_2 = Hacan Broker (2)
name-hacan_3 = Hacan Quartermaster (3)
name-hacan_4 = Hacan Caravan Master (4)
name-hacan_5 = Hacan Emir (5)
name-sol_1 = Sol Sergeant (2)
name-sol_2 = Sol Captain (3)
name-sol_3 = Sol Colonel (5)
name-sol_4 = Sol General (6)
name-sol_5 = Sol Fleet Admiral (7)
name-letnev_1 = Letnev Informer (1)
name-letnev_2 = Letnev Inquisitor (2)
name-letnev_3 = Letnev Enforcer (3)
name-letnev_4 = Letnev Marshal (4)
name-letnev_5 = Letnev Baron (6)
name-jol_nar_1 = Jol-Nar Engineer (1)
name-jol_nar_2 = Jol-Nar Analyst (2)
name-jol_nar_3 = Jol-Nar Researcher (4)
name-jol_nar_4 = Jol-Nar Provost (5)
name-jol_nar_5 = Jol-Nar Headmaster (5)
name-xxcha_1 = Xxcha Ambassador (5)
name-xxcha_2 = Xxcha Mediator (5)
name-xxcha_3 = Xxcha Elder (5)
name-xxcha_4 = Xxcha Envoy (5)
name-xxcha_5 = Xxcha Chancellor (5)

## Places

name-reserve = the reserve
name-casualties = the casualties
name-galactic_council = Galactic Council
name-imperial_palace = Imperial Palace
name-adminus_mecatol = Adminus Mecatol
name-iaf_hq = IAF HQ
name-imperial_navy_base = Imperial Navy Base
name-vel_terro_residential = Vel Terro Residential
name-sallab_slums = Sallab Slums
name-embassy_quarters = Embassy Quarters
name-hall_of_records = Hall of Records
name-tarraguth_slums = Tarraguth Slums
name-tilzin_business = Tilzin Business
name-mecatol_power_north = Mecatol Power North
name-civilian_spaceport = Civilian Spaceport
name-sector_incarcetorum = Sector Incarcetorum
name-pleasure_district = Pleasure District
name-hall_of_cartography = Hall of Cartography
name-sai_sallai_residential = Sai Sallai Residential
name-holonet_central = Holonet Central
name-cultural_sector = Cultural Sector
name-quarters_of_the_nobility = Quarters of the Nobility
name-scholara_imperialis = Scholara Imperialis
name-adminus_imperialis = Adminus Imperialis
name-vel_hamech_financial = Vel Hamech Financial
name-imperial_intelligence_hq = Imperial Intelligence HQ
name-trauma_and_physiology_zone = Trauma and Physiology Zone
name-sai_morgai_industrial = Sai Morgai Industrial
name-hirzall_industrial = Hirzall Industrial
name-mecatol_power_south = Mecatol Power South

## Strategy cards

name-energy_rifle = Energy Rifle
    .does = Attack card. Kills the opposing leader unless a Magen Energy Shield or a Tactical Retreat answers it; you gain influence equal to the leader's strength.
name-biological_weapon_x35 = Biological Weapon X-35
    .does = Attack card. Kills the opposing leader unless an Atmosphere Ionizer or a Tactical Retreat answers it; you gain influence equal to the leader's strength.
name-hylar_iii_pulse_cannon = Hylar III Pulse Cannon
    .does = Attack card. Kills the opposing leader and pays you the leader's strength; but if either side brings a Magen Energy Shield, both leaders and everything in the space are lost.
name-mercenaries = Mercenaries
    .does = Attack card. Adds 3 to your strength in this battle.
name-magen_energy_shield = Magen Energy Shield
    .does = Defense card. Stops an Energy Rifle. Beside a Hylar III Pulse Cannon it makes everything explode.
name-atmosphere_ionizer = Atmosphere Ionizer
    .does = Defense card. Stops a Biological Weapon X-35.
name-tactical_retreat = Tactical Retreat
    .does = Defense card. Your leader and units go back to your reserve and you lose the battle; no other card works and nobody has casualties.
name-fresh_recruits = Fresh Recruits
    .does = Start of the Recruitment Phase: bring back one leader or up to five units that are not mechanized, free and beyond the usual limits.
name-double_agent = Double Agent
    .does = Start of the Recruitment Phase: draw a Traitor card and keep it beside those you have.
name-diplomatic_interference = Diplomatic Interference
    .does = Start of the Bidding Phase or of a ceasefire: one other player may not bid in that phase, or may not enter an alliance in that ceasefire.
name-graviton_negator = Graviton Negator
    .does = Start of the Battle Phase: destroy the shield of a space where you have units, for the rest of the game. The card leaves the game.
name-informant = Informant
    .does = After your deployment: deploy once more into any one space for 1 influence a unit. Or: cancel one use of another player's race advantage.
name-rapid_mobilization = Rapid Mobilization
    .does = In your own turn, after your movement or your deployment: move once more, if you like with the same units.
name-tracking_beacon = Tracking Beacon
    .does = Start of the Influence Phase: a Sol Offensive strikes both spaces of the latest Influence card that placed influence. Not in the first round.
name-fleet_sabotage = Fleet Sabotage
    .does = Start of the Bombardment Phase: the fleet moves 0 to 10 sectors, as you like, instead of drawing a card.

## Influence cards

name-public_support = Public Support
name-critical_intelligence = Critical Intelligence
name-lost_archives = Lost Archives
name-campus_unrest = Campus Unrest
name-diplomatic_channels = Diplomatic Channels
name-imperial_treasury = Imperial Treasury
name-emergency_supplies = Emergency Supplies
name-forced_labor = Forced Labor
name-black_market = Black Market
name-sol_offensive = Sol Offensive
    .does = Everything in both spaces of the latest Influence card that placed influence is destroyed; Sol and its allies are spared.
name-temporary_ceasefire = Temporary Ceasefire
    .does = Alliances may be made and broken, and influence may change hands.

## Bombardment and Betrayal cards

name-bombardment_1 = Bombardment 1
name-bombardment_2 = Bombardment 2
name-bombardment_3 = Bombardment 3
name-bombardment_4 = Bombardment 4
name-bombardment_5 = Bombardment 5
name-bombardment_6 = Bombardment 6
name-voice_of_the_council = Voice of the Council
    .does = Difficulty 1. You have more units in the Galactic Council than each of your allies.
name-control_of_mecatol_city = Control of Mecatol City
    .does = Difficulty 2. You have more units on the board than each of your allies.
name-war_chest = War Chest
    .does = Difficulty 3. You have more influence than each of your allies.
name-hidden_arsenal = Hidden Arsenal
    .does = Difficulty 4. You hold more Strategy cards than each of your allies.
name-unbroken_command = Unbroken Command
    .does = Difficulty 5. None of your leaders lies among the casualties.
name-first_among_equals = First Among Equals
    .does = Difficulty 6. You control more strongholds than each of your allies.
name-ruler_of_the_skies = Ruler of the Skies
    .does = Difficulty 7. You control the Civilian Spaceport and the Imperial Navy Base.
name-dagger_in_the_dark = Dagger in the Dark
    .does = Difficulty 8. You hold a Traitor card of an ally's leader.
