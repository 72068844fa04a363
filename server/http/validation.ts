import type { TObject, TSchema } from 'typebox'
import type { ProblemReason } from '../../contract/index.ts'
import { validatorOf } from './validator.ts'

/** At most this many reasons are reported for one input. */
const mostReasons = 20

/**
 * Paths and queries hold text only: digits become a number where the schema wants one, `true` and `false` what they
 * say; nothing else does. What the schema does not name is left out: nobody has checked it.
 */
function readText({ properties }: TObject, given: Record<string, unknown>): Record<string, unknown> {
  const read = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const { type } = properties[name] as { type?: string }
    if (type === 'integer' && /^\d{1,15}$/.test(value)) return Number(value)
    return type === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value
  }
  const named = Object.entries(given).filter(([name]) => Object.hasOwn(properties, name))
  return Object.fromEntries(named.map(([name, value]) => [name, read(name, value)]))
}

/** Checks one part of a request. */
export function inputCheck(
  part: 'params' | 'query' | 'body',
  schema: TSchema,
): (value: unknown) => { value: unknown } | { errors: ProblemReason[] } {
  return (given) => {
    const compiled = validatorOf(schema)
    const value = part === 'body' ? given : readText(schema as TObject, given as Record<string, unknown>)
    if (compiled.Check(value)) return { value }
    const errors = compiled
      .Errors(value)
      .slice(0, mostReasons)
      .map((error) => ({
        path: part + error.instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.'),
        reason: error.message,
      }))
    return { errors }
  }
}

/** Finds where a reply breaks its own contract; null where it keeps it. */
export function replyCheck(schema: TSchema): (value: unknown) => string | null {
  return (value) => {
    const compiled = validatorOf(schema)
    if (compiled.Check(value)) return null
    return compiled
      .Errors(value)
      .slice(0, 3)
      .map((error) => `${error.instancePath} ${error.message}`)
      .join('; ')
  }
}
