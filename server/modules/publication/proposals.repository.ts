import { type RawBuilder, sql } from 'kysely'
import { type ListReference, openProposalStates, type PartnerLimits, type ProposalState, type Role } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** A proposal with what is known of its list and its people. */
export interface ProposalRow {
  id: string
  storeId: string
  /** Name of the store. */
  store: string
  list: ListReference
  listName: string
  listThere: boolean
  version: number
  startsAt: Date | null
  endsAt: Date | null
  word: string | null
  state: ProposalState
  proposedBy: string | null
  proposerName: string | null
  proposerHere: boolean
  /** Name of the automation that saved its version; null where a person did. */
  automation: string | null
  proposedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  answer: string | null
  edited: boolean
  publication: string | null
  digest: string
  /** The version of the list that is saved now, who saved it and when, and when the list was published. */
  present: number
  savedAt: Date | null
  savedBy: string | null
  publishedAt: Date | null
}

export interface NewProposal {
  list: ListReference
  listName: string
  version: number
  startsAt: Date | null
  endsAt: Date | null
  word: string | null
  proposedBy: string
  proposedAt: Date
  key: string
  digest: string
}

/** What ends a proposal. */
export interface Decision {
  state: ProposalState
  by: string | null
  at: Date
  answer?: string
  edited?: boolean
  publication?: string
}

/** Who works in a store, as far as proposals ask. */
export interface Colleague {
  id: string
  name: string
  role: Role
  limits: PartnerLimits
}

const open = sql.join(openProposalStates.map((state) => sql.lit(state)))

/** Proposals of one store, as rows. */
export const proposalsRepository = (queries: Queries, storeId: string) => {
  const select = sql`
    select o.id, o.store_id as "storeId", s.name as store, json_build_object('kind', o.list_kind, 'id', o.list_id) as list, o.list_name as "listName",
      coalesce(c.id, m.id, y.id) is not null as "listThere", o.version, o.starts_at as "startsAt", o.ends_at as "endsAt", o.word, o.state,
      o.proposed_by as "proposedBy", proposer.name as "proposerName", works.person_id is not null as "proposerHere",
      case when v.source = 'automation' then v.name end as automation, o.proposed_at as "proposedAt",
      decider.name as "decidedBy", o.decided_at as "decidedAt", o.answer, o.edited, o.publication_id as publication, o.request_digest as digest,
      coalesce(d.version, 0) as present, d.saved_at as "savedAt", saver.name as "savedBy", d.published_at as "publishedAt"
    from proposals o
      join stores s on s.id = o.store_id
      left join people proposer on proposer.id = o.proposed_by
      left join memberships works on works.store_id = ${storeId} and works.person_id = o.proposed_by
      left join people decider on decider.id = o.decided_by
      left join ordering_versions v on v.store_id = ${storeId} and v.list_kind = o.list_kind and v.list_id = o.list_id and v.version = o.version
      left join orderings d on d.store_id = ${storeId} and d.list_kind = o.list_kind and d.list_id = o.list_id
      left join people saver on saver.id = d.saved_by
      left join categories c on o.list_kind = 'category' and c.store_id = ${storeId} and c.id = o.list_id
      left join collections m on o.list_kind = 'collection' and m.store_id = ${storeId} and m.id = o.list_id
      left join samara_collections y on o.list_kind = 'samara' and y.store_id = ${storeId} and y.id = o.list_id
    where o.store_id = ${storeId}`
  const rows = (rest: RawBuilder<unknown>) => sql<ProposalRow>`${select} ${rest}`.execute(queries).then((result) => result.rows)
  const first = async (rest: RawBuilder<unknown>): Promise<ProposalRow | undefined> => (await rows(rest))[0]
  const ofList = ({ kind, id }: ListReference) => sql`list_kind = ${kind} and list_id = ${id}`

  return {
    byId: (id: string): Promise<ProposalRow | undefined> => first(sql`and o.id = ${id}`),
    byKey: (key: string): Promise<ProposalRow | undefined> => first(sql`and o.idempotency_key = ${key}`),
    /** Locks the row until the transaction ends. */
    lock: (id: string): Promise<ProposalRow | undefined> => first(sql`and o.id = ${id} for update of o`),
    /** Nobody else saves the list until the transaction ends. */
    async lockList(list: ListReference): Promise<void> {
      await sql`select version from orderings where store_id = ${storeId} and ${ofList(list)} for update`.execute(queries)
    },
    /** Everything that waits or was sent back, the oldest first. */
    open: (): Promise<ProposalRow[]> => rows(sql`and o.state in (${open}) order by o.proposed_at, o.id`),

    /** The last one of a version of a list that a person sent. */
    last: (list: ListReference, version: number, by: string): Promise<ProposalRow | undefined> =>
      first(
        sql`and o.list_kind = ${list.kind} and o.list_id = ${list.id} and o.version = ${version} and o.proposed_by = ${by} order by o.proposed_at desc limit 1`,
      ),

    /** The lists of what waits, and how much of this person was sent back. */
    async counted(personId: string): Promise<{ waiting: ListReference[]; sentBack: number }> {
      const found = await sql<ListReference & { state: ProposalState; own: boolean }>`
        select list_kind as kind, list_id as id, state, coalesce(proposed_by = ${personId}, false) as own from proposals
        where store_id = ${storeId} and state in (${open})`.execute(queries)
      return {
        waiting: found.rows.flatMap(({ kind, id, state }) => (state === 'waiting' ? [{ kind, id }] : [])),
        sentBack: found.rows.filter(({ state, own }) => own && state === 'sent-back').length,
      }
    },

    /** Everybody who works in the store, owners first. */
    async colleagues(): Promise<Colleague[]> {
      const found = await sql<{
        id: string
        name: string
        role: Role
        categories: number[] | null
        brands: number[] | null
        approval: boolean
      }>`
        select p.id, p.name, m.role, m.categories, m.brands, m.approval from memberships m join people p on p.id = m.person_id
        where m.store_id = ${storeId} order by m.role, p.name, p.id`.execute(queries)
      return found.rows.map(({ id, name, role, ...limits }) => ({ id, name, role, limits }))
    },

    /** Adds one; the person's own open ones of the list are replaced. Null when the key was used meanwhile. */
    async add(proposal: NewProposal): Promise<string | null> {
      const { list, listName, version, startsAt, endsAt, word, proposedBy, proposedAt, key, digest } = proposal
      await sql`
        update proposals set state = 'replaced', decided_at = ${proposedAt}
        where store_id = ${storeId} and ${ofList(list)} and proposed_by = ${proposedBy} and state in (${open}) and idempotency_key <> ${key}`.execute(
        queries,
      )
      const added = await sql<{ id: string }>`
        insert into proposals (store_id, list_kind, list_id, list_name, version, starts_at, ends_at, word, proposed_by, proposed_at, idempotency_key, request_digest)
        values (${storeId}, ${list.kind}, ${list.id}, ${listName}, ${version}, ${startsAt}, ${endsAt}, ${word}, ${proposedBy}, ${proposedAt}, ${key}, ${digest})
        on conflict (store_id, idempotency_key) do nothing returning id`.execute(queries)
      return added.rows[0]?.id ?? null
    },

    async decide(id: string, { state, by, at, answer, edited, publication }: Decision): Promise<void> {
      await sql`
        update proposals set state = ${state}, decided_by = ${by}, decided_at = ${at}, answer = ${answer ?? null}, edited = ${edited ?? false},
          publication_id = ${publication ?? null}
        where store_id = ${storeId} and id = ${id}`.execute(queries)
    },
  }
}

/** Names of the stores that a person works in, by id. */
export async function storesOfPerson(queries: Queries, personId: string): Promise<string[]> {
  const { rows } = await sql<{ store: string }>`select store_id as store from memberships where person_id = ${personId}`.execute(queries)
  return rows.map(({ store }) => store)
}
