import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChromium } from './chromium.ts'
import { checkPages } from './storybook-pages.ts'

/** A Storybook of a few written pages, each with its own way to be drawn, that speaks as Storybook does: by its channel. */
const iframe = `<!doctype html><html lang="es"><head><title>Storybook</title></head>
<body><main id="storybook-root"></main><script>
const listeners = new Map()
const emit = (event, payload) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload))
const draw = (html) => (document.querySelector('main').innerHTML = '<div class="sbdocs-content">' + html + '</div>')
const rendered = (html) => (id) => { draw(html); emit('docsRendered', id) }
const pages = {
  right: rendered('<h1>Words</h1><p>One for each thing.</p>'),
  module: () => emit('storyErrored', { title: 'This module cannot be loaded' }),
  thrown: () => emit('storyThrewException', { message: 'no word was found' }),
  error: (id) => { draw('<pre id="error-message">A part of it cannot be drawn.</pre>'); emit('docsRendered', id) },
  table: rendered('<h1>Words</h1><p>| one | two |</p>'),
  // What a page before it still does is not its own.
  late: (id) => { rendered('<h1>Before</h1><p>| one | two |</p>')('before--docs'); setTimeout(() => rendered('<h1>Words</h1>')(id), 50) },
}
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
  off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((one) => one !== listener)),
  emit: (event, { storyId }) => {
    document.querySelector('main').innerHTML = ''
    const page = pages[storyId.split('--')[0]]
    setTimeout(() => (page ? page(storyId) : emit('storyMissing', storyId)))
  },
}
window.__STORYBOOK_PREVIEW__ = { ready: async () => {} }
</script></body></html>`

let server: Server
beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(iframe)).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => server.close())

const check = async (...names: string[]) =>
  checkPages(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    names.map((name) => ({ id: `${name}--docs`, type: 'docs', importPath: `./${name}.mdx` })),
    await testChromium(),
  )

test('written pages that are drawn, soon or a little later, are right', async () => {
  expect(await check('right', 'late', 'right', 'right', 'late')).toEqual({ passed: 5, faults: [] })
})

test('a page that is missing, cannot be loaded, throws, shows an error, or has a table of plain text is a fault, and the ones after it are read', async () => {
  const { passed, faults } = await check('missing', 'module', 'thrown', 'error', 'table', 'right', 'right', 'right')
  expect(passed).toBe(3)
  expect(faults.sort()).toEqual([
    './error.mdx does not show: A part of it cannot be drawn.',
    './missing.mdx does not show: storyMissing "missing--docs"',
    './module.mdx does not show: storyErrored {"title":"This module cannot be loaded"}',
    './table.mdx has a table that is not drawn as one.',
    './thrown.mdx does not show: storyThrewException {"message":"no word was found"}',
  ])
})
