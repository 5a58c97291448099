/** A replay as views: the position before the first line, and after each. */
import { parseLine, type Line } from '../notation/line';
import type { View } from '../notation/view';
import type { Replay } from '../wire/types';

export interface ShownFrame {
  line: Line | null; // null: before the first line
  turn: number;
  view: View;
  score: number[];
}

export function framesOf(replay: Replay): ShownFrame[] {
  let view = replay.view as unknown as View;
  const frames: ShownFrame[] = [{ line: null, turn: 0, view, score: replay.score }];
  for (const frame of replay.frames) {
    view = { ...view, ...frame.changed } as View;
    frames.push({ line: parseLine(frame.line), turn: frame.turn, view, score: frame.score });
  }
  return frames;
}
