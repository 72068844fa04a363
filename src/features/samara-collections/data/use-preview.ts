import { useEffect, useState } from 'react'
import type { Endpoint, Reply } from '../../../../contract/index.ts'
import { useApi, type EndpointInput } from '../../../api/index.ts'

/** Milliseconds after which one that did not come is requested again. */
const retryAfter = 1_000

/** What a call would give for what is being written; the last answer stays until the next one is there. Null asks nothing. */
export function usePreview<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  pause: number,
  /** Asks again where it is another one. */
  again = 0,
): Reply<E> | undefined {
  const { call } = useApi()
  const [answer, setAnswer] = useState<Reply<E>>()
  const requested = input === null ? null : JSON.stringify(input)
  useEffect(() => {
    if (requested === null) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = (after: number): void => {
      timer = setTimeout(() => {
        call(endpoint, JSON.parse(requested) as EndpointInput<E>, { signal: stop.signal }).then(
          (reply) => setAnswer(reply as Reply<E>),
          () => {
            if (!stop.signal.aborted) ask(retryAfter)
          },
        )
      }, after)
    }
    ask(pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [call, endpoint, requested, pause, again])
  return requested === null ? undefined : answer
}
