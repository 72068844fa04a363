import {
  cancelIndex,
  cancelPublication,
  categoriesToIndex,
  collectionsToIndex,
  indexCategory,
  indexCollection,
  indexStatus,
  listDrifts,
  type ListReference,
  publicationCalls,
  publicationQueue,
  publishList,
  readPublication,
  resolveDrift,
  retryPublication,
  reviewPublication,
  setIndexDate,
  unpublishList,
  verifyPublication,
} from '../../../contract/index.ts'
import type { Call, Route } from '../../http/route.ts'
import type { ControlService } from './control.service.ts'
import type { DriftService } from './drift.service.ts'
import type { PublicationService } from './publication.service.ts'
import type { ReviewService } from './review.service.ts'
import type { UnpublishService } from './unpublish.service.ts'

export interface PublicationServices {
  publication: PublicationService
  control: ControlService
  drifts: DriftService
  unpublishing: UnpublishService
  reviews: ReviewService
}

/** What a request to publish says, whatever the list is called in it. */
type Publishing = Pick<Call<typeof publishList>, 'store' | 'person' | 'caller' | 'body' | 'idempotencyKey'> & { query: { version: number } }

/** Calls about publications. */
export const publicationRoutes = (route: Route, { publication, control, drifts, reviews, unpublishing }: PublicationServices): void => {
  const request = (
    { store, person, caller, query: { version }, body: { logUserCriterias: criteria, ...body }, idempotencyKey: key }: Publishing,
    list: ListReference,
  ) => publication.requestByPerson(store, { ...person, ...caller }, { ...body, list, criteria, key, version })
  route(indexCategory, (call) => request(call, { kind: 'category', id: call.query.categoryId }))
  route(indexCollection, (call) => request(call, { kind: 'collection', id: call.query.collectionId }))
  route(publishList, (call) => request(call, { kind: call.query.kind, id: call.query.id }))
  route(indexStatus, ({ store }) => publication.latest(store))
  route(readPublication, ({ store, params }) => publication.read(store, params.id))
  route(publicationQueue, ({ person }) => publication.queue(person))
  route(publicationCalls, ({ store, params }) => publication.calls(store, params.id))
  route(categoriesToIndex, async ({ store }) =>
    (await publication.lists(store.id, store.limits)).flatMap(({ kind, id, ...rest }) =>
      kind === 'category' ? [{ idcategoria: id, ...rest }] : [],
    ),
  )
  route(collectionsToIndex, async ({ store }) =>
    (await publication.lists(store.id, store.limits)).flatMap(({ kind, id, ...rest }) =>
      kind === 'category' ? [] : [{ collectionId: id, kind, ...rest }],
    ),
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
  route(unpublishList, async ({ store, caller, body }) => {
    await unpublishing.unpublish(store, caller, body.list, body.onPlatform)
    return {}
  })
  route(listDrifts, ({ store }) => drifts.list(store.id))
  route(resolveDrift, ({ store, person, body }) => drifts.resolve(store, person, body.list, body.how))
}
