import type pg from 'pg'
import { Compile } from 'typebox/compile'
import { LiveEvent } from '../../contract/index.ts'
import type { Logger } from '../kernel/logger.ts'
import { type Channel, openChannel } from './channel.ts'
import { eventsChannel } from './database-events.ts'
import { spaced } from './spaced.ts'

/** Somebody who follows live events: a tab of a browser. None of it may throw. */
export interface Listener {
  receive(event: LiveEvent): void
  /** Events may have been missed: whoever shows something asks again. */
  resync(): void
  end(): void
}

/** Who may see what happens in a store, by their ids; null where there is no such store. */
export type AudienceOf = (storeId: string) => Promise<{ store: string; people: readonly string[] } | null>

/** The live events of this process's screens. */
export interface LiveStreams {
  /**
   * Lets a person hear what happens in their stores until the returned
   * function is called; null where they hear already as often as they may.
   */
  join(personId: string, listener: Listener): (() => void) | null
  /** How many hear now. */
  count(): number
  /** Ends all. */
  close(): Promise<void>
}

export interface LiveStreamsOptions {
  /** A connection to the database that is not opened yet. */
  connection: () => pg.Client
  audienceOf: AudienceOf
  logger: Logger
  pauses?: readonly number[]
  /**
   * Milliseconds between two events of the same kind and id.
   * @default 500
   */
  interval?: number
}

/** A browser has six connections to a server that speaks HTTP/1.1: two stay free for calls. */
const mostOfPerson = 4
/** How many kinds and ids are kept separately; beyond that every client is asked to fetch again. */
const mostKinds = 2_000
/** Milliseconds for which it is remembered who may see a store. */
const remembered = 5_000

const isLiveEvent = Compile(LiveEvent)

/** Reads what was sent on the channel; null where it is no live event. */
function readEvent(message: string): { what: LiveEvent['what']; storeId: string; id: string } | null {
  try {
    const [what, storeId, id] = JSON.parse(message) as [LiveEvent['what'], string, string]
    return isLiveEvent.Check({ what, store: 'x', id }) && typeof storeId === 'string' ? { what, storeId, id } : null
  } catch {
    return null
  }
}

/** Listens to the database from the first listener on, and tells each listener of the stores that are theirs. */
export function liveStreams({ connection, audienceOf, logger, pauses, interval = 500 }: LiveStreamsOptions): LiveStreams {
  const listeners = new Map<string, Set<Listener>>()
  const audiences = new Map<string, ReturnType<AudienceOf>>()
  let channel: Channel | null = null
  let closed = false

  const everybody = () => [...listeners.values()].flatMap((set) => [...set])
  const resync = () => {
    for (const listener of everybody()) listener.resync()
  }

  const audience = (storeId: string): ReturnType<AudienceOf> => {
    const known = audiences.get(storeId)
    if (known) return known
    const pending = audienceOf(storeId)
    audiences.set(storeId, pending)
    setTimeout(() => audiences.delete(storeId), remembered).unref()
    return pending
  }

  const pass = (message: string): void => {
    const event = readEvent(message)
    if (!event || listeners.size === 0) return
    const ofMembership = event.what === 'membership'
    // Who came or left is asked anew.
    if (ofMembership) audiences.delete(event.storeId)
    audience(event.storeId).then(
      (found) => {
        if (!found) return
        const lost = ofMembership && !found.people.includes(event.id) ? [event.id] : []
        for (const person of [...found.people, ...lost]) {
          for (const listener of listeners.get(person) ?? [])
            listener.receive({ what: event.what, store: found.store, id: ofMembership ? '' : event.id })
        }
        // Whoever comes back hears of what is left to them.
        for (const person of lost) for (const listener of listeners.get(person) ?? []) listener.end()
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'nobody knows who may hear of a store')
        resync()
      },
    )
  }
  const together = spaced({ interval, most: mostKinds, pass, full: resync })

  return {
    join(personId, listener) {
      const mine = listeners.get(personId) ?? new Set()
      if (closed || mine.size >= mostOfPerson) return null
      listeners.set(personId, mine.add(listener))
      channel ??= openChannel({
        name: eventsChannel,
        connection,
        onMessage: together.offer,
        listening: resync,
        logger,
        ...(pauses ? { pauses } : {}),
      })
      return () => {
        mine.delete(listener)
        if (mine.size === 0 && listeners.get(personId) === mine) listeners.delete(personId)
      }
    },
    count: () => everybody().length,
    async close() {
      closed = true
      together.clear()
      for (const listener of everybody()) listener.end()
      await channel?.close()
    },
  }
}
