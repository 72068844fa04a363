import { createHash } from 'node:crypto'
import type { Database, Queries } from '../database/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { withIdentity } from './tables.ts'
import { waitAfter, type WaitingRule, waitingRules } from './waiting.ts'

/** What is counted: a rule, and whom it is about. */
export type Counted = readonly [scope: keyof typeof waitingRules, key: string]

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
export const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/**
 * Counts an attempt within a transaction, together with what it leads to. Throws `identity/slowed` where one has
 * to wait; the transaction has to be rolled back then, so that an attempt that is refused counts for nothing.
 */
export async function admitWithin(transaction: Queries, counted: readonly Counted[], now: Date): Promise<void> {
  const attempts = attemptsRepository(withIdentity(transaction))
  for (const [scope, key] of counted) {
    const rule: WaitingRule = waitingRules[scope]
    const failures = await attempts.count(scope, key, now, later(now, -rule.forgottenAfter))
    if (failures === null) {
      const until = (await attempts.refusedUntil(scope, key)) ?? now
      const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
      throw new ProblemError('identity/slowed', 'Too many attempts. Wait, then try again.', { retryAfter })
    }
    const wait = waitAfter(failures, rule)
    if (wait > 0) await attempts.refuse(scope, key, later(now, wait))
  }
}

/**
 * Counts an attempt before it is looked at: attempts sent at once cannot
 * overtake the count. Throws `identity/slowed` where one has to wait.
 */
export const admit = (database: Database, counted: readonly Counted[], now: Date): Promise<void> =>
  database.transaction().execute((transaction) => admitWithin(transaction, counted, now))
