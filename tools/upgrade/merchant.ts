import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Endpoint, type Input, listStores, type Reply } from '../../contract/index.ts'
import { demoSignIn } from '../../demo/demo-store.ts'
import { addressOf, headersOf } from '../../server/testing/request.ts'
import { signIn } from './sign-in.ts'

/** The demo merchant, signed in at a running product. */
export interface Merchant {
  email: string
  store: string
  /** Sends a call. Throws where it is no success. */
  call<E extends Endpoint>(endpoint: E, input: Partial<Input<E>>): Promise<Reply<E>>
}

/** Tokens hold five minutes. */
const renewAfter = 200_000

/** Signs the demo merchant in. */
export async function openMerchant(address: string): Promise<Merchant> {
  const { email } = demoSignIn
  let token = await signIn(address, demoSignIn)
  let since = Date.now()
  const call: Merchant['call'] = async (endpoint, input) => {
    if (Date.now() - since > renewAfter) {
      token = await signIn(address, demoSignIn)
      since = Date.now()
    }
    const answer = await fetch(address + addressOf(endpoint, input.params ?? {}, input.query ?? {}), {
      method: endpoint.method,
      headers: {
        ...headersOf({ token, key: randomUUID() }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}: ${text.slice(0, 500)}`)
    return (JSON.parse(text) as { data: never }).data
  }
  const [store] = await call(listStores, { params: { email } })
  if (store === undefined) throw new Error('The demo merchant has no store.')
  return { email, store: store.store, call }
}

/** Waits until what is asked for holds. Throws with what was seen last where that takes too long. */
export async function until<T>(what: string, ask: () => Promise<T>, holds: (seen: T) => boolean, maxWait = 180_000): Promise<T> {
  const deadline = Date.now() + maxWait
  for (;;) {
    const seen = await ask()
    if (holds(seen)) return seen
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${maxWait / 1000} s. Last seen: ${JSON.stringify(seen).slice(0, 2_000)}`)
    await sleep(200)
  }
}
