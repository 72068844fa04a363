import type { Secrets } from '../../kernel/secrets.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { type DeliveriesService, deliveriesService } from './deliveries.service.ts'
import { type PostOptions, postMessages } from './post-message.ts'
import { oldDeliveriesJob, sendWebhookJob } from './webhooks.jobs.ts'
import { webhooksRoutes } from './webhooks.routes.ts'
import { webhooksService } from './webhooks.service.ts'

/** Addresses outside that are sent what happens in a store. */
export function webhooksModule({
  secrets,
  post,
  ...parts
}: Pick<ServerParts, 'database' | 'jobs' | 'clock' | 'logger'> & { secrets: Secrets; post: PostOptions }): ServerModule<
  Pick<DeliveriesService, 'happened'>
> {
  const purpose = 'webhook-secret'
  const seal = {
    seal: (text: string, row: string) => secrets.seal(text, { purpose, row }),
    open: (sealed: string, row: string) => secrets.open(sealed, { purpose, row }),
  }
  const deliveries = deliveriesService({ ...parts, post: postMessages(post), open: seal.open })
  const webhooks = webhooksService({ ...parts, deliveries, seal, privateToo: post.privateToo })
  return {
    service: deliveries,
    routes: (route) => webhooksRoutes(route, webhooks),
    tasks: [sendWebhookJob(deliveries), oldDeliveriesJob(deliveries)],
  }
}
