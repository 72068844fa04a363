import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { ProblemError } from '../../kernel/problem.ts'

/** Parts that a spreadsheet may have: pictures and sheets are some. */
const mostParts = 2_000
/** Bytes of all parts that are read, after inflating. */
const mostBytes = 150 * 1024 * 1024
/** What inflates more than this is made to: tables inflate about twentyfold. Only looked at past some bytes. */
const mostRatio = 100
const ratioFrom = 8 * 1024 * 1024

export const unreadable = (detail: string): ProblemError => new ProblemError('file/unreadable', detail)
export const tooLarge = (detail: string): ProblemError => new ProblemError('file/too-large', detail)

/** The parts of a ZIP file. Nothing that the file says of its own sizes is believed. */
export interface ZipParts {
  has(name: string): boolean
  /** A part, inflated, piece by piece. Throws `file/unreadable` where it is broken, `file/too-large` where it is a bomb. */
  read(name: string): AsyncGenerator<Uint8Array>
}

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // The sizes that a file declares are lies as easily as truth: we count ourselves.
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: false }, (error, zip) =>
      error ? reject(unreadable(`The file is no whole ZIP file: ${error.message}`)) : resolve(zip),
    )
  })

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let count = 0
    zip.on('entry', (entry: Entry) => {
      count += 1
      if (count > mostParts) {
        reject(tooLarge(`The file has more than ${mostParts} parts.`))
        return
      }
      if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error: Error) => reject(unreadable(`The file is no whole ZIP file: ${error.message}`)))
    zip.readEntry()
  })

const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(unreadable(`A part of the file cannot be opened: ${error.message}`)) : resolve(stream),
    )
  })

/** Opens a ZIP file. Throws `file/unreadable` and `file/too-large`. */
export async function openZip(bytes: Buffer): Promise<ZipParts> {
  const zip = await opened(bytes)
  const entries = await entriesOf(zip)
  let inflated = 0
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) throw unreadable(`The file has no part ${name}.`)
      const stream = await streamOf(zip, entry)
      let own = 0
      try {
        for await (const chunk of stream as AsyncIterable<Uint8Array>) {
          own += chunk.length
          inflated += chunk.length
          if (inflated > mostBytes || (own > ratioFrom && own > mostRatio * Math.min(entry.compressedSize, bytes.length)))
            throw tooLarge('The file is far larger inside than a table is.')
          yield chunk
        }
      } catch (error) {
        throw error instanceof ProblemError ? error : unreadable(`A part of the file is broken: ${(error as Error).message}`)
      } finally {
        stream.destroy()
      }
    },
  }
}
