import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testChromium } from '../tools/chromium.ts'
import { testStories } from './visual-test.ts'
import type { Album } from './visit.ts'

/**
 * A Storybook of a few stories that speaks as Storybook does: by its channel, with its events. `sheets` has what is drawn in both themes.
 */
const page = `<!doctype html><html lang="es"><head><title>Storybook</title>
<style>body { margin: 0; background: #fff; color: #111 } [data-theme='dark'] body { background: #111; color: #eee }</style></head>
<body><main id="storybook-root"></main><script>
const listeners = new Map()
let shown
const tell = (event, payload) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
const sheets = {
  right: { html: '<h1>Hearts</h1>' },
  thrown: { html: '<h1>Clubs</h1>', ends: () => tell('playFunctionThrewException', { message: 'no heart was found' }) },
  unhandled: { html: '<h1>Clubs</h1>', ends: () => tell('unhandledErrorsWhilePlaying', [{ message: 'nobody caught this' }]) },
  barred: { html: '<h1>Clubs</h1>', ends: (storyId) => tell('storyFinished', { storyId, status: 'error', reporters: [
    { type: 'a11y', status: 'failed', result: { violations: [{ id: 'button-name', help: 'Buttons have names', nodes: [{ target: '#seal', failureSummary: 'Name it' }] }] } }
  ] }) },
  night: { html: '<h1>Hearts</h1><p style="color: #777">of the night</p>' },
  deaf: { html: '<h1>Hearts</h1>', keepsItsLanguage: true },
  wide: { html: '<p style="width: 2000px">Hearts</p>' },
}
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== listener)),
  emit: (event, { storyId, globals }) => {
    if (event === 'updateGlobals') return void (shown.keepsItsLanguage || (document.documentElement.lang = globals.language))
    const sheet = shown = sheets[storyId.split('--')[1]]
    if (!sheet) return tell('storyMissing', storyId)
    document.querySelector('main').innerHTML = sheet.html
    setTimeout(() => sheet.ends ? sheet.ends(storyId) : tell('storyFinished', { storyId, status: 'success', reporters: [] }))
  },
}
window.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  storyStoreValue: { loadStory: async () => ({ parameters: {} }), userGlobals: { update: () => {} } },
}
</script></body></html>`

let server: Server
let root: string
let album: Album

beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => server.close())
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'album-'))
  album = { approved: await mkdtemp(join(root, 'approved-')), differences: await mkdtemp(join(root, 'differences-')), approving: false }
  return () => rm(root, { recursive: true })
})

/** Reads stories of that Storybook. @returns what is reported of each */
async function read(names: readonly string[], { approving = false, tags = [] as string[] } = {}): Promise<Record<string, string>> {
  const reported: Record<string, string> = {}
  const stories = names.map((name) => ({ id: `design-seal--${name}`, name, tags }))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await testStories(address, stories, await testChromium(), { ...album, approving }, ({ story, faults }) => {
    reported[story.name] = faults.join('\n')
  })
  return reported
}

test('a story that fails is reported with its message, whatever fails, and the next ones are read all the same', async () => {
  const reported = await read(['thrown', 'unhandled', 'barred', 'missing', 'night', 'right'])
  expect(reported['right']).toBe('')
  expect(reported['thrown']).toBe('no heart was found')
  expect(reported['unhandled']).toBe('nobody caught this')
  expect(reported['barred']).toContain('button-name: Buttons have names\n  #seal\n  Name it')
  expect(reported['missing']).toBe('Storybook does not have this story.')
  expect(reported['night']).toContain('In the dark theme: color-contrast')
})

test('what a tag promises is looked at', async () => {
  expect((await read(['wide'], { tags: ['phone'] }))['wide']).toContain('scrolls sideways')
})

test('a screen is looked at on every viewport, also where no picture of it is kept', async () => {
  const reported = (await read(['wide'], { tags: ['screen', 'form'] }))['wide'] ?? ''
  for (const width of [1440, 1024, 360]) expect(reported).toContain(`At ${width} pixels the page is`)
})

test('a screen that keeps its language is a fault: its text would be looked at in one language only', async () => {
  expect((await read(['deaf'], { tags: ['screen', 'form'] }))['deaf']).toContain('does not change to the language')
})

const tags = ['snapshot']

test('a picture that nobody has approved is new; approved, it is the same again', async () => {
  expect((await read(['right'], { tags }))['right']).toContain('seal--right.light.png is new')
  expect((await read(['right'], { tags, approving: true }))['right']).toBe('')
  expect(await readdir(album.approved)).toEqual(['seal--right.light.png'])
  expect((await read(['right'], { tags }))['right']).toBe('')
})

test('a picture that differs from the approved one is laid out beside it', async () => {
  await read(['night'], { tags, approving: true })
  await copyFile(join(album.approved, 'seal--night.light.png'), join(album.approved, 'seal--right.light.png'))
  expect((await read(['right'], { tags }))['right']).toMatch(/seal--right\.light\.png: \d+ pixels differ/)
  expect((await readdir(album.differences)).sort()).toEqual(['seal--right.light-diff.png', 'seal--right.light-received.png'])
})
