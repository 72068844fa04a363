import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { controlService } from './control.service.ts'
import { driftJob } from './drift.jobs.ts'
import { driftService } from './drift.service.ts'
import { publicationJob, type PublicationPace } from './publication.jobs.ts'
import { publicationLife } from './publication-life.ts'
import { publicationRoutes } from './publication.routes.ts'
import { type PublicationService, publicationService } from './publication.service.ts'
import { reviewService } from './review.service.ts'
import { publicationRounds } from './rounds.ts'

export interface PublicationModuleParts extends ServerParts {
  stores: StoresService
  catalogue: CatalogueService
  notices: NoticesService
  preferences: PreferencesService
  ordering: OrderingService
  pace: PublicationPace
}

export interface PublicationModule extends ServerModule<PublicationService> {
  /** What is looked after once a minute. */
  rounds: ReturnType<typeof publicationRounds>
}

export function publicationModule(given: PublicationModuleParts): PublicationModule {
  const parts = { ...given, platformOf: given.stores.platform, life: publicationLife(given) }
  const service = publicationService(parts)
  const withPublication = { ...parts, publication: service }
  return {
    service,
    rounds: publicationRounds(withPublication),
    routes: (route) =>
      publicationRoutes(route, {
        publication: service,
        control: controlService(withPublication),
        drifts: driftService(withPublication),
        reviews: reviewService(parts),
      }),
    tasks: [publicationJob(parts), driftJob(parts)],
  }
}
