/** Which lessons somebody has finished: kept with the settings, on this device and with the account. */
import { save, settings } from '../lib/settings.svelte';

export const isLearnt = (name: string): boolean => settings.learnt.includes(name);

export function noteLearnt(name: string): void {
  if (isLearnt(name)) return;
  settings.learnt = [...settings.learnt, name];
  save();
}
