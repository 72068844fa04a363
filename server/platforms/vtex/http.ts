import type { Logger } from '../../kernel/logger.ts'
import { type CallContext, PlatformFault, type PlatformCall, type PlatformCredential } from '../platform.ts'
import type { Host } from './account.ts'
import type { AccountShare } from './account-share.ts'
import { agentOf } from './agent.ts'
import { type Answer, readAnswer, reasonOf } from './answer.ts'
import { afterRefusal, readRetryAfter } from './back-off.ts'
import type { Limit } from './limiter.ts'
import { type Persist, persistence } from './persist.ts'
import { type Right, rights } from './rights.ts'
import { stopHere, unlessStopped } from './stopped.ts'
import type { Time } from './time.ts'
import { Transient } from './transient.ts'
import type { Priority } from './waiting-calls.ts'

export interface Call {
  method?: 'GET' | 'PUT' | 'POST'
  path: `/${string}`
  query?: Record<string, string | number | readonly string[]>
  body?: unknown
  /** Sent as a form instead of a body. It gets twice the time. */
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> }
  /** Prices live on a host of their own. @default 'account' */
  host?: Host
  /** Sales have a limit of their own. @default 'catalogue' */
  limit?: Limit
  /** What the key must be allowed to do. */
  right: Right
}

export interface Http {
  /** One call, tried once. Throws {@link Transient}, or {@link PlatformFault} `credential` and `forbidden`. Other 4xx are answers. */
  once(call: Call, patience?: number): Promise<Answer>
  /** One call, tried until it is answered. For calls that may be repeated. Throws {@link PlatformFault}. */
  send(call: Call): Promise<Answer>
  /** Repeats several steps as a whole until none of them fails in passing. Throws {@link PlatformFault}. */
  persist: Persist
  /** What a failed answer says, in a line, without the secret. */
  said(answer: Answer): string
  /** The fault for an answer that nobody can make sense of; `what` was asked for. */
  fault(answer: Answer, what: string): PlatformFault
}

export interface HttpOptions {
  /** Where each of VTEX's hosts is. */
  urls: Record<Host, string>
  credential: PlatformCredential
  share: AccountShare
  time: Time
  wallClock: () => number
  priority: Priority
  /** Milliseconds. */
  patience: number
  /** Milliseconds until an answer must have come wholly. */
  timeout: number
  /** Milliseconds until a connection must stand. */
  connectTimeout: number
  /** Hears of every call, when it ended. It must not throw. */
  onCall: (call: PlatformCall) => void
  logger: Logger | undefined
}

/** A minute's silence is what VTEX asks of who called for orders too often. */
const ordersPause = 60_000

/** The way to one account, for calls of any context: headers, turns, timeouts, and the sorting of failures. Nothing that it throws, tells or logs holds the secret. */
export function createHttp(options: HttpOptions): (context: CallContext) => Http {
  const { urls, credential, share, time, wallClock, priority, patience, timeout, connectTimeout, onCall, logger } = options
  const headers = {
    'X-VTEX-API-AppKey': credential.key,
    'X-VTEX-API-AppToken': credential.secret,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const { 'Content-Type': _json, ...formHeaders } = headers
  const clean = (text: string) => (credential.secret === '' ? text : text.replaceAll(credential.secret, '[hidden]'))
  const said = (answer: Answer) => clean(reasonOf(answer))
  const refusals: Record<Limit, number> = { catalogue: 0, orders: 0 }

  return ({ signal, urgent = false, record }) => {
    const exchange = async (call: Call): Promise<Answer> => {
      const [started, at] = [time.now(), new Date(wallClock())]
      const method = call.method ?? 'GET'
      const tell = (status: number | null, failure?: string) => {
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
          ...(await agentOf(connectTimeout)),
          // A redirect would carry the key to whatever it names.
          redirect: 'manual',
          signal: AbortSignal.timeout(call.file ? 2 * timeout : timeout),
          ...(call.file ? { body: formOf(call.file) } : call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        })
        const answer = await readAnswer(response)
        tell(answer.status)
        return answer
      } catch (error) {
        const reason = networkReason(error)
        tell(null, reason)
        throw new Transient(`VTEX was not reached (${reason}).`, { status: null, retryAfter: null, took: time.now() - started })
      }
    }

    const once = async (call: Call, patienceLeft = patience): Promise<Answer> => {
      const limit = call.limit ?? 'catalogue'
      const limiter = share.limiters[limit]
      share.breaker.check()
      stopHere(signal)
      await unlessStopped(limiter.turn(urgent ? 'interactive' : priority, patienceLeft), signal)
      stopHere(signal)
      const probe = await share.breaker.enter()
      const sentAt = time.now()
      const fails = () => {
        share.breaker.failed(probe)
        // Nobody tries again for now: whoever waited to do so is told at once.
        share.breaker.check()
      }
      const answer = await exchange(call).catch((error: unknown) => {
        fails()
        throw error
      })
      const { status } = answer
      if (status >= 500) fails()
      else share.breaker.worked()
      if (status === 429) {
        refusals[limit] += 1
        const asked = readRetryAfter(answer.headers.get('retry-after'), wallClock())
        const pause = limit === 'orders' ? (asked ?? ordersPause) : afterRefusal(refusals[limit], time.random(), asked)
        limiter.refused(sentAt, pause)
        throw new Transient('VTEX has had too many calls from this account (429).', {
          status,
          retryAfter: pause,
          took: time.now() - sentAt,
        })
      }
      refusals[limit] = 0
      if (status === 401) throw new PlatformFault('credential', `VTEX does not know this key or its token (${said(answer)}).`)
      if (status === 403) throw new PlatformFault('forbidden', rights[call.right])
      if (status >= 500) {
        const retryAfter = readRetryAfter(answer.headers.get('retry-after'), wallClock())
        throw new Transient(`VTEX is broken for the moment (${said(answer)}).`, { status, retryAfter, took: time.now() - sentAt })
      }
      return answer
    }

    const persist = persistence({ time, patience, signal })
    return {
      once,
      send: (call) => persist((left) => once(call, left)),
      persist,
      said,
      // What came with "all is well" is the shop's, perhaps a shopper's: it is never repeated.
      fault: (answer, what) =>
        new PlatformFault(
          'unreadable',
          `VTEX answered ${what} with ${answer.status < 300 ? `${answer.status} and nothing that can be read` : said(answer)}.`,
        ),
    }
  }
}

function formOf({ name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> }): FormData {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'application/vnd.ms-excel' }), name)
  return form
}

/** Every part of a path that holds a digit is the number of something. */
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

/** The network's own word for what went wrong; never a message, because that may hold the address with what was asked. */
function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const cause = error.cause as { code?: unknown; name?: unknown } | undefined
  return typeof cause?.code === 'string' ? cause.code : error.name
}
