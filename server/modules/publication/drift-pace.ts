const hour = 3_600_000
const day = 24 * hour

/** How much of a list is looked at, at each look; there is one an hour. */
export const driftPace = {
  /** Scores below what the platform shows that are read at most, those that were read longest ago; half a minute's calls. */
  scores: 1_500,
  /** Milliseconds in which a score that was read is not read anew. */
  fresh: hour,
} as const

/**
 * Milliseconds for which a score that was read counts as looked at: a day, and of a list that a day does not suffice for as long as
 * it takes to come through all of it, with an hour for looks that come late. What is older counts as not looked at.
 */
export const knownFor = (places: number): number => Math.max(day, (Math.ceil(places / driftPace.scores) + 1) * hour)
