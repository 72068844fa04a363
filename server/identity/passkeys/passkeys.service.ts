import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { limits, type NewPasskey, type Passkey, type PasskeyAnswer } from '../../../contract/index.ts'
import { record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { MailService } from '../../mail/index.ts'
import { attemptsRepository } from '../attempts.repository.ts'
import { networkOf } from '../network.ts'
import { peopleRepository } from '../people.repository.ts'
import type { Prover, ProofService } from '../proof.service.ts'
import { admit, digest } from '../slowing.ts'
import { withIdentity } from '../tables.ts'
import { type PasskeyRow, passkeysRepository } from './passkeys.repository.ts'

export interface PasskeysDependencies {
  database: Database
  clock: Clock
  mail: MailService
  proof: ProofService
  /** Origins that serve our pages; the first one is the public address. */
  origins: readonly [string, ...string[]]
  /** Where a forgotten password is set. */
  forgottenPage: string
}

/** Fetched with the first passkey: with what reads its certificates it is hundreds of files. */
const library = () => import('@simplewebauthn/server')

/** COSE numbers of the ways to sign that are taken: Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257]

const refused = (reason: string, cause?: unknown) => new ProblemError('identity/passkey-refused', reason, { cause: { reason, cause } })
const unknown = () => new ProblemError('user/unknown-passkey', 'There is no such passkey.')
/** By this an authenticator knows whose passkey it holds. */
const handleOf = (personId: string) => Buffer.from(personId).toString('base64url')
const iso = (at: Date) => at.toISOString()
const shown = ({ id, name, addedAt, usedAt }: PasskeyRow): Passkey => ({ id, name, addedAt: iso(addedAt), usedAt: usedAt && iso(usedAt) })

/** Browsers know passkeys for names alone, and for pages that nobody could have changed on the way. */
function possibleAt(origin: string): boolean {
  const { hostname, protocol } = new URL(origin)
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
  )
}

export type PasskeysService = ReturnType<typeof passkeysService>

/**
 * Passkeys: added in a session, used in its place. Each challenge is of this session or of this sign-in under way,
 * works once and for minutes. An authenticator has to make sure who holds it, so a passkey stands for both factors.
 */
export function passkeysService({ database, clock, mail, proof, origins, forgottenPage }: PasskeysDependencies) {
  const rpId = new URL(origins[0]).hostname
  const possible = possibleAt(origins[0])
  const rows = (queries: Queries) => passkeysRepository(withIdentity(queries))
  const ofSession = (sessionId: string) => `session ${sessionId}`
  const ofSignIn = (uid: string) => `sign-in ${uid}`

  const act = (by: string, address: string) => ({ at: clock.now(), by, address })

  function insistOnPossible(): void {
    if (!possible) throw new ProblemError('user/no-passkeys-here', 'The address of this installation allows no passkeys.')
  }
  async function newChallenge(binding: string): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    await rows(database).keepChallenge(binding, challenge, new Date(clock.now().getTime() + limits.passkeys.challenge))
    return challenge
  }
  async function takeChallenge(binding: string): Promise<string> {
    const challenge = await rows(database).takeChallenge(binding, clock.now())
    if (challenge === null) throw new ProblemError('identity/passkey-expired', 'The challenge was used, is too old, or never was.')
    return challenge
  }
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
  })
  const insistOnRoom = (known: readonly PasskeyRow[]) => {
    if (known.length >= limits.passkeys.most)
      throw new ProblemError('user/too-many-passkeys', 'The person has as many passkeys as possible.')
  }

  return {
    possible,
    list: async (personId: string): Promise<Passkey[]> => (await rows(database).ofPerson(personId)).map(shown),

    async begin(person: Prover) {
      insistOnPossible()
      const session = await proof.require(person)
      const known = await rows(database).ofPerson(person.id)
      insistOnRoom(known)
      return {
        challenge: await newChallenge(ofSession(session.id)),
        rpId,
        userHandle: handleOf(person.id),
        algorithms,
        known: known.map(({ id, transports }) => ({ id, transports })),
      }
    },

    async add(prover: Prover, given: NewPasskey, address: string): Promise<Passkey> {
      insistOnPossible()
      const session = await proof.liveSession(prover)
      const challenge = await takeChallenge(ofSession(session.id))
      const { id, clientDataJSON, attestationObject } = given
      const { verified, registrationInfo } = await (
        await library()
      )
        .verifyRegistrationResponse({
          response: { id, rawId: id, type: 'public-key', response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
          supportedAlgorithmIDs: algorithms,
          ...expected(challenge),
        })
        .catch((fault: unknown) => {
          throw refused('The answer of the authenticator does not hold.', fault)
        })
      if (!verified) throw refused('The answer of the authenticator does not hold.')
      const { publicKey, counter } = registrationInfo.credential
      return database.transaction().execute(async (transaction) => {
        const person = await peopleRepository(transaction).byId(prover.id)
        if (!person) throw refused('The person is not there any more.')
        const before = await rows(transaction).ofPerson(prover.id)
        insistOnRoom(before)
        const name = given.name.trim() === '' ? `${before.length + 1}` : given.name.trim()
        const passkey = {
          id: registrationInfo.credential.id,
          personId: prover.id,
          publicKey: Buffer.from(publicKey),
          counter,
          transports: [...new Set(given.transports)],
          name,
          addedAt: clock.now(),
        }
        if (!(await rows(transaction).add(passkey))) throw refused('There is a passkey of this id.')
        await record(transaction, { kind: 'second-factor-added', ...act(prover.id, address), values: { method: 'passkey' } })
        const message = { kind: 'passkey-added', name, link: forgottenPage } as const
        await mail.send(transaction, { to: person.email, language: person.language, message })
        return shown({ ...passkey, usedAt: null })
      })
    },

    async rename(personId: string, id: string, name: string): Promise<void> {
      const plain = name.trim()
      if (plain === '' || !(await rows(database).rename(id, personId, plain))) throw unknown()
    },

    async remove(prover: Prover, id: string, address: string): Promise<void> {
      await proof.require(prover)
      await database.transaction().execute(async (transaction) => {
        const name = await rows(transaction).remove(id, prover.id)
        const person = await peopleRepository(transaction).byId(prover.id)
        if (name === null || !person) throw unknown()
        await record(transaction, { kind: 'second-factor-removed', ...act(prover.id, address), values: { method: 'passkey' } })
        const message = { kind: 'passkey-removed', name, link: forgottenPage } as const
        await mail.send(transaction, { to: person.email, language: person.language, message })
      })
    },

    /** Begins a sign-in with a passkey, within the sign-in that this browser has under way. */
    async beginSignIn(uid: string): Promise<{ challenge: string; rpId: string }> {
      insistOnPossible()
      return { challenge: await newChallenge(ofSignIn(uid)), rpId }
    },

    /** The person of a passkey. Throws `identity/passkey-refused`, `identity/passkey-expired` or `identity/slowed`. */
    async signIn(uid: string, answer: PasskeyAnswer, address: string): Promise<string> {
      insistOnPossible()
      const byAddress = digest(networkOf(address))
      await admit(database, [['address', byAddress]], clock.now())
      const challenge = await takeChallenge(ofSignIn(uid))
      const { id, clientDataJSON, authenticatorData, signature, userHandle } = answer
      const passkey = await rows(database).byId(id)
      if (!passkey) throw refused('There is no such passkey.')
      if (userHandle !== handleOf(passkey.personId)) throw refused('The passkey is another person’s.')
      const { verified, authenticationInfo } = await (
        await library()
      )
        .verifyAuthenticationResponse({
          response: {
            id,
            rawId: id,
            type: 'public-key',
            response: { clientDataJSON, authenticatorData, signature, userHandle },
            clientExtensionResults: {},
          },
          credential: {
            id,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: passkey.counter,
            transports: passkey.transports,
          },
          ...expected(challenge),
        })
        .catch((fault: unknown) => {
          // A counter that did not go on is one of these: somebody may have a copy of the authenticator.
          throw refused('The answer of the authenticator does not hold.', fault)
        })
      if (!verified) throw refused('The signature does not hold.')
      const person = await peopleRepository(database).byId(passkey.personId)
      if (!person?.active) throw refused('The person may not sign in.')
      const counter = { former: passkey.counter, now: authenticationInfo.newCounter }
      if (!(await rows(database).noteUse(id, counter, clock.now()))) throw refused('The passkey was used in the same moment.')
      await attemptsRepository(withIdentity(database)).takeBack('address', byAddress)
      await record(database, { kind: 'signed-in', ...act(person.id, address), values: {} })
      return person.id
    },

    removeExpired: (): Promise<void> => rows(database).removeExpired(clock.now()),
  }
}
