import type { TSchema } from 'typebox'
import type { ProblemReason } from '../../contract/index.ts'
import { validatorOf } from './validator.ts'

/** At most this many reasons are reported for one input. */
const mostReasons = 20

/**
 * Paths and queries hold text only: digits become a number where the schema wants one, `true` and `false` what they say; nothing else does.
 */
function readText(schema: TSchema, given: Record<string, unknown>): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const read = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value
    const type = properties[name]?.type
    if (type === 'integer' && /^\d{1,15}$/.test(value)) return Number(value)
    return type === 'boolean' && (value === 'true' || value === 'false') ? value === 'true' : value
  }
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, read(name, value)]))
}

/** Checks one part of a request. */
export function inputCheck(
  part: 'params' | 'query' | 'body',
  schema: TSchema,
): (value: unknown) => { value: unknown } | { errors: ProblemReason[] } {
  return (given) => {
    const compiled = validatorOf(schema)
    const value = part === 'body' ? given : readText(schema, given as Record<string, unknown>)
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
