import { type AccountLink, accountPages, type Language, type LinkPurpose, type PersonSession } from '../../contract/index.ts'
import { record } from '../audit/index.ts'
import type { Database, Queries } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { plainEmail } from '../kernel/email.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { MailService } from '../mail/index.ts'
import { attemptsRepository } from './attempts.repository.ts'
import { lifetimes } from './lifetimes.ts'
import { type Link, linksRepository } from './links.repository.ts'
import { networkOf } from './network.ts'
import { hashNewPassword } from './new-password.ts'
import { peopleRepository } from './people.repository.ts'
import { payloadsRepository } from './provider/payloads.repository.ts'
import { sessionsRepository } from './sessions.repository.ts'
import { admit, admitWithin, type Counted, digest, later } from './slowing.ts'
import { withIdentity } from './tables.ts'

export interface AccountsDependencies {
  database: Database
  jobs: Pick<Jobs, 'enqueue'>
  mail: MailService
  clock: Clock
  /** Where people reach the server. */
  publicUrl: string
  /** E-mails of people who are operators as soon as they register. */
  operators: readonly string[]
  /** E-mails of people whose password is public: nobody sets another one. */
  demoPeople: readonly string[]
}

/** What somebody asks a message for. */
export interface MessageRequest {
  purpose: 'registration' | 'password'
  email: string
  language: Language
}

/** The job that looks whether an address is known. */
export const messageTask = 'account-message'

/** Messages are counted by what they are for: whoever has many of one kind sent keeps back none of another. */
const messageTo = (email: string, purpose: LinkPurpose): Counted => ['mail', digest(`${purpose} ${email}`)]

const unknownLink = () => new ProblemError('identity/link-expired', 'The link was used, has expired, or never was.')
const minutesOf = (seconds: number) => Math.round(seconds / 60)
const hoursOf = (seconds: number) => Math.round(seconds / 3600)

export type AccountsService = ReturnType<typeof accountsService>

/** Accounts of the provider on board: how people come, prove an address, and get in again. */
export function accountsService({ database, jobs, mail, clock, publicUrl, operators, demoPeople }: AccountsDependencies) {
  const linkTo = (code: string) => `${publicUrl}${accountPages.link}#${code}`
  const forgottenPage = `${publicUrl}${accountPages.forgotten}`
  const expiry = (purpose: LinkPurpose) => later(clock.now(), lifetimes.link[purpose])

  async function readLink(code: string, purpose: LinkPurpose): Promise<Link> {
    const link = await linksRepository(database).read(code, clock.now())
    if (link?.purpose !== purpose) throw unknownLink()
    return link
  }
  async function takeLink(queries: Queries, code: string, purpose: LinkPurpose): Promise<Link> {
    const link = await linksRepository(queries).take(code, purpose, clock.now())
    if (!link) throw unknownLink()
    return link
  }
  async function ownerOf(queries: Queries, { personId }: Link) {
    const person = personId === null ? null : await peopleRepository(queries).byId(personId)
    if (!person?.active) throw unknownLink()
    return person
  }
  /** The owner, as long as the address that the link was sent to is theirs. */
  async function receiverOf(queries: Queries, link: Link) {
    const person = await ownerOf(queries, link)
    if (person.email.toLowerCase() !== link.email.toLowerCase()) throw unknownLink()
    return person
  }

  return {
    /**
     * Has a message sent to an address. Nothing here knows whether the address
     * is known: a job looks, so that neither the answer nor its time says so.
     * Throws `identity/bad-email` or `identity/slowed`.
     */
    async requestMessage({ purpose, email, language }: MessageRequest, address: string): Promise<void> {
      const plain = plainEmail(email)
      if (plain === null) throw new ProblemError('identity/bad-email', 'The text is no e-mail address that can be used.')
      await admit(database, [['mail-address', digest(networkOf(address))]], clock.now())
      await jobs.enqueue(messageTask, { purpose, email: plain, language } satisfies MessageRequest, { queries: database })
    },

    /** The job behind {@link requestMessage}. Too many messages to one address are left out, and nobody learns of it. */
    async sendMessage({ purpose, email, language }: MessageRequest): Promise<void> {
      const work = database.transaction().execute(async (transaction) => {
        await admitWithin(transaction, [messageTo(email, purpose)], clock.now())
        const links = linksRepository(transaction)
        const person = await peopleRepository(transaction).byEmail(email)
        if (purpose === 'registration' && !person) {
          const link = linkTo(await links.add({ purpose, email, personId: null }, expiry(purpose)))
          await mail.send(transaction, { to: email, language, message: { kind: purpose, link, hours: hoursOf(lifetimes.link[purpose]) } })
        }
        if (!person?.active || demoPeople.includes(person.email.toLowerCase())) return
        if (purpose === 'registration')
          await mail.send(transaction, { to: email, language, message: { kind: 'already-registered', link: forgottenPage } })
        else {
          const link = linkTo(await links.add({ purpose, email, personId: person.id }, expiry(purpose)))
          await mail.send(transaction, {
            to: email,
            language,
            message: { kind: purpose, link, minutes: minutesOf(lifetimes.link[purpose]) },
          })
        }
      })
      await work.catch((fault: unknown) => {
        if (!(fault instanceof ProblemError && fault.code === 'identity/slowed')) throw fault
      })
    },

    /** What a link is for. Throws `identity/link-expired`. */
    async readLink(code: string): Promise<AccountLink> {
      const link = await linksRepository(database).read(code, clock.now())
      if (!link) throw unknownLink()
      return { purpose: link.purpose, email: link.email }
    },

    /**
     * A code by which the owner of an address registers that was proven
     * already, by another link that was sent to it. Former ones work no more.
     */
    registrationCode: (email: string): Promise<string> =>
      database.transaction().execute(async (transaction) => {
        const links = linksRepository(transaction)
        await links.removeRegistrations(email)
        return links.add({ purpose: 'registration', email, personId: null }, expiry('registration'))
      }),

    /** Makes the person whose address the link was sent to. */
    async register(given: { code: string; name: string; password: string; language: Language }, address: string): Promise<AccountLink> {
      const { email } = await readLink(given.code, 'registration')
      const name = given.name.trim() === '' ? email.slice(0, email.indexOf('@')) : given.name.trim()
      const passwordHash = await hashNewPassword(given.password, [email, name])
      return database.transaction().execute(async (transaction) => {
        await takeLink(transaction, given.code, 'registration')
        const people = peopleRepository(transaction)
        const id = await people.add({
          email,
          name,
          passwordHash,
          language: given.language,
          operator: operators.includes(email.toLowerCase()),
        })
        // Somebody has got the address since, by an invitation or by another link.
        if (id === null) throw unknownLink()
        await record(transaction, { kind: 'account-registered', at: clock.now(), by: id, address, values: {} })
        return { purpose: 'registration', email } as const
      })
    },

    /** Sets another password by a link, and signs the person out everywhere. */
    async setForgottenPassword(given: { code: string; password: string }, address: string): Promise<AccountLink> {
      const link = await readLink(given.code, 'password')
      const { name, email } = await receiverOf(database, link)
      const passwordHash = await hashNewPassword(given.password, [email, name])
      return withIdentity(database)
        .transaction()
        .execute(async (transaction) => {
          const person = await receiverOf(transaction, await takeLink(transaction, given.code, 'password'))
          const people = peopleRepository(transaction)
          await people.setPassword(person.id, passwordHash)
          await record(transaction, { kind: 'password-reset', at: clock.now(), by: person.id, address, values: {} })
          await linksRepository(transaction).removeOf(person.id)
          await payloadsRepository(transaction).endSessionsOf(person.id)
          await attemptsRepository(transaction).forget('email', digest(person.email.toLowerCase()))
          const message = { kind: 'password-changed', link: forgottenPage } as const
          await mail.send(transaction, { to: person.email, language: person.language, message })
          return { purpose: 'password', email: person.email } as const
        })
    },

    /** Makes the address that a link was sent to the person's own, and tells the former one. Throws `identity/email-in-use`. */
    confirmEmail: (code: string, address: string): Promise<AccountLink> =>
      database.transaction().execute(async (transaction) => {
        const link = await takeLink(transaction, code, 'email')
        const person = await ownerOf(transaction, link)
        const people = peopleRepository(transaction)
        if (!(await people.setEmail(person.id, link.email)))
          throw new ProblemError('identity/email-in-use', 'The address belongs to somebody else by now.')
        await record(transaction, { kind: 'email-changed', at: clock.now(), by: person.id, address, values: {} })
        await linksRepository(transaction).removeOf(person.id)
        // A token names its person by e-mail: the former ones would not fit any more.
        await payloadsRepository(withIdentity(transaction)).endSessionsOf(person.id)
        const message = { kind: 'email-changed', email: link.email, link: forgottenPage } as const
        await mail.send(transaction, { to: person.email, language: person.language, message })
        return { purpose: 'email', email: link.email } as const
      }),

    pendingEmail: (personId: string): Promise<string | null> => linksRepository(database).pendingEmail(personId, clock.now()),

    async sessions(personId: string, current: string | null): Promise<PersonSession[]> {
      const sessions = await sessionsRepository(withIdentity(database)).ofPerson(personId, clock.now())
      const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
      return sessions.map(({ uid, browser, system, address, usedAt, startedAt, endsAt }) => ({
        id: uid,
        browser,
        system,
        address,
        startedAt: iso(startedAt),
        usedAt: usedAt?.toISOString() ?? null,
        endsAt: iso(endsAt),
        current: uid === current,
      }))
    },

    /** Ends one session. Throws `user/unknown-session`. */
    async endSession(queries: Queries, personId: string, id: string): Promise<void> {
      if (!(await sessionsRepository(withIdentity(queries)).end(id, personId)))
        throw new ProblemError('user/unknown-session', 'The person has no such session.')
    },

    /** Signs a person out everywhere; links of before lead nowhere any more. */
    async endSessions(queries: Queries, personId: string): Promise<void> {
      await linksRepository(queries).removeOf(personId)
      await payloadsRepository(withIdentity(queries)).endSessionsOf(personId)
    },

    /** Gives up an e-mail that is still to be confirmed: the present one stays. */
    keepEmail: (queries: Queries, personId: string): Promise<void> => linksRepository(queries).removeOf(personId),

    /**
     * Looks whether a new password and a new e-mail can be taken; what it gives then changes them in
     * a transaction. The e-mail changes once it is confirmed, whoever has it now: nobody learns here
     * whether it is known. Messages are counted in that transaction, which throws `identity/slowed`.
     */
    async prepare(personId: string, change: { password: string | undefined; email: string | undefined }) {
      const person = await peopleRepository(database).byId(personId)
      if (!person) throw new ProblemError('session/invalid-token', 'The person is not there any more.')
      const email = change.email === undefined ? null : plainEmail(change.email)
      if (change.email !== undefined && email === null)
        throw new ProblemError('identity/bad-email', 'The text is no e-mail address that can be used.')
      const hash = change.password === undefined ? null : await hashNewPassword(change.password, [person.email, person.name])
      return {
        async apply(transaction: Queries, address: string): Promise<void> {
          const people = peopleRepository(transaction)
          const { language } = person
          const links = linksRepository(transaction)
          // Before the new one: whoever knew the former password may have one.
          await links.removeOf(personId)
          if (email !== null) {
            const counted: Counted[] = [
              messageTo(email, 'email'),
              ['mail-address', digest(`person ${personId}`)],
              ['mail-address', digest(networkOf(address))],
            ]
            await admitWithin(transaction, counted, clock.now())
            const link = linkTo(await links.add({ purpose: 'email', email, personId }, expiry('email')))
            await record(transaction, { kind: 'email-requested', at: clock.now(), by: personId, address, values: {} })
            await mail.send(transaction, { to: email, language, message: { kind: 'email', link, hours: hoursOf(lifetimes.link.email) } })
            await mail.send(transaction, { to: person.email, language, message: { kind: 'email-requested', email, link: forgottenPage } })
          }
          if (hash === null) return
          await people.setPassword(personId, hash)
          await record(transaction, { kind: 'password-changed', at: clock.now(), by: personId, address, values: {} })
          await payloadsRepository(withIdentity(transaction)).endSessionsOf(personId)
          await mail.send(transaction, { to: person.email, language, message: { kind: 'password-changed', link: forgottenPage } })
        },
      }
    },

    removeExpired: (): Promise<void> => linksRepository(database).removeExpired(clock.now()),
  }
}
