// Not from the whole contract: it would be loaded for every file.
import { plainText } from '../../../contract/rules/plain-text.ts'

/** Which columns say what, from 0; null where the file has no such column. */
export interface Columns {
  id: number | null
  reference: number | null
  ean: number | null
  position: number | null
}

/** Heads in the languages that people write them in, letters and digits alone. The first that a file has is taken. */
const heads: Record<keyof Columns, readonly string[]> = {
  id: ['id', 'productid', 'idproducto', 'idproduto', 'idproduct', 'product', 'producto', 'produto'],
  reference: ['reference', 'referencia', 'ref', 'refid', 'productrefid', 'productreference'],
  ean: ['ean', 'ean13', 'eancode', 'gtin', 'gtin13', 'gtin14', 'upc', 'barcode', 'codigodebarras'],
  position: ['position', 'posicion', 'posicao', 'orden', 'ordem', 'order', 'pos'],
}

const lettersOf = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '')

/** The columns that a line of heads names; null where it names none that we know. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map(lettersOf)
  const find = (column: keyof Columns): number | null => {
    const place = heads[column].map((head) => names.indexOf(head)).find((at) => at >= 0)
    return place ?? null
  }
  const columns = { id: find('id'), reference: find('reference'), ean: find('ean'), position: find('position') }
  return Object.values(columns).some((place) => place !== null) ? columns : null
}

/** A file without heads: ids, references or EANs in its first column. */
export const withoutHeads: Columns = { id: 0, reference: null, ean: null, position: null }
