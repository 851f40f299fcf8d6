# Twilight Imperium 3: Crimson Suns.

option-declare_war = Declare war on { NOUN($first) }, for 1 influence
event-war_declared = { PLAYER($seat) } declares war on { PLAYER($other) }.
event-war_ends = The war that { PLAYER($seat) } declared on { PLAYER($other) } is over.
name-declare_war = declaration of war
name-spoils_of_war = losses of a declared war
refusal-at_war_already = war on { PLAYER($first) } is declared already
refusal-enough_wars = { $first } declarations of war are active at most
refusal-without_crimson_suns = in this game nobody declares war
