import { faultOfFilter, type FilterRule, limits, listOfFilter, type SamaraGroup } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { collectionsRepository } from './collections.repository.ts'
import type { CalledStore } from './collections.service.ts'
import { type GroupRow, groupsRepository, type PickMove } from './groups.repository.ts'
import { checkProducts } from './check-products.ts'
import { type GroupContent, keptName, newName, refuseCycles, unknownGroup } from './reading.ts'
import type { RefreshService } from './refresh.service.ts'
import { showGroup } from './wire.ts'

export interface GroupsDependencies {
  database: Database
  refreshing: RefreshService
  clock: Clock
}

const nameTaken = () => new ProblemError('group/name-taken', 'Another group of the store has this name.')
const unknownFilter = () => new ProblemError('filter/unknown', 'The group has no such filter.')

/** Throws `filter/unfit` where a filter's operator or values do not fit its column. */
export function checkFilters(filters: readonly FilterRule[], path: (at: number) => string): void {
  const errors = filters.flatMap((filter, at) => {
    const fault = faultOfFilter(filter)
    return fault === null ? [] : [{ path: path(at), reason: fault }]
  })
  if (errors.length > 0) throw new ProblemError('filter/unfit', 'The values of the filter do not fit.', { errors })
}

export type GroupsService = ReturnType<typeof groupsService>

/** Groups and their filters. */
export function groupsService({ database, refreshing, clock }: GroupsDependencies) {
  async function show(queries: Queries, store: CalledStore, row: GroupRow | undefined): Promise<SamaraGroup> {
    if (!row) throw unknownGroup()
    return showGroup(row, store.name, await groupsRepository(queries, store.id).gone(row))
  }

  /** Changes a group whose name is known, and brings the collections that use it up to date afterwards. */
  const changing = (
    store: CalledStore,
    name: string,
    version: number | undefined,
    change: (queries: Queries, group: GroupRow) => Promise<unknown>,
  ): Promise<SamaraGroup> =>
    database.transaction().execute(async (transaction) => {
      const groups = groupsRepository(transaction, store.id)
      await collectionsRepository(transaction, store.id).lockReading()
      const found = await groups.byName(keptName(name))
      if (!found) throw unknownGroup()
      checkVersion(found, version)
      await change(transaction, found)
      await groups.touch(found.id)
      await refreshing.ask(store.id, transaction)
      return show(transaction, store, await groups.byId(found.id))
    })

  const checkVersion = (group: GroupRow, version: number | undefined): void => {
    if (version !== undefined && version !== group.version)
      throw new ProblemError('group/stale-version', `The group is in version ${group.version}.`)
  }

  /** A list that a filter names must be there; and what reads it must not be read by it. */
  async function checkList(queries: Queries, store: CalledStore, group: GroupRow, filter: FilterRule): Promise<void> {
    if (!listOfFilter(filter)) return
    const gone = await groupsRepository(queries, store.id).gone({ ...group, filters: [{ ...filter, id: 0 }] })
    if ((gone.get(0) ?? []).length > 0)
      throw new ProblemError('filter/unfit', 'There is no such list.', { errors: [{ path: 'body.values', reason: 'list' }] })
    await refuseCycles(
      queries,
      store.id,
      group.usedBy.map(({ id }) => id),
    )
  }

  return {
    read: async (store: CalledStore, id: number): Promise<SamaraGroup> =>
      show(database, store, await groupsRepository(database, store.id).byId(id)),
    readByName: async (store: CalledStore, name: string): Promise<SamaraGroup> =>
      show(database, store, await groupsRepository(database, store.id).byName(keptName(name))),

    async list(store: CalledStore): Promise<SamaraGroup[]> {
      const groups = groupsRepository(database, store.id)
      const shown: SamaraGroup[] = []
      for (const row of await groups.all()) shown.push(showGroup(row, store.name, await groups.gone(row)))
      return shown
    },

    /** Makes a group. Throws `group/name-taken`, `group/too-many`. */
    create: (store: CalledStore, key: string, { name, exclude = false }: { name: string; exclude?: boolean }): Promise<SamaraGroup> =>
      database.transaction().execute(async (transaction) => {
        const groups = groupsRepository(transaction, store.id)
        await collectionsRepository(transaction, store.id).lockReading()
        if ((await groups.count()) >= limits.samara.storeGroups)
          throw new ProblemError('group/too-many', `A store has ${limits.samara.storeGroups} groups at most.`)
        const id = await groups.add({ name: newName(name), exclude, key, at: clock.now() })
        if (id === null) throw nameTaken()
        return show(transaction, store, await groups.byId(id))
      }),

    /** Names a group, or changes what it usually does. Throws `group/…`. */
    change: (
      store: CalledStore,
      { id, version, name, exclude }: { id: number; version?: number; name: string; exclude?: boolean },
    ): Promise<SamaraGroup> =>
      database.transaction().execute(async (transaction) => {
        const groups = groupsRepository(transaction, store.id)
        await groups.lock(id)
        const before = await groups.byId(id)
        if (!before) throw unknownGroup()
        checkVersion(before, version)
        if (!(await groups.change(id, { name: newName(name), exclude: exclude ?? before.exclude }))) throw nameTaken()
        return show(transaction, store, await groups.byId(id))
      }),

    /**
     * Writes a whole group. Throws `group/…`, `filter/unfit`, `samara-collection/cycle`,
     * `catalogue/unknown-product`, `ordering/duplicate-product`.
     */
    save(
      store: CalledStore,
      id: number,
      {
        version,
        name,
        exclude,
        filters,
        products,
        pinned,
      }: GroupContent & { version?: number | undefined; name: string; exclude: boolean },
    ): Promise<SamaraGroup> {
      checkFilters(filters, (at) => `body.filters[${at}]`)
      if (new Set(products).size < products.length) throw new ProblemError('ordering/duplicate-product', 'A product is there twice.')
      return database.transaction().execute(async (transaction) => {
        const groups = groupsRepository(transaction, store.id)
        await collectionsRepository(transaction, store.id).lockReading()
        await groups.lock(id)
        const before = await groups.byId(id)
        if (!before) throw unknownGroup()
        checkVersion(before, version)
        await checkProducts(transaction, store.id, products)
        if (!(await groups.change(id, { name: newName(name), exclude }))) throw nameTaken()
        await groups.replaceFilters(id, filters)
        await groups.replacePicks(id, products, pinned)
        for (const filter of filters) await checkList(transaction, store, before, filter)
        await groups.touch(id)
        await refreshing.ask(store.id, transaction)
        return show(transaction, store, await groups.byId(id))
      })
    },

    /**
     * Moves a hand-picked product. Throws `group/unknown`, `group/too-many-products`,
     * and `group/stale-version` where the one group has it no more.
     */
    movePick: (store: CalledStore, move: PickMove): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const groups = groupsRepository(transaction, store.id)
        await collectionsRepository(transaction, store.id).lockReading()
        const concerned = [...new Set([move.from, move.to])].sort((one, other) => one - other)
        for (const id of concerned) await groups.lock(id)
        const found = await groups.byIds(concerned)
        if (found.length < concerned.length) throw unknownGroup()
        if (!(await groups.movePick(move))) throw new ProblemError('group/stale-version', 'The group has this product no more.')
        if ((await groups.byId(move.to))!.picks > limits.list.products)
          throw new ProblemError('group/too-many-products', `A group holds ${limits.list.products} hand-picked products at most.`)
        for (const id of concerned) await groups.touch(id)
        await refreshing.ask(store.id, transaction)
      }),

    /** Deletes a group that no collection uses. */
    remove: (store: CalledStore, by: Caller, id: number): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const groups = groupsRepository(transaction, store.id)
        await collectionsRepository(transaction, store.id).lockReading()
        const group = await groups.byId(id)
        if (!group) throw unknownGroup()
        if (group.usedBy.length > 0)
          throw new ProblemError('group/in-use', 'Collections use the group.', {
            errors: group.usedBy.slice(0, 20).map((use) => ({ path: 'collection', reason: use.name })),
          })
        await groups.remove(id)
        await record(transaction, {
          kind: 'samara-group-deleted',
          at: clock.now(),
          by: by.id,
          address: by.address,
          store: store.name,
          values: { group: group.name },
        })
      }),

    /** Adds a filter. Throws `filter/…`, `group/…`, `samara-collection/cycle`. */
    addFilter(
      store: CalledStore,
      name: string,
      key: string,
      { version, ...filter }: FilterRule & { version?: number },
    ): Promise<SamaraGroup> {
      checkFilters([filter], () => 'body.values')
      return changing(store, name, version, async (queries, group) => {
        if (group.filters.length >= limits.samara.filters)
          throw new ProblemError('filter/too-many', `A group has ${limits.samara.filters} filters at most.`)
        await groupsRepository(queries, store.id).addFilter(group.id, filter, key)
        await checkList(queries, store, group, filter)
      })
    },

    changeFilter(
      store: CalledStore,
      name: string,
      { id, version, ...filter }: FilterRule & { id: number; version?: number },
    ): Promise<SamaraGroup> {
      checkFilters([filter], () => 'body.values')
      return changing(store, name, version, async (queries, group) => {
        if (!(await groupsRepository(queries, store.id).changeFilter(group.id, id, filter))) throw unknownFilter()
        await checkList(queries, store, group, filter)
      })
    },

    removeFilter: (store: CalledStore, name: string, id: number): Promise<SamaraGroup> =>
      changing(store, name, undefined, async (queries, group) => {
        if (!(await groupsRepository(queries, store.id).removeFilter(group.id, id))) throw unknownFilter()
      }),
  }
}
