/** Numbers that browser and server must agree on. Times in milliseconds unless the name says otherwise. */
export const limits = {
  toastCloses: 5_000,
  translationsCached: 10_000,
  /** Milliseconds that a page waits for its configuration and its sentences before it takes them for unreachable. */
  pageBegins: 20_000,
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
    /** Criteria slots. */
    criteria: 4,
    /** The most products that one list holds at a position. */
    pins: 1_000,
    /** Lines of an ordering file that are read. */
    fileLines: 200_000,
    /** Bytes of an ordering file. */
    fileBytes: 20_971_520,
    /** Bytes of a draft that the server keeps; a longer one stays on the device. */
    draftBytes: 1_500_000,
    /** Page size of a dynamic list: several categories by criteria. */
    dynamicProducts: 1_000,
    /** Places that shoppers see first: what reviews and previews look at. */
    firstPlaces: 24,
    /** Places that are sent before the whole of a list: more than the largest screen shows at once. */
    opening: 200,
  },
  audit: {
    /** Events of one part of a file: a file has as many parts as it needs. */
    part: 5_000,
  },
  search: {
    /** Characters of what is looked for. */
    text: 100,
    /** Words of it that count; the others are left out. */
    words: 8,
    /** The most products that one search gives. */
    products: 20,
  },
  body: {
    /** Bytes of a JSON body that holds no whole list. */
    usual: 65_536,
    /** Bytes of one that does: the numbers of all its products, with room. */
    wholeList: 1_600_000,
    /** Bytes of an e-mail and a password, however they are written. */
    signIn: 16_384,
  },
  password: {
    /** Characters of a new password. */
    least: 12,
    most: 256,
  },
  secondFactor: {
    /** Digits of a code of an authenticator app. */
    digits: 6,
    /** Codes that stand in for the app, each once. */
    recoveryCodes: 10,
  },
  passkeys: {
    /** The most that one person has. */
    most: 20,
    /** Characters of a name. */
    name: 60,
    /** For how long a challenge can be answered, in milliseconds. */
    challenge: 300_000,
  },
  score: {
    /** samaraScore goes from 0 to this. */
    highest: 1_000,
    /** Days after which a sale counts half in the demand component. */
    demandHalfLife: 28,
    /** Days for which demand is expected, where there are enough sales to learn from. */
    demandDays: 28,
    /** Days that a product counts as new at first. */
    newDays: 60,
  },
  samara: {
    /** Characters of the name of a Samara collection or a group. */
    name: 120,
    /** Characters of a collection's description. */
    description: 2_000,
    /** Characters of a text that a filter looks for. */
    text: 200,
    /** Filters of one group. */
    filters: 20,
    /** Groups of one collection. */
    groups: 20,
    /** Collections, and groups, of one store. */
    collections: 500,
    storeGroups: 2_000,
    /** Products of a preview. */
    sample: 12,
    /** Days that a product which left keeps its place. */
    placeDays: 30,
    /** Hours that the products of an uploaded file are kept. */
    fileHours: 24,
    /** Changes of the history that one call gives. */
    history: 100,
  },
  automation: {
    /** Automations of one store and level. */
    most: 100,
    /** Characters of a name, and of a text that names of lists contain. */
    name: 120,
    /** Lists that one automation names. */
    lists: 500,
    /** Runs of an automation that are shown. */
    runs: 50,
    /** The first weighs most. */
    priorities: 100,
  },
  exploring: {
    /** Places that new and little-seen products get a share of. */
    places: 48,
    /** Hundredths of them, at most. */
    most: 50,
    seeds: 999_999,
  },
  backtest: {
    /** Days whose revenue is looked at. */
    days: [7, 28],
    /** First places that are looked at; the middle one is shown week by week. */
    first: [12, 24, 48],
    /** Mornings of the past, a week apart, at most. */
    mornings: 26,
    /** Runs over all lists that a store keeps. */
    runs: 10,
  },
  store: {
    /** Demo stores that one person has. */
    demos: 20,
  },
  partners: {
    /** Categories, and brands, that a partner can be limited to. */
    limits: 100,
    /** Days that the link of an invitation works. */
    invitationDays: 7,
    /** Invitations that are sent for one store within 24 hours, those that are sent once more included. */
    invitationsPerDay: 30,
  },
  publication: {
    /** Platform calls that one product costs: read, then write. */
    callsPerWrite: 2,
    /** The furthest ahead that a publication can be scheduled, in days. */
    daysAhead: 366,
    /** A collection of which more products move than this is published by a file. */
    positions: 300,
    /** Milliseconds within which a running one stops when it is cancelled. */
    stopsWithin: 5_000,
  },
  proposal: {
    /** Characters of the message that goes with a proposal, and of the answer to it. */
    word: 500,
  },
  report: {
    /** Months for which single orders can be kept: a year that is compared with the year before needs thirteen. */
    keptMonths: { least: 13, most: 120 },
    /** The most days of a range: five years. */
    days: 1_830,
    /** The most days that come hour by hour. */
    hourlyDays: 62,
    /** The most orders of which those that hold a part of the store are looked for, one by one. */
    singleOrders: 250_000,
    /** Orders that could not be read, of which so many are named. */
    unreadableOrders: 10,
    /** Categories that are drawn over time. */
    categories: 8,
    /** Publications that are marked on a curve. */
    marks: 500,
    /** Lines of one part of a file: a file has as many parts as it needs. */
    part: 5_000,
    /** Rows of a sheet of an XLSX file, with its heads: the format has no more. */
    sheetRows: 1_048_576,
  },
  events: {
    /** Milliseconds between two signs of life of a stream of live events; without any for three of them it is dead. */
    beat: 15_000,
  },
} as const
