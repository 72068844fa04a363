import { randomBytes, randomUUID } from 'node:crypto'
import { type Webhook, type WebhookDelivery, type WebhookEvent, webhookLimits } from '../../../contract/index.ts'
import type { MemberStore } from '../../access/index.ts'
import { type AuditEvent, type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { isPermitted } from './check-address.ts'
import { deliveriesRepository } from './deliveries.repository.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import { type WebhookRow, webhooksRepository } from './webhooks.repository.ts'

export interface WebhooksDependencies {
  database: Database
  clock: Clock
  deliveries: DeliveriesService
  /** Whether addresses of networks of our own are permitted. */
  privateToo: boolean
  seal: { seal: (text: string, webhookId: string) => string; open: (sealed: string, webhookId: string) => string }
}

export interface GivenWebhook {
  url: string
  events: readonly WebhookEvent[]
}

type Kind = 'webhook-made' | 'webhook-changed' | 'webhook-deleted' | 'webhook-secret-renewed'

const unknown = () => new ProblemError('webhook/unknown', 'The store has no such webhook.')
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
const show = ({ sealedSecret: _, madeAt, ...row }: WebhookRow): Webhook => ({ ...row, madeAt: madeAt.toISOString() })

export type WebhooksService = ReturnType<typeof webhooksService>

/** The webhooks of a store: made, changed, deleted, tried out. */
export function webhooksService({ database, clock, deliveries, privateToo, seal }: WebhooksDependencies) {
  function checkAddress(url: string): void {
    if (!isPermitted(url, privateToo))
      throw new ProblemError('webhook/bad-address', 'The address is not permitted here.', {
        errors: [{ path: 'body.url', reason: 'must be a public https address without user and password' }],
      })
  }
  async function required(queries: Queries, store: MemberStore, id: string): Promise<WebhookRow> {
    const row = await webhooksRepository(queries, store.id).byId(id)
    if (!row) throw unknown()
    return row
  }
  const note = (queries: Queries, store: MemberStore, { id: by, address }: Caller, kind: Kind, url: string): Promise<void> =>
    record(queries, {
      kind,
      at: clock.now(),
      by,
      address,
      store: store.name,
      values: { host: new URL(url).host },
    } satisfies AuditEvent<Kind>)

  return {
    list: async (store: MemberStore): Promise<Webhook[]> => (await webhooksRepository(database, store.id).all()).map(show),
    /** Makes one; the same key makes one. Gives the secret, which is not shown again. Throws `webhook/bad-address`, `webhook/too-many`. */
    async create(store: MemberStore, caller: Caller, key: string, { url, events }: GivenWebhook) {
      checkAddress(url)
      const id = randomUUID()
      const secret = newSecret()
      return database.transaction().execute(async (transaction) => {
        const webhooks = webhooksRepository(transaction, store.id)
        const row = { id, url, events, key, sealedSecret: seal.seal(secret, id), at: clock.now() }
        if (await webhooks.add(row, webhookLimits.most)) await note(transaction, store, caller, 'webhook-made', url)
        const made = await webhooks.byKey(key)
        if (!made) throw new ProblemError('webhook/too-many', `A store has at most ${webhookLimits.most} webhooks.`)
        return { webhook: show(made), secret: seal.open(made.sealedSecret, made.id) }
      })
    },
    /** One that is switched off is sent nothing more of what waited. Throws `webhook/unknown`, `webhook/bad-address`. */
    async change(store: MemberStore, caller: Caller, id: string, change: GivenWebhook & { active: boolean }): Promise<Webhook> {
      return database.transaction().execute(async (transaction) => {
        await required(transaction, store, id)
        checkAddress(change.url)
        await webhooksRepository(transaction, store.id).change(id, change)
        if (!change.active) await deliveriesRepository(transaction, store.id).giveUp(id)
        await note(transaction, store, caller, 'webhook-changed', change.url)
        return show(await required(transaction, store, id))
      })
    },
    async renewSecret(store: MemberStore, caller: Caller, id: string) {
      const secret = newSecret()
      return database.transaction().execute(async (transaction) => {
        const row = await required(transaction, store, id)
        await webhooksRepository(transaction, store.id).setSecret(id, seal.seal(secret, id))
        await note(transaction, store, caller, 'webhook-secret-renewed', row.url)
        return { webhook: show(row), secret }
      })
    },
    async remove(store: MemberStore, caller: Caller, id: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const { url } = await required(transaction, store, id)
        await webhooksRepository(transaction, store.id).remove(id)
        await note(transaction, store, caller, 'webhook-deleted', url)
      })
    },
    test: async (store: MemberStore, id: string): Promise<WebhookDelivery> =>
      deliveries.test(store.id, await required(database, store, id)),
    async deliveries(store: MemberStore, id: string): Promise<WebhookDelivery[]> {
      await required(database, store, id)
      return deliveries.newest(store.id, id)
    },
  }
}
