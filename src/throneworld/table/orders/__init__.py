"""Standing orders: what they are, which one answers a question, and where they are kept (`store`)."""

from throneworld.table.orders.conditions import Condition
from throneworld.table.orders.orders import (
    MOST_ORDERS,
    About,
    AnswerUnless,
    NeverAsk,
    Order,
    PassUntil,
    Place,
    Sentence,
    Until,
    UpTo,
    expired,
    first_answer,
    is_over,
    place_of,
)

__all__ = [
    "MOST_ORDERS",
    "About",
    "AnswerUnless",
    "Condition",
    "NeverAsk",
    "Order",
    "PassUntil",
    "Place",
    "Sentence",
    "Until",
    "UpTo",
    "expired",
    "first_answer",
    "is_over",
    "place_of",
]
