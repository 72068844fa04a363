import type { PlatformCategory } from '../../platforms/platform.ts'
import { isOfItsOwn, type PhaseWork } from './phases.ts'
import { type IncomingCategory, incomingStructure } from './structure.repository.ts'

const flatten = (categories: readonly PlatformCategory[], above: readonly number[] = []): IncomingCategory[] =>
  categories.flatMap(({ id, name, children }) => {
    const path = [...above, id]
    return [{ id, name, parentId: above.at(-1) ?? null, path }, ...flatten(children, path)]
  })

/**
 * Brings in the tree, the brands, and what both add to the totals of products. The
 * latter stays as it was where the key may not read it, or only categories were chosen.
 */
export const bringStructure: PhaseWork = async (run) => {
  const { platform, row, database } = run
  if (row.cursor !== null) return
  const [tree, brands] = await Promise.all([platform.categoryTree(), platform.brands()])
  const categories = flatten(tree)
  run.signal.throwIfAborted()
  const known = incomingStructure(database, row.storeId)
  const former = { category: await known.shares('categories'), brand: await known.shares('brands') }
  const shares =
    row.scope === 'categories'
      ? former
      : await platform
          .scoreShares(
            categories.map(({ id }) => id),
            brands.map(({ id }) => id),
          )
          .catch(async (error: unknown) => {
            if (!isOfItsOwn(error)) throw error
            await run.note(error.kind, error.message)
            return former
          })
  await run.commit({
    cursor: 'done',
    done: 1,
    total: 1,
    async write(queries) {
      const structure = incomingStructure(queries, row.storeId)
      await structure.replaceTree(categories, shares.category)
      await structure.replaceBrands(brands, shares.brand)
      return undefined
    },
  })
}
