/** What can stand between cells; where two fit as well, the first of these. */
const candidates = ['\t', ';', ','] as const
export type Delimiter = (typeof candidates)[number]

const looked = 20

/** How often each candidate stands in a line, outside of quotes. */
function counted(line: string): Record<Delimiter, number> {
  const counts = { '\t': 0, ';': 0, ',': 0 }
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (!quoted && character in counts) counts[character as Delimiter] += 1
  }
  return counts
}

/**
 * What stands between the cells of a text, judged by its first lines: what they have equally often. `sep=;` in the first line, which
 * spreadsheets write, says it outright; that line is no content then.
 */
export function findDelimiter(start: string): { delimiter: Delimiter; declared: boolean } {
  const message = /^sep=([,;\t])\r?(?:\n|$)/i.exec(start)?.[1]
  if (message !== undefined) return { delimiter: message as Delimiter, declared: true }
  const lines = start
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
    .map(counted)
  const judged = candidates.map((delimiter) => {
    const first = lines[0]?.[delimiter] ?? 0
    const alike = first === 0 ? 0 : lines.filter((line) => line[delimiter] === first).length
    const somewhere = lines.filter((line) => line[delimiter] > 0).length
    return { delimiter, score: [alike, first, somewhere] as const }
  })
  judged.sort((a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1] || b.score[2] - a.score[2])
  const best = judged[0]!
  return { delimiter: best.score.some((value) => value > 0) ? best.delimiter : ',', declared: false }
}
