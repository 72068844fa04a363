import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* planned once */'
const names = new Map<string, string>()

/** A statement's name, the same for the same text. PostgreSQL reads the first 63 bytes of it. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Begins a statement whose planning takes longer than its work: each connection plans it once. For statements of one text only, since each
 * other text stays planned as well.
 */
export const prepared = sql.raw(`${mark} `)

/** A connection that gives marked statements a name, by which PostgreSQL knows them again. */
export class PreparingClient extends pg.Client {
  override query = ((first: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as (...given: unknown[]) => unknown
    if (typeof first !== 'string' || !first.startsWith(mark)) return send(first, ...rest)
    const [values, ...others] = rest
    return send({ name: nameOf(first), text: first, values }, ...others)
  }) as pg.Client['query']
}
