/** The account that is signed in here, once that was asked; every page may show it. */
export const who: { account: string | null } = $state({ account: null });
