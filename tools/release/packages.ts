import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What another file is imported by, in code that the formatter has written. Types are not there when it runs. */
const imports =
  /^(?:import|export)\s(?!type\s)[^'\n]*?\sfrom\s'([^']+)'|^import\s'([^']+)'|^\}\sfrom\s'([^']+)'|\b(?:import|import\.meta\.resolve|new URL)\('([^']+)'[,)]/gm
const typesAlone = /^(?:import|export)\stype\s\{[^}]*\}\sfrom\s'[^']+'/gm

/** What a file of ours imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [...text.replaceAll(typesAlone, '').matchAll(imports)].map((found) => found.slice(1).find((each) => each !== undefined)!)

/** The package of an import; null where it is a file of ours, or comes with Node. */
export function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function find(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(found)) return found
    if (folder === root || folder === dirname(folder)) return null
  }
}

/** The folders of these packages and of all that they need, as npm installed them. Throws where one is missing. */
export async function withWhatTheyNeed(names: Iterable<string>, root: string): Promise<string[]> {
  const folders = new Set<string>()
  const add = async (folder: string): Promise<void> => {
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      object
    >
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = find(name, folder, root)
      if (needed) await add(needed)
      else if (!(name in optionalDependencies)) throw new Error(`${folder} needs ${name}, which is not installed.`)
    }
  }
  for (const name of names) {
    const folder = find(name, root, root)
    if (!folder) throw new Error(`${name} is not installed.`)
    await add(folder)
  }
  return [...folders].sort()
}
