/** The rule of a state: what the engine does in it, and which states may follow. */
export type StateRule<S extends string> =
  /** It begins at its time, with the state `begins`. */
  | { is: 'scheduled'; begins: S; to: readonly S[]; claims?: Claim }
  /** Its step is worked on. */
  | { is: 'active'; to: readonly S[]; claims?: Claim; alone?: 'store'; unstoppable?: true }
  /** The run has ended. */
  | { is: 'ended'; to: readonly S[] }

/**
 * What a run claims against other runs of its kind in the store: its subject, or its subject at a time (its `slot`).
 */
export type Claim = 'subject' | 'slot'

/**
 * The states of a kind of run. A state with `alone: 'store'` is worked on while no other run of the kind is in the same store; one that is
 * `unstoppable` is finished even when the run was cancelled.
 */
export type States<S extends string> = Readonly<Record<S, StateRule<S>>>

/** A kind of run, as data. */
export interface Kind<S extends string = string> {
  /** Also the name of its queue. */
  name: string
  states: States<S>
  /** The live event that is sent at each change. @default none */
  event?: 'publication' | 'synchronisation' | 'automation'
  /** Ended runs that each store keeps for its history. @default all */
  kept?: number
}

/** All states of a kind. */
export type StateOf<K> = K extends { states: infer T } ? keyof T & string : never

/** The states that a run can reach from `first`, which is one of them. */
function reachableFrom(table: States<string>, first: string): Set<string> {
  const reached = new Set([first])
  for (const state of reached) for (const next of table[state]?.to ?? []) reached.add(next)
  return reached
}

/**
 * Makes a kind from its table of states; the first one is the initial state.
 * Throws when a state cannot be reached, or an open state leads nowhere.
 */
export function defineKind<const T extends Record<string, StateRule<keyof T & string>>>(
  name: string,
  states: T,
  { event, kept }: Pick<Kind, 'event' | 'kept'> = {},
): Pick<Kind, 'name' | 'event' | 'kept'> & { states: T } {
  const table: States<string> = states
  const reached = reachableFrom(table, Object.keys(table)[0] ?? '')
  for (const [state, rule] of Object.entries(table)) {
    if (!reached.has(state)) throw new Error(`${name}: nothing leads to ${state}`)
    if (rule.is !== 'ended' && rule.to.every((next) => next === state)) throw new Error(`${name}: nothing follows ${state}`)
    if (rule.is !== 'scheduled') continue
    if (!rule.to.includes(rule.begins)) throw new Error(`${name}: ${state} may not become ${rule.begins}`)
    if (table[rule.begins]?.is !== 'active') throw new Error(`${name}: ${rule.begins} is not worked on`)
  }
  return { name, states, ...(event ? { event } : {}), ...(kept ? { kept } : {}) }
}

/** The rule of a state. Throws where the kind has no such state: the row was written by another version. */
export function ruleOf<S extends string>(kind: Kind<S>, state: S): StateRule<S> {
  const rule = kind.states[state] as StateRule<S> | undefined
  if (!rule) throw new Error(`${kind.name} knows no state ${state}`)
  return rule
}

/** The states that may lead to `state`. */
export const leadingTo = <S extends string>(kind: Kind<S>, state: S): S[] =>
  (Object.keys(kind.states) as S[]).filter((from) => kind.states[from].to.includes(state))

/** Whether a state is an end. */
export const isEnded = <S extends string>(kind: Kind<S>, state: S): boolean => ruleOf(kind, state).is === 'ended'

/** Whether a state is brought to its end, whatever happens meanwhile. */
export function isUnstoppable<S extends string>(kind: Kind<S>, state: S): boolean {
  const rule = ruleOf(kind, state)
  return rule.is === 'active' && rule.unstoppable === true
}

/** What a run claims in a state; null for nothing. */
export function claimIn<S extends string>(
  kind: Kind<S>,
  state: S,
  { subject, slot }: { subject: string; slot: string | null },
): string | null {
  const rule = ruleOf(kind, state)
  const claim = rule.is === 'ended' ? undefined : rule.claims
  if (claim === 'subject') return subject
  return claim === 'slot' && slot !== null ? `${subject} at ${slot}` : null
}
