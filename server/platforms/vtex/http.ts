import type { Logger } from '../../kernel/logger.ts'
import { PlatformFault, type PlatformCredential } from '../platform.ts'
import type { AccountShare } from './account-share.ts'
import { type Answer, readAnswer, reasonOf } from './answer.ts'
import { afterRefusal, readRetryAfter } from './back-off.ts'
import type { Priority } from './limiter.ts'
import { type Persist, persistence } from './persist.ts'
import { type Right, rights } from './rights.ts'
import type { Time } from './time.ts'
import { Transient } from './transient.ts'

export interface Call {
  method?: 'GET' | 'PUT' | 'POST'
  path: `/${string}`
  query?: Record<string, string | number | readonly string[]>
  body?: unknown
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
  url: string
  credential: PlatformCredential
  share: AccountShare
  time: Time
  wallClock: () => number
  priority: Priority
  /** Milliseconds. */
  patience: number
  /** Milliseconds until an answer must have come wholly. */
  timeout: number
  logger: Logger | undefined
}

/** The way to one account: headers, turns, timeouts, and the sorting of failures. Nothing that it throws or logs holds the secret. */
export function createHttp({ url, credential, share, time, wallClock, priority, patience, timeout, logger }: HttpOptions): Http {
  const headers = {
    'X-VTEX-API-AppKey': credential.key,
    'X-VTEX-API-AppToken': credential.secret,
    Accept: 'application/json',
    'Content-Type': 'application/json',
  }
  const clean = (text: string) => (credential.secret === '' ? text : text.replaceAll(credential.secret, '[hidden]'))
  const said = (answer: Answer) => clean(reasonOf(answer))
  let refusals = 0

  const exchange = async (call: Call): Promise<Answer> => {
    const started = time.now()
    const method = call.method ?? 'GET'
    const log = (outcome: object) =>
      logger?.debug({ method, path: call.path, milliseconds: Math.round(time.now() - started), ...outcome }, 'vtex call')
    try {
      const response = await fetch(url + call.path + queryString(call.query), {
        method,
        headers,
        // A redirect would carry the key to whatever it names.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      })
      const answer = await readAnswer(response)
      log({ status: answer.status })
      return answer
    } catch (error) {
      const reason = networkReason(error)
      log({ failure: reason })
      throw new Transient(`VTEX was not reached (${reason}).`, { status: null, retryAfter: null, took: time.now() - started })
    }
  }

  const once = async (call: Call, patienceLeft = patience): Promise<Answer> => {
    await share.limiter.turn(priority, patienceLeft)
    const sentAt = time.now()
    const answer = await exchange(call)
    const { status } = answer
    if (status === 429) {
      refusals += 1
      const pause = afterRefusal(refusals, time.random(), readRetryAfter(answer.headers.get('retry-after'), wallClock()))
      share.limiter.refused(sentAt, pause)
      throw new Transient('VTEX has had too many calls from this account (429).', { status, retryAfter: pause, took: time.now() - sentAt })
    }
    refusals = 0
    if (status === 401) throw new PlatformFault('credential', `VTEX does not know this key or its token (${said(answer)}).`)
    if (status === 403) throw new PlatformFault('forbidden', rights[call.right])
    if (status >= 500) {
      const retryAfter = readRetryAfter(answer.headers.get('retry-after'), wallClock())
      throw new Transient(`VTEX is broken for the moment (${said(answer)}).`, { status, retryAfter, took: time.now() - sentAt })
    }
    return answer
  }

  const persist = persistence({ time, patience })
  return {
    once,
    send: (call) => persist((left) => once(call, left)),
    persist,
    said,
    fault: (answer, what) => new PlatformFault('unreadable', `VTEX answered ${what} with ${said(answer)}.`),
  }
}

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
