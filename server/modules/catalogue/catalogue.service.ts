import type { CategoryNode, ColumnNames, ListReference, ProductColumns, ProductFacts } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Platform } from '../../platforms/platform.ts'
import { catalogueRepository, type ScoreParts } from './catalogue.repository.ts'
import { buildTree } from './category-tree.ts'
import { allColumns, type ColumnName, contentRepository, type StoreDay, storeDay } from './content.repository.ts'
import { type CatalogueList, listsRepository } from './lists.repository.ts'
import { factColumns, productFacts } from './product-facts.ts'
import { readColumns } from './read-columns.ts'

/** A list in columns, for rules that the server runs itself. */
export interface ListColumns {
  /** In the platform's ordering. */
  products: ProductColumns
  names: ColumnNames
  facts: ProductFacts
  /** Last day whose sales are counted. */
  salesTo: string
}

export type CatalogueService = ReturnType<typeof catalogueService>

/** What the shop holds, as last synchronised. */
export const catalogueService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const of = (storeId: string, queries: Queries = database) => catalogueRepository(queries, storeId)

  /** Today in the store, and what its lists share. Throws where the store was deleted meanwhile. */
  async function day(storeId: string, queries: Queries = database): Promise<StoreDay> {
    const found = await storeDay(queries, storeId, clock.now())
    if (!found) throw new ProblemError('access/other-store', 'The store is not there any more.')
    return found
  }

  /** A category or a collection as a list. Throws `catalogue/unknown-category` or `catalogue/unknown-collection`. */
  async function list(storeId: string, { kind, id }: ListReference, queries: Queries = database): Promise<CatalogueList> {
    const lists = listsRepository(queries, storeId)
    const found = await (kind === 'category' ? lists.category(id) : lists.collection(id))
    if (!found) throw new ProblemError(`catalogue/unknown-${kind}`, `The store has no ${kind} ${id}.`)
    return found
  }

  /** A list's products in the platform's ordering, with what arranging must know of them: far cheaper than all columns. */
  async function arranging(storeId: string, of: CatalogueList, queries: Queries = database): Promise<{ members: number[]; facts: ProductFacts }> {
    const { today } = await day(storeId, queries)
    const products = await readColumns(await contentRepository(queries, storeId, today).columns(of, factColumns))
    return { members: products.id, facts: productFacts(products, today) }
  }

  return {
    async tree(storeId: string): Promise<CategoryNode[]> {
      return buildTree(await of(storeId).countedTree())
    },
    brands: (storeId: string) => of(storeId).brands(),
    day,

    list,
    /** Ids of a list's products, in the platform's ordering. */
    members: (storeId: string, list: CatalogueList, queries: Queries = database): Promise<number[]> => listsRepository(queries, storeId).members(list),
    /** What a list's products are called by: ids and references, beside each other. */
    references: async (storeId: string, list: CatalogueList): Promise<Pick<ProductColumns, 'id' | 'reference'>> =>
      readColumns(await contentRepository(database, storeId, (await day(storeId)).today).columns(list, ['id', 'reference'])),
    arranging,
    /** What arranging must know of a list's products. */
    facts: async (storeId: string, reference: ListReference, queries: Queries = database): Promise<ProductFacts> =>
      (await arranging(storeId, await list(storeId, reference, queries), queries)).facts,
    /** A whole list in columns, in the platform's ordering. */
    async columns(storeId: string, list: CatalogueList, queries: Queries = database): Promise<ListColumns> {
      const { today, salesTo } = await day(storeId, queries)
      const content = contentRepository(queries, storeId, today)
      const products = await readColumns(await content.columns<ColumnName>(list, allColumns))
      const { brands, categories } = await content.names(list)
      const named = (json: string) => new Map((JSON.parse(json) as { id: number; name: string }[]).map(({ id, name }) => [id, name]))
      return { products, names: { brand: named(brands), category: named(categories) }, facts: productFacts(products, today), salesTo }
    },
    /** The parts of a compact reply that are products, as JSON that the database has written. `today` from {@link day}. */
    async columnsWritten(storeId: string, today: string, list: CatalogueList, view: ArrayLike<number> | null): Promise<string[]> {
      const content = contentRepository(database, storeId, today)
      const [columns, names, overruled] = await Promise.all([content.columns<ColumnName>(list, allColumns, view), content.names(list), content.overruled(list)])
      const written = allColumns.flatMap((name, nth) => [`${nth === 0 ? '' : ','}"${name}":[`, columns[name], ']'])
      return [`"brands":${names.brands},"categories":${names.categories},"overruled":[${overruled}],"content":{`, ...written, '}']
    },
    /** The same of a reply in rows. */
    rowsWritten: async (storeId: string, today: string, list: CatalogueList, view: ArrayLike<number> | null): Promise<string[]> => [
      '"content":',
      await contentRepository(database, storeId, today).rows(list, view),
    ],

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
