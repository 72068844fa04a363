import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProblemReason } from '../../contract/index.ts'

/** At most this many reasons are told for one input. */
const told = 20

/** Paths and queries hold text only: digits become a number where the schema wants one, and nothing else does. */
function wholeNumbers(schema: TSchema, given: Record<string, unknown>): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> }
  const read = ([name, value]: [string, unknown]) => [name, properties[name]?.type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value]
  return Object.fromEntries(Object.entries(given).map(read)) as Record<string, unknown>
}

/** Checks one part of a request. */
export function inputCheck(part: 'params' | 'query' | 'body', schema: TSchema): (value: unknown) => { value: unknown } | { errors: ProblemReason[] } {
  const compiled = Compile(schema)
  return (given) => {
    const value = part === 'body' ? given : wholeNumbers(schema, given as Record<string, unknown>)
    if (compiled.Check(value)) return { value }
    const errors = compiled.Errors(value).slice(0, told).map((error) => ({
      path: part + error.instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.'),
      reason: error.message,
    }))
    return { errors }
  }
}

/** Finds where a reply breaks its own contract; null where it keeps it. */
export function replyCheck(schema: TSchema): (value: unknown) => string | null {
  const compiled = Compile(schema)
  return (value) => {
    if (compiled.Check(value)) return null
    return compiled.Errors(value).slice(0, 3).map((error) => `${error.instancePath} ${error.message}`).join('; ')
  }
}
