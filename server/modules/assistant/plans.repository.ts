import type { AssistantPlan } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** Where people are in the assistant of one store: one plan each. */
export const plansRepository = (queries: Queries, storeId: string) => ({
  async read(person: string): Promise<{ plan: AssistantPlan; changedAt: Date } | undefined> {
    return queries
      .selectFrom('assistant_plans')
      .select(['plan', 'changed_at as changedAt'])
      .where('store_id', '=', storeId)
      .where('person_id', '=', person)
      .executeTakeFirst()
  },

  async keep(person: string, plan: AssistantPlan, at: Date): Promise<void> {
    const row = { plan: JSON.stringify(plan), changed_at: at }
    await queries
      .insertInto('assistant_plans')
      .values({ store_id: storeId, person_id: person, ...row })
      .onConflict((conflict) => conflict.columns(['store_id', 'person_id']).doUpdateSet(row))
      .execute()
  },

  async forget(person: string): Promise<void> {
    await queries.deleteFrom('assistant_plans').where('store_id', '=', storeId).where('person_id', '=', person).execute()
  },
})
