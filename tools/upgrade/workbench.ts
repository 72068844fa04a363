import {
  indexCategory,
  indexCollection,
  type ListReference,
  productsByCategory,
  productsByCollection,
  type Publication,
  readPublication,
  saveSortTable,
} from '../../contract/index.ts'
import { type Merchant, until } from './merchant.ts'

/** When a publication begins and ends; left out: at once, and never. */
export interface Times {
  startsAt?: string
  endsAt?: string
}

/** What the merchant does with lists. */
export function openWorkbench({ call, email: username, store }: Merchant) {
  const mine = { store, username }

  const open = (list: ListReference) =>
    list.kind === 'category'
      ? call(productsByCategory, { query: { ...mine, categoryId: list.id } })
      : call(productsByCollection, { query: { ...mine, collectionId: list.id } })
  const arranged = async (list: ListReference) => {
    const { content, ordering } = await open(list)
    return { ids: content.map(({ id }) => id), version: ordering.version }
  }
  return {
    open,
    arranged,
    /** Moves two products of the end, and saves that with whatever else is given. */
    async save(list: ListReference, more: object): Promise<void> {
      const { ids, version } = await arranged(list)
      const [last, beforeLast, third] = ids.toReversed()
      const moves = [{ products: [last!, third!], after: beforeLast! }]
      await call(saveSortTable, { query: { username }, body: { store, list, version, moves, ...more } })
    },
    /** Publishes the list: with its last product at the top, or all of it turned round. */
    async publish(list: ListReference, times: Times = {}, how: 'last first' | 'turned' = 'last first'): Promise<string> {
      const { ids, version } = await arranged(list)
      const products = how === 'turned' ? ids.toReversed() : [ids.at(-1)!, ...ids.slice(0, -1)]
      const body = { logUserCriterias: [], products, ...times }
      const { id } = await (list.kind === 'category'
        ? call(indexCategory, { query: { ...mine, categoryId: list.id, version }, body })
        : call(indexCollection, { query: { ...mine, collectionId: list.id, version }, body }))
      return id
    },
    comesTo: (id: string, state: Publication['state'], maxWait?: number): Promise<Publication> =>
      until(
        `A publication is ${state}`,
        () => call(readPublication, { params: { id }, query: { store } }),
        (seen) => seen.state === state,
        maxWait,
      ),
  }
}
