import type { CheckedFile, FileLineFault } from '../../../contract/index.ts'
import { limits } from '../../../contract/limits.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Columns, columnsOf, withoutHeads } from './column-heads.ts'
import type { ProductNames } from './name-products.ts'
import type { TableRow } from './table-row.ts'

/** Bad lines that a screen shows; all are counted. */
export const mostBadLines = 1_000
const longestShown = 200
/** Lines that are looked at before a file without known heads is given up. */
const looked = 100

/** Spreadsheets take a text that begins so for something to be worked out. */
const isFormula = (text: string): boolean => /^[=+\-@]/.test(text)

interface Found {
  product: number
  position: number | null
}
interface Bad {
  fault: FileLineFault
  text: string
}

const noColumn = () => new ProblemError('file/no-column', 'No column holds ids or references of products.')

/** Checks the lines of an ordering file one by one, as they come. */
export class LineCheck {
  readonly #names: ProductNames
  readonly #mostBad: number
  #columns: Columns | null = null
  /** First lines of a file whose first line is no line of heads. */
  #waiting: TableRow[] = []
  #lines = 0
  #badLines = 0
  readonly #bad: CheckedFile['bad'] = []
  readonly #products: number[] = []
  readonly #positions: (number | null)[] = []
  readonly #seen = new Set<number>()

  /** @param mostBad bad lines that are shown one by one */
  constructor(names: ProductNames, mostBad: number) {
    this.#names = names
    this.#mostBad = mostBad
  }

  /** Throws `file/too-many-lines`, `file/no-column`. */
  take(row: TableRow): void {
    const cells = row.cells.map((cell) => cell.trim())
    if (row.formulas.size === 0 && cells.every((cell) => cell === '')) return
    const trimmed = { ...row, cells }
    if (this.#columns) {
      this.#check(trimmed, this.#columns)
      return
    }
    if (this.#waiting.length === 0) {
      const columns = columnsOf(cells)
      if (columns) {
        if (columns.id === null && columns.reference === null && columns.ean === null) throw noColumn()
        this.#columns = columns
        return
      }
    }
    this.#waiting.push(trimmed)
    if (this.#waiting.length >= looked) this.#decide()
  }

  /** What the file says. Throws `file/empty`, `file/no-lines`, `file/no-column`. */
  finish(): CheckedFile {
    if (!this.#columns && this.#waiting.length > 0) this.#decide()
    if (this.#lines === 0 && this.#columns) throw new ProblemError('file/no-lines', 'The file has a header but no lines below it.')
    if (this.#lines === 0) throw new ProblemError('file/empty', 'The file has no lines with products.')
    return { lines: this.#lines, products: this.#products, positions: this.#positions, bad: this.#bad, badLines: this.#badLines }
  }

  /** A file without heads is one whose first column names products, or at least holds numbers. */
  #decide(): void {
    const named = this.#waiting.some(
      ({ cells: [first = ''] }) =>
        this.#names.byId(first) !== null || this.#names.byReference(first) !== null || this.#names.byEan(first) !== null,
    )
    if (!named && !/^\d+$/.test(this.#waiting[0]?.cells[0] ?? '')) throw noColumn()
    this.#columns = withoutHeads
    for (const row of this.#waiting) this.#check(row, withoutHeads)
    this.#waiting = []
  }

  #check(row: TableRow, columns: Columns): void {
    this.#lines += 1
    if (this.#lines > limits.list.fileLines)
      throw new ProblemError('file/too-many-lines', `The file has more than ${limits.list.fileLines} lines.`)
    const read = this.#read(row, columns)
    if ('product' in read) {
      this.#seen.add(read.product)
      this.#products.push(read.product)
      this.#positions.push(read.position)
      return
    }
    this.#badLines += 1
    if (this.#bad.length < this.#mostBad)
      // eslint-disable-next-line no-control-regex -- what people are shown holds no control characters
      this.#bad.push({ line: row.line, fault: read.fault, text: read.text.replace(/[\u0000-\u001f\u007f]/g, ' ').slice(0, longestShown) })
  }

  #read(row: TableRow, columns: Columns): Found | Bad {
    const at = (column: number | null) => (column === null ? '' : (row.cells[column] ?? ''))
    const open = (column: number | null) => column !== null && row.formulas.has(column)
    const [id, reference, ean, position] = [at(columns.id), at(columns.reference), at(columns.ean), at(columns.position)]
    const text = id || reference || ean
    const product = this.#product(id, reference, ean)
    if (product === null) {
      if (open(columns.id) || open(columns.reference) || open(columns.ean) || isFormula(text)) return { fault: 'formula', text }
      return text === '' ? { fault: 'empty', text: row.cells.filter((cell) => cell !== '').join(' ') } : { fault: 'unknown', text }
    }
    if (product === 'ambiguous') return { fault: 'ambiguous', text }
    if (open(columns.position)) return { fault: 'formula', text }
    const place = /^\d{1,7}$/.test(position) ? Number(position) : 0
    if (position !== '' && (place < 1 || place > limits.list.products)) return { fault: 'position', text: position }
    if (this.#seen.has(product)) return { fault: 'duplicate', text }
    return { product, position: position === '' ? null : place }
  }

  /** By its id, else by what stands there as a reference or an EAN. */
  #product(id: string, reference: string, ean: string): number | 'ambiguous' | null {
    const names = this.#names
    return (
      names.byId(id) ??
      names.byReference(id) ??
      names.byEan(id) ??
      names.byReference(reference) ??
      names.byEan(reference) ??
      names.byEan(ean)
    )
  }
}
