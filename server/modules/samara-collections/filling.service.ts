import {
  type Criterion,
  type FilterRule,
  isCriterionColumn,
  limits,
  type Reply,
  type membershipHistory,
  type previewCollection,
  type previewFilters,
  type previewGroup,
  type SamaraEffect,
  type SamaraProduct,
  type SamaraReasons,
} from '../../../contract/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { checkProducts } from './check-products.ts'
import { type CollectionRow, collectionsRepository } from './collections.repository.ts'
import type { CalledStore, CollectionsService } from './collections.service.ts'
import { explainProducts } from './explain.ts'
import { factsRepository } from './facts.repository.ts'
import { compileCollection, compileFilters, compileGroup, type FilterPlace } from './filter-sql.ts'
import { followCollection } from './follow.ts'
import { groupsRepository } from './groups.repository.ts'
import { checkFilters } from './groups.service.ts'
import { membersRepository } from './members.repository.ts'
import { type GroupContent, groupsUsed, keptName, ruled, ruledAs, unknownGroup, type UsedGroup } from './reading.ts'
import { refreshRepository } from './refresh.repository.ts'
import type { RefreshService } from './refresh.service.ts'

export interface FillingDependencies {
  database: Database
  catalogue: Pick<CatalogueService, 'day'>
  collections: CollectionsService
  refreshing: RefreshService
  events: Events
  clock: Clock
}

interface Filled {
  products: number
  entered: number
  left: number
}

export type FillingService = ReturnType<typeof fillingService>

/** What Samara collections hold: filled, picked by hand, previewed and explained. */
export function fillingService({ database, catalogue, collections, refreshing, events, clock }: FillingDependencies) {
  /** The store and its day; the facts that filters read are made where there are none yet. */
  async function placeOf(storeId: string): Promise<FilterPlace> {
    const { today } = await catalogue.day(storeId)
    if ((await factsRepository(database, storeId).renewedDay()) === null)
      await database.transaction().execute(async (transaction) => {
        // Of several that come first at once, one does it; the others wait for it instead of doing the same again.
        await factsRepository(transaction, storeId).lock()
        if ((await factsRepository(transaction, storeId).renewedDay()) !== null) return
        await factsRepository(transaction, storeId).renew(today)
        // No collection was filled yet: none has anything to follow.
        await refreshRepository(transaction, storeId).followed()
      })
    return { storeId, today }
  }

  async function follow(queries: Queries, { storeId, today }: FilterPlace, row: CollectionRow, by: string): Promise<Filled> {
    const groups = await groupsUsed(queries, storeId, row.groups)
    const moved = await followCollection(queries, row, groups, { storeId, today, at: clock.now(), by, reads: null })
    await collectionsRepository(queries, storeId).followedByHand(row.id, clock.now())
    if (moved.entered + moved.left > 0) {
      await refreshRepository(queries, storeId).distrustReaders(row.id)
      await refreshing.ask(storeId, queries)
      await events.notify({ what: 'samara-collection', storeId }, queries)
    }
    return { ...moved, products: await membersRepository(queries, storeId).count(row.id) }
  }

  /** Works on a collection that nobody else changes meanwhile. */
  const holding = <T>(storeId: string, id: number, work: (queries: Queries, row: CollectionRow) => Promise<T>): Promise<T> =>
    database.transaction().execute(async (transaction) => {
      const repository = collectionsRepository(transaction, storeId)
      await repository.lockReading()
      await repository.lock(id)
      return work(transaction, await collections.required(transaction, storeId, id))
    })

  /** Adds hand-picked products to a group. Throws `group/too-many-products`. */
  async function pick(queries: Queries, storeId: string, group: number, products: readonly number[], pinned: boolean): Promise<number> {
    const groups = groupsRepository(queries, storeId)
    await groups.lock(group)
    const added = await groups.pick(group, products, pinned)
    if ((await groups.byId(group))!.picks > limits.list.products)
      throw new ProblemError('group/too-many-products', `A group holds ${limits.list.products} hand-picked products at most.`)
    await groups.touch(group)
    return added
  }

  /**
   * The group of a collection that brings hand-picked products and nothing
   * else, and that no other collection uses; made where there is none.
   */
  async function ownGroup(queries: Queries, storeId: string, row: CollectionRow): Promise<{ id: number; name: string }> {
    const groups = groupsRepository(queries, storeId)
    const used = await groups.byIds(row.groups.filter(({ exclude }) => !exclude).map(({ id }) => id))
    const own = used.find(({ filters, usedBy }) => filters.length === 0 && usedBy.length === 1)
    if (own) return own
    if (row.groups.length >= limits.samara.groups)
      throw new ProblemError('samara-collection/too-many-groups', `A collection uses ${limits.samara.groups} groups at most.`)
    for (let nth = 1; ; nth++) {
      const more = nth === 1 ? '' : ` ${nth}`
      const name = `${[...row.name].slice(0, limits.samara.name - more.length).join('')}${more}`
      const id = await groups.add({ name, exclude: false, key: null, at: clock.now() })
      if (id === null) continue
      await collectionsRepository(queries, storeId).use(row.id, id, false)
      await collectionsRepository(queries, storeId).touch(row.id)
      return { id, name }
    }
  }

  /** What a collection would hold by these groups. */
  async function effectOf(id: number, groups: readonly UsedGroup[], place: FilterPlace): Promise<SamaraEffect & { first: number[] }> {
    const members = membersRepository(database, place.storeId)
    const { stays, ...counts } = await members.effect(id, compileCollection(groups, place).holds, limits.samara.sample)
    return { ...counts, entering: counts.after - stays, leaving: counts.before - stays }
  }

  return {
    /** Brings a collection up to date with its groups. Throws `samara-collection/unknown`. */
    async fill(store: CalledStore, by: string, name: string, id: number): Promise<Filled> {
      const place = await placeOf(store.id)
      const row = await collections.requiredByName(database, store.id, name)
      if (row.id !== id) throw new ProblemError('samara-collection/unknown', `The collection of this name is not ${id}.`)
      return holding(store.id, id, (queries, present) => follow(queries, place, present, by))
    },

    /** Adds products by hand. Throws `catalogue/unknown-product`, `group/too-many-products`, `samara-collection/…`. */
    async add(store: CalledStore, by: string, name: string, products: readonly number[], pinned: boolean) {
      const place = await placeOf(store.id)
      const { id } = await collections.requiredByName(database, store.id, name)
      return holding(store.id, id, async (queries, row) => {
        await checkProducts(queries, store.id, products)
        const group = await ownGroup(queries, store.id, row)
        const added = await pick(queries, store.id, group.id, products, pinned)
        const { products: count } = await follow(queries, place, await collections.required(queries, store.id, id), by)
        return { group: group.name, added, known: new Set(products).size - added, products: count }
      })
    },

    /** Gives a collection products that were put in order before. Throws the same, and `ordering/…`. */
    async fillWith(
      store: CalledStore,
      by: string,
      id: number,
      products: readonly number[],
      criteria: readonly Criterion[],
    ): Promise<Filled> {
      const place = await placeOf(store.id)
      if (new Set(products).size < products.length) throw new ProblemError('ordering/duplicate-product', 'A product is there twice.')
      const unknown = criteria.find(({ column }) => !isCriterionColumn(column))
      if (unknown) throw new ProblemError('ordering/unknown-column', `There is no column ${unknown.column}.`)
      return holding(store.id, id, async (queries, row) => {
        await checkProducts(queries, store.id, products)
        const group = await ownGroup(queries, store.id, row)
        await pick(queries, store.id, group.id, products, false)
        await collectionsRepository(queries, store.id).setCriteria(id, criteria)
        const filled = await follow(queries, place, await collections.required(queries, store.id, id), by)
        const given = new Set(products)
        const members = membersRepository(queries, store.id)
        const others = (await members.sequence(id)).filter((product) => !given.has(product))
        await members.replace(id, [...products, ...others])
        return filled
      })
    },

    /** Adds the products of an uploaded file to a group. Those that are gone since are left out. */
    addTo: (store: CalledStore, name: string, products: readonly number[], pinned: boolean) =>
      database.transaction().execute(async (transaction) => {
        await collectionsRepository(transaction, store.id).lockReading()
        const groups = groupsRepository(transaction, store.id)
        const group = await groups.byName(keptName(name))
        if (!group) throw unknownGroup()
        const unknown = new Set(await groups.unknownProducts(products))
        const there = products.filter((id) => !unknown.has(id))
        const added = await pick(transaction, store.id, group.id, there, pinned)
        await refreshing.ask(store.id, transaction)
        return { added, known: there.length - added, gone: unknown.size }
      }),

    /** The products of a collection, in their sequence. */
    async products(store: CalledStore, name: string): Promise<{ total: number; content: SamaraProduct[] }> {
      const row = await collections.requiredByName(database, store.id, name)
      const content = await membersRepository(database, store.id).products(row.id)
      return { total: content.length, content }
    },

    /** The products of a group by itself. */
    async productsOf(store: CalledStore, name: string): Promise<{ total: number; content: SamaraProduct[] }> {
      const group = await groupsRepository(database, store.id).byName(keptName(name))
      if (!group) throw unknownGroup()
      const condition = compileGroup(ruled(group, false), await placeOf(store.id))
      const content = await membersRepository(database, store.id).productsOf(group.id, condition)
      return { total: content.length, content }
    },

    /** What filters leave, before they are saved. Throws `filter/unfit`. */
    async preview(store: CalledStore, filters: readonly FilterRule[]): Promise<Reply<typeof previewFilters>> {
      checkFilters(filters, (at) => `body.filters[${at}]`)
      const { all, each } = compileFilters(filters, await placeOf(store.id))
      const { first, ...counts } = await factsRepository(database, store.id).preview(all, each, limits.samara.sample)
      return { ...counts, sample: await membersRepository(database, store.id).byIds(first) }
    },

    /** The hand-picked products of a group. Throws `group/unknown`. */
    async picked(store: CalledStore, group: number): Promise<{ total: number; content: SamaraProduct[] }> {
      if (!(await groupsRepository(database, store.id).byId(group))) throw unknownGroup()
      const content = await membersRepository(database, store.id).picked(group)
      return { total: content.length, content }
    },

    /** What the collections that use a group would hold if it were this one. Throws `group/unknown`, `filter/unfit`. */
    async previewGroup(store: CalledStore, id: number, content: GroupContent): Promise<Reply<typeof previewGroup>> {
      checkFilters(content.filters, (at) => `body.filters[${at}]`)
      const group = await groupsRepository(database, store.id).byId(id)
      if (!group) throw unknownGroup()
      const place = await placeOf(store.id)
      const shown: Reply<typeof previewGroup>['collections'] = []
      for (const use of group.usedBy) {
        const row = await collectionsRepository(database, store.id).byId(use.id)
        const used = await groupsUsed(database, store.id, row?.groups ?? [])
        const then = used.map((one) => (one.id === id ? ruledAs(group, one.exclude, content) : one))
        const { first: _, ...effect } = await effectOf(use.id, then, place)
        shown.push({ id: use.id, name: use.name, ...effect })
      }
      return { collections: shown }
    },

    /** What a collection would hold if it used these groups. Throws `samara-collection/unknown`, `group/unknown`. */
    async previewCollection(
      store: CalledStore,
      id: number,
      groups: readonly { id: number; exclude: boolean }[],
    ): Promise<Reply<typeof previewCollection>> {
      const place = await placeOf(store.id)
      await collections.required(database, store.id, id)
      const used = await groupsUsed(database, store.id, groups)
      if (used.length < groups.length) throw unknownGroup()
      const { first, ...effect } = await effectOf(id, used, place)
      const members = membersRepository(database, store.id)
      return {
        ...effect,
        each: await members.counts(used.map((group) => compileGroup(group, place))),
        sample: await members.byIds(first),
      }
    },

    /** Why a product is in a collection or not. Throws `samara-collection/unknown`, `catalogue/unknown-product`. */
    async explain(store: CalledStore, id: number, product: number): Promise<SamaraReasons> {
      const place = await placeOf(store.id)
      const row = await collections.required(database, store.id, id)
      await checkProducts(database, store.id, [product])
      const used = await groupsUsed(database, store.id, row.groups)
      const verdict = (await explainProducts(database, place, used, [product])).get(product)
      const nothing = { holds: false, picked: false, pinned: false, filters: [] as boolean[] }
      return {
        there: verdict !== undefined,
        member: await membersRepository(database, store.id).isMember(id, product),
        fits: verdict?.fits ?? false,
        groups: used.map(({ id: group, name, exclude, filters }, at) => {
          const { filters: each, ...says } = verdict?.groups[at] ?? nothing
          return {
            id: group,
            name,
            exclude,
            ...says,
            filters: filters.map(({ column, operator, not, values }, nth) => ({
              column,
              operator,
              not,
              values: [...values],
              holds: each[nth] ?? false,
            })),
          }
        }),
      }
    },

    /** What entered a collection and left it, the newest first. */
    async history(
      store: CalledStore,
      id: number,
      { before = null, product = null }: { before?: number | null; product?: number | null },
    ): Promise<Reply<typeof membershipHistory>> {
      await collections.required(database, store.id, id)
      const rows = await membersRepository(database, store.id).history(id, before, product, limits.samara.history)
      return rows.map(({ at, filter, ...row }) => ({
        ...row,
        at: at.toISOString(),
        filter: filter && { column: filter.column, operator: filter.operator, not: filter.not, values: [...filter.values] },
      }))
    },
  }
}
