import type { CategoryNode } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Platform } from '../../platforms/platform.ts'
import { catalogueRepository, type ListedProduct, type ScoreParts } from './catalogue.repository.ts'
import { buildTree, findNode, withDescendants } from './category-tree.ts'

/** A category as a list: which products belong to it. */
export interface CategoryList {
  id: number
  name: string
  routeBefore: string
  /** The category itself and everything below it. */
  categoryIds: number[]
}

export type CatalogueService = ReturnType<typeof catalogueService>

/** What the shop holds, as last synchronised. */
export const catalogueService = (database: Database) => {
  const of = (storeId: string, queries: Queries = database) => catalogueRepository(queries, storeId)
  return {
    async tree(storeId: string): Promise<CategoryNode[]> {
      return buildTree(await of(storeId).countedTree())
    },
    brands: (storeId: string) => of(storeId).brands(),
    /** The category as a list. Throws `catalogue/unknown-category`. */
    async category(storeId: string, id: number, queries?: Queries): Promise<CategoryList> {
      const node = findNode(buildTree(await of(storeId, queries).tree()), id)
      if (!node) throw new ProblemError('catalogue/unknown-category', `The store has no category ${id}.`)
      return { id, name: node.namecategory, routeBefore: node.routebefore, categoryIds: withDescendants(node) }
    },
    /** Products of a list with their sales between two days, in the platform's ordering. */
    listed: (storeId: string, list: CategoryList, from: string, to: string): Promise<ListedProduct[]> => of(storeId).listed(list.categoryIds, from, to),
    /** Ids of a list's products, in the platform's ordering. */
    members: (storeId: string, list: CategoryList, queries?: Queries): Promise<number[]> => of(storeId, queries).members(list.categoryIds),
    scores: (storeId: string, ids: readonly number[], queries?: Queries): Promise<ScoreParts[]> => of(storeId, queries).scores(ids),
    /** Gives the pictures that stand under `path` another origin. */
    moveImages: (storeId: string, path: string, origin: string): Promise<void> => of(storeId).moveImages(path, origin),
    names: (storeId: string, ids: readonly number[]) => of(storeId).names(ids),
    /** Brings what brands and categories add to the totals of these products up to date with the platform. True where any was another before. */
    async refreshShares(storeId: string, ids: readonly number[], platform: Platform, options: { fresh: boolean }): Promise<boolean> {
      const { categories, brands } = await of(storeId).shareSources(ids)
      const shares = await platform.scoreShares(categories, brands, options)
      const changed = [await of(storeId).setShares('categories', shares.category), await of(storeId).setShares('brands', shares.brand)]
      return changed.includes(true)
    },
    setScores: (storeId: string, scores: readonly { id: number; score: number }[], queries?: Queries): Promise<void> => of(storeId, queries).setScores(scores),
  }
}
