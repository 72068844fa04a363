import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '../../../../contract/index.ts'
import { type QueryResult, useApi, useEndpoint } from '../../../api/index.ts'
import type { WebhookAnswer } from '../model/webhook-dialog.ts'

export interface WebhooksData extends Pick<QueryResult<readonly Webhook[]>, 'failure' | 'again'> {
  webhooks: readonly Webhook[] | undefined
  /** Gives the secret, which is not shown again. The same key makes one. Each rejects with what `call` throws. */
  make: (answer: WebhookAnswer, key: string) => Promise<string>
  change: (id: string, answer: WebhookAnswer) => Promise<unknown>
  renew: (id: string) => Promise<string>
  remove: (id: string) => Promise<unknown>
  test: (id: string) => Promise<WebhookDelivery>
}

/** The webhooks of a store. */
export function useWebhooks(store: string): WebhooksData {
  const { call } = useApi()
  const query = { store }
  const { data: webhooks, failure, again, mutate } = useEndpoint(listWebhooks, { query })
  const thenAgain = async <T>(done: Promise<T>): Promise<T> => {
    const answer = await done
    void mutate()
    return answer
  }
  return {
    webhooks,
    failure,
    again,
    make: async ({ url, events }, idempotencyKey) =>
      (await thenAgain(call(createWebhook, { query, body: { url, events } }, { idempotencyKey }))).secret,
    change: (id, body) => thenAgain(call(changeWebhook, { params: { id }, query, body })),
    renew: async (id) => (await call(renewWebhookSecret, { params: { id }, query })).secret,
    remove: (id) => thenAgain(call(removeWebhook, { params: { id }, query })),
    test: (id) => call(testWebhook, { params: { id }, query }),
  }
}

/** The last messages of a webhook; of none where that is null. */
export const useDeliveries = (store: string, id: string | null): QueryResult<WebhookDelivery[]> =>
  useEndpoint(listWebhookDeliveries, id === null ? null : { params: { id }, query: { store } })
