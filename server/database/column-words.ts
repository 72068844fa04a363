/*
 * The words of columns that the contract does not name. The contract has
 * those that are also sent to the browser: states, failures, kinds of lists.
 */

import { listKinds } from '../../contract/index.ts'

/**
 * Why a run is not worked on now. `worker`: it starts when a worker is free; `retry`: after a failure of ours; `time`: at its next time.
 */
export const waits = ['nothing', 'time', 'worker', 'retry', 'platform'] as const
export type WaitsFor = (typeof waits)[number]

export const actorKinds = ['person', 'automation', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

/** What a product's write ended with. */
export const writeResults = ['written', 'already', 'gone', 'refused'] as const
export type WriteResult = (typeof writeResults)[number]

/** What a synchronisation changed. */
export const changeKinds = ['new', 'gone', 'back', 'moved', 'price', 'stock'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Whether the platform reports changed sales: to us, to another program, not at all, or only to keys with more rights. */
export const feeds = ['ready', 'foreign', 'absent', 'forbidden'] as const
export type Feed = (typeof feeds)[number]

/** Whose bands of places are summed up: a list's, or those of the whole store. */
export const bandedLists = ['store', ...listKinds] as const
export type BandedList = (typeof bandedLists)[number]

/** What became of an invitation. One whose time is up is still pending: it can be sent again. */
export const invitationStates = ['pending', 'accepted', 'withdrawn', 'replaced'] as const
export type InvitationState = (typeof invitationStates)[number]
