import { type RawBuilder, sql } from 'kysely'
import { ProblemError } from '../kernel/problem.ts'

/** Rows of a page. */
export const pageSize = 50

const bad = () =>
  new ProblemError('request/invalid', 'The request does not fit the contract.', {
    errors: [{ path: 'query.cursor', reason: 'must be what the page before gave' }],
  })

/** Where the next page begins, as a text that nobody but the server reads. */
const written = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor, each of the form that it must have; null where none is given. Throws `request/invalid`. */
export function readCursor<const F extends readonly RegExp[]>(cursor: string | undefined, forms: F): { [K in keyof F]: string } | null {
  if (cursor === undefined) return null
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw bad()
  }
  if (!Array.isArray(parts) || parts.length !== forms.length) throw bad()
  for (const [nth, form] of forms.entries()) if (typeof parts[nth] !== 'string' || !form.test(parts[nth])) throw bad()
  return parts as { [K in keyof F]: string }
}

/** Forms of parts: a line of text, a whole number (an instant counts as microseconds since 1970), and an id. */
export const forms = {
  // eslint-disable-next-line no-control-regex -- a database refuses the character zero
  text: /^[^\u0000\ud800-\udfff]{0,600}$/u,
  number: /^\d{1,16}$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const

/** The instant of a cursor, to the microsecond. */
export const instantAt = (microseconds: string) => sql<Date>`to_timestamp(0) + ${microseconds}::bigint * interval '1 microsecond'`

/** The same of a column. */
export const microsecondsOf = (column: RawBuilder<unknown>) => sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`

/** A page of rows of which one more was read than it holds. */
export function pageFrom<Row, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
  cursorOf: (row: Row) => readonly string[],
  size = pageSize,
): { rows: Shown[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown.map(show), next: rows.length > size && last !== undefined ? written(cursorOf(last)) : null }
}
