import Type, { type Static } from 'typebox'
import { Count, oneOf } from './fields.ts'

/** What can be wrong with a file as a whole: an ordering, or products of a group. */
export const fileProblems = [
  'file/empty',
  'file/no-lines',
  'file/unreadable',
  'file/too-large',
  'file/too-many-lines',
  'file/one-at-a-time',
  'file/encoding',
  'file/no-column',
] as const

/** Why a line of a file cannot be used: an ordering, or products of a group. */
export const fileLineFaults = ['unknown', 'duplicate', 'ambiguous', 'empty', 'position', 'formula'] as const
export type FileLineFault = (typeof fileLineFaults)[number]

const LineFault = oneOf(fileLineFaults)

/** The lines of a file that cannot be used, as a reply names them. */
export const badLinesShown = {
  /** The first lines that cannot be used, at most 1 000 of them; `line` counts from 1 as editors do, `text` is what stands there. */
  bad: Type.Array(
    Type.Object({
      line: Count,
      fault: LineFault,
      text: Type.String(),
    }),
  ),
  /** How many cannot be used in all. */
  badLines: Count,
}

/** Every line of a file that cannot be used, column by column: a file may have 200 000 of them. */
export const BadFileLines = Type.Object({
  line: Type.Array(Count),
  fault: Type.Array(LineFault),
  text: Type.Array(Type.String()),
})
export type BadFileLines = Static<typeof BadFileLines>
