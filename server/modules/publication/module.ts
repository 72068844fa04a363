import type { CatalogueService } from '../catalogue/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { OrderingService } from '../ordering/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { PreferencesService } from '../preferences/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import type { DeliveriesService } from '../webhooks/index.ts'
import { type ControlService, controlService } from './control.service.ts'
import { driftRoutine } from './drift.runs.ts'
import { driftService } from './drift.service.ts'
import { approveService } from './approve.service.ts'
import { proposalsRoutes } from './proposals.routes.ts'
import { type ProposalsService, proposalsService } from './proposals.service.ts'
import { publicationOutcome } from './publication-outcome.ts'
import { publicationRoutes } from './publication.routes.ts'
import { type PublicationPace, publicationRuns } from './publication.runs.ts'
import { type PublicationService, publicationService } from './publication.service.ts'
import { reviewService } from './review.service.ts'
import { samaraDatesRoutine } from './samara-dates.runs.ts'
import { unpublishService } from './unpublish.service.ts'

export interface PublicationModuleParts extends ServerParts {
  stores: StoresService
  catalogue: CatalogueService
  notices: NoticesService
  webhooks: Pick<DeliveriesService, 'happened'>
  preferences: PreferencesService
  ordering: OrderingService
  plan: PlanService
  pace: PublicationPace
}

export function publicationModule(
  given: PublicationModuleParts,
): ServerModule<PublicationService> & { proposals: ProposalsService; control: Pick<ControlService, 'cancel' | 'retry'> } {
  const { runs, stores } = given
  const proposals = proposalsService(given)
  const parts = { ...given, proposals, platformOf: stores.platform, outcome: publicationOutcome(given) }
  const service = publicationService(parts)
  const withPublication = { ...parts, publication: service }
  const control = controlService(withPublication)
  return {
    service,
    control,
    proposals,
    routes: (route) => {
      proposalsRoutes(route, { proposals, approving: approveService(withPublication) })
      publicationRoutes(route, {
        publication: service,
        control,
        drifts: driftService(withPublication),
        reviews: reviewService(parts),
        unpublishing: unpublishService(parts),
      })
    },
    tasks: [runs.serve(publicationRuns(parts)), runs.routine(driftRoutine(parts)), runs.routine(samaraDatesRoutine(parts))],
  }
}
