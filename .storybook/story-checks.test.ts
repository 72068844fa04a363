import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChromium } from '../tools/chromium.ts'
import { accessFaults, cutWords, settled, sidewaysFaults, silentEmptiness, tooManyElements } from './story-checks.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await testChromium())
  page = await browser.newPage({ viewport: { width: 360, height: 400 } })
})
afterAll(() => browser.close())

const draw = (body: string) => page.setContent(`<!doctype html><html lang="en"><title>Sheet</title><main>${body}</main></html>`)

test('a contrast that is too weak by night only is found by night only', async () => {
  await draw(`
    <style>
      body { background: #fff; color: #111 }
      [data-theme='dark'] body { background: #111; color: #444 }
    </style>
    <h1>Hearts</h1><p>Twelve of them</p>`)
  expect(await accessFaults(page, 'colour')).toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect((await accessFaults(page, 'colour')).join()).toContain('color-contrast')
})

test('the rules of colour leave structure alone, all of them do not', async () => {
  await draw('<h1>Hearts</h1><button></button>')
  expect(await accessFaults(page, 'colour')).toEqual([])
  expect((await accessFaults(page, 'all')).join()).toContain('button-name')
})

test('a page that scrolls sideways says by how much and because of what', async () => {
  await draw('<p id="wide" style="width: 500px; margin: 0">Hearts</p>')
  const [said = ''] = await sidewaysFaults(page)
  expect(said).toContain('pixels too wide')
  expect(said).toContain('id="wide"')
  await draw('<p>Hearts</p>')
  expect(await sidewaysFaults(page)).toEqual([])
})

const cut = 'width: 80px; overflow: hidden; white-space: nowrap'

test.each([
  ['cut off by its box', `<p style="${cut}">Heartshapedkitchenclock</p>`],
  [
    'cut off by a box further up',
    `<div style="width: 80px; overflow: hidden"><p style="width: 300px">Heart shaped kitchen clock</p></div>`,
  ],
  [
    'sticking out of a filled shape',
    '<button style="width: 40px; white-space: nowrap; text-align: left; padding: 0; background: #eee">Heart shaped kitchen clock</button>',
  ],
])('words are found that are %s', async (_, body) => {
  await draw(body)
  expect(await cutWords(page)).toHaveLength(1)
})

test.each([
  ['an ellipsis', `<p style="${cut}; text-overflow: ellipsis">Heartshapedkitchenclock</p>`],
  ['a title', `<p title="Heart shaped kitchen clock" style="${cut}">Heartshapedkitchenclock</p>`],
  ['a part that scrolls', '<div style="width: 80px; overflow: auto"><p style="width: 300px">Heart shaped kitchen clock</p></div>'],
  [
    'words for screen readers only',
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Heart shaped kitchen clock</span>',
  ],
  ['room', '<p>Heart shaped kitchen clock</p>'],
])('%s is no fault', async (_, body) => {
  await draw(body)
  expect(await cutWords(page)).toEqual([])
})

test('a list of very many that is drawn whole is found', async () => {
  await draw('<i></i>'.repeat(6_100))
  expect(await tooManyElements(page)).toHaveLength(1)
  await draw('<i></i>'.repeat(100))
  expect(await tooManyElements(page)).toEqual([])
})

test('an empty list that says nothing is found', async () => {
  await draw('')
  expect(await silentEmptiness(page)).toHaveLength(1)
  await draw('Nothing here yet')
  expect(await silentEmptiness(page)).toEqual([])
})

test('rest is waited for, and missed when it never comes', async () => {
  await draw(
    '<p></p><script>let n = 0; const tick = () => { document.querySelector("p").textContent = ++n; if (n < 20) requestAnimationFrame(tick) }; tick()</script>',
  )
  await settled(page)
  expect(await page.textContent('p')).toBe('20')
  await draw('<p></p><script>setInterval(() => { document.querySelector("p").textContent += "." }, 5)</script>')
  await expect(settled(page)).rejects.toThrow('never comes to rest')
})
