import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testChromium } from '../tools/chromium.ts'
import { cutOffText } from './cut-off-text.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await testChromium())
  page = await browser.newPage({ viewport: { width: 360, height: 400 } })
})
afterAll(() => browser.close())

const draw = (body: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Sheet</title><main style="font: 16px/20px sans-serif">${body}</main></html>`)

const clock = 'Heart shaped kitchen clock'
const narrow = 'width: 80px; overflow: hidden; white-space: nowrap; display: block'
const clamp = 'width: 80px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2'
const filled = 'width: 40px; white-space: nowrap; text-align: left; padding: 0; background: #eee'

const withoutAnySign: [string, string][] = [
  ['cut off by its box', `<p style="${narrow}">${clock}</p>`],
  ['cut off by a box further up', `<div style="width: 80px; overflow: hidden"><p style="width: 300px">${clock}</p></div>`],
  ['sticking out of a filled shape', `<button style="${filled}">${clock}</button>`],
  ['cut off below', `<p style="width: 80px; height: 30px; overflow: hidden">${clock}</p>`],
  [
    'cut off below around an ellipsis',
    `<div style="height: 12px; overflow: hidden"><p title="${clock}" style="${narrow}; text-overflow: ellipsis; margin: 0">${clock}</p></div>`,
  ],
]
const withEllipsis: [string, string][] = [
  ['that ends in an ellipsis', `<p style="${narrow}; text-overflow: ellipsis">${clock}</p>`],
  ['that ends in a clamp of lines', `<p style="${clamp}">${clock} of beech</p>`],
]
const readable: [string, string][] = [
  ['with a title', `<p title="${clock}" style="${narrow}">${clock}</p>`],
  ['in a part that scrolls', `<div style="width: 80px; overflow: auto"><p style="width: 300px">${clock}</p></div>`],
  [
    'for screen readers only',
    `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${clock}</span>`,
  ],
  ['with enough space', `<p>${clock}</p>`],
  ['with an ellipsis that is not needed', `<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${clock}</p>`],
  ['wholly out of sight', `<div style="width: 80px; height: 20px; overflow: hidden"><p style="margin: 60px 0 0">Clock</p></div>`],
]

describe.each(['ellipsis', 'title'] as const)('where a sign is at least: %s', (sign) => {
  test.each(withoutAnySign)('text is found that is %s', async (_, body) => {
    await draw(body)
    expect(await cutOffText(page, sign)).toHaveLength(1)
  })
  test.each(readable)('text %s is no fault', async (_, body) => {
    await draw(body)
    expect(await cutOffText(page, sign)).toEqual([])
  })
})

test.each(withEllipsis)('text %s is a fault only where a title is asked for', async (_, body) => {
  await draw(body)
  expect(await cutOffText(page, 'ellipsis')).toEqual([])
  const [fault = ''] = await cutOffText(page, 'title')
  expect(fault).toMatch(/^“Heart shaped kitchen clock.*without a title/)
})

test.each([
  ['its own', `<p title="${clock} of beech" style="${narrow}; text-overflow: ellipsis">${clock}</p>`],
  ['of what it stands in', `<a title="${clock}"><span style="${narrow}; text-overflow: ellipsis">${clock}</span></a>`],
])('an ellipsis with a title of the whole text, %s, is no fault', async (_, body) => {
  await draw(body)
  expect(await cutOffText(page, 'title')).toEqual([])
})

test('a title with another text does not count as showing the cut-off text', async () => {
  await draw(`<p title="A clock" style="${narrow}; text-overflow: ellipsis">${clock}</p>`)
  expect(await cutOffText(page, 'title')).toHaveLength(1)
})

test.each([
  ['a placeholder', `<input aria-label="Clock" placeholder="${clock}" style="width: 60px">`],
  [
    'a placeholder in letters with features of their own',
    `<input aria-label="Clock" placeholder="${clock}" style="font-size: 16px; font-feature-settings: 'cv11'; width: 160px">`,
  ],
  ['the choice of a select', `<select aria-label="Clock" style="width: 60px"><option>${clock}</option></select>`],
])('%s that is longer than its field is found', async (_, body) => {
  await draw(body)
  expect(await cutOffText(page, 'title')).toEqual([expect.stringContaining('longer than its field')])
  await draw(body.replace('60px', '300px'))
  expect(await cutOffText(page, 'title')).toEqual([])
})
