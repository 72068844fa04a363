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

/** The log as CSV, with a byte order mark, so that spreadsheets read its letters. */
export const auditCsv = (heads: AuditLine, lines: readonly AuditLine[]): string => `\uFEFF${line(heads)}${lines.map(line).join('')}`
