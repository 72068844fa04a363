import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { ListReference } from '../../contract/index.ts'
import { publicationKind, type PublicationStage } from '../modules/publication/index.ts'
import { synchronisationKind, type SynchronisationStage } from '../modules/synchronisation/index.ts'
import { claimIn, isEnded, type Kind, ruleOf } from '../runs/index.ts'

interface Seed<S extends string> {
  store: string
  /** @default a new one */
  id?: string
  state: S
  /** @default now */
  at?: Date
}

/** Puts a run into the database as if it had come to this state, without a job. */
async function seedRun<S extends string>(
  pool: pg.Pool,
  kind: Kind<S>,
  subject: string,
  slot: string | null,
  { store, id, state, at }: Seed<S>,
): Promise<string> {
  const ended = isEnded(kind, state)
  const waits = ruleOf(kind, state).is === 'scheduled' ? 'time' : ended ? 'nothing' : 'worker'
  const { rows } = await pool.query<{ id: string }>(
    `insert into runs (store_id, id, kind, subject, state, waits_for, claim, slot, actor, requested_at, due_at, ended_at, failure)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'system', $9, $10, $11, $12) returning id`,
    [
      store,
      id ?? randomUUID(),
      kind.name,
      subject,
      state,
      waits,
      claimIn(kind, state, { subject, slot }),
      slot,
      at ?? new Date(),
      ended ? null : (at ?? new Date()),
      ended ? (at ?? new Date()) : null,
      // A run never fails without saying why.
      state === 'failed' ? 'unexpected' : null,
    ],
  )
  return rows[0]!.id
}

/** Puts a publication into the database. Returns its id. */
export async function seedPublication(
  pool: pg.Pool,
  {
    list,
    products,
    startsAt = null,
    key = randomUUID(),
    ...seed
  }: Seed<PublicationStage> & {
    list: ListReference
    products: readonly number[]
    startsAt?: string | null
    key?: string
  },
): Promise<string> {
  const id = await seedRun(pool, publicationKind, `${list.kind}:${list.id}`, startsAt?.slice(0, 16) ?? null, seed)
  await pool.query(
    `insert into publications (store_id, id, list_kind, list_id, version, products, product_count, starts_at, idempotency_key, request_digest)
     values ($1, $2, $3, $4, 1, $5, cardinality($5::int[]), $6, $7, '')`,
    [seed.store, id, list.kind, list.id, products, startsAt, key],
  )
  return id
}

/** Puts a synchronisation into the database. Returns its id. */
export async function seedSynchronisation(
  pool: pg.Pool,
  { scope = 'everything', ...seed }: Seed<SynchronisationStage> & { scope?: 'everything' | 'sales' },
): Promise<string> {
  const id = await seedRun(pool, synchronisationKind, scope === 'sales' ? 'sales' : 'catalogue', null, seed)
  await pool.query('insert into synchronisations (store_id, id, scope) values ($1, $2, $3)', [seed.store, id, scope])
  return id
}
