import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { stamped } from './order-document.ts'
import type { Order } from './order.ts'

/** How a key wants to hear of orders. */
export interface FeedConfig {
  filter: { type: 'FromWorkflow' | 'FromOrders'; status?: string[]; expression?: string; disableSingleFire?: boolean }
  queue: { visibilityTimeoutInSeconds: number; messageRetentionPeriodInSeconds: number }
}

export interface FeedEvent {
  eventId: string
  handle: string
  domain: string
  state: string
  lastState: string
  orderId: string
  lastChange: string
  currentChange: string
}

type Queries = Pick<pg.PoolClient, 'query'>

/** One queue a key. What is taken from it comes again, unless it is committed; now and then something comes twice anyway. */
export interface Feeds {
  /** Null where the key has none, or had none to hear for too long. */
  config(account: string, key: string, now: Date): Promise<(FeedConfig & { quantity: number; oldest: number }) | null>
  configure(account: string, key: string, config: FeedConfig | null, now: Date): Promise<void>
  publish(queries: Queries, account: string, order: Order, from: string, to: string): Promise<void>
  take(account: string, key: string, most: number, config: FeedConfig, now: Date): Promise<FeedEvent[]>
  commit(account: string, key: string, handles: readonly string[]): Promise<void>
}

/** Of so many events one is there twice. */
const doubled = 7

export function createFeeds(pool: pg.Pool): Feeds {
  const forget = 'delete from simulator.feeds where account = $1 and key = $2'
  return {
    async config(account, key, now) {
      const { rows } = await pool.query<{ config: FeedConfig; last_event_at: Date; quantity: string; oldest: Date | null }>(
        `select config, last_event_at, (select count(*) from simulator.feed_events where account = $1 and key = $2) as quantity,
           (select min(made_at) from simulator.feed_events where account = $1 and key = $2) as oldest
         from simulator.feeds where account = $1 and key = $2`,
        [account, key],
      )
      const row = rows[0]
      if (!row) return null
      if (now.getTime() - row.last_event_at.getTime() > row.config.queue.messageRetentionPeriodInSeconds * 1000) {
        await pool.query(forget, [account, key])
        return null
      }
      return { ...row.config, quantity: Number(row.quantity), oldest: row.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : 0 }
    },
    async configure(account, key, config, now) {
      if (config === null) await pool.query(forget, [account, key])
      else
        await pool.query(
          'insert into simulator.feeds values ($1, $2, $3, $4) on conflict (account, key) do update set config = excluded.config, last_event_at = excluded.last_event_at',
          [account, key, JSON.stringify(config), now],
        )
    },
    async publish(queries, account, order, from, to) {
      const event = {
        eventId: randomBytes(16).toString('hex').toUpperCase(),
        domain: 'Marketplace',
        state: to,
        lastState: from,
        orderId: order.id,
        lastChange: stamped(order.madeAt),
        currentChange: stamped(order.changedAt),
      }
      await queries.query(
        // An account without the status among those that it listens to receives nothing and gets no reason.
        `with hearing as (
           update simulator.feeds set last_event_at = greatest(last_event_at, $4) where account = $1 and (config->'filter'->>'type' = 'FromOrders' or config->'filter'->'status' ? $2) returning key
         ), added as (
           insert into simulator.feed_events (account, key, body, made_at, visible_at) select $1, key, $3::jsonb, $4, $4 from hearing returning id, key
         )
         insert into simulator.feed_events (account, key, body, made_at, visible_at) select $1, key, $3::jsonb, $4, $4 from added where id % ${doubled} = 0`,
        [account, to, JSON.stringify(event), order.changedAt],
      )
    },
    async take(account, key, most, { queue }, now) {
      const handle = randomBytes(24).toString('base64url')
      const { rows } = await pool.query<{ id: string; body: Omit<FeedEvent, 'handle'>; handle: string }>(
        `update simulator.feed_events set visible_at = $4, handle = $5 || id::text
         where id in (select id from simulator.feed_events where account = $1 and key = $2 and visible_at <= $3 order by visible_at, id limit $6 for update skip locked)
         returning id, body, handle`,
        [account, key, now, new Date(now.getTime() + queue.visibilityTimeoutInSeconds * 1000), handle, most],
      )
      return rows.map(({ body, handle: own }) => ({ ...body, handle: own }))
    },
    async commit(account, key, handles) {
      await pool.query('delete from simulator.feed_events where account = $1 and key = $2 and handle = any($3)', [
        account,
        key,
        [...handles],
      ])
    },
  }
}
