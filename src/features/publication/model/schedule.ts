import { limits } from '../../../../contract/index.ts'

/** What the person chose to do with the reviewed ordering. */
export const publishWays = ['now', 'later', 'save'] as const
export type PublishWay = (typeof publishWays)[number]

/**
 * The times of a publication while they are being chosen: its start, and the
 * return of the former ordering. Instants are ISO 8601; null for none yet.
 */
export interface Schedule {
  way: PublishWay
  startsAt: string | null
  /** Whether the former ordering is restored at the end. */
  ends: boolean
  endsAt: string | null
}

/** The person's request. */
export type PublishOrder = { kind: 'save' } | { kind: 'publish'; startsAt: string | null; endsAt: string | null }

export type TimeFault = 'missing' | 'too-far' | 'too-early'

export interface ScheduleFaults {
  startsAt: TimeFault | null
  endsAt: TimeFault | null
}

const day = 86_400_000

/**
 * The faults of a schedule; it can be requested when there are none.
 * @param now milliseconds since 1970
 */
export function faultsOf({ way, startsAt, ends, endsAt }: Schedule, now: number): ScheduleFaults {
  const furthest = now + limits.publication.daysAhead * day
  const timeOf = (instant: string | null, after: number): TimeFault | null => {
    if (instant === null) return 'missing'
    const at = Date.parse(instant)
    return at > furthest ? 'too-far' : at <= after ? 'too-early' : null
  }
  if (way === 'save') return { startsAt: null, endsAt: null }
  const start = way === 'later' ? startsAt : null
  return {
    // A start that passed while the person was choosing is allowed: the publication begins at once.
    startsAt: way === 'later' ? timeOf(startsAt, -Infinity) : null,
    endsAt: ends ? timeOf(endsAt, Math.max(now, start === null ? now : Date.parse(start))) : null,
  }
}

/** The request for a schedule without faults. */
export const orderOf = ({ way, startsAt, ends, endsAt }: Schedule): PublishOrder =>
  way === 'save' ? { kind: 'save' } : { kind: 'publish', startsAt: way === 'later' ? startsAt : null, endsAt: ends ? endsAt : null }
