import { isCriterionColumn, limits, type ProblemCode, type SamaraCollection, type SamaraGroup } from '../../../contract/index.ts'
import { type MemberStore, refusalOf } from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { CatalogueService } from '../catalogue/index.ts'
import { type CollectionFields, type CollectionRow, collectionsRepository } from './collections.repository.ts'
import { groupsRepository } from './groups.repository.ts'
import { keptName, newName, refuseCycles, unknownCollection, unknownGroup } from './reading.ts'
import { refreshRepository } from './refresh.repository.ts'
import type { RefreshService } from './refresh.service.ts'
import { showCollection, showGroup } from './wire.ts'

export interface CollectionsDependencies {
  database: Database
  catalogue: Pick<CatalogueService, 'day'>
  refreshing: RefreshService
  clock: Clock
}

/** The store that a call is about. */
export interface CalledStore {
  id: string
  name: string
}

/** Fields that a caller gives; what is not named stays, or is usual. */
export type GivenFields = Partial<CollectionFields>

/** Whether shoppers would see a collection on other days, or no more. */
const shownOtherwise = (before: CollectionFields, after: CollectionFields): boolean =>
  before.active !== after.active || before.startDate !== after.startDate || before.endDate !== after.endDate

const usual: Omit<CollectionFields, 'name'> = {
  description: '',
  active: true,
  highlight: true,
  searchable: true,
  startDate: null,
  endDate: null,
  entering: 'end',
  criteria: [],
}

const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Throws `samara-collection/bad-dates` and `ordering/unknown-column`. */
function checked(before: CollectionFields, given: GivenFields): CollectionFields {
  const fields = { ...before, ...given }
  const refuse = (code: ProblemCode, detail: string, path: string) => {
    throw new ProblemError(code, detail, { errors: [{ path, reason: detail }] })
  }
  for (const name of ['startDate', 'endDate'] as const)
    if (fields[name] !== null && !isDay(fields[name])) refuse('samara-collection/bad-dates', 'There is no such day.', `body.${name}`)
  if (fields.startDate !== null && fields.endDate !== null && fields.endDate < fields.startDate)
    refuse('samara-collection/bad-dates', 'The last day is before the first.', 'body.endDate')
  const unknown = fields.criteria.findIndex(({ column }) => !isCriterionColumn(column))
  if (unknown >= 0) refuse('ordering/unknown-column', 'There is no such column.', `body.criteria[${unknown}].column`)
  return { ...fields, name: newName(fields.name) }
}

const nameTaken = () => new ProblemError('samara-collection/name-taken', 'Another Samara collection of the store has this name.')

export type CollectionsService = ReturnType<typeof collectionsService>

/** Samara collections: their fields, and which groups they use. */
export function collectionsService({ database, catalogue, refreshing, clock }: CollectionsDependencies) {
  const show = async (store: CalledStore, row: CollectionRow): Promise<SamaraCollection> =>
    showCollection(row, store.name, (await catalogue.day(store.id)).today, await refreshRepository(database, store.id).last())

  async function required(queries: Queries, storeId: string, id: number): Promise<CollectionRow> {
    const row = await collectionsRepository(queries, storeId).byId(id)
    if (!row) throw unknownCollection()
    return row
  }
  async function requiredByName(queries: Queries, storeId: string, name: string): Promise<CollectionRow> {
    const row = await collectionsRepository(queries, storeId).byName(keptName(name))
    if (!row) throw unknownCollection()
    return row
  }
  const write = (
    transaction: Queries,
    kind: 'samara-collection-made' | 'samara-collection-deleted',
    store: CalledStore,
    by: Caller,
    list: string,
  ) => record(transaction, { kind, at: clock.now(), by: by.id, address: by.address, store: store.name, values: { list } })

  async function add(
    store: CalledStore,
    by: Caller,
    key: string,
    fields: CollectionFields,
    groups: CollectionRow['groups'],
  ): Promise<SamaraCollection> {
    const row = await database.transaction().execute(async (transaction) => {
      const collections = collectionsRepository(transaction, store.id)
      await collections.lockReading()
      if ((await collections.count()) >= limits.samara.collections)
        throw new ProblemError('samara-collection/too-many', `A store has ${limits.samara.collections} Samara collections at most.`)
      const id = await collections.add(fields, by.id, key, clock.now())
      if (id === null) throw nameTaken()
      for (const group of groups) await collections.use(id, group.id, group.exclude)
      await write(transaction, 'samara-collection-made', store, by, fields.name)
      return required(transaction, store.id, id)
    })
    return show(store, row)
  }

  async function groups(queries: Queries, store: CalledStore, collection: CollectionRow): Promise<SamaraGroup[]> {
    const repository = groupsRepository(queries, store.id)
    const rows = await repository.byIds(collection.groups.map(({ id }) => id))
    const shown: SamaraGroup[] = []
    for (const { id, exclude } of collection.groups) {
      const row = rows.find((one) => one.id === id)
      if (row) shown.push(showGroup(row, store.name, await repository.gone(row), exclude))
    }
    return shown
  }

  /** Changes which groups a collection uses. */
  const relink = (
    store: CalledStore,
    { collection, group }: { collection: string; group: string },
    change: (queries: Queries, row: CollectionRow, groupId: number) => Promise<void>,
  ): Promise<SamaraGroup[]> =>
    database.transaction().execute(async (transaction) => {
      const collections = collectionsRepository(transaction, store.id)
      await collections.lockReading()
      const row = await requiredByName(transaction, store.id, collection)
      await collections.lock(row.id)
      const used = await groupsRepository(transaction, store.id).byName(keptName(group))
      if (!used) throw unknownGroup()
      await change(transaction, row, used.id)
      await collections.touch(row.id)
      await refreshing.ask(store.id, transaction)
      return groups(transaction, store, await required(transaction, store.id, row.id))
    })

  return {
    required,
    requiredByName,

    /** Makes a collection. Throws `samara-collection/…`, `ordering/unknown-column`. */
    create: (store: CalledStore, by: Caller, key: string, { name, ...given }: GivenFields & { name: string }): Promise<SamaraCollection> =>
      add(store, by, key, checked({ ...usual, name }, given), []),

    read: async (store: CalledStore, id: number): Promise<SamaraCollection> => show(store, await required(database, store.id, id)),

    async list(store: CalledStore): Promise<SamaraCollection[]> {
      const [rows, { today }, refresh] = await Promise.all([
        collectionsRepository(database, store.id).all(),
        catalogue.day(store.id),
        refreshRepository(database, store.id).last(),
      ])
      return rows.map((row) => showCollection(row, store.name, today, refresh))
    },

    /** Changes fields. Throws `samara-collection/…`, `ordering/unknown-column`, `access/approval-needed`. */
    async change(
      store: MemberStore,
      id: number,
      { version, archived, ...given }: GivenFields & { version?: number; archived?: boolean },
    ): Promise<SamaraCollection> {
      const row = await database.transaction().execute(async (transaction) => {
        const collections = collectionsRepository(transaction, store.id)
        await collections.lock(id)
        const before = await required(transaction, store.id, id)
        if (version !== undefined && version !== before.version)
          throw new ProblemError('samara-collection/stale-version', `The collection is in version ${before.version}.`)
        const archivedAt = (archived ?? before.archived) ? clock.now() : null
        const fields = checked(before, given)
        // At midnight the platform follows these by itself.
        const refusal = before.platformId !== null && shownOtherwise(before, fields) ? refusalOf(store, 'publications.write') : null
        if (refusal) throw new ProblemError(refusal, 'When shoppers see a collection that the store has is for those who may publish.')
        if (!(await collections.change(id, fields, archivedAt))) throw nameTaken()
        // While it was archived it followed nothing.
        if (before.archived && archivedAt === null) {
          await collections.touch(id)
          await refreshing.ask(store.id, transaction)
        }
        return required(transaction, store.id, id)
      })
      return show(store, row)
    },

    /** Makes a collection like another one, under another name. */
    async duplicate(store: CalledStore, by: Caller, key: string, id: number, name: string): Promise<SamaraCollection> {
      const before = await required(database, store.id, id)
      return add(store, by, key, { ...before, name: newName(name) }, before.groups)
    },

    /** Deletes a collection that no filter reads. */
    remove: (store: CalledStore, by: Caller, id: number): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        const collections = collectionsRepository(transaction, store.id)
        await collections.lockReading()
        const { name } = await required(transaction, store.id, id)
        if (await collections.isRead(id)) throw new ProblemError('samara-collection/in-use', 'A filter reads this collection.')
        await collections.remove(id)
        await write(transaction, 'samara-collection-deleted', store, by, name)
      }),

    /** The groups of a collection, in their sequence. */
    groups: async (store: CalledStore, name: string): Promise<SamaraGroup[]> =>
      groups(database, store, await requiredByName(database, store.id, name)),

    /** Lets a collection use a group. Throws `samara-collection/cycle`, `samara-collection/too-many-groups`. */
    use: (store: CalledStore, names: { collection: string; group: string }, exclude: boolean): Promise<SamaraGroup[]> =>
      relink(store, names, async (queries, row, group) => {
        if (row.groups.length >= limits.samara.groups && !row.groups.some(({ id }) => id === group))
          throw new ProblemError('samara-collection/too-many-groups', `A collection uses ${limits.samara.groups} groups at most.`)
        await collectionsRepository(queries, store.id).use(row.id, group, exclude)
        await refuseCycles(queries, store.id, [row.id])
      }),

    /** Uses these groups and no others. Throws `samara-collection/…`, `group/unknown`. */
    arrange: (
      store: CalledStore,
      id: number,
      { version, groups: given }: { version?: number | undefined; groups: readonly { id: number; exclude: boolean }[] },
    ): Promise<SamaraGroup[]> =>
      database.transaction().execute(async (transaction) => {
        const collections = collectionsRepository(transaction, store.id)
        await collections.lockReading()
        await collections.lock(id)
        const before = await required(transaction, store.id, id)
        if (version !== undefined && version !== before.version)
          throw new ProblemError('samara-collection/stale-version', `The collection is in version ${before.version}.`)
        // Of a group that is named twice the first place counts.
        const once = given.filter((group, at) => given.findIndex((other) => other.id === group.id) === at)
        const known = await groupsRepository(transaction, store.id).byIds(once.map((group) => group.id))
        if (known.length < once.length) throw unknownGroup()
        await collections.useOnly(id, once)
        await refuseCycles(transaction, store.id, [id])
        await collections.touch(id)
        await refreshing.ask(store.id, transaction)
        return groups(transaction, store, await required(transaction, store.id, id))
      }),

    useNoMore: (store: CalledStore, names: { collection: string; group: string }): Promise<SamaraGroup[]> =>
      relink(store, names, async (queries, row, group) => {
        if (!(await collectionsRepository(queries, store.id).useNoMore(row.id, group)))
          throw new ProblemError('group/not-used', 'The collection does not use this group.')
      }),
  }
}
