import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint, Reply } from '../../contract/index.ts'
import { useApi } from './api-provider.tsx'
import type { EndpointInput, CallOptions } from './call.ts'
import { runCommand, type Cache, type Plan } from './command.ts'
import { failureOf, type Failure } from './problem.ts'

export interface Command<E extends Endpoint> {
  /** Does it. Rejects with what `call` throws, after every optimistic answer was taken back. */
  run: (input: EndpointInput<E>, options?: CallOptions) => Promise<Reply<E>>
  running: boolean
  failure: Failure | undefined
}

/** A call that changes something: what it touches is fetched again; its optimistic answers show at once and are rolled back on failure. */
export function useCommand<E extends Endpoint>(endpoint: E, plan: Plan<E> = {}): Command<E> {
  const { call } = useApi()
  const { cache, mutate } = useSWRConfig()
  const [state, setState] = useState<{ running: boolean; failure: Failure | undefined }>({ running: false, failure: undefined })
  const run = useCallback(
    async (input: EndpointInput<E>, options?: CallOptions) => {
      const store: Cache = {
        get: (key) => cache.get(key)?.data as unknown,
        set: (key, data) => void mutate(key, data, { revalidate: false }),
        askAgain: (matches) => void mutate((key) => matches(key)),
      }
      setState({ running: true, failure: undefined })
      try {
        const reply = await runCommand(call, store, endpoint, plan, input, options)
        setState({ running: false, failure: undefined })
        return reply
      } catch (error) {
        setState({ running: false, failure: failureOf(error) })
        throw error
      }
    },
    [call, cache, mutate, endpoint, plan],
  )
  return { run, ...state }
}
