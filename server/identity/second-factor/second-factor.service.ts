import { record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { MailMessage, MailService } from '../../mail/index.ts'
import { attemptsRepository } from '../attempts.repository.ts'
import { lifetimes } from '../lifetimes.ts'
import { passkeysRepository } from '../passkeys/passkeys.repository.ts'
import { type KnownPerson, peopleRepository } from '../people.repository.ts'
import type { Prover, ProofService } from '../proof.service.ts'
import { admit, digest, later } from '../slowing.ts'
import { withIdentity } from '../tables.ts'
import { isRecoveryCode, newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts'
import { secondFactorRepository } from './second-factor.repository.ts'
import { newKey, setUpAddress, stepOf } from './totp.ts'

export interface SecondFactorDependencies {
  database: Database
  clock: Clock
  secrets: Secrets
  mail: MailService
  proof: ProofService
  /** Where a forgotten password is set. */
  forgottenPage: string
}

/** How the second factor of a person stands. */
export interface SecondFactorState {
  /** Null where it is off. */
  since: Date | null
  recoveryCodesLeft: number
}

const wrongCode = () => new ProblemError('identity/wrong-code', 'The code is wrong, too old, or was used.')
const off = () => new ProblemError('user/second-factor-off', 'There is no authenticator app.')
const on = () => new ProblemError('user/second-factor-on', 'There is an authenticator app: it has to be removed first.')

export type SecondFactorService = ReturnType<typeof secondFactorService>

/** The code of an authenticator app that is asked for after the password, and the recovery codes that stand in for it. */
export function secondFactorService({ database, clock, secrets, mail, proof, forgottenPage }: SecondFactorDependencies) {
  const rows = (queries: Queries) => secondFactorRepository(withIdentity(queries))
  const placeOf = (personId: string) => ({ purpose: 'authenticator-key', row: `authenticators/${personId}` })

  async function personOf(queries: Queries, id: string): Promise<KnownPerson> {
    const person = await peopleRepository(queries).byId(id)
    if (!person) throw new ProblemError('session/invalid-token', 'The person is not there any more.')
    return person
  }
  const tell = (queries: Queries, { email, language }: KnownPerson, message: MailMessage) =>
    mail.send(queries, { to: email, language, message })
  const act = (by: string, address: string) => ({ at: clock.now(), by, address })
  const count = (personId: string) => admit(database, [['code', digest(personId)]], clock.now())
  const forget = (personId: string) => attemptsRepository(withIdentity(database)).forget('code', digest(personId))

  async function giveRecoveryCodes(queries: Queries, personId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await rows(queries).replaceRecoveryCodes(
      personId,
      codes.map((code) => recoveryHash(personId, plainCode(code))),
    )
    return codes
  }

  return {
    async read(personId: string): Promise<SecondFactorState> {
      const known = await rows(database).read(personId)
      return { since: known?.confirmedAt ?? null, recoveryCodesLeft: await rows(database).recoveryCodesLeft(personId) }
    },

    /** Makes a key for an app. Nothing is asked for at a sign-in until the app gave its first code. */
    async begin(person: Prover): Promise<{ key: string; setUpAddress: string }> {
      await proof.require(person)
      const { email } = await personOf(database, person.id)
      const key = newKey()
      if (!(await rows(database).begin(person.id, secrets.seal(key, placeOf(person.id)), clock.now()))) throw on()
      return { key, setUpAddress: setUpAddress(key, email) }
    },

    /** Turns the second factor on by the first code of the app, and gives the recovery codes. */
    async confirm(prover: Prover, code: string, address: string): Promise<string[]> {
      await proof.liveSession(prover)
      const known = await rows(database).read(prover.id)
      if (known?.confirmedAt) throw on()
      if (!known || known.begunAt < later(clock.now(), -lifetimes.authenticatorSetUp))
        throw new ProblemError('user/set-up-expired', 'No authenticator app is being set up any more.')
      await count(prover.id)
      const step = stepOf(secrets.open(known.sealedKey, placeOf(prover.id)), plainCode(code), clock.now())
      if (step === null) throw wrongCode()
      const codes = await database.transaction().execute(async (transaction) => {
        // Two codes at once, or a key that was replaced meanwhile.
        if (!(await rows(transaction).confirm(prover.id, known.sealedKey, step, clock.now()))) throw on()
        const person = await personOf(transaction, prover.id)
        await record(transaction, { kind: 'second-factor-added', ...act(prover.id, address), values: { method: 'app' } })
        await tell(transaction, person, { kind: 'app-added', link: forgottenPage })
        return giveRecoveryCodes(transaction, prover.id)
      })
      await forget(prover.id)
      return codes
    },

    async remove(prover: Prover, address: string): Promise<void> {
      await proof.require(prover)
      await database.transaction().execute(async (transaction) => {
        if (!(await rows(transaction).remove(prover.id))) throw off()
        const person = await personOf(transaction, prover.id)
        await record(transaction, { kind: 'second-factor-removed', ...act(prover.id, address), values: { method: 'app' } })
        await tell(transaction, person, { kind: 'app-removed', link: forgottenPage })
      })
    },

    /** Removes app, recovery codes and passkeys of somebody who can use them no more, and tells them; false where they have none. */
    async takeFrom(queries: Queries, personId: string): Promise<boolean> {
      const app = await rows(queries).remove(personId)
      const keys = await passkeysRepository(withIdentity(queries)).removeOf(personId)
      if (!app && keys === 0) return false
      await tell(queries, await personOf(queries, personId), { kind: 'second-factor-taken', link: forgottenPage })
      return true
    },

    /** New recovery codes; the former ones count no more. */
    async renewRecoveryCodes(prover: Prover, address: string): Promise<string[]> {
      await proof.require(prover)
      return database.transaction().execute(async (transaction) => {
        if (!(await rows(transaction).read(prover.id))?.confirmedAt) throw off()
        const person = await personOf(transaction, prover.id)
        await record(transaction, { kind: 'recovery-codes-made', ...act(prover.id, address), values: {} })
        await tell(transaction, person, { kind: 'recovery-codes-renewed', link: forgottenPage })
        return giveRecoveryCodes(transaction, prover.id)
      })
    },

    /** Whether a code is asked for after the password. */
    async isOn(personId: string): Promise<boolean> {
      return (await rows(database).read(personId))?.confirmedAt != null
    },

    /**
     * Takes a code of the app or a recovery code, each once. It is counted before it is looked at, so that
     * guesses sent all at once cannot overtake the count. Throws `identity/wrong-code` or `identity/slowed`.
     */
    async use(personId: string, typed: string, address: string): Promise<void> {
      await count(personId)
      const plain = plainCode(typed)
      const known = await rows(database).read(personId)
      if (!known?.confirmedAt) throw wrongCode()
      if (isRecoveryCode(plain))
        await database.transaction().execute(async (transaction) => {
          if (!(await rows(transaction).takeRecoveryCode(personId, recoveryHash(personId, plain)))) throw wrongCode()
          const left = await rows(transaction).recoveryCodesLeft(personId)
          const person = await personOf(transaction, personId)
          await record(transaction, { kind: 'recovery-code-used', ...act(personId, address), values: {} })
          await tell(transaction, person, { kind: 'recovery-code-used', left, link: forgottenPage })
        })
      else {
        const step = stepOf(secrets.open(known.sealedKey, placeOf(personId)), plain, clock.now())
        if (step === null || !(await rows(database).takeStep(personId, known.sealedKey, step))) throw wrongCode()
      }
      await forget(personId)
    },

    removeUnconfirmed: (): Promise<void> => rows(database).removeUnconfirmed(later(clock.now(), -lifetimes.authenticatorSetUp)),
  }
}
