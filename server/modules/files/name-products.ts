import { setImmediate as yieldTurn } from 'node:timers/promises'

/** What a list's products are called by, beside each other. */
export interface ListNames {
  id: readonly number[]
  reference: readonly string[]
  /** The numbers below the bars of each one's packages; absent where nobody asks by them. */
  eans?: readonly (readonly string[])[]
}

/** Which product of a list a text names. */
export interface ProductNames {
  /** By number; null where the list has no such product. */
  byId(text: string): number | null
  /** By reference, whatever its case and spaces; `ambiguous` where several have it. */
  byReference(text: string): number | 'ambiguous' | null
  /** By the number below the bars of a package; the same for several products is `ambiguous`. */
  byEan(text: string): number | 'ambiguous' | null
}

const folded = (reference: string): string => reference.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

/** A number of 12 digits is one of 13 that begins with a nought, and spreadsheets leave noughts in front out. Null for what is none. */
function barsOf(text: string): string | null {
  const digits = text.replace(/[\s-]+/g, '').replace(/^0+/, '')
  return /^\d{1,14}$/.test(digits) ? digits : null
}

/** Names between which other work gets its turn. */
const atOnce = 5_000

/** Makes a list's products findable by what people write. */
export async function productNames({ id: ids, reference, eans = [] }: ListNames): Promise<ProductNames> {
  const known = new Set(ids)
  const references = new Map<string, number | 'ambiguous'>()
  const bars = new Map<string, number | 'ambiguous'>()
  for (let at = 0; at < ids.length; at++) {
    if (at % atOnce === 0) await yieldTurn()
    const key = folded(reference[at] ?? '')
    if (key !== '') references.set(key, references.has(key) ? 'ambiguous' : ids[at]!)
    for (const ean of eans[at] ?? []) {
      const number = barsOf(ean)
      if (number !== null) bars.set(number, bars.has(number) && bars.get(number) !== ids[at] ? 'ambiguous' : ids[at]!)
    }
  }
  return {
    byId(text) {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return known.has(id) ? id : null
    },
    byReference: (text) => references.get(folded(text)) ?? null,
    byEan: (text) => bars.get(barsOf(text) ?? '') ?? null,
  }
}
