/** A record on its way from one page to another, which no address can hold. */
let handed: string | null = null;

export function hand(record: string): void {
  handed = record;
}

/** Once. */
export function takeHanded(): string | null {
  const record = handed;
  handed = null;
  return record;
}
