import { initSync, optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chunksOf, encodePng, joinChunks, type Pixels } from './png.ts'

/** What all approved pictures may weigh together: every version of each stays in the history for ever. */
export const mostMegabytes = 45

/**
 * How hard a picture is pressed when it is approved. 2 gives the same bytes
 * as 3 in a third of the time; 4 takes five times as long for 2 % less.
 */
const level = 2

/** Our line of text in an approved picture begins with this name. */
const name = 'Samara'

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Makes the file that is kept of a screenshot: the same pixels in fewer bytes, with the fingerprints of the
 * screenshot and of that file in it. By the first, the same screenshot is known again without drawing either.
 * @param pressed the file of these pixels, where they have been pressed already
 */
export function approve(screenshot: Buffer, pressed: Buffer = press(screenshot)): Buffer {
  const chunks = chunksOf(pressed).filter(({ type }) => ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'].includes(type))
  const mark = Buffer.from(`${name}\0${sha256(screenshot)} ${sha256(joinChunks(chunks))}`, 'latin1')
  return joinChunks([...chunks.slice(0, -1), { type: 'tEXt', data: mark }, ...chunks.slice(-1)])
}

/** The fault of a file that should be an approved picture; undefined when there is none. */
export function faultOf(file: Buffer): string | undefined {
  const { mark, rest } = marked(file)
  if (mark === undefined) return 'was not written by approving it'
  return mark.file === sha256(joinChunks(rest)) ? undefined : 'was changed after it had been approved'
}

/** Whether this screenshot, byte for byte, is the one that the file was made from. */
export const isKnown = (screenshot: Buffer, file: Buffer): boolean =>
  faultOf(file) === undefined && marked(file).mark?.screenshot === sha256(screenshot)

/**
 * By how many of its 255 levels a channel may be off where an edge is smoothed, and at how many pixels of a picture.
 * The browser draws a page in tiles and rounds differently with what was drawn before; by 5 levels at 73 pixels is the
 * most that was seen. The eye needs more, and a change of colour or place, even by one pixel, is far beyond either.
 */
export const rounding = { levels: 8, pixels: 200 }

/**
 * Compares two pictures pixel by pixel. Nothing is overlooked but {@link rounding}.
 * @returns undefined when they are the same; otherwise a message, and a picture of the differences
 */
export function differenceOf(before: Pixels, now: Pixels): { message: string; picture: Buffer } | undefined {
  const isSameSize = before.width === now.width && before.height === now.height
  if (isSameSize && Buffer.compare(before.data, now.data) === 0) return undefined
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)]
  const data = new Uint8Array(width * height * 4)
  let count = 0
  let rounded = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [colourAt(before, x, y), colourAt(now, x, y)]
      if (one === other) continue
      count += 1
      if (isSameSize && apart(one, other) <= rounding.levels) rounded += 1
      data.set([255, 0, 0, 255], (y * width + x) * 4)
    }
  if (count === rounded && count <= rounding.pixels) return undefined
  const sizes = isSameSize ? '' : `, and it is ${now.width} × ${now.height} instead of ${before.width} × ${before.height}`
  return { message: `${count} pixels differ from the approved picture${sizes}.`, picture: encodePng({ width, height, data }) }
}

/** The colour as one number, or -1 outside of the picture. */
function colourAt({ width, height, data }: Pixels, x: number, y: number): number {
  if (x >= width || y >= height) return -1
  const at = (y * width + x) * 4
  return (((data[at] ?? 0) * 256 + (data[at + 1] ?? 0)) * 256 + (data[at + 2] ?? 0)) * 256 + (data[at + 3] ?? 0)
}

/** By how many levels the channel differs that differs most. */
function apart(one: number, other: number): number {
  const channels = (colour: number) => [colour / 2 ** 24, colour / 2 ** 16, colour / 2 ** 8, colour].map((part) => Math.floor(part) % 256)
  const others = channels(other)
  return Math.max(...channels(one).map((channel, nth) => Math.abs(channel - (others[nth] ?? 0))))
}

function marked(file: Buffer): { mark?: { screenshot: string; file: string }; rest: ReturnType<typeof chunksOf> } {
  const chunks = chunksOf(file)
  const ours = (data: Buffer) => data.toString('latin1').startsWith(`${name}\0`)
  const rest = chunks.filter(({ type, data }) => type !== 'tEXt' || !ours(data))
  const text = chunks.find(({ type, data }) => type === 'tEXt' && ours(data))?.data.toString('latin1')
  const [screenshot, fingerprint] = text?.slice(name.length + 1).split(' ') ?? []
  return screenshot && fingerprint ? { mark: { screenshot, file: fingerprint }, rest } : { rest }
}

let ready = false

/** The same pixels in as few bytes as it takes a second to find. */
function press(picture: Buffer): Buffer {
  if (!ready) initSync(readFileSync(fileURLToPath(import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm'))))
  ready = true
  return Buffer.from(optimise(picture, level, false, false))
}
