import type { Endpoint } from '../../contract/index.ts'
import { address, type EndpointInput } from './call.ts'

/** The store of a call whose address has it in its path, written as in a query; nothing of another one. */
function storeInPath({ access }: Endpoint, { params }: { params?: unknown }): string {
  const store = access.store === 'params.store' ? (params as { store?: string } | undefined)?.store : undefined
  return store === undefined ? '' : `?store=${encodeURIComponent(store)} `
}

/** The name that an answer is cached under: the endpoint's id, then everything that was asked. */
export function keyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, compact = false): string {
  const { body } = input as { body?: unknown }
  return `${endpoint.id} ${storeInPath(endpoint, input)}${compact ? 'compact ' : ''}${address(endpoint, input)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}

/** Whether a cached answer is one of the endpoint's. */
export const belongsTo = (key: unknown, endpoint: Endpoint): boolean => typeof key === 'string' && key.startsWith(`${endpoint.id} `)

/** Whether a cached answer is about the store: its name stands in what was asked. */
export function isAboutStore(key: unknown, store: string): boolean {
  if (typeof key !== 'string') return false
  const address = /[^ ]*\?[^ ]*/.exec(key)?.[0]
  return address !== undefined && new URLSearchParams(address.slice(address.indexOf('?'))).get('store') === store
}
