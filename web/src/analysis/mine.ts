/** My games: what I lost in which kind of decision, of the games that were analysed on this device. */
import { KeptList } from '../lib/kept';
import type { Analysis, AnalysisTopic } from '../wire/types';

export interface MyGame {
  id: string; // of the record
  game: string;
  luck: number;
  topics: { topic: AnalysisTopic; loss: number }[];
}

export const kMostMine = 50;
const kList = new KeptList<MyGame>('longroad.analyses.1', kMostMine);

/** Short, and the same for the same record: two 32-bit hashes, enough to know a game again. */
export function recordId(record: string): string {
  let a = 2166136261;
  let b = 5381;
  for (let i = 0; i < record.length; i++) {
    a = Math.imul(a ^ record.charCodeAt(i), 16777619);
    b = (Math.imul(b, 33) ^ record.charCodeAt(i)) | 0;
  }
  return (a >>> 0).toString(16) + (b >>> 0).toString(16);
}

export const myGames = (): MyGame[] => kList.read();

/** Keeps it as mine, once; without a seat it is not mine, or no longer. */
export function keepMine(id: string, report: Analysis, seat: number | null): void {
  const others = kList.read().filter((game) => game.id !== id);
  const account = seat === null ? undefined : report.accounts[seat - 1];
  if (!account) return kList.write(others);
  const topics = account.topics.map(({ topic, loss }) => ({ topic, loss }));
  kList.write([{ id, game: report.game, luck: account.luck, topics }, ...others]);
}

export const forgetMine = (): void => kList.write([]);

/** What is lost a game in each kind of decision, the most first. */
export function lossesOf(games: readonly MyGame[]): { topic: AnalysisTopic; loss: number }[] {
  const sums = new Map<AnalysisTopic, number>();
  for (const { topics } of games)
    for (const { topic, loss } of topics) sums.set(topic, (sums.get(topic) ?? 0) + loss / games.length);
  return [...sums]
    .map(([topic, loss]) => ({ topic, loss }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss);
}
