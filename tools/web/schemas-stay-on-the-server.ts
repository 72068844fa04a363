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

/** The outermost schemas of a program, in the order of the source. */
function schemasIn(node: unknown): { start: number; end: number }[] {
  if (node === null || typeof node !== 'object') return []
  if (isSchema(node)) return [node]
  return Object.values(node).flatMap(schemasIn)
}

/** Puts an empty object of its own in the place of every schema. */
export function withoutSchemas(code: string): string {
  let rest = code
  for (const { start, end } of schemasIn(parseAst(code)).toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)}({})${rest.slice(end)}`
  return rest
}

/**
 * The browser sends what the contract describes but validates nothing: the server does. So the schema library stays behind, and all that
 * the schemas say with it. A schema is an empty object of its own (`hasBody` tells bodies apart by identity).
 */
export const schemasStayOnTheServer: Plugin = {
  name: 'schemas-stay-on-the-server',
  transform: {
    filter: { id: /\/contract\/[^?]*\.ts$/, code: 'typebox' },
    handler: (code) => ({ code: withoutSchemas(code), map: null }),
  },
}
