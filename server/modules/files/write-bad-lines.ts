import { setImmediate as yieldTurn } from 'node:timers/promises'
import type { CheckedFile } from '../../../contract/index.ts'
import { WrittenJson } from '../../kernel/written-json.ts'

type BadLine = CheckedFile['bad'][number]

/** Lines that one piece of the answer holds; between pieces other work gets its turn. */
const perPiece = 5_000

/** Writes bad lines column by column, in pieces: an answer with 200 000 of them is sent without being one string. */
export async function writeBadLines(bad: readonly BadLine[]): Promise<WrittenJson> {
  const parts: string[] = []
  const column = async (name: keyof BadLine): Promise<void> => {
    parts.push(`${parts.length === 0 ? '{' : '],'}"${name}":[`)
    for (let from = 0; from < bad.length; from += perPiece) {
      const written = JSON.stringify(bad.slice(from, from + perPiece).map((line) => line[name]))
      parts.push(`${from === 0 ? '' : ','}${written.slice(1, -1)}`)
      await yieldTurn()
    }
  }
  await column('line')
  await column('fault')
  await column('text')
  return new WrittenJson([...parts, ']}'])
}
