import {
  type CatalogueChange,
  type CatalogueChangeKind,
  catalogueChangeKinds,
  type RunFailure,
  type StoreTrouble,
  type Synchronisation,
  type SynchronisationSettings,
} from '../../../contract/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type Actor, person, runRepository, system } from '../../runs/index.ts'
import type { StoresService } from '../stores/index.ts'
import { changesRepository } from './changes.repository.ts'
import { changeReadiness } from './end.ts'
import { incomingCollections } from './incoming-collections.repository.ts'
import { nightKind } from './night.runs.ts'
import { nightlySetting } from './nightly-setting.repository.ts'
import { type RequestDependencies, requestSynchronisation } from './request.ts'
import { shownState, synchronisationKind } from './synchronisation-kind.ts'
import { type NewSynchronisation, type SynchronisationRow, synchronisationRepository } from './synchronisation.repository.ts'
import { perMinute, secondsLeft } from './time-left.ts'

/** Synchronisations that are listed, and changes of each kind that are shown. */
const listed = 50
const mostChanges = 1_000

const by = (personId: string | null): Actor => (personId === null ? system : person(personId))
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export type SynchronisationService = ReturnType<typeof synchronisationService>

/** Bringing the platform's catalogue and sales in: asked for, watched, stopped, gone on with. */
export const synchronisationService = (dependencies: RequestDependencies & { stores: StoresService; clock: Clock }) => {
  const { database, stores, runs, clock } = dependencies

  /** What a platform may be asked in a second; null where nobody can say. */
  const rateOf = (storeId: string): Promise<number | null> =>
    stores.platform(storeId, { urgent: true }).then(
      ({ callsPerSecond }) => callsPerSecond,
      () => null,
    )

  async function show(row: SynchronisationRow): Promise<Synchronisation> {
    const kind = row.scope === 'collection' ? 'collections' : 'categories'
    const names = row.targets.length === 0 ? [] : await changesRepository(database, row.storeId).names(kind, row.targets)
    const state = shownState(row)
    const rate = state === 'running' ? await rateOf(row.storeId) : null
    const now = clock.now()
    return {
      id: row.id,
      store: row.store,
      scope: row.scope,
      targets: row.targets.map((id) => ({ id, name: names.find((named) => named.id === id)?.name ?? String(id) })),
      state,
      phase: row.phase,
      waitingFor: state === 'waiting' ? (row.waitsFor === 'platform' ? 'platform' : 'worker') : null,
      retryAt: iso(row.waitsFor === 'platform' || row.waitsFor === 'retry' ? row.dueAt : null),
      failure: row.failure ?? row.partFailure,
      requestedBy: row.requestedBy,
      requestedAt: row.requestedAt.toISOString(),
      startedAt: iso(row.startedAt),
      usableAt: iso(row.usableAt),
      endedAt: iso(row.endedAt),
      // It takes effect at once.
      cancelling: false,
      done: row.done,
      total: row.total,
      perMinute: perMinute({ ...row, state }, now),
      secondsLeft: rate === null ? null : secondsLeft({ ...row, state }, rate, now),
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

  const busy = () => new ProblemError('synchronisation/already-running', 'A synchronisation of this store is on its way.')

  async function request(storeId: string, actor: Actor, wanted: NewSynchronisation): Promise<Synchronisation> {
    const id = await requestSynchronisation(dependencies, storeId, actor, wanted)
    if (id === null) throw busy()
    const row = await required(storeId, id)
    await changeReadiness(stores, row, 'failed', 'synchronising', database)
    return show(row)
  }

  return {
    /** Brings everything in, or the chosen categories. Throws `catalogue/unknown-category`, `synchronisation/already-running`. */
    async catalogue(storeId: string, requestedBy: string | null, categories: readonly number[]): Promise<Synchronisation> {
      if (categories.length === 0) return request(storeId, by(requestedBy), { scope: 'everything' })
      const known = await changesRepository(database, storeId).names('categories', categories)
      const unknown = categories.filter((id) => !known.some((category) => category.id === id))
      if (unknown.length > 0)
        throw new ProblemError('catalogue/unknown-category', `The store has no category ${unknown.join(', ')}.`, {
          errors: [{ path: 'query.categories', reason: `there is no ${unknown.join(', ')}` }],
        })
      return request(storeId, by(requestedBy), { scope: 'categories', targets: categories })
    },

    /** Brings all collections in. Throws `synchronisation/already-running`. */
    collections: (storeId: string, requestedBy: string): Promise<Synchronisation> =>
      request(storeId, person(requestedBy), { scope: 'collections' }),

    /**
     * Brings one collection in, with what is known of its products if wanted.
     * Throws `catalogue/unknown-collection`, `synchronisation/already-running`.
     */
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
      return request(storeId, person(requestedBy), { scope: 'collection', targets: [id], withProducts })
    },

    /** Brings sales in that are not here yet. Throws `synchronisation/already-running`. */
    sales: (storeId: string, requestedBy: string): Promise<Synchronisation> => request(storeId, person(requestedBy), { scope: 'sales' }),

    /** Why no data comes from the platform; null when no trouble is known. A refused key is reported once, however many runs it stopped. */
    async trouble(storeId: string): Promise<StoreTrouble | null> {
      const { newest, synchronisation } = await synchronisationRepository(database, storeId).failures()
      const of = (kind: StoreTrouble['kind'], { failure, at }: { failure: RunFailure; at: string }): StoreTrouble => ({
        kind,
        failure,
        at: new Date(at).toISOString(),
      })
      if (newest?.failure === 'credential') return of('credential', newest)
      return synchronisation === null || synchronisation.failure === 'credential' ? null : of('synchronisation', synchronisation)
    },

    /** The latest of a store, newest first. */
    latest: async (storeId: string): Promise<Synchronisation[]> =>
      Promise.all((await synchronisationRepository(database, storeId).latest(listed)).map(show)),

    /** Stops one at once; what was read stays. Throws `synchronisation/unknown`, `synchronisation/already-ended`. */
    async cancel(storeId: string, id: string): Promise<Synchronisation> {
      await required(storeId, id)
      await database.transaction().execute(async (transaction) => {
        const row = await synchronisationRepository(transaction, storeId).lock(id)
        if (row?.state !== 'running') throw new ProblemError('synchronisation/already-ended', 'This synchronisation has ended.')
        await runs.cancel(transaction, synchronisationKind, row)
      })
      return show(await required(storeId, id))
    },

    /** Goes on where one stopped. Throws `synchronisation/unknown`, `synchronisation/not-stopped`, `synchronisation/already-running`. */
    async resume(storeId: string, id: string): Promise<Synchronisation> {
      await required(storeId, id)
      await database.transaction().execute(async (transaction) => {
        const inside = synchronisationRepository(transaction, storeId)
        const row = await inside.lock(id)
        if (row?.state !== 'cancelled' && row?.state !== 'failed')
          throw new ProblemError('synchronisation/not-stopped', 'Only what was cancelled or failed can be gone on with.')
        if (!(await runs.begin(transaction, synchronisationKind, row, 'running'))) throw busy()
        await inside.clearFailure(id)
        await changeReadiness(stores, row, 'failed', 'synchronising', transaction)
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
      const [store, counted, first] = await Promise.all([stores.require(storeId), changes.counts(id), changes.first(id, mostChanges)])
      const counts = Object.fromEntries(
        catalogueChangeKinds.map((kind) => [kind, counted.find((row) => row.kind === kind)?.count ?? 0]),
      ) as Record<CatalogueChangeKind, number>
      return { currency: store.currency, counts, changes: first }
    },

    /** How a store keeps itself up to date, and when it does next. */
    async settings(storeId: string): Promise<SynchronisationSettings & { nextAt: string | null }> {
      const [nightly, night] = await Promise.all([
        nightlySetting(database, storeId).read(),
        runRepository(database, storeId, nightKind).bySubject(''),
      ])
      return { nightly, nextAt: nightly ? iso(night?.dueAt ?? null) : null }
    },

    async saveSettings(
      storeId: string,
      { nightly }: SynchronisationSettings,
    ): Promise<SynchronisationSettings & { nextAt: string | null }> {
      await nightlySetting(database, storeId).set(nightly)
      return this.settings(storeId)
    },
  }
}
