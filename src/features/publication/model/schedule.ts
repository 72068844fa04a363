import { limits } from '../../../../contract/index.ts'

/** What becomes of an ordering that was reviewed. */
export const publishWays = ['now', 'later', 'save'] as const
export type PublishWay = (typeof publishWays)[number]

/** When a publication begins and when the former ordering comes back, as it is being chosen. Instants are ISO 8601; null while there is none. */
export interface Schedule {
  way: PublishWay
  startsAt: string | null
  /** Whether the former ordering comes back. */
  ends: boolean
  endsAt: string | null
}

/** What the person asks for. */
export type PublishOrder = { kind: 'save' } | { kind: 'publish'; startsAt: string | null; endsAt: string | null }

export type TimeFault = 'missing' | 'too-far' | 'too-early'

export interface ScheduleFaults {
  startsAt: TimeFault | null
  endsAt: TimeFault | null
}

const day = 86_400_000

/**
 * What keeps a schedule from being asked for.
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
    // One whose time passed while it was being chosen begins at once.
    startsAt: way === 'later' ? timeOf(startsAt, -Infinity) : null,
    endsAt: ends ? timeOf(endsAt, Math.max(now, start === null ? now : Date.parse(start))) : null,
  }
}

/** What is asked for by a schedule without faults. */
export const orderOf = ({ way, startsAt, ends, endsAt }: Schedule): PublishOrder =>
  way === 'save' ? { kind: 'save' } : { kind: 'publish', startsAt: way === 'later' ? startsAt : null, endsAt: ends ? endsAt : null }
