import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chunksOf, decodePng, encodePng, joinChunks, type Pixels } from './png.ts'

/** A picture in which no line is like another. */
const picture: Pixels = {
  width: 5,
  height: 4,
  data: Uint8Array.from({ length: 80 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37 + (at >> 3) * 11) % 256)),
}

/** A file whose lines are encoded by one filter. */
function filtered(filter: number): Buffer {
  const stride = picture.width * 4
  const at = (y: number, x: number) => (x < 0 || y < 0 ? 0 : (picture.data[y * stride + x] ?? 0))
  const lines = Buffer.alloc((stride + 1) * picture.height)
  for (let y = 0; y < picture.height; y += 1) {
    lines[y * (stride + 1)] = filter
    for (let x = 0; x < stride; x += 1) {
      const [left, above, corner] = [at(y, x - 4), at(y - 1, x), x < 4 ? 0 : at(y - 1, x - 4)]
      const plane = left + above - corner
      const byDistance = [left, above, corner].map((value) => [Math.abs(plane - value), value] as const)
      const paeth = byDistance.reduce((best, other) => (other[0] < best[0] ? other : best))[1]
      const guess = [0, left, above, (left + above) >> 1, paeth][filter] ?? 0
      lines[y * (stride + 1) + 1 + x] = (at(y, x) - guess) & 255
    }
  }
  return joinChunks(
    chunksOf(encodePng(picture)).map((chunk) => (chunk.type === 'IDAT' ? { type: 'IDAT', data: deflateSync(lines) } : chunk)),
  )
}

test('what is written is read again, pixel by pixel', () => {
  expect(decodePng(encodePng(picture))).toEqual(picture)
})

test.each([0, 1, 2, 3, 4])('lines encoded by filter %i are read', (filter) => {
  expect(decodePng(filtered(filter))).toEqual(picture)
})

test('a picture of few colours, four to a byte, is read', () => {
  const header = Buffer.from([0, 0, 0, 5, 0, 0, 0, 1, 2, 3, 0, 0, 0])
  const file = joinChunks([
    { type: 'IHDR', data: header },
    { type: 'PLTE', data: Buffer.from([10, 11, 12, 20, 21, 22, 30, 31, 32]) },
    { type: 'tRNS', data: Buffer.from([255, 128]) },
    { type: 'IDAT', data: deflateSync(Buffer.from([0, 0b00011000, 0b01000000])) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
  expect([...decodePng(file).data]).toEqual([
    ...[10, 11, 12, 255],
    ...[20, 21, 22, 128],
    ...[30, 31, 32, 255],
    ...[10, 11, 12, 255],
    ...[20, 21, 22, 128],
  ])
})

test('a shade of grey of one bit is black or white', () => {
  const file = joinChunks([
    { type: 'IHDR', data: Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 1, 0, 0, 0, 0]) },
    { type: 'IDAT', data: deflateSync(Buffer.from([0, 0b01000000])) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
  expect([...decodePng(file).data]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
})

test('what is no PNG is refused', () => {
  expect(() => decodePng(Buffer.from('a letter, perhaps'))).toThrow('no PNG')
})
