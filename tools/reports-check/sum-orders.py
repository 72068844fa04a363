"""Sums orders in the plainest way there is: one after the other. Knows nothing of Samara but the form of a line.

Reads one JSON document from standard input: {"ranges": [[from, to], ...], "orders": [{day, state, products, units, revenue}, ...]}.
Writes one JSON list: for each range its orders by state, units and revenue, units and revenue by day, and revenue by product.
"""

import json
import sys
from collections import Counter

given = json.load(sys.stdin)
answers = []
for first, last in given["ranges"]:
    states, units, revenue = Counter(), 0, 0
    by_day, by_product = Counter(), Counter()
    for order in given["orders"]:
        if not first <= order["day"] <= last:
            continue
        states[order["state"]] += 1
        if order["state"] != "counted":
            continue
        for product, pieces, money in zip(order["products"], order["units"], order["revenue"]):
            units += pieces
            # The database hands large integers out as text.
            money = int(money)
            revenue += money
            by_day[order["day"]] += money
            by_product[product] += money
    answers.append({"states": states, "units": units, "revenue": revenue, "byDay": by_day, "byProduct": by_product})
json.dump(answers, sys.stdout)
