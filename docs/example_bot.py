#!/usr/bin/env python3
"""A complete bot for Longroad: reads one request a line, answers each with one line.

    longroad arena --bots 'exec:python3 docs/example_bot.py,greedy,greedy' --games 20

It prefers to build, buys cards when it can't, accepts no offers and makes none.
"""
import json
import sys

# The verbs it likes, the best first; whatever is not named comes last.
LIKED = ["city", "settle", "build", "knight", "roll", "buy", "road", "refuse", "end", "draw"]


def pips(disc):
    """How many of the 36 rolls bring a disc; hexes may have none or two."""
    if isinstance(disc, list):
        return sum(pips(d) for d in disc)
    return 0 if disc is None else 6 - abs(7 - disc)


def corners(hex_number):
    """The six nodes of a hex, in the numbering of docs/notation.md."""
    rows, first = [3, 4, 5, 4, 3], [0, 7, 16, 27, 38, 47]
    row = 0
    while hex_number >= rows[row]:
        hex_number -= rows[row]
        row += 1
    above = first[row] + 2 * hex_number + (1 if row > 2 else 0)
    below = first[row + 1] + 2 * hex_number + (1 if row < 2 else 0)
    return [above, above + 1, above + 2, below, below + 1, below + 2]


def value(view, line):
    """Verbs in the order it likes them; among places for buildings, the richest."""
    words = line.split()
    rank = LIKED.index(words[1]) if words[1] in LIKED else len(LIKED)
    hand = view["seats"][int(words[0]) - 1]["hand"]
    if words[1] == "road" and hand.count("b") < 2:
        rank = len(LIKED)  # the last brick is for a settlement
    rich = 0
    if words[1] in ("settle", "city") and "board" in view:
        for number, disc in enumerate(view["board"]["discs"]):
            if int(words[2]) in corners(number):
                rich += pips(disc)
    return (-rank, rich)


for request in map(json.loads, sys.stdin):
    best = max(request["legal"], key=lambda line: value(request["view"], line))
    print(json.dumps({"action": best}), flush=True)
