import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as it is seen: four bytes a pixel, red, green, blue and opacity. */
export interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

/** A chunk of a PNG file: four letters for its type, and its data. */
export interface Chunk {
  type: string
  data: Buffer
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Takes a PNG file apart. */
export function chunksOf(file: Buffer): Chunk[] {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('This is no PNG file.')
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Puts a PNG file together. */
export function joinChunks(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.map(({ type, data }) => {
    const part = Buffer.alloc(data.length + 12)
    part.writeUInt32BE(data.length, 0)
    part.write(type, 4, 'latin1')
    data.copy(part, 8)
    part.writeUInt32BE(crc32(part.subarray(4, data.length + 8)), data.length + 8)
    return part
  })
  return Buffer.concat([signature, ...parts])
}

/** Samples a pixel, by the colour type of the file. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Draws a PNG file (not interlaced, at most eight bits a sample) into pixels. */
export function decodePng(file: Buffer): Pixels {
  const chunks = chunksOf(file)
  const named = (type: string) => chunks.find((chunk) => chunk.type === type)?.data
  const header = named('IHDR')
  const samples = header && samplesOf[header[9] ?? -1]
  if (!header || samples === undefined || (header[8] ?? 16) > 8 || header[12] !== 0) throw new Error('This kind of PNG is not read.')
  const [width, height, depth, type] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 8, header[9] ?? 6]
  const stride = Math.ceil((width * samples * depth) / 8)
  const lines = inflateSync(Buffer.concat(chunks.filter((chunk) => chunk.type === 'IDAT').map(({ data }) => data)))
  unfilter(lines, stride, height, Math.max(1, (samples * depth) >> 3))
  const data = new Uint8Array(width * height * 4).fill(255)
  const paint = painter(type, depth, named('PLTE'), named('tRNS'))
  for (let y = 0, to = 0; y < height; y += 1) {
    const line = y * (stride + 1) + 1
    for (let x = 0; x < width; x += 1, to += 4) {
      if (depth === 8) paint(lines, line + x * samples, data, to)
      else paint([((lines[line + ((x * depth) >> 3)] ?? 0) >> (8 - depth - ((x * depth) & 7))) & ((1 << depth) - 1)], 0, data, to)
    }
  }
  return { width, height, data }
}

type Painter = (from: ArrayLike<number>, at: number, data: Uint8Array, to: number) => void

/** How the samples of a pixel become its colour. What is drawn here has no single transparent colour (tRNS of types 0 and 2). */
function painter(type: number, depth: number, palette?: Buffer, opacity?: Buffer): Painter {
  if (type !== 3 && opacity) throw new Error('This kind of PNG is not read.')
  if (type === 3)
    return (from, at, data, to) => {
      const colour = from[at] ?? 0
      for (let c = 0; c < 3; c += 1) data[to + c] = palette?.[colour * 3 + c] ?? 0
      data[to + 3] = opacity?.[colour] ?? 255
    }
  const colours = type === 2 || type === 6
  const step = 255 / ((1 << depth) - 1)
  return (from, at, data, to) => {
    for (let c = 0; c < 3; c += 1) data[to + c] = (from[at + (colours ? c : 0)] ?? 0) * step
    if (type === 4 || type === 6) data[to + 3] = from[at + (colours ? 3 : 1)] ?? 255
  }
}

/** Undoes the line filters in place: each pixel is stored as a difference to the pixels at its left and above. */
function unfilter(lines: Uint8Array, stride: number, height: number, pixel: number): void {
  let above: Uint8Array = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const begin = y * (stride + 1) + 1
    const line = lines.subarray(begin, begin + stride)
    takeBack[lines[begin - 1] ?? 0]?.(line, above, pixel)
    above = line
  }
}

/** By the number of the filter. */
const takeBack: readonly ((line: Uint8Array, above: Uint8Array, pixel: number) => void)[] = [
  () => undefined,
  (line, _, pixel) => {
    for (let x = pixel; x < line.length; x += 1) line[x]! += line[x - pixel]!
  },
  (line, above) => {
    for (let x = 0; x < line.length; x += 1) line[x]! += above[x]!
  },
  (line, above, pixel) => {
    for (let x = 0; x < line.length; x += 1) line[x]! += ((line[x - pixel] ?? 0) + above[x]!) >> 1
  },
  (line, above, pixel) => {
    for (let x = 0; x < line.length; x += 1) line[x]! += nearest(line[x - pixel] ?? 0, above[x]!, above[x - pixel] ?? 0)
  },
]

/** Paeth's guess: whichever of the three is nearest to what a plane through them would give. */
function nearest(left: number, above: number, corner: number): number {
  const plane = left + above - corner
  const [a, b, c] = [Math.abs(plane - left), Math.abs(plane - above), Math.abs(plane - corner)]
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** Writes pixels as a PNG file, quickly rather than small. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const lines = Buffer.alloc((width * 4 + 1) * height)
  for (let y = 0; y < height; y += 1) lines.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  return joinChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(lines, { level: 1 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ])
}
