/** The pages that stand by themselves: without a table, a game or a tournament. */
export const kPages = [
  '/',
  '/here',
  '/new',
  '/new?game=soccer',
  '/rules/base',
  '/analyse',
  '/verify',
  '/profile',
  '/settings',
];
