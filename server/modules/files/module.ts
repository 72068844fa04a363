import type { CatalogueService } from '../catalogue/index.ts'
import type { ServerModule } from '../server-module.ts'
import { filesRoutes } from './files.routes.ts'
import { type FilesService, filesService } from './files.service.ts'

export function filesModule({ catalogue }: { catalogue: CatalogueService }): ServerModule<FilesService> {
  const service = filesService(catalogue)
  return { service, routes: (route) => filesRoutes(route, service), tasks: [] }
}
