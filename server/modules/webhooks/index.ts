/** Addresses outside that are sent what happens in a store, signed as Standard Webhooks has it. */
export type { DeliveriesService } from './deliveries.service.ts'
export { webhooksModule } from './module.ts'
export type { PostOptions } from './post-message.ts'
