#!/usr/bin/env python3
"""Learns to choose lines against seats that play at random, in PyTorch, from games that never leave the GPU: the rows
of liblongroad_gpu.so are tensors where they lie.

    python3 training/learn_on_device.py build/release/src/gpu/library/liblongroad_gpu.so --steps 2000
"""
import argparse
import ctypes
import time

import torch

TYPES = {"|u1": (torch.uint8, 1), "<f4": (torch.float32, 4), "<i4": (torch.int32, 4)}


class Rows:
    """Memory at an address, as PyTorch takes it without a copy."""

    def __init__(self, address, shape, kind):
        self.__cuda_array_interface__ = {"data": (address, False), "shape": shape, "typestr": kind, "version": 3}


class Batch:
    def __init__(self, path, device, game, players, games, seed, max_turns):
        self.library = library = ctypes.CDLL(path)
        for name in ("new", "masks", "feature_rows", "seats", "rewards", "ended", "choices"):
            getattr(library, "longroad_" + name).restype = ctypes.c_void_p
        library.longroad_error.restype = ctypes.c_char_p
        batch = library.longroad_new(device.encode(), game.encode(), players, games, ctypes.c_uint64(seed), max_turns)
        if batch is None:
            raise SystemExit(library.longroad_error().decode())
        self.batch = ctypes.c_void_p(batch)
        self.on_card = device == "gpu"
        actions, features = library.longroad_actions(self.batch), library.longroad_features(self.batch)
        self.masks = self.rows("masks", (games, actions), "|u1")
        self.features = self.rows("feature_rows", (games, features), "<f4")
        self.seats = self.rows("seats", (games,), "<i4")
        self.rewards = self.rows("rewards", (games, players), "<f4")
        self.ended = self.rows("ended", (games,), "|u1")
        self.choices = self.rows("choices", (games,), "<i4")

    def rows(self, name, shape, kind):
        address = getattr(self.library, "longroad_" + name)(self.batch)
        if self.on_card:
            return torch.as_tensor(Rows(address, shape, kind), device="cuda")
        dtype, size = TYPES[kind]
        count = 1
        for length in shape:
            count *= length
        memory = (ctypes.c_char * (count * size)).from_address(address)
        return torch.frombuffer(memory, dtype=dtype).reshape(shape)

    def step(self):
        if self.on_card:
            torch.cuda.current_stream().synchronize()  # the choices are written
        if self.library.longroad_step(self.batch) != 0:
            raise SystemExit(self.library.longroad_error().decode())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--device", choices=["gpu", "cores"], default="gpu")
    parser.add_argument("--game", default="struggle")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=1000)
    arguments = parser.parse_args()
    batch = Batch(arguments.library, arguments.device, arguments.game, arguments.players, arguments.games, 1, 500)
    device = batch.features.device
    width, actions = batch.features.shape[1], batch.masks.shape[1]
    body = torch.nn.Sequential(torch.nn.Linear(width, 128), torch.nn.ReLU()).to(device)
    policy = torch.nn.Linear(128, actions).to(device)
    value = torch.nn.Linear(128, 1).to(device)
    optimiser = torch.optim.Adam([*body.parameters(), *policy.parameters(), *value.parameters()], lr=1e-3)
    everyone = torch.arange(arguments.games, device=device)
    learner = everyone % arguments.players  # this seat learns, the others play at random
    # The learner's last decision in each game, which what comes next says the worth of.
    features, masks = torch.zeros_like(batch.features), torch.ones_like(batch.masks)
    chosen = torch.zeros(arguments.games, dtype=torch.int64, device=device)
    waits = torch.zeros(arguments.games, dtype=torch.bool, device=device)

    def learn(target, known):
        hidden = body(features)
        expected = value(hidden)[:, 0]
        lines = torch.log_softmax(policy(hidden).masked_fill(masks == 0, -1e9), dim=1)
        better = (target - expected).detach()
        loss = (target - expected) ** 2 - better * lines.gather(1, chosen[:, None])[:, 0]
        optimiser.zero_grad()
        (loss * known).sum().div(known.sum().clamp(min=1)).backward()
        optimiser.step()

    won, over, begun = 0.0, 0.0, time.time()
    for step in range(arguments.steps):
        mine = batch.seats == learner
        with torch.no_grad():
            hidden = body(batch.features)
            odds = policy(hidden) * mine[:, None]
            choice = torch.distributions.Categorical(logits=odds.masked_fill(batch.masks == 0, -1e9)).sample()
            worth = value(hidden)[:, 0]
        learn(worth, waits & mine)
        features[mine], masks[mine], chosen[mine] = batch.features[mine], batch.masks[mine], choice[mine]
        waits |= mine
        batch.choices.copy_(choice)
        batch.step()
        ended, reward = batch.ended.bool(), batch.rewards[everyone, learner]
        learn(reward, waits & ended)
        waits &= ~ended
        won += float((reward * ended).sum())
        over += float(ended.sum())
        if (step + 1) % 100 == 0:
            rate = 100 * arguments.games / (time.time() - begun)
            print(f"step {step + 1}: wins {100 * won / max(over, 1):.1f} % of {over:.0f} games; {rate:.3g} decisions/s", flush=True)
            won, over, begun = 0.0, 0.0, time.time()


if __name__ == "__main__":
    main()
