import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { ProblemError } from '../kernel/problem.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { networkOf } from './network.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { peopleRepository } from './people.repository.ts'
import { withIdentity } from './tables.ts'
import { waitAfter, type WaitingRule, waitingRules } from './waiting.ts'

export interface Credentials {
  email: string
  password: string
  /** Network address that asks. */
  address: string
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export interface SignInDependencies {
  database: Database
  clock: Clock
  /** How passwords are hashed and compared. @default with argon2id */
  passwords?: { hash: typeof hashPassword; verify: typeof verifyPassword }
}

/** Proves who a person is by e-mail and password, and slows those who guess. */
export function signInService({ database, clock, passwords = { hash: hashPassword, verify: verifyPassword } }: SignInDependencies) {
  const people = peopleRepository(database)
  // Worked out for unknown e-mails too, so that the answer takes as long as for a known one.
  const nobodysHash = passwords.hash(randomUUID())

  /** Counts the attempt before the password is looked at: guesses sent at once cannot overtake the count. */
  const admit = (keys: [keyof typeof waitingRules, string][], now: Date) =>
    withIdentity(database)
      .transaction()
      .execute(async (transaction) => {
        const attempts = attemptsRepository(transaction)
        for (const [scope, key] of keys) {
          const rule: WaitingRule = waitingRules[scope]
          const failures = await attempts.count(scope, key, now, later(now, -rule.forgottenAfter))
          if (failures === null) {
            const until = (await attempts.refusedUntil(scope, key)) ?? now
            const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
            // Thrown inside the transaction: an attempt that is refused counts for nothing.
            throw new ProblemError('identity/slowed', 'Too many wrong passwords. Wait, then try again.', { retryAfter })
          }
          const wait = waitAfter(failures, rule)
          if (wait > 0) await attempts.refuse(scope, key, later(now, wait))
        }
      })

  return {
    /** The person's id. Throws `identity/wrong-credentials` or `identity/slowed`. */
    async signIn({ email, password, address }: Credentials): Promise<string> {
      const [byEmail, byAddress] = [digest(email.trim().toLowerCase()), digest(networkOf(address))]
      await admit(
        [
          ['email', byEmail],
          ['address', byAddress],
        ],
        clock.now(),
      )

      const person = await people.byEmail(email.trim())
      const right = await passwords.verify(person?.passwordHash ?? (await nobodysHash), password)
      if (!right || !person?.passwordHash || !person.active) {
        throw new ProblemError('identity/wrong-credentials', 'E-mail or password is wrong.')
      }

      await withIdentity(database)
        .transaction()
        .execute(async (transaction) => {
          const attempts = attemptsRepository(transaction)
          await attempts.forget('email', byEmail)
          await attempts.takeBack('address', byAddress)
        })
      if (isOutdated(person.passwordHash)) await people.rehash(person.id, person.passwordHash, await passwords.hash(password))
      return person.id
    },

    /** Removes counts that no longer slow anybody. */
    async forgetOldAttempts(): Promise<void> {
      const attempts = attemptsRepository(withIdentity(database))
      const now = clock.now()
      for (const scope of ['email', 'address'] as const) await attempts.forgetBefore(scope, later(now, -waitingRules[scope].forgottenAfter))
    },
  }
}
export type SignInService = ReturnType<typeof signInService>
