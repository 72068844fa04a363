/** What opening a saved version as a draft does: nothing, begin with it, or let the person choose between it and their own draft. */
export type Start = 'nothing' | 'begin' | 'choose'

export interface Opening {
  /** The version that is to be begun with; null: the newest one, as it is. */
  version: number | null
  /** The newest version. */
  newest: number
  /** Whether the person has a draft of their own. */
  dirty: boolean
  /** The version that the person's draft was begun with, or put on top of, in this tab; null for none. */
  chosen: number | null
}

/** A draft of one's own is neither hidden nor replaced without a word; one that was begun with the version goes on. */
export function startOf({ version, newest, dirty, chosen }: Opening): Start {
  if (version === null) return 'nothing'
  if (dirty) return chosen === version ? 'nothing' : 'choose'
  return version === newest ? 'nothing' : 'begin'
}
