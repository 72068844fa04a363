import type { Static } from 'typebox'
import { Webhook as Signer } from 'standardwebhooks'
import {
  type DeliveryType,
  type ListReference,
  type webhookData,
  type WebhookDelivery,
  type WebhookEvent,
  webhookLimits,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Logger } from '../../kernel/logger.ts'
import { deliveriesRepository, type DeliveryRow, dueDeliveries, storesWithOldDeliveries } from './deliveries.repository.ts'
import type { Attempt, Message } from './post-message.ts'
import { webhooksRepository } from './webhooks.repository.ts'

export interface DeliveriesDependencies {
  database: Database
  jobs: Pick<Jobs, 'enqueue'>
  clock: Clock
  logger: Logger
  post: (message: Message) => Promise<Attempt>
  /** Gives a sealed secret of a webhook back. */
  open: (sealed: string, webhookId: string) => string
}

/** What happened in a store, about a list. */
export type Happening = {
  [T in WebhookEvent]: { type: T; list: ListReference } & Omit<Static<(typeof webhookData)[T]>, 'store' | 'list'>
}[WebhookEvent]

/** The job that sends one message. */
export const sendWebhookTask = 'send-webhook'

/** For so many milliseconds a message that is being sent is nobody else's. */
const claimed = 60_000
/** Messages of one look. */
const atOnce = 100
const day = 86_400_000
/** A receiver that answers so wants nothing more. */
const gone = 410

const bodyOf = (type: DeliveryType, at: Date, data: object): string => JSON.stringify({ type, timestamp: at.toISOString(), data })

/** A message as it is shown. */
export const showDelivery = ({ madeAt, triedAt, nextAt, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  madeAt: madeAt.toISOString(),
  triedAt: triedAt?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? nextAt.toISOString() : null,
})

/** When a message is tried again after so many attempts; null: never. */
function nextAttempt(attempts: number, now: Date): Date | null {
  const seconds = webhookLimits.retries[attempts - 1]
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000)
}

export type DeliveriesService = ReturnType<typeof deliveriesService>

/**
 * Messages to webhooks: written down with what they are about, sent by a job,
 * tried again with backoff. Each arrives once or more often, by the same id.
 */
export function deliveriesService({ database, jobs, clock, logger, post, open }: DeliveriesDependencies) {
  /** Signs and sends a message as Standard Webhooks has it. */
  async function attempt(
    id: string,
    { webhookId, url, sealedSecret, body }: { webhookId: string; url: string; sealedSecret: string; body: string },
  ) {
    const at = clock.now()
    const began = performance.now()
    const outcome = await post({
      url,
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
        'webhook-signature': new Signer(open(sealedSecret, webhookId)).sign(id, at, body),
      },
    })
    return { ...outcome, at, milliseconds: Math.round(performance.now() - began) }
  }

  async function sendOne(storeId: string, id: string): Promise<void> {
    const now = clock.now()
    const delivery = await deliveriesRepository(database, storeId).claim(id, now, new Date(now.getTime() + claimed))
    if (!delivery) return
    const tried = await attempt(id, delivery)
    const nextAt = tried.fault === null || tried.status === gone ? null : nextAttempt(delivery.attempts, clock.now())
    if (tried.fault !== null)
      logger.info({ delivery: id, attempts: delivery.attempts, fault: tried.fault, status: tried.status }, 'webhook not delivered')
    await database.transaction().execute(async (transaction) => {
      const deliveries = deliveriesRepository(transaction, storeId)
      const state = tried.fault === null ? 'delivered' : nextAt ? 'waiting' : 'failed'
      await deliveries.tried(id, { ...tried, state, nextAt: nextAt ?? now })
      if (nextAt) await jobs.enqueue(sendWebhookTask, { storeId, id }, { queries: transaction, after: nextAt })
      if (tried.status !== gone) return
      await webhooksRepository(transaction, storeId).switchOff(delivery.webhookId)
      await deliveries.giveUp(delivery.webhookId)
    })
  }

  return {
    /** Writes down what happened, for each webhook that wants it. Within the transaction of `queries` it is sent when that is committed. */
    async happened(storeId: string, { type, list, ...data }: Happening, queries: Queries): Promise<void> {
      const webhooks = webhooksRepository(queries, storeId)
      if (!(await webhooks.wants(type))) return
      const named = { kind: list.kind, id: list.id, name: await webhooks.listName(list) }
      const at = clock.now()
      const body = bodyOf(type, at, { store: await webhooks.storeName(), list: named, ...data })
      for (const id of await deliveriesRepository(queries, storeId).add(type, body, at))
        await jobs.enqueue(sendWebhookTask, { storeId, id }, { queries })
    },
    /** Sends a test message now, once. */
    async test(storeId: string, webhook: { id: string; url: string; sealedSecret: string }): Promise<WebhookDelivery> {
      const deliveries = deliveriesRepository(database, storeId)
      const body = bodyOf('webhook.test', clock.now(), { store: await webhooksRepository(database, storeId).storeName() })
      const id = await deliveries.addTest(webhook.id, body, clock.now())
      const tried = await attempt(id, { ...webhook, webhookId: webhook.id, body })
      const state = tried.fault === null ? 'delivered' : 'failed'
      await deliveries.tried(id, { ...tried, state, nextAt: tried.at })
      const { status, fault, milliseconds, at } = tried
      return showDelivery({
        id,
        type: 'webhook.test',
        state,
        attempts: 1,
        status,
        fault,
        milliseconds,
        madeAt: at,
        triedAt: at,
        nextAt: at,
      })
    },
    newest: async (storeId: string, webhookId: string): Promise<WebhookDelivery[]> =>
      (await deliveriesRepository(database, storeId).newest(webhookId, webhookLimits.deliveries)).map(showDelivery),
    /** Sends one message, or all that are due. */
    async work(one: { storeId: string; id: string } | null, stop?: AbortSignal): Promise<void> {
      const due = one ? [one] : await dueDeliveries(database, clock.now(), atOnce)
      for (const { storeId, id } of due) if (!stop?.aborted) await sendOne(storeId, id)
    },
    async removeOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - webhookLimits.days * day)
      for (const storeId of await storesWithOldDeliveries(database, before))
        await deliveriesRepository(database, storeId).removeBefore(before)
    },
  }
}
