/** Pan and zoom of a drawing: wheel, pinch, drag, double tap; what is seen is a viewBox. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const kClosest = 4;

export class Zoom {
  readonly #whole: Box;
  box: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** The last press became a drag or a pinch: its click is no tap. */
  dragged = false;
  #fingers = new Map<number, { x: number; y: number }>();
  #start = { x: 0, y: 0 };

  constructor(whole: Box) {
    this.#whole = whole;
    this.box = whole;
  }

  get scale(): number {
    return this.#whole.width / this.box.width;
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  reset(): void {
    this.box = this.#whole;
  }

  /** Zooms by a factor round a point of the drawing. */
  by(factor: number, x = this.box.x + this.box.width / 2, y = this.box.y + this.box.height / 2): void {
    const scale = Math.min(kClosest, Math.max(1, this.scale * factor));
    const shrink = this.#whole.width / scale / this.box.width;
    this.#show({
      x: x - (x - this.box.x) * shrink,
      y: y - (y - this.box.y) * shrink,
      width: this.box.width * shrink,
      height: this.box.height * shrink,
    });
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) {
      this.dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    const unit = this.box.width / svg.clientWidth; // drawing units a pixel
    if (other) {
      const span = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      const centre = toDrawing(svg, (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.by(span(now) / Math.max(1, span(before)), centre.x, centre.y);
      this.#pan((now.x - before.x) / 2, (now.y - before.y) / 2, unit); // the middle of both fingers
      this.dragged = true;
    } else if (this.dragged || Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > 8) {
      this.dragged = true;
      this.#pan(now.x - before.x, now.y - before.y, unit);
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pan(dx: number, dy: number, unit: number): void {
    if (this.scale > 1) this.#show({ ...this.box, x: this.box.x - dx * unit, y: this.box.y - dy * unit });
  }

  /** Keeps the drawing in sight. */
  #show(box: Box): void {
    const whole = this.#whole;
    const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), high);
    this.box = {
      ...box,
      x: clamp(box.x, whole.x, whole.x + whole.width - box.width),
      y: clamp(box.y, whole.y, whole.y + whole.height - box.height),
    };
  }
}

/** A point of the screen in the drawing's units. */
export function toDrawing(svg: SVGSVGElement, clientX: number, clientY: number): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const p = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: p.x, y: p.y };
}
