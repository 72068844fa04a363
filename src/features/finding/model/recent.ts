import type { FoundProduct } from '../../../../contract/index.ts'

/** Something that was chosen: anything by its value, a product with what it is shown by. */
export interface Recent {
  value: string
  product?: FoundProduct
}

/** The most that are kept. */
const most = 6

/** With what is chosen now as the first. */
export const withRecent = (recent: readonly Recent[], chosen: Recent): Recent[] =>
  [chosen, ...recent.filter(({ value }) => value !== chosen.value)].slice(0, most)

const isProduct = (found: unknown): boolean => {
  const { id, name, reference, categoryId, category } = (found ?? {}) as Record<string, unknown>
  return [id, categoryId].every((one) => typeof one === 'number') && [name, reference, category].every((one) => typeof one === 'string')
}

/** What was kept, without what nobody can read: an older version or somebody else wrote it. */
export const readRecent = (kept: unknown): Recent[] =>
  Array.isArray(kept)
    ? (kept as (Partial<Recent> | null)[]).filter(
        (one): one is Recent => typeof one?.value === 'string' && (one.product === undefined || isProduct(one.product)),
      )
    : []
