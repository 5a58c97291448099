#!/usr/bin/env python3
"""Draws the figures of training/models.md and bench/README.md: `training/plots.py`; with --check it fails where a picture is not what
the tables say.

calibration.svg: how often seats won that a network gave such a chance. generations.svg: each network's loss beside that of the
weights alone, and what it won. bench/chances.svg: the same as the first for the chances that an analysis shows."""
import pathlib
import re
import sys
from xml.sax.saxutils import escape

HERE = pathlib.Path(__file__).resolve().parent
MODELS, BENCH = HERE / "models.md", HERE.parent / "bench/README.md"
INK, PALE, PAPER = "#2b2822", "#5b564b", "#fbfaf6"
COLOURS = ["#1f5f99", "#b8561b", "#3a7a3f", "#7a4a8f", "#8a1f1f"]
GAMES = ["base", "duo", "soccer", "struggle"]
SIDE, LEFT, TOP = 330, 46, 40  # of one square, and around it


def tables(page):
    """All tables of a page: rows of cells, the heading first."""
    found = []
    for block in re.findall(r"(?:^\|.*\n)+", page.read_text(), re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in block.splitlines()]
        found.append([row for row in rows if not set("".join(row)) <= set("-: ")])
    return found


def number(text):
    return float(re.search(r"[\d.,]*\d", text)[0].replace(",", ""))


def given_and_won(table):
    """Of a table with `GAME: given | won | positions` for each game: the points by game."""
    heads = {head.split(":")[0]: at for at, head in enumerate(table[0]) if head.endswith(": given")}
    return {game: [tuple(map(number, row[at:at + 3])) for row in table[1:] if row[at]] for game, at in heads.items()}


def trained():
    """By game one line for each table, under its first word: `trained`, `plays`."""
    lines = {game: [] for game in GAMES}
    for table in tables(MODELS):
        for game, points in given_and_won(table).items():
            lines[game].append((table[0][0], points))
    return lines


def shown():
    """By game a line for each number of players; cells are `given → won (positions)`."""
    lines = {game: [] for game in GAMES}
    for table in tables(BENCH):
        for row in table[1:]:
            points = [tuple(map(float, cell)) for cell in re.findall(r"([\d.]+) → ([\d.]+) \((\d+)\)", " | ".join(row))]
            game, _, players = row[0].partition(", ")
            if points and game in lines:
                lines[game].append((f"{players} players", points))
    return lines


def text(x, y, words, size=12, anchor="start", colour=INK, weight=400):
    return (f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}" fill="{colour}">'
            f"{escape(words)}</text>")


def svg(wide, tall, label, parts):
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="Inter, sans-serif" role="img" '
            f'aria-label="{escape(label)}">')
    return "\n".join([head, f'<rect width="100%" height="100%" fill="{PAPER}"/>', *parts, "</svg>", ""])


def square(left, top, game, lines):
    """One game: what was given to the right, what was won upwards."""
    def x(per_cent):
        return left + per_cent * SIDE / 100

    def y(per_cent):
        return top + SIDE - per_cent * SIDE / 100
    parts = [text(left, top - 10, game, 15, weight=600)]
    for tick in range(0, 101, 20):
        parts.append(f'<path d="M{x(tick):.0f} {y(0):.0f}V{y(100):.0f}M{x(0):.0f} {y(tick):.0f}H{x(100):.0f}" stroke="{PALE}" '
                     'stroke-opacity=".2"/>')
        parts += [text(x(tick), y(0) + 16, str(tick), 11, "middle", PALE), text(x(0) - 6, y(tick) + 4, str(tick), 11, "end", PALE)]
    parts.append(f'<path d="M{x(0):.0f} {y(0):.0f}L{x(100):.0f} {y(100):.0f}" stroke="{PALE}" stroke-dasharray="5 4"/>')
    for row, ((name, points), colour) in enumerate(zip(lines, COLOURS)):
        path = "L".join(f"{x(given):.1f} {y(won):.1f}" for given, won, _ in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        for given, won, count in points:  # two standard errors, as if positions of one game were independent
            error = 2 * (max(won * (100 - won), 100) / count) ** 0.5
            low, high = y(max(0, won - error)), y(min(100, won + error))
            parts.append(f'<path d="M{x(given):.1f} {low:.1f}V{high:.1f}" stroke="{colour}" stroke-opacity=".5"/>'
                         f'<circle cx="{x(given):.1f}" cy="{y(won):.1f}" r="3.4" fill="{colour}"/>')
        parts += [f'<circle cx="{left + 16}" cy="{top + 16 + 17 * row}" r="3.4" fill="{colour}"/>',
                  text(left + 26, top + 20 + 17 * row, name)]
    return parts


def squares(label, lines):
    wide, tall = 2 * (SIDE + LEFT) + 24, 2 * (SIDE + TOP + 24) + 26
    parts = []
    for place, game in enumerate(GAMES):
        parts += square(LEFT + place % 2 * (SIDE + LEFT), TOP + place // 2 * (SIDE + TOP + 24), game, lines[game])
    parts.append(text(LEFT, tall - 12, "to the right: per cent given; upwards: per cent won; bars: two standard errors", 12, colour=PALE))
    return svg(wide, tall, label, parts)


def generations():
    """A row for each network: from the loss of the weights to its own, and the share it won."""
    table = next(t for t in tables(MODELS) if t[0][0] == "network")
    loss_at, won_at = (next(i for i, head in enumerate(table[0]) if head.startswith(word)) for word in ("loss", "won"))
    rows = [(row[0].strip("*"), row[loss_at], row[won_at], row[0].startswith("*")) for row in table[1:]]
    left, middle, right, high = 170, 500, 890, 30
    tall = 70 + high * len(rows) + 30

    def at_loss(loss):
        return left + (loss - 0.3) * (middle - left) / 1.5

    def at_won(won):
        return middle + 60 + (won - 40) * (right - middle - 60) / 60
    parts = [text(left, 24, "loss: weights alone (rings), network (dots)", 13, weight=600),
             text(middle + 60, 24, "won against the same without it", 13, weight=600)]
    for tick, place, words in [*((t / 10, at_loss(t / 10), f"{t / 10:.1f}") for t in range(4, 18, 4)),
                               *((t, at_won(t), f"{t} %") for t in range(40, 101, 20))]:
        parts += [f'<path d="M{place:.0f} 54V{tall - 34}" stroke="{PALE}" stroke-opacity="{0.6 if tick == 60 else 0.2}"/>',
                  text(place, 48, words, 11, "middle", PALE)]
    for place, (name, loss, won, built_in) in enumerate(rows):
        y = 76 + high * place
        parts.append(text(left - 14, y + 4, name, 13, "end", weight=600 if built_in else 400))
        alone = re.search(r"weights alone ([\d.]+)", loss)
        own = at_loss(number(loss))
        if alone:
            parts.append(f'<path d="M{at_loss(float(alone[1])):.1f} {y}H{own:.1f}" stroke="{PALE}" stroke-width="2"/>'
                         f'<circle cx="{at_loss(float(alone[1])):.1f}" cy="{y}" r="4" fill="{PAPER}" stroke="{PALE}" stroke-width="2"/>')
        parts.append(f'<circle cx="{own:.1f}" cy="{y}" r="5" fill="{COLOURS[0]}"/>')
        share = re.search(r"([\d.]+) % \(([\d.]+)–([\d.]+)\)", won)
        if share:
            mean, low, top = map(float, share.groups())
            parts.append(f'<path d="M{at_won(low):.1f} {y}H{at_won(top):.1f}" stroke="{COLOURS[1]}" stroke-width="2"/>'
                         f'<circle cx="{at_won(mean):.1f}" cy="{y}" r="5" fill="{COLOURS[1]}"/>')
    parts.append(text(left, tall - 12, "bold: built in; lines: intervals of 95 of 100", 12, colour=PALE))
    return svg(right + 30, tall, "Loss and strength of each network that was trained", parts)


def main():
    pictures = {
        HERE / "calibration.svg": squares("How often seats won that a network gave such a chance", trained()),
        HERE / "generations.svg": generations(),
        HERE.parent / "bench/chances.svg": squares("How often seats won that an analysis gave such a chance", shown()),
    }
    old = [path for path, picture in pictures.items() if not path.exists() or path.read_text() != picture]
    if "--check" in sys.argv:
        for path in old:
            print(f"{path.relative_to(HERE.parent)} is not what the tables say: training/plots.py")
        return 1 if old else 0
    for path in old:
        path.write_text(pictures[path])
    return 0


sys.exit(main())
