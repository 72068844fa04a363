/** Run in a process of its own (`node … <file>`), so that nobody else's garbage is counted: reads a workbook, and says what that took. */
import { readFile } from 'node:fs/promises'
import { readOrderingFile } from './read-ordering-file.ts'
import { longestWait } from './workbook.fixtures.ts'

/** What it says, as a line of JSON. */
export interface WorkbookRead {
  /** 'read', or the code of the problem. */
  result: string
  /** By how much the process grew at its most, in MB. */
  megabytes: number
  /** How long others waited for their turn at most, in milliseconds. */
  longest: number
}

const [file] = process.argv.slice(2)
if (file !== undefined) {
  const bytes = await readFile(file)
  const before = process.memoryUsage.rss()
  let worst = 0
  const watch = setInterval(() => (worst = Math.max(worst, process.memoryUsage.rss() - before)), 5)
  const { result, longest } = await longestWait(() =>
    readOrderingFile(bytes, { id: [1], reference: ['A-1'] }).then(
      () => 'read',
      (error: { code?: string }) => error.code ?? 'no problem of ours',
    ),
  )
  clearInterval(watch)
  const answer: WorkbookRead = { result, megabytes: worst / 1_048_576, longest }
  console.log(JSON.stringify(answer))
}
