import type pg from 'pg'
import type { Order, OrderLine, OrderStatus } from './order.ts'
import type { Feeds } from './feeds.ts'

/** Orders that were made since the simulator is there. They are kept. */
export interface LiveOrders {
  /** Oldest first, from and up to (both included). */
  between(account: string, from: Date, to: Date): Promise<Order[]>
  byId(account: string, id: string): Promise<Order | null>
  /** Makes one; feeds hear of it. `nextAt`: when it goes on by itself. */
  add(account: string, order: Omit<Order, 'id'>, nextAt: Date | null): Promise<Order>
  /** Changes one; feeds hear of it where its status is another. Throws a RangeError where there is none. */
  change(account: string, id: string, change: Partial<Order>, nextAt: Date | null): Promise<Order>
  /** Those that should have gone on by now. */
  due(now: Date): Promise<{ account: string; order: Order }[]>
}

interface Row {
  account: string
  id: string
  made_at: Date
  changed_at: Date
  authorized_at: Date | null
  invoiced_at: Date | null
  cancelled_at: Date | null
  status: OrderStatus
  currency: string
  lines: OrderLine[]
}

const asOrder = (row: Row): Order => ({
  id: row.id,
  madeAt: row.made_at,
  changedAt: row.changed_at,
  status: row.status,
  authorizedAt: row.authorized_at,
  invoicedAt: row.invoiced_at,
  cancelledAt: row.cancelled_at,
  currency: row.currency,
  lines: row.lines,
})

export function createLiveOrders(pool: pg.Pool, feeds: Feeds): LiveOrders {
  const keep = async (queries: pg.PoolClient, account: string, order: Order, nextAt: Date | null) => {
    await queries.query(
      `insert into simulator.orders (account, id, made_at, changed_at, authorized_at, invoiced_at, cancelled_at, status, next_at, currency, lines) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (account, id) do update set changed_at = excluded.changed_at, authorized_at = excluded.authorized_at, invoiced_at = excluded.invoiced_at,
         cancelled_at = excluded.cancelled_at, status = excluded.status, next_at = excluded.next_at, lines = excluded.lines`,
      [
        account,
        order.id,
        order.madeAt,
        order.changedAt,
        order.authorizedAt,
        order.invoicedAt,
        order.cancelledAt,
        order.status,
        nextAt,
        order.currency,
        JSON.stringify(order.lines),
      ],
    )
  }
  const together = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }
  const byId = async (queries: Pick<pg.PoolClient, 'query'>, account: string, id: string) => {
    const { rows } = await queries.query<Row>('select * from simulator.orders where account = $1 and id = $2', [account, id])
    return rows[0] ? asOrder(rows[0]) : null
  }
  return {
    async between(account, from, to) {
      const { rows } = await pool.query<Row>(
        'select * from simulator.orders where account = $1 and made_at between $2 and $3 order by made_at, id',
        [account, from, to],
      )
      return rows.map(asOrder)
    },
    byId: (account, id) => byId(pool, account, id),
    add: (account, given, nextAt) =>
      together(async (client) => {
        const { rows } = await client.query<{ number: string }>("select nextval('simulator.order_numbers') as number")
        const order = { ...given, id: `v${rows[0]?.number}smr-01` }
        await keep(client, account, order, nextAt)
        await feeds.publish(client, account, order, 'order-created', 'order-created')
        if (order.status !== 'payment-pending') await feeds.publish(client, account, order, 'order-created', order.status)
        return order
      }),
    change: (account, id, change, nextAt) =>
      together(async (client) => {
        const present = await byId(client, account, id)
        if (!present) throw new RangeError(`The simulator has no order ${id}.`)
        const order = { ...present, ...change, id }
        await keep(client, account, order, nextAt)
        if (order.status !== present.status) await feeds.publish(client, account, order, present.status, order.status)
        return order
      }),
    async due(now) {
      const { rows } = await pool.query<Row>('select * from simulator.orders where next_at <= $1 order by next_at limit 200', [now])
      return rows.map((row) => ({ account: row.account, order: asOrder(row) }))
    },
  }
}
