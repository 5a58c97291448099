/** A replay as views: the position before the first line, and after each. */
import { parseLine, type Line } from '../notation/line';
import type { View } from '../notation/view';
import type { Moved, Replay } from '../wire/types';

export interface ShownFrame {
  line: Line | null; // null: before the first line
  turn: number;
  view: View;
  score: number[];
  moved?: Moved | undefined; // by the line
}

export function framesOf(replay: Replay): ShownFrame[] {
  let view = replay.view as unknown as View;
  const frames: ShownFrame[] = [{ line: null, turn: 0, view, score: replay.score }];
  for (const frame of replay.frames) {
    view = { ...view, ...frame.changed } as View;
    const { turn, score, moved } = frame;
    frames.push({ line: parseLine(frame.line), turn, view, score, moved });
  }
  return frames;
}
