import { readdirSync, readFileSync } from 'node:fs'
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

interface Held {
  /** Processes that read files, at the same time. */
  readers: number
  /** MB that one of them held, and all of them together. */
  one: number
  together: number
  /** MB that this process grew by. */
  here: number
}

/** The processes that this one started. */
const children = (): string[] =>
  readdirSync('/proc/self/task').flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean))

/** MB that a process holds; null where it has ended. */
function heldBy(pid: string): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

/** What was held at its worst while this was done, looked at every few milliseconds. */
async function heldWhile(work: () => Promise<unknown>): Promise<Held> {
  const before = process.memoryUsage().rss
  const others = new Set(children())
  const most: Held = { readers: 0, one: 0, together: 0, here: 0 }
  const note = (name: keyof Held, figure: number) => (most[name] = Math.max(most[name], figure))
  const watch = setInterval(() => {
    const held = children().flatMap((pid) => (others.has(pid) ? [] : (heldBy(pid) ?? [])))
    note('readers', held.length)
    note('one', Math.max(0, ...held))
    note(
      'together',
      held.reduce((sum, one) => sum + one, 0),
    )
    note('here', (process.memoryUsage().rss - before) / 1024 / 1024)
  }, 5)
  await work().finally(() => clearInterval(watch))
  return most
}

/** What a reader may hold: its heap, and Node itself and the bytes of the file on top. Two work at a time. */
const mostOfOne = 256 + 100

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
      const held = await heldWhile(async () => {
        const codes = await Promise.all(Array.from({ length: 6 }, () => code(bytes)))
        expect(new Set(codes)).toEqual(new Set([expected]))
      })
      expect(held.readers).toBeGreaterThan(0)
      expect(held.one).toBeLessThan(mostOfOne)
      expect(held.together).toBeLessThan(2 * mostOfOne)
      // Six copies of the file are 120.
      expect(held.here).toBeLessThan(400)
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
    const held = await heldWhile(async () => expect(await code(bytes)).toBe('read'))
    expect(held.readers).toBeGreaterThan(0)
    expect(held.one).toBeLessThan(mostOfOne)
    expect(held.here).toBeLessThan(400)
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
