import { sql } from 'kysely'
import type { Role } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { pageSize } from '../../database/page-cursor.ts'

export interface PersonRow {
  id: string
  email: string
  name: string
  active: boolean
  operator: boolean
  secondFactor: boolean
  createdAt: Date
  signedInAt: Date | null
  stores: { store: string; displayName: string; role: Role }[]
  storeCount: number
  /** What they are sorted by. */
  foundBy: string
}

/** Stores of a person that are named. */
const named = 3

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const columns = sql`p.id, p.email::text as email, p.name, p.active, p.operator,
  (exists (select 1 from authenticators u where u.person_id = p.id and u.confirmed_at is not null) or exists (select 1 from passkeys k where k.person_id = p.id)) as "secondFactor",
  p.created_at as "createdAt", p.found_by as "foundBy",
  (select a.at from audit_log a where a.person_id = p.id and a.kind = 'signed-in' order by a.at desc, a.id desc limit 1) as "signedInAt",
  (select count(*)::int from memberships m where m.person_id = p.id) as "storeCount",
  coalesce((select json_agg(json_build_object('store', f.name, 'displayName', f.display_name, 'role', f.role) order by f.name) from (
    select s.name, s.display_name, m.role from memberships m join stores s on s.id = m.store_id where m.person_id = p.id order by s.name limit ${named}) f), '[]') as stores`

/** People of the whole installation, as rows. */
export const peopleRepository = (queries: Queries) => ({
  /** One more than a page holds. `words` are plain. */
  async page(
    { words, store }: { words: readonly string[]; store: string | null },
    after: readonly [foundBy: string, id: string] | null,
  ): Promise<PersonRow[]> {
    const holding = words.map((word) => sql`and p.found_by like ${`%${literally(word)}%`}`)
    const { rows } = await sql<PersonRow>`
      select ${columns} from (
        select p.* from people p
        where (${store}::text is null or exists (
            select 1 from memberships m join stores s on s.id = m.store_id where m.person_id = p.id and s.name = ${store}))
          ${sql.join(holding, sql` `)}
          ${after ? sql`and (p.found_by collate "C", p.id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
        order by p.found_by collate "C", p.id limit ${pageSize + 1}) p
      order by p.found_by collate "C", p.id`.execute(queries)
    return rows
  },
  async byId(id: string): Promise<PersonRow | undefined> {
    const { rows } = await sql<PersonRow>`select ${columns} from people p where p.id = ${id}`.execute(queries)
    return rows[0]
  },
  /** A person whom nobody else changes until the transaction ends. */
  async lock(id: string): Promise<{ active: boolean; operator: boolean } | undefined> {
    const { rows } = await sql<{ active: boolean; operator: boolean }>`
      select active, operator from people where id = ${id} for update`.execute(queries)
    return rows[0]
  },
  /** Whether somebody else runs the installation. Until the transaction ends nobody else takes the role away. */
  async otherOperators(id: string): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`.execute(queries)
    const { rows } = await sql`select 1 from people where operator and active and id <> ${id} limit 1`.execute(queries)
    return rows.length > 0
  },
  async change(id: string, change: { active?: boolean; operator?: boolean }): Promise<void> {
    await queries.updateTable('people').set(change).where('id', '=', id).execute()
  },
  /** Names of people, by id. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await queries
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  },
})
