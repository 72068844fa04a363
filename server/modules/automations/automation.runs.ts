import {
  type AutomationRunList,
  keyOfList,
  type ListReference,
  ordererOf,
  type TargetList,
  targetsAmong,
  worksOn,
} from '../../../contract/index.ts'
import { listsWithin, membershipsRepository, type MemberStore } from '../../access/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { type RunDefinition, type Runs, usualRunPace } from '../../runs/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { StoresService } from '../stores/index.ts'
import { automationKind } from './automation-kind.ts'
import { type AutomationRunRow, automationRunsRepository, type AutomationStage } from './automation-runs.repository.ts'
import { type AutomationRow, automationsRepository } from './automations.repository.ts'
import { leftAs, orderList, type OrderListParts } from './order-list.ts'

export interface AutomationRunsParts extends OrderListParts {
  database: Database
  stores: StoresService
  notices: NoticesService
  runs: Runs
}

/** The author of an automation, in its store. */
interface Author {
  store: MemberStore
  person: { id: string; name: string; address: null }
}

/** A notice about an automation, under its name. */
const aboutAutomation = (storeId: string, kind: 'automation-held' | 'automation-failed', { id, level, name }: AutomationRow) => ({
  storeId,
  kind,
  word: name,
  figures: { automation: id, categories: level === 'category' ? 1 : 0 },
})

/**
 * Puts the lists of one automation in order, one after the other; each is
 * written down when it is done, and a run that was killed goes on behind it.
 */
export function automationRuns(parts: AutomationRunsParts): RunDefinition<AutomationStage> {
  const { database, catalogue, stores, notices, runs } = parts
  const order = orderList(parts)

  /** Null where the person works in the store no more. */
  async function authorOf(storeId: string, { changedBy, changedByName }: AutomationRow): Promise<Author | null> {
    const store = await stores.read(storeId)
    const membership = changedBy === null ? undefined : await membershipsRepository(database).of(storeId, changedBy)
    if (!store || !membership || changedBy === null) return null
    const { role, limits } = membership
    return {
      store: { id: storeId, name: store.name, role, limits },
      person: { id: changedBy, name: changedByName ?? '', address: null },
    }
  }

  /** The lists of a run, those that are named and gone as well, and which automation orders each. */
  async function listsOf(storeId: string, automation: AutomationRow, { cause }: AutomationRunRow) {
    const automations = automationsRepository(database, storeId)
    const [all, others, drifts, { today }] = await Promise.all([
      automations.lists(automation.level),
      automations.ofLevel(automation.level),
      automations.drifted(),
      catalogue.day(storeId),
    ])
    const { targets } = automation.configuration
    const here = targetsAmong(targets, all)
    const known = new Set(here.map(keyOfList))
    const gone: TargetList[] =
      targets.by === 'lists'
        ? targets.lists.filter((list) => !known.has(keyOfList(list))).map((list) => ({ ...list, name: '', path: [] }))
        : []
    const drifted = new Set(drifts.map(keyOfList))
    const working = others.filter(({ id, configuration }) => id === automation.id || worksOn(configuration, today))
    const lists = [...here, ...gone]
    return {
      lists: cause === 'drift' ? lists.filter((list) => drifted.has(keyOfList(list))) : lists,
      drifted,
      orderer: ordererOf(working, all),
    }
  }

  async function work(run: AutomationRunRow, automation: AutomationRow, { store, person }: Author, signal: AbortSignal): Promise<void> {
    const { storeId, id } = run
    const repository = automationRunsRepository(database, storeId)
    const { lists, drifted, orderer } = await listsOf(storeId, automation, run)
    const within = await listsWithin(database, storeId, store.limits)
    const unseen = automation.level === 'collection' ? await automationsRepository(database, storeId).notOnPlatform() : new Set<number>()
    const done = new Set((await repository.done(id)).map(keyOfList))
    const { name, configuration } = automation
    const outcomeOf = async ({
      kind,
      id: listId,
    }: ListReference): Promise<Omit<AutomationRunList, 'list' | 'listName' | 'writes' | 'proposalState'>> => {
      const list = { kind, id: listId }
      const other = orderer.get(keyOfList(list))
      if (other !== undefined && other !== automation.id) return { ...leftAs('other-automation'), otherAutomation: other }
      if (!within(list)) return { ...leftAs('outside-limits'), otherAutomation: null }
      const errand = {
        store,
        author: person,
        automation: name,
        configuration,
        key: `automation-${id}-${kind}-${listId}`,
        again: drifted.has(keyOfList(list)),
        unseen: kind === 'samara' && unseen.has(listId),
      }
      return { ...(await order(errand, list)), otherAutomation: null }
    }
    for (const [place, list] of lists.entries()) {
      if (done.has(keyOfList(list))) continue
      signal.throwIfAborted()
      const outcome = await outcomeOf(list)
      await repository.addList(id, place, { list: { kind: list.kind, id: list.id }, listName: list.name, ...outcome })
    }
  }

  /** Tells the author what waits for a decision: lists that a guard rail stopped, and proposals. */
  async function sayHeld(
    queries: Queries,
    { storeId, id }: { storeId: string; id: string },
    automation: AutomationRow,
    { person }: Author,
  ) {
    const { proposed, guarded } = await automationRunsRepository(queries, storeId).counts(id)
    if (proposed + guarded === 0) return
    const notice = aboutAutomation(storeId, 'automation-held', automation)
    await notices.add({ ...notice, figures: { ...notice.figures, proposed, guarded }, to: { person: person.id }, once: true }, queries)
  }

  return {
    kind: automationKind,
    pace: usualRunPace,
    steps: {
      async ordering({ run, signal }) {
        const row = await automationRunsRepository(database, run.storeId).byId(run.id)
        const automation = row && (await automationsRepository(database, run.storeId).byId(row.automation))
        const author = automation && (await authorOf(run.storeId, automation))
        if (row && automation && !author) {
          await database.transaction().execute(async (transaction) => {
            await runs.fail(transaction, automationKind, run, 'forbidden')
            await notices.add({ ...aboutAutomation(run.storeId, 'automation-failed', automation), to: 'owners' }, transaction)
          })
          return undefined
        }
        if (row && automation && author) await work(row, automation, author, signal)
        await database.transaction().execute(async (transaction) => {
          await runs.changeState(transaction, automationKind, run, 'done')
          if (automation && author) await sayHeld(transaction, run, automation, author)
        })
        return undefined
      },
    },
  }
}
