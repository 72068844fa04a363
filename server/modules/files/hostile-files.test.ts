import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkOrderingFile, limits } from '../../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue, small } from '../../testing/small-catalogue.ts'
import { readInProcess } from './read-in-process.ts'
import { workbookOf } from './workbook.fixtures.ts'

const list = { id: [1, 2, 3], reference: ['a', 'b', 'c'] }
const code = (bytes: Buffer, costs?: { megabytes: number; milliseconds: number }) =>
  readInProcess(bytes, list, undefined, costs).then(
    () => 'read',
    (error: Error & { code?: string }) => error.code ?? error.message,
  )

/** How many MB the process grew by at its worst while this was done. */
async function grown(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let worst = 0
  const watch = setInterval(() => (worst = Math.max(worst, process.memoryUsage().rss - before)), 5)
  await work()
  clearInterval(watch)
  return worst / 1024 / 1024
}

const commas = Buffer.alloc(20_000_000, ',')
const quoted = Buffer.from(`"\n"${','.repeat(90_000)}`.repeat(200))
const lines = Buffer.from(`${','.repeat(999)}\n`.repeat(19_000))

describe('a hostile file of text', () => {
  test.each([
    ['20,000,000 commas', commas, 'file/unreadable'],
    ['commas between cells that span lines', quoted, 'file/unreadable'],
    ['thousands of lines of a thousand empty cells', lines, 'file/too-large'],
    ['a cell longer than any spreadsheet holds', Buffer.from(`id\n${'x'.repeat(40_000)}\n1\n`), 'file/unreadable'],
  ])(
    '%s: is refused, and six at once take little memory',
    async (_, bytes, expected) => {
      const megabytes = await grown(async () => {
        const codes = await Promise.all(Array.from({ length: 6 }, () => code(bytes)))
        expect(new Set(codes)).toEqual(new Set([expected]))
      })
      // Six copies of the file are 120.
      expect(megabytes).toBeLessThan(400)
    },
    60_000,
  )

  test('a table as wide as people make them is read, with long texts in it', async () => {
    const wide = `id${',text'.repeat(900)}\n1${',x'.repeat(900)}\n2,"${'long, '.repeat(5_000)}"\n`
    expect(await readInProcess(Buffer.from(wide), list)).toMatchObject({ products: [1, 2], badLines: 0 })
  })

  test('a file that takes more memory or time than it may is given up, and the next one is read', async () => {
    const heavy = Buffer.from(`id\n${Array.from({ length: limits.list.fileLines }, (_, at) => `${at}${'y'.repeat(60)}`).join('\n')}`)
    expect(await code(heavy, { megabytes: 8, milliseconds: 30_000 })).toBe('file/too-large')
    expect(await code(heavy, { megabytes: 256, milliseconds: 1 })).toBe('file/too-large')
    expect(await code(Buffer.from('id\n1\n'))).toBe('read')
  })

  test('a file is read by a process of its own, which ends with it: what ends that process cannot end the server', async () => {
    const others = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
    const before = others()
    const reading = code(Buffer.from('id\n1\n'))
    expect(others()).toBe(before + 1)
    expect(await reading).toBe('read')
    await expect.poll(others).toBe(before)
  })

  test('where no process can be started the reading fails at once, leaves nothing behind, and the next one is read', async () => {
    const node = process.execPath
    const before = process.listenerCount('exit')
    process.execPath = '/there/is/no/node'
    const answers = await Promise.all([1, 2, 3].map(() => code(Buffer.from('id\n1\n')))).finally(() => (process.execPath = node))
    for (const answer of answers) expect(answer).toBe('ENOENT')
    expect(process.listenerCount('exit')).toBe(before)
    expect(await code(Buffer.from('id\n1\n'))).toBe('read')
  })

  test('a workbook of all cells that are allowed stays within the memory of its process', async () => {
    const rows = Array.from({ length: 140_000 }, (_, at) => `<row r="${at + 1}">${`<c><v>${at + 1}</v></c>`.repeat(14)}</row>`).join('')
    const bytes = workbookOf(rows)
    expect(await grown(async () => expect(await code(bytes)).toBe('read'))).toBeLessThan(400)
  }, 60_000)
})

describe('files of people', () => {
  const ana = 'ana@shop.example'
  const ben = 'ben@other.example'
  let samara: TestSamara
  beforeAll(async () => {
    samara = await startTestSamara()
    await fillSmallCatalogue(samara.connection, await samara.addStore(ana, 'ana-shop'))
    await fillSmallCatalogue(samara.connection, await samara.addStore(ben, 'ben-shop'))
  })
  afterAll(() => samara.close())

  const send = (person: string, store: string) =>
    samara.call(checkOrderingFile, { query: { store, username: person, kind: 'category', id: small.mugs } }, person, {
      file: Buffer.from('id\n101\n'),
    })

  test('one person has one file read at a time, another person theirs beside it', async () => {
    const answers = await Promise.all([send(ana, 'ana-shop'), send(ana, 'ana-shop'), send(ben, 'ben-shop')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(answers.find(({ status }) => status === 409)!.problem.code).toBe('file/one-at-a-time')
    expect((await send(ana, 'ana-shop')).status).toBe(200)
  })
})
