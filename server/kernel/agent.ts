import type { Resolve } from './public-addresses.ts'

const shared = Symbol.for('undici.globalDispatcher.1')

type AgentClass = new (options: { connect: { timeout: number; lookup?: Resolve } }) => object

const systems = {}
const agents = new WeakMap<object, Map<number, Promise<object>>>()

/**
 * What `fetch` is given besides, so that connecting is given up after `timeout` milliseconds, and names become
 * addresses by `resolve` (null: as the system does). Node does not export the class of its own agent, but leaves
 * the one that it uses where every copy of undici finds it, from the first call on. Where it is not there:
 * nothing, then it is Node's 10 seconds; but no call goes out where names are to be resolved by `resolve`.
 */
export function agentOf(timeout: number, resolve: Resolve | null = null): Promise<object> {
  const ofResolve = agents.get(resolve ?? systems) ?? new Map<number, Promise<object>>()
  agents.set(resolve ?? systems, ofResolve)
  const known = ofResolve.get(timeout)
  if (known) return known
  const made = fetch('data:,').then(() => {
    const agent = (globalThis as { [shared]?: { constructor: unknown } })[shared]?.constructor
    if (typeof agent === 'function')
      return { dispatcher: new (agent as AgentClass)({ connect: { timeout, ...(resolve ? { lookup: resolve } : {}) } }) }
    if (resolve) throw new Error('Names cannot be checked before a connection is made: this Node has no agent to be found.')
    return {}
  })
  ofResolve.set(timeout, made)
  return made
}
