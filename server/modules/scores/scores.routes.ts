import { overruleScore, readScore, takeBackOverrule } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ScoresService } from './scores.service.ts'

/** Calls about samaraScores. */
export const scoresRoutes = (route: Route, scores: ScoresService): void => {
  route(readScore, ({ store, params, query }) => scores.read(store.id, { kind: query.kind, id: query.id }, params.product))
  route(overruleScore, ({ store, person, params, body }) => scores.overrule(store.id, person, params.product, body))
  route(takeBackOverrule, async ({ store, params }) => ({ takenBack: await scores.takeBack(store.id, params.product) }))
}
