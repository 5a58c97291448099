/** Tables that begin midway, so that a test can look at one moment: a record with a position and no lines. */

interface Seat {
  hand: string;
  settlements?: number[];
  roads?: string[];
}

const kSeats: Required<Pick<Seat, 'settlements' | 'roads'>>[] = [
  { settlements: [20, 42], roads: ['20-21', '41-42'] },
  { settlements: [10, 30], roads: ['10-11', '29-30'] },
  { settlements: [13, 35], roads: ['12-13', '34-35'] },
];

/** Three players in the middle of the base game; `turn` says what is due, `first` what else seat 1 has. */
export function record(hands: [string, string, string], turn: object, first: object = {}): string {
  const seats = hands.map((hand, i) => ({ hand, ...kSeats[i], ...(i === 0 ? first : {}) }));
  const position = { game: 'base', players: 3, seats, turn: { seat: 1, number: 5, rolled: true, ...turn } };
  return `format: 1\ngame: base\nplayers: ["Ada","Ben","Cleo"]\nposition: ${JSON.stringify(position)}\n\n`;
}

export function tableFrom(record: string, seats: object[]): object {
  return { game: 'base', seats, pace: 0, from: { record, line: 0 } };
}

/** Four people with long names and full hands; seat 1 is mine and has everything that can lie before a player. */
export function crowded(turn: object): object {
  const names = ['Robin', 'Maximiliane von Habersack', 'Ben', 'Bartholomäus'];
  const seats = [
    {
      hand: 'bbbllllwwwggoo',
      settlements: [20, 42],
      roads: ['20-21', '41-42', '21-22'],
      cards: ['knight', 'roads', 'plenty', 'monopoly', 'point'],
    },
    {
      hand: 'bblwgo',
      settlements: [10, 30],
      roads: ['10-11', '29-30'],
      played: ['knight', 'knight', 'knight'],
    },
    { hand: 'w', settlements: [13, 35], roads: ['12-13', '34-35'] },
    { hand: '-', settlements: [50], roads: ['49-50'], cities: [17] },
  ];
  const position = { game: 'base', players: 4, seats, turn: { seat: 1, number: 5, rolled: true, ...turn } };
  const start = `format: 1\ngame: base\nplayers: ${JSON.stringify(names)}\nposition: ${JSON.stringify(position)}\n\n`;
  const [mine, ...others] = names.map((name) => ({ kind: 'me', name }));
  // The others sit at other screens and only wait.
  return tableFrom(start, [mine!, ...others.map(() => ({ kind: 'bot', bot: 'random' }))]);
}
