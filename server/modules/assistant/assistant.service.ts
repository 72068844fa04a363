import { Compile } from 'typebox/compile'
import { AssistantPlan } from '../../../contract/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { plansRepository } from './plans.repository.ts'

const form = Compile(AssistantPlan)

export type AssistantService = ReturnType<typeof assistantService>

/** Where people are in the assistant, kept until they are done. */
export const assistantService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** Null where they have not begun, and where another version wrote it down in a form that this one does not know. */
  async read(storeId: string, person: string): Promise<{ plan: AssistantPlan | null; changedAt: string | null }> {
    const kept = await plansRepository(database, storeId).read(person)
    if (!kept || !form.Check(kept.plan)) return { plan: null, changedAt: null }
    return { plan: kept.plan, changedAt: kept.changedAt.toISOString() }
  },

  keep: (storeId: string, person: string, plan: AssistantPlan): Promise<void> =>
    plansRepository(database, storeId).keep(person, plan, clock.now()),

  forget: (storeId: string, person: string): Promise<void> => plansRepository(database, storeId).forget(person),
})
