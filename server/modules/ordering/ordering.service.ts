import { applyMoves, type ListReference, mergeOrdering, type Move, type OrderingState, type ProductList } from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { type Clock, dayIn, shiftDay } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService, CategoryList } from '../catalogue/index.ts'
import { checkMoves, checkWhole, namedIn } from './check-ordering.ts'
import { type OrderingRow, orderingRepository, type SavedOrdering } from './ordering.repository.ts'

/** So many moves are kept apart at most: each costs a pass over the list whenever it is read. */
const keptApart = 50
const salesDays = 30

const unsaved: OrderingState = { version: 0, name: null, savedAt: null, savedBy: null, publishedVersion: null, publishedAt: null }

const stateOf = (saved: OrderingRow | null): OrderingState =>
  saved
    ? {
        version: saved.version,
        name: saved.name,
        savedAt: saved.savedAt.toISOString(),
        savedBy: saved.savedBy,
        publishedVersion: saved.publishedVersion,
        publishedAt: saved.publishedAt?.toISOString() ?? null,
      }
    : unsaved

/** The ordering that a list has now: the saved one brought up to date, else the platform's. */
const presentOrdering = (saved: SavedOrdering | null, members: readonly number[]): number[] =>
  saved ? mergeOrdering(applyMoves(saved.products, saved.moves), members) : members.slice()

export interface SaveRequest {
  list: ListReference
  /** Version that the person saw. */
  version: number
  name?: string | undefined
  products?: readonly number[] | undefined
  moves?: readonly Move[] | undefined
}

interface Author {
  id: string
}

/** The store whose list is ordered. */
interface OrderedStore {
  id: string
  currency: string
  timeZone: string
}

export type OrderingService = ReturnType<typeof orderingService>

/** The sequence of products in a list: read, saved as a whole or as moves, never silently overwritten. */
export const orderingService = ({ database, catalogue, clock }: { database: Database; catalogue: CatalogueService; clock: Clock }) => {
  const stale = (theirs: number, seen: number) =>
    new ProblemError('ordering/stale-version', `The ordering is at version ${theirs}; version ${seen} was changed.`, {
      errors: [{ path: 'body.version', reason: `is ${seen}, the saved one is ${theirs}` }],
    })

  async function saveIn(queries: Queries, storeId: string, author: Author, request: SaveRequest): Promise<void> {
    const { list, version, name, products, moves } = request
    const orderings = orderingRepository(queries, storeId)
    const locked = await orderings.lock(list, moves ? namedIn(moves) : [])
    const present = locked?.version ?? 0
    if (present !== version) throw stale(present, version)
    const saving = { at: clock.now(), by: author.id, name }
    const next = version + 1

    // The short way: the products are all in the saved ordering, so the list itself need not be looked at.
    if (moves && locked?.holds) {
      if (locked.pending + moves.length <= keptApart) return orderings.addMoves(list, next, moves, saving)
      const saved = await orderings.read(list)
      if (saved && (await orderings.replace(list, next, applyMoves(saved.products, [...saved.moves, ...moves]), saving))) return
      throw stale(next, version)
    }

    const members = await catalogue.members(storeId, await catalogue.category(storeId, list.id, queries), queries)
    if (moves) checkMoves(moves, members)
    if (products) checkWhole(products, members, 'body.products')
    const whole = products ?? applyMoves(presentOrdering(await orderings.read(list), members), moves ?? [])
    if (!(await orderings.replace(list, next, whole, saving))) throw stale(next, version)
  }

  return {
    /** A whole category in its ordering, with the sales of the last 30 whole days of the store. Throws `catalogue/unknown-category`. */
    async list(store: OrderedStore, categoryId: number): Promise<ProductList> {
      const category: CategoryList = await catalogue.category(store.id, categoryId)
      const salesTo = shiftDay(dayIn(store.timeZone, clock.now()), -1)
      const salesFrom = shiftDay(salesTo, 1 - salesDays)
      const [products, saved] = await Promise.all([
        catalogue.listed(store.id, category, salesFrom, salesTo),
        orderingRepository(database, store.id).read({ kind: 'category', id: categoryId }),
      ])
      const rowOf = new Map(products.map(({ units, revenue, ...product }) => [product.id, { ...product, units30: units, revenue30: revenue }]))
      const ordering = presentOrdering(saved, [...rowOf.keys()])
      return {
        category: { idcategoria: category.id, namecategory: category.name, routebefore: category.routeBefore },
        currency: store.currency,
        ordering: stateOf(saved),
        salesFrom,
        salesTo,
        content: ordering.map((id) => rowOf.get(id)!),
      }
    },

    /** Saves. Throws `ordering/…` and `catalogue/unknown-category` problems; then nothing has changed. */
    async save(storeId: string, author: Author, request: SaveRequest): Promise<OrderingState> {
      if ((request.products === undefined) === (request.moves === undefined)) {
        throw new ProblemError('request/invalid', 'Give either products or moves.', { errors: [{ path: 'body', reason: 'must hold either products or moves' }] })
      }
      await database.transaction().execute((transaction) => saveIn(transaction, storeId, author, request))
      return stateOf(await orderingRepository(database, storeId).state(request.list))
    },

    /**
     * The version whose ordering is exactly `products`, saving it as a new one where it is not the present one.
     * `seen` is the version that the person saw: a later one is refused. For publication, inside its transaction.
     */
    async versionOf(queries: Queries, storeId: string, author: Author, list: ListReference, products: readonly number[], seen: number): Promise<number> {
      const orderings = orderingRepository(queries, storeId)
      const locked = await orderings.lock(list, [])
      if ((locked?.version ?? 0) !== seen) throw stale(locked?.version ?? 0, seen)
      const saved = await orderings.read(list)
      const members = await catalogue.members(storeId, await catalogue.category(storeId, list.id, queries), queries)
      checkWhole(products, members, 'body.products')
      const present = presentOrdering(saved, members)
      if (saved && products.every((product, index) => product === present[index])) return saved.version
      const version = (saved?.version ?? 0) + 1
      if (!(await orderings.replace(list, version, products, { at: clock.now(), by: author.id, name: undefined }))) throw stale(version, version - 1)
      return version
    },

    setPublished: (queries: Queries, storeId: string, list: ListReference, version: number): Promise<void> =>
      orderingRepository(queries, storeId).setPublished(list, version, clock.now()),

    /**
     * Another list was published and `written` are the products whose scores that changed: published lists that hold some of them and no
     * longer stand in their ordering on the platform lose the mark of being published.
     */
    async forgetDisplaced(queries: Queries, storeId: string, published: ListReference, written: readonly number[]): Promise<void> {
      if (written.length === 0) return
      const orderings = orderingRepository(queries, storeId)
      const changed = new Set(written)
      for (const state of await orderings.states()) {
        const list: ListReference = { kind: 'category', id: state.id }
        if (state.id === published.id || state.publishedVersion !== state.version) continue
        const saved = await orderings.read(list)
        const order = saved ? applyMoves(saved.products, saved.moves) : []
        if (!order.some((product) => changed.has(product))) continue
        const totals = new Map((await catalogue.scores(storeId, order, queries)).map(({ id, score, share }) => [id, score + share]))
        const present = order.filter((product) => totals.has(product)).map((product) => totals.get(product)!)
        if (present.some((total, place) => place > 0 && total >= present[place - 1]!)) await orderings.forgetPublished(list)
      }
    },

    states: (storeId: string) => orderingRepository(database, storeId).states(),
  }
}
