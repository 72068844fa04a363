import { type ListReference, type OrderingState, unknownListProblems } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { OrderingRow } from './ordering.repository.ts'

const unsaved: OrderingState = { version: 0, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null }

/** Where an ordering stands, as it is shown; null where nobody has saved one. */
export const stateOf = (saved: OrderingRow | null): OrderingState =>
  saved
    ? {
        version: saved.version,
        name: saved.name,
        savedAt: saved.savedAt.toISOString(),
        savedBy: saved.savedBy,
        publishedVersion: saved.publishedVersion,
        publishedAt: saved.publishedAt?.toISOString() ?? null,
        ...(saved.source === 'automation' ? { byAutomation: true as const } : {}),
      }
    : unsaved

/** Somebody saved since. */
export const staleVersion = (present: number, seen: number): ProblemError =>
  new ProblemError('ordering/stale-version', `The ordering is at version ${present}; version ${seen} was changed.`, {
    errors: [{ path: 'body.version', reason: `is ${seen}, the saved one is ${present}` }],
  })

export const unknownList = ({ kind, id }: ListReference): ProblemError =>
  new ProblemError(unknownListProblems[kind], `The store has no ${kind} ${id}.`)
