/** Type as large as fits: a hall reads from fifteen metres, and nothing of what is shown may be lost. */

/** Sets the largest of the sizes (in em, falling) that costs least, and says what it costs. */
export function setType(box: HTMLElement, sizes: readonly number[], cost: () => number): number {
  let best = { size: sizes[0]!, cost: Infinity };
  for (const size of sizes) {
    box.style.fontSize = `${size}em`;
    const now = cost();
    if (now < best.cost) best = { size, cost: now };
  }
  box.style.fontSize = `${best.size}em`;
  return best.cost;
}

/** How far something sticks out of its box, in px. */
export function sticksOut(box: HTMLElement): number {
  return Math.max(0, box.scrollHeight - box.clientHeight) + Math.max(0, box.scrollWidth - box.clientWidth);
}

/** Measures whenever the box changes its size or the letters come; ends with what is returned. */
export function measured(box: HTMLElement, measure: () => void): () => void {
  let there = true;
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(box);
  void document.fonts.ready.then(() => there && measure());
  return () => {
    there = false;
    sizes.disconnect();
  };
}
