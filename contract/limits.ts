/** Numbers that browser and server must agree on. Times in milliseconds unless the name says otherwise. */
export const limits = {
  toastCloses: 5_000,
  translationsCached: 10_000,
  session: {
    /** How long after sign-in, and between checks, the access token is looked at. */
    checkEvery: 120_000,
    /** The least validity that a token may have left before it is refreshed, in seconds. */
    minimumValiditySeconds: 70,
  },
  list: {
    /** The most products that one list holds, and the page size of category and collection lists. */
    products: 100_000,
    /** The most moves that one save takes; more are sent as the whole ordering, which is then quicker. */
    movesPerSave: 50,
  },
  publication: {
    /** Platform calls that one product costs: read, then write. */
    callsPerWrite: 2,
  },
} as const
