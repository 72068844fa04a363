import type { Endpoint } from '../../contract/index.ts'
import type { EndpointInput, Call, CallOptions } from './call.ts'
import { keyOf } from './key.ts'

/**
 * Begins a call before anybody asks: whoever asks the same soon is given that answer. `after` holds it back until then, however that ends.
 */
export type Expect = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: Pick<CallOptions, 'compact'>,
  after?: Promise<unknown>,
) => Promise<unknown>

/** So long an answer waits for somebody who asks, in milliseconds: later it may be old. */
const answerLifetime = 10_000

/** Fails as soon as who asked waits no longer. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = (): void => fail(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/** Calls that can be begun while the page is still being put together. */
export function aheadOf(call: Call): { call: Call; expect: Expect } {
  const begun = new Map<string, Promise<unknown>>()
  return {
    expect(endpoint, input, { compact = false } = {}, after = Promise.resolve()) {
      const key = keyOf(endpoint, input, compact)
      const answer = after.then(
        () => call(endpoint, input, { compact }),
        () => call(endpoint, input, { compact }),
      )
      begun.set(key, answer)
      answer.catch(() => undefined)
      setTimeout(() => begun.delete(key), answerLifetime)
      return answer
    },
    call: ((endpoint, input, options) => {
      const key = keyOf(endpoint, input, options?.compact)
      const answer = begun.get(key)
      begun.delete(key)
      if (!answer) return call(endpoint, input, options)
      return options?.signal ? Promise.race([answer, stopped(options.signal)]) : answer
    }) as Call,
  }
}
