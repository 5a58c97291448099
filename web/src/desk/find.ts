/** Searching as people type: a text is found that has all the words, in any order and case. */
export function wordsOf(wanted: string): string[] {
  return wanted.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

export function hasWords(text: string, words: string[]): boolean {
  const lower = text.toLocaleLowerCase();
  return words.every((word) => lower.includes(word));
}
