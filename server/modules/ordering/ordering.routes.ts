import {
  keepDraft,
  listOpening,
  listProducts,
  listsToOrder,
  massOrdering,
  orderingVersions,
  productsByCategory,
  productsByCollection,
  readDraft,
  readOrderingVersion,
  saveSortTable,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { DraftsService } from './drafts.service.ts'
import type { HistoryService } from './history.service.ts'
import type { ListService } from './list.service.ts'
import type { MassService } from './mass.service.ts'
import type { OrderingService } from './ordering.service.ts'

export interface OrderingServices {
  ordering: OrderingService
  lists: ListService
  history: HistoryService
  drafts: DraftsService
  mass: MassService
}

/** Calls about orderings. */
export const orderingRoutes = (route: Route, { ordering, lists, history, drafts, mass }: OrderingServices): void => {
  route(listsToOrder, ({ store, query }) => lists.overview(store.id, query.kind, store.limits))
  route(listOpening, ({ store, query }) => lists.opening(store.id, query))
  route(productsByCategory, ({ store, query, compact }) => lists.read(store.id, { kind: 'category', id: query.categoryId }, compact))
  route(productsByCollection, ({ store, query, compact }) => lists.read(store.id, { kind: 'collection', id: query.collectionId }, compact))
  route(listProducts, ({ store, query: { kind, id }, compact }) => lists.read(store.id, { kind, id }, compact))
  route(saveSortTable, ({ store, person, body: { logUserCriterias: criteria, ...body } }) =>
    ordering.save(store.id, person, { ...body, criteria }),
  )
  route(orderingVersions, ({ store, query }) => history.versions(store.id, query))
  route(readOrderingVersion, ({ store, query, params }) => history.read(store.id, query, params.version))
  route(readDraft, ({ store, person, query }) => drafts.read(store.id, person.id, query))
  route(keepDraft, ({ store, person, query, body }) => drafts.keep(store.id, person.id, query, body.draft))
  route(massOrdering, ({ store, person, body }) => mass.order(store.id, person, body))
}
