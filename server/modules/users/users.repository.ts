import { sql } from 'kysely'
import type { Role } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'

export interface PersonRow {
  id: string
  email: string
  name: string
  passwordHash: string | null
  active: boolean
}

/** A person, and what they are in the store that they ask for; null where they are no member. */
export interface VisitRow {
  id: string
  email: string
  name: string
  active: boolean
  operator: boolean
  storeId: string | null
  role: Role | null
  categories: number[] | null
  brands: number[] | null
  approval: boolean | null
  paused: boolean | null
}

/** Who an account at a provider elsewhere is: the provider, and its own id of the person. */
export interface Account {
  issuer: string
  subject: string
}

const membership = sql`m.store_id as "storeId", m.role, m.categories, m.brands, m.approval, m.waits_since is not null as paused`
const joined = (storeName: string | null) =>
  sql`left join (stores s join memberships m on m.store_id = s.id) on m.person_id = p.id and s.name = ${storeName}`

const uniqueViolation = '23505'

/** People, as rows. */
export const usersRepository = (queries: Queries) => {
  const people = queries.selectFrom('people').select(['id', 'email', 'name', 'password_hash as passwordHash', 'active'])
  return {
    byEmail: (email: string): Promise<PersonRow | undefined> => people.where('email', '=', email).executeTakeFirst(),
    /** The person to whom an account is tied, and what they are in the store of this name. */
    async visitByAccount({ issuer, subject }: Account, storeName: string | null): Promise<VisitRow | undefined> {
      const { rows } = await sql<VisitRow>`${prepared}
        select p.id, p.email, p.name, p.active, p.operator, ${membership}
        from person_identities i
        join people p on p.id = i.person_id
        ${joined(storeName)}
        where i.issuer = ${issuer} and i.subject = ${subject}`.execute(queries)
      return rows[0]
    },
    /** A person by id, and what they are in the store of this name. */
    async visitById(id: string, storeName: string | null): Promise<VisitRow | undefined> {
      const { rows } = await sql<VisitRow>`${prepared}
        select p.id, p.email, p.name, p.active, p.operator, ${membership}
        from people p ${joined(storeName)}
        where p.id = ${id}`.execute(queries)
      return rows[0]
    },
    /** Ties an account to a person. False where the account is another person's, or the person has another account of the same provider. */
    async tie({ issuer, subject }: Account, personId: string): Promise<boolean> {
      await queries
        .insertInto('person_identities')
        .values({ issuer, subject, person_id: personId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const tied = await queries
        .selectFrom('person_identities')
        .select('person_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return tied?.person_id === personId
    },
    /** Gives a person another e-mail, unless somebody has it; true where they have it now. */
    changeEmail: (id: string, email: string): Promise<boolean> =>
      queries
        .updateTable('people')
        .set({ email })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('people as others').select('others.id').where('others.email', '=', email))),
        )
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => numUpdatedRows > 0n)
        .catch((fault: { code?: string }) => {
          // Somebody got it in the same moment.
          if (fault.code !== uniqueViolation) throw fault
          return false
        }),
    byId: (id: string): Promise<PersonRow | undefined> => people.where('id', '=', id).executeTakeFirst(),
    /** Adds a person; where the e-mail is known already, that person is returned as they are. */
    async add(person: { email: string; name: string; passwordHash: string | null }): Promise<PersonRow> {
      await queries
        .insertInto('people')
        .values({ email: person.email, name: person.name, password_hash: person.passwordHash })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      return people.where('email', '=', person.email).executeTakeFirstOrThrow()
    },
    /** Gives the ids of those who did not have the role. */
    async makeOperators(emails: readonly string[]): Promise<string[]> {
      if (emails.length === 0) return []
      const rows = await queries
        .updateTable('people')
        .set({ operator: true })
        .where('email', 'in', [...emails])
        .where('operator', '=', false)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    setPasswordHash: async (id: string, passwordHash: string): Promise<void> => {
      await queries.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },
    anyone: async (): Promise<boolean> => (await queries.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined,
  }
}
