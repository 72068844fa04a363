import type { Database } from '../database/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { TokenSession } from '../kernel/token-session.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { lifetimes } from './lifetimes.ts'
import { networkOf } from './network.ts'
import { verifyPassword } from './passwords.ts'
import { peopleRepository } from './people.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { admit, type Counted, digest, later } from './slowing.ts'
import { withIdentity } from './tables.ts'

/** Whoever is signed in, and in which session. */
export interface Prover {
  id: string
  /** Null where the token names none. */
  session: TokenSession | null
}

const needed = () => new ProblemError('user/proof-needed', 'The password is asked for once more.')

export type ProofService = ReturnType<typeof proofService>

/**
 * The one rule of sensitive changes (how somebody signs in, their data, the end of the account): they need
 * a fresh proof of who it is. A sign-in is one for some minutes, and so is the password, given again in the
 * same session. A session that was ended proves nothing, although its access token lasts a little longer.
 */
export function proofService({ database, clock }: { database: Database; clock: Clock }) {
  const sessions = sessionsRepository(withIdentity(database))

  /** The session, as long as it was not ended. Throws `user/proof-needed`. */
  async function liveSession({ id, session }: Prover): Promise<TokenSession> {
    if (session === null || !(await sessions.isLive(session.id, id, clock.now()))) throw needed()
    return session
  }

  return {
    liveSession,
    /** Throws `user/proof-needed` where there is no fresh proof. */
    async require(person: Prover): Promise<TokenSession> {
      const session = await liveSession(person)
      const since = later(clock.now(), -lifetimes.proof)
      if (session.signedInAt >= since) return session
      const provenAt = await sessions.provenAt(session.id, person.id)
      if (provenAt === null || provenAt < since) throw needed()
      return session
    },
    /** Takes the password as a fresh proof. It is counted like a sign-in. Throws `user/wrong-password` or `identity/slowed`. */
    async prove(person: Prover, password: string, address: string): Promise<void> {
      const { id: sessionId } = await liveSession(person)
      const known = await peopleRepository(database).byId(person.id)
      const wrong = () => new ProblemError('user/wrong-password', 'The present password is missing or wrong.')
      if (!known?.passwordHash) throw wrong()
      const [byEmail, byAddress] = [digest(known.email.toLowerCase()), digest(networkOf(address))]
      const counted: Counted[] = [
        ['email', byEmail],
        ['address', byAddress],
      ]
      await admit(database, counted, clock.now())
      if (!(await verifyPassword(known.passwordHash, password))) throw wrong()
      await withIdentity(database)
        .transaction()
        .execute(async (transaction) => {
          const attempts = attemptsRepository(transaction)
          await attempts.forget('email', byEmail)
          await attempts.takeBack('address', byAddress)
          await sessionsRepository(transaction).noteProof(sessionId, person.id, clock.now())
        })
    },
  }
}
