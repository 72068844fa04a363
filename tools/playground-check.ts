import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Something that is asked for, and whether it is there. */
export type Demand = readonly [what: string, met: boolean]

/** Variants that are a prop of the component: a choice of each of them belongs into the Playground. */
const ofAProp = /(?:Tones|Sizes|Shapes|Widths|Heights|Densities|Orientations)$/

/**
 * What the Playground of a component must have: controls, and among them a choice of every variant that its entry point names.
 * @param entryPoint the text of `index.ts`
 * @param stories the text of all its stories
 */
export function demandsOfPlayground(entryPoint: string, stories: string): Demand[] {
  const playground = /export const Playground\b[^]*?(?=\n\s*export |$)/.exec(stories)?.[0]
  if (playground === undefined) return [['Playground among its stories', false]]
  return [
    ['control in its Playground', /\bplayground\(\{\s*\w+:/.test(playground)],
    ...variantsOf(entryPoint).map((variants): Demand => [
      `choice(${variants}) in its Playground`,
      new RegExp(`\\bchoice\\(${variants}\\)`).test(playground),
    ]),
  ]
}

function variantsOf(entryPoint: string): string[] {
  const exported = [...entryPoint.matchAll(/export \{([^}]*)\} from '[^']*\.variants\.ts'/g)]
  const names = exported.flatMap(([, list = '']) => list.split(',')).map((name) => name.trim())
  return names.filter((name) => ofAProp.test(name) && !name.startsWith('type '))
}

/** What the written guide of a component must have. @param root the checkout */
export async function demandsOfGuide(root: string, name: string): Promise<Demand[]> {
  const text = await readFile(join(root, `stories/guides/${name}.mdx`), 'utf8').catch(() => undefined)
  if (text === undefined) return [[`guide (stories/guides/${name}.mdx)`, false]]
  return ['## Anatomy', '## Do and don’t'].map((title) => [`“${title}” in its guide`, text.includes(title)])
}
