import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of the design that are no components: what components are made of and drawn on. */
const foundations = new Set(['portrait', 'sorting', 'theme', 'tokens', 'words'])

/**
 * Counts the components of the design: every folder needs a door, a component, stories, a Portrait among them, and its approved
 * pictures by day and by night.
 * @param root the checkout, with `src/design` and `stories/portraits` in it
 * @returns the components that were found, and one sentence per thing that is missing
 */
export async function census(root: string): Promise<{ components: string[]; missing: string[] }> {
  const design = join(root, 'src/design')
  const folders = await readdir(design, { withFileTypes: true })
  const components = folders.filter((entry) => entry.isDirectory() && !foundations.has(entry.name)).map(({ name }) => name)
  const missing = await Promise.all(components.map(async (name) => (await whatLacks(root, name)).map((lack) => `${name} has no ${lack}`)))
  return { components: components.sort(), missing: missing.flat().sort() }
}

async function whatLacks(root: string, name: string): Promise<string[]> {
  const folder = join(root, 'src/design', name)
  const stories = join(folder, `${name}.stories.tsx`)
  const told = existsSync(stories) ? await readFile(stories, 'utf8') : undefined
  const demands: [string, boolean][] = [
    ['door (index.ts)', existsSync(join(folder, 'index.ts'))],
    ['component of its name', existsSync(join(folder, `${name}.tsx`)) || existsSync(join(folder, `${name}.ts`))],
    ['stories', told !== undefined],
    ['Portrait among its stories', told === undefined || /^export const Portrait\b/m.test(told)],
    ...(['light', 'dark'] as const).map((theme): [string, boolean] => [
      `approved portrait by ${theme === 'light' ? 'day' : 'night'} (stories/portraits/${name}.${theme}.png)`,
      existsSync(join(root, 'stories/portraits', `${name}.${theme}.png`)),
    ]),
  ]
  return demands.filter(([, met]) => !met).map(([demand]) => demand)
}
