import { product, type WebhookDelivery, webhookLimits } from '../../../contract/index.ts'
import { agentOf } from '../../kernel/agent.ts'
import { publicOnly, type Resolve } from '../../kernel/public-addresses.ts'

export interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

/** What came of an attempt. */
export type Attempt = Pick<WebhookDelivery, 'status' | 'fault'>

export interface PostOptions {
  /** Whether addresses of networks of our own are permitted. */
  privateToo: boolean
  /** How names become addresses. @default as the system does */
  resolve?: Resolve
  /** @default the usual one */
  timeout?: number
}

/** Why nothing was answered. */
function faultOf(error: unknown): NonNullable<Attempt['fault']> {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  if (cause?.code === 'EPRIVATE') return 'private-address'
  return name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(cause?.code ?? '') ? 'timeout' : 'unreachable'
}

/**
 * Sends messages: each attempt connects to the address that was checked, and follows no
 * redirect, which could lead anywhere. Nothing of an answer but its status is looked at.
 */
export function postMessages({
  privateToo,
  resolve,
  timeout = webhookLimits.timeout,
}: PostOptions): (message: Message) => Promise<Attempt> {
  const checked = privateToo ? null : publicOnly(resolve)
  return async ({ url, headers, body }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', 'user-agent': `${product.name} webhooks`, ...headers },
        body,
        signal: AbortSignal.timeout(timeout),
        ...(await agentOf(timeout, checked)),
      })
      await response.body?.cancel()
      return { status: response.status, fault: response.ok ? null : 'refused' }
    } catch (error) {
      return { status: null, fault: faultOf(error) }
    }
  }
}
