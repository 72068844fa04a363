import { backtestList, beginBacktest, cancelBacktest, readBacktest } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { BacktestsService } from './backtests.service.ts'

/** Calls about backtests. */
export const backtestsRoutes = (route: Route, backtests: BacktestsService): void => {
  route(backtestList, ({ store, body }) => backtests.ofList(store, body.list, body))
  route(beginBacktest, ({ store, caller, body }) => backtests.begin(store, caller.id, body.group, body))
  route(readBacktest, ({ store, caller, params }) => backtests.read(store, caller.id, params.id))
  route(cancelBacktest, ({ store, caller, params }) => backtests.cancel(store, caller.id, params.id))
}
