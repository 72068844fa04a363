import { sql } from 'kysely'
import type { ListKind, ListReference, NoticeKind } from '../../../contract/index.ts'
import { partnersOutside } from '../../access/index.ts'
import { prepared, type Queries } from '../../database/index.ts'
import { listTables } from '../../database/list-tables.ts'

/** What people are notified of. */
export interface NewNotice {
  storeId: string
  kind: NoticeKind
  list?: ListReference
  publication?: string
  synchronisation?: string
  proposal?: string
  /** The name of the person who did it, and what they said with it. */
  by?: string
  word?: string | null
  /** Who is notified: the owners, one person of the store, or all who may publish there but one. @default everybody who works there */
  to?: 'owners' | { person: string } | { publishersBut: string }
  figures?: Record<string, number>
  /** Not sent again while one of its kind about the store is unread. */
  once?: boolean
}

export interface NoticeRow {
  id: string
  kind: NoticeKind
  store: string | null
  storeName: string | null
  listKind: ListKind | null
  listId: number | null
  listName: string | null
  publication: string | null
  synchronisation: string | null
  proposal: string | null
  by: string | null
  word: string | null
  figures: Record<string, number>
  at: Date
  readAt: Date | null
}

/** What tells of the sales of a whole store: not for partners who may see a part of it. */
const ofWholeStore: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['no-orders'])
const seeingAll = sql`(m.role = 'owner' or (m.categories is null and m.brands is null))`

const publishersBut = (person: string) => sql`(m.role = 'owner' or not m.approval) and m.person_id <> ${person}`

/** Those of a store are shown with those of the account. */
const about = (store: string | null) => (store === null ? sql`true` : sql`(store is null or store = ${store})`)

const shownColumns = sql`id::text, kind, store, store_name as "storeName", list_kind as "listKind", list_id as "listId", list_name as "listName",
        case when store_id is not null then publication_id end as publication, case when store_id is not null then synchronisation_id end as synchronisation, case when store_id is not null then proposal_id end as proposal,
        person_name as by, word, figures, at, read_at as "readAt"`

/** Notices, as rows. */
export const noticesRepository = (queries: Queries) => ({
  /** The name of a list; null where it is not there. */
  async nameOf(storeId: string, { kind, id }: ListReference): Promise<string | null> {
    const table = sql.table(listTables[kind])
    const { rows } = await sql<{ name: string }>`select name from ${table} where store_id = ${storeId} and id = ${id}`.execute(queries)
    return rows[0]?.name ?? null
  },
  /**
   * One for everybody who works in the store, or for those whom it names. Of
   * a list outside their limits partners are not notified, unless by name.
   */
  async add(notice: NewNotice, at: Date): Promise<void> {
    const { storeId, kind, list, publication, synchronisation, proposal, by, word, to, figures = {}, once = false } = notice
    const named =
      to === undefined
        ? sql`true`
        : to === 'owners'
          ? sql`m.role = 'owner'`
          : 'person' in to
            ? sql`m.person_id = ${to.person}`
            : publishersBut(to.publishersBut)
    const name = list ? await this.nameOf(storeId, list) : null
    const byName = typeof to === 'object' && 'person' in to
    const without = list && !byName ? [...(await partnersOutside(queries, storeId, list))] : []
    await sql`
      insert into notices (person_id, store_id, store, store_name, kind, list_kind, list_id, list_name, publication_id, synchronisation_id, proposal_id, person_name, word, figures, at)
      select m.person_id, stores.id, stores.name, display_name, ${kind}, ${list?.kind ?? null}, ${list?.id ?? null}::int, ${name}::text,
        ${publication ?? null}, ${synchronisation ?? null}, ${proposal ?? null}::uuid, ${by ?? null}::text, ${word ?? null}::text, ${JSON.stringify(figures)}, ${at}
      from stores join memberships m on m.store_id = stores.id where stores.id = ${storeId} and ${named} and ${ofWholeStore.has(kind) ? seeingAll : sql`true`} and not m.person_id = any(${without}::uuid[])
        and not (${once} and exists (select 1 from notices n where n.store_id = stores.id and n.person_id = m.person_id and n.kind = ${kind} and n.read_at is null))
        and not exists (select 1 from notice_settings q where q.person_id = m.person_id and ${kind} = any(q.muted))`.execute(queries)
  },
  /** One for a person, about their account. */
  async addOfAccount(personId: string, kind: NoticeKind, at: Date): Promise<void> {
    await queries.insertInto('notices').values({ person_id: personId, kind, figures: '{}', at }).execute()
  },
  /** Of one store by its name, with those of the account; of all stores where that is null. */
  newest: (personId: string, store: string | null, most: number): Promise<NoticeRow[]> =>
    sql<NoticeRow>`${prepared}
      select ${shownColumns}
      from notices where person_id = ${personId} and ${about(store)} order by notices.id desc limit ${most}`
      .execute(queries)
      .then(({ rows }) => rows),
  /** Unread ones that came after `id`, the oldest first. */
  unreadAfter: (personId: string, id: string): Promise<NoticeRow[]> =>
    sql<NoticeRow>`
      select ${shownColumns} from notices where person_id = ${personId} and id > ${id}::bigint and read_at is null order by notices.id limit 500`
      .execute(queries)
      .then(({ rows }) => rows),
  unread: (personId: string, store: string | null): Promise<number> =>
    sql<{
      count: number
    }>`${prepared}select count(*)::int as count from notices where person_id = ${personId} and ${about(store)} and read_at is null`
      .execute(queries)
      .then(({ rows }) => rows[0]!.count),
  /** Marks these (all where null) and gives the stores that they are about. */
  read: (personId: string, store: string | null, ids: readonly string[] | null, at: Date): Promise<string[]> =>
    sql<{ store: string }>`
      with marked as (
        update notices set read_at = ${at} where person_id = ${personId} and ${about(store)} and read_at is null and (${ids}::bigint[] is null or id = any(${ids}::bigint[])) returning store_id)
      select distinct store_id as store from marked where store_id is not null`
      .execute(queries)
      .then(({ rows }) => rows.map(({ store }) => store)),
  /** Removes them and gives the stores that they were about. */
  clear: (personId: string, store: string | null): Promise<string[]> =>
    sql<{ store: string }>`
      with removed as (delete from notices where person_id = ${personId} and ${about(store)} returning store_id)
      select distinct store_id as store from removed where store_id is not null`
      .execute(queries)
      .then(({ rows }) => rows.map(({ store }) => store)),
  /** Removes what is older than `before`, and of each person what comes after the newest `most`. */
  async removeOld(before: Date, most: number): Promise<void> {
    await sql`delete from notices where at < ${before}`.execute(queries)
    await sql`
      delete from notices where id in (
        select id from (select id, row_number() over (partition by person_id order by id desc) as number from notices) numbered where number > ${most})`.execute(
      queries,
    )
  },
})
