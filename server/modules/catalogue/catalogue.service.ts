import {
  type Category,
  type ColumnNames,
  type Criterion,
  limits,
  type ListGroup,
  type ListReference,
  unknownListProblems,
  type ProductColumns,
  type ProductFacts,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { WrittenJson } from '../../kernel/written-json.ts'
import type { Platform } from '../../platforms/platform.ts'
import { catalogueRepository, type ReadScore, type ScoreParts } from './catalogue.repository.ts'
import { categoryOverview } from './category-overview.ts'
import { buildTree } from './category-tree.ts'
import {
  allColumns,
  type Beside,
  type ColumnName,
  type Content,
  contentRepository,
  halves,
  type StoreDay,
  storeDay,
  type Written,
} from './content.repository.ts'
import { type CatalogueList, type ListedProducts, listsRepository } from './lists.repository.ts'
import { columnsFor, firstByCriteria, knownCriteria } from './dynamic-list.ts'
import { type ListOverview, overviewRepository } from './overview.repository.ts'
import { factColumns, productFacts } from './product-facts.ts'
import { readColumns } from './read-columns.ts'
import { everything, readList } from './read-list.repository.ts'

/** A list in columns, for rules that the server runs itself. */
export interface ListColumns {
  /** In the platform's ordering. */
  products: ProductColumns
  names: ColumnNames
  facts: ProductFacts
  /** Last day whose sales are counted. */
  salesTo: string
}

/**
 * Everything of a long list: asked for on two connections at once, which share
 * the work; and again in one where somebody changed the list in between.
 */
async function wholeOf(content: Content, list: CatalogueList): Promise<Written> {
  const [products, figures] = await Promise.all([
    content.parts<ColumnName | Beside>(list, halves.products),
    content.parts<ColumnName | Beside>(list, halves.figures),
  ])
  return products.id === figures.id ? { ...products, ...figures } : content.parts(list, everything)
}

const namesOf = ({ brands, categories }: { brands: string; categories: string }): ColumnNames => {
  const named = (json: string) => new Map((JSON.parse(json) as { id: number; name: string }[]).map(({ id, name }) => [id, name]))
  return { brand: named(brands), category: named(categories) }
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

  /** A list. Throws the problem of `unknownListProblems` for its kind. */
  async function list(storeId: string, { kind, id }: ListReference, queries: Queries = database): Promise<CatalogueList> {
    const found = await listsRepository(queries, storeId).list({ kind, id })
    if (!found) throw new ProblemError(unknownListProblems[kind], `The store has no ${kind} ${id}.`)
    return found
  }

  /** A list's products in the platform's ordering, with what arranging must know of them: far cheaper than all columns. */
  async function arranging(
    storeId: string,
    of: CatalogueList,
    queries: Queries = database,
  ): Promise<{ members: number[]; facts: ProductFacts }> {
    const { today } = await day(storeId, queries)
    const products = await readColumns(await contentRepository(queries, storeId, today).parts(of, factColumns))
    return { members: products.id, facts: productFacts(products, today) }
  }

  return {
    async tree(storeId: string): Promise<Category[]> {
      return buildTree(await of(storeId).countedTree())
    },
    brands: (storeId: string) => of(storeId).brands(),
    day,

    list,
    /** Ids of a list's products, in the platform's ordering. */
    members: (storeId: string, list: CatalogueList, queries: Queries = database): Promise<number[]> =>
      listsRepository(queries, storeId).members(list),
    /** The first of them. */
    firstMembers: (storeId: string, list: CatalogueList, most: number): Promise<number[]> =>
      listsRepository(database, storeId).firstMembers(list, most),
    /** How many products a list holds, and the most that one of them sold in 30 days. */
    measures: (storeId: string, list: CatalogueList) => listsRepository(database, storeId).measures(list),
    /** What a list's products are called by: ids and references, beside each other. */
    references: async (storeId: string, list: CatalogueList): Promise<Pick<ProductColumns, 'id' | 'reference'>> =>
      readColumns(await contentRepository(database, storeId, (await day(storeId)).today).parts(list, ['id', 'reference'])),
    arranging,
    /** What arranging must know of a list's products. */
    facts: async (storeId: string, reference: ListReference, queries: Queries = database): Promise<ProductFacts> =>
      (await arranging(storeId, await list(storeId, reference, queries), queries)).facts,
    /** A whole list in columns, in the platform's ordering. */
    async columns(storeId: string, list: CatalogueList, queries: Queries = database): Promise<ListColumns> {
      const { today, salesTo } = await day(storeId, queries)
      const content = contentRepository(queries, storeId, today)
      const { brands, categories, ...columns } = await content.parts(list, [...allColumns, 'brands', 'categories'])
      const products = await readColumns<ColumnName>(columns)
      return { products, names: namesOf({ brands, categories }), facts: productFacts(products, today), salesTo }
    },
    /**
     * A list with the parts of a compact reply that are products, in the platform's ordering, as
     * JSON that the database has written, each column in a line of its own: whoever reads it can
     * do so a column at a time. And their ids, joined by commas. Throws as {@link list} does.
     */
    async columnsWritten(
      storeId: string,
      reference: ListReference,
    ): Promise<{ day: StoreDay; list: CatalogueList; parts: string[]; ids: string }> {
      const found = await readList(database, storeId, reference, clock.now())
      const at = found?.day ?? (await day(storeId))
      const of = found?.list ?? (await list(storeId, reference))
      const { brands, categories, overruled, ...columns } =
        found?.written ?? (await wholeOf(contentRepository(database, storeId, at.today), of))
      const written = allColumns.flatMap((name, nth) => [`${nth === 0 ? '' : ','}\n"${name}":[`, columns[name], ']'])
      return {
        day: at,
        list: of,
        parts: [`"brands":${brands},"categories":${categories},"overruled":[${overruled}],"content":{`, ...written, '\n}'],
        ids: columns.id,
      }
    },
    /** The parts of a reply in rows, in the platform's ordering or in that of `view`. */
    rowsWritten: async (storeId: string, today: string, list: CatalogueList, view: ArrayLike<number> | null): Promise<string[]> => [
      '"content":',
      await contentRepository(database, storeId, today).rows(list, view),
    ],

    /** The first products of several categories by criteria, as JSON. Throws `catalogue/unknown-category`, `ordering/unknown-column`. */
    async byCriteria(storeId: string, categories: readonly number[], given: readonly Criterion[]): Promise<WrittenJson> {
      const criteria = knownCriteria(given, 'body')
      const [{ today, currency }, { known, all }] = await Promise.all([day(storeId), listsRepository(database, storeId).below(categories)])
      const unknown = categories.filter((id) => !known.includes(id))
      if (unknown.length > 0)
        throw new ProblemError('catalogue/unknown-category', `The store has no category ${unknown.join(', ')}.`, {
          errors: [{ path: 'query.categories', reason: `there is no ${unknown.join(', ')}` }],
        })
      const list: ListedProducts = { kind: 'category', id: known.length === 1 ? known[0]! : null, categoryIds: all }
      const content = contentRepository(database, storeId, today)
      const {
        brands,
        categories: named,
        ...columns
      } = await content.parts<ColumnName | Beside>(list, [...columnsFor(criteria), 'brands', 'categories'])
      const products = (await readColumns<ColumnName>(columns)) as ProductColumns
      const first = await firstByCriteria(products, criteria, namesOf({ brands, categories: named }), limits.list.dynamicProducts)
      return new WrittenJson([
        `{"currency":${JSON.stringify(currency)},"total":${products.id.length},"content":`,
        await content.rows(list, first),
        '}',
      ])
    },

    /**
     * All categories that hold products, or all collections, by name; Samara collections are shown before what they have on the platform.
     */
    async overview(storeId: string, group: ListGroup): Promise<ListOverview[]> {
      const lists = overviewRepository(database, storeId)
      return group === 'collection' ? lists.collections() : categoryOverview(await lists.categories())
    },
    /** Addresses of the pictures of products; null where one has none. */
    images: (storeId: string, ids: readonly number[]): Promise<Map<number, string | null>> =>
      overviewRepository(database, storeId).images(ids),

    scores: (storeId: string, ids: readonly number[], queries?: Queries): Promise<ScoreParts[]> => of(storeId, queries).scores(ids),
    /** The same by product, with when the own score was read last. */
    scoresAsRead: async (storeId: string, ids: readonly number[]): Promise<Map<number, ReadScore>> =>
      new Map((await of(storeId).scoresAsRead(ids)).map((row) => [row.id, row])),
    /** Takes over own scores that were read from `since` on, but for those that somebody wrote meanwhile. */
    takeScores: (storeId: string, scores: readonly { id: number; score: number }[], since: Date, at: Date): Promise<void> =>
      of(storeId).takeScores(scores, since, at),
    /** Gives the pictures that stand under `path` another origin. */
    moveImages: (storeId: string, path: string, origin: string): Promise<void> => of(storeId).moveImages(path, origin),
    names: (storeId: string, ids: readonly number[]) => of(storeId).names(ids),
    /**
     * Brings what brands and categories add to the totals of these products
     * up to date with the platform. True where any was another before.
     */
    async refreshShares(storeId: string, ids: readonly number[], platform: Platform, options: { fresh: boolean }): Promise<boolean> {
      const { categories, brands } = await of(storeId).shareSources(ids)
      const shares = await platform.scoreShares(categories, brands, options)
      const changed = [await of(storeId).setShares('categories', shares.category), await of(storeId).setShares('brands', shares.brand)]
      return changed.includes(true)
    },
    setScores: (storeId: string, scores: readonly { id: number; score: number }[], queries?: Queries): Promise<void> =>
      of(storeId, queries).setScores(scores),
  }
}
