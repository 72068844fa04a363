import { expect, test } from 'vitest'
import { languages, plainText } from '../../../../contract/index.ts'
import { linksOf, picturesIn } from './blocks.ts'
import { helpGroups, isTopic, pageNamed } from './help-pages.ts'
import { searchTopics } from './search-topics.ts'
import { themes, topics, type Control, type ThemeName, type TopicName } from './topics.ts'
import { pictureNamed, pictureOf } from './videos.ts'
import { beginTour, forward, pastUsed, settle, stepOf, type Sight } from './tour.ts'

const sources = import.meta.glob<string>(['../../../{design,features,app}/**/*.tsx', '!../../../**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const pages = import.meta.glob<{ pages: Record<string, { body: string }> }>('../../../../public/locales/*/help-pages.json', {
  eager: true,
  import: 'default',
})

test('every theme has a topic, and every topic is of a theme', () => {
  expect(topics.map(({ name }) => name)).toEqual([
    'addStore',
    'manageStores',
    'manualSort',
    'multipleSort',
    'massSort',
    'criteria',
    'index',
  ])
  expect(themes.filter((theme) => !topics.some((topic) => topic.theme === theme))).toEqual([])
})

test('every mark by which a step finds its control is still on an element of the product', () => {
  const all = Object.values(sources).join('\n')
  const controls = topics.flatMap(({ steps }) =>
    steps.flatMap(({ controls, instead, until }): Control[] => [
      ...controls,
      ...(instead ? [instead.control] : []),
      ...(typeof until === 'object' && 'there' in until ? [until.there] : []),
    ]),
  )
  const marks = controls.flatMap((control) => ('css' in control ? [...control.css.matchAll(/\[(data-[\w-]+)(?:="([\w-]+)")?\]/g)] : []))
  expect(marks.length).toBeGreaterThan(10)
  const gone = marks.filter(
    ([, name, value]) => !all.includes(value === undefined ? name! : `${name}="${value}"`) && !all.includes(`'${name}'`),
  )
  expect(gone.map(([mark]) => mark)).toEqual([])
})

test('every link of the help leads to a page of the help', () => {
  expect(Object.keys(pages)).toHaveLength(languages.length)
  const links = Object.values(pages).flatMap((words) => Object.values(words.pages).flatMap(({ body }) => linksOf(body)))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((name) => pageNamed(name) === null)).toEqual([])
})

const quickDemos = import.meta.glob<{
  themes: Record<ThemeName, string>
  topics: Record<TopicName, string>
  words: Record<TopicName, string>
}>('../../../../public/locales/*/help.json', { eager: true, import: 'default' })

const ordering = ['manualSort', 'multipleSort', 'massSort', 'criteria']

test.each([
  { language: 'es', queries: ['Añadir', 'agregar', 'crear una tienda', 'nueva', 'conectar'], found: ['addStore'] },
  { language: 'en', queries: ['add', 'create', 'new store', 'connect'], found: ['addStore'] },
  { language: 'pt', queries: ['Adicionar', 'criar uma loja', 'nova', 'conectar'], found: ['addStore'] },
  { language: 'es', queries: ['publicar', 'indexar', 'enviar'], found: ['index'] },
  { language: 'en', queries: ['publish', 'index', 'send'], found: ['index'] },
  { language: 'pt', queries: ['publicar', 'indexar', 'enviar'], found: ['index'] },
  { language: 'es', queries: ['ordenar', 'reordenar'], found: ordering },
  { language: 'en', queries: ['order', 'sort', 'arrange', 'rearrange'], found: ordering },
  { language: 'pt', queries: ['ordenar', 'reordenar', 'organizar'], found: ordering },
])('in $language $found are found by $queries', ({ language, queries, found }) => {
  const words = quickDemos[`../../../../public/locales/${language}/help.json`]!
  const written = themes.map((theme) => ({
    name: theme,
    title: words.themes[theme],
    topics: topics
      .filter((topic) => topic.theme === theme)
      .map(({ name }) => ({ name, title: words.topics[name], words: words.words[name], steps: [] })),
  }))
  for (const query of queries)
    expect(
      searchTopics(written, query, plainText).flatMap((theme) => theme.topics.map(({ name }) => name)),
      query,
    ).toEqual(expect.arrayContaining(found))
})

test('what is called so comes before what only mentions it', () => {
  const topic = (name: TopicName, title: string, words: string, step: string) => ({
    name,
    title,
    words,
    steps: [{ name: 'a', title: step, detail: undefined }],
  })
  const written = [
    { name: 'stores' as const, title: 'Tiendas', topics: [topic('manageStores', 'Sincronizar', '', 'Se pierde su orden')] },
    {
      name: 'ordering' as const,
      title: 'Listas',
      topics: [topic('manualSort', 'A mano', '', 'Su orden'), topic('massSort', 'Muchas', 'reordenar', 'Elige')],
    },
  ]
  const found = searchTopics(written, 'orden', plainText).map(({ name, topics }) => [name, ...topics.map((each) => each.name)])
  expect(found).toEqual([
    ['ordering', 'massSort', 'manualSort'],
    ['stores', 'manageStores'],
  ])
})

const pictureFiles = Object.keys(import.meta.glob('../../../../public/videos/**/*.webp')).map((file) =>
  file.replace('../../../../public', ''),
)

test('every page of a task is pictured, in each language alike, and every picture is there', () => {
  for (const [file, words] of Object.entries(pages)) {
    const language = languages.find((each) => file.includes(`/${each}/`))!
    const written = helpGroups.tasks.filter((name) => !isTopic(name)).map((name) => picturesIn(words.pages[name]!.body))
    expect(written.filter((names) => names.length === 0)).toEqual([])
    const named = written.flat().map((name) => ({ name, picture: pictureNamed(name) }))
    expect(named.filter(({ picture }) => picture === null)).toEqual([])
    const shown = [
      ...named.map(({ picture }) => picture!),
      ...topics.flatMap((topic) => topic.steps.map(({ name }) => ({ of: topic.name, name }))),
    ]
    expect(shown.map((picture) => pictureOf(picture, language)).filter((address) => !pictureFiles.includes(address))).toEqual([])
  }
})

test('topics are found by words of their title, their theme and their steps', () => {
  const written = [
    {
      name: 'ordering' as const,
      title: 'Ordenar',
      topics: [
        { name: 'manualSort' as const, title: 'A mano', words: '', steps: [{ name: 'drag', title: 'Arrastra', detail: 'Con Espacio' }] },
      ],
    },
    {
      name: 'indexing' as const,
      title: 'Indexar',
      topics: [{ name: 'index' as const, title: 'Enviar', words: '', steps: [{ name: 'publish', title: 'Pulsa', detail: undefined }] }],
    },
  ]
  const found = (query: string) => searchTopics(written, query, (text) => text.toLowerCase()).map(({ name }) => name)
  expect(found('espacio arrastra')).toEqual(['ordering'])
  expect(found('indexar')).toEqual(['indexing'])
  expect(found('nada')).toEqual([])
})

const named = (control: Control): string => ('css' in control ? control.css : control.label)
const sight = (screen: string | null, ...seen: string[]): Sight => ({ screen, sees: (control) => seen.includes(named(control)) })

test('a tour waits at a step until it is done, passes over what is done already, and ends', () => {
  const begun = beginTour('manualSort')
  expect(settle(begun, sight('home'))).toBe(begun)
  const inList = settle(begun, sight('orderCategory', '[data-row-id] [data-stop="handle"]'))
  expect(stepOf(inList)?.name).toBe('drag')
  const dragged = settle(inList, sight('orderCategory', '[data-row-id] [data-stop="handle"]', 'ordering:save'))
  expect(stepOf(dragged)?.name).toBe('save')
  expect(settle(dragged, sight('orderCategory', 'ordering:save'))).toBe(dragged)
  expect(stepOf(forward(dragged))).toBeNull()
  expect(forward(forward(dragged))).toEqual(forward(dragged))
})

test('a step that was done in another way is passed over', () => {
  const begun = beginTour('addStore')
  const platform = settle(begun, sight('newStore', '[data-slot="radio-group"]'))
  expect(stepOf(platform)?.name).toBe('platform')
  expect(stepOf(settle(forward(platform), sight('newStore', 'connections:next')))?.name).toBe('next')
  // The demo store asks for no key.
  expect(stepOf(settle(forward(platform), sight('newStore', '[data-slot="radio-group"]', 'connections:demo')))?.name).toBe('connect')
  expect(stepOf(settle(forward(forward(platform)), sight('newStore', 'connections:demo')))?.name).toBe('connect')
})

test('who uses the control of a later step has done the steps before it that only wait for a use or to be read', () => {
  const using = (topic: TopicName, step: number, ...controls: string[]) =>
    stepOf(pastUsed({ topic, step }, (control) => controls.includes(named(control))))?.name
  // What is chosen already needs no choice.
  expect(using('index', 3, 'publication:review.do.publish')).toBe('follow')
  expect(using('index', 3, 'publication:review.way.now')).toBe('confirm')
  // The button stands in the panel that another step is about.
  expect(using('criteria', 2, '[data-slot="criteria-panel"]', 'ordering:criteria.preview')).toBe('apply-criteria')
  // A draft of before that is saved meanwhile is not yet what the tour shows.
  expect(using('multipleSort', 1, 'ordering:save')).toBe('tick')
  expect(using('manualSort', 2)).toBe('save')
})
