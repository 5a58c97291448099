/** Where a table lives, its id says: those of this device begin with this, and no server makes such ones. */
const kLocal = 'local-';

export const isLocal = (table: string): boolean => table.startsWith(kLocal);
