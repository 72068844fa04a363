import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChromium } from '../tools/chromium.ts'
import { accessFaults, settled, sidewaysFaults, silentEmptiness, tooManyElements, watchRequests } from './story-checks.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await testChromium())
  page = await browser.newPage({ viewport: { width: 360, height: 400 } })
})
afterAll(() => browser.close())

const draw = (body: string) => page.setContent(`<!doctype html><html lang="en"><title>Sheet</title><main>${body}</main></html>`)

test('a contrast that is too weak in the dark theme only is found there only', async () => {
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

test('a page that scrolls sideways is reported with the pixels and the element', async () => {
  await draw('<p id="wide" style="width: 500px; margin: 0">Hearts</p>')
  const [reported = ''] = await sidewaysFaults(page)
  expect(reported).toContain('pixels too wide')
  expect(reported).toContain('id="wide"')
  await draw('<p>Hearts</p>')
  expect(await sidewaysFaults(page)).toEqual([])
})

test('a list of very many that is drawn whole is found', async () => {
  await draw('<i></i>'.repeat(6_100))
  expect(await tooManyElements(page)).toHaveLength(1)
  await draw('<i></i>'.repeat(100))
  expect(await tooManyElements(page)).toEqual([])
})

test('an empty list without a text is found', async () => {
  await draw('')
  expect(await silentEmptiness(page)).toHaveLength(1)
  await draw('Nothing here yet')
  expect(await silentEmptiness(page)).toEqual([])
})

test('the check waits until the page is at rest, and reports a page that never is', async () => {
  await draw(
    '<p></p><script>let n = 0; const tick = () => { document.querySelector("p").textContent = ++n; if (n < 20) requestAnimationFrame(tick) }; tick()</script>',
  )
  await settled(page)
  expect(await page.textContent('p')).toBe('20')
  await draw('<p></p><script>setInterval(() => { document.querySelector("p").textContent += "." }, 5)</script>')
  await expect(settled(page)).rejects.toThrow('never comes to rest')
})

test('a part that is still on its way is waited for', async () => {
  const other = await browser.newPage()
  try {
    await watchRequests(other)
    await other.goto('about:blank')
    await other.route('https://parts.example/late', async (route) => {
      await new Promise((next) => setTimeout(next, 300))
      await route.fulfill({ body: 'late', headers: { 'access-control-allow-origin': '*' } })
    })
    await other.setContent('<!doctype html><html lang="en"><title>Sheet</title><main></main></html>')
    await other.evaluate(() => {
      void fetch('https://parts.example/late')
        .then((answer) => answer.text())
        .then((text) => (document.querySelector('main')!.textContent = text))
    })
    await settled(other)
    expect(await other.textContent('main')).toBe('late')
  } finally {
    await other.close()
  }
})
