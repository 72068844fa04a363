import type { Drawing } from './pictures/brush.ts'
import { Brush } from './pictures/brush.ts'
import { drawings } from './pictures/drawings.ts'
import { mixColours } from './pictures/palette.ts'
import { printDefinition } from './pictures/prints.ts'
import type { ShopProduct } from './shop.ts'

const walls = [
  ['#faf7f3', '#e9e2da'],
  ['#f6f7f6', '#dfe3e2'],
  ['#fbf6f2', '#ecdfd8'],
  ['#f8f7f2', '#e5e2d3'],
  ['#f5f7f9', '#dce3ea'],
  ['#fbf8f4', '#efe6dc'],
] as const

/**
 * A product's picture as an SVG document of at most 4 KB, square, without anything from outside. The same product gives the same picture.
 */
export function picture(product: Pick<ShopProduct, 'id' | 'picture'>): string {
  const { kind, colours, pattern, text } = product.picture
  const drawing = drawings[kind] ?? drawings['giftBox']
  if (drawing === undefined) throw new Error('the picture of a gift box is missing')
  const randoms = Array.from({ length: 6 }, (_, nth) => random(product.id, nth))
  const paint = mixColours(colours, randoms[0] ?? 0)
  const brush = new Brush(paint, randoms.slice(1), text ?? '', pattern !== null)
  const [light, dark] = walls[brush.pick(walls.length, 3)] ?? walls[0]
  const scale = 0.75 + 0.3 * (randoms[2] ?? 0)
  const size = ((drawing.pose === 'stand' ? 1.1 : 0.96) + 0.08 * (randoms[3] ?? 0)).toFixed(2)
  const foot = drawing.pose === 'stand' ? 178 : 150
  const turn = drawing.pose === 'lie' ? brush.between(-7, 7, 4) : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="600" height="600"><defs>${printDefinition(pattern, paint.main, paint.print, brush.tone('pale'), Number(scale.toFixed(2)))}<linearGradient id="s"><stop stop-color="#fff" stop-opacity=".32"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1a20" stop-opacity=".26"/></linearGradient><radialGradient id="h"><stop stop-color="#ffd27a" stop-opacity=".8"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient>${space(drawing.pose, light, dark)}<g transform="translate(150 ${foot}) rotate(${turn}) scale(${size}) translate(-150 -${foot})">${shaded(drawing, brush)}</g></svg>`
}

/** The rest of the definitions, and what is behind the product. */
function space(pose: 'stand' | 'lie' | 'hang', light: string, dark: string): string {
  if (pose === 'stand') {
    return `<radialGradient id="g"><stop stop-color="#3a2a26" stop-opacity=".42"/><stop offset=".5" stop-color="#3a2a26" stop-opacity=".2"/><stop offset="1" stop-color="#3a2a26" stop-opacity="0"/></radialGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="${dark}"/><stop offset=".66" stop-color="${light}"/><stop offset=".74" stop-color="${dark}"/><stop offset="1" stop-color="${light}"/></linearGradient></defs><path d="M0 0h300v300H0z" fill="url(#w)"/>`
  }
  return `<filter id="f" x="-.2" y="-.2" width="1.4" height="1.4"><feDropShadow dx="5" dy="8" stdDeviation="6" flood-color="#3a2a26" flood-opacity=".34"/></filter><radialGradient id="w" cx=".38" cy=".3" r=".95"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><path d="M0 0h300v300H0z" fill="url(#w)"/>`
}

/** What stands throws its shadow on the table; everything else on the wall or table behind it. */
function shaded(drawing: Drawing, brush: Brush): string {
  const drawn = drawing.draw(brush)
  if (drawing.pose === 'stand') return `<ellipse cx="156" cy="238" rx="${drawing.width + 14}" ry="17" fill="url(#g)"/>${drawn}`
  const thread = drawing.pose === 'hang' && drawing.width > 0 ? `<path d="M150-9V${drawing.width}" stroke="#9a8876" stroke-width="2"/>` : ''
  return `<g filter="url(#f)">${thread}${drawn}</g>`
}

/** The nth number from 0 up to 1 of a product (xmur-style mixing): always the same. */
function random(id: number, nth: number): number {
  let hash = Math.imul(id ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(nth + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
