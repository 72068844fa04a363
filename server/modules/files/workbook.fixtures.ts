import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  /** What is inside, or how to make it piece by piece where it is large. */
  content: string | Buffer
  /** Already deflated; `content` is then the deflated bytes. */
  deflated?: boolean
  /** Bytes that the file says it inflates to. @default the truth, 0 where that is unknown */
  says?: number
}

/** A ZIP file of these parts, written byte by byte, so that it can lie. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const heads: Buffer[] = []
  let at = 0
  for (const { name, content, deflated = false, says } of parts) {
    const raw = Buffer.from(content as string)
    const data = deflated ? raw : deflateRawSync(raw)
    const size = says ?? (deflated ? 0 : raw.length)
    const sum = deflated ? 0 : crc32(raw)
    const fileName = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(sum, 14)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(fileName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(sum, 16)
    central.writeUInt32LE(data.length, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(fileName.length, 28)
    central.writeUInt32LE(at, 42)
    bodies.push(local, fileName, data)
    heads.push(central, fileName)
    at += 30 + fileName.length + data.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const frame: readonly Part[] = [
  { name: '[Content_Types].xml', content: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>` },
  {
    name: 'xl/workbook.xml',
    content: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Hidden" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Ordering" sheetId="2" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `${head}<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="${office}/worksheet" Target="worksheets/hidden.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
  },
  {
    name: 'xl/worksheets/hidden.xml',
    content: `${head}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
  },
]

/** A workbook whose sheet holds this XML inside of `sheetData`; other parts go along, or take the place of the usual ones. */
export function workbookOf(rows: string, more: readonly Part[] = []): Buffer {
  const sheet = {
    name: 'xl/worksheets/sheet1.xml',
    content: `${head}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const replaced = new Set(more.map(({ name }) => name))
  return zipOf([...[...frame, sheet].filter(({ name }) => !replaced.has(name)), ...more])
}

/** Bytes without a pattern, the same every time. */
export function noise(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => createHash('sha256').update(String(index)).digest())
  return Buffer.concat(blocks).subarray(0, length)
}

/** Milliseconds that this thread has worked: whatever else the machine does, they are the same. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * A reading that keeps this thread to itself takes seconds of its processor time; one that works beside, some hundredths. In milliseconds.
 */
export const oneTurn = 300

/** Measures how long this thread works at most before others get their turn, in milliseconds. */
export async function longestWait<T>(work: () => Promise<T>): Promise<{ result: T; longest: number }> {
  let longest = 0
  let last = worked()
  let going = true
  const tick = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
    if (going) setImmediate(tick)
  }
  setImmediate(tick)
  try {
    const result = await work()
    longest = Math.max(longest, worked() - last)
    return { result, longest }
  } finally {
    going = false
  }
}
