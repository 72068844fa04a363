import { isDeepStrictEqual } from 'node:util'

/** What was read, by what it is and a name of each. */
export type Facts = Record<string, Record<string, unknown>>

/** How many facts of a kind there were, and in what the later ones differ. */
export interface Comparison {
  what: string
  count: number
  differences: string[]
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300)

/** Names the parts of two values that differ, by their path. */
function differing(before: unknown, after: unknown, path: string): string[] {
  if (isDeepStrictEqual(before, after)) return []
  const areObjects = [before, after].every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  if (!areObjects) return [`${path}: was ${shown(before)}, is ${shown(after)}`]
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => differing(was[key], is[key], `${path} ${key}`))
}

/** Looks for everything that was there before. What came in between is no difference. */
export const compare = (before: Facts, after: Facts): Comparison[] =>
  Object.entries(before).map(([what, facts]) => ({
    what,
    count: Object.keys(facts).length,
    differences: Object.entries(facts).flatMap(([name, value]) => differing(value, after[what]?.[name], name)),
  }))
