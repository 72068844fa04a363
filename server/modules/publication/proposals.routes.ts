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
  route(sendProposal, ({ store, person, caller, body: { store: _, ...request }, idempotencyKey: key }) =>
    proposals.send(store, { ...person, ...caller }, { ...request, key }),
  )
  route(listProposals, ({ person }) => proposals.list(person))
  route(readProposal, ({ store, person, params }) => proposals.read(store, person, params.id))
  route(approveProposal, ({ store, person, caller, params, body, idempotencyKey: key }) =>
    approving.approve(store, { ...person, ...caller }, params.id, { ...body, key }),
  )
  route(sendBackProposal, ({ store, person, caller, params, body }) =>
    proposals.sendBack(store, { ...person, ...caller }, params.id, body.word),
  )
  route(withdrawProposal, ({ store, person, caller, params }) => proposals.withdraw(store, { ...person, ...caller }, params.id))
}
