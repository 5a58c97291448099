/** How the table is laid out, by the size of the window alone. Styles read it from the document: `[data-layout~='small']`. */
export type Layout = 'desktop' | 'tablet' | 'phone' | 'side';

const kLow = 560; // a window on its side that is lower or narrower than this has the board at one side of it
const kNarrow = 920;
const kPhone = 760; // higher than wide: up to this width a phone, up to the next a tablet
const kTablet = 1100;

export function layoutOf(width: number, height: number): Layout {
  if (width > height) return height < kLow || width < kNarrow ? 'side' : 'desktop';
  if (width <= kPhone) return 'phone';
  return width <= kTablet ? 'tablet' : 'desktop';
}

class Shown {
  name: Layout = $state('desktop');
  /** Phones and small windows: log and chat are a sheet, and only what is needed has words. */
  get small(): boolean {
    return this.name === 'phone' || this.name === 'side';
  }
}
export const layout = new Shown();

/** From now on the document says how it is laid out. */
export function followLayout(): void {
  const look = (): void => {
    layout.name = layoutOf(innerWidth, innerHeight);
    document.documentElement.dataset.layout = layout.small ? `${layout.name} small` : layout.name;
  };
  look();
  addEventListener('resize', look);
}
