import {
  cancelAutomationRun,
  changeCategoryAutomation,
  changeCollectionAutomation,
  createCategoryAutomation,
  createCollectionAutomation,
  listAutomationRuns,
  listCategoryAutomations,
  listCollectionAutomations,
  proposeOrder,
  removeCategoryAutomation,
  removeCollectionAutomation,
  triggerCategoryAutomation,
  triggerCollectionAutomation,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { AutomationsService } from './automations.service.ts'

/** Calls about automations: the same five for both levels, and their runs. */
export const automationsRoutes = (route: Route, automations: AutomationsService): void => {
  route(listCategoryAutomations, ({ store }) => automations.list(store, 'category'))
  route(listCollectionAutomations, ({ store }) => automations.list(store, 'collection'))
  route(createCategoryAutomation, ({ store, caller, idempotencyKey: key, body }) =>
    automations.create(store, caller, 'category', key, body),
  )
  route(createCollectionAutomation, ({ store, caller, idempotencyKey: key, body }) =>
    automations.create(store, caller, 'collection', key, body),
  )
  route(changeCategoryAutomation, ({ store, caller, body }) => automations.change(store, caller, 'category', body.id, body))
  route(changeCollectionAutomation, ({ store, caller, body }) => automations.change(store, caller, 'collection', body.id, body))
  route(removeCategoryAutomation, async ({ store, caller, params }) => {
    await automations.remove(store, caller, 'category', params.id)
    return {}
  })
  route(removeCollectionAutomation, async ({ store, caller, params }) => {
    await automations.remove(store, caller, 'collection', params.id)
    return {}
  })
  route(triggerCategoryAutomation, ({ store, caller, params }) => automations.trigger(store, caller, 'category', params.id))
  route(triggerCollectionAutomation, ({ store, caller, params }) => automations.trigger(store, caller, 'collection', params.id))
  route(listAutomationRuns, ({ store, query }) => automations.history(store, query.automation))
  route(proposeOrder, ({ store, body }) => automations.propose(store, body.list, body))
  route(cancelAutomationRun, ({ store, params }) => automations.cancel(store, params.id))
}
