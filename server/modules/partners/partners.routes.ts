import {
  acceptInvitation,
  changePartner,
  invitePartner,
  leaveStore,
  listPartners,
  makeOwner,
  type PartnerLimits,
  readInvitation,
  readMembership,
  registerInvited,
  removePartner,
  resendInvitation,
  withdrawInvitation,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { InvitationsService } from './invitations.service.ts'
import type { MembersService } from './members.service.ts'
import type { PartnersService } from './partners.service.ts'

export interface PartnersParts {
  partners: PartnersService
  members: MembersService
  invitations: InvitationsService
}

/** Who calls, and from where. */
const caller = ({ person, request }: { person: { id: string }; request: { ip: string } }) => ({ id: person.id, address: request.ip })

const ids = (given: string | undefined) => given?.split(',').map(Number) ?? null
const limitsIn = (given: { onlyCategories?: string; onlyBrands?: string; approval?: boolean }): PartnerLimits => ({
  categories: ids(given.onlyCategories),
  brands: ids(given.onlyBrands),
  approval: given.approval ?? false,
})

/** Calls about who works in a store. */
export function partnersRoutes(route: Route, { partners, members, invitations }: PartnersParts): void {
  route(invitePartner, async (call) => {
    const { store, query, idempotencyKey } = call
    const invited = { address: query.invite, given: limitsIn(query), key: idempotencyKey }
    return partners.one(store.id, query.email, await invitations.invite(store, caller(call), invited))
  })
  route(listPartners, ({ store, query }) => partners.list(store.id, query.email))
  route(changePartner, async (call) => {
    const { onlyCategories, onlyBrands, approval } = call.body
    const { email, emailPartner } = call.query
    await members.change(call.store, caller(call), emailPartner, { categories: onlyCategories, brands: onlyBrands, approval })
    return partners.one(call.store.id, email, emailPartner)
  })
  route(removePartner, async (call) => ({
    publications: await members.remove(call.store, caller(call), call.query.emailPartner),
  }))
  route(makeOwner, async (call) => {
    await members.makeOwner(call.store, caller(call), call.query.emailPartner)
    return partners.one(call.store.id, call.query.email, call.query.emailPartner)
  })
  route(resendInvitation, async (call) => {
    await invitations.resend(call.store, caller(call), call.query.emailPartner)
    return partners.one(call.store.id, call.query.email, call.query.emailPartner)
  })
  route(withdrawInvitation, async (call) => {
    await invitations.withdraw(call.store, caller(call), call.query.emailPartner)
    return {}
  })
  route(readInvitation, ({ body }) => invitations.read(body.code))
  route(registerInvited, async ({ body }) => ({ code: await invitations.registrationCode(body.code) }))
  route(acceptInvitation, async (call) => ({ store: await invitations.accept(caller(call), call.body.code) }))
  route(readMembership, ({ store, person }) => members.own(store.id, person.id))
  route(leaveStore, async (call) => ({ publications: await members.leave(call.store, caller(call)) }))
}
