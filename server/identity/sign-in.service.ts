import { randomUUID } from 'node:crypto'
import { record, recordTogether } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { plainEmail } from '../kernel/email.ts'
import { ProblemError } from '../kernel/problem.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { networkOf } from './network.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { peopleRepository } from './people.repository.ts'
import { admit, digest, later } from './slowing.ts'
import { withIdentity } from './tables.ts'
import { waitingRules } from './waiting.ts'

export interface Credentials {
  email: string
  password: string
  /** Network address that asks. */
  address: string
}

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

  return {
    /** The person's id. Throws `identity/wrong-credentials` or `identity/slowed`. */
    async signIn({ email, password, address }: Credentials): Promise<string> {
      const plain = plainEmail(email) ?? email.trim()
      const [byEmail, byAddress] = [digest(plain.toLowerCase()), digest(networkOf(address))]
      await admit(
        database,
        [
          ['email', byEmail],
          ['address', byAddress],
        ],
        clock.now(),
      )

      const person = await people.byEmail(plain)
      const right = await passwords.verify(person?.passwordHash ?? (await nobodysHash), password)
      if (!right || !person?.passwordHash || !person.active) {
        await recordTogether(database, { kind: 'sign-in-failed', at: clock.now(), by: person?.id ?? null, address, values: {} })
        throw new ProblemError('identity/wrong-credentials', 'E-mail or password is wrong.')
      }

      await withIdentity(database)
        .transaction()
        .execute(async (transaction) => {
          const attempts = attemptsRepository(transaction)
          await attempts.forget('email', byEmail)
          await attempts.takeBack('address', byAddress)
          await record(transaction, { kind: 'signed-in', at: clock.now(), by: person.id, address, values: {} })
        })
      if (isOutdated(person.passwordHash)) await people.rehash(person.id, person.passwordHash, await passwords.hash(password))
      return person.id
    },

    /** Removes counts that no longer slow anybody. */
    async forgetOldAttempts(): Promise<void> {
      const attempts = attemptsRepository(withIdentity(database))
      const now = clock.now()
      for (const scope of Object.keys(waitingRules) as (keyof typeof waitingRules)[])
        await attempts.forgetBefore(scope, later(now, -waitingRules[scope].forgottenAfter))
    },
  }
}
export type SignInService = ReturnType<typeof signInService>
