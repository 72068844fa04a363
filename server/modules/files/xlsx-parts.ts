import { posix } from 'node:path'
import { readXml } from './xml-events.ts'
import { unreadable, type ZipParts } from './zip-parts.ts'

export interface WorkbookParts {
  /** The first sheet that people see. */
  sheet: string
  /** The table of texts that cells share; null where there is none. */
  sharedTexts: string | null
}

const workbook = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'

/** Finds the parts of a workbook. Throws `file/unreadable` where the file is none. */
export async function workbookParts(zip: ZipParts): Promise<WorkbookParts> {
  if (!zip.has(workbook) || !zip.has(relations)) throw unreadable('The file is no XLSX workbook.')
  const sheets: { id: string; seen: boolean }[] = []
  await readXml(zip.read(workbook), {
    open(name, attributes) {
      // The name before "id" is whatever the writer called it.
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1]
      if (name === 'sheet' && id !== undefined) sheets.push({ id, seen: (attributes.state ?? 'visible') === 'visible' })
    },
  })
  const targets = new Map<string, string>()
  let sharedTexts: string | null = null
  await readXml(zip.read(relations), {
    open(name, { Id, Target, Type }) {
      if (name !== 'Relationship' || Target === undefined) return
      const part = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target)
      if (Id !== undefined && Type?.endsWith('/worksheet')) targets.set(Id, part)
      if (Type?.endsWith('/sharedStrings')) sharedTexts = part
    },
  })
  const tables = sheets.filter(({ id }) => targets.has(id))
  const first = tables.find(({ seen }) => seen) ?? tables[0]
  const sheet = first && targets.get(first.id)
  if (sheet === undefined || !zip.has(sheet)) throw unreadable('The workbook has no sheet with cells.')
  return { sheet, sharedTexts: sharedTexts !== null && zip.has(sharedTexts) ? sharedTexts : null }
}
