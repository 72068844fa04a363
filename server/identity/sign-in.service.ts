import { randomUUID } from 'node:crypto'
import { record, recordTogether } from '../audit/index.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { plainEmail } from '../kernel/email.ts'
import { ProblemError } from '../kernel/problem.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { networkOf } from './network.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { peopleRepository } from './people.repository.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
import { admit, digest, later } from './slowing.ts'
import { withIdentity } from './tables.ts'
import { waitingRules } from './waiting.ts'

export interface Credentials {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code. */
  code?: string
  /** Network address that asks. */
  address: string
}

export interface SignInDependencies {
  database: Database
  clock: Clock
  secondFactor: Pick<SecondFactorService, 'isOn' | 'use'>
  /** How passwords are hashed and compared. @default with argon2id */
  passwords?: { hash: typeof hashPassword; verify: typeof verifyPassword }
}

/** Proves who a person is by e-mail and password, and a code where their account wants one; slows those who guess. */
export function signInService({
  database,
  clock,
  secondFactor,
  passwords = { hash: hashPassword, verify: verifyPassword },
}: SignInDependencies) {
  const people = peopleRepository(database)
  // Worked out for unknown e-mails too, so that the answer takes as long as for a known one.
  const nobodysHash = passwords.hash(randomUUID())

  return {
    /**
     * The person's id, and how they proved it. Throws `identity/wrong-credentials`, `identity/slowed`, and where the account wants a code
     * `identity/code-needed` or `identity/wrong-code`: nobody learns of it
     * without the password, which is asked for with the code once more.
     */
    async signIn({ email, password, code, address }: Credentials): Promise<{ personId: string; amr: string[] }> {
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

      const coded = await secondFactor.isOn(person.id)
      const signedIn = (queries: Queries) => record(queries, { kind: 'signed-in', at: clock.now(), by: person.id, address, values: {} })
      await withIdentity(database)
        .transaction()
        .execute(async (transaction) => {
          const attempts = attemptsRepository(transaction)
          await attempts.forget('email', byEmail)
          // A wrong code counts for the network as well.
          if (!coded || code === undefined) await attempts.takeBack('address', byAddress)
          if (!coded) await signedIn(transaction)
        })
      if (isOutdated(person.passwordHash)) await people.rehash(person.id, person.passwordHash, await passwords.hash(password))
      if (!coded) return { personId: person.id, amr: ['pwd'] }
      if (code === undefined) throw new ProblemError('identity/code-needed', 'The account wants a code as well.')
      await secondFactor.use(person.id, code, address).catch(async (fault: unknown) => {
        if (fault instanceof ProblemError && fault.code === 'identity/wrong-code')
          await recordTogether(database, { kind: 'sign-in-failed', at: clock.now(), by: person.id, address, values: {} })
        throw fault
      })
      await attemptsRepository(withIdentity(database)).takeBack('address', byAddress)
      await signedIn(database)
      return { personId: person.id, amr: ['pwd', 'otp', 'mfa'] }
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
