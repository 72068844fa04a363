import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ProblemReason } from '../../contract/index.ts'

/** At most this many reasons are told for one input. */
const told = 20

/** Checks one part of a request. `convert` turns what a path or query can only hold as text into numbers and booleans first. */
export function inputCheck(part: 'params' | 'query' | 'body', schema: TSchema): (value: unknown) => { value: unknown } | { errors: ProblemReason[] } {
  const compiled = Compile(schema)
  return (given) => {
    const value = part === 'body' ? given : compiled.Convert({ ...(given as object) })
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
