import { parseAst, type Plugin } from 'vite'

/** A schema in the contract: `Type.Object({ … })`. */
const isSchema = (node: unknown): node is { start: number; end: number } => {
  const call = node as { type?: string; callee?: { type?: string; object?: { type?: string; name?: string } } }
  return (
    call.type === 'CallExpression' &&
    call.callee?.type === 'MemberExpression' &&
    call.callee.object?.type === 'Identifier' &&
    call.callee.object.name === 'Type'
  )
}

/** What a call is for, in words: `summary: '…'`. */
function isSummary(node: unknown): node is { value: { start: number; end: number } } {
  const property = node as { type?: string; key?: { name?: string }; value?: { type?: string; value?: unknown } }
  return property.type === 'Property' && property.key?.name === 'summary' && typeof property.value?.value === 'string'
}

interface Change {
  start: number
  end: number
  by: string
}

/** The outermost schemas of a program, and its summaries, each with what takes its place, in the order of the source. */
function changesIn(node: unknown): Change[] {
  if (node === null || typeof node !== 'object') return []
  if (isSchema(node)) return [{ start: node.start, end: node.end, by: '({})' }]
  if (isSummary(node)) return [{ start: node.value.start, end: node.value.end, by: "''" }]
  return Object.values(node).flatMap(changesIn)
}

/** Puts an empty object of its own in the place of every schema, and nothing in the place of what a call’s summary says. */
export function withoutSchemas(code: string): string {
  let rest = code
  for (const { start, end, by } of changesIn(parseAst(code)).toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}${by}${rest.slice(end)}`
  return rest
}

/**
 * The browser sends what the contract describes but validates nothing: the server does. So the schema library stays behind, and all that
 * the schemas say with it, and what the documentation says of each call. A schema
 * is an empty object of its own (`hasBody` tells bodies apart by identity).
 */
export const schemasStayOnTheServer: Plugin = {
  name: 'schemas-stay-on-the-server',
  transform: {
    filter: { id: /\/contract\/[^?]*\.ts$/, code: 'typebox' },
    handler: (code) => ({ code: withoutSchemas(code), map: null }),
  },
}
