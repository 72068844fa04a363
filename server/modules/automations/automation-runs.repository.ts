import { sql } from 'kysely'
import type { AutomationCause, AutomationRunList, ListReference, RunFailure } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import { type Run, runColumns, type StateOf } from '../../runs/index.ts'
import type { automationKind } from './automation-kind.ts'

export type AutomationStage = StateOf<typeof automationKind>

/** A run of an automation, with what it is for. */
export interface AutomationRunRow extends Run<AutomationStage> {
  automation: number
  cause: AutomationCause
  failure: RunFailure | null
}

/** How many lists of a run ended how. */
export interface OutcomeCounts {
  ordered: number
  held: number
  unchanged: number
  /** Of `held`, those whose proposal waits: because that is wanted, or because of a guard rail. */
  proposed: number
  guarded: number
}

/** Runs of the automations of one store. */
export const automationRunsRepository = (queries: Queries, storeId: string) => {
  const published = sql`(l.outcome = 'publishing' or o.state = 'published')`
  const counted = sql`
    (select json_build_object('ordered', count(*) filter (where ${published} is true), 'unchanged', count(*) filter (where l.outcome = 'unchanged'),
        'proposed', count(*) filter (where l.outcome = 'proposed' and o.state = 'waiting'),
        'guarded', count(*) filter (where l.outcome in ('first-screen', 'places') and o.state = 'waiting'),
        'held', count(*) filter (where l.outcome <> 'unchanged' and ${published} is not true))
      from automation_run_lists l left join proposals o on o.store_id = ${storeId} and o.id = l.proposal_id
      where l.store_id = ${storeId} and l.run_id = a.id) as counts`
  const from = sql`automation_runs a join runs r on r.store_id = ${storeId} and r.id = a.id`
  const columns = sql`${runColumns}, a.automation_id as automation, a.cause`

  return {
    async add(id: string, automation: number, cause: AutomationCause, at: Date): Promise<void> {
      await queries
        .insertInto('automation_runs')
        .values({ store_id: storeId, id, automation_id: automation, cause, requested_at: at })
        .execute()
    },

    async byId(id: string): Promise<AutomationRunRow | undefined> {
      const { rows } = await sql<AutomationRunRow>`select ${columns} from ${from} where a.store_id = ${storeId} and a.id = ${id}`.execute(
        queries,
      )
      return rows[0]
    },

    /** The newest of one automation, with their lists in the sequence of the run. */
    async ofAutomation(automation: number, most: number): Promise<(AutomationRunRow & { lists: AutomationRunList[] })[]> {
      const { rows } = await sql<AutomationRunRow & { lists: AutomationRunList[] }>`
        select ${columns}, coalesce((
          select json_agg(json_build_object('list', json_build_object('kind', l.list_kind, 'id', l.list_id), 'listName', l.list_name, 'outcome', l.outcome, 'version', l.version,
            'firstScreen', l.first_screen, 'places', l.places, 'gain', l.gain, 'publication', p.id, 'writes', p.to_write, 'proposal', l.proposal_id, 'proposalState', o.state, 'otherAutomation', l.other_automation)
            order by l.place)
          from automation_run_lists l left join proposals o on o.store_id = ${storeId} and o.id = l.proposal_id
            left join publications p on p.store_id = ${storeId} and p.id = coalesce(l.publication_id, o.publication_id)
          where l.store_id = ${storeId} and l.run_id = a.id), '[]') as lists
        from ${from} where a.store_id = ${storeId} and a.automation_id = ${automation} order by a.requested_at desc, a.id limit ${most}`.execute(
        queries,
      )
      return rows
    },

    /** The last run of each automation that has one. */
    async last(): Promise<(AutomationRunRow & { counts: OutcomeCounts })[]> {
      const { rows } = await sql<AutomationRunRow & { counts: OutcomeCounts }>`
        select distinct on (a.automation_id) ${columns}, ${counted} from ${from} where a.store_id = ${storeId}
        order by a.automation_id, a.requested_at desc, a.id`.execute(queries)
      return rows
    },

    async counts(id: string): Promise<OutcomeCounts> {
      const { rows } = await sql<{
        counts: OutcomeCounts
      }>`select ${counted} from automation_runs a where a.store_id = ${storeId} and a.id = ${id}`.execute(queries)
      return rows[0]!.counts
    },

    /** Runs of an automation that have not ended. */
    async open(automation: number): Promise<AutomationRunRow[]> {
      const { rows } = await sql<AutomationRunRow>`
        select ${columns} from ${from} where a.store_id = ${storeId} and a.automation_id = ${automation} and r.due_at is not null`.execute(
        queries,
      )
      return rows
    },

    /** The lists that a run is done with. */
    done: (run: string): Promise<ListReference[]> =>
      queries
        .selectFrom('automation_run_lists')
        .select(['list_kind as kind', 'list_id as id'])
        .where('store_id', '=', storeId)
        .where('run_id', '=', run)
        .execute(),

    /** Writes down what became of a list. A list that a run is done with is not done again. */
    async addList(
      run: string,
      place: number,
      { list, listName, ...rest }: Omit<AutomationRunList, 'writes' | 'proposalState'>,
    ): Promise<void> {
      await queries
        .insertInto('automation_run_lists')
        .values({
          store_id: storeId,
          run_id: run,
          place,
          list_kind: list.kind,
          list_id: list.id,
          list_name: listName,
          outcome: rest.outcome,
          version: rest.version,
          first_screen: rest.firstScreen,
          places: rest.places,
          gain: rest.gain,
          publication_id: rest.publication,
          proposal_id: rest.proposal,
          other_automation: rest.otherAutomation,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
