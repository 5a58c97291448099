#!/usr/bin/env python3
"""A complete bot for Longroad: reads one request a line, answers each with one line.

    longroad arena --bots 'exec:python3 docs/example_bot.py,greedy,greedy' --games 20
    longroad arena --game struggle --bots 'exec:python3 docs/example_bot.py,greedy' --games 100

On the island it prefers to build, buys cards when it can't, accepts no offers and makes none. In the card game
it decides what to build next and trades for that. In any other game it takes a verb that it likes, or the first line.
"""
import json
import sys
from collections import Counter

# The island: the verbs it likes, the best first; whatever is not named comes last.
LIKED = ["city", "settle", "knight", "roll", "buy", "road", "refuse", "end"]

# The card game: what each building costs.
PRICES = {"road": "bl", "knight": "wgo", "settlement": "blwg", "city": "ggooo", "expansion": "wwwo"}
EXPANSIONS = ["townhall", "guild", "library", "castle", "church"]  # the best first


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


def island_value(view, line):
    """Verbs in the order it likes them; among places for buildings, the richest."""
    words = line.split()
    rank = LIKED.index(words[1]) if words[1] in LIKED else len(LIKED)
    hand = view["seats"][int(words[0]) - 1].get("hand", "")
    if words[1] == "road" and hand.count("b") < 2:
        rank = len(LIKED)  # the last brick is for a settlement
    rich = 0
    if words[1] in ("settle", "city"):
        for number, disc in enumerate(view["board"]["discs"]):
            if int(words[2]) in corners(number):
                rich += pips(disc)
    return (-rank, rich)


def worth(view, own, kind):
    """About how many points a building is worth; none where there is nothing of the kind to build."""
    if kind == "settlement":
        return 1.3 if view["piles"]["settlements"] > 0 else 0
    if kind == "city":
        return 1.2 if own["settlements"] > 0 else 0
    if kind == "expansion":
        left = set(view["piles"]["expansions"]) - set(own["expansions"])
        free = own["cities"] > len(own["expansions"])
        return 0 if not (left and free) else 2.2 if "townhall" in left else 1.3
    rows = kind + "s"
    guard, safe = ("castle", 3) if kind == "road" else ("church", 1)
    others = [seat for seat in view["seats"] if seat is not own]
    loose = [s for s in others if len(s[rows]) > (safe if guard in s["expansions"] else 0)]
    if view["piles"][rows] == 0 and not loose:
        return 0
    if len(own[rows]) % 2 == 1:
        return 1.5  # it shows its B side: a point for few cards
    return 0.6 if kind == "road" else 1.4  # one more trade, or one more card, in every turn to come


def short_of(hand, price):
    """How many cards are missing for a price, where three of a kind pay for one."""
    missing, spare = price - hand, hand - price
    return max(0, sum(missing.values()) - sum(n // 3 for n in spare.values()))


def hand_value(view, own, cards):
    """What a hand is good for: each building by its worth, and by how near the hand is to its price."""
    hand, value = Counter(cards), 0.05 * len(cards)
    goals = {k: worth(view, own, k) for k in PRICES if k not in view["turn"]["built"]}
    for kind in sorted(goals, key=goals.get, reverse=True):
        price = Counter(PRICES[kind])
        short = short_of(hand, price)
        value += goals[kind] * (1.0, 0.4, 0.15, 0.05, 0.02, 0.0)[short]
        if short == 0:
            hand -= price  # what is paid is gone
    return value


def paid_otherwise(request):
    """Builds that only three of a kind can pay for: too many to be in the list of legal lines."""
    if "build" not in request["open"]:
        return
    own = request["view"]["seats"][request["seat"] - 1]
    for kind, letters in PRICES.items():
        hand, price = Counter(own["hand"]), Counter(letters)
        missing = price - hand
        if not missing or short_of(hand, price) > 0 or worth(request["view"], own, kind) == 0:
            continue
        paid, spare = price - missing, hand - price
        for _ in range(sum(missing.values())):
            card = max(spare, key=spare.get)
            paid[card] += 3
            spare[card] -= 3
        left = [e for e in EXPANSIONS if e in request["view"]["piles"]["expansions"] and e not in own["expansions"]]
        item = kind if kind != "expansion" else left[0]
        if kind not in request["view"]["turn"]["built"]:
            yield f"{request['seat']} build {item} pay " + "".join(sorted(paid.elements(), key="blwgo".index))


def cards_value(view, line):
    """Build what is worth most; otherwise swap where the hand gets better; then draw."""
    verb, *rest = line.split()[1:]
    own = view["seats"][int(line.split()[0]) - 1]
    hand = own["hand"].replace("-", "")
    with_card = lambda card: hand_value(view, own, hand + card)
    without = lambda card, more="": hand_value(view, own, hand.replace(card, "", 1) + more)
    best_swap = lambda card: max(hand_value(view, own, (hand + card).replace(x, "", 1)) for x in hand + card)
    if verb == "guild":
        return 30
    if verb == "build":
        kind = "expansion" if rest[0] in EXPANSIONS else rest[0]
        better = -0.1 * EXPANSIONS.index(rest[0]) if rest[0] in EXPANSIONS else 0
        return 20 + worth(view, own, kind) + better
    if verb == "swap" and rest[0] == "market":
        return 10 + without(rest[1], rest[2]) - with_card("")
    if verb == "swap" and rest[0] == "stack":
        return 10 + sum(without(rest[1], card) for card in "blwgo") / 5 - with_card("")
    if verb in ("swap", "look") and len(rest) == 1:
        ways = [best_swap(card) for card in "blwgo"]
        return 10 + (sum(ways) / 5 if verb == "swap" else max(ways)) - with_card("")
    if verb in ("give", "discard"):
        return without(rest[0])
    if verb in ("choose", "take"):
        return with_card(rest[0])
    return 10.01 if line.endswith("draw") else 1 if verb == "keep" else 0


for request in map(json.loads, sys.stdin):
    cards = request["game"] == "struggle"
    lines = request["legal"] + (list(paid_otherwise(request)) if cards else [])
    value = cards_value if cards else island_value
    best = max(lines, key=lambda line: value(request["view"], line))
    print(json.dumps({"action": best}), flush=True)
