/** When a page comes back after its socket was closed. */

/** A server that hands its tables to another says so (1012): then at once, but not all pages together. */
export function retryAfter(event?: { code?: number }): number | null {
  return event?.code === 1012 ? 50 + Math.random() * 400 : null;
}
