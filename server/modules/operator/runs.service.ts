import { type KnownRun, listKinds, type ListReference, runKinds, type runGroups, type runStatuses } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { Runs } from '../../runs/index.ts'
import { forms, pageFrom, readCursor } from '../../database/page-cursor.ts'
import type { KnownStoresService } from './known-stores.service.ts'
import { allRunsRepository, type RunRow } from './runs.repository.ts'

/** What can be done with runs of a kind: each throws the problems of its module. */
export interface RunActions {
  cancel(storeId: string, id: string): Promise<unknown>
  retry(storeId: string, id: string): Promise<unknown>
}

export interface AllRunsDependencies {
  database: Database
  clock: Clock
  runs: Runs
  stores: KnownStoresService
  /** By the name of the kind; kinds that are not there go on by themselves. */
  actions: Readonly<Record<string, RunActions>>
}

type Kind = (typeof runKinds)[number]
type Status = (typeof runStatuses)[number]

const isKnown = (kind: string): kind is Kind => runKinds.includes(kind as Kind)

/** The list in a subject, as the module of publications writes it. */
function listOf({ kind, subject }: RunRow): ListReference | null {
  const [, word, id] = (kind === 'publication' && /^(\w+)[: ](\d+)$/.exec(subject)) || []
  const known = listKinds.find((each) => each === word)
  return known && id ? { kind: known, id: Number(id) } : null
}

/** Long work of all kinds and stores. */
export function allRunsService({ database, clock, runs, stores, actions }: AllRunsDependencies) {
  const rows = allRunsRepository(database)

  function statusOf({ kind, state, waitsFor, cancelRequestedAt, endedAt, dueAt }: RunRow): Status {
    const rule = runs.served().find((served) => served.kind.name === kind)?.kind.states[state]
    if (rule?.is === 'ended' || (dueAt === null && endedAt !== null)) {
      if (state === 'failed' || state === 'cancelled') return state
      return state === 'done-with-errors' ? 'with-errors' : 'done'
    }
    if (cancelRequestedAt !== null) return 'cancelling'
    if (rule?.is === 'scheduled') return 'scheduled'
    return waitsFor === 'nothing' ? 'running' : 'waiting'
  }

  async function shown(found: readonly RunRow[]): Promise<(row: RunRow) => KnownRun> {
    const lists = found.flatMap((row) => {
      const list = listOf(row)
      return list ? [{ ...list, storeId: row.storeId }] : []
    })
    const ofKind = (kind: ListReference['kind']) => lists.filter((list) => list.kind === kind)
    const [storeNames, category, collection, samara] = await Promise.all([
      rows.stores([...new Set(found.map(({ storeId }) => storeId))]),
      rows.names('category', ofKind('category')),
      rows.names('collection', ofKind('collection')),
      rows.names('samara', ofKind('samara')),
    ])
    const names = { category, collection, samara }
    return (row) => {
      const list = listOf(row)
      const status = statusOf(row)
      const offered = row.kind in actions
      return {
        id: row.id,
        kind: row.kind as Kind,
        status,
        store: '-',
        storeName: '',
        ...storeNames.get(row.storeId),
        list: list && { ...list, name: names[list.kind].get(`${row.storeId} ${list.id}`) ?? null },
        requestedAt: row.requestedAt.toISOString(),
        startedAt: row.startedAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
        dueAt: row.dueAt?.toISOString() ?? null,
        failure: row.failure,
        mayCancel: offered && (status === 'scheduled' || status === 'waiting' || status === 'running'),
        mayRetry: offered && (status === 'failed' || status === 'cancelled' || (status === 'with-errors' && row.kind === 'publication')),
      }
    }
  }

  return {
    async page({
      kind,
      group = null,
      store,
      cursor,
    }: {
      kind?: Kind
      group?: (typeof runGroups)[number] | null
      store?: string
      cursor?: string
    }) {
      const after = readCursor(cursor, [forms.number, forms.id])
      const storeId = store === undefined ? null : (await stores.required(store)).id
      const found = await rows.page({ kinds: kind ? [kind] : runKinds, group, storeId }, after)
      return pageFrom(found, await shown(found), ({ microseconds, id }) => [microseconds, id])
    },

    /** Stops a run, or goes on with it. Throws `store/unknown`, `run/unknown`, `run/not-offered`, and what its module throws. */
    async control(store: string, id: string, action: keyof RunActions, by: Caller): Promise<KnownRun> {
      const { id: storeId } = await stores.required(store)
      const row = await rows.byId(storeId, id)
      if (!row || !isKnown(row.kind)) throw new ProblemError('run/unknown', 'The store has no such run.')
      const offered = actions[row.kind]
      if (!offered) throw new ProblemError('run/not-offered', 'A routine comes back by itself.')
      await offered[action](storeId, id)
      const kind = action === 'cancel' ? 'run-cancelled' : 'run-retried'
      await record(database, { kind, at: clock.now(), by: by.id, address: by.address, store, values: { run: row.kind } })
      const after = (await rows.byId(storeId, id)) ?? row
      return (await shown([after]))(after)
    },
  }
}
export type AllRunsService = ReturnType<typeof allRunsService>
