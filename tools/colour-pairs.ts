import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'

/** An ink on a ground, as class names put them together on one element. */
export interface ColourPair {
  ink: string
  ground: string
  /** The place of the classes: `button/button.variants.ts: bg-accent text-on-accent`. */
  at: string
}

/** Classes that colour something else than their own element. */
const elsewhere = /^(?:placeholder|before|after|file|selection|marker|backdrop|\*|\*\*|\[&)/
/** Text of a disabled control need not meet the contrast. */
const outOfUse = /^(?!not-).*disabled/
/** Takes its colour from somewhere else, so that nothing is known of it here. */
const unknown = new Set(['transparent', 'current', 'inherit'])

interface Colour {
  name: string
  states: ReadonlySet<string>
}

/**
 * Reads the class names of every component and pairs background and text colour wherever one element has both: at rest and in each state.
 * @param inks the names that `text-…` may carry, to tell them from sizes
 * @param grounds the names that `bg-…` may carry
 */
export async function colourPairs(folder: string, inks: ReadonlySet<string>, grounds: ReadonlySet<string>): Promise<ColourPair[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories|fixtures)\.tsx?$/.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const looks = looksOf(await readFile(join(folder, file), 'utf8'), file)
      return looks.flatMap((look) =>
        pairsOf(look, inks, grounds).map(({ ink, ground }) => ({ ink, ground, at: `${file}: bg-${ground} text-${ink}` })),
      )
    }),
  )
  return [...new Map(found.flat().map((pair) => [pair.at, pair])).values()].sort((one, other) => one.at.localeCompare(other.at))
}

/** The pairs within the classes of one element. A state that sets only one of the two inherits the other from the state that it refines. */
export function pairsOf(look: string, inks: ReadonlySet<string>, grounds: ReadonlySet<string>): { ink: string; ground: string }[] {
  const texts = coloursOf(look, 'text', inks)
  const papers = coloursOf(look, 'bg', grounds)
  const states = [...texts, ...papers].map(({ states: of }) => of)
  const pairs = states.flatMap((state) => {
    const [ink, ground] = [holding(texts, state), holding(papers, state)]
    if (ink === undefined || ground === undefined) return []
    return [ink, ground, ...state].some((word) => outOfUse.test(word) || unknown.has(word)) ? [] : [{ ink, ground }]
  })
  return [...new Map(pairs.map((pair) => [`${pair.ink} ${pair.ground}`, pair])).values()]
}

function coloursOf(look: string, property: 'text' | 'bg', names: ReadonlySet<string>): Colour[] {
  return look.split(/\s+/).flatMap((word): Colour[] => {
    const parts = word.split(/:(?![^[(]*[\])])/)
    const last = parts.pop() ?? ''
    const name = last.startsWith(`${property}-`) ? last.slice(property.length + 1) : undefined
    return name === undefined || !(names.has(name) || unknown.has(name)) || parts.some((part) => elsewhere.test(part))
      ? []
      : [{ name, states: new Set(parts) }]
  })
}

/** What a state shows: the closest of what it refines. */
function holding(colours: readonly Colour[], state: ReadonlySet<string>): string | undefined {
  const fitting = colours.filter(({ states }) => states.isSubsetOf(state))
  return fitting.sort((one, other) => one.states.size - other.states.size).at(-1)?.name
}

/** Every set of classes that can come together on one element: literals, arrays of them, what `cx` joins, and each choice of a `cva`. */
export function looksOf(code: string, file = 'look.tsx'): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const named = new Map<string, ts.Expression>()
  const looks: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) named.set(node.name.text, bare(node.initializer))
    ts.forEachChild(node, collect)
  }
  collect(source)

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) looks.push(node.text)
    else if (ts.isArrayLiteralExpression(node)) looks.push(joined(node))
    else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      if (node.expression.text === 'cva') looks.push(...looksOfCva(node, named))
      else if (/^(cx|clsx|cn)$/.test(node.expression.text)) looks.push(...looksOfJoin(node))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return looks
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node

const joined = (node: ts.Expression): string => {
  const inner = bare(node)
  if (ts.isStringLiteralLike(inner)) return inner.text
  return ts.isArrayLiteralExpression(inner) ? inner.elements.map(joined).join(' ') : ''
}

const membersOf = (node: ts.Expression | undefined, named: ReadonlyMap<string, ts.Expression>): [string, ts.Expression][] => {
  const inner = node && bare(node)
  const object = inner && ts.isIdentifier(inner) ? named.get(inner.text) : inner
  if (!object || !ts.isObjectLiteralExpression(object)) return []
  return object.properties.flatMap((property): [string, ts.Expression][] =>
    ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer]] : [],
  )
}

/** The base of a `cva` with each choice, and with each two choices of different kinds. */
function looksOfCva({ arguments: [base, options] }: ts.CallExpression, named: ReadonlyMap<string, ts.Expression>): string[] {
  const always = base ? joined(base) : ''
  const variants = membersOf(membersOf(options, named).find(([key]) => key === 'variants')?.[1], named)
  const kinds = variants.map(([, choices]) => membersOf(choices, named).map(([, classes]) => joined(classes)))
  const alone = kinds.flat().map((classes) => `${always} ${classes}`)
  const together = kinds.flatMap((choices, at) =>
    kinds.slice(at + 1).flatMap((others) => choices.flatMap((one) => others.map((other) => `${always} ${one} ${other}`))),
  )
  return [always, ...alone, ...together]
}

/** What `cx` always joins, and the same with each thing that it joins at times. */
function looksOfJoin({ arguments: parts }: ts.CallExpression): string[] {
  const always = parts.map((part) => joined(part)).join(' ')
  const atTimes: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) atTimes.push(`${always} ${node.text}`)
    else ts.forEachChild(node, visit)
  }
  for (const part of parts) if (!ts.isStringLiteralLike(part)) visit(part)
  return [always, ...atTimes]
}
