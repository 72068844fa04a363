import {
  type AuditKind,
  type Automation,
  type AutomationConfiguration,
  type AutomationRun,
  type AutomationRunSummary,
  type HeldAutomation,
  type Home,
  keyOfList,
  limits,
  type ListGroup,
  listGroupOf,
  type ListReference,
  ordererOf,
  type ProblemCode,
  type ProposedOrder,
  scoreComponents,
  type TargetList,
  targetsAmong,
  worksOn,
} from '../../../contract/index.ts'
import { listsWithin, type MemberStore } from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import { type Clock, dayIn } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { askRoutine, type Runs } from '../../runs/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { StoresService } from '../stores/index.ts'
import { automationKind, automationsKind } from './automation-kind.ts'
import { type AutomationRunRow, automationRunsRepository, type OutcomeCounts } from './automation-runs.repository.ts'
import { type AutomationRow, automationsRepository } from './automations.repository.ts'
import { beginRun } from './begin-run.ts'
import { dueOf } from './due.runs.ts'
import { type ProposeParts, type Proposing, proposeOrder } from './propose-order.ts'

export interface AutomationsDependencies extends ProposeParts {
  database: Database
  stores: StoresService
  plan: PlanService
  runs: Runs
  events: Events
  clock: Clock
}

/** What a person gives. */
export interface GivenAutomation {
  name: string
  configuration: AutomationConfiguration
}

const refuse = (code: ProblemCode, detail: string, path: string): never => {
  throw new ProblemError(code, detail, { errors: [{ path: `body.configuration.${path}`, reason: detail }] })
}
const unknown = () => new ProblemError('automation/unknown', 'The store has no such magic ordering.')
const isDay = (text: string): boolean => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Throws `automation/no-weights`. */
function checkWeights(order: AutomationConfiguration['order'], path: string): void {
  if ('weights' in order && scoreComponents.every((name) => order.weights[name] === 0))
    throw new ProblemError('automation/no-weights', 'Nothing counts.', { errors: [{ path, reason: 'Nothing counts.' }] })
}

/** Throws what no schema can say: `automation/bad-dates`, `automation/no-weights`, `automation/bad-targets`. */
function check(level: ListGroup, { startsOn, endsOn, order, targets }: AutomationConfiguration): void {
  if (startsOn !== null && !isDay(startsOn)) refuse('automation/bad-dates', 'There is no such day.', 'startsOn')
  if (endsOn !== null && !isDay(endsOn)) refuse('automation/bad-dates', 'There is no such day.', 'endsOn')
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    refuse('automation/bad-dates', 'The last day is before the first.', 'endsOn')
  checkWeights(order, 'body.configuration.order.weights')
  if (targets.by === 'below' && level !== 'category') refuse('automation/bad-targets', 'Collections have nothing below them.', 'targets.by')
  if (targets.by === 'lists' && targets.lists.some(({ kind }) => listGroupOf(kind) !== level))
    refuse('automation/bad-targets', `A list is none of the ${level} lists.`, 'targets.lists')
}

const stateOf = ({ state }: AutomationRunRow): AutomationRun['state'] => (state === 'ordering' ? 'running' : state)
const showRun = (row: AutomationRunRow) => ({
  id: row.id,
  automation: row.automation,
  cause: row.cause,
  state: stateOf(row),
  failure: row.failure,
  requestedAt: row.requestedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})
const summaryOf = (row: AutomationRunRow, counts: OutcomeCounts): AutomationRunSummary => ({ ...showRun(row), ...counts })

function stateOn({ paused, startsOn, endsOn }: AutomationConfiguration, today: string): Automation['state'] {
  if (paused) return 'paused'
  if (startsOn !== null && today < startsOn) return 'not-begun'
  return endsOn !== null && today > endsOn ? 'over' : 'active'
}

export type AutomationsService = ReturnType<typeof automationsService>

/** Automations: made, changed, deleted, run, shown with their runs. */
export const automationsService = ({
  database,
  stores,
  plan,
  runs,
  events,
  clock,
  catalogue,
  ordering,
  scores,
}: AutomationsDependencies) => {
  const propose = proposeOrder({ catalogue, ordering, scores })

  async function timeZoneOf(storeId: string): Promise<string> {
    const store = await stores.read(storeId)
    if (!store) throw new ProblemError('access/other-store', 'The store is not there any more.')
    return store.timeZone
  }

  /** One of a level. Throws `automation/unknown`. */
  async function required(queries: Queries, storeId: string, level: ListGroup | null, id: number): Promise<AutomationRow> {
    const row = await automationsRepository(queries, storeId).byId(id)
    if (!row || (level !== null && row.level !== level)) throw unknown()
    return row
  }

  /**
   * An automation works under the name of who changed it last: it may be
   * for no list that they may not work on. Throws `access/outside-limits`.
   */
  async function checkLimits(store: MemberStore, level: ListGroup, targets: AutomationConfiguration['targets']): Promise<void> {
    const within = await listsWithin(database, store.id, store.limits)
    const outside = targetsAmong(targets, await automationsRepository(database, store.id).lists(level)).filter((list) => !within(list))
    if (outside.length > 0) throw new ProblemError('access/outside-limits', `${outside.length} of its lists lie outside your limits.`)
  }

  async function shown(store: MemberStore, level: ListGroup, rows: readonly AutomationRow[]): Promise<Automation[]> {
    const automations = automationsRepository(database, store.id)
    const [all, lists, last, timeZone] = await Promise.all([
      automations.ofLevel(level),
      automations.lists(level),
      automationRunsRepository(database, store.id).last(),
      timeZoneOf(store.id),
    ])
    const today = dayIn(timeZone, clock.now())
    const working = all.filter(({ configuration }) => worksOn(configuration, today))
    const orderer = ordererOf(working, lists)
    const lastOf = new Map(last.map((run) => [run.automation, run]))
    const show = (row: AutomationRow, targets: readonly TargetList[]): Automation => {
      const run = lastOf.get(row.id)
      const isOutranked = (list: TargetList): boolean => (orderer.get(keyOfList(list)) ?? row.id) !== row.id
      return {
        id: row.id,
        store: store.name,
        name: row.name,
        configuration: row.configuration,
        state: stateOn(row.configuration, today),
        nextAt: row.dueAt?.toISOString() ?? null,
        version: row.version,
        changedAt: row.changedAt.toISOString(),
        changedBy: row.changedByName,
        lists: targets.length,
        outranked: targets.filter(isOutranked).length,
        lastRun: run ? summaryOf(run, run.counts) : null,
      }
    }
    return rows.map((row) => show(row, targetsAmong(row.configuration.targets, lists)))
  }

  const showOne = async (store: MemberStore, row: AutomationRow): Promise<Automation> => (await shown(store, row.level, [row]))[0]!

  async function write(
    queries: Queries,
    kind: Extract<AuditKind, `automation-${string}`>,
    store: MemberStore,
    by: Caller,
    { id, name }: { id: number; name: string },
  ): Promise<void> {
    await record(queries, { kind, at: clock.now(), by: by.id, address: by.address, store: store.name, values: { automation: name } })
    await events.notify({ what: 'automation', storeId: store.id, id: String(id) }, queries)
  }

  const ask = (storeId: string, queries: Queries): Promise<void> => askRoutine(runs, automationsKind, storeId, queries)

  /** Stops what an automation has under way. */
  async function stop(queries: Queries, storeId: string, id: number): Promise<void> {
    for (const run of await automationRunsRepository(queries, storeId).open(id)) await runs.cancel(queries, automationKind, run)
  }

  return {
    /** Lets automations wait that the plan has no place for, or go on. Nothing else of them changes, and what is under way ends. */
    async pauseByPlan(queries: Queries, storeId: string, ids: readonly number[], paused: boolean): Promise<void> {
      const automations = automationsRepository(queries, storeId)
      const now = clock.now()
      const timeZone = await timeZoneOf(storeId)
      for (const id of ids) {
        const row = await automations.byId(id)
        if (!row || row.configuration.paused === paused) continue
        const configuration = { ...row.configuration, paused }
        await automations.setConfiguration(id, configuration, dueOf(configuration, timeZone, now))
      }
      await ask(storeId, queries)
    },
    /** Those of a level, by name. */
    list: async (store: MemberStore, level: ListGroup): Promise<Automation[]> =>
      shown(store, level, await automationsRepository(database, store.id).ofLevel(level)),

    /** Those whose last run left something to decide, or failed, and the one that runs next by itself. */
    async forHome(storeId: string): Promise<Home['automations']> {
      const [all, last] = await Promise.all([
        automationsRepository(database, storeId).all(),
        automationRunsRepository(database, storeId).last(),
      ])
      const lastOf = new Map(last.map((run) => [run.automation, run]))
      const held = all.flatMap(({ id, level, name }): HeldAutomation[] => {
        const run = lastOf.get(id)
        const failed = run?.state === 'failed'
        const { guarded, proposed } = run?.counts ?? { guarded: 0, proposed: 0 }
        return failed || guarded + proposed > 0 ? [{ id, level, name, failed, held: guarded, proposed }] : []
      })
      const [next] = all
        .flatMap(({ id, level, name, dueAt, dueCause }) =>
          dueAt && dueCause !== 'drift' ? [{ id, level, name, at: dueAt.toISOString() }] : [],
        )
        .sort((one, other) => one.at.localeCompare(other.at))
      return { held, next: next ?? null }
    },

    /** Makes one. The same key gives the same. Throws `automation/…`, `access/outside-limits`. */
    async create(
      store: MemberStore,
      by: Caller,
      level: ListGroup,
      key: string,
      { name, configuration }: GivenAutomation,
    ): Promise<Automation> {
      const before = await automationsRepository(database, store.id).byKey(key)
      if (before) return showOne(store, before)
      check(level, configuration)
      await checkLimits(store, level, configuration.targets)
      const now = clock.now()
      const due = dueOf(configuration, await timeZoneOf(store.id), now)
      const row = await database.transaction().execute(async (transaction) => {
        if (!configuration.paused) await plan.requireRoomIn(transaction, store.id, by.id, 'automations')
        const automations = automationsRepository(transaction, store.id)
        const given = { level, name: name.trim(), configuration, by: by.id, at: now, due }
        const id = await automations.add(given, { key, most: limits.automation.most })
        const same = id === null ? await automations.byKey(key) : undefined
        if (same) return same
        if (id === null)
          throw new ProblemError('automation/too-many', `A store has ${limits.automation.most} magic orderings of a level at most.`)
        await write(transaction, 'automation-made', store, by, { id, name: given.name })
        await ask(store.id, transaction)
        return required(transaction, store.id, level, id)
      })
      return showOne(store, row)
    },

    /**
     * Changes one, unless it was changed since `version`; what it has under way
     * when it is paused is stopped. Throws `automation/…`, `access/outside-limits`.
     */
    async change(
      store: MemberStore,
      by: Caller,
      level: ListGroup,
      id: number,
      { name, configuration, version }: GivenAutomation & { version: number },
    ): Promise<Automation> {
      const before = await required(database, store.id, level, id)
      check(level, configuration)
      await checkLimits(store, level, before.configuration.targets)
      await checkLimits(store, level, configuration.targets)
      const now = clock.now()
      const due = dueOf(configuration, await timeZoneOf(store.id), now)
      const row = await database.transaction().execute(async (transaction) => {
        const present = await automationsRepository(transaction, store.id).lock(id)
        if (!present) throw unknown()
        if (present.version !== version)
          throw new ProblemError('automation/stale-version', `The magic ordering is in version ${present.version}.`)
        if (present.configuration.paused && !configuration.paused) {
          await plan.forgetPause(transaction, store.id, id)
          await plan.requireRoomIn(transaction, store.id, by.id, 'automations')
        }
        const given = { name: name.trim(), configuration, by: by.id, at: now, due }
        await automationsRepository(transaction, store.id).change(id, given)
        if (configuration.paused) await stop(transaction, store.id, id)
        await write(transaction, 'automation-changed', store, by, { id, name: given.name })
        await ask(store.id, transaction)
        return required(transaction, store.id, level, id)
      })
      return showOne(store, row)
    },

    /** Deletes one with its history; what it ordered stays. Throws `automation/unknown`, `access/outside-limits`. */
    async remove(store: MemberStore, by: Caller, level: ListGroup, id: number): Promise<void> {
      const row = await required(database, store.id, level, id)
      await checkLimits(store, level, row.configuration.targets)
      await database.transaction().execute(async (transaction) => {
        await stop(transaction, store.id, id)
        await automationsRepository(transaction, store.id).remove(id)
        await write(transaction, 'automation-deleted', store, by, row)
      })
    },

    /** Runs one now, paused ones as well. Throws `automation/…`, `access/outside-limits`. */
    async trigger(store: MemberStore, by: Caller, level: ListGroup, id: number): Promise<AutomationRunSummary> {
      const row = await required(database, store.id, level, id)
      await checkLimits(store, level, row.configuration.targets)
      const begun = await database.transaction().execute(async (transaction) => {
        const run = await beginRun(transaction, { runs, clock }, store.id, { automation: id, cause: 'person', by: by.id })
        if (run !== null) await write(transaction, 'automation-triggered', store, by, row)
        return run
      })
      if (begun === null) throw new ProblemError('automation/already-running', 'A run of it is under way.')
      const runsOf = automationRunsRepository(database, store.id)
      return summaryOf((await runsOf.byId(begun))!, await runsOf.counts(begun))
    },

    /** Its runs, newest first. Throws `automation/unknown`. */
    async history(store: MemberStore, id: number): Promise<AutomationRun[]> {
      await required(database, store.id, null, id)
      const rows = await automationRunsRepository(database, store.id).ofAutomation(id, limits.automation.runs)
      return rows.map((row) => ({ ...showRun(row), lists: row.lists }))
    },

    /** Stops a run. Throws `automation/…`, `access/outside-limits`. */
    async cancel(store: MemberStore, id: string): Promise<AutomationRunSummary> {
      const runsOf = automationRunsRepository(database, store.id)
      const run = await runsOf.byId(id)
      if (!run) throw unknown()
      const row = await required(database, store.id, null, run.automation)
      await checkLimits(store, row.level, row.configuration.targets)
      if (run.state !== 'ordering') throw new ProblemError('automation/not-running', 'The run has ended already.')
      await database.transaction().execute((transaction) => runs.cancel(transaction, automationKind, run))
      return summaryOf((await runsOf.byId(id))!, await runsOf.counts(id))
    },

    /**
     * What a configuration would make of a list now; changes nothing. Throws
     * `automation/no-weights`, and the problem of a list that is not there.
     */
    async propose(store: MemberStore, list: ListReference, { order, rules, exploring }: Proposing): Promise<ProposedOrder> {
      checkWeights(order, 'body.order.weights')
      return propose(store.id, list, { order, rules, exploring })
    },

    /** Those that run after a synchronisation are to run, once its products are scored. */
    async synchronised(storeId: string, queries: Queries): Promise<void> {
      const automations = automationsRepository(queries, storeId)
      for (const { id, configuration } of await automations.afterSynchronisation())
        if (!configuration.paused) await automations.setDue(id, { at: clock.now(), cause: 'synchronisation' })
    },

    /** Begins what is due, where anything is. */
    async look(storeId: string): Promise<void> {
      const next = await automationsRepository(database, storeId).nextDue()
      if (next !== null && next <= clock.now()) await ask(storeId, database)
    },
  }
}
