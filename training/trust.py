"""Makes a network's answer count for less beside the weights: `trust.py trained.net 0.5 plays.net`.

As trained it knows best who will win; it plays best where it bends the weights' judgement less than that, since the
best of many lines is often the one that it is most wrong about. Matches choose how much.
"""
import sys

import numpy as np

import network as net

trained, trust, plays = sys.argv[1:]
whole = net.read_file(trained)
whole["last"] = np.rint(whole["last"] * float(trust)).astype(np.int16)
net.write_file(plays, whole, whole["layout"])
