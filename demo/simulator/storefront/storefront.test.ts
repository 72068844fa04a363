import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connected, smallShop, testSimulator } from '../simulator.fixtures.ts'
import { html } from './html.ts'
import { pageNumbers } from './view.ts'
import { languageOf } from './words.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
const page = async (simulator: Simulator, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${simulator.url}/shop/${path}`, { headers })
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() }
}
const namesIn = (text: string) => [...text.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, name]) => name)

describe('a category', () => {
  test('shows its products in live order, page by page', async () => {
    const simulator = await testSimulator(200)
    const platform = connected(simulator)
    const live = await platform.liveOrdering(1, 500)
    await platform.setScore(live.at(-1) ?? 0, 1_000_000)
    const names = (await platform.liveOrdering(1, 500)).map((id) => simulator.product('teststore', id).Name)
    expect(namesIn((await page(simulator, 'teststore/1')).text)).toEqual(names.slice(0, 48))
    expect(namesIn((await page(simulator, 'teststore/1?page=3')).text)).toEqual(names.slice(96))
    expect(namesIn((await page(simulator, 'teststore/1?page=99')).text)).toEqual(names.slice(96))
    expect(namesIn((await page(simulator, 'teststore/1?page=-1')).text)).toEqual(names.slice(0, 48))
  })

  test('shows places where they are asked for, prices and what is sold out', async () => {
    const simulator = await testSimulator()
    const plain = (await page(simulator, 'teststore/11?lang=en')).text
    expect(plain).not.toContain('Position 1')
    expect(plain).toContain('Sold out')
    expect(plain).toMatch(/£1\.\d\d/)
    expect((await page(simulator, 'teststore/11?lang=en&positions=1')).text).toContain('Position 1<')
  })

  test('cannot be made to run what a product’s name holds', async () => {
    const simulator = await testSimulator()
    await simulator.edit('teststore', 1000, { Name: '<script>alert("1")</script>\'&amp;' })
    const { text, policy } = await page(simulator, 'teststore/11')
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;amp;')
    expect(text).not.toContain('<script')
    expect(policy).toContain("default-src 'none'")
    for (const odd of ['?lang="><script>', '?page="><script>', '?positions="><script>', '?lang=es&lang=en']) {
      const answer = await page(simulator, `teststore/11${odd}`)
      expect([odd, answer.status, answer.text.includes('<script')]).toEqual([odd, 200, false])
    }
  })

  test('whose name no table can hold is one that nobody knows', async () => {
    expect((await page(await testSimulator(), '%00')).status).toBe(404)
  })

  test('that nobody knows is a page that says so, in the reader’s language', async () => {
    const simulator = await testSimulator()
    for (const path of ['teststore/999', 'teststore/abc', 'nobody', 'nobody/1', '%3Cscript%3E/1']) {
      const { status, text } = await page(simulator, path, { 'accept-language': 'pt-BR' })
      expect([path, status, text.includes('Esta página não existe'), text.includes('<script')]).toEqual([path, 404, true, false])
    }
  })
})

const always = { searchable: true, from: '2026-01-01T09:00:00.000Z', to: '2069-12-31T23:59:00.000Z' }
const collections = [
  { id: 137, name: 'Regalos & más', ...always, products: [1005, 1003, 1001] },
  { id: 138, name: 'Pasada', ...always, to: '2026-06-01T00:00:00.000Z', products: [1000] },
  { id: 139, name: 'Escondida', ...always, searchable: false, products: [1000] },
  { id: 140, name: 'Sin productos', ...always, products: [] },
]

describe('a collection', () => {
  test('shows its products in its order, and stands on the first page while it runs', async () => {
    const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), collections }) })
    const named = (id: number) => simulator.product('teststore', id).Name
    const { text } = await page(simulator, 'teststore/collections/137?positions=1&lang=es')
    expect(namesIn(text)).toEqual([1005, 1003, 1001].map(named))
    expect(text).toContain('Regalos &amp; más')
    expect(text).toContain('Posición 3')
    const first = (await page(simulator, 'teststore?lang=es')).text
    expect(first).toContain('shop/teststore/collections/137?lang=es"')
    for (const absent of ['Pasada', 'Escondida', 'Sin productos']) expect(first).not.toContain(absent)
    await simulator.drop('teststore', 1003)
    expect(namesIn((await page(simulator, 'teststore/collections/137')).text)).toEqual([1005, 1001].map(named))
  })

  test('that is over or nobody knows is a page that says so', async () => {
    const simulator = await testSimulator(40, { shop: async () => ({ ...smallShop(40), collections }) })
    for (const path of ['collections/138', 'collections/999', 'collections/abc'])
      expect([path, (await page(simulator, `teststore/${path}`)).status]).toEqual([path, 404])
    expect((await page(simulator, 'teststore/collections/140?lang=en')).text).toContain('There are no products here yet.')
  })
})

test('every link and picture leads somewhere below any path', async () => {
  const simulator = await testSimulator(200)
  for (const from of ['teststore', 'teststore/', 'teststore/1?page=2&positions=1&lang=pt', 'teststore/11', 'teststore/11/']) {
    const here = new URL(`${simulator.url}/demo-shop/shop/${from}`)
    const { text } = await page(simulator, from)
    const targets = new Set(
      [...text.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, target = '']) => new URL(target.replaceAll('&amp;', '&'), here)),
    )
    expect(targets.size).toBeGreaterThan(10)
    for (const { origin, pathname, search } of targets) {
      expect([origin, pathname]).toEqual([simulator.url, expect.stringMatching(/^\/demo-shop\/(shop|arquivos)\//)])
      expect([pathname, (await fetch(simulator.url + pathname.replace('/demo-shop', '') + search)).status]).toEqual([pathname, 200])
    }
  }
})

test('the language is the one asked for, else what the browser prefers and the shop speaks, else Spanish', () => {
  expect(languageOf('en', 'pt')).toBe('en')
  expect(languageOf('fr', 'de, pt-BR;q=0.8, en;q=0.9')).toBe('en')
  expect(languageOf(undefined, 'fr')).toBe('es')
  expect(languageOf(undefined, undefined)).toBe('es')
})

test('whatever is put into markup is text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { markup } = html`<p title="${text}">${[text, html`<b>${text}</b>`]}</p>`
      expect(markup.replace(/^<p title="[^"<>']*">[^<>"']*<b>[^<>"']*<\/b><\/p>$/, '')).toBe('')
    }),
  )
})

test('page numbers name the ends, the neighbours and the gaps', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})
