import { forgetAssistantPlan, keepAssistantPlan, readAssistantPlan } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { AssistantService } from './assistant.service.ts'

/** Calls about where a person is in the assistant. */
export const assistantRoutes = (route: Route, assistant: AssistantService): void => {
  route(readAssistantPlan, ({ store, caller }) => assistant.read(store.id, caller.id))
  route(keepAssistantPlan, async ({ store, caller, body }) => {
    await assistant.keep(store.id, caller.id, body.plan)
    return {}
  })
  route(forgetAssistantPlan, async ({ store, caller }) => {
    await assistant.forget(store.id, caller.id)
    return {}
  })
}
