import type { ServerModule, ServerParts } from '../server-module.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { type CatalogueService, catalogueService } from './catalogue.service.ts'
import { collectionsRoutes } from './collections.routes.ts'
import { collectionsService } from './collections.service.ts'
import { productSearchRoutes } from './product-search.routes.ts'
import { productSearchService } from './product-search.service.ts'

export function catalogueModule(parts: ServerParts): ServerModule<CatalogueService> {
  const service = catalogueService(parts)
  return {
    service,
    routes(route) {
      catalogueRoutes(route, service)
      collectionsRoutes(route, collectionsService(parts.database))
      productSearchRoutes(route, productSearchService(parts.database))
    },
    tasks: [],
  }
}
