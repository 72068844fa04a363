const shared = Symbol.for('undici.globalDispatcher.1')

type Dispatcher = NonNullable<RequestInit['dispatcher']>
type AgentClass = new (options: { connect: { timeout: number } }) => Dispatcher

const agents = new Map<number, Promise<Dispatcher | undefined>>()

/**
 * What connects for `fetch`, giving up after `timeout` milliseconds. Node does not export the class of its own agent, but leaves the one
 * that it uses where every copy of undici finds it, from the first call on. Undefined where it is not there: then it is Node's 10 seconds.
 */
export function agentOf(timeout: number): Promise<Dispatcher | undefined> {
  const known = agents.get(timeout)
  if (known) return known
  const made = fetch('data:,').then(() => {
    const agent = (globalThis as { [shared]?: { constructor: unknown } })[shared]?.constructor
    return typeof agent === 'function' ? new (agent as AgentClass)({ connect: { timeout } }) : undefined
  })
  agents.set(timeout, made)
  return made
}
