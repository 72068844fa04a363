import { headers, limits, paths, type Configuration, type LiveEvent } from '../../../contract/index.ts'
import type { Identity } from '../call.ts'
import type { Line } from './live.ts'
import { messages } from './messages.ts'

/** What tells whether the page is looked at, and when there is a network again. */
export interface Page {
  hidden: () => boolean
  onChange: (changed: () => void) => void
  onOnline: (back: () => void) => void
}

export interface Following {
  /** Opens the stream anew. */
  open: (signal: AbortSignal) => Promise<Response>
  renew: Identity['renew']
  /** @default the browser's */
  page?: Page
}

/**
 * Milliseconds: a hidden page lets go after this; the first and the longest
 * wait after a failure; a stream that ends sooner than this failed.
 */
const timing = { rest: 60_000, first: 1_000, longest: 30_000, short: 5_000 } as const

const ofBrowser: Page = {
  hidden: () => document.visibilityState === 'hidden',
  onChange: (changed) => document.addEventListener('visibilitychange', changed),
  onOnline: (back) => addEventListener('online', back),
}

/** The way to the server's stream, with the headers of every call. */
export const streamOf =
  (
    { services }: Pick<Configuration, 'services'>,
    identity: Identity,
    fetch: typeof globalThis.fetch = globalThis.fetch,
  ): Following['open'] =>
  async (signal) =>
    await fetch(`${services.catalogue.base}${paths.events}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Basic ${services.catalogue.basic}`,
        [headers.person]: await identity.token(),
      },
      cache: 'no-store',
      signal,
    })

/**
 * Follows the stream for as long as the page lives: opens it again when it ends, waits longer each time that this fails, lets go while the
 * page is hidden, and takes silence of three beats for death. Listeners are called to ask anew each time that it was opened.
 */
export function follow({ open, renew, page = ofBrowser }: Following, line: Line): void {
  let present: AbortController | null = null
  let failures = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  let ended = false

  async function opened(signal: AbortSignal): Promise<Response> {
    const response = await open(signal)
    if (response.status !== 401) return response
    const outcome = await renew()
    const next = outcome === 'renewed' ? await open(signal) : response
    // A new token that is refused as well will not be taken later either.
    if (outcome === 'refused' || (outcome === 'renewed' && next.status === 401)) ended = true
    return next
  }

  async function connect(): Promise<void> {
    const mine = new AbortController()
    present = mine
    let silence: ReturnType<typeof setTimeout> | undefined
    const sign = (): void => {
      clearTimeout(silence)
      silence = setTimeout(() => mine.abort(), 3 * limits.events.beat)
    }
    sign()
    let since = Infinity
    let well = false
    try {
      const { ok, body } = await opened(mine.signal)
      if (!ok || !body) throw new Error('There is no stream.')
      since = performance.now()
      line.alive(true)
      line.onEvent(null)
      for await (const { event, data } of messages(body, sign)) {
        if (event === 'resync') line.onEvent(null)
        else report(data, line)
      }
      well = true
    } catch {
      // Whatever it was: it is tried again, and nobody waits for it.
    }
    clearTimeout(silence)
    if (present !== mine) return
    present = null
    if (ended) return line.alive(false)
    const lived = performance.now() - since >= timing.short
    failures = lived ? 0 : failures + 1
    if (!well || !lived) line.alive(false)
    // Everybody's stream ends when a server does: they do not all come back at once.
    const wait = Math.min(timing.longest, timing.first * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random() / 2)
    waiting = setTimeout(() => void connect(), wait)
  }

  function again(): void {
    clearTimeout(waiting)
    if (!present && !ended && !page.hidden()) void connect()
  }

  function rest(): void {
    clearTimeout(waiting)
    const left = present
    present = null
    left?.abort()
    line.alive(false)
  }

  page.onOnline(again)
  page.onChange(() => {
    clearTimeout(resting)
    if (page.hidden()) resting = setTimeout(rest, timing.rest)
    else again()
  })
  if (page.hidden()) resting = setTimeout(rest, timing.rest)
  void connect()
}

function report(data: string, line: Line): void {
  let event: Partial<LiveEvent> | null
  try {
    event = JSON.parse(data) as Partial<LiveEvent> | null
  } catch {
    return
  }
  if (typeof event?.what === 'string' && typeof event.store === 'string')
    line.onEvent({ what: event.what, store: event.store, id: event.id ?? '' })
}
