/** A list that this device keeps, the newest first; where nothing can be stored, for as long as the page is open. */
export class KeptList<T> {
  readonly #key: string;
  readonly #most: number;
  #unstored: T[] | null = null;

  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
  }

  read(): T[] {
    if (this.#unstored) return this.#unstored;
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '[]') as T[];
    } catch {
      return []; // no storage, or not ours
    }
  }

  write(all: T[]): void {
    const kept = all.slice(0, this.#most);
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
      this.#unstored = null;
    } catch {
      this.#unstored = kept;
    }
  }
}
