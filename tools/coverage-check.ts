import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { coverageLists, type CoverageLists } from './coverage-lists.ts'
import { demandsOfGuide, demandsOfPlayground, type Demand } from './playground-check.ts'
import { isScreen, picturesFolder, shotsOf, type StoryEntry } from './snapshot-stories.ts'

/** A stories file, read without being run. */
interface StoriesFile {
  text: string
  stories: (StoryEntry & { exportName: string; played: boolean })[]
}

/**
 * Checks what Storybook must hold: of every component of the design and of every screen, its files, its situations and its approved pictures.
 * @param root the checkout, with `src/design`, `stories/screens` and the approved pictures in it
 * @returns what was found, and one sentence per thing that is missing
 */
export async function checkCoverage(
  root: string,
  lists: CoverageLists = coverageLists,
): Promise<{ components: string[]; screens: string[]; missing: string[] }> {
  const components = (await foldersOf(join(root, 'src/design'))).filter((name) => !(name in lists.foundations))
  const screens = (await foldersOf(join(root, 'stories/screens'))).filter((name) => !(name in lists.screenFoundations))
  const approved = new Set(await readdir(join(root, picturesFolder)).catch(() => []))

  const lacks = await Promise.all([
    ...components.map(async (name) => unmet(name, await demandsOfComponent(join(root, 'src/design', name), name, approved, lists))),
    ...lists.guided.map(async (name) => unmet(name, await demandsOfGuide(root, name))),
    ...screens.map(async (name) =>
      unmet(`the screen ${name}`, await demandsOfScreen(join(root, 'stories/screens', name), name, approved, lists)),
    ),
    ...Object.entries(lists.realScreens).map(async ([name, file]) =>
      unmet(`the screen ${name}`, await demandsOfRealScreen(join(root, file), name, approved, lists)),
    ),
  ])
  const realScreens = await realScreensIn(root)
  const uncounted = realScreens
    .filter((file) => !Object.values(lists.realScreens).includes(file))
    .map((file) => `${file} has stories of a screen, but is not listed in realScreens (tools/coverage-lists.ts)`)
  const absent = lists.screens.filter((name) => !screens.includes(name)).map((name) => `there is no screen ${name}`)
  const known = new Set([...components, ...screens, ...lists.screens, ...Object.keys(lists.realScreens)])
  const idle = [lists.withoutLongWords, lists.drawings, lists.neverEmpty, lists.missingForms]
    .flatMap((list) => Object.keys(list))
    .concat(lists.collections, lists.guided)
    .filter((name) => !known.has(name))
    .map((name) => `${name} stands in a coverage list, but nowhere else`)
  return { components, screens, missing: [...lacks.flat(), ...absent, ...uncounted, ...new Set(idle)].sort() }
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

const unmet = (name: string, demands: readonly Demand[]): string[] =>
  demands.filter(([, met]) => !met).map(([what]) => `${name} has no ${what}`)

async function demandsOfComponent(folder: string, name: string, approved: ReadonlySet<string>, lists: CoverageLists): Promise<Demand[]> {
  const files = await readdir(folder)
  const ofItsOwn = (file: string) => files.includes(file)
  const file = await storiesOfComponent(folder, name, files)
  const demands: Demand[] = [
    ['entry point (index.ts)', ofItsOwn('index.ts')],
    ['component of its name', ofItsOwn(`${name}.tsx`) || ofItsOwn(`${name}.ts`)],
    ['stories', file !== undefined],
  ]
  if (!file) return demands
  const { stories, text } = file
  const tagged = (tag: string) => stories.some(({ tags }) => tags?.includes(tag))
  return [
    ...demands,
    ...demandsOfPlayground(await readFile(join(folder, 'index.ts'), 'utf8').catch(() => ''), text),
    ['Snapshot among its stories', stories.some(({ exportName }) => exportName === 'Snapshot')],
    ['story tagged phone', tagged('phone')],
    ['story tagged long-words (nor a reason in the coverage lists)', tagged('long-words') || name in lists.withoutLongWords],
    ['play (nor a reason in the coverage lists to be only a drawing)', name in lists.drawings || stories.some(({ played }) => played)],
    ['play by keyboard', name in lists.drawings || /\.keyboard\(|\.tab\(/.test(text)],
    [
      'picture tagged languages, though it speaks',
      !(await speaks(folder, files)) || stories.some((story) => story.tags?.includes('languages') && shotsOf(story).length > 0),
    ],
    ['story tagged empty, though it is a list', !lists.collections.includes(name) || name in lists.neverEmpty || tagged('empty')],
    ['story tagged many, though it is a list', !lists.collections.includes(name) || tagged('many')],
    ...picturesOf(stories, approved),
  ]
}

/** The stories of all files of a component's folder, as of one; undefined where the one of its name is missing. */
async function storiesOfComponent(folder: string, name: string, files: readonly string[]): Promise<StoriesFile | undefined> {
  if (!files.includes(`${name}.stories.tsx`)) return undefined
  const all = await Promise.all(files.filter((file) => file.endsWith('.stories.tsx')).map((file) => readStories(join(folder, file))))
  const read = all.filter((file) => file !== undefined)
  return { text: read.map(({ text }) => text).join('\n'), stories: read.flatMap(({ stories }) => stories) }
}

/** Whether a component has text: sentences of its own, or the shared ones. */
async function speaks(folder: string, files: readonly string[]): Promise<boolean> {
  if (files.some((file) => file.endsWith('.words.ts'))) return true
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file))
  const texts = await Promise.all(code.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.some((text) => /\buseWords(Language)?\(/.test(text))
}

async function demandsOfScreen(folder: string, name: string, approved: ReadonlySet<string>, lists: CoverageLists): Promise<Demand[]> {
  const file = await readStories(join(folder, `${name}.stories.tsx`))
  const words = await readFile(join(folder, `${name}.words.ts`), 'utf8').catch(() => '')
  return [
    ...demandsOfStories(file, name, approved, lists),
    [
      'words in three languages',
      /\bTexts\b/.test(words) && ['es', 'en', 'pt'].every((language) => new RegExp(`\\b${language}\\b`).test(words)),
    ],
  ]
}

/** A screen of the product: its sentences are the product's, which has a check of its own for them. */
const demandsOfRealScreen = async (file: string, name: string, approved: ReadonlySet<string>, lists: CoverageLists): Promise<Demand[]> =>
  demandsOfStories(await readStories(file), name, approved, lists)

function demandsOfStories(file: StoriesFile | undefined, name: string, approved: ReadonlySet<string>, lists: CoverageLists): Demand[] {
  if (!file) return [['stories', false]]
  const excused = lists.missingForms[name] ?? {}
  const forms = ['Loading', 'Empty', 'Failed'] as const
  const named = (exportName: string) => file.stories.find((story) => story.exportName === exportName)
  return [
    ['tag that says it is a screen', file.stories.some(isScreen)],
    ['story Ready', named('Ready') !== undefined],
    ...forms.map((form): Demand => [
      `story ${form} tagged form (nor a reason in the coverage lists)`,
      form in excused || named(form)?.tags?.includes('form') === true,
    ]),
    ...picturesOf(file.stories, approved),
  ]
}

/** Story files of features that tell of a whole screen. */
async function realScreensIn(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'src/features'), { recursive: true }).catch(() => [])
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => `src/features/${file}`)
  const texts = await Promise.all(stories.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const))
  return texts.filter(([, text]) => text.includes("title: 'Screens/")).map(([file]) => file)
}

const picturesOf = (stories: readonly StoryEntry[], approved: ReadonlySet<string>): Demand[] =>
  stories.flatMap(shotsOf).map(({ file }): Demand => [`approved picture ${picturesFolder}/${file}`, approved.has(file)])

/** The tags of a story: `!screen` removes the tag that its file gives to all stories. */
const effective = (tags: readonly string[]): string[] => tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`))

async function readStories(path: string): Promise<StoriesFile | undefined> {
  if (!existsSync(path)) return undefined
  const text = await readFile(path, 'utf8')
  const { indexInputs } = loadCsf(text, { fileName: path, makeTitle: (title) => title ?? '' }).parse()
  return {
    text,
    stories: indexInputs.map(({ __id, exportName, name, tags, __stats }) => ({
      id: __id ?? exportName,
      exportName,
      name: name ?? exportName,
      tags: effective(tags ?? []),
      played: __stats?.play === true,
    })),
  }
}
