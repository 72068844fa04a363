import { approveProposal, listProposals, readProposal, sendBackProposal, sendProposal, withdrawProposal } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { ApproveService } from './approve.service.ts'
import type { ProposalsService } from './proposals.service.ts'

export interface ProposalServices {
  proposals: ProposalsService
  approving: ApproveService
}

/** Calls about proposals. */
export const proposalsRoutes = (route: Route, { proposals, approving }: ProposalServices): void => {
  route(sendProposal, ({ store, person, body: { store: _, ...request }, idempotencyKey: key }) =>
    proposals.send(store, person, { ...request, key }),
  )
  route(listProposals, ({ person }) => proposals.list(person))
  route(readProposal, ({ store, person, params }) => proposals.read(store, person, params.id))
  route(approveProposal, ({ store, person, params, body, idempotencyKey: key }) =>
    approving.approve(store, person, params.id, { ...body, key }),
  )
  route(sendBackProposal, ({ store, person, params, body }) => proposals.sendBack(store, person, params.id, body.word))
  route(withdrawProposal, ({ store, person, params }) => proposals.withdraw(store, person, params.id))
}
