import {
  cancelIndex,
  cancelPublication,
  categoriesToIndex,
  collectionsToIndex,
  indexCategory,
  indexCollection,
  indexStatus,
  listDrifts,
  type ListKind,
  publicationCalls,
  publicationQueue,
  readPublication,
  resolveDrift,
  retryPublication,
  reviewPublication,
  setIndexDate,
  verifyPublication,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ControlService } from './control.service.ts'
import type { DriftService } from './drift.service.ts'
import type { PublicationService } from './publication.service.ts'
import type { ReviewService } from './review.service.ts'

export interface PublicationServices {
  publication: PublicationService
  control: ControlService
  drifts: DriftService
  reviews: ReviewService
}

/** Calls about publications. */
export const publicationRoutes = (route: Route, { publication, control, drifts, reviews }: PublicationServices): void => {
  route(indexCategory, ({ store, person, caller, query, body: { logUserCriterias: criteria, ...body }, idempotencyKey: key }) =>
    publication.request(
      store,
      { ...person, ...caller },
      {
        ...body,
        list: { kind: 'category', id: query.categoryId },
        criteria,
        key,
        version: query.version,
      },
    ),
  )
  route(indexCollection, ({ store, person, caller, query, body: { logUserCriterias: criteria, ...body }, idempotencyKey: key }) =>
    publication.request(
      store,
      { ...person, ...caller },
      {
        ...body,
        list: { kind: 'collection', id: query.collectionId },
        criteria,
        key,
        version: query.version,
      },
    ),
  )
  route(indexStatus, ({ store }) => publication.latest(store))
  route(readPublication, ({ store, params }) => publication.read(store, params.id))
  route(publicationQueue, ({ person }) => publication.queue(person))
  route(publicationCalls, ({ store, params }) => publication.calls(store, params.id))
  const lists = async (storeId: string, wanted: ListKind) =>
    (await publication.lists(storeId)).flatMap(({ kind, ...list }) => (kind === wanted ? [list] : []))
  route(categoriesToIndex, async ({ store }) =>
    (await lists(store.id, 'category')).map(({ id, ...rest }) => ({ idcategoria: id, ...rest })),
  )
  route(collectionsToIndex, async ({ store }) =>
    (await lists(store.id, 'collection')).map(({ id, ...rest }) => ({ collectionId: id, ...rest })),
  )
  route(reviewPublication, ({ store, body }) => reviews.review(store.id, body.list, body))
  route(setIndexDate, ({ store, body }) =>
    control.setTimes(store, body.indexId, {
      start: { path: 'body.initDate', at: body.initDate },
      end: { path: 'body.endDate', at: body.endDate },
    }),
  )
  route(cancelIndex, ({ store, caller, query }) =>
    control.cancelOfList(store, { kind: 'category', id: query.categoryId }, { path: 'query.indexDate', at: query.indexDate }, caller),
  )
  route(cancelPublication, ({ store, caller, params }) => control.cancel(store, params.id, caller))
  route(retryPublication, ({ store, caller, params }) => control.retry(store, params.id, caller))
  route(verifyPublication, ({ store, params }) => control.verify(store, params.id))
  route(listDrifts, ({ store }) => drifts.list(store.id))
  route(resolveDrift, ({ store, person, body }) => drifts.resolve(store, person, body.list, body.how))
}
