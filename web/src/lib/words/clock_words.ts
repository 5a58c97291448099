/** How much time a table gives, in words. */
import { t } from '../../i18n/index.svelte';
import type { ClockRules } from '../../wire/types';

/** `45 s`, `2 min`, `1:30 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t('time.seconds', { n: seconds });
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return t('time.minutes', { n: rest === 0 ? minutes : `${minutes}:${String(rest).padStart(2, '0')}` });
}

export function clockWords(clock: ClockRules | null): string {
  if (!clock) return t('table.clock.off');
  const turn = t('clock.rule.turn', { time: duration(clock.turn) });
  return clock.reserve > 0 ? `${turn}, ${t('clock.rule.reserve', { time: duration(clock.reserve) })}` : turn;
}
