/**
 * The life of a proposal: an ordering that a partner wants published, and that somebody who may
 * publish decides on. `sent-back`: with a word; the person sends another one, or withdraws it.
 * `replaced`: the same person sent a newer one of the list. `published`: as proposed, or edited.
 */
export const proposalStates = ['waiting', 'sent-back', 'published', 'withdrawn', 'replaced'] as const
export type ProposalState = (typeof proposalStates)[number]

/** The states that may follow each state. */
export const proposalMoves: Readonly<Record<ProposalState, readonly ProposalState[]>> = {
  waiting: ['sent-back', 'published', 'withdrawn', 'replaced'],
  'sent-back': ['withdrawn', 'replaced'],
  published: [],
  withdrawn: [],
  replaced: [],
}

/** States that something may follow. A person has one such proposal of a list at most. */
export const openProposalStates = proposalStates.filter((state) => proposalMoves[state].length > 0)

/** True where a proposal in the one state may come to the other. */
export const mayBecome = (from: ProposalState, to: ProposalState): boolean => proposalMoves[from].includes(to)

/** How a list stands now. */
export interface PresentOrdering {
  version: number
  /** Instants, ISO 8601. */
  savedAt: string | null
  savedBy: string | null
  publishedAt: string | null
}

/** What happened to a list after it was proposed. `by`: who saved it, where that is known. */
export interface ChangeOfList {
  what: 'saved' | 'published'
  at: string
  by: string | null
}

/**
 * How a list changed since a proposal of it was sent; null where it did not. A later save
 * counts more than a later publication: publishing the proposal brings its own version back.
 */
export function changeSince(proposal: { version: number; proposedAt: string }, present: PresentOrdering): ChangeOfList | null {
  const { version, savedAt, savedBy, publishedAt } = present
  if (version > proposal.version && savedAt !== null) return { what: 'saved', at: savedAt, by: savedBy }
  if (publishedAt !== null && Date.parse(publishedAt) > Date.parse(proposal.proposedAt))
    return { what: 'published', at: publishedAt, by: null }
  return null
}

/** The times that a person proposed, ISO 8601; null: at once, or without an end. */
export interface ProposedTimes {
  startsAt: string | null
  endsAt: string | null
}

/**
 * What became of the proposed times while nobody decided. `ahead`: they can be kept, also where it
 * is to begin at once. `passed`: the beginning or the end is over, so whoever decides chooses anew.
 */
export function timesLeft({ startsAt, endsAt }: ProposedTimes, now: number): 'ahead' | 'passed' {
  const over = (at: string | null): boolean => at !== null && Date.parse(at) <= now
  return over(startsAt) || over(endsAt) ? 'passed' : 'ahead'
}
