import type { Webhook, WebhookDelivery } from '../../../contract/index.ts'

export const webhook: Webhook = {
  id: '00000000-0000-4000-8000-000000000001',
  url: 'https://erp.regalos-de-ana.example/samara',
  events: ['publication.ended', 'drift.found'],
  active: true,
  madeAt: '2026-02-01T09:00:00Z',
}

export const webhooks: readonly Webhook[] = [
  webhook,
  {
    ...webhook,
    id: '00000000-0000-4000-8000-000000000002',
    url: 'https://hooks.almacen.example/agotados?canal=tienda',
    events: ['list.sold_out_first'],
    active: false,
  },
]

const delivery: WebhookDelivery = {
  id: '00000000-0000-4000-8000-000000000011',
  type: 'publication.ended',
  state: 'delivered',
  attempts: 1,
  status: 204,
  fault: null,
  milliseconds: 84,
  madeAt: '2026-03-10T08:40:00Z',
  triedAt: '2026-03-10T08:40:00Z',
  nextAt: null,
}

/** One of each outcome. */
export const deliveries: readonly WebhookDelivery[] = [
  { ...delivery, id: '1', type: 'webhook.test', state: 'failed', status: null, fault: 'private-address' },
  { ...delivery, id: '2', state: 'waiting', attempts: 2, status: 503, fault: 'refused', nextAt: '2026-03-10T09:10:00Z' },
  { ...delivery, id: '3', type: 'drift.found', state: 'failed', attempts: 10, status: null, fault: 'timeout' },
  delivery,
]
