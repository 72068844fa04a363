/** Webhooks: addresses that are sent what happens in a store. */
import { lazy } from 'react'

/** Seen in the settings alone. */
export const WebhooksTab = lazy(() => import('./pages/webhooks-tab.tsx').then(({ WebhooksTab: tab }) => ({ default: tab })))
