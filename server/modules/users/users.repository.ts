import { sql } from 'kysely'
import { prepared, type Queries } from '../../database/index.ts'

export interface PersonRow {
  id: string
  email: string
  name: string
  passwordHash: string | null
  active: boolean
}

/** People, as rows. */
export const usersRepository = (queries: Queries) => {
  const people = queries.selectFrom('people').select(['id', 'email', 'name', 'password_hash as passwordHash', 'active'])
  return {
    byEmail: (email: string): Promise<PersonRow | undefined> => people.where('email', '=', email).executeTakeFirst(),
    /** A person, and the id of their store of this name. */
    async visit(email: string, storeName: string | null): Promise<{ id: string; email: string; name: string; active: boolean; storeId: string | null } | undefined> {
      const { rows } = await sql<{ id: string; email: string; name: string; active: boolean; storeId: string | null }>`${prepared}
        select p.id, p.email, p.name, p.active, s.id as "storeId"
        from people p left join stores s on s.owner_id = p.id and s.name = ${storeName}
        where p.email = ${email}`.execute(queries)
      return rows[0]
    },
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
    setPasswordHash: async (id: string, passwordHash: string): Promise<void> => {
      await queries.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    },
    anyone: async (): Promise<boolean> => (await queries.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined,
    note: async (personId: string, action: string, detail: object): Promise<void> => {
      await queries.insertInto('audit_log').values({ person_id: personId, action, detail: JSON.stringify(detail) }).execute()
    },
  }
}
