/** What tests begin with. */
import type { Table } from './types';

/** Table 3 of a game that has not been reported. */
export const kEmptyTable: Table = {
  table: 3,
  version: 41,
  players: [4, 17, 2, 9],
  chosen: true,
  selection: [],
  choices: [],
  lost: [],
  state: 'empty',
  order: [],
  points: [],
  winner: null,
  banker: '',
  limit: null,
  online: '',
};
