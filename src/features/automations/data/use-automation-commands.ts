import {
  cancelAutomationRun,
  changeCategoryAutomation,
  changeCollectionAutomation,
  createCategoryAutomation,
  createCollectionAutomation,
  listAutomationRuns,
  listCategoryAutomations,
  listCollectionAutomations,
  readHome,
  removeCategoryAutomation,
  removeCollectionAutomation,
  triggerCategoryAutomation,
  triggerCollectionAutomation,
  type Automation,
  type AutomationConfiguration,
  type AutomationRunSummary,
  type ListGroup,
} from '../../../../contract/index.ts'
import { useCommand, useSession } from '../../../api/index.ts'

const plan = { touches: [listCategoryAutomations, listCollectionAutomations, listAutomationRuns, readHome] }

/** An automation as it is sent. */
export interface GivenAutomation {
  name: string
  configuration: AutomationConfiguration
}

export interface AutomationCommands {
  create: (given: GivenAutomation, idempotencyKey: string) => Promise<Automation>
  /** `version`: the one that was changed. */
  change: (id: number, version: number, given: GivenAutomation) => Promise<Automation>
  remove: (id: number) => Promise<unknown>
  /** Runs it now. */
  trigger: (id: number, idempotencyKey: string) => Promise<AutomationRunSummary>
  /** Stops a run. */
  stop: (run: string) => Promise<AutomationRunSummary>
}

/** What is done with the automations of a level. Each rejects with what `call` throws. */
export function useAutomationCommands(store: string, level: ListGroup): AutomationCommands {
  const { email: username } = useSession().person
  const categories = {
    create: useCommand(createCategoryAutomation, plan),
    change: useCommand(changeCategoryAutomation, plan),
    remove: useCommand(removeCategoryAutomation, plan),
    trigger: useCommand(triggerCategoryAutomation, plan),
  }
  const collections = {
    create: useCommand(createCollectionAutomation, plan),
    change: useCommand(changeCollectionAutomation, plan),
    remove: useCommand(removeCollectionAutomation, plan),
    trigger: useCommand(triggerCollectionAutomation, plan),
  }
  const stop = useCommand(cancelAutomationRun, plan)
  const { create, change, remove, trigger } = level === 'category' ? categories : collections
  return {
    create: (given, idempotencyKey) => create.run({ query: { username }, body: { store, ...given } }, { idempotencyKey }),
    change: (id, version, given) => change.run({ query: { username }, body: { store, id, version, ...given } }),
    remove: (id) => remove.run({ params: { id }, query: { store, username } }),
    trigger: (id, idempotencyKey) => trigger.run({ params: { id }, query: { store, username } }, { idempotencyKey }),
    stop: (id) => stop.run({ params: { id }, query: { store, username } }),
  }
}
