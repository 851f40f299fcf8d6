# Twilight Imperium 3: action cards of turns and actions, and what follows from them. Keys are formed as in ti3.ftl,
# ti3-log.ftl and ti3-refusals.ftl.

## Natural Wealth

prompt-take_wealth = From where do you take a trade good?
option-gather = From { NOUN($first) }
refusal-no_wealth = no trade goods lie there for you
refusal-no_wealth_there = there is nothing for you to take there
refusal-no_facility = no planet of yours has a Facility
event-wealth_taken = { PLAYER($seat) } takes a trade good that lies at { PLACE($place) }.
