/** What makes a page untidy at a size: controls that lie on each other, off screen, or cut; things that scroll and should not. */
import type { Page } from '@playwright/test';

export interface Size {
  width: number;
  height: number;
}

/** What lies over the rest on purpose; its own controls are held against each other only. */
const kLayers =
  'dialog, .confirm, .floats, .dock, section.floating, .toast, .absences, .match, aside.open, .bar.net, .hint, .standstill, .stuck';
/** What may have more than it shows, and is scrolled for it. */
const kScrollers =
  '.log ol, .chat ol, .hand, .table, .own, .floats, .tray, .tray .with, .more, .hands, aside.open, .contents, .wide, dialog, .list, nav.after, nav.before, details ol, dialog .both > * > *';

/** Every fault in words. A page that `stays` is as large as the window: it is the table, which never scrolls. */
export function faults(page: Page, stays: boolean): Promise<string[]> {
  return page.evaluate(
    ({ kLayers, kScrollers, stays }) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const found: string[] = [];
      const kControls = 'a[href]:not(.skip), button, input:not(.sr), select, textarea, summary';
      const name = (e: Element) => {
        const words = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().replace(/\s+/g, ' ');
        return `${e.tagName.toLowerCase()}.${e.classList[0] ?? ''} “${words.slice(0, 30)}”`;
      };
      const wide = (b: Box) => b.right - b.left;
      const high = (b: Box) => b.bottom - b.top;
      const common = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });

      /** What is seen of a control: null where it has been scrolled away; said to be cut where nothing scrolls. */
      function seen(control: Element): Box | null {
        let box: Box = control.getClientRects()[0]!; // of a link over two lines, the first
        for (let up = control.parentElement; up && up !== document.body; up = up.parentElement) {
          const style = getComputedStyle(up);
          if (style.display === 'contents' || style.overflow === 'visible') continue;
          const inside = common(box, up.getBoundingClientRect());
          const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
          if (!scrolls && (wide(box) - wide(inside) > 2 || high(box) - high(inside) > 2))
            found.push(`cut: ${name(control)} by ${name(up)}`);
          box = inside;
          if (wide(box) < 2 || high(box) < 2) return null;
        }
        return box;
      }

      const controls = [...document.querySelectorAll(kControls)].flatMap((control) => {
        const open = document.querySelector('dialog[open]');
        if (open && !open.contains(control)) return [];
        if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
        if (control.getBoundingClientRect().width < 3) return []; // for readers only
        const box = seen(control);
        return box ? [{ control, box, layer: control.closest(kLayers) }] : [];
      });

      for (const { control, box } of controls) {
        const out =
          stays || control.closest('dialog, .floats') ? box.top < -1 || box.bottom > innerHeight + 1 : false;
        const inDialog = control.closest('dialog');
        if (box.left < -1 || box.right > innerWidth + 1 || (out && !inDialog))
          found.push(`off screen: ${name(control)}`);
      }
      for (const [i, a] of controls.entries())
        for (const b of controls.slice(i + 1)) {
          if (a.layer !== b.layer || a.control.contains(b.control) || b.control.contains(a.control)) continue;
          const both = common(a.box, b.box);
          if (wide(both) > 1 && high(both) > 1)
            found.push(`overlap: ${name(a.control)} on ${name(b.control)}`);
        }

      // Words in a column of a few letters: something beside them did not make room.
      for (const one of document.querySelectorAll('p, li, span, strong, td, dd, label, button')) {
        const own = [...one.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE);
        const words = own
          .map((n) => n.textContent)
          .join('')
          .trim();
        const hidden =
          one.getBoundingClientRect().width < 3 || !one.checkVisibility({ visibilityProperty: true });
        if (words.length < 12 || hidden) continue;
        const range = document.createRange();
        range.selectNodeContents(one);
        const [box, size] = [range.getBoundingClientRect(), parseFloat(getComputedStyle(one).fontSize)];
        if (wide(box) < 4 * size && high(box) > 5 * size) found.push(`squeezed: ${name(one)}`);
      }

      // The island is one large control: nothing that always lies over it may cover a hex.
      const over = document.querySelectorAll('.stock, .zoom, .tools, .below, .others');
      for (const hex of document.querySelectorAll('.board use[data-spot^="hex-"]')) {
        const at = hex.getBoundingClientRect();
        const [x, y, reach] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2, at.width * 0.42];
        for (const one of over) {
          const box = one.getBoundingClientRect();
          if (wide(box) < 2 || getComputedStyle(one).display === 'contents') continue;
          const dx = Math.max(box.left - x, 0, x - box.right);
          const dy = Math.max(box.top - y, 0, y - box.bottom);
          if (Math.hypot(dx, dy) < reach)
            found.push(`over the island: ${name(one)} on ${hex.getAttribute('data-spot')}`);
        }
      }

      const root = document.documentElement;
      if (root.scrollWidth > innerWidth) found.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`);
      if (stays && root.scrollHeight > innerHeight)
        found.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
      for (const one of document.querySelectorAll('*')) {
        if (one === root || one === document.body || one.matches(kScrollers)) continue;
        const style = getComputedStyle(one);
        if (
          !/auto|scroll/.test(style.overflowX + style.overflowY) ||
          !one.checkVisibility({ visibilityProperty: true })
        )
          continue;
        if (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
          found.push(`scrolls: ${name(one)}`);
      }
      return [...new Set(found)];
    },
    { kLayers, kScrollers, stays },
  );
}
