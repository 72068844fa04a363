import type { Webhook, WebhookEvent } from '../../../../contract/index.ts'

/** What somebody wants of a webhook. */
export interface WebhookAnswer {
  url: string
  events: WebhookEvent[]
  active: boolean
}

/** What is asked or shown about a webhook. */
export type WebhookDialog =
  | { kind: 'making' }
  | { kind: 'changing' | 'renewing' | 'removing' | 'deliveries'; webhook: Webhook }
  | { kind: 'secret'; secret: string }
