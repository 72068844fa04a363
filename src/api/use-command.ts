import { useCallback, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Endpoint, Reply } from '../../contract/index.ts'
import { useApi } from './api-provider.tsx'
import type { EndpointInput, CallOptions } from './call.ts'
import { runCommand, type Cache, type Plan } from './command.ts'
import { failureOf, type Failure } from './problem.ts'

/** Does any command, by what it touches. Rejects with what `call` throws, after every optimistic answer was taken back. */
export type RunCommand = <E extends Endpoint>(
  endpoint: E,
  plan: Plan<E>,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<Reply<E>>

/** Calls that change something: what each touches is fetched again; its optimistic answers show at once and are rolled back on failure. */
export function useRunCommand(): RunCommand {
  const { call } = useApi()
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    (endpoint, plan, input, options) => {
      const store: Cache = {
        get: (key) => cache.get(key)?.data as unknown,
        set: (key, data) => void mutate(key, data, { revalidate: false }),
        askAgain: (matches) => void mutate((key) => matches(key)),
      }
      return runCommand(call, store, endpoint, plan, input, options)
    },
    [call, cache, mutate],
  )
}

export interface Command<E extends Endpoint> {
  /** Does it. Rejects with what `call` throws, after every optimistic answer was taken back. */
  run: (input: EndpointInput<E>, options?: CallOptions) => Promise<Reply<E>>
  running: boolean
  failure: Failure | undefined
}

/** One such call, with how it stands. */
export function useCommand<E extends Endpoint>(endpoint: E, plan: Plan<E> = {}): Command<E> {
  const runAny = useRunCommand()
  const [state, setState] = useState<{ running: boolean; failure: Failure | undefined }>({ running: false, failure: undefined })
  const run = useCallback(
    async (input: EndpointInput<E>, options?: CallOptions) => {
      setState({ running: true, failure: undefined })
      try {
        const reply = await runAny(endpoint, plan, input, options)
        setState({ running: false, failure: undefined })
        return reply
      } catch (error) {
        setState({ running: false, failure: failureOf(error) })
        throw error
      }
    },
    [runAny, endpoint, plan],
  )
  return { run, ...state }
}
