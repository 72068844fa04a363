import type { FastifyInstance, FastifyReply } from 'fastify'
import { type LiveEvent, limits, paths } from '../../contract/index.ts'
import { type AccessPolicy, enter } from '../access/index.ts'
import type { Listener, LiveStreams } from '../events/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { ProblemError } from '../kernel/problem.ts'

export interface LiveEventsOptions {
  policy: AccessPolicy
  streams: LiveStreams
  clock: Clock
  /** @default the usual pace */
  pace?: LiveEventsPace
}

/** Times of a stream, in milliseconds. */
export interface LiveEventsPace {
  beat: number
  /** It ends itself after so long at most; the browser comes back. */
  longest: number
  /** When the browser comes back after an end. */
  comesBack: number
}

const usualPace: LiveEventsPace = { beat: limits.events.beat, longest: 600_000, comesBack: 2_000 }

/** It ends so long before its token does. */
const beforeTokenEnds = 1_000
/** Bytes that may wait for a slow reader; one that is slower is dropped and comes back. */
const mostWaiting = 262_144

/** How a stream is to be passed on: at once, whole, and by nobody kept. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** A connection as a listener: frames of server-sent events. */
function listenerOn({ raw }: FastifyReply): Listener & { alive(): void } {
  const write = (frame: string) => {
    if (raw.writableLength > mostWaiting) raw.destroy()
    else if (!raw.destroyed && !raw.writableEnded) raw.write(frame)
  }
  return {
    receive: (event: LiveEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
    resync: () => write('event: resync\ndata: {}\n\n'),
    alive: () => write(': alive\n\n'),
    end: () => void raw.end(),
  }
}

/**
 * Serves live events as server-sent events: each is a {@link LiveEvent} as JSON; `event: resync` says that some may have been missed; a
 * comment is a sign of life. Guarded like a call: the same headers, and in the query no e-mail but the person's own.
 */
export function serveLiveEvents(http: FastifyInstance, { policy, streams, clock, pace = usualPace }: LiveEventsOptions): void {
  http.get<{ Querystring: { username?: string } }>(
    paths.events,
    { exposeHeadRoute: false, schema: { hide: true }, config: { operation: 'liveEvents' } },
    async (request, reply) => {
      const visitor = await enter(policy, request, null)
      const { person, until } = visitor
      const { username = person.calledBy } = request.query
      if (String(username).toLowerCase() !== person.calledBy.toLowerCase()) {
        await policy.refused(visitor, { id: 'liveEvents' }, 'person')
        throw new ProblemError('access/other-person', 'query.username is not the person who is signed in.')
      }

      const { raw } = reply
      // Whoever left meanwhile is sent nothing any more, and keeps no place.
      if (raw.destroyed) return reply.hijack()
      const listener = listenerOn(reply)
      const leave = streams.join(person.id, listener)
      if (!leave) throw new ProblemError('request/too-many', 'This person has enough streams open.', { retryAfter: 60 })
      reply.hijack()
      const beat = setInterval(listener.alive, pace.beat).unref()
      // Not all at once: after a restart, all have come at the same moment.
      const longest = pace.longest * (1 - Math.random() / 10)
      const end = setTimeout(
        listener.end,
        Math.max(0, Math.min(longest, until.getTime() - clock.now().getTime() - beforeTokenEnds)),
      ).unref()
      raw.on('close', () => {
        clearInterval(beat)
        clearTimeout(end)
        leave()
      })
      raw.on('error', () => undefined)
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...streamHeaders }))
        if (value !== undefined) raw.setHeader(name, value)
      raw.writeHead(200)
      raw.write(`retry: ${pace.comesBack}\n\n`)
    },
  )
  http.addHook('preClose', () => streams.close())
}
