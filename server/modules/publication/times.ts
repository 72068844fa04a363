import { limits, type ProblemReason } from '../../../contract/index.ts'
import { ProblemError } from '../../kernel/problem.ts'

const day = 86_400_000

/** A time that a person gave, and where it stands in the request. */
export interface GivenTime {
  path: string
  /** Null or absent: none. */
  at: string | null | undefined
}

export interface Times {
  /** Null: at once. */
  startsAt: Date | null
  /** When the former ordering comes back. */
  endsAt: Date | null
}

const badTime = (errors: ProblemReason[]): ProblemError =>
  new ProblemError('publication/bad-time', 'A publication cannot be at this time.', { errors })

/** When a publication begins and when the former ordering comes back. What is past begins at once. Throws `publication/bad-time`, naming the field. */
export function readTimes(now: Date, start: GivenTime, end: GivenTime): Times {
  const errors: ProblemReason[] = []
  const read = ({ path, at }: GivenTime): Date | null => {
    if (at === null || at === undefined) return null
    // Without a zone it would be the server's: an instant says which moment it is.
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
