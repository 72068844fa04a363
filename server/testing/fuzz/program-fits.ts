import { randomUUID } from 'node:crypto'
import { createWebhook } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import type { Fit, Fitted } from './fitted.ts'
import { ana, asAna, session } from './shop.ts'

/** Where nobody listens: an attempt ends at once. */
const url = 'http://127.0.0.1:9/hook'

/** Makes tokens and webhooks of programs fit what calls want. */
export function programFits(samara: TestSamara, store: string): Record<string, Fit> {
  const { pool } = samara.connection
  const withoutWebhooks = () => pool.query('delete from webhooks where store_id = $1', [store])
  /** A webhook of the store, in place of the ones before. */
  async function webhook(): Promise<Fitted> {
    await withoutWebhooks()
    const body = { url, events: ['drift.found' as const] }
    const { data } = await samara.call(createWebhook, { query: { store: 'ana-shop' }, body }, asAna, { key: randomUUID() })
    return { params: { id: data.webhook.id } }
  }
  return {
    async createApiToken() {
      await samara.openSession(ana, session)
      await pool.query('delete from api_tokens')
      return { body: { stores: ['ana-shop'] } }
    },
    async revokeApiToken() {
      const id = randomUUID()
      await pool.query(
        `insert into api_tokens (id, person_id, name, token_hash, ends_with, permissions, store_ids, request_key, made_at)
         select $1, id, 'Script', $2, 'abcd', '{}', '{}', $2, now() from people where email = $3`,
        [id, `hash ${id}`, ana],
      )
      return { params: { id } }
    },
    async createWebhook() {
      await withoutWebhooks()
      return { body: { url } }
    },
    changeWebhook: async () => ({ ...(await webhook()), body: { url } }),
    renewWebhookSecret: webhook,
    testWebhook: webhook,
    listWebhookDeliveries: webhook,
    removeWebhook: webhook,
  }
}
