import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type LinkPurpose, type ListReference, noRules, type PublicationState, type SynchronisationState } from '../../../contract/index.ts'
import { hashPassword } from '../../identity/index.ts'
import type { PublicationStage } from '../../modules/publication/index.ts'
import type { TestSamara } from '../assemble.ts'
import { seedPublication, seedSynchronisation } from '../seed-runs.ts'
import type { FuzzList } from './lists.ts'
import { ana, password } from './shop.ts'

const stageOf: Record<PublicationState, PublicationStage> = {
  scheduled: 'scheduled',
  waiting: 'planning',
  running: 'writing',
  sent: 'checking',
  verified: 'verified',
  'done-with-errors': 'done-with-errors',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** The hash of Ana's password: hashing is slow on purpose, so it is done once. */
let hash: Promise<string> | undefined

/** What goes on in a store, put there and ended by the hand of the test: so that there is something to stop, to repeat and to resolve. */
export const workOf = ({ connection: { pool }, jobs }: TestSamara, store: string) => ({
  /** Ends what is under way: calls find the shop ready again. */
  async letGo(): Promise<void> {
    jobs.clear()
    await pool.query(
      "update runs set state = 'cancelled', claim = null, due_at = null, ended_at = now() where kind in ('publication', 'synchronisation') and due_at is not null",
    )
  },

  /** The version of a list that is saved now; 0 where none is. */
  async version({ kind, id }: ListReference): Promise<number> {
    const { rows } = await pool.query<{ version: number }>(
      'select version from orderings where store_id = $1 and list_kind = $2 and list_id = $3',
      [store, kind, id],
    )
    return rows[0]?.version ?? 0
  },

  /** A publication of a list in this state; gives its id. */
  publication: ({ list, products }: FuzzList, state: PublicationState, startsAt: string | null = null): Promise<string> =>
    seedPublication(pool, { store, list, products, state: stageOf[state], startsAt }),

  /** A synchronisation in this state; gives its id. */
  synchronisation: (state: SynchronisationState): Promise<string> =>
    seedSynchronisation(pool, { store, state: state === 'waiting' ? 'running' : state }),

  /**
   * A proposal of a list by the person who calls, who may withdraw it, in
   * place of the ones before; gives its id. Its version is the newest one.
   */
  async proposal({ list: { kind, id }, products }: FuzzList): Promise<string> {
    const key = [store, kind, id]
    await pool.query("update proposals set state = 'replaced' where store_id = $1 and list_kind = $2 and list_id = $3", key)
    const { rows } = await pool.query<{ id: string }>(
      `with saved as (
         insert into orderings (store_id, list_kind, list_id, version, base_version, pins, rules, saved_at)
         values ($1, $2, $3, 1, 1, '[]', $4, now())
         on conflict (store_id, list_kind, list_id) do update set version = orderings.version + 1, base_version = orderings.version + 1, pending_moves = 0,
           pins = '[]', rules = excluded.rules
         returning version
       ), kept as (
         insert into ordering_versions (store_id, list_kind, list_id, version, products, pins, rules, saved_at)
         select $1, $2, $3, version, $5, '[]', $4, now() from saved
       )
       insert into proposals (store_id, list_kind, list_id, list_name, version, proposed_by, proposed_at, idempotency_key, request_digest)
       select $1, $2, $3, 'List', version, (select id from people where email = $7), now(), $6, '' from saved
       returning id`,
      [...key, JSON.stringify(noRules), products, randomUUID(), ana],
    )
    return rows[0]!.id
  },

  /** Somebody has turned a published list round on the platform. */
  async drift({ list: { kind, id }, products }: FuzzList): Promise<void> {
    const key = [store, kind, id]
    await pool.query(
      'update orderings set published_version = version, published_at = now() where store_id = $1 and list_kind = $2 and list_id = $3',
      key,
    )
    await pool.query(
      `insert into drifts (store_id, list_kind, list_id, found_at, checked, differing, differences, live)
       values ($1, $2, $3, now(), $4, 1, $5, $6) on conflict do nothing`,
      [...key, products.length, JSON.stringify([{ product: products[0], asked: 1, found: products.length }]), [...products].reverse()],
    )
  },

  /** A link of a message, as its code. */
  async link(purpose: LinkPurpose, personName: string | null): Promise<string> {
    const code = randomBytes(24).toString('base64url')
    await pool.query(
      `insert into account_links (code_hash, purpose, email, person_id, expires_at)
       values ($1, $2, coalesce((select email from people where name = $4 and $5), $3), (select id from people where name = $4), '2100-01-01')`,
      // A link for a forgotten password works for the present address alone.
      [createHash('sha256').update(code).digest('base64url'), purpose, `${randomUUID()}@shop.example`, personName, purpose === 'password'],
    )
    return code
  },

  /** Nobody is asked for a code any more. */
  secondFactorOff: () => pool.query('delete from authenticators'),

  /** A person is asked for codes. */
  secondFactorOn: (email: string) =>
    pool.query(
      `insert into authenticators (person_id, sealed_key, begun_at, confirmed_at) select id, 'sealed', now(), now() from people where email = $1 on conflict do nothing`,
      [email],
    ),

  /** Lets a person work in a store as a partner, or no more. Gives their e-mail. */
  async partner(email: string, storeName: string, works = true): Promise<string> {
    await pool.query('insert into people (email, name) values ($1::citext, $1::text) on conflict (email) do nothing', [email])
    const person = '(select id from people where email = $1::citext)'
    const of = '(select id from stores where name = $2)'
    await pool.query(`delete from memberships where person_id = ${person} and store_id = ${of}`, [email, storeName])
    if (works)
      await pool.query(`insert into memberships (store_id, person_id, role) select ${of}, ${person}, 'partner'`, [email, storeName])
    return email
  },

  /** The one invitation of a store, by its owner, as its code. */
  async invitation(email: string, storeName: string): Promise<string> {
    const code = randomBytes(24).toString('base64url')
    await pool.query('delete from partner_invitations')
    await pool.query(
      `insert into partner_invitations (code_hash, store_id, email, inviter_id, created_at, expires_at)
       select $1, s.id, $2, m.person_id, '2026-03-01', '2100-01-01' from stores s join memberships m on m.store_id = s.id and m.role = 'owner' where s.name = $3 limit 1`,
      [createHash('sha256').update(code).digest('base64url'), email, storeName],
    )
    return code
  },

  /** Makes Ana's password the one that cases send, since another case may have changed it, and forgets wrong ones. */
  async passwordWorks(): Promise<void> {
    await pool.query('delete from sign_in_attempts')
    await pool.query('update people set password_hash = $1 where email = $2', [await (hash ??= hashPassword(password)), ana])
  },
})
