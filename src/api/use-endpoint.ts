import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import useSWR, { type KeyedMutator } from 'swr'
import type { Endpoint, LiveEvent } from '../../contract/index.ts'
import { keepAnswer, keptAnswer } from './answers.ts'
import { useApi } from './api-provider.tsx'
import type { Answer, EndpointInput } from './call.ts'
import { keyOf } from './key.ts'
import type { Memory } from './memory.ts'
import { failureOf, type Failure } from './problem.ts'

export interface EndpointOptions<T, C extends boolean = boolean> {
  /** Asks for the compact form, where the endpoint has one. */
  compact?: C
  /** Milliseconds until it is asked again, from the present answer; 0 is never. */
  refreshEvery?: (data: T | undefined) => number
  /** Events after which it is asked again. While they come, `refreshEvery` only says whether it is asked at all, and that seldom. */
  when?: (event: LiveEvent) => boolean
  /** Keeps the last answer there, so that the next page load can show it at once. One that is not worth keeping takes the former away. */
  remembered?: { in: Memory; when?: (data: T) => boolean }
  /** Whether what is drawn again asks again, though there is an answer. @default true */
  onMount?: boolean
  /** Whether coming back to the tab asks again. @default true */
  onFocus?: boolean
}

export interface QueryResult<T> {
  /** The last good answer, which stays while a newer one is fetched or fails to come. */
  data: T | undefined
  failure: Failure | undefined
  /** No answer yet and one on its way. */
  loading: boolean
  /** Asks again. */
  again: () => void
  /** Puts an answer that is known already in place; without one, asks again. */
  mutate: KeyedMutator<T>
}

/** Milliseconds that an answer counts as new: what is hidden for a moment while a part of the page is fetched does not ask again. */
const settled = 2_000

/** Milliseconds between two requests while events come: for what no event reported. */
const seldom = 60_000

const never = (): (() => void) => () => undefined
const no = (): boolean => false

/** Asks an endpoint and keeps its answer. A null input asks nothing yet. */
export function useEndpoint<E extends Endpoint, C extends boolean = false>(
  endpoint: E,
  input: EndpointInput<E> | null,
  options: EndpointOptions<Answer<E, { compact: C }>, C> = {},
): QueryResult<Answer<E, { compact: C }>> {
  type Data = Answer<E, { compact: C }>
  const { call, live, version } = useApi()
  const { remembered, refreshEvery, when, onFocus = true, onMount = true, compact } = options
  const follows = when !== undefined
  const alive = useSyncExternalStore(follows ? live.onAlive : never, follows ? live.alive : no)
  const key = input === null ? null : keyOf(endpoint, input, compact)
  const memory = remembered?.in
  const fallback = useMemo(() => (memory && key !== null ? keptAnswer<Data>(memory, key, version) : undefined), [memory, key, version])
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(
    key,
    async () => {
      const answer = (await call(endpoint, input as EndpointInput<E>, { compact: compact === true })) as Data
      if (remembered && key !== null) keepAnswer(remembered.in, key, version, (remembered.when?.(answer) ?? true) ? answer : null)
      return answer
    },
    {
      revalidateOnFocus: onFocus,
      revalidateIfStale: onMount,
      ...(refreshEvery ? {} : { dedupingInterval: settled }),
      // Comparing 100 000 rows field by field costs more than drawing what is in sight again.
      ...(endpoint.bulk ? { compare: Object.is } : {}),
      ...(fallback === undefined ? {} : { fallbackData: fallback, revalidateOnMount: true }),
      ...(refreshEvery
        ? { refreshInterval: (present: Data | undefined) => (alive && refreshEvery(present) > 0 ? seldom : refreshEvery(present)) }
        : {}),
    },
  )
  const matters = useRef(when)
  useEffect(() => {
    matters.current = when
  })
  useEffect(() => {
    if (!follows || key === null) return
    return live.listen((event) => {
      if (event === null || matters.current?.(event)) live.ask(key, () => mutate())
    })
  }, [follows, key, live, mutate])
  return {
    data,
    failure: error === undefined ? undefined : failureOf(error),
    loading: isLoading && data === undefined,
    again: () => void mutate(),
    mutate,
  }
}
