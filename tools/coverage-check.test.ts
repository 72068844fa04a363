import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { coverageLists, type CoverageLists } from './coverage-lists.ts'
import { checkCoverage } from './coverage-check.ts'
import { desk, phone, picturesFolder } from './snapshot-stories.ts'

test('Storybook holds every component and every screen, in every situation, with approved pictures', async () => {
  const { components, missing } = await checkCoverage(fileURLToPath(new URL('..', import.meta.url)))
  expect(components.length).toBeGreaterThan(70)
  expect(missing).toEqual([])
}, 60_000)

test('whatever the lists excuse has a written reason', () => {
  const { notComponents, notScreens, withoutLongWords, withoutInteraction, neverEmpty, impossibleStates } = coverageLists
  const excuses = [notComponents, notScreens, withoutLongWords, withoutInteraction, neverEmpty, ...Object.values(impossibleStates)]
  const reasons = excuses.flatMap((list) => Object.values(list))
  expect(reasons.filter((reason) => reason.length < 8)).toEqual([])
})

const lists: CoverageLists = {
  notComponents: { tokens: 'what components are made of' },
  notScreens: { frame: 'what stands around' },
  withoutLongWords: {},
  withoutInteraction: {},
  showingLists: ['seal'],
  withGuide: ['seal'],
  neverEmpty: {},
  prototypes: ['post'],
  productScreens: { desk: 'src/features/desk/views/desk-view.stories.tsx' },
  impossibleStates: {},
}

const sealStories = `
  const meta = { title: 'Design/Seal' }
  export default meta
  export const Playground = playground({ wax: toggle })
  export const Snapshot = {}
  export const SnapshotInEveryLanguage = { tags: ['languages'] }
  export const OnAPhone = { tags: ['phone', 'long-words'] }
  export const NothingSealed = { tags: ['empty'] }
  export const AHundredThousand = { tags: ['many'] }
  export const PressedByKeyboard = { play: async () => { await userEvent.keyboard('{Enter}') } }
`
const postStories = `
  const meta = { title: 'Screens/Post', tags: ['screen'] }
  export default meta
  export const Ready = {}
  export const Loading = { tags: ['form'] }
  export const Empty = { tags: ['form'] }
  export const Failed = { tags: ['form'] }
`
const pictures = [
  ...['seal.light', 'seal.dark', 'seal-in-every-language.light'],
  ...['1440.light', '1440.dark', '360.light'].map((shot) => `screens-post--ready.${shot}`),
  ...['loading', 'empty', 'failed'].map((form) => `screens-post--${form}.1024.light`),
].map((name) => `${picturesFolder}/${name}.png`)

const complete: Record<string, string> = {
  'src/design/tokens/index.ts': '',
  'src/design/seal/index.ts': '',
  'src/design/seal/seal.tsx': 'const words = useWords()',
  'src/design/seal/seal.stories.tsx': sealStories,
  'stories/guides/seal.mdx': '## Anatomy\n## Do and don’t',
  'stories/screens/frame/index.ts': '',
  'stories/screens/post/post.stories.tsx': postStories,
  'stories/screens/post/post.words.ts': 'export const postWords: Texts<PostWords> = { es: {}, en: {}, pt: {} }',
  'src/features/desk/views/desk-view.stories.tsx': postStories.replaceAll('Post', 'Desk'),
  ...Object.fromEntries([...pictures, ...pictures.map((path) => path.replace('screens-post', 'screens-desk'))].map((path) => [path, ''])),
}

/** Checks a small checkout that differs from a complete one: `null` takes a file away. */
async function checkWith(changes: Record<string, string | null>, other: Partial<CoverageLists> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'coverage-'))
  try {
    for (const [file, text] of Object.entries({ ...complete, ...changes })) {
      if (text === null) continue
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), text)
    }
    return await checkCoverage(root, { ...lists, ...other })
  } finally {
    await rm(root, { recursive: true })
  }
}

test('what is complete misses nothing, and a folder of notComponents or notScreens is neither component nor screen', async () => {
  expect(await checkWith({})).toEqual({ components: ['seal'], prototypes: ['post'], missing: [] })
})

test.each([
  ['src/design/seal/index.ts', 'seal needs an entry point (index.ts)'],
  ['src/design/seal/seal.tsx', 'seal needs a component (seal.tsx)'],
  ['src/design/seal/seal.stories.tsx', 'seal needs stories (seal.stories.tsx)'],
  ['stories/guides/seal.mdx', 'seal needs a guide (stories/guides/seal.mdx)'],
  ['stories/screens/post/post.stories.tsx', 'the screen post needs stories'],
  ['stories/screens/post/post.words.ts', 'the screen post needs texts in three languages (post.words.ts)'],
  [`${picturesFolder}/seal.light.png`, `seal needs the approved picture ${picturesFolder}/seal.light.png`],
  [`${picturesFolder}/seal.dark.png`, `seal needs the approved picture ${picturesFolder}/seal.dark.png`],
  ...[desk, phone].map(({ width }): [string, string] => [
    `${picturesFolder}/screens-post--ready.${width}.light.png`,
    `the screen post needs the approved picture ${picturesFolder}/screens-post--ready.${width}.light.png`,
  ]),
])('without %s the coverage check fails', async (file, sentence) => {
  expect((await checkWith({ [file]: null })).missing).toEqual([sentence])
})

test.each([
  ["export const OnAPhone = { tags: ['phone', 'long-words'] }", "export const OnAPhone = { tags: ['long-words'] }", 'a story tagged phone'],
  [
    "export const OnAPhone = { tags: ['phone', 'long-words'] }",
    "export const OnAPhone = { tags: ['phone'] }",
    'a story tagged long-words, or a reason in withoutLongWords (tools/coverage-lists.ts)',
  ],
  ["tags: ['languages']", 'tags: []', 'a story with a picture tagged languages, since it has texts'],
  ["tags: ['empty']", 'tags: []', 'a story tagged empty, since it shows a list, or a reason in neverEmpty (tools/coverage-lists.ts)'],
  ["tags: ['many']", 'tags: []', 'a story tagged many, since it shows a list'],
  ["userEvent.keyboard('{Enter}')", 'userEvent.click(canvasElement)', 'a play function that uses the keyboard'],
  [
    "{ play: async () => { await userEvent.keyboard('{Enter}') } }",
    "{ name: '.keyboard()' }",
    'a story with a play function, or a reason in withoutInteraction (tools/coverage-lists.ts)',
  ],
  ['export const Snapshot = {}', 'export const SnapshotOfAll = {}', 'a story named Snapshot'],
  ['export const Playground', 'export const Fairground', 'a story named Playground'],
  ['wax: toggle', '', 'a control in its Playground'],
])('a component with “%s” turned into “%s” needs %s', async (there, instead, what) => {
  const { missing } = await checkWith({ 'src/design/seal/seal.stories.tsx': sealStories.replace(there, instead) })
  expect(missing.filter((sentence) => !sentence.includes('approved picture'))).toEqual([`seal needs ${what}`])
})

test('the stories of a component may be in several files of its folder', async () => {
  const many = "export const AHundredThousand = { tags: ['many'] }"
  const changes = {
    'src/design/seal/seal.stories.tsx': sealStories.replace(many, ''),
    'src/design/seal/seal-many.stories.tsx': `export default { title: 'Design/Seal' }\n${many}`,
  }
  expect((await checkWith(changes)).missing).toEqual([])
})

test.each([
  ['export const Ready = {}', 'export const All = {}', 'a story named Ready'],
  [
    "export const Loading = { tags: ['form'] }",
    'export const Loading = {}',
    'a story named Loading and tagged form, or a reason in impossibleStates (tools/coverage-lists.ts)',
  ],
  [
    "export const Empty = { tags: ['form'] }",
    '',
    'a story named Empty and tagged form, or a reason in impossibleStates (tools/coverage-lists.ts)',
  ],
  [
    "export const Failed = { tags: ['form'] }",
    '',
    'a story named Failed and tagged form, or a reason in impossibleStates (tools/coverage-lists.ts)',
  ],
  ["title: 'Screens/Post', tags: ['screen']", "title: 'Screens/Post'", 'the tag screen on its stories'],
])('a screen with “%s” turned into “%s” needs %s', async (there, instead, what) => {
  const { missing } = await checkWith({ 'stories/screens/post/post.stories.tsx': postStories.replace(there, instead) })
  expect(missing.filter((sentence) => !sentence.includes('approved picture'))).toEqual([`the screen post needs ${what}`])
})

test('a prototype that is listed and has no folder fails', async () => {
  expect((await checkWith({}, { prototypes: ['post', 'bank'] })).missing).toEqual([
    'the prototype bank of tools/coverage-lists.ts has no folder stories/screens/bank',
  ])
})

test('a screen of the product is held to the same: its states, its pictures, and a place in the coverage check', async () => {
  const file = 'src/features/desk/views/desk-view.stories.tsx'
  expect((await checkWith({ [file]: null })).missing).toEqual(['the screen desk needs stories'])
  expect((await checkWith({ [`${picturesFolder}/screens-desk--ready.1440.dark.png`]: null })).missing).toEqual([
    `the screen desk needs the approved picture ${picturesFolder}/screens-desk--ready.1440.dark.png`,
  ])
  expect((await checkWith({ 'src/features/desk/views/chair-view.stories.tsx': postStories })).missing).toEqual([
    'src/features/desk/views/chair-view.stories.tsx has stories of a screen: add it to productScreens in tools/coverage-lists.ts',
  ])
})

test('a listed reason excuses a component or screen, and a reason for a name that does not exist is reported', async () => {
  const silent = sealStories
    .replace("play: async () => { await userEvent.keyboard('{Enter}') }", '')
    .replace("'phone', 'long-words'", "'phone'")
  const excused = { withoutInteraction: { seal: 'a picture of wax' }, withoutLongWords: { seal: 'draws no words' } }
  expect((await checkWith({ 'src/design/seal/seal.stories.tsx': silent }, excused)).missing).toEqual([])
  expect((await checkWith({}, { withoutLongWords: { wax: 'draws no words' } })).missing).toEqual([
    'wax is named in tools/coverage-lists.ts, but no component and no screen has this name',
  ])
  const everFull = { neverEmpty: { seal: 'one is always there' } }
  expect((await checkWith({ 'src/design/seal/seal.stories.tsx': sealStories.replace("tags: ['empty']", '') }, everFull)).missing).toEqual(
    [],
  )
  const neverWithoutPost = { impossibleStates: { post: { Empty: 'there is always post' } } }
  expect(
    (
      await checkWith(
        { 'stories/screens/post/post.stories.tsx': postStories.replace("export const Empty = { tags: ['form'] }", '') },
        neverWithoutPost,
      )
    ).missing,
  ).toEqual([])
})
