import type { Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { groupsRepository } from './groups.repository.ts'

const mostNamed = 20

/** Throws `catalogue/unknown-product` with the products that the store does not have. */
export async function checkProducts(queries: Queries, storeId: string, products: readonly number[]): Promise<void> {
  const unknown = await groupsRepository(queries, storeId).unknownProducts(products)
  if (unknown.length > 0)
    throw new ProblemError('catalogue/unknown-product', `The store has no product ${unknown.slice(0, mostNamed).join(', ')}.`, {
      errors: unknown.slice(0, mostNamed).map((id) => ({ path: 'body.products', reason: `there is no ${id}` })),
    })
}
