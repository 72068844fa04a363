import type { ExportedInvitation, NamedLimits, Partner } from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { PublicationService } from '../publication/index.ts'
import { invitationsRepository } from './invitations.repository.ts'
import { limitsRepository } from './limits.repository.ts'
import { sameAddress } from './same-address.ts'

export interface PartnersDependencies {
  database: Database
  publication: PublicationService
  clock: Clock
}

export type PartnersService = ReturnType<typeof partnersService>

/** Who works in a store and who is invited, as an owner sees it. */
export function partnersService({ database, publication, clock }: PartnersDependencies) {
  /** Owners first, then partners, then those who are invited. `owner`: the e-mail of who asks. */
  async function list(storeId: string, owner: string): Promise<Partner[]> {
    const [members, invitations, open] = await Promise.all([
      membershipsRepository(database).members(storeId),
      invitationsRepository(database).allPending(storeId),
      publication.openByPerson(database, storeId),
    ])
    const named = await limitsRepository(database, storeId).named([
      ...members.map(({ limits }) => limits),
      ...invitations.map(({ categories, brands, approval }) => ({ categories, brands, approval })),
    ])
    const working = members.map(({ personId, email, name, role, since }, at): Partner => ({
      email: owner,
      emailPartner: email,
      name,
      role,
      state: 'active',
      since: since.toISOString(),
      limits: named[at] as NamedLimits,
      expiresAt: null,
      mail: null,
      publications: open.get(personId) ?? 0,
    }))
    const invited = invitations.map(({ email, createdAt, expiresAt, mail }, at): Partner => ({
      email: owner,
      emailPartner: email,
      name: null,
      role: 'partner',
      state: expiresAt > clock.now() ? 'invited' : 'expired',
      since: createdAt.toISOString(),
      limits: named[members.length + at] as NamedLimits,
      expiresAt: expiresAt.toISOString(),
      mail,
      publications: 0,
    }))
    const rank = ({ role }: Partner) => (role === 'owner' ? 0 : 1)
    const byName = (one: Partner, other: Partner) => rank(one) - rank(other) || (one.name ?? '').localeCompare(other.name ?? '')
    return [...working.toSorted(byName), ...invited]
  }

  return {
    list,
    /** Invitations that can still be accepted, to be taken along with the store. */
    async openInvitations(storeId: string): Promise<ExportedInvitation[]> {
      const open = (await invitationsRepository(database).allPending(storeId)).filter(({ expiresAt }) => expiresAt > clock.now())
      const named = await limitsRepository(database, storeId).named(open)
      return open.map(({ email, inviter, createdAt, expiresAt }, at) => ({
        email,
        invitedBy: inviter,
        invitedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        limits: named[at] as NamedLimits,
      }))
    },
    /** One of them. Throws `partner/unknown`. */
    async one(storeId: string, owner: string, email: string): Promise<Partner> {
      const found = (await list(storeId, owner)).find(({ emailPartner }) => sameAddress(emailPartner, email))
      if (!found) throw new ProblemError('partner/unknown', 'Nobody with this address works in the store or is invited to it.')
      return found
    },
  }
}
