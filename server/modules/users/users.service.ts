import type { PartnerLimits, RefusalCode, Role } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { record } from '../../audit/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Account, type PersonRow, usersRepository, type VisitRow } from './users.repository.ts'

/** Who an identity provider says somebody is. */
export interface ProvenIdentity {
  /** Null for the provider on board, whose subjects are the ids of people. */
  issuer: string | null
  subject: string
  /** Lower case. */
  email: string | null
  emailVerified: boolean
  name: string
}

/** A person, and the store that they ask for, if they are a member of it. */
interface Visit {
  person: {
    id: string
    /** The e-mail that is known of them: one that was verified. */
    email: string
    /** The e-mail by which the token names them, verified or not, where it names one: their browser knows no other. */
    calledBy: string
    name: string
  }
  /** Has the role of an operator here; another provider gives it in its tokens. */
  operator: boolean
  store: { id: string; name: string; role: Role; limits: PartnerLimits | null } | null
}

export type UsersService = ReturnType<typeof usersService>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const refused = (code: RefusalCode, reason: string, { issuer, subject }: Pick<ProvenIdentity, 'issuer' | 'subject'>) =>
  new ProblemError(code, reason, { cause: { reason, issuer, subject } })

/** The store of a visit; null where the person is no member of it. */
function memberStore({ storeId: id, role, categories, brands, approval }: VisitRow, name: string): Visit['store'] {
  if (id === null || role === null) return null
  const limited = categories !== null || brands !== null || approval === true
  return { id, name, role, limits: limited ? { categories, brands, approval: approval === true } : null }
}

/** People: a person is an account of a provider (issuer and `sub`). A verified e-mail counts once, to tie an account to a person. */
export const usersService = (database: Database, clock: Clock) => {
  const users = usersRepository(database)

  /** The first sign-in of an account: ties it to the person who has the e-mail, or to a new one. */
  async function tie(proven: ProvenIdentity, account: Account): Promise<void> {
    const { email, emailVerified, name } = proven
    if (email === null) throw refused('session/no-email', 'The provider puts no e-mail into the access token.', account)
    if (!emailVerified) throw refused('session/unverified-email', 'The provider does not say that the e-mail is verified.', account)
    await database.transaction().execute(async (transaction) => {
      const inside = usersRepository(transaction)
      const { id, active } = await inside.add({ email, name, passwordHash: null })
      if (!active) throw refused('session/inactive-person', 'This person may not sign in any more.', account)
      if (!(await inside.tie(account, id)))
        throw refused('session/email-taken', 'The e-mail belongs to another account of the same provider.', account)
      await record(transaction, { kind: 'account-tied', at: clock.now(), by: id, address: null, values: { issuer: account.issuer } })
    })
  }

  async function byAccount(proven: ProvenIdentity, account: Account, storeName: string | null): Promise<VisitRow | undefined> {
    const known = await users.visitByAccount(account, storeName)
    if (known) return known
    await tie(proven, account)
    return users.visitByAccount(account, storeName)
  }

  return {
    byEmail: (email: string): Promise<PersonRow | undefined> => users.byEmail(email),
    byId: (id: string): Promise<PersonRow | undefined> => users.byId(id),
    anyone: (): Promise<boolean> => users.anyone(),
    add: (person: { email: string; name: string; passwordHash: string | null }): Promise<PersonRow> => users.add(person),
    /** Gives these people the role of an operator, where they are known and do not have it. */
    makeOperators: (emails: readonly string[]): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        for (const id of await usersRepository(transaction).makeOperators(emails))
          await record(transaction, { kind: 'operator-given', at: clock.now(), by: null, about: id, address: null, values: {} })
      }),
    setPasswordHash: (id: string, hash: string): Promise<void> => users.setPasswordHash(id, hash),
    /**
     * The person of a verified token, and the store of this name if they are a member: asked for
     * at every call, so that what is taken away is gone at once. Throws a `session/…` problem.
     */
    async visit(proven: ProvenIdentity, storeName: string | null): Promise<Visit> {
      const { issuer, subject, email, emailVerified } = proven
      const aboard = issuer === null
      const known = aboard
        ? uuid.test(subject) && (await users.visitById(subject, storeName))
        : await byAccount(proven, { issuer, subject }, storeName)
      if (!known)
        throw new ProblemError('session/invalid-token', 'Nobody here has this token.', { cause: { reason: 'unknown person', subject } })
      if (!known.active) throw refused('session/inactive-person', 'This person may not sign in any more.', proven)
      const changes = !aboard && emailVerified && email !== null && email !== known.email.toLowerCase()
      const changed = changes && (await users.changeEmail(known.id, email))
      if (known.paused === true && known.role === 'partner')
        throw new ProblemError('access/paused-by-plan', 'The plan of the store has no place for this partner now.')
      return {
        person: { id: known.id, email: changed ? email : known.email, calledBy: email ?? known.email, name: known.name },
        operator: known.operator,
        store: storeName === null ? null : memberStore(known, storeName),
      }
    },
  }
}
