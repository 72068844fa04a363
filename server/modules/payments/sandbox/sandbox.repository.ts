import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../../../database/index.ts'
import type { SandboxObjects } from '../../../database/tables/payments.ts'

type Kind = SandboxObjects['kind']

const prefix: Record<Kind, string> = { customer: 'cus', card: 'card', charge: 'ch', refund: 're', event: 'evt' }

/** What the gateway on board knows. It shares a database with the rest, and nothing else: each statement stands by itself. */
export const sandboxRepository = (queries: Queries) => ({
  /** Makes an object; with the same key again, gives the one that it made. */
  async make<B extends object>(kind: Kind, key: string | null, body: B, at: Date): Promise<{ id: string; body: B; isNew: boolean }> {
    const id = `sbx_${prefix[kind]}_${randomBytes(12).toString('hex')}`
    const made = await queries
      .insertInto('sandbox_objects')
      .values({ id, kind, request_key: key, body: JSON.stringify(body), created_at: at })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return { id, body, isNew: true }
    const former = await queries
      .selectFrom('sandbox_objects')
      .select(['id', 'body'])
      .where('request_key', '=', key)
      .executeTakeFirstOrThrow()
    return { id: former.id, body: former.body as B, isNew: false }
  },
  async read<B>(kind: Kind, id: string): Promise<B | null> {
    const row = await queries.selectFrom('sandbox_objects').select('body').where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
    return row ? (row.body as B) : null
  },
  /** Changes an object under its lock; null where there is none. */
  async change<B extends object>(kind: Kind, id: string, change: (body: B) => B): Promise<B | null> {
    return queries.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('sandbox_objects')
        .select('body')
        .where('kind', '=', kind)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return null
      const body = change(row.body as B)
      await transaction
        .updateTable('sandbox_objects')
        .set({ body: JSON.stringify(body) })
        .where('id', '=', id)
        .execute()
      return body
    })
  },
  async remove(kind: Kind, id: string): Promise<void> {
    await queries.deleteFrom('sandbox_objects').where('kind', '=', kind).where('id', '=', id).execute()
  },
  async between<B>(kind: Kind, from: Date, to: Date): Promise<{ id: string; body: B }[]> {
    const rows = await queries
      .selectFrom('sandbox_objects')
      .select(['id', 'body'])
      .where('kind', '=', kind)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .orderBy('created_at')
      .execute()
    return rows.map(({ id, body }) => ({ id, body: body as B }))
  },
  /** Events that were not delivered yet. */
  async undelivered(): Promise<{ id: string; body: { kind: string; charge: string } }[]> {
    const { rows } = await sql<{ id: string; body: { kind: string; charge: string } }>`
      select id, body from sandbox_objects where kind = 'event' and not (body ? 'deliveredAt') order by created_at limit 100`.execute(
      queries,
    )
    return rows
  },
})
