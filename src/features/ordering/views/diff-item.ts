import type { FormerProduct } from '../../../../contract/index.ts'
import type { DiffItem } from '../../../design/ordering-diff/index.ts'
import type { ListTable } from '../model/list-table.ts'

/**
 * Products as a comparison shows them.
 * @param former products that left the list
 */
export function diffItemOf(list: ListTable, former: readonly FormerProduct[] = []): (id: number) => DiffItem {
  const left = new Map(former.map((product) => [product.id, product]))
  return (id) => {
    if (list.rowOf(id) >= 0) {
      const { name, reference, imageUrl, stock } = list.productOf(id)
      return { name, reference, imageUrl, soldOut: stock === 0 }
    }
    return left.get(id) ?? { name: String(id), imageUrl: null }
  }
}
