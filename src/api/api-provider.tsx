import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { mutate, SWRConfig, type SWRConfiguration } from 'swr'
import { listStores, type Endpoint, type ReachedLimit } from '../../contract/index.ts'
import type { Call, CallOptions, EndpointInput } from './call.ts'
import { makeLive, type Live } from './live/live.ts'
import { belongsTo } from './key.ts'
import { ApiProblem } from './problem.ts'
import type { Session } from './session/session.ts'

interface Api {
  call: Call
  session: Session
  live: Live
  /** Of the product: answers that another one kept are not read. */
  version: string
}

/** Where nobody follows the server's events: one asks from time to time. */
const silent = makeLive(() => undefined)

const ApiContext = createContext<Api | null>(null)

/** A limit of the plan that a call met, until it is read. */
interface MetLimit {
  met: ReachedLimit | null
  dismiss: () => void
}

const LimitContext = createContext<MetLimit>({ met: null, dismiss: () => undefined })

/** The same call; a limit that it meets is reported. */
const watched = (call: Call, report: (limit: ReachedLimit) => void): Call =>
  (async <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions) => {
    try {
      return await call(endpoint, input, options)
    } catch (error) {
      if (error instanceof ApiProblem && error.limit) report(error.limit)
      throw error
    }
  }) as Call

/** Gives everything below the way to the server and the person who is signed in. */
export function ApiProvider({
  call,
  session,
  live = silent,
  version,
  children,
}: Omit<Api, 'live'> & { live?: Live | undefined; children: ReactNode }) {
  const [met, setMet] = useState<ReachedLimit | null>(null)
  const api = useMemo(() => ({ call: watched(call, setMet), session, live, version }), [call, session, live, version])
  const dismiss = useCallback(() => setMet(null), [])
  const limit = useMemo(() => ({ met, dismiss }), [met, dismiss])
  return (
    <ApiContext value={api}>
      <LimitContext value={limit}>
        <SWRConfig value={policy}>{children}</SWRConfig>
      </LimitContext>
    </ApiContext>
  )
}

/** Milliseconds: the first and the longest wait until a call without an answer is made again. */
const waits = { first: 1_000, longest: 10_000 } as const

/** So often a call is made again that the server answers wrongly. */
const mostRetries = 5

/**
 * A refusal stays a refusal however often it is asked; only silence and overload are worth another try. A server that
 * is started again is waited for, however long that takes. Who is refused a store is asked which ones there are.
 */
const policy: SWRConfiguration = {
  dedupingInterval: 1_000,
  focusThrottleInterval: 10_000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > mostRetries && error instanceof ApiProblem && error.status < 502) return
    const wait = Math.min(waits.longest, waits.first * 2 ** Math.max(0, retryCount - 1))
    setTimeout(() => void revalidate({ retryCount }), wait * (0.75 + Math.random() / 2))
  },
  onError: (error) => {
    if (error instanceof ApiProblem && error.code === 'access/other-store') void mutate((key) => belongsTo(key, listStores))
  },
  shouldRetryOnError: (error) => !(error instanceof ApiProblem) || error.status >= 500 || error.status === 429,
}

export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('ApiProvider is missing.')
  return api
}

/** The limit of the plan that a call has met last, and the way to put it away. */
export const useMetLimit = (): MetLimit => use(LimitContext)

/** Who is signed in, and the ways out. */
export const useSession = (): Session => useApi().session
