import {
  type AutomationConfiguration,
  createCategoryAutomation,
  createCollectionAutomation,
  listAutomationRuns,
  listCategoryAutomations,
  listCollectionAutomations,
  type ListGroup,
  readHome,
  triggerCategoryAutomation,
  triggerCollectionAutomation,
} from '../../../../contract/index.ts'
import { useCommand, useSession } from '../../../api/index.ts'

const touching = { touches: [listCategoryAutomations, listCollectionAutomations, listAutomationRuns, readHome] }

/** What a plan ends with. */
export interface Finish {
  group: ListGroup
  name: string
  configuration: AutomationConfiguration
  /** It runs at once. */
  now: boolean
  /** The same makes the same one. */
  key: string
}

/** Makes a magic ordering of a plan, and runs it where it is to run now. Rejects with what `call` throws. */
export function useFinish(store: string): (finish: Finish) => Promise<void> {
  const { email: username } = useSession().person
  const create = { category: useCommand(createCategoryAutomation, touching), collection: useCommand(createCollectionAutomation, touching) }
  const trigger = {
    category: useCommand(triggerCategoryAutomation, touching),
    collection: useCommand(triggerCollectionAutomation, touching),
  }
  return async ({ group, name, configuration, now, key }) => {
    const { id } = await create[group].run({ query: { username }, body: { store, name, configuration } }, { idempotencyKey: key })
    if (now) await trigger[group].run({ params: { id }, query: { store, username } }, { idempotencyKey: `${key}-now` })
  }
}
