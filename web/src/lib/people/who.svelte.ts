/** The account that is signed in here; null for a guest, undefined before that was asked. Every page may show it. */
export const who: { account: string | null | undefined } = $state({ account: undefined });
