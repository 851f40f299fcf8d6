"""What texts make happen, as few verbs with selectors: `Gain(GOODS, 3, CHOSEN)`, `Exhaust(Planets(CHOSEN))`.

A verb knows no component: whom it concerns, where, which and how much are names or small records that are
stored with it, and `why` is the component whose text it carries out.
"""
