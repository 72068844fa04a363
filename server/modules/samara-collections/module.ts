import type { CatalogueService } from '../catalogue/index.ts'
import type { FilesService } from '../files/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import { collectionsService } from './collections.service.ts'
import { fillingService } from './filling.service.ts'
import { groupsService } from './groups.service.ts'
import { productFilesService } from './product-files.service.ts'
import { refreshRuns } from './refresh.runs.ts'
import { type RefreshService, refreshService } from './refresh.service.ts'
import { samaraCollectionsRoutes } from './samara-collections.routes.ts'

export interface SamaraCollectionsParts extends ServerParts {
  catalogue: CatalogueService
  files: FilesService
}

export function samaraCollectionsModule(parts: SamaraCollectionsParts): ServerModule<RefreshService> {
  const refreshing = refreshService(parts)
  const collections = collectionsService({ ...parts, refreshing })
  const groups = groupsService({ ...parts, refreshing })
  const filling = fillingService({ ...parts, collections, refreshing })
  const productFiles = productFilesService({ ...parts, filling })
  return {
    service: refreshing,
    routes: (route) => samaraCollectionsRoutes(route, { collections, groups, filling, productFiles }),
    tasks: [parts.runs.serve(refreshRuns(parts))],
  }
}
