import type { TableRow, TakeRow } from './table-row.ts'
import { type WorkbookParts, workbookParts } from './xlsx-parts.ts'
import { readXml } from './xml-events.ts'
import { openZip, tooLarge, unreadable, type ZipParts } from './zip-parts.ts'

/** Cells that are looked at, and texts that cells share. */
const mostCells = 2_000_000
/** Characters of all shared texts: they are held in memory. */
const mostShared = 40_000_000
/** Columns that can matter; a cell further right is passed over. */
const mostColumns = 200
const longestText = 32_767

/** The lines of the first sheet of an XLSX workbook. Throws `file/unreadable` and `file/too-large`. */
export async function readXlsx(bytes: Buffer, take: TakeRow): Promise<void> {
  const zip = await openZip(bytes)
  const parts = await workbookParts(zip)
  await readSheet(zip, parts, await readSharedTexts(zip, parts), take)
}

async function readSharedTexts(zip: ZipParts, { sharedTexts }: WorkbookParts): Promise<string[]> {
  const texts: string[] = []
  if (sharedTexts === null) return texts
  let text = ''
  let inText = false
  // How something is pronounced is no part of it.
  let inPhonetic = false
  let held = 0
  await readXml(zip.read(sharedTexts), {
    open(name) {
      if (name === 'si') text = ''
      if (name === 't') inText = true
      if (name === 'rPh') inPhonetic = true
    },
    close(name) {
      if (name === 't') inText = false
      if (name === 'rPh') inPhonetic = false
      if (name !== 'si') return
      held += text.length
      if (texts.push(text) > mostCells || held > mostShared) throw tooLarge('The workbook has more texts than a table of products needs.')
    },
    text(characters) {
      if (inText && !inPhonetic && text.length < longestText) text += characters
    },
  })
  return texts
}

/** Column of a cell's name (`C7` is 2), and its line; null for what the name does not say. */
function placeOf(name: string | undefined): { column: number; line: number } | null {
  const parts = /^([A-Z]{1,3})(\d{1,7})$/.exec(name ?? '')
  if (!parts) return null
  const column = [...parts[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { column, line: Number(parts[2]) }
}

/** Numbers as people write them: a spreadsheet keeps 100000 as `1E5` and 12 as `12.0`. */
function plain(value: string): string {
  const number = Number(value)
  return value.trim() !== '' && Number.isSafeInteger(number) ? String(number) : value
}

interface Cell {
  column: number
  type: string
  value: string
  hasFormula: boolean
}

async function readSheet(zip: ZipParts, { sheet }: WorkbookParts, shared: readonly string[], take: TakeRow): Promise<void> {
  let line = 0
  let row: { cells: string[]; formulas: Set<number> } | null = null
  let cell: Cell | null = null
  let column = -1
  let cells = 0
  let within: 'v' | 't' | null = null
  let inPhonetic = false

  const textOf = ({ type, value }: Cell): string => {
    if (type === 's') {
      const text = shared[Number(value)]
      if (value !== '' && text === undefined) throw unreadable('A cell names a text that the workbook does not have.')
      return text ?? ''
    }
    return type === 'n' ? plain(value) : value
  }

  await readXml(zip.read(sheet), {
    open(name, attributes) {
      if (name === 'row') {
        // Lines without a number follow the one before.
        line = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) : line + 1
        row = { cells: [], formulas: new Set() }
        column = -1
      } else if (name === 'c' && row) {
        if (++cells > mostCells) throw tooLarge(`The sheet has more than ${mostCells} cells.`)
        column = placeOf(attributes.r)?.column ?? column + 1
        cell = { column, type: attributes.t ?? 'n', value: '', hasFormula: false }
      } else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'v' || name === 't') within = name
      else if (name === 'rPh') inPhonetic = true
    },
    close(name) {
      if (name === 'v' || name === 't') within = null
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'c' && row && cell) {
        keep(row, cell, textOf(cell))
        cell = null
      } else if (name === 'row' && row) {
        const { cells: texts, formulas } = row
        row = null
        if (texts.length > 0 || formulas.size > 0)
          take({ line, cells: Array.from(texts, (text) => text ?? ''), formulas } satisfies TableRow)
      }
    },
    text(characters) {
      if (cell && within !== null && !inPhonetic && cell.value.length < longestText) cell.value += characters
    },
  })
}

function keep(row: { cells: string[]; formulas: Set<number> }, cell: Cell, text: string): void {
  if (cell.column >= mostColumns) return
  if (text !== '') row.cells[cell.column] = text
  else if (cell.hasFormula) row.formulas.add(cell.column)
}
