const shared = Symbol.for('undici.globalDispatcher.1')

type AgentClass = new (options: { connect: { timeout: number } }) => object

const agents = new Map<number, Promise<object>>()

/**
 * What `fetch` is given besides, so that connecting is given up after `timeout` milliseconds. Node does not export the class of its own agent, but leaves the one
 * that it uses where every copy of undici finds it, from the first call on. Nothing where it is not there: then it is Node's 10 seconds.
 */
export function agentOf(timeout: number): Promise<object> {
  const known = agents.get(timeout)
  if (known) return known
  const made = fetch('data:,').then(() => {
    const agent = (globalThis as { [shared]?: { constructor: unknown } })[shared]?.constructor
    return typeof agent === 'function' ? { dispatcher: new (agent as AgentClass)({ connect: { timeout } }) } : {}
  })
  agents.set(timeout, made)
  return made
}
