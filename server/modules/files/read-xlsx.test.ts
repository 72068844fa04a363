import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { limits } from '../../../contract/index.ts'
import { serverProcess } from '../../../tools/bootstrap.mjs'
import { readOrderingFile } from './read-ordering-file.ts'
import type { WorkbookRead } from './read-workbook.fixtures.ts'
import { head, oneTurn, type Part, workbookOf, zipOf } from './workbook.fixtures.ts'
import { openZip } from './zip-parts.ts'

const list = { id: [1, 2, 3, 100_000], reference: ['A-1', 'B 2', 'C3', 'D4'] }
const read = (bytes: Buffer) => readOrderingFile(bytes, list)
const code = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: { code?: string }) => error.code ?? 'no problem of ours',
  )
const shared = (xml: string): Part => ({ name: 'xl/sharedStrings.xml', content: `${head}<sst>${xml}</sst>` })
const sheet = 'xl/worksheets/sheet1.xml'

/** What a piece repeated so often deflates to: blocks that need nothing of those before may follow each other at will. */
function deflateMany(piece: Buffer, times: number): Buffer {
  const block = deflateRawSync(piece, { level: 1, finishFlush: constants.Z_FULL_FLUSH })
  const end = Buffer.from([0x03, 0x00])
  return Buffer.concat([...Array.from({ length: times }, () => block), end])
}

/** Bytes of a part that are inflated until it ends or is refused. */
async function inflated(bytes: Buffer, part: string): Promise<number> {
  let sum = 0
  try {
    for await (const chunk of (await openZip(bytes)).read(part)) sum += chunk.length
  } catch (error) {
    expect((error as { code?: string }).code).toMatch(/^file\/(too-large|unreadable)$/)
  }
  return sum
}

const reader = fileURLToPath(new URL('./read-workbook.fixtures.ts', import.meta.url))

/** What reading takes in a process of its own. */
async function cost(bytes: Buffer): Promise<WorkbookRead> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  try {
    const file = join(folder, 'ordering.xlsx')
    await writeFile(file, bytes)
    const { stdout } = await promisify(execFile)(process.execPath, [...serverProcess.flags, reader, file], {
      env: { ...process.env, ...serverProcess.environment },
    })
    return JSON.parse(stdout) as WorkbookRead
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('a workbook', () => {
  test('that a program wrote is read', async () => {
    const rows: SheetData = [
      ['Referencia', 'Posición', 'Nombre'],
      ['c3', 2, 'Mug'],
      ['a-1', null, 'Plate'],
    ]
    const bytes = await writeExcelFile(rows).toBuffer()
    expect(await read(bytes)).toEqual({ lines: 2, products: [3, 1], positions: [2, null], bad: [], badLines: 0 })
  })

  test('gives the first sheet that people see, with shared, rich, inline and prefixed texts, and numbers however they are kept', async () => {
    const rows = [
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>posi</x:t><x:t>tion</x:t></x:is></x:c></x:row>',
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>2.0</v></c></row>',
      '<row><c><v>1E5</v></c><c t="str"><f>1+0</f><v>1</v></c></row>',
    ]
    const bytes = workbookOf(rows.join(''), [shared('<si><t>id</t></si><si><r><t>b</t></r><r><t> 2</t></r><rPh><t>ビー</t></rPh></si>')])
    expect(await read(bytes)).toMatchObject({ lines: 2, products: [2, 100_000], positions: [2, 1], badLines: 0 })
  })

  test('tells each fault with its line; a formula without its result is one, with it is none', async () => {
    const cell = (name: string, inside: string) => `<c r="${name}">${inside}</c>`
    const rows = [
      `<row r="1"><c r="A1" t="inlineStr"><is><t>id</t></is></c><c r="C1" t="inlineStr"><is><t>position</t></is></c></row>`,
      `<row r="2">${cell('A2', '<f>B2</f>')}</row>`,
      `<row r="3">${cell('A3', '<f>B3</f><v>1</v>')}${cell('C3', '<f>9-8</f><v>1</v>')}</row>`,
      `<row r="4">${cell('A4', '<v>2</v>')}${cell('C4', '<f>9-8</f>')}</row>`,
      `<row r="5">${cell('A5', '<v>2</v>')}${cell('C5', '<v>1.5</v>')}</row>`,
      `<row r="7">${cell('A7', '<v>77</v>')}</row>`,
      `<row r="8">${cell('B8', '<v>5</v>')}</row>`,
      `<row r="9">${cell('A9', '<v>1</v>')}</row>`,
      `<row r="10"><c r="A10" t="e"><v>#REF!</v></c></row>`,
      `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
    ]
    const { bad, products } = await read(workbookOf(rows.join('')))
    expect(products).toEqual([1])
    expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'formula'],
      [4, 'formula'],
      [5, 'position'],
      [7, 'unknown'],
      [8, 'empty'],
      [9, 'duplicate'],
      [10, 'unknown'],
    ])
  })

  test('that is broken, or none, is reported as that', async () => {
    const good = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>')
    expect(await code(good)).toBe('read')
    const broken: Record<string, Buffer> = {
      'cut short': good.subarray(0, good.length - 40),
      'cut to its start': good.subarray(0, 30),
      'a ZIP of something else': zipOf([{ name: 'letter.txt', content: 'hello' }]),
      'without its sheet': workbookOf('', [{ name: 'xl/workbook.xml', content: `${head}<workbook><sheets/></workbook>` }]),
      'not XML inside': workbookOf('', [{ name: sheet, content: '<worksheet><row></worksheet>' }]),
      'not deflated as it says': workbookOf('', [{ name: sheet, content: Buffer.from('no deflated bytes at all'), deflated: true }]),
      'texts that are not there': workbookOf('<row r="1"><c r="A1" t="s"><v>9</v></c></row>'),
      'not UTF-8 inside': workbookOf('', [
        { name: sheet, content: Buffer.concat([Buffer.from('<worksheet>'), Buffer.from([0xff, 0xfe, 0xfd])]) },
      ]),
    }
    for (const [what, bytes] of Object.entries(broken)) expect([what, await code(bytes)]).toEqual([what, 'file/unreadable'])
    expect(await code(workbookOf(''))).toBe('file/empty')
  })
})

describe('a hostile workbook ends soon, and costs little', () => {
  test('entities and document types are refused', async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]!} "${`&${'abcdefghi'[at]!};`.repeat(10)}">`).join('')}]>`
    const rows = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row></sheetData>'
    expect(await code(workbookOf('', [{ name: sheet, content: `<?xml version="1.0"?>${bomb}<worksheet>${rows}</worksheet>` }]))).toBe(
      'file/unreadable',
    )
    expect(await code(workbookOf('', [{ name: sheet, content: `<worksheet>${rows}</worksheet>` }]))).toBe('file/unreadable')
    expect(await code(workbookOf('', [{ name: sheet, content: `<!DOCTYPE x SYSTEM "file:///etc/passwd"><worksheet/>` }]))).toBe(
      'file/unreadable',
    )
  })

  test('one and a half gigabytes of blanks, of cells, or of tags within each other, whatever size they declare', async () => {
    const row = '<row r="1"><c r="XFD1048576"><v>1</v></c></row>'.repeat(20_000)
    const pieces: Record<string, [Buffer, number]> = {
      blanks: [Buffer.alloc(1_000_000, ' '), 1_500],
      cells: [Buffer.from(row), Math.ceil(1.5e9 / row.length)],
      tags: [Buffer.from('<a>'.repeat(300_000)), 1_600],
    }
    for (const [what, [piece, times]] of Object.entries(pieces)) {
      const deflated = deflateMany(piece, times)
      const open = Buffer.from('<worksheet><sheetData>')
      for (const says of [10, 2 ** 31]) {
        // The opening tags are a deflate block of their own in front.
        const front = Buffer.concat([Buffer.from([0x00, open.length, 0, 255 - open.length, 255]), open])
        const bomb = workbookOf('', [{ name: sheet, content: Buffer.concat([front, deflated]), deflated: true, says }])
        const { result, megabytes, longest } = await cost(bomb)
        expect([what, result]).toEqual([what, expect.stringMatching(/^file\/(too-large|unreadable)$/)])
        // What is never inflated costs nothing.
        expect(await inflated(bomb, sheet), what).toBeLessThan(151 * 1024 * 1024)
        expect(megabytes, what).toBeLessThan(100)
        expect(longest, what).toBeLessThan(oneTurn)
      }
    }
  }, 120_000)

  test('a million cells are read while others get their turn; more than are looked at are refused', async () => {
    const rows = (count: number, wide: number) =>
      Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${`<c><v>${at + 1}</v></c>`.repeat(wide)}</row>`).join('')
    const million = await cost(workbookOf(rows(100_000, 10)))
    expect(million).toMatchObject({ result: 'read' })
    expect(million.longest).toBeLessThan(oneTurn)
    expect(await code(workbookOf(rows(150_000, 14)))).toBe('file/too-large')
    expect(await code(workbookOf(rows(limits.list.fileLines + 1, 1)))).toBe('file/too-many-lines')
  }, 60_000)

  test('thousands of parts, and texts for gigabytes of memory, are refused', async () => {
    expect(await code(zipOf(Array.from({ length: 5_000 }, (_, at) => ({ name: `part${at}`, content: '' }))))).toBe('file/too-large')
    const text = `<si><t>${'x'.repeat(30_000)}</t></si>`
    const texts = deflateMany(Buffer.from(text.repeat(30)), 1_700)
    const { result, megabytes } = await cost(
      workbookOf('', [
        {
          name: 'xl/sharedStrings.xml',
          content: Buffer.concat([Buffer.from([0x00, 5, 0, 250, 255]), Buffer.from('<sst>'), texts]),
          deflated: true,
          says: 100,
        },
      ]),
    )
    expect(result).toMatch(/^file\/(too-large|unreadable)$/)
    expect(megabytes).toBeLessThan(100)
  }, 60_000)
})
