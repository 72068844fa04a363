import { sql } from 'kysely'
import type { AuditKind, Language, Preferences, Profile, Role } from '../../../contract/index.ts'
import { everyStore } from '../../database/every-store.ts'
import { forgetPerson } from '../../audit/index.ts'
import type { Queries } from '../../database/index.ts'

/** What a person may see and change of themselves, as rows. */
export const profileRepository = (queries: Queries) => ({
  person: (id: string) =>
    queries
      .selectFrom('people')
      .select(['email', 'name', 'language', 'active', 'created_at as createdAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  /** Lets nothing new refer to a person until the transaction ends. */
  async lock(id: string): Promise<void> {
    await sql`select 1 from people where id = ${id} for update`.execute(queries)
  },
  async save(id: string, { name, language }: { name: string; language: Language }): Promise<void> {
    await queries.updateTable('people').set({ name, language }).where('id', '=', id).execute()
  },
  /** Stores that have no other owner. */
  ownedStores: (id: string): Promise<Profile['ownedStores']> =>
    sql<Profile['ownedStores'][number]>`
      select s.name as store, s.display_name as "displayName",
        (select count(*)::int from memberships p where p.store_id = s.id and p.role = 'partner') as partners
      from memberships m join stores s on s.id = m.store_id
      where m.person_id = ${id} and m.role = 'owner'
        and not exists (select 1 from memberships o where o.store_id = s.id and o.role = 'owner' and o.person_id <> m.person_id)
      order by s.name`
      .execute(queries)
      .then(({ rows }) => rows),
  stores: (id: string): Promise<{ store: string; role: Role; since: Date }[]> =>
    sql<{ store: string; role: Role; since: Date }>`
      select s.name as store, m.role, m.since from memberships m join stores s on s.id = m.store_id where m.person_id = ${id} order by s.name`
      .execute(queries)
      .then(({ rows }) => rows),
  accounts: (id: string): Promise<{ issuer: string; subject: string; tiedAt: Date }[]> =>
    queries.selectFrom('person_identities').select(['issuer', 'subject', 'tied_at as tiedAt']).where('person_id', '=', id).execute(),
  preferences: (id: string): Promise<{ store: string; preferences: Preferences }[]> =>
    sql<{ store: string; preferences: Preferences }>`${everyStore}
      select s.name as store, p.preferences from preferences p join stores s on s.id = p.store_id where p.person_id = ${id} order by s.name`
      .execute(queries)
      .then(({ rows }) => rows),
  notices: (id: string): Promise<{ at: Date; store: string | null; kind: string; list: string | null }[]> =>
    queries
      .selectFrom('notices')
      .select(['at', 'store', 'kind', 'list_name as list'])
      .where('person_id', '=', id)
      .orderBy('id', 'desc')
      .execute(),
  messages: (email: string): Promise<{ at: Date; kind: string; subject: string }[]> =>
    queries
      .selectFrom('mails')
      .select(['created_at as at', 'kind', 'subject'])
      .where('receiver', '=', email)
      .orderBy('created_at', 'desc')
      .execute(),
  actions: (id: string): Promise<{ at: Date; action: AuditKind; address: string | null }[]> =>
    queries.selectFrom('audit_log').select(['at', 'kind as action', 'address']).where('person_id', '=', id).orderBy('id', 'desc').execute(),
  /** Removes a person with what is theirs alone. What they did in stores stays, without their name and whereabouts. */
  async remove(id: string, email: string): Promise<void> {
    await forgetPerson(queries, id)
    await queries.deleteFrom('mails').where('receiver', '=', email).execute()
    await queries.deleteFrom('people').where('id', '=', id).execute()
  },
})
