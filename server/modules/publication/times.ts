import { limits, type ProblemReason } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

const day = 86_400_000

/** A time in a request, with the name of its field. */
export interface GivenTime {
  path: string
  /** Null or absent: none. */
  at: string | null | undefined
}

export interface Times {
  /** Null: at once. */
  startsAt: Date | null
  /** When the former ordering is restored. */
  endsAt: Date | null
}

const badTime = (errors: ProblemReason[]): ProblemError =>
  new ProblemError('publication/bad-time', 'A publication cannot be at this time.', { errors })

/**
 * The start of a publication and the return of the former ordering. A start
 * in the past begins at once. Throws `publication/bad-time` with the field.
 */
export function readTimes(now: Date, start: GivenTime, end: GivenTime): Times {
  const errors: ProblemReason[] = []
  const read = ({ path, at }: GivenTime): Date | null => {
    if (at === null || at === undefined) return null
    // Without a zone, the time would be read in the zone of the server.
    const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(at) ? Date.parse(at) : NaN
    if (Number.isNaN(instant)) errors.push({ path, reason: 'must be an instant, ISO 8601 with its zone' })
    else if (instant > now.getTime() + limits.publication.daysAhead * day)
      errors.push({ path, reason: `must be within ${limits.publication.daysAhead} days` })
    else return new Date(instant)
    return null
  }
  const [from, endsAt] = [read(start), read(end)]
  const startsAt = from && from > now ? from : null
  if (errors.length === 0 && endsAt && endsAt <= (startsAt ?? now)) errors.push({ path: end.path, reason: 'must be after the beginning' })
  if (errors.length > 0) throw badTime(errors)
  return { startsAt, endsAt }
}
