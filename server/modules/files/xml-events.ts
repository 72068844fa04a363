import { SaxesParser } from 'saxes'
import { setImmediate as yieldTurn } from 'node:timers/promises'
import { unreadable } from './zip-parts.ts'

/** What a part of XML tells, without name prefixes. */
export interface XmlCallbacks {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

/** Characters that may stand without a tag: a cell holds 32,767 at most. */
const longestRun = 1_000_000
/** Tags within each other. */
const deepest = 64
/** Pieces between which other work gets its turn for certain. */
const breatheEvery = 4

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML from bytes. Whoever declares entities or a document type is refused: no spreadsheet does, bombs do. Throws `file/unreadable`.
 */
export async function readXml(bytes: AsyncIterable<Uint8Array>, { open, close, text }: XmlCallbacks): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let run = 0
  let depth = 0
  parser.on('error', (error) => {
    throw unreadable(`A part of the file is no XML: ${error.message}`)
  })
  parser.on('doctype', () => {
    throw unreadable('A part of the file declares a document type.')
  })
  parser.on('opentag', ({ name, attributes }) => {
    run = 0
    depth += 1
    if (depth > deepest) throw unreadable('A part of the file is nested too deeply.')
    open(local(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    run = 0
    depth -= 1
    close?.(local(name))
  })
  parser.on('text', (characters) => text?.(characters))
  parser.on('cdata', (characters) => text?.(characters))
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw unreadable('A part of the file is not UTF-8.')
    }
  }
  let pieces = 0
  for await (const chunk of bytes) {
    run += chunk.length
    parser.write(decode(chunk))
    if (run > longestRun) throw unreadable('A part of the file has a text that no cell can hold.')
    if (++pieces % breatheEvery === 0) await yieldTurn()
  }
  parser.write(decode())
  parser.close()
}
