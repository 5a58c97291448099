/** Time left on a seat's clock: turn time first, then the reserve; answers have their own short clock. */
import type { SeatClock } from '../../wire/types';

export interface TimeLeft {
  shown: number; // of the time that runs, in ms
  runs: 'turn' | 'reserve' | 'answer' | null;
  reserve: number;
  danger: boolean; // soon the clock decides
}

const kDanger = 10_000;

export function timeLeft(clock: SeatClock, passed: number): TimeLeft {
  const used = clock.running === 'none' ? 0 : Math.max(0, passed);
  if (clock.running === 'answer') {
    const shown = Math.max(0, clock.answer - used);
    return { shown, runs: 'answer', reserve: clock.reserve, danger: shown < kDanger };
  }
  const turn = Math.max(0, clock.turn - used);
  const reserve = Math.max(0, clock.reserve - Math.max(0, used - clock.turn));
  const runs = clock.running === 'none' ? null : turn > 0 || clock.reserve === 0 ? 'turn' : 'reserve';
  const danger = runs !== null && turn + reserve < kDanger;
  return { shown: turn > 0 ? turn : reserve, runs, reserve, danger };
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
