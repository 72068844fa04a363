import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { approve, differenceOf, faultOf, isKnown, mostMegabytes, rounding } from './approved-pictures.ts'
import { chunksOf, decodePng, encodePng, joinChunks, type Pixels } from './png.ts'
import { picturesFolder } from './snapshot-stories.ts'

const folder = fileURLToPath(new URL(`../${picturesFolder}/`, import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.png'))

test('all approved pictures together weigh less than they may', () => {
  expect(files.length).toBeGreaterThan(0)
  const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0)
  expect(bytes / 1e6).toBeLessThan(mostMegabytes)
})

test('every approved picture was pressed when it was approved, and not changed since', () => {
  const faults = files.map((file) => [file, faultOf(readFileSync(folder + file))] as const)
  expect(faults.flatMap(([file, fault]) => (fault === undefined ? [] : `${file} ${fault}`))).toEqual([])
})

test('no approved picture shows the same as another', () => {
  const seen = new Map<string, string[]>()
  for (const file of files) {
    const drawn = Buffer.concat(chunksOf(readFileSync(folder + file)).flatMap(({ type, data }) => (type === 'tEXt' ? [] : data)))
    const fingerprint = createHash('sha256').update(drawn).digest('hex')
    seen.set(fingerprint, [...(seen.get(fingerprint) ?? []), file])
  }
  expect([...seen.values()].filter((same) => same.length > 1)).toEqual([])
})

/** A sheet with a line across it. */
const sheet = (line: number, width = 40): Pixels => ({
  width,
  height: 30,
  data: Uint8Array.from({ length: width * 30 * 4 }, (_, at) => (at % 4 === 3 || Math.floor(at / (width * 4)) !== line ? 255 : 20)),
})

test('an approved picture has the same pixels in fewer bytes', () => {
  const screenshot = encodePng(sheet(3))
  const file = approve(encodePng(sheet(3)))
  expect(decodePng(file)).toEqual(sheet(3))
  expect(chunksOf(file).find(({ type }) => type === 'IDAT')?.data.length).toBeLessThan(
    chunksOf(screenshot).find(({ type }) => type === 'IDAT')?.data.length ?? 0,
  )
  expect(faultOf(file)).toBeUndefined()
})

test('the screenshot that was approved is known again, any other is not', () => {
  const file = approve(encodePng(sheet(3)))
  expect(isKnown(encodePng(sheet(3)), file)).toBe(true)
  expect(isKnown(encodePng(sheet(4)), file)).toBe(false)
})

test('a picture that was only copied here, or painted over afterwards, is named', () => {
  expect(faultOf(encodePng(sheet(3)))).toBe('was not written by approving it')
  const [ours, other] = [chunksOf(approve(encodePng(sheet(3)))), chunksOf(approve(encodePng(sheet(4))))]
  const painted = joinChunks(ours.map((chunk) => (chunk.type === 'IDAT' ? (other.find(({ type }) => type === 'IDAT') ?? chunk) : chunk)))
  expect(faultOf(painted)).toBe('was changed after it had been approved')
  expect(isKnown(encodePng(sheet(3)), painted)).toBe(false)
})

/** A sheet with some of its pixels that many levels darker in one channel. */
function dimmed(pixels: number, levels: number) {
  const now = sheet(3)
  for (let pixel = 0; pixel < pixels; pixel += 1) now.data[pixel * 4 + 1]! -= levels
  return now
}

test('one pixel that is more than rounding is a difference', () => {
  expect(differenceOf(sheet(3), dimmed(1, rounding.levels + 1))?.message).toBe('1 pixels differ from the approved picture.')
  expect(differenceOf(sheet(3), dimmed(1, rounding.levels))).toBeUndefined()
  expect(differenceOf(sheet(3), sheet(3))).toBeUndefined()
})

test('a colour that is hardly different over more than the edges of a few things is a difference', () => {
  expect(differenceOf(sheet(3), dimmed(rounding.pixels, 1))).toBeUndefined()
  expect(differenceOf(sheet(3), dimmed(rounding.pixels + 1, 1))?.message).toBe(
    `${rounding.pixels + 1} pixels differ from the approved picture.`,
  )
})

test('a picture of another size differs, and what is outside of one of them does', () => {
  const { message: text, picture } = differenceOf(sheet(3), sheet(3, 41)) ?? {}
  expect(text).toBe('30 pixels differ from the approved picture, and it is 41 × 30 instead of 40 × 30.')
  expect(picture && decodePng(picture).width).toBe(41)
})
