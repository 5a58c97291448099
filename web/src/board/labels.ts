/** Names of the places of an island, for screen readers and the keyboard. */
import { t } from '../i18n/index.svelte';
import type { BoardView, IslandView, Owner } from '../notation/view';
import { hexesOfEdge, kEdgeById, kEdges, kHexesOfNode } from './geometry';

export type NameOf = (owner: Owner) => string;

function discText(board: BoardView, hex: number): string {
  const disc = board.discs[hex];
  return disc == null ? '' : [disc].flat().join(' + ');
}

function terrainName(board: BoardView, hex: number): string {
  return t(`terrain.${board.hexes[hex]!}`);
}

/** `forest 9`, as a node or an edge names its neighbours. */
export function hexName(board: BoardView, hex: number): string {
  return [terrainName(board, hex), discText(board, hex)].filter(Boolean).join(' ');
}

function hexLabel(board: BoardView, hex: number): string {
  const disc = discText(board, hex);
  const fill = { n: hex, terrain: terrainName(board, hex), disc };
  const name = t(disc ? 'place.hex.disc' : 'place.hex', fill);
  return board.robber === hex ? `${name}; ${t('place.robber')}` : name;
}

function harbourName(board: BoardView, node: number): string | null {
  const harbour = board.harbours.find((h) => h.nodes.includes(node));
  if (!harbour) return null;
  if (harbour.kind === '3') return t('place.harbour3');
  return t('place.harbour', { resource: t(`resource.${harbour.kind as 'b'}`) });
}

export interface OwnedPiece {
  kind: 'road' | 'settlement' | 'city';
  owner: Owner;
  at: string;
}

/** Every piece on the island, neutral ones included. */
export function piecesOn(view: IslandView): OwnedPiece[] {
  const owners: [Owner, { roads: string[]; settlements: number[]; cities?: number[] }][] = view.seats.map(
    (seat, i) => [i + 1, seat],
  );
  if (view.duo) owners.push(['x', view.duo.x], ['y', view.duo.y]);
  return owners.flatMap(([owner, pieces]) => [
    ...pieces.roads.map((e) => ({ kind: 'road' as const, owner, at: `edge:${e}` })),
    ...pieces.settlements.map((n) => ({ kind: 'settlement' as const, owner, at: `node:${n}` })),
    ...(pieces.cities ?? []).map((n) => ({ kind: 'city' as const, owner, at: `node:${n}` })),
  ]);
}

export const kPlaces: readonly string[] = [
  ...Array.from({ length: 19 }, (_, i) => `hex:${i}`),
  ...kEdges.map((e) => `edge:${e.id}`),
  ...Array.from({ length: 54 }, (_, i) => `node:${i}`),
];

export function placeLabel(view: IslandView, place: string, pieces: OwnedPiece[], name: NameOf): string {
  const [kind, id] = place.split(':') as [string, string];
  if (kind === 'hex') return hexLabel(view.board, Number(id));
  const hexes = kind === 'node' ? kHexesOfNode[Number(id)]! : hexesOfEdge(kEdgeById.get(id)!);
  const around = hexes.map((h) => hexName(view.board, h));
  if (hexes.length < (kind === 'node' ? 3 : 2)) around.push(t('place.sea'));
  const parts = [t(kind === 'node' ? 'place.node' : 'place.edge', { n: id, hexes: around.join(', ') })];
  const harbour = kind === 'node' ? harbourName(view.board, Number(id)) : null;
  if (harbour) parts.push(harbour);
  const piece = pieces.find((p) => p.at === place);
  if (piece) parts.push(t('place.owned', { piece: t(`piece.${piece.kind}`), name: name(piece.owner) }));
  return parts.join('; ');
}
