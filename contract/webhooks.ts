import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Instant, Maybe, oneOf, PlatformId, StoreName, Uuid } from './fields.ts'
import { ListKind } from './lists.ts'

/** How far webhooks go. They stand beside `limits`, which every page of the app loads. */
export const webhookLimits = {
  /** Webhooks of one store. */
  most: 20,
  /** Characters of an address. */
  url: 2_000,
  /** Deliveries that are shown. */
  deliveries: 50,
  /** Milliseconds that a receiver has for its answer. */
  timeout: 10_000,
  /** Seconds between one attempt and the next: ten attempts within three days. */
  retries: [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400],
  /** Days that deliveries are kept. */
  days: 30,
} as const

/** What a webhook can be sent. */
export const webhookEvents = ['publication.ended', 'drift.found', 'list.sold_out_first'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a delivery is about: an event, or an attempt by hand. */
export const deliveryTypes = [...webhookEvents, 'webhook.test'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

const List = Type.Object({ kind: ListKind, id: PlatformId, name: Type.String() })
export const publicationEnds = ['verified', 'done-with-errors', 'failed', 'cancelled'] as const

/** What each kind of message says. */
export const webhookData = {
  'publication.ended': Type.Object({
    store: StoreName,
    list: List,
    publication: Uuid,
    state: oneOf(publicationEnds),
  }),
  'drift.found': Type.Object({
    store: StoreName,
    list: List,
    /** Products that were compared, those whose position could not be looked at, and those that stand elsewhere. */
    checked: Count,
    unseen: Count,
    differing: Count,
  }),
  'list.sold_out_first': Type.Object({
    store: StoreName,
    list: List,
    /** Sold-out products in the places that shoppers see first. */
    soldOut: Count,
  }),
  'webhook.test': Type.Object({ store: StoreName }),
} as const satisfies Record<DeliveryType, ReturnType<typeof Type.Object>>

/** The body of a message, as Standard Webhooks has it. */
export const webhookMessage = <T extends DeliveryType>(type: T) =>
  Type.Object({ type: Type.Literal(type), timestamp: Instant, data: webhookData[type] })

const Url = Type.String({
  minLength: 8,
  maxLength: webhookLimits.url,
  pattern: '^https?://[^\\s\\u0000-\\u001f\\ud800-\\udfff]+$',
  description: 'https; other addresses only where the installation permits them',
})
const Events = Type.Array(oneOf(webhookEvents), { minItems: 1, maxItems: webhookEvents.length, uniqueItems: true })

/** An address that is sent what happens in a store. */
export const Webhook = Type.Object({
  id: Uuid,
  url: Type.String(),
  events: Type.Array(oneOf(webhookEvents)),
  /** False: nothing is sent. A receiver that answers 410 switches it off. */
  active: Type.Boolean(),
  madeAt: Instant,
})
export type Webhook = Static<typeof Webhook>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export const deliveryFaults = ['private-address', 'unreachable', 'timeout', 'refused'] as const

/** A message that was sent, or is to be sent. */
export const WebhookDelivery = Type.Object({
  id: Uuid,
  type: oneOf(deliveryTypes),
  state: oneOf(deliveryStates),
  attempts: Count,
  /** What the receiver answered last. */
  status: Maybe(Type.Integer()),
  /** Why the last attempt did not succeed. */
  fault: Maybe(oneOf(deliveryFaults)),
  /** How long the last attempt took. */
  milliseconds: Maybe(Count),
  madeAt: Instant,
  /** When it was last tried. */
  triedAt: Maybe(Instant),
  /** When it is tried next. */
  nextAt: Maybe(Instant),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

const inStore = Type.Object({ store: StoreName })
const theOne = Type.Object({ id: Uuid })
const access = { store: 'query.store', permission: 'store.configure' } as const
const given = { url: Url, events: Events }
const WithSecret = Type.Object({ webhook: Webhook, secret: Type.String() })

export const listWebhooks = endpoint({
  id: 'listWebhooks',
  service: 'user',
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'Webhooks of a store, the oldest first.',
  query: inStore,
  reply: Type.Array(Webhook),
  access,
})

export const createWebhook = endpoint({
  id: 'createWebhook',
  service: 'user',
  method: 'POST',
  path: '/api/v1/webhooks',
  summary: 'Makes a webhook. The secret of its signatures is shown in this reply and never again.',
  query: inStore,
  body: Type.Object(given, { additionalProperties: false }),
  reply: WithSecret,
  problems: ['webhook/bad-address', 'webhook/too-many'],
  access,
  creates: true,
})

export const changeWebhook = endpoint({
  id: 'changeWebhook',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/webhooks/:id',
  summary: 'Changes a webhook.',
  params: theOne,
  query: inStore,
  body: Type.Object({ ...given, active: Type.Boolean() }, { additionalProperties: false }),
  reply: Webhook,
  problems: ['webhook/unknown', 'webhook/bad-address'],
  access,
})

export const removeWebhook = endpoint({
  id: 'removeWebhook',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/webhooks/:id',
  summary: 'Deletes a webhook with its deliveries.',
  params: theOne,
  query: inStore,
  reply: Type.Object({}),
  problems: ['webhook/unknown'],
  access,
})

export const renewWebhookSecret = endpoint({
  id: 'renewWebhookSecret',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/webhooks/:id/secret',
  summary: 'Gives a webhook another secret. The former one signs nothing any more.',
  params: theOne,
  query: inStore,
  reply: WithSecret,
  problems: ['webhook/unknown'],
  access,
})

export const testWebhook = endpoint({
  id: 'testWebhook',
  service: 'user',
  method: 'POST',
  path: '/api/v1/webhooks/:id/test',
  summary: 'Sends a test message now, once, and says what came of it.',
  params: theOne,
  query: inStore,
  reply: WebhookDelivery,
  problems: ['webhook/unknown'],
  access,
})

export const listWebhookDeliveries = endpoint({
  id: 'listWebhookDeliveries',
  service: 'user',
  method: 'GET',
  path: '/api/v1/webhooks/:id/deliveries',
  summary: 'The last messages of a webhook, the newest first.',
  params: theOne,
  query: inStore,
  reply: Type.Array(WebhookDelivery),
  problems: ['webhook/unknown'],
  access,
})
