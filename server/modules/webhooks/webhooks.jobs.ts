import type { Task } from '../../jobs/index.ts'
import { type DeliveriesService, sendWebhookTask } from './deliveries.service.ts'

/** Sends each message once its job comes, and every five minutes those whose job was lost. */
export const sendWebhookJob = (deliveries: DeliveriesService): Task<{ storeId?: string; id?: string }> => ({
  name: sendWebhookTask,
  schedule: '*/5 * * * *',
  run: ({ storeId, id }, stop) => deliveries.work(storeId && id ? { storeId, id } : null, stop),
})

/** Removes old messages, every night. */
export const oldDeliveriesJob = (deliveries: DeliveriesService): Task<object> => ({
  name: 'old-webhook-deliveries',
  schedule: '30 3 * * *',
  run: () => deliveries.removeOld(),
})
