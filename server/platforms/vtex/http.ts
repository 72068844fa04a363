import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, PlatformFault, type PlatformCall, type PlatformCredential } from '../platform.ts'
import type { Host } from './account.ts'
import type { AccountShare } from './account-share.ts'
import { agentOf } from '../../kernel/agent.ts'
import { type Answer, BrokenOff, readAnswer, reasonOf, shortened } from './answer.ts'
import type { Resolve } from '../../kernel/public-addresses.ts'
import { afterRefusal, readRetryAfter } from './back-off.ts'
import type { Limit } from './limiter.ts'
import { type Persist, persistence } from './persist.ts'
import { type Right, rights } from './rights.ts'
import { stopHere, unlessStopped } from './stopped.ts'
import type { Time } from './time.ts'
import { Transient } from './transient.ts'
import type { Priority } from './waiting-calls.ts'

export interface Call {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: `/${string}`
  query?: Record<string, string | number | readonly string[]>
  body?: unknown
  /** Sent as a form; then `body` is not sent. Such a call gets twice the `timeout`. */
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> }
  /** Prices have a host of their own. @default 'account' */
  host?: Host
  /** Calls about orders have a limit of their own. @default 'catalogue' */
  limit?: Limit
  /** What the key must be allowed to do. */
  right: Right
}

export interface Http {
  /**
   * One call, tried once; it gives up when the account pauses for longer than `maxWait`
   * milliseconds. Throws {@link Transient} after 429, 5xx, no answer or one that breaks off;
   * {@link PlatformFault} `credential` (401), `forbidden` (403), or `unavailable` when the account must not be called
   * for now; `CallsStopped` when the work is to stop. Every other status is an answer, also 404 or a redirect.
   */
  once(call: Call, maxWait?: number): Promise<Answer>
  /**
   * One call, repeated after transient errors as `persistence` describes. Only for
   * calls that are safe to repeat. Throws as `once`, but no {@link Transient}.
   */
  send(call: Call): Promise<Answer>
  /** The same for several calls together: after a transient error, all of them are repeated. */
  persist: Persist
  /** The message of a failed answer, in one line, without the secret. */
  message(answer: Answer): string
  /** A text from VTEX without the secret, cut to a length that can be shown to people. */
  shortened(text: string): string
  /** The fault for an answer that cannot be read. @param what was requested */
  fault(answer: Answer, what: string): PlatformFault
}

export interface HttpOptions {
  /** The address of each of VTEX's hosts. */
  urls: Record<Host, string>
  credential: PlatformCredential
  share: AccountShare
  time: Time
  wallClock: () => number
  priority: Priority
  /**
   * Milliseconds. A call gives up when its account pauses for longer than this, or when its repeats have taken so long (see `persistence`).
   */
  maxWait: number
  /** Milliseconds until the whole answer must have arrived. */
  timeout: number
  /** Milliseconds until the connection must be open. */
  connectTimeout: number
  /** How names of hosts become addresses; null: as the system does. */
  resolve: Resolve | null
  /** Called after every call. It must not throw. */
  onCall: (call: PlatformCall) => void
  logger: Logger | undefined
}

/** After too many calls about orders, VTEX wants a minute without them. Used when its answer names no time. */
const ordersPause = 60_000

/**
 * The HTTP client of one account: it adds headers, waits for a turn in the limiter, sets
 * timeouts and classifies errors. Nothing that it throws, reports or logs contains the secret.
 */
export function createHttp(options: HttpOptions): (context: CallContext) => Http {
  const { urls, credential, share, time, wallClock, priority, maxWait, timeout, connectTimeout, resolve, onCall, logger } = options
  const headers = {
    'X-VTEX-API-AppKey': credential.key,
    'X-VTEX-API-AppToken': credential.secret,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const { 'Content-Type': _json, ...formHeaders } = headers
  const clean = (text: string) => (credential.secret === '' ? text : text.replaceAll(credential.secret, '[hidden]'))
  const message = (answer: Answer) => reasonOf(answer, clean)
  const refusals: Record<Limit, number> = { catalogue: 0, orders: 0 }

  return ({ signal, urgent = false, record }) => {
    const exchange = async (call: Call): Promise<Answer> => {
      const [started, at] = [time.now(), new Date(wallClock())]
      const method = call.method ?? 'GET'
      const report = (status: number | null, failure?: string) => {
        const milliseconds = Math.round(time.now() - started)
        const completed: PlatformCall = { at, method, path: call.path, route: routeOf(call.path), status, milliseconds }
        record?.(completed)
        onCall(completed)
        logger?.debug({ method, path: call.path, milliseconds, ...(failure === undefined ? { status } : { failure }) }, 'vtex call')
      }
      try {
        const response = await fetch(urls[call.host ?? 'account'] + call.path + queryString(call.query), {
          method,
          headers: call.file ? formHeaders : headers,
          ...(await agentOf(connectTimeout, resolve)),
          // Following a redirect could send the key to another host.
          redirect: 'manual',
          signal: AbortSignal.timeout(call.file ? 2 * timeout : timeout),
          ...(call.file ? { body: formOf(call.file) } : call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        })
        const answer = await readAnswer(response)
        report(answer.status)
        return answer
      } catch (error) {
        const brokenOff = error instanceof BrokenOff
        const reason = brokenOff ? `broke off${error.cause === undefined ? '' : `: ${networkReason(error.cause)}`}` : networkReason(error)
        report(null, reason)
        throw new Transient(brokenOff ? `The answer of VTEX ${reason}.` : `VTEX was not reached (${reason}).`, {
          status: null,
          retryAfter: null,
          took: time.now() - started,
        })
      }
    }

    const once = async (call: Call, waitLeft = maxWait): Promise<Answer> => {
      const limit = call.limit ?? 'catalogue'
      const limiter = share.limiters[limit]
      share.breaker.check()
      stopHere(signal)
      await unlessStopped(limiter.turn(urgent ? 'interactive' : priority, waitLeft), signal)
      stopHere(signal)
      const probe = await share.breaker.enter()
      const sentAt = time.now()
      const countFailure = () => {
        share.breaker.failed(probe)
        // When this failure opened the breaker, `unavailable` is thrown instead of a transient error, so that the call is not repeated.
        share.breaker.check()
      }
      const answer = await exchange(call).catch((error: unknown) => {
        countFailure()
        throw error
      })
      const { status } = answer
      if (status >= 500) countFailure()
      else share.breaker.worked()
      if (status === 429) {
        refusals[limit] += 1
        const retryAfter = readRetryAfter(answer.headers.get('retry-after'), wallClock())
        const pause = limit === 'orders' ? (retryAfter ?? ordersPause) : afterRefusal(refusals[limit], time.random(), retryAfter)
        limiter.refused(sentAt, pause)
        throw new Transient('VTEX has had too many calls from this account (429).', {
          status,
          retryAfter: pause,
          took: time.now() - sentAt,
        })
      }
      refusals[limit] = 0
      if (status === 401) throw new PlatformFault('credential', `VTEX does not know this key or its token (${message(answer)}).`)
      if (status === 403) throw new PlatformFault('forbidden', rights[call.right])
      if (status >= 500) {
        const retryAfter = readRetryAfter(answer.headers.get('retry-after'), wallClock())
        throw new Transient(`VTEX is broken for the moment (${message(answer)}).`, { status, retryAfter, took: time.now() - sentAt })
      }
      return answer
    }

    const persist = persistence({ time, maxWait, signal })
    return {
      once,
      send: (call) => persist((left) => once(call, left)),
      persist,
      message,
      shortened: (text) => shortened(text, clean),
      // The body of a successful answer may hold a shopper's data: the message never quotes it.
      fault: (answer, what) =>
        new PlatformFault(
          'unreadable',
          `VTEX answered ${what} with ${answer.status < 300 ? `${answer.status} and nothing that can be read` : message(answer)}.`,
        ),
    }
  }
}

function formOf({ name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }): FormData {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'application/vnd.ms-excel' }), name)
  return form
}

/** Replaces each part of a path that contains a digit: it is taken for an id. */
const routeOf = (path: string): string => path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id')

function queryString(query: Call['query']): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value === 'object') for (const one of value) parameters.append(name, one)
    else parameters.append(name, String(value))
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The code of a network error; never its message, which may contain the address with the query. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const cause = error.cause as { code?: unknown; name?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : error.name
}
