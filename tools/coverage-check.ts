import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { coverageLists, type CoverageLists } from './coverage-lists.ts'
import { requirementsOfGuide, requirementsOfPlayground, type Requirement } from './playground-check.ts'
import { isScreen, picturesFolder, shotsOf, type StoryEntry } from './snapshot-stories.ts'

/** A stories file, read without being run. */
interface StoriesFile {
  text: string
  stories: (StoryEntry & { exportName: string; hasPlay: boolean })[]
}

/** What a component or a screen is checked against. */
interface Expectations {
  lists: CoverageLists
  /** The file names of the approved pictures. */
  approved: ReadonlySet<string>
}

/**
 * The stories that show a screen before its data has come, without data, and when the data cannot be loaded. Each has the tag `form`,
 * by which the snapshots know that it is one of these states.
 */
const screenStates = ['Loading', 'Empty', 'Failed'] as const

const listsFile = 'tools/coverage-lists.ts'

/**
 * Checks that Storybook shows everything: each component of the design and each screen has its files, the stories that are required of
 * it, and approved pictures of these stories. A screen is either of the product (a view in `src/features`) or a prototype: drawn in
 * `stories/screens` before its feature exists. The test beside this file calls it for this checkout, so a missing story fails `npm test`.
 * @param root the checkout, with `src/design`, `stories/screens` and the approved pictures in it
 * @returns the names of what was checked, and one sentence for each thing that is missing
 */
export async function checkCoverage(
  root: string,
  lists: CoverageLists = coverageLists,
): Promise<{ components: string[]; prototypes: string[]; missing: string[] }> {
  const components = (await foldersOf(join(root, 'src/design'))).filter((name) => !(name in lists.notComponents))
  const prototypes = (await foldersOf(join(root, 'stories/screens'))).filter((name) => !(name in lists.notScreens))
  const expectations: Expectations = { lists, approved: new Set(await readdir(join(root, picturesFolder)).catch(() => [])) }

  const unmet = await Promise.all([
    ...components.map(async (name) =>
      unmetRequirements(name, await requirementsOfComponent(join(root, 'src/design', name), name, expectations)),
    ),
    ...lists.withGuide.map(async (name) => unmetRequirements(name, await requirementsOfGuide(root, name))),
    ...prototypes.map(async (name) =>
      unmetRequirements(`the screen ${name}`, await requirementsOfPrototype(join(root, 'stories/screens', name), name, expectations)),
    ),
    ...Object.entries(lists.productScreens).map(async ([name, file]) =>
      unmetRequirements(`the screen ${name}`, await requirementsOfProductScreen(join(root, file), name, expectations)),
    ),
  ])
  const unlistedScreens = (await productScreenFiles(root))
    .filter((file) => !Object.values(lists.productScreens).includes(file))
    .map((file) => `${file} has stories of a screen: add it to productScreens in ${listsFile}`)
  const absentPrototypes = lists.prototypes
    .filter((name) => !prototypes.includes(name))
    .map((name) => `the prototype ${name} of ${listsFile} has no folder stories/screens/${name}`)
  const known = new Set([...components, ...prototypes, ...lists.prototypes, ...Object.keys(lists.productScreens)])
  const unknownNames = [lists.withoutLongWords, lists.withoutInteraction, lists.neverEmpty, lists.impossibleStates]
    .flatMap((list) => Object.keys(list))
    .concat(lists.showingLists, lists.withGuide)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is named in ${listsFile}, but no component and no screen has this name`)
  return { components, prototypes, missing: [...unmet.flat(), ...absentPrototypes, ...unlistedScreens, ...new Set(unknownNames)].sort() }
}

async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

const unmetRequirements = (name: string, requirements: readonly Requirement[]): string[] =>
  requirements.filter(([, met]) => !met).map(([requirement]) => `${name} needs ${requirement}`)

async function requirementsOfComponent(folder: string, name: string, expectations: Expectations): Promise<Requirement[]> {
  const { lists, approved } = expectations
  const files = await readdir(folder)
  const hasFile = (file: string) => files.includes(file)
  const file = await storiesOfComponent(folder, name, files)
  const requiredFiles: Requirement[] = [
    ['an entry point (index.ts)', hasFile('index.ts')],
    [`a component (${name}.tsx)`, hasFile(`${name}.tsx`) || hasFile(`${name}.ts`)],
    [`stories (${name}.stories.tsx)`, file !== undefined],
  ]
  if (!file) return requiredFiles
  const { stories, text } = file
  const hasTagged = (tag: string) => stories.some(({ tags }) => tags?.includes(tag))
  return [
    ...requiredFiles,
    ...requirementsOfPlayground(await readFile(join(folder, 'index.ts'), 'utf8').catch(() => ''), text),
    ['a story named Snapshot', stories.some(({ exportName }) => exportName === 'Snapshot')],
    ['a story tagged phone', hasTagged('phone')],
    [
      `a story tagged long-words, or a reason in withoutLongWords (${listsFile})`,
      hasTagged('long-words') || name in lists.withoutLongWords,
    ],
    [
      `a story with a play function, or a reason in withoutInteraction (${listsFile})`,
      name in lists.withoutInteraction || stories.some(({ hasPlay }) => hasPlay),
    ],
    ['a play function that uses the keyboard', name in lists.withoutInteraction || /\.keyboard\(|\.tab\(/.test(text)],
    [
      'a story with a picture tagged languages, since it has texts',
      !(await hasTexts(folder, files)) || stories.some((story) => story.tags?.includes('languages') && shotsOf(story).length > 0),
    ],
    [
      `a story tagged empty, since it shows a list, or a reason in neverEmpty (${listsFile})`,
      !lists.showingLists.includes(name) || name in lists.neverEmpty || hasTagged('empty'),
    ],
    ['a story tagged many, since it shows a list', !lists.showingLists.includes(name) || hasTagged('many')],
    ...requiredPictures(stories, approved),
  ]
}

/** The stories of all files in a component's folder together. Undefined when the main file (`<name>.stories.tsx`) is missing. */
async function storiesOfComponent(folder: string, name: string, files: readonly string[]): Promise<StoriesFile | undefined> {
  if (!files.includes(`${name}.stories.tsx`)) return undefined
  const all = await Promise.all(files.filter((file) => file.endsWith('.stories.tsx')).map((file) => readStories(join(folder, file))))
  const read = all.filter((file) => file !== undefined)
  return { text: read.map(({ text }) => text).join('\n'), stories: read.flatMap(({ stories }) => stories) }
}

/** Whether a component shows texts: its own, or those that components share. */
async function hasTexts(folder: string, files: readonly string[]): Promise<boolean> {
  if (files.some((file) => file.endsWith('.words.ts'))) return true
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file))
  const texts = await Promise.all(code.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.some((text) => /\buseWords(Language)?\(/.test(text))
}

async function requirementsOfPrototype(folder: string, name: string, expectations: Expectations): Promise<Requirement[]> {
  const file = await readStories(join(folder, `${name}.stories.tsx`))
  const words = await readFile(join(folder, `${name}.words.ts`), 'utf8').catch(() => '')
  return [
    ...requirementsOfScreenStories(file, name, expectations),
    [
      `texts in three languages (${name}.words.ts)`,
      /\bTexts\b/.test(words) && ['es', 'en', 'pt'].every((language) => new RegExp(`\\b${language}\\b`).test(words)),
    ],
  ]
}

/** A screen of the product. Its texts are not required here: another check compares the product's languages. */
const requirementsOfProductScreen = async (file: string, name: string, expectations: Expectations): Promise<Requirement[]> =>
  requirementsOfScreenStories(await readStories(file), name, expectations)

function requirementsOfScreenStories(file: StoriesFile | undefined, name: string, { lists, approved }: Expectations): Requirement[] {
  if (!file) return [['stories', false]]
  const impossible = lists.impossibleStates[name] ?? {}
  const storyNamed = (exportName: string) => file.stories.find((story) => story.exportName === exportName)
  return [
    ['the tag screen on its stories', file.stories.some(isScreen)],
    ['a story named Ready', storyNamed('Ready') !== undefined],
    ...screenStates.map((state): Requirement => [
      `a story named ${state} and tagged form, or a reason in impossibleStates (${listsFile})`,
      state in impossible || storyNamed(state)?.tags?.includes('form') === true,
    ]),
    ...requiredPictures(file.stories, approved),
  ]
}

/** The stories files in features that show whole screens. */
async function productScreenFiles(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'src/features'), { recursive: true }).catch(() => [])
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => `src/features/${file}`)
  const texts = await Promise.all(stories.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const))
  return texts.filter(([, text]) => text.includes("title: 'Screens/")).map(([file]) => file)
}

const requiredPictures = (stories: readonly StoryEntry[], approved: ReadonlySet<string>): Requirement[] =>
  stories.flatMap(shotsOf).map(({ file }): Requirement => [`the approved picture ${picturesFolder}/${file}`, approved.has(file)])

/** The tags that hold for a story: `!screen` removes the tag `screen`, which its file gives to all stories. */
const effectiveTags = (tags: readonly string[]): string[] => tags.filter((tag) => !tag.startsWith('!') && !tags.includes(`!${tag}`))

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
      tags: effectiveTags(tags ?? []),
      hasPlay: __stats?.play === true,
    })),
  }
}
