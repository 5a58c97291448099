"""Trains a network on files of positions: `train.py --out base.net positions…`.

One pass is forward, gradients by hand, and Adam; on a GPU with torch, or with numpy alone (--device numpy).
Prints the loss of every epoch on games that it was not trained on, calibration last.
"""
import argparse
import json
import time

import numpy as np

import network as net
from calibration import calibration

UNIT_LIMIT = net.MOST_OF_UNIT / 2.0**net.UNIT_BITS


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--first", type=int, default=128, help="units of the first layer")
    parser.add_argument("--second", type=int, default=32, help="units of the second")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long; 0: after the epochs")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--teacher", action="append", default=[],
                        help="a network whose opinion of a later position of the game is mixed in; of several the mean")
    parser.add_argument("--mix", type=float, default=0.5, help="how much of the teachers")
    parser.add_argument("--ahead", type=int, default=4, help="how many positions later the teachers are asked")
    parser.add_argument("--most", type=int, default=0, help="use at most so many positions")
    return parser.parse_args()


class Maths:
    """The few operations whose names differ between numpy and torch."""

    def __init__(self, device):
        self.torch = None
        if device != "numpy":
            import torch
            self.torch = torch
            torch.backends.cuda.matmul.allow_tf32 = True
        self.device = device

    def array(self, values, kind=np.float32):
        if self.torch is None:
            return np.asarray(values, kind)
        return self.torch.as_tensor(np.ascontiguousarray(values)).to(self.device)

    def floats(self, values):
        return values.astype(np.float32) if self.torch is None else values.float()

    def numbers(self, values):
        return np.asarray(values) if self.torch is None else values.detach().cpu().numpy()

    def exp(self, values):
        return np.exp(values) if self.torch is None else values.exp()

    def log(self, values):
        return np.log(values) if self.torch is None else values.log()

    def top(self, values):
        return values.max(1, keepdims=True) if self.torch is None else values.max(1, keepdim=True).values


def begin(random, inputs, common, first, second):
    def matrix(rows, columns, gain=1.0):
        return random.standard_normal((rows, columns)) * gain * np.sqrt(2.0 / rows)
    return {
        "seat": matrix(inputs, first), "common": matrix(common, first, 0.3), "first_bias": np.zeros(first) + 0.1,
        "own": matrix(first, second), "others": matrix(first, second, 0.5), "second_bias": np.zeros(second) + 0.1,
        "last": matrix(second, 1, 0.1), "residual": np.full(1, 0.7),
    }


def forward(m, w, x, common, linear, there):
    hidden = x @ w["seat"] + (common @ w["common"] + w["first_bias"])[:, None, :]
    first = hidden.clip(0, UNIT_LIMIT) * there[:, :, None]
    others = first.sum(1)[:, None, :] - first
    sums = first @ w["own"] + others @ w["others"] + w["second_bias"]
    second = sums.clip(0, UNIT_LIMIT)
    logits = (second @ w["last"])[:, :, 0] + w["residual"] * linear
    logits = logits * there - 1e4 * (1 - there)
    odds = m.exp(logits - m.top(logits)) * there
    return odds / odds.sum(1)[:, None], (hidden, first, others, sums, second)


def gradients(m, w, x, common, linear, there, shares, kept, goal):
    hidden, first, others, sums, second = kept
    n = x.shape[0]
    flat = lambda a: a.reshape(-1, a.shape[-1])  # noqa: E731
    up = (shares - goal) * there / n
    g = {"residual": (up * linear).sum().reshape(1), "last": flat(second).T @ up.reshape(-1, 1)}
    back = up[:, :, None] * w["last"][:, 0]
    back = back * m.floats((sums > 0) & (sums < UNIT_LIMIT))
    g["own"] = flat(first).T @ flat(back)
    g["others"] = flat(others).T @ flat(back)
    g["second_bias"] = flat(back).sum(0)
    to_others = back @ w["others"].T
    into = back @ w["own"].T + to_others.sum(1)[:, None, :] - to_others
    into = into * m.floats((hidden > 0) & (hidden < UNIT_LIMIT)) * there[:, :, None]
    g["seat"] = flat(x).T @ flat(into)
    shared = into.sum(1)
    g["common"] = common.T @ shared
    g["first_bias"] = shared.sum(0)
    return g


class Adam:
    def __init__(self, weights):
        self.mean = {k: v * 0 for k, v in weights.items()}
        self.square = {k: v * 0 for k, v in weights.items()}
        self.steps = 0

    def step(self, weights, g, rate, decay):
        self.steps += 1
        for k in weights:
            self.mean[k] = 0.9 * self.mean[k] + 0.1 * g[k]
            self.square[k] = 0.999 * self.square[k] + 0.001 * g[k] * g[k]
            mean = self.mean[k] / (1 - 0.9**self.steps)
            square = self.square[k] / (1 - 0.999**self.steps)
            fades = decay if k in ("seat", "common", "own", "others", "last") else 0
            weights[k] = weights[k] - rate * (mean / (square**0.5 + 1e-8) + fades * weights[k])


class Positions:
    """Records where the machine reckons, and the chances that weights give them."""

    def __init__(self, m, records):
        seats = records["seat"].shape[1]
        self.m = m
        self.seat, self.common = m.array(records["seat"], np.int8), m.array(records["common"], np.int8)
        self.linear = m.array(np.maximum(records["linear"], -20))
        self.there = m.array((np.arange(seats)[None, :] < records["players"][:, None]).astype(np.float32))

    def picked(self, pick):
        m = self.m
        return m.floats(self.seat[pick]), m.floats(self.common[pick]), self.linear[pick], self.there[pick]

    def shares(self, w):
        lot = 1 << 16
        parts = [forward(self.m, w, *self.picked(slice(at, at + lot)))[0] for at in range(0, len(self.seat), lot)]
        return np.concatenate([self.m.numbers(part) for part in parts])


def goals(m, records, positions, args):
    """Who won; mixed with what teachers think of the same game a few positions later, which is less luck."""
    goal = (np.arange(records["seat"].shape[1])[None, :] == records["winner"][:, None]).astype(np.float32)
    if not args.teacher:
        return goal
    teachers = [net.as_floats(net.read_file(path)) for path in args.teacher]
    said = sum(positions.shares({k: m.array(v) for k, v in w.items()}) for w in teachers) / len(teachers)
    story = records["game"].astype(np.int64) * 8 + records["viewer"]
    ahead = at = np.arange(len(records))
    for _ in range(args.ahead):
        further = np.minimum(ahead + 1, len(records) - 1)
        ahead = np.where(story[further] == story[at], further, ahead)
    mix = np.where(ahead > at, args.mix, 0).astype(np.float32)[:, None]
    return (1 - mix) * goal + mix * said[ahead]


def loss_of(shares, records):
    return float(-np.log(np.maximum(shares[np.arange(len(records)), records["winner"]], 1e-9)).mean())


def linear_loss(records):
    there = np.arange(records["seat"].shape[1])[None, :] < records["players"][:, None]
    odds = np.exp(np.where(there, records["linear"], -1e9).astype(np.float64))
    return loss_of(odds / odds.sum(1, keepdims=True), records)


def main():
    args = parse()
    began = time.time()
    m = Maths(args.device)
    random = np.random.default_rng(args.seed)
    head, records = net.read_positions(args.files)
    if args.most:
        records = records[:args.most]
    unseen = records["game"] % 20 == 7
    test = records[unseen][:100000]
    train = records[~unseen]
    del records
    positions, tested = Positions(m, train), Positions(m, test)
    goal = m.array(goals(m, train, positions, args))
    print(f"{head['game']}: {len(train)} positions to learn from, {len(test)} to test, read in {time.time() - began:.0f} s")
    print(f"linear alone: loss {linear_loss(test):.4f}", flush=True)
    # Inputs have many sizes; the first layer learns as if all had the same, and its weights are brought back.
    sample = train[random.integers(0, len(train), 50000)]
    scales = {"seat": np.maximum(sample["seat"].reshape(-1, sample["seat"].shape[-1]).astype(np.float32).std(0), 0.25),
              "common": np.maximum(sample["common"].astype(np.float32).std(0), 1.0)}
    scales = {k: m.array((1 / v).astype(np.float32))[:, None] for k, v in scales.items()}
    w = begin(random, len(head["seat"]), len(head["common"]), args.first, args.second)
    w = {k: m.array(v.astype(np.float32)) for k, v in w.items()}
    adam = Adam(w)
    args.batch = min(args.batch, len(train))
    steps = args.epochs * (len(train) // args.batch)
    history = []
    done = 0

    def plain():
        return {k: v * scales[k] if k in scales else v for k, v in w.items()}

    for epoch in range(args.epochs):
        order = random.permutation(len(train))
        for at in range(0, len(train) - args.batch + 1, args.batch):
            pick = m.array(order[at:at + args.batch], np.int64)
            x, c, linear, there = positions.picked(pick)
            x, c = x * scales["seat"][:, 0], c * scales["common"][:, 0]
            shares, kept = forward(m, w, x, c, linear, there)
            g = gradients(m, w, x, c, linear, there, shares, kept, goal[pick])
            part = done / steps
            if args.seconds:
                part = max(part, (time.time() - began) / args.seconds)
            rate = args.rate * min(1.0, (done + 1) / 200) * max(0.02, 0.5 * (1 + np.cos(np.pi * min(1.0, part))))
            adam.step(w, g, rate, args.decay)
            done += 1
            if args.seconds and time.time() - began > args.seconds:
                break
        loss = loss_of(tested.shares(plain()), test)
        history.append(round(loss, 5))
        print(f"epoch {epoch + 1}: loss {loss:.4f}, residual {float(m.numbers(w['residual'])[0]):.3f}, "
              f"{time.time() - began:.0f} s", flush=True)
        if args.seconds and time.time() - began > args.seconds:
            break
    whole = net.quantise({k: m.numbers(v) for k, v in plain().items()})
    net.write_file(args.out, whole, head["layout"])
    shares = net.shares_whole(whole, test)
    apart = np.abs(tested.shares(plain()) - shares).max(1)
    print(f"whole numbers differ from floats by {apart.mean():.5f} of a share on average, {apart.max():.4f} at most")
    card = {"game": head["game"], "layout": head["layout"], "positions": len(train), "games": int(len(np.unique(train["game"]))),
            "linear_loss": round(linear_loss(test), 5), "loss": history, "seconds": round(time.time() - began, 1),
            "apart": round(float(apart.mean()), 6), "calibration": calibration(shares, test),
            "options": {k: v for k, v in vars(args).items() if k != "files"}}
    with open(args.out + ".json", "w") as file:
        json.dump(card, file, indent=1)
    for row in card["calibration"]:
        print(f"  given {row['given']:.3f}  won {row['won']:.3f}  of {row['positions']}")


main()
