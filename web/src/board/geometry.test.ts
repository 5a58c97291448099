import { expect, test } from 'vitest';
import {
  distance,
  dots,
  hexesOfEdge,
  kEdgeById,
  kEdges,
  kHexes,
  kHexesOfNode,
  kNodes,
  kSide,
  nearest,
  pointOf,
} from './geometry';

test('the numbers of the notation: 19 hexes, 54 nodes, 72 edges', () => {
  expect([kHexes.length, kNodes.length, kEdges.length]).toEqual([19, 54, 72]);
  const nodesOf = (hex: number) => kNodes.flatMap((_, n) => (kHexesOfNode[n]!.includes(hex) ? [n] : []));
  expect(nodesOf(0)).toEqual([0, 1, 2, 8, 9, 10]);
  expect(nodesOf(9)).toEqual([20, 21, 22, 31, 32, 33]);
  expect(kEdgeById.has('0-1') && kEdgeById.has('0-8')).toBe(true);
});

test('edges are one side long and touch one or two hexes', () => {
  for (const edge of kEdges) {
    expect(distance(kNodes[edge.a]!, kNodes[edge.b]!)).toBeCloseTo(kSide);
    expect([1, 2]).toContain(hexesOfEdge(edge).length);
  }
});

test('the dots of a disc', () => {
  expect([2, 6, 8, 12].map(dots)).toEqual([1, 5, 5, 1]);
});

test('an arrow key goes to the next place that way', () => {
  const hexes = kHexes.map((_, i) => `hex:${i}`);
  expect(nearest(pointOf('hex:9'), hexes, { x: 1, y: 0 })).toBe('hex:10');
  expect(nearest(pointOf('hex:11'), hexes, { x: 1, y: 0 })).toBeNull();
});
