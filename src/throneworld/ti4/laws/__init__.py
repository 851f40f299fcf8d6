"""The 34 laws (RR 7): what their votes make happen, and what they say for as long as they are in play."""
