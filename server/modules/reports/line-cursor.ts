import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { ProblemError } from '../../kernel/problem.ts'
import type { LineCursor } from './lines.repository.ts'

const Cursor = Compile(
  Type.Tuple([
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?[+-]\\d{2}(:\\d{2}){0,2}$' }),
    Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' }),
    Type.Integer({ minimum: 1 }),
  ]),
)

/** A cursor as a caller keeps it. */
export const cursorOf = ({ at, sale, nth }: LineCursor): string => Buffer.from(JSON.stringify([at, sale, nth])).toString('base64url')

/** The inverse of {@link cursorOf}. Throws `report/unknown-cursor` for what it never made. */
export function readCursor(text: string): LineCursor {
  const refused = () => new ProblemError('report/unknown-cursor', 'The cursor is not one of a part before.')
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    throw refused()
  }
  if (!Cursor.Check(value)) throw refused()
  const [at, sale, nth] = value
  if (Number.isNaN(Date.parse(at.replace(/([+-]\d{2})$/, '$1:00').replace(' ', 'T')))) throw refused()
  return { at, sale, nth }
}
