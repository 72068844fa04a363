import { categoriesToIndex, indexCategory, indexStatus, readPublication, reviewPublication } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { PublicationService } from './publication.service.ts'
import type { ReviewService } from './review.service.ts'

/** Calls about publications. */
export const publicationRoutes = (route: Route, publication: PublicationService, reviews: ReviewService): void => {
  route(indexCategory, ({ store, person, query, body, idempotencyKey }) =>
    publication.request(store, person, { categoryId: query.categoryId, products: body.products, criteria: body.logUserCriterias, key: idempotencyKey, version: query.version }),
  )
  route(indexStatus, ({ store }) => publication.latest(store))
  route(readPublication, ({ store, params }) => publication.read(store, params.id))
  route(reviewPublication, ({ store, body }) => reviews.review(store.id, body.list, body.products))
  route(categoriesToIndex, ({ store }) => publication.lists(store))
}
