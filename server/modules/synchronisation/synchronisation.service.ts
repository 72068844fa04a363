import {
  type CatalogueChange,
  type CatalogueChangeKind,
  catalogueChangeKinds,
  type Synchronisation,
  type SynchronisationSettings,
} from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { StoresService } from '../stores/index.ts'
import { changesRepository } from './changes.repository.ts'
import { catchUpNight, scheduleNight } from './nightly.jobs.ts'
import { catchUpRefresh } from './refresh.jobs.ts'
import { type RequestDependencies, requestSynchronisation, synchronisationTask } from './request.ts'
import { scheduleRepository, storesWithoutSchedule } from './schedule.repository.ts'
import { incomingCollections } from './incoming-collections.repository.ts'
import {
  type NewSynchronisation,
  type SynchronisationRow,
  synchronisationRepository,
  unfinishedSynchronisations,
} from './synchronisation.repository.ts'
import { perMinute, secondsLeft } from './time-left.ts'

/** Synchronisations that are listed, and changes of each kind that are told. */
const listed = 50
const told = 1_000

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export type SynchronisationService = ReturnType<typeof synchronisationService>

/** Bringing the platform's catalogue and sales in: asked for, watched, stopped, gone on with. */
export const synchronisationService = (dependencies: RequestDependencies & { stores: StoresService }) => {
  const { database, stores, jobs, events, clock } = dependencies

  /** What a platform may be asked in a second; null where nobody can say. */
  const rateOf = (storeId: string): Promise<number | null> =>
    stores.platform(storeId, { urgent: true }).then(
      ({ callsPerSecond }) => callsPerSecond,
      () => null,
    )

  async function show(row: SynchronisationRow): Promise<Synchronisation> {
    const kind = row.scope === 'collection' ? 'collections' : 'categories'
    const names = row.targets.length === 0 ? [] : await changesRepository(database, row.storeId).names(kind, row.targets)
    const rate = row.state === 'running' ? await rateOf(row.storeId) : null
    const now = clock.now()
    return {
      id: row.id,
      store: row.store,
      scope: row.scope,
      targets: row.targets.map((id) => ({ id, name: names.find((named) => named.id === id)?.name ?? String(id) })),
      state: row.state,
      phase: row.phase,
      waitingFor: row.waitingFor,
      retryAt: iso(row.retryAt),
      failure: row.failure,
      requestedBy: row.requestedBy,
      requestedAt: row.requestedAt.toISOString(),
      startedAt: iso(row.startedAt),
      usableAt: iso(row.usableAt),
      endedAt: iso(row.endedAt),
      // It takes effect at once.
      cancelling: false,
      done: row.done,
      total: row.total,
      perMinute: perMinute(row, now),
      secondsLeft: rate === null ? null : secondsLeft(row, rate, now),
      read: row.read,
      added: row.added,
      changed: row.changed,
      moved: row.moved,
      gone: row.gone,
      unreadable: row.unreadable,
    }
  }

  async function required(storeId: string, id: string): Promise<SynchronisationRow> {
    const row = await synchronisationRepository(database, storeId).byId(id)
    if (!row) throw new ProblemError('synchronisation/unknown', 'The store has no such synchronisation.')
    return row
  }

  /** What a store says of itself while its whole catalogue comes in, where it says `from` now. */
  async function changeReadiness(
    row: SynchronisationRow,
    from: 'synchronising' | 'failed',
    to: 'synchronising' | 'failed',
    queries: Queries,
  ): Promise<void> {
    if (row.scope === 'everything' && (await stores.read(row.storeId))?.readiness === from)
      await stores.setReadiness(row.storeId, to, undefined, queries)
  }

  const busy = () => new ProblemError('synchronisation/already-running', 'A synchronisation of this store is on its way.')

  async function request(storeId: string, wanted: NewSynchronisation): Promise<Synchronisation> {
    const id = await requestSynchronisation(dependencies, storeId, wanted)
    if (id === null) throw busy()
    const row = await required(storeId, id)
    await changeReadiness(row, 'failed', 'synchronising', database)
    return show(row)
  }

  return {
    /** Brings everything in, or the chosen categories. Throws `catalogue/unknown-category`, `synchronisation/already-running`. */
    async catalogue(storeId: string, requestedBy: string | null, categories: readonly number[]): Promise<Synchronisation> {
      if (categories.length === 0) return request(storeId, { scope: 'everything', requestedBy })
      const known = await changesRepository(database, storeId).names('categories', categories)
      const unknown = categories.filter((id) => !known.some((category) => category.id === id))
      if (unknown.length > 0)
        throw new ProblemError('catalogue/unknown-category', `The store has no category ${unknown.join(', ')}.`, {
          errors: [{ path: 'query.categories', reason: `there is no ${unknown.join(', ')}` }],
        })
      return request(storeId, { scope: 'categories', targets: categories, requestedBy })
    },

    /** Brings all collections in. Throws `synchronisation/already-running`. */
    collections: (storeId: string, requestedBy: string): Promise<Synchronisation> =>
      request(storeId, { scope: 'collections', requestedBy }),

    /** Brings one collection in, with what is known of its products if wanted. Throws `catalogue/unknown-collection`, `synchronisation/already-running`. */
    async collection(storeId: string, requestedBy: string, id: number, withProducts: boolean): Promise<Synchronisation> {
      const known = await incomingCollections(database, storeId).ids()
      // One that was made a moment ago is known on the platform alone.
      const there =
        known.includes(id) ||
        (
          await stores.platform(storeId, { urgent: true }).then(
            (platform) => platform.collections([id]),
            () => [],
          )
        ).some((collection) => collection.id === id)
      if (!there) throw new ProblemError('catalogue/unknown-collection', `The store has no collection ${id}.`)
      return request(storeId, { scope: 'collection', targets: [id], withProducts, requestedBy })
    },

    /** Brings sales in that are not here yet. Throws `synchronisation/already-running`. */
    sales: (storeId: string, requestedBy: string): Promise<Synchronisation> => request(storeId, { scope: 'sales', requestedBy }),

    /** The latest of a store, newest first. */
    latest: async (storeId: string): Promise<Synchronisation[]> =>
      Promise.all((await synchronisationRepository(database, storeId).latest(listed)).map(show)),

    /** Stops one at once; what was read stays. Throws `synchronisation/unknown`, `synchronisation/already-ended`. */
    async cancel(storeId: string, id: string): Promise<Synchronisation> {
      const row = await required(storeId, id)
      await database.transaction().execute(async (transaction) => {
        if (!(await synchronisationRepository(transaction, storeId).cancel(id, clock.now())))
          throw new ProblemError('synchronisation/already-ended', 'This synchronisation has ended.')
        // A store that was never brought in whole stays without its products, and says so.
        await changeReadiness(row, 'synchronising', 'failed', transaction)
        await events.tell({ what: 'synchronisation', storeId, id }, transaction)
      })
      return show(await required(storeId, id))
    },

    /** Goes on where one stopped. Throws `synchronisation/unknown`, `synchronisation/not-stopped`, `synchronisation/already-running`. */
    async resume(storeId: string, id: string): Promise<Synchronisation> {
      const row = await required(storeId, id)
      await database.transaction().execute(async (transaction) => {
        const outcome = await synchronisationRepository(transaction, storeId).resume(id)
        if (outcome === 'not-stopped')
          throw new ProblemError('synchronisation/not-stopped', 'Only what was cancelled or failed can be gone on with.')
        if (outcome === 'taken') throw busy()
        await changeReadiness(row, 'failed', 'synchronising', transaction)
        await jobs.enqueue(synchronisationTask, { store: storeId, synchronisation: id }, { queries: transaction })
        await events.tell({ what: 'synchronisation', storeId, id }, transaction)
      })
      return show(await required(storeId, id))
    },

    /** What one changed, product by product. Throws `synchronisation/unknown`. */
    async changes(
      storeId: string,
      id: string,
    ): Promise<{ currency: string; counts: Record<CatalogueChangeKind, number>; changes: CatalogueChange[] }> {
      await required(storeId, id)
      const changes = changesRepository(database, storeId)
      const [store, counted, first] = await Promise.all([stores.require(storeId), changes.counts(id), changes.first(id, told)])
      const counts = Object.fromEntries(
        catalogueChangeKinds.map((kind) => [kind, counted.find((row) => row.kind === kind)?.count ?? 0]),
      ) as Record<CatalogueChangeKind, number>
      return { currency: store.currency, counts, changes: first }
    },

    /** How a store keeps itself up to date, and when it does next. */
    async settings(storeId: string): Promise<SynchronisationSettings & { nextAt: string | null }> {
      const found = await scheduleRepository(database, storeId).read()
      return { nightly: found?.nightly ?? false, nextAt: iso(found?.nextAt ?? null) }
    },

    async saveSettings(
      storeId: string,
      { nightly }: SynchronisationSettings,
    ): Promise<SynchronisationSettings & { nextAt: string | null }> {
      await database.transaction().execute(async (transaction) => {
        const schedule = scheduleRepository(transaction, storeId)
        await schedule.setNightly(nightly)
        if (nightly) await scheduleNight(transaction, jobs, storeId, clock.now())
        else await schedule.clearNext()
      })
      return this.settings(storeId)
    },

    /** After a start: goes on with what waits for nobody, and with the nights and hours that were missed. */
    async resumeAll(): Promise<void> {
      for (const { store, id, retryAt } of await unfinishedSynchronisations(database))
        await jobs.enqueue(
          synchronisationTask,
          { store, synchronisation: id },
          { queries: database, ...(retryAt ? { after: retryAt } : {}) },
        )
      for (const { id, nightly, refresh } of await storesWithoutSchedule(database, clock.now())) {
        if (nightly) await catchUpNight(database, jobs, id)
        if (refresh) await catchUpRefresh(database, jobs, id)
      }
    },
  }
}
