import { sql } from 'kysely'
import type { ApiTokenPermission } from '../../../contract/index.ts'
import { prepared, type Queries } from '../../database/index.ts'

/** A token as it is kept. */
export interface ApiTokenRow {
  id: string
  name: string
  endsWith: string
  permissions: ApiTokenPermission[]
  stores: string[]
  madeAt: Date
  usedAt: Date | null
  endsAt: Date | null
}

export interface NewApiToken {
  personId: string
  name: string
  hash: string
  endsWith: string
  permissions: readonly ApiTokenPermission[]
  storeIds: readonly string[]
  key: string
  at: Date
  endsAt: Date | null
}

/** What a token allows. */
export interface ApiGrant {
  id: string
  personId: string
  permissions: readonly ApiTokenPermission[]
  storeIds: readonly string[]
  usedAt: Date | null
  endsAt: Date | null
}

const ofPerson = (personId: string, now: Date) => sql`t.person_id = ${personId} and (t.ends_at is null or t.ends_at > ${now})`

/** API tokens, as rows. */
export const apiTokensRepository = (queries: Queries) => ({
  /** Those of a person that have not ended; stores that the person is no member of are left out. */
  async ofPerson(personId: string, now: Date): Promise<ApiTokenRow[]> {
    const { rows } = await sql<ApiTokenRow>`
      select t.id, t.name, t.ends_with as "endsWith", t.permissions, t.made_at as "madeAt", t.used_at as "usedAt", t.ends_at as "endsAt",
        array(select s.name from stores s join memberships m on m.store_id = s.id
          where s.id = any(t.store_ids) and m.person_id = t.person_id order by s.name) as stores
      from api_tokens t where ${ofPerson(personId, now)} order by t.made_at desc, t.id`.execute(queries)
    return rows
  },
  async count(personId: string, now: Date): Promise<number> {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from api_tokens t where ${ofPerson(personId, now)}`.execute(queries)
    return rows[0]!.count
  },
  /** Ids of the stores of these names that the person is a member of. */
  async storesNamed(personId: string, names: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select s.id from stores s join memberships m on m.store_id = s.id where m.person_id = ${personId} and s.name = any(${names}::text[])`.execute(
      queries,
    )
    return rows.map(({ id }) => id)
  },
  /** Adds one; where the key was used already, that one becomes this. Gives its id. */
  async put({ personId, name, hash, endsWith, permissions, storeIds, key, at, endsAt }: NewApiToken): Promise<string> {
    const given = {
      name,
      token_hash: hash,
      ends_with: endsWith,
      permissions: [...permissions],
      store_ids: [...storeIds],
      made_at: at,
      ends_at: endsAt,
    }
    const { id } = await queries
      .insertInto('api_tokens')
      .values({ ...given, person_id: personId, request_key: key, used_at: null })
      .onConflict((conflict) => conflict.columns(['person_id', 'request_key']).doUpdateSet(given))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  /** Removes one, and gives its name; undefined where the person has none of this id. */
  async remove(personId: string, id: string): Promise<string | undefined> {
    const row = await queries
      .deleteFrom('api_tokens')
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    return row?.name
  },
  async byHash(hash: string): Promise<ApiGrant | undefined> {
    const { rows } = await sql<ApiGrant>`${prepared}
      select id, person_id as "personId", permissions, store_ids as "storeIds", used_at as "usedAt", ends_at as "endsAt"
      from api_tokens where token_hash = ${hash}`.execute(queries)
    return rows[0]
  },
  async used(id: string, at: Date): Promise<void> {
    await queries.updateTable('api_tokens').set({ used_at: at }).where('id', '=', id).execute()
  },
})
