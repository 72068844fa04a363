import { expect, test } from 'vitest'
import { picture } from './picture.ts'
import { drawings } from './pictures/drawings.ts'
import { paints } from './pictures/palette.ts'
import { printNames } from './pictures/prints.ts'
import { readShop } from './read-shop.ts'

const { products } = await readShop('2026-11-21')
const drawn = products.map((product) => ({ product, svg: picture(product) }))

test('at least forty kinds of thing are drawn, and every kind that a product asks for', () => {
  const kinds = new Set(products.map((product) => product.picture.kind))
  expect(kinds.size).toBeGreaterThanOrEqual(40)
  expect([...kinds].filter((kind) => !(kind in drawings))).toEqual([])
  expect(Object.keys(drawings).filter((kind) => !kinds.has(kind))).toEqual([])
})

test('every colour and print that a product asks for can be painted', () => {
  expect(products.flatMap((product) => product.picture.colours).filter((colour) => !(colour in paints))).toEqual([])
  expect(products.flatMap((product) => product.picture.pattern ?? []).filter((print) => !printNames.includes(print))).toEqual([])
})

test('every picture is well formed: tags close in order, attributes are quoted, every number is one', () => {
  for (const { product, svg } of drawn) expect(fault(svg), product.name).toBeNull()
})

test('no picture is larger than 4 KB', () => {
  for (const { product, svg } of drawn) expect(Buffer.byteLength(svg), product.name).toBeLessThanOrEqual(4096)
})

test('no picture reaches outside itself or runs anything', () => {
  for (const { svg } of drawn) expect(svg).not.toMatch(/<script|<image|<foreignObject|<use|\son\w+=|href|url\((?!#[a-z]\))|@import/)
})

test('the same product is always drawn alike, two products of one kind are not', () => {
  const mugs = products.filter((product) => product.picture.kind === 'mug')
  const pictures = mugs.map((product) => picture(product))
  expect(mugs.map((product) => picture(product))).toEqual(pictures)
  expect(new Set(pictures).size).toBe(mugs.length)
})

test('a kind that nobody can draw becomes a wrapped gift', () => {
  expect(picture({ id: 1, picture: { kind: 'unheard of', colours: ['red'], pattern: null, text: null } })).toBe(
    picture({ id: 1, picture: { kind: 'giftBox', colours: ['red'], pattern: null, text: null } }),
  )
})

/** What is wrong with an XML document, or null. */
function fault(svg: string): string | null {
  if (/NaN|undefined|Infinity/.test(svg)) return 'a number is missing'
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<>]*")*) ?(\/?)>/g,
    (_, closing: string, name: string, __: string, empty: string) => {
      if (closing === '/') return open.pop() === name ? '' : `</${name}>?`
      if (empty === '') open.push(name)
      return ''
    },
  )
  if (rest.trim() !== '') return `not understood: ${rest.slice(0, 60)}`
  return open.length > 0 ? `not closed: ${open.join()}` : null
}
