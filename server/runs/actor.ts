/** Who began a run: a person, an automation of the store, or the system. */
export type Actor = { kind: 'person'; id: string } | { kind: 'automation'; id: string } | { kind: 'system' }

/** The actor of runs that no person or automation began. */
export const system: Actor = { kind: 'system' }

/** A person as an actor. */
export const person = (id: string): Actor => ({ kind: 'person', id })
