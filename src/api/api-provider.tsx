import { createContext, use, useMemo, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import type { Call } from './call.ts'
import { makeLive, type Live } from './live/live.ts'
import { ApiProblem } from './problem.ts'
import type { Session } from './session/session.ts'

interface Api {
  call: Call
  session: Session
  live: Live
}

/** Where nobody follows the server's events: one asks from time to time. */
const silent = makeLive(() => undefined)

const ApiContext = createContext<Api | null>(null)

/** Gives everything below the way to the server and the person who is signed in. */
export function ApiProvider({
  call,
  session,
  live = silent,
  children,
}: Omit<Api, 'live'> & { live?: Live | undefined; children: ReactNode }) {
  const api = useMemo(() => ({ call, session, live }), [call, session, live])
  return (
    <ApiContext value={api}>
      <SWRConfig value={policy}>{children}</SWRConfig>
    </ApiContext>
  )
}

/** A refusal stays a refusal however often it is asked; only silence and overload are worth another try. */
const policy = {
  dedupingInterval: 1_000,
  focusThrottleInterval: 10_000,
  errorRetryInterval: 3_000,
  errorRetryCount: 5,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiProblem) || error.status >= 500 || error.status === 429,
}

export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('ApiProvider is missing.')
  return api
}

/** Who is signed in, and the ways out. */
export const useSession = (): Session => useApi().session
