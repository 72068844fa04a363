import { type RawBuilder, sql } from 'kysely'
import type { ListReference, PublicationFailure, PublicationWay } from '../../../contract/index.ts'
import { idArray, readIds } from '../../database/id-array.ts'
import { prepared, type Queries } from '../../database/index.ts'
import type { WaitsFor } from '../../database/column-words.ts'
import { type Run, runColumns } from '../../runs/index.ts'
import { inSql, type PublicationStage, slotOf, stagesSent, stagesUnderWay, subjectOf } from './publication-kind.ts'

/** A publication: its run and its own columns. */
export interface PublicationRow extends Run<PublicationStage> {
  /** Name of the store. */
  store: string
  list: ListReference
  listName: string
  /** The platform's collection that it is, or has; null for a category, and for a Samara collection that is not on the platform. */
  collection: number | null
  way: PublicationWay
  failure: PublicationFailure | null
  version: number
  /** Name of the person. */
  requestedBy: string | null
  /** Name of the person whose proposal it came from; empty where they are no more, null where it came from none. */
  proposedBy: string | null
  /** Name of the automation that saved its version; null where a person did. */
  automation: string | null
  startsAt: Date | null
  endsAt: Date | null
  returns: string | null
  /** The hidden products of its collection, stored before a file import empties it; null while the collection is complete. */
  fileHidden: number[] | null
  looks: number
  repairs: number
  products: number
  checked: number
  verified: number
  unseen: number
  /** Scores that were read since then need not be read again in the verification. */
  lookFrom: Date | null
  digest: string
  /** Null until it is planned. */
  toWrite: number | null
  written: number
  skipped: number
  failed: number
  calls: number
  callsFailed: number
}

export interface NewPublication {
  list: ListReference
  version: number
  products: readonly number[]
  startsAt: Date | null
  endsAt: Date | null
  /** The publication whose former ordering it restores. */
  returns: string | null
  key: string
  digest: string
  /** The proposal that it comes from. @default none */
  proposal?: string | undefined
}

/** The columns of a publication that can change, besides its run. */
export interface Progress {
  way: PublicationWay
  starts_at: Date | null
  ends_at: Date | null
  sent_at: Date
  to_write: number | null
  written: number
  file_hidden: number[] | null
  looks: number
  repairs: number
  checked: number
  verified: number
  unseen: number
  look_from: Date | null
  lots_done: number
}

/** A summary of a list's publications. */
export interface StateOfList extends ListReference {
  /** The newest that has begun or ended. */
  newest: { state: PublicationStage; waitsFor: WaitsFor } | null
  /** When the next one begins. */
  nextAt: Date | null
}

/** Publications of one store, as rows. */
export const publicationRepository = (queries: Queries, storeId: string) => {
  const select = sql`
    select ${runColumns}, s.name as store, json_build_object('kind', p.list_kind, 'id', p.list_id) as list, coalesce(c.name, m.name, y.name, '') as "listName",
      case p.list_kind when 'collection' then p.list_id when 'samara' then y.platform_id end as collection, p.way, p.version,
      person.name as "requestedBy", case when p.proposal_id is not null then coalesce(proposer.name, '') end as "proposedBy", case when v.source = 'automation' then v.name end as automation, p.starts_at as "startsAt", p.ends_at as "endsAt", p.returns, p.file_hidden as "fileHidden", p.looks, p.repairs,
      p.product_count as products, p.checked, p.verified, p.unseen, p.look_from as "lookFrom", p.request_digest as digest,
      p.to_write as "toWrite", p.written, p.skipped, p.failed, p.calls, p.calls_failed as "callsFailed"
    from runs r
      join publications p on p.store_id = ${storeId} and p.id = r.id
      join stores s on s.id = r.store_id
      left join people person on person.id = r.actor_id
      left join proposals o on o.store_id = ${storeId} and o.id = p.proposal_id
      left join people proposer on proposer.id = o.proposed_by
      left join ordering_versions v on v.store_id = ${storeId} and v.list_kind = p.list_kind and v.list_id = p.list_id and v.version = p.version
      left join categories c on p.list_kind = 'category' and c.store_id = ${storeId} and c.id = p.list_id
      left join collections m on p.list_kind = 'collection' and m.store_id = ${storeId} and m.id = p.list_id
      left join samara_collections y on p.list_kind = 'samara' and y.store_id = ${storeId} and y.id = p.list_id`
  const rows = (rest: RawBuilder<unknown>) =>
    sql<PublicationRow>`${prepared}${select} ${rest}`.execute(queries).then((result) => result.rows)
  const ofStore = sql`r.store_id = ${storeId} and r.kind = 'publication'`
  const ofList = (list: ListReference) => sql`${ofStore} and r.subject = ${subjectOf(list)}`
  const first = async (rest: RawBuilder<unknown>): Promise<PublicationRow | undefined> => (await rows(rest))[0]
  const scheduled = inSql('scheduled')
  const underWay = sql`r.state in (${inSql(...stagesUnderWay)})`

  return {
    byId: (id: string): Promise<PublicationRow | undefined> => first(sql`where ${ofStore} and r.id = ${id}`),
    /** Locks the row until the transaction ends. */
    lock: (id: string): Promise<PublicationRow | undefined> => first(sql`where ${ofStore} and r.id = ${id} for update of r`),
    byKey: (key: string): Promise<PublicationRow | undefined> => first(sql`where ${ofStore} and p.idempotency_key = ${key}`),
    latest: (limit: number): Promise<PublicationRow[]> => rows(sql`where ${ofStore} order by r.requested_at desc, r.id limit ${limit}`),
    /**
     * Everything that has not ended, and the newest `most` that have. In one
     * statement: what ends meanwhile is in one of them, and not in both.
     */
    queue: async (most: number): Promise<{ open: PublicationRow[]; over: PublicationRow[] }> => {
      const ended = sql`
        select e.id from runs e join publications q on q.store_id = ${storeId} and q.id = e.id
        where e.store_id = ${storeId} and e.kind = 'publication' and e.due_at is null order by coalesce(q.starts_at, e.requested_at) desc, e.id limit ${most}`
      const found = await rows(
        sql`where ${ofStore} and (r.due_at is not null or r.id in (${ended})) order by coalesce(p.starts_at, r.requested_at) desc, r.id`,
      )
      return { open: found.filter(({ dueAt }) => dueAt !== null), over: found.filter(({ dueAt }) => dueAt === null) }
    },
    /** The one of a list that waits or runs; else the one that is scheduled for `at`. */
    ofList: (list: ListReference, at: Date | null): Promise<PublicationRow | undefined> =>
      first(sql`where ${ofList(list)} and ${at ? sql`r.state = ${scheduled} and p.starts_at = ${at}` : underWay}`),
    /** The one of a list that is scheduled for the minute of `at`; the row is locked until the transaction ends. */
    lockScheduled: (list: ListReference, at: Date): Promise<PublicationRow | undefined> =>
      first(sql`where ${ofList(list)} and r.state = ${scheduled} and r.slot = ${slotOf(at)} for update of r`),
    newestOf: (list: ListReference): Promise<PublicationRow | undefined> =>
      first(sql`where ${ofList(list)} order by r.requested_at desc limit 1`),
    /** Lists that are to be published at a time, the soonest first. */
    scheduled: (): Promise<PublicationRow[]> => rows(sql`where ${ofStore} and r.state = ${scheduled} order by p.starts_at`),
    returning: (id: string): Promise<PublicationRow | undefined> => first(sql`where ${ofStore} and p.returns = ${id}`),
    /** The scheduled returns of the list that other publications have. */
    returnsOf: (row: PublicationRow): Promise<PublicationRow[]> =>
      rows(
        sql`where ${ofList(row.list)} and r.state = ${scheduled} and p.returns is not null and p.returns <> ${row.id} and r.id <> ${row.id} order by p.starts_at for update of r`,
      ),
    /** Publications of the same list that are sent and not verified yet. */
    sent: (row: PublicationRow): Promise<PublicationRow[]> =>
      rows(sql`where ${ofList(row.list)} and r.id <> ${row.id} and r.state in (${inSql(...stagesSent)}) for update of r`),

    /** True where a later publication of the list has begun since. */
    async overtaken(row: PublicationRow): Promise<boolean> {
      const { rows: found } = await sql`
        select 1 from runs r where ${ofList(row.list)} and r.id <> ${row.id} and r.started_at > ${row.startedAt ?? row.requestedAt} limit 1`.execute(
        queries,
      )
      return found.length > 0
    },

    /** The newest publication of each list that has begun or ended, and when the next scheduled one begins. */
    statesOfLists: (): Promise<StateOfList[]> =>
      sql<StateOfList>`
        select p.list_kind as kind, p.list_id as id, (array_agg(json_build_object('state', r.state, 'waitsFor', r.waits_for) order by coalesce(r.started_at, r.requested_at) desc, r.requested_at desc)
            filter (where r.state <> ${scheduled}))[1] as newest,
          min(p.starts_at) filter (where r.state = ${scheduled}) as "nextAt"
        from publications p join runs r on r.store_id = ${storeId} and r.id = p.id where p.store_id = ${storeId} group by p.list_kind, p.list_id`
        .execute(queries)
        .then((result) => result.rows),

    /** Adds a publication's own columns. False when the key was used meanwhile. */
    async add(id: string, publication: NewPublication): Promise<boolean> {
      const { list, version, products, startsAt, endsAt, returns, key, digest, proposal } = publication
      const { rows: added } = await sql`
        insert into publications (store_id, id, list_kind, list_id, version, products, product_count, way, starts_at, ends_at, returns, idempotency_key, request_digest, proposal_id)
        values (${storeId}, ${id}, ${list.kind}, ${list.id}, ${version}, ${idArray(products)}::int[], ${products.length}, ${list.kind === 'category' ? 'scores' : 'positions'},
          ${startsAt}, ${endsAt}, ${returns}, ${key}, ${digest}, ${proposal ?? null})
        on conflict (store_id, idempotency_key) do nothing returning id`.execute(queries)
      return added.length > 0
    },

    async products(id: string): Promise<number[]> {
      const { rows: found } = await sql<{
        products: string
      }>`select products::text from publications where store_id = ${storeId} and id = ${id}`.execute(queries)
      return Array.from(readIds(found[0]!.products))
    },

    async setProducts(id: string, products: readonly number[]): Promise<void> {
      await sql`update publications set products = ${idArray(products)}::int[], product_count = ${products.length} where store_id = ${storeId} and id = ${id}`.execute(
        queries,
      )
    },

    async update(id: string, progress: Partial<Progress>): Promise<void> {
      await queries.updateTable('publications').set(progress).where('store_id', '=', storeId).where('id', '=', id).execute()
    },

    /** True where another of its list waits or runs. */
    async followed(row: PublicationRow): Promise<boolean> {
      const { rows: found } = await sql`select 1 from runs r where ${ofList(row.list)} and r.id <> ${row.id} and ${underWay}`.execute(
        queries,
      )
      return found.length > 0
    },
  }
}
