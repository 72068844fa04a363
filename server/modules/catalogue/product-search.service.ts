import { type FoundProduct, limits, type PartnerLimits, searchWords } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import { productSearch } from './product-search.repository.ts'
import { productTexts } from './product-texts.repository.ts'

export type ProductSearchService = ReturnType<typeof productSearchService>

/** Finding products of a store by name, reference or id. */
export const productSearchService = (database: Database) => {
  /** Stores whose texts were completed since this process began, or are being completed. */
  const completed = new Map<string, Promise<void>>()

  function complete(storeId: string): Promise<void> {
    const known = completed.get(storeId)
    if (known) return known
    const completing = productTexts(database, storeId).complete()
    completed.set(storeId, completing)
    completing.catch(() => completed.delete(storeId))
    return completing
  }

  return {
    /** The first products that hold every word of a text, within a partner's limits. */
    async find(storeId: string, partner: PartnerLimits | null, text: string): Promise<{ products: FoundProduct[]; more: boolean }> {
      const words = [...new Set(searchWords(text))].slice(0, limits.search.words)
      if (words.length === 0) return { products: [], more: false }
      await complete(storeId)
      const found = await productSearch(database, storeId, partner).find(words, limits.search.products)
      return { products: found.slice(0, limits.search.products), more: found.length > limits.search.products }
    },
  }
}
