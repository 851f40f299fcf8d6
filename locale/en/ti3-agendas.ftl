# Twilight Imperium 3: what single agendas ask and tell. Keys are formed as in ti3.ftl, ti3-log.ftl and ti3-refusals.ftl.

prompt-exhaust_one = { NAME($why) }: exhaust { $left ->
    [one] 1 planet of yours.
   *[other] { $left } planets of yours.
}
prompt-draw_or_not = { NAME($why) }: do you draw { $count ->
    [one] an action card?
   *[other] { $count } action cards?
}
prompt-draw_secret_or_not = { NAME($why) }: do you draw another secret objective?
prompt-reveal_secret = Which of your secret objectives do you lay open?
prompt-give_secret = Which of your secret objectives does { PLAYER($other) } get?
option-secret = { NOUN($first) }
event-secret_passed_on = { PLAYER($seat) } gives { PLAYER($other) } a secret objective.
event-secret_shown = { PLAYER($seat) } gives { PLAYER($other) } { NAME($objective) }.
prompt-discard_one_law = { NAME($why) }: do you discard a law in force?
option-discard_one_law-law = Discard { NOUN($first) }
option-discard_one_law-decline = None
refusal-law_not_in_force = { NAME($first) } is not in force
prompt-place_or_not = { NAME($why) }: do you place 1 trade good on each of your agreements?
prompt-reinforce = { NAME($why) }: on which of your planets do you place a { NAME($kind) }?
option-reinforce-place = { NOUN($second) }
option-reinforce-done = Nowhere else
prompt-train = { NAME($why) }: which Ground Force becomes a Shock Troop? { $left } may.
option-train = { NOUNS($all) }
option-train-done = Nobody else
event-goods_on_law = { $amount } trade goods lie on { NAME($law) } now.
event-side_supported = { PLAYER($seat) } supports { PLAYER($other) }: +{ $amount } on combat rolls in this battle.
event-technology_borrowed = { PLAYER($seat) } may use { NAME($technology) } in this round.
event-technology_silenced = Nobody may use { NAME($technology) } in this round.
event-quarantine_begins = No ship may enter or leave { PLACE($system) } in this round.
event-objective_replaced = { NAME($objective) } leaves the game.
prompt-choose_side = Whose fleet do you support?
option-choose_side-player = { NOUN($first) }
prompt-choose_technology = Which technology of another player do you share, or silence, for this round?
option-borrow = Use { NOUN($first) } too
option-silence = Let nobody use { NOUN($first) }
prompt-call_vote = { NAME($why) }: on which law is there a new vote?
option-call_vote-law = { NOUN($first) }
option-call_vote-decline = On none
prompt-take_reward = { NAME($why) }: what do you gain?
option-a_counter = A command counter
option-two_goods = 2 trade goods
refusal-does_not_fight = { PLAYER($first) } does not fight in this battle
refusal-chosen_last_time = you chose { NAME($first) } the last time
refusal-nobody_else_has_it = nobody else has { NAME($first) }
refusal-nobody_has_technologies = there is no technology of another player to choose
refusal-diplomatic_protection = { NAME("diplomatic_protection") }: nobody may invade { PLACE($first) } in this round
refusal-official_sanction = { NAME("official_sanction") }: you may not invade { PLACE($first) } in this round
refusal-held_there = your ships may not leave { PLACE($first) }
prompt-choose_herald = Which of your Dreadnoughts is it?
option-herald = { NOUN($first) }{ part-hits-second }{ part-load-third }

## Units that are given

prompt-place_lot = { NAME($why) }: which unit do you place, and where? { $left } left.
option-place_lot-done = Place nothing more
refusal-enough_placed_there = no more than { $second } of these units go to { PLACE($first) }
prompt-buy_lot = { NAME($why) }: do you pay { $price } { NAME($currency) } for { NAMES($kinds) }?
prompt-buy_troops = { NAME($why) }: how many Ground Forces do you buy for 1 influence each? At most { $most } go to one planet.
option-buy_troops-buy = { $first ->
    [one] 1 Ground Force
   *[other] { $first } Ground Forces
}
option-buy_troops-done = None
refusal-no_room_for_so_many = no more than { $first } of them go to one planet

## Agreements

prompt-break_one = { NAME($why) }: your agreement with whom do you break? It takes all goods on both contracts.
event-goods_removed = { $amount ->
    [one] 1 trade good is
   *[other] { $amount } trade goods are
} taken off { NAME($contract) } of { PLAYER($seat) }.
refusal-trade_embargo = { NAME("trade_embargo") }: { PLAYER($first) } may open no agreement in this round

## Planets

prompt-choose_second_planet = These planets have equally many votes. Which one turns neutral, too?
refusal-not_next_in_votes = { PLACE($first) } does not have the next most votes
prompt-claim_or_not = { NAME($why) }: do you claim { PLACE($planet) } with 1 Ground Force, and take an action card of { PLAYER($other) }?
prompt-settle_on = { NAME($why) }: on which neutral planet do you settle with 1 Ground Force?
option-settle_on-decline = On none
refusal-never_mecatol = not { PLACE($first) }
refusal-not_neutral = { PLACE($first) } is not free to be settled
prompt-exhaust_or_give_up = { NAME($why) }: is { PLACE($planet) } exhausted, or does it turn neutral?
option-exhaust_or_give_up-exhaust = It is exhausted
option-exhaust_or_give_up-give_up = It turns neutral
refusal-another_planet_now = this is about { PLACE($first) }
prompt-name_colony = { NAME($why) }: which of your planets do you name? All units on it are destroyed.
refusal-no_colony_of_yours = { PLACE($first) } is no planet of yours outside the Home Systems
prompt-name_smallest = { NAME($why) }: these players have equally few planets. Who may take them?
refusal-not_the_fewest_planets = { PLAYER($first) } does not have the fewest planets
prompt-settle_or_not = { NAME($why) }: do you take { PLACE($planet) } with 2 Ground Forces?
event-colony_named = { PLAYER($seat) } names { PLACE($planet) }.
event-system_closed = Nobody may activate { PLACE($system) } in this round.
refusal-prosperity_is_stability = { NAME("prosperity_is_stability") }: nobody may activate { PLACE($first) } in this round

## Less of everything

prompt-must_scuttle = { NAME($why) }: which of your units do you scuttle?
refusal-something_else_goes = something else has to go
prompt-choose_kept_good = { NAME($why) }: which trade good do you keep?
option-scuttle_aboard = { NOUNS($all) }
option-keep_own = One in your area
option-keep_good = One on { NOUN($first) }

## Hands

prompt-name_next_voter = These players have the next most votes ({ NAME($side) }). Whom do you name?
prompt-take_one_or_not = { NAME($why) }: from whom do you take an action card at random? { $left } left.
option-take_one_or_not-decline = From nobody
refusal-taken_from_already = you have taken a card of { PLAYER($first) } already

## Mines of both kinds

prompt-choose_mined_planet = On which planet of this system do you put { $amount } trade goods?
refusal-another_system_now = this is about another system
prompt-buy_neutral_mines = { NAME($why) }: do you pay { $price } { NAME($currency) } to lay { $amount } neutral space mines?
prompt-lay_neutral_mines = { NAME($why) }: on which border do you lay a neutral space mine? { $left } left.
refusal-neutral_mine_there = a neutral space mine lies there already
refusal-no_border_between = there is no such border, or its lower number comes second
refusal-surcharge_unpaid = a Tactical Action costs you { $first } more counter of your Command Pool

## Actions and outcomes

prompt-choose_extra_action = Do you take a Tactical Action now? { $free ->
    [1] Its counter comes from your reinforcements.
   *[other] Its counter comes from your Command Pool.
}
option-choose_extra_action-done = No
prompt-choose_secondary = Which secondary ability of your cards do you execute? It costs no counter.
option-choose_secondary-done = None
refusal-no_secondary_now = the secondary ability of { NAME($first) } is forbidden now
refusal-executed_already = you have executed that of { NAME($first) } already
prompt-decree_or_discard = { NAME($why) }: do you discard a law in force, or bring an agenda of your hand into force?
option-decree_or_discard-law = Discard { NOUN($first) }
option-decree_or_discard-decline = Neither
option-decree = Choose the outcome of an agenda of your hand
prompt-fortify_or_not = { NAME($why) }: which unit do you place?
option-fortify_or_not-decline = None
prompt-name_next_to_take = These players have equally many votes. Who takes an agenda next?
prompt-take_agenda = Which agenda do you take, to choose its outcome?
option-take_agenda-decline = None

## Leaders and clouds

prompt-choose_fate = { NAME($why) }: do you roll for your captive leaders, or call one back from the dead?
option-roll_for_captives = Roll for the captives
option-revive = { NOUN($first) } comes back at { NOUN($second) }
option-choose_fate-decline = Neither
refusal-not_killed = { NAME($first) } is not among your dead
prompt-give_up_leader = { NAME($why) }: to which planet of another player does your leader go as a captive?
option-give_up_leader = { NOUN($first) } to { NOUN($second) }
refusal-not_into_captivity = { NAME($first) } cannot go to { PLACE($second) } now
event-secret_laid_open = { PLAYER($seat) } lays open { NAME($objective) }.
prompt-choose_minefield = { NAME($why) }: around which system with ships of yours do you lay space mines?
option-choose_minefield-decline = Around none
refusal-no_ships_of_yours_there = you have no ships in { PLACE($first) }
refusal-all_mined = there are mines of yours on all borders of { PLACE($first) }

## A truce, the throne and new maps

prompt-exhaust_theirs = { NAME($why) }: which planet of { PLAYER($other) } is exhausted?
refusal-planet_of_somebody_else = { PLACE($first) } is no planet of { PLAYER($second) }
event-truce_begins = A truce holds in this round.
event-truce_broken = { PLAYER($seat) } breaks the truce.
refusal-short_term_truce = { NAME("short_term_truce") }: this is not allowed in { PLACE($first) } while the truce holds
prompt-mobilize_or_not = { NAME($why) }: do you take a Tactical Action in your Home System?
prompt-call_home = Which of your units come back to { PLACE($system) }, from wherever they are?
option-call_home = { NOUNS($all) }
option-call_home-done = No more
refusal-no_home_planet_for_it = no home planet of yours takes a { NAME($first) }
refusal-is_at_home = that { NAME($first) } is at home
prompt-choose_home_planet = To which planet does the { NAME($kind) } come?
