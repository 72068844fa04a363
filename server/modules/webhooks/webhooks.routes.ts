import {
  changeWebhook,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  renewWebhookSecret,
  testWebhook,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { WebhooksService } from './webhooks.service.ts'

/** Calls about the webhooks of a store. */
export function webhooksRoutes(route: Route, webhooks: WebhooksService): void {
  route(listWebhooks, ({ store }) => webhooks.list(store))
  route(createWebhook, ({ store, caller, idempotencyKey, body }) => webhooks.create(store, caller, idempotencyKey, body))
  route(changeWebhook, ({ store, caller, params, body }) => webhooks.change(store, caller, params.id, body))
  route(renewWebhookSecret, ({ store, caller, params }) => webhooks.renewSecret(store, caller, params.id))
  route(testWebhook, ({ store, params }) => webhooks.test(store, params.id))
  route(listWebhookDeliveries, ({ store, params }) => webhooks.deliveries(store, params.id))
  route(removeWebhook, async ({ store, caller, params }) => {
    await webhooks.remove(store, caller, params.id)
    return {}
  })
}
