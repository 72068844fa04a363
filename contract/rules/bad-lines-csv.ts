import type { BadFileLines, FileLineFault } from '../file-lines.ts'
import { csvCell as cell } from './csv-cell.ts'

/**
 * The lines of a file that could not be used, as CSV: number, text, reason.
 * @returns parts of the text, to be joined
 */
export function badLinesCsv(lines: BadFileLines, heads: readonly string[], reasonOf: (fault: FileLineFault) => string): string[] {
  const reasons = new Map<FileLineFault, string>()
  const reason = (fault: FileLineFault): string => {
    const known = reasons.get(fault)
    if (known !== undefined) return known
    const written = cell(reasonOf(fault))
    reasons.set(fault, written)
    return written
  }
  return [
    `\uFEFF${heads.map(cell).join(';')}\r\n`,
    ...lines.line.map((line, nth) => `${line};${cell(lines.text[nth]!)};${reason(lines.fault[nth]!)}\r\n`),
  ]
}
