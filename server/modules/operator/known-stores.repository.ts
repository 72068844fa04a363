import { sql } from 'kysely'
import type { StoreReadiness, StoreType } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { pageSize } from '../../database/page-cursor.ts'

export interface KnownStoreRow {
  id: string
  store: string
  displayName: string
  storeType: StoreType
  account: string
  owner: { name: string; email: string } | null
  members: number
  readiness: StoreReadiness
  pausedAt: Date | null
  synchronisedAt: Date | null
}

const literally = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

const columns = sql`s.id, s.name as store, s.display_name as "displayName", s.store_type as "storeType", s.account, s.readiness, s.paused_at as "pausedAt",
  s.synchronised_at as "synchronisedAt", (select count(*)::int from memberships m where m.store_id = s.id) as members,
  (select json_build_object('name', p.name, 'email', p.email) from memberships m join people p on p.id = m.person_id
    where m.store_id = s.id and m.role = 'owner' limit 1) as owner`

/** Stores of the whole installation, as rows. */
export const knownStoresRepository = (queries: Queries) => ({
  /** One more than a page holds, by name. */
  async page(search: string, after: string | null): Promise<KnownStoreRow[]> {
    const pattern = `%${literally(search)}%`
    const { rows } = await sql<KnownStoreRow>`
      select ${columns} from stores s
      where (${search} = '' or s.name ilike ${pattern} or s.display_name ilike ${pattern} or s.account ilike ${pattern})
        and (${after}::text is null or s.name collate "C" > ${after})
      order by s.name collate "C" limit ${pageSize + 1}`.execute(queries)
    return rows
  },
  async byName(name: string): Promise<KnownStoreRow | undefined> {
    const { rows } = await sql<KnownStoreRow>`select ${columns} from stores s where s.name = ${name}`.execute(queries)
    return rows[0]
  },
})
