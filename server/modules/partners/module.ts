import type { Accounts } from '../../identity/index.ts'
import type { NoticesService } from '../notices/index.ts'
import type { PlanService } from '../payments/index.ts'
import type { PublicationService } from '../publication/index.ts'
import type { ServerModule, ServerParts } from '../server-module.ts'
import type { StoresService } from '../stores/index.ts'
import { invitationsService } from './invitations.service.ts'
import { type MembersService, membersService } from './members.service.ts'
import { oldInvitationsJob } from './partners.jobs.ts'
import { partnersRoutes } from './partners.routes.ts'
import { type PartnersService, partnersService } from './partners.service.ts'

export interface PartnersModuleParts extends ServerParts {
  stores: StoresService
  notices: NoticesService
  publication: PublicationService
  plan: PlanService
  accounts: Accounts | null
  publicUrl: string
}

export function partnersModule(parts: PartnersModuleParts): ServerModule<MembersService & Pick<PartnersService, 'openInvitations'>> {
  const partners = partnersService(parts)
  const members = membersService(parts)
  const invitations = invitationsService({ ...parts, members })
  return {
    service: { ...members, openInvitations: partners.openInvitations },
    routes: (route) => partnersRoutes(route, { partners, members, invitations }),
    tasks: [oldInvitationsJob(invitations)],
  }
}
