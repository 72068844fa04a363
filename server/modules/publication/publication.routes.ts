import { categoriesToIndex, indexCategory, indexStatus, readPublication } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { PublicationService } from './publication.service.ts'

/** Calls about publications. */
export const publicationRoutes = (route: Route, publication: PublicationService): void => {
  route(indexCategory, ({ store, person, query, body, idempotencyKey }) =>
    publication.request(store, person, { categoryId: query.categoryId, products: body.products, criteria: body.logUserCriterias, key: idempotencyKey, version: query.version }),
  )
  route(indexStatus, ({ store }) => publication.latest(store))
  route(readPublication, ({ store, params }) => publication.read(store, params.id))
  route(categoriesToIndex, ({ store }) => publication.lists(store))
}
