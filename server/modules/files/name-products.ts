import { setImmediate as yieldTurn } from 'node:timers/promises'

/** What a list's products are called by, beside each other. */
export interface ListNames {
  id: readonly number[]
  reference: readonly string[]
}

/** Which product of a list a text names. */
export interface ProductNames {
  /** By number; null where the list has no such product. */
  byId(text: string): number | null
  /** By reference, whatever its case and spaces; `ambiguous` where several have it. */
  byReference(text: string): number | 'ambiguous' | null
}

const folded = (reference: string): string => reference.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

/** Names between which other work gets its turn. */
const atOnce = 5_000

/** Makes a list's products findable by what people write. */
export async function productNames({ id: ids, reference }: ListNames): Promise<ProductNames> {
  const known = new Set(ids)
  const references = new Map<string, number | 'ambiguous'>()
  for (let at = 0; at < ids.length; at++) {
    if (at % atOnce === 0) await yieldTurn()
    const key = folded(reference[at] ?? '')
    if (key !== '') references.set(key, references.has(key) ? 'ambiguous' : ids[at]!)
  }
  return {
    byId(text) {
      const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
      return known.has(id) ? id : null
    },
    byReference: (text) => references.get(folded(text)) ?? null,
  }
}
