import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importsOf, packageOf, withWhatTheyNeed } from './packages.ts'

/** Files of ours that a release holds. The web app is built; what runs on the server runs as it is written. */
const sources = [
  '{contract,demo,server}/**/*.{ts,sql,json,br,md}',
  'tools/{backup,restore,open-database}.ts',
  'dist/**/*',
  'tools/release/{Containerfile,samara.service,alarms.yml}',
  'identity/keycloak/*',
  'CHANGELOG.md',
]
const notOurs = ['**/*.test.ts', '**/*.fixtures.ts', '**/tsconfig.json', 'server/testing/**', 'server/database/released/**', 'dist/.*']

/** What packages bring for whoever writes programs with them. */
const forWriters = /\.(?:d\.[cm]?ts|map|md|markdown|flow|[cm]?tsx?|a|h)$/i
const licences = /licen[cs]e|notice|copying/i
/** Weights of a typeface that nothing is written in. */
const otherWeights = /^(?!400Regular\/|700Bold\/)[1-9]00[A-Z]\w*\//
const foldersForWriters = /^(?:tests?|__tests__|examples?|docs?|bench(?:marks?)?|coverage|include|\.github)\//

/** Everything that goes into a release, by its path from the root of the repository. */
export interface Contents {
  ours: string[]
  /** Packages that the server imports. */
  imported: string[]
  /** Folders of packages, those that others need included. */
  packages: string[]
}

async function files(root: string, patterns: readonly string[], exclude: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for await (const entry of glob(patterns, { cwd: root, exclude, withFileTypes: true }))
    if (entry.isFile()) found.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  return found.sort()
}

/** Looks what belongs to a release. */
export async function contentsOf(root: string): Promise<Contents> {
  const ours = await files(root, sources, notOurs)
  const imported = new Set<string>()
  for (const file of ours.filter((each) => each.endsWith('.ts')))
    for (const specifier of importsOf(await readFile(join(root, file), 'utf8'))) {
      const name = packageOf(specifier)
      if (name) imported.add(name)
    }
  const packages = await withWhatTheyNeed(imported, root)
  return { ours, imported: [...imported].sort(), packages: packages.map((folder) => folder.slice(root.length + 1)) }
}

/** True for a file of a package that is needed when it runs, or that says under which terms it may be used. */
export const isNeeded = (pathInPackage: string): boolean =>
  licences.test(pathInPackage) ||
  (!forWriters.test(pathInPackage) && !foldersForWriters.test(pathInPackage) && !otherWeights.test(pathInPackage))
