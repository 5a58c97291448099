/**
 * The pictures of rules pages, written as lines of the notation: `1 settle 20`, `x road 20-21`, `* robber 9`. Beside
 * these, `show node 20` and `not node 21` point at a place, `* pitch 9` lays one, and a game of cards has
 * `hand bbl` and `built road:A knight settlement`.
 */
import type { DrawnPiece } from '../board/Island.svelte';
import type { Paint } from '../board/paint';
import type { BoardView } from '../notation/view';

/** The beginner's island. */
const kBeginner: BoardView = {
  hexes: [...'owlgbwbgldlologwbgw'] as BoardView['hexes'],
  discs: [10, 2, 9, 12, 6, 4, 10, 9, 11, null, 3, 8, 8, 3, 4, 5, 5, 6, 11],
  harbours: [
    { nodes: [0, 1], kind: '3' },
    { nodes: [3, 4], kind: 'g' },
    { nodes: [14, 15], kind: 'o' },
    { nodes: [26, 37], kind: '3' },
    { nodes: [45, 46], kind: 'w' },
    { nodes: [50, 51], kind: '3' },
    { nodes: [47, 48], kind: '3' },
    { nodes: [28, 38], kind: 'b' },
    { nodes: [7, 17], kind: 'l' },
  ],
  robber: 9,
};

const kPieces = { settle: 'settlement', city: 'city', road: 'road' } as const;

export interface Drawn {
  board: BoardView;
  pieces: DrawnPiece[];
  pointed: { place: string; good: boolean }[];
  hands: string[];
  built: { item: string; side: 'A' | 'B' | null }[];
}

export const isCards = ({ hands, built }: Drawn): boolean => hands.length + built.length > 0;

function drawLine(drawn: Drawn, line: string): void {
  const [who, verb, place] = line.split(' ') as [string, string, string | undefined];
  const { board } = drawn;
  if (who === 'hand') drawn.hands.push(verb);
  else if (who === 'built')
    for (const word of line.split(' ').slice(1)) {
      const [item, side] = word.split(':') as [string, 'A' | 'B' | undefined];
      drawn.built.push({ item, side: side ?? null });
    }
  else if (who === 'show' || who === 'not')
    drawn.pointed.push({ place: `${verb}:${place}`, good: who === 'show' });
  else if (verb === 'robber') board.robber = place === undefined ? null : Number(place);
  else if (verb === 'pitch') {
    board.hexes[Number(place)] = 'p';
    board.discs[Number(place)] = null;
  } else if (verb in kPieces) {
    const kind = kPieces[verb as keyof typeof kPieces];
    drawn.pieces.push({ kind, at: `${kind === 'road' ? 'edge' : 'node'}:${place}`, paint: who as Paint });
  } else throw new Error(`no picture has “${line}”`);
}

export function drawnOf(text: string): Drawn {
  const board = structuredClone(kBeginner);
  const drawn: Drawn = { board, pieces: [], pointed: [], hands: [], built: [] };
  for (const line of text.split('\n')) if (line.trim()) drawLine(drawn, line.trim());
  return drawn;
}
