"""How often seats won that a network gave such a chance: `calibration.py base.net positions…` prints a column for models.md."""
import sys

import numpy as np

import network as net


def calibration(shares, records):
    """A row for each tenth: what all seats in it were given on average, how many of them won, and how many they are."""
    there = np.arange(shares.shape[1])[None, :] < records["players"][:, None]
    won = np.arange(shares.shape[1])[None, :] == records["winner"][:, None]
    given, got = shares[there], won[there]
    rows = []
    for low in np.arange(0, 1, 0.1):
        inside = (given >= low) & (given < low + 0.1)
        if inside.sum() > 0:
            rows.append({"given": round(float(given[inside].mean()), 4), "won": round(float(got[inside].mean()), 4),
                         "positions": int(inside.sum())})
    return rows


def main():
    whole = net.read_file(sys.argv[1])
    _, records = net.read_positions(sys.argv[2:])
    print(f"{len(records)} positions of {len(np.unique(records['game']))} games")
    for row in calibration(net.shares_whole(whole, records), records):
        print(f"{100 * row['given']:.1f} % | {100 * row['won']:.1f} % | {row['positions']:,}")


if __name__ == "__main__":
    main()
