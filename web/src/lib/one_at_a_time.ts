/** Sends values one after the other, so that none overtakes another; of those that come meanwhile only the last is sent. */
export function oneAtATime<T>(send: (value: T) => Promise<unknown>): (value: T) => Promise<void> {
  let waiting: { value: T } | null = null;
  let busy = false;
  return async (value) => {
    waiting = { value };
    if (busy) return;
    busy = true;
    while (waiting) {
      const next: { value: T } = waiting;
      waiting = null;
      await send(next.value).catch(() => {}); // the next one is sent all the same
    }
    busy = false;
  };
}
