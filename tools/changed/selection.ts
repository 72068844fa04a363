import type { ImportGraph } from '../boundaries.ts'
import { picturesFolder } from '../snapshot-stories.ts'

/** What `npm test -- --changed` tests, and what it leaves out. An empty list of files means none; `null` means all. */
export interface Selection {
  lint: readonly string[] | null
  typedFolders: readonly string[]
  unit: readonly string[]
  server: readonly string[]
  stories: readonly string[]
  journeys: readonly string[]
  /** The web app is built and weighed. */
  app: boolean
  /** A line for each kind of check that does not look at all that it could. */
  leftOut: readonly string[]
}

/** As many files of a kind as fit into four minutes; those that are nearest to a change come first. */
export const limits = { lint: 400, unit: 60, server: 24, stories: 10, journeys: 2 }

/** The journey that is walked whenever the product has changed: signing in and seeing the home page takes all parts of it. */
export const smoke = 'src/app/journeys/sign-in.test.ts'

/** Files that are not imported but affect all others: types and rules may have changed everywhere. */
const everywhere = /^(package-lock\.json|package\.json|tsconfig(\.base)?\.json|oxlint\.config\.ts|tools\/lint-rules\/[^/]+\.mjs)$/

/** How many imports away from the nearest changed file each file stands; files that no change can reach are missing. */
export function distances(graph: ImportGraph, changed: readonly string[]): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const found = new Map(changed.map((file) => [file, 0]))
  // A Map hands out what is added while it is walked: nearest first.
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

/** `a.ts` and `a.test.ts`: a test that starts its subject as a program does not import it. */
const twinOf = (file: string) => file.replace(/(\.(test|stories|fixtures))?\.[cm]?[jt]sx?$/, '')

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file)
const isJourney = (file: string) => /^src\/app\/journeys\/.*\.test\.ts$/.test(file)
const isServerTest = (file: string) => /^(server|demo|tools\/demo-large)\/.*\.test\.ts$/.test(file)
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !isJourney(file) && !isServerTest(file)
const isStory = (file: string) => file.endsWith('.stories.tsx')
const isProduct = (file: string) =>
  /^(src|contract|server|demo|public)\/|^(index|sign-in)\.html$|^(vite\.config|tailwind\.config)\.ts$|^package-lock\.json$/.test(file) &&
  !/\.(test|stories|fixtures)\.tsx?$/.test(file) &&
  !/^src\/app\/journeys\/|^server\/testing\//.test(file)

/** The folder whose `tsconfig.json` covers a file. Folders inside another one come first. */
function typedFolderOf(file: string, folders: readonly string[]): string | undefined {
  const own = folders.toSorted((one, other) => other.length - one.length).find((folder) => file.startsWith(`${folder}/`))
  if (own !== undefined || !isCode(file)) return own
  return file.startsWith('stories/') || file === 'tailwind.config.ts' ? 'src' : 'tools'
}

/**
 * What to look at after a change: whatever imports a changed file, over any number of steps.
 *
 * @param graph each existing file and what it imports
 * @param changed the files that were touched; some may be gone
 * @param folders the folders with a `tsconfig.json` of their own
 */
export function select(graph: ImportGraph, changed: readonly string[], folders: readonly string[]): Selection {
  const reached = distances(graph, changed)
  const twins = new Set(changed.filter(isCode).map(twinOf))
  for (const file of graph.keys()) if (!reached.has(file) && twins.has(twinOf(file))) reached.set(file, 1)
  const nearest = [...reached.keys()]
    .filter((file) => graph.has(file))
    .sort((one, other) => reached.get(one)! - reached.get(other)! || (one < other ? -1 : 1))
  const leftOut: string[] = []
  const pick = (kind: keyof typeof limits, words: string, files: readonly string[]): string[] => {
    const picked = files.slice(0, limits[kind])
    const total = [...graph.keys()].filter(
      { unit: isUnitTest, server: isServerTest, stories: isStory, journeys: isJourney, lint: isCode }[kind],
    ).length
    if (picked.length < files.length)
      leftOut.push(`Left out: ${String(files.length - picked.length)} files of ${words} that a change can reach, the farthest.`)
    if (files.length < total)
      leftOut.push(`Not reached by a change: ${String(total - files.length)} of ${String(total)} files of ${words}.`)
    return picked
  }
  const everything = changed.some((file) => everywhere.test(file))
  const code = nearest.filter(isCode)
  const product = changed.some(isProduct)
  const walked = changed.filter((file) => isJourney(file) && graph.has(file)).slice(0, limits.journeys)
  const journeys = product && !walked.includes(smoke) ? [...walked, smoke] : walked
  const unit = pick('unit', 'unit tests', nearest.filter(isUnitTest))
  const server = pick('server', 'server tests', nearest.filter(isServerTest))
  const stories = pick('stories', 'stories', nearest.filter(isStory))
  const all = [...graph.keys()].filter(isJourney).length
  if (journeys.length < all)
    leftOut.push(
      `Left out: ${String(all - journeys.length)} of ${String(all)} journeys (walked: those that were changed, and one through everything).`,
    )
  if (changed.some((file) => file.startsWith('.storybook/') || file.startsWith(`${picturesFolder}/`)))
    leftOut.push('Left out: stories whose pictures or whose frame (.storybook) were changed; "npm run snapshots" looks at all.')
  return {
    lint: everything || code.length > limits.lint ? null : code,
    typedFolders: everything ? folders : folders.filter((folder) => code.some((file) => typedFolderOf(file, folders) === folder)),
    unit,
    server,
    stories,
    journeys,
    app: product || journeys.length > 0,
    leftOut,
  }
}
