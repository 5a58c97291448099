/** Keys of the whole page: Escape closes what was opened last; letters press the buttons that name them. */
import { settings } from './settings.svelte';

const open: (() => void)[] = [];

/** Escape calls this, until what is returned is called: for effects and for `use:escapes`. */
export function onEscape(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.lastIndexOf(close), 1);
}

/** For something that Escape closes for as long as it is there. */
export function escapes(_: Element, close: () => void): { destroy: () => void } {
  return { destroy: onEscape(() => close()) };
}

const writing = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;

/** A dialog has its own Escape, and nothing behind it can be pressed. */
export function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') return open.at(-1)?.();
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (writing(event.target)) return;
  const key = CSS.escape(event.key.toUpperCase());
  const button = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)].find(
    (one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true',
  );
  button?.click();
}
