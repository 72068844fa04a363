import { randomUUID } from 'node:crypto'
import type { AutomationCause } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { person, type Runs, system } from '../../runs/index.ts'
import { automationKind } from './automation-kind.ts'
import { automationRunsRepository } from './automation-runs.repository.ts'

export interface NewAutomationRun {
  automation: number
  cause: AutomationCause
  /** The id of who asked for it; null where nobody did. */
  by: string | null
}

/** Adds a run of an automation; null while another one is under way. */
export async function beginRun(
  queries: Queries,
  { runs, clock }: { runs: Runs; clock: Clock },
  storeId: string,
  { automation, cause, by }: NewAutomationRun,
): Promise<string | null> {
  const id = await runs.add(queries, automationKind, {
    storeId,
    id: randomUUID(),
    subject: String(automation),
    state: 'ordering',
    actor: by === null ? system : person(by),
  })
  if (id !== null) await automationRunsRepository(queries, storeId).add(id, automation, cause, clock.now())
  return id
}
