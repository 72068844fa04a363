import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a component or screen must have, as it follows "needs" in a sentence, and whether it has it. */
export type Requirement = readonly [requirement: string, met: boolean]

/** Names of variants that are a prop of the component: the Playground offers a choice of each of them. */
const variantsOfAProp = /(?:Tones|Sizes|Shapes|Widths|Heights|Densities|Orientations)$/

/**
 * What the Playground of a component must have: controls, and among them a choice of every variant that its entry point names.
 * @param entryPoint the text of `index.ts`
 * @param stories the text of all its stories
 */
export function requirementsOfPlayground(entryPoint: string, stories: string): Requirement[] {
  const playground = /export const Playground\b[^]*?(?=\n\s*export |$)/.exec(stories)?.[0]
  if (playground === undefined) return [['a story named Playground', false]]
  return [
    ['a control in its Playground', /\bplayground\(\{\s*\w+:/.test(playground)],
    ...variantsOf(entryPoint).map((variants): Requirement => [
      `choice(${variants}) in its Playground`,
      new RegExp(`\\bchoice\\(${variants}\\)`).test(playground),
    ]),
  ]
}

function variantsOf(entryPoint: string): string[] {
  const exported = [...entryPoint.matchAll(/export \{([^}]*)\} from '[^']*\.variants\.ts'/g)]
  const names = exported.flatMap(([, list = '']) => list.split(',')).map((name) => name.trim())
  return names.filter((name) => variantsOfAProp.test(name) && !name.startsWith('type '))
}

/** What the written guide of a component must have. @param root the checkout */
export async function requirementsOfGuide(root: string, name: string): Promise<Requirement[]> {
  const text = await readFile(join(root, `stories/guides/${name}.mdx`), 'utf8').catch(() => undefined)
  if (text === undefined) return [[`a guide (stories/guides/${name}.mdx)`, false]]
  return ['## Anatomy', '## Do and don’t'].map((title) => [`“${title}” in its guide`, text.includes(title)])
}
