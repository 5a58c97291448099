"""Positions, networks and their file, for numpy and torch alike.

The arithmetic is that of src/bots/network/network.hpp: `judge_whole` is its mirror, bit by bit.
"""
import json
import struct

import numpy as np

FIRST_BITS, LATER_BITS, UNIT_BITS, ANSWER_BITS = 12, 10, 6, 16
MOST_OF_UNIT = 2047
MAX_SEATS = 6
NAMES = ("seat", "common", "own", "others", "last", "first_bias", "second_bias", "residual")


def read_positions(paths):
    """The head, and all records of files of one layout."""
    parts = []
    head = None
    for path in paths:
        with open(path, "rb") as file:
            line = file.readline()
            mine = json.loads(line)
            if head is not None and mine["layout"] != head["layout"]:
                raise SystemExit(f"{path} has another layout.")
            head = mine
            parts.append(np.fromfile(file, dtype=record(head)))
    return head, np.concatenate(parts)


def record(head):
    seats = head["seats"]
    return np.dtype([
        ("seat", np.int8, (seats, len(head["seat"]))),
        ("common", np.int8, (len(head["common"]),)),
        ("linear", "<f4", (seats,)),
        ("players", np.uint8), ("winner", np.uint8), ("viewer", np.uint8), ("turn", np.uint8),
        ("game", "<u4"),
    ])


def quantise(weights):
    """Float weights as the program's whole numbers, with the bits that it reckons in."""
    def whole(value, bits, kind):
        info = np.iinfo(kind)
        return np.clip(np.rint(np.asarray(value, np.float64) * 2.0**bits), info.min, info.max).astype(kind)
    return {
        "seat": whole(weights["seat"], FIRST_BITS, np.int16),
        "common": whole(weights["common"], FIRST_BITS, np.int16),
        "own": whole(weights["own"], LATER_BITS, np.int16),
        "others": whole(weights["others"], LATER_BITS, np.int16),
        "last": whole(weights["last"], LATER_BITS, np.int16),
        "first_bias": whole(weights["first_bias"], FIRST_BITS, np.int32),
        "second_bias": whole(weights["second_bias"], LATER_BITS + UNIT_BITS, np.int32),
        "residual": int(np.rint(float(weights["residual"][0]) * 2.0**ANSWER_BITS)),
    }


def as_floats(whole):
    """The weights of a file as floats, for inputs as they are in records."""
    bits = {"seat": FIRST_BITS, "common": FIRST_BITS, "own": LATER_BITS, "others": LATER_BITS, "last": LATER_BITS,
            "first_bias": FIRST_BITS, "second_bias": LATER_BITS + UNIT_BITS, "residual": ANSWER_BITS}
    return {name: np.atleast_1d(np.asarray(whole[name], np.float32) / np.float32(2.0**bits[name])) for name in NAMES}


def write_file(path, whole, layout):
    """The file that the program reads; matrices unit by unit."""
    inputs, first = whole["seat"].shape
    second = whole["own"].shape[1]
    with open(path, "wb") as file:
        file.write(struct.pack("<4sHHQHHi", b"LRN1", inputs, whole["common"].shape[0], int(layout, 16), first,
                               second, whole["residual"]))
        for name in ("first_bias", "second_bias"):
            file.write(whole[name].astype("<i4").tobytes())
        for name in ("seat", "common", "own", "others", "last"):
            file.write(np.ascontiguousarray(whole[name].T).astype("<i2").tobytes())


def read_file(path):
    with open(path, "rb") as file:
        _, inputs, common, layout, first, second, residual = struct.unpack("<4sHHQHHi", file.read(24))
        whole = {"residual": residual, "layout": f"{layout:016x}"}
        for name, size in (("first_bias", first), ("second_bias", second)):
            whole[name] = np.frombuffer(file.read(4 * size), "<i4")
        for name, rows, columns in (("seat", first, inputs), ("common", first, common), ("own", second, first),
                                    ("others", second, first), ("last", 1, second)):
            whole[name] = np.frombuffer(file.read(2 * rows * columns), "<i2").reshape(rows, columns).T
    return whole


def judge_whole(whole, seat, common, players):
    """Answers in whole numbers: what the program comes to. Doubles hold them all, and multiply faster."""
    seat = seat.astype(np.float64)
    there = (np.arange(seat.shape[1])[None, :] < players[:, None])[:, :, None]
    w = {name: np.asarray(whole[name], np.float64) for name in NAMES if name != "residual"}

    def unit(sums, bits):
        return np.clip(np.floor(sums / 2.0**bits), 0, MOST_OF_UNIT)
    shared = common.astype(np.float64) @ w["common"] + w["first_bias"]
    own = unit(seat @ w["seat"] + shared[:, None, :], UNIT_BITS) * there
    others = own.sum(1, keepdims=True) - own
    second = unit(own @ w["own"] + others @ w["others"] + w["second_bias"], LATER_BITS)
    return (second @ w["last"])[:, :, 0]


def shares_whole(whole, records):
    """Every seat's chance by the program's arithmetic."""
    answers = judge_whole(whole, records["seat"], records["common"], records["players"])
    logits = (whole["residual"] * records["linear"].astype(np.float64) + answers) / 2.0**ANSWER_BITS
    there = np.arange(logits.shape[1])[None, :] < records["players"][:, None]
    logits = np.where(there, logits, -1e9)
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)
