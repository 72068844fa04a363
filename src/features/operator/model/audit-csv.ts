import { csvCell } from '../../../../contract/index.ts'

/** A line of the log as it is written into a file. */
export interface AuditLine {
  when: string
  who: string
  what: string
  store: string
  address: string
}

const line = ({ when, who, what, store, address }: AuditLine): string => `${[when, who, what, store, address].map(csvCell).join(';')}\r\n`

/** A file that is written part by part, and how many events it holds. */
export interface AuditFile {
  parts: string[]
  events: number
}

/**
 * The log as CSV, with a byte order mark, so that spreadsheets read its letters. What was read of
 * it is given up part by part, so that a log of any length takes no more memory than its text.
 */
export async function auditCsv<Entry>(
  heads: AuditLine,
  read: (cursor: string | null) => Promise<{ rows: readonly Entry[]; next: string | null }>,
  lineOf: (entry: Entry) => AuditLine,
): Promise<AuditFile> {
  const parts = [`\uFEFF${line(heads)}`]
  let events = 0
  for (let cursor: string | null = null; ;) {
    const { rows, next } = await read(cursor)
    parts.push(rows.map((entry) => line(lineOf(entry))).join(''))
    events += rows.length
    if (next === null) return { parts, events }
    cursor = next
  }
}
