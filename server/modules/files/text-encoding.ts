import { isUtf8 } from 'node:buffer'
import { setImmediate as yieldTurn } from 'node:timers/promises'
import { ProblemError } from '../../kernel/problem.ts'

/** Bytes that are worked on at a time: a few milliseconds, even where each is a line. */
const piece = 8 * 1024

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Bytes that no text of Windows-1252 holds: control characters but tab and line ends, and the five that stand for nothing. */
const senseless = new Uint8Array(256)
for (let byte = 0; byte < 32; byte++) senseless[byte] = byte === 9 || byte === 10 || byte === 12 || byte === 13 ? 0 : 1
for (const byte of [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]) senseless[byte] = 1

function* pieces(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece)
}

async function couldBeWindows(bytes: Uint8Array): Promise<boolean> {
  for (const part of pieces(bytes)) {
    for (const byte of part) if (senseless[byte]) return false
    await yieldTurn()
  }
  return true
}

/** Text of UTF-16 has a zero in every other byte; other files with zeros are no text at all. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096)
  return start.filter((byte) => byte === 0).length > start.length * 0.3
}

async function encodingOf(bytes: Uint8Array): Promise<Encoding> {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const unknown = () => new ProblemError('file/encoding', 'The file is neither UTF-8, nor UTF-16 with its mark, nor Windows-1252.')
  if (bytes.includes(0)) {
    if (looksLikeUtf16(bytes)) throw unknown()
    throw new ProblemError('file/unreadable', 'The file is no text and no spreadsheet.')
  }
  if (isUtf8(bytes)) return 'utf-8'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf) || !(await couldBeWindows(bytes))) throw unknown()
  return 'windows-1252'
}

/**
 * A file's text, piece by piece, without its byte order mark; other work gets its turn in between. UTF-8, UTF-16 with its mark, or
 * Windows-1252 where it is none of them but makes sense. Throws `file/encoding` and `file/unreadable`.
 */
export async function* decodeText(bytes: Uint8Array): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(bytes), { fatal: true })
  const decode = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      throw new ProblemError('file/encoding', 'The file has bytes that its own encoding does not know.')
    }
  }
  for (const part of pieces(bytes)) {
    yield decode(part)
    await yieldTurn()
  }
  yield decode()
}
