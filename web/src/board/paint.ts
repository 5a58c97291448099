/** Which colour and mark an owner has: `1`…`6` as red ●, blue ▲, orange ■, white ◆, green ✚, brown ⬟; `x`, `y` grey. */
import { isIsland, type Owner, type View } from '../notation/view';

export type Paint = '1' | '2' | '3' | '4' | '5' | '6' | 'x' | 'y';

const kNamed: Record<string, Paint> = {
  red: '1',
  blue: '2',
  orange: '3',
  white: '4',
  green: '5',
  brown: '6',
};

export function paintOf(view: View | null, owner: Owner): Paint {
  if (owner === 'x' || owner === 'y') return owner;
  const colour = view && isIsland(view) ? view.soccer?.colours[owner - 1] : undefined;
  return (colour && kNamed[colour]) || (String(owner) as Paint);
}

/** For a style attribute: what is inside is drawn in the owner's colour. */
export function painted(paint: Paint): string {
  return `--fill: var(--p${paint}); --mark: var(--p${paint}-ink)`;
}
