/** Time left on a seat's clock: turn time first, then the reserve; answers have their own short clock. */
import type { SeatClock } from '../wire/types';

export interface TimeLeft {
  shown: number; // what runs now, in ms
  reserve: number;
}

export function timeLeft(clock: SeatClock, passed: number): TimeLeft {
  const used = clock.running === 'none' ? 0 : Math.max(0, passed);
  if (clock.running === 'answer') return { shown: Math.max(0, clock.answer - used), reserve: clock.reserve };
  const turn = Math.max(0, clock.turn - used);
  const reserve = Math.max(0, clock.reserve - Math.max(0, used - clock.turn));
  return { shown: turn > 0 ? turn : reserve, reserve };
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
