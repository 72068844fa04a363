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

test('what is excused has a reason', () => {
  const { foundations, screenFoundations, withoutLongWords, drawings, neverEmpty, missingForms } = coverageLists
  const reasons = [foundations, screenFoundations, withoutLongWords, drawings, neverEmpty, ...Object.values(missingForms)].flatMap((list) =>
    Object.values(list),
  )
  expect(reasons.filter((reason) => reason.length < 8)).toEqual([])
})

const lists: CoverageLists = {
  foundations: { tokens: 'what components are made of' },
  screenFoundations: { frame: 'what stands around' },
  withoutLongWords: {},
  drawings: {},
  collections: ['seal'],
  guided: ['seal'],
  neverEmpty: {},
  screens: ['post'],
  realScreens: { desk: 'src/features/desk/views/desk-view.stories.tsx' },
  missingForms: {},
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

/** Counts a small checkout that differs from a complete one: `null` takes a file away. */
async function counted(changes: Record<string, string | null>, other: Partial<CoverageLists> = {}) {
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

test('what is complete is counted, a foundation is neither component nor screen', async () => {
  expect(await counted({})).toEqual({ components: ['seal'], screens: ['post'], missing: [] })
})

test.each([
  ['src/design/seal/index.ts', 'seal has no entry point (index.ts)'],
  ['src/design/seal/seal.tsx', 'seal has no component of its name'],
  ['src/design/seal/seal.stories.tsx', 'seal has no stories'],
  ['stories/guides/seal.mdx', 'seal has no guide (stories/guides/seal.mdx)'],
  ['stories/screens/post/post.stories.tsx', 'the screen post has no stories'],
  ['stories/screens/post/post.words.ts', 'the screen post has no words in three languages'],
  [`${picturesFolder}/seal.light.png`, `seal has no approved picture ${picturesFolder}/seal.light.png`],
  [`${picturesFolder}/seal.dark.png`, `seal has no approved picture ${picturesFolder}/seal.dark.png`],
  ...[desk, phone].map(({ width }): [string, string] => [
    `${picturesFolder}/screens-post--ready.${width}.light.png`,
    `the screen post has no approved picture ${picturesFolder}/screens-post--ready.${width}.light.png`,
  ]),
])('without %s the coverage check fails', async (file, sentence) => {
  expect((await counted({ [file]: null })).missing).toEqual([sentence])
})

test.each([
  ["export const OnAPhone = { tags: ['phone', 'long-words'] }", "export const OnAPhone = { tags: ['long-words'] }", 'story tagged phone'],
  [
    "export const OnAPhone = { tags: ['phone', 'long-words'] }",
    "export const OnAPhone = { tags: ['phone'] }",
    'story tagged long-words (nor a reason in the coverage lists)',
  ],
  ["tags: ['languages']", 'tags: []', 'picture tagged languages, though it speaks'],
  ["tags: ['empty']", 'tags: []', 'story tagged empty, though it is a list'],
  ["tags: ['many']", 'tags: []', 'story tagged many, though it is a list'],
  ["userEvent.keyboard('{Enter}')", 'userEvent.click(canvasElement)', 'play by keyboard'],
  [
    "{ play: async () => { await userEvent.keyboard('{Enter}') } }",
    "{ name: '.keyboard()' }",
    'play (nor a reason in the coverage lists to be only a drawing)',
  ],
  ['export const Snapshot = {}', 'export const SnapshotOfAll = {}', 'Snapshot among its stories'],
  ['export const Playground', 'export const Fairground', 'Playground among its stories'],
  ['wax: toggle', '', 'control in its Playground'],
])('a component with “%s” turned into “%s” has no %s', async (there, instead, what) => {
  const { missing } = await counted({ 'src/design/seal/seal.stories.tsx': sealStories.replace(there, instead) })
  expect(missing.filter((sentence) => !sentence.includes('approved picture'))).toEqual([`seal has no ${what}`])
})

test('the stories of a component may be in several files of its folder', async () => {
  const many = "export const AHundredThousand = { tags: ['many'] }"
  const changes = {
    'src/design/seal/seal.stories.tsx': sealStories.replace(many, ''),
    'src/design/seal/seal-many.stories.tsx': `export default { title: 'Design/Seal' }\n${many}`,
  }
  expect((await counted(changes)).missing).toEqual([])
})

test.each([
  ['export const Ready = {}', 'export const All = {}', 'story Ready'],
  [
    "export const Loading = { tags: ['form'] }",
    'export const Loading = {}',
    'story Loading tagged form (nor a reason in the coverage lists)',
  ],
  ["export const Empty = { tags: ['form'] }", '', 'story Empty tagged form (nor a reason in the coverage lists)'],
  ["export const Failed = { tags: ['form'] }", '', 'story Failed tagged form (nor a reason in the coverage lists)'],
  ["title: 'Screens/Post', tags: ['screen']", "title: 'Screens/Post'", 'tag that says it is a screen'],
])('a screen with “%s” turned into “%s” has no %s', async (there, instead, what) => {
  const { missing } = await counted({ 'stories/screens/post/post.stories.tsx': postStories.replace(there, instead) })
  expect(missing.filter((sentence) => !sentence.includes('approved picture'))).toEqual([`the screen post has no ${what}`])
})

test('a screen that the product has and Storybook has not fails', async () => {
  expect((await counted({}, { screens: ['post', 'bank'] })).missing).toEqual(['there is no screen bank'])
})

test('a screen of the product is held to the same: its forms, its pictures, and a place in the coverage check', async () => {
  const file = 'src/features/desk/views/desk-view.stories.tsx'
  expect((await counted({ [file]: null })).missing).toEqual(['the screen desk has no stories'])
  expect((await counted({ [`${picturesFolder}/screens-desk--ready.1440.dark.png`]: null })).missing).toEqual([
    `the screen desk has no approved picture ${picturesFolder}/screens-desk--ready.1440.dark.png`,
  ])
  expect((await counted({ 'src/features/desk/views/chair-view.stories.tsx': postStories })).missing).toEqual([
    'src/features/desk/views/chair-view.stories.tsx has stories of a screen, but is not listed in realScreens (tools/coverage-lists.ts)',
  ])
})

test('a reason given in a coverage list is taken, and one for nothing is found', async () => {
  const silent = sealStories
    .replace("play: async () => { await userEvent.keyboard('{Enter}') }", '')
    .replace("'phone', 'long-words'", "'phone'")
  const excused = { drawings: { seal: 'a picture of wax' }, withoutLongWords: { seal: 'draws no words' } }
  expect((await counted({ 'src/design/seal/seal.stories.tsx': silent }, excused)).missing).toEqual([])
  expect((await counted({}, { withoutLongWords: { wax: 'draws no words' } })).missing).toEqual([
    'wax stands in a coverage list, but nowhere else',
  ])
  const everFull = { neverEmpty: { seal: 'one is always there' } }
  expect((await counted({ 'src/design/seal/seal.stories.tsx': sealStories.replace("tags: ['empty']", '') }, everFull)).missing).toEqual([])
  const missingForms = { missingForms: { post: { Empty: 'there is always post' } } }
  expect(
    (
      await counted(
        { 'stories/screens/post/post.stories.tsx': postStories.replace("export const Empty = { tags: ['form'] }", '') },
        missingForms,
      )
    ).missing,
  ).toEqual([])
})
