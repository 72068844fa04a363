import type { NamedLimits, OwnMembership, PartnerLimits } from '../../../contract/index.ts'
import { listsWithin, type Member, membershipsRepository } from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import type { Events } from '../../events/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { NoticesService } from '../notices/index.ts'
import type { PublicationService } from '../publication/index.ts'
import type { StoresService } from '../stores/index.ts'
import { invitationsRepository } from './invitations.repository.ts'
import { limitsRepository } from './limits.repository.ts'
import { sameAddress } from './same-address.ts'

export interface MembersDependencies {
  database: Database
  stores: StoresService
  notices: NoticesService
  publication: PublicationService
  events: Events
  clock: Clock
}

/** The store that a call is about. */
export interface CalledStore {
  id: string
  name: string
}

const unknown = () => new ProblemError('partner/unknown', 'Nobody with this address works in the store or is invited to it.')
const onlyOwner = () => new ProblemError('partner/only-owner', 'The store has no other owner.')
const isOwner = () => new ProblemError('partner/is-owner', 'Owners have no limits, and are owners already.')

/** Each once. */
const distinct = ({ categories, brands, approval }: PartnerLimits): PartnerLimits => ({
  categories: categories && [...new Set(categories)],
  brands: brands && [...new Set(brands)],
  approval,
})

/** Throws `partner/unknown-limit` where the store has no such category or brand. */
export async function checkLimits(queries: Queries, storeId: string, given: PartnerLimits, fields: { categories: string; brands: string }) {
  const { categories, brands } = await limitsRepository(queries, storeId).unknown(given)
  const reasons = (path: string, ids: readonly number[]) => ids.map((id) => ({ path, reason: `the store has no ${id}` }))
  const errors = [...reasons(fields.categories, categories), ...reasons(fields.brands, brands)].slice(0, 20)
  if (errors.length > 0) throw new ProblemError('partner/unknown-limit', 'The store has no such category or brand.', { errors })
  return distinct(given)
}

/** The member of a store who has an address. */
export const memberWith = async (queries: Queries, storeId: string, email: string): Promise<Member | undefined> =>
  (await membershipsRepository(queries).members(storeId)).find((member) => sameAddress(member.email, email))

export type MembersService = ReturnType<typeof membersService>

/** Who works in a store: their limits, and how they leave. Whatever changes it waits for others that do. */
export function membersService({ database, stores, notices, publication, events, clock }: MembersDependencies) {
  /** Lets nobody else change who works in the store until the transaction ends. Throws where who asks owns it no more. */
  async function lockAsOwner(transaction: Queries, storeId: string, actorId: string): Promise<Member> {
    await stores.locked(storeId, transaction)
    const [actor] = await membershipsRepository(transaction).members(storeId, actorId)
    if (actor?.role !== 'owner') throw new ProblemError('access/not-permitted', 'The person does not own the store any more.')
    return actor
  }
  const asOwner = <T>(store: CalledStore, by: Caller, work: (transaction: Queries, actor: Member) => Promise<T>): Promise<T> =>
    database.transaction().execute(async (transaction) => work(transaction, await lockAsOwner(transaction, store.id, by.id)))
  const write = (
    transaction: Queries,
    kind: 'partner-limited' | 'partner-removed' | 'partner-made-owner' | 'store-left',
    store: CalledStore,
    by: Caller,
    about: string,
  ) => record(transaction, { kind, at: clock.now(), by: by.id, address: by.address, about, store: store.name, values: {} })

  async function required(queries: Queries, storeId: string, email: string): Promise<Member> {
    const member = await memberWith(queries, storeId, email)
    if (!member) throw unknown()
    return member
  }

  /** An owner besides this person; the first of them. Throws `partner/only-owner` where a store would be left without one. */
  async function otherOwner(queries: Queries, storeId: string, personId: string): Promise<Member> {
    const owners = (await membershipsRepository(queries).members(storeId)).filter(
      (member) => member.role === 'owner' && member.personId !== personId,
    )
    const [first] = owners.toSorted((one, other) => one.since.getTime() - other.since.getTime())
    if (!first) throw onlyOwner()
    return first
  }

  /** Ends a membership; `heir` answers for what is still under way. */
  async function end(queries: Queries, storeId: string, member: Member, heir: string): Promise<number> {
    await membershipsRepository(queries).remove(storeId, member.personId)
    const passed = await publication.passOn(queries, storeId, member.personId, heir)
    await events.notify({ what: 'membership', storeId, id: member.personId }, queries)
    return passed
  }

  /** Ends a person's own membership, and lets the owners know. */
  async function leaveWithin(transaction: Queries, storeId: string, personId: string): Promise<number> {
    const [member] = await membershipsRepository(transaction).members(storeId, personId)
    if (!member) return 0
    const heir = await otherOwner(transaction, storeId, personId)
    const publications = await end(transaction, storeId, member, heir.personId)
    await notices.add({ storeId, kind: 'partner-left', by: member.name, figures: { publications }, to: 'owners' }, transaction)
    return publications
  }

  async function leaveNow(transaction: Queries, store: CalledStore, by: Caller): Promise<number> {
    const publications = await leaveWithin(transaction, store.id, by.id)
    await write(transaction, 'store-left', store, by, by.id)
    return publications
  }

  return {
    lockAsOwner,

    /** What a person is in a store. */
    async own(storeId: string, personId: string): Promise<OwnMembership> {
      const members = await membershipsRepository(database).members(storeId)
      const own = members.find((member) => member.personId === personId)
      if (!own) throw new ProblemError('access/other-store', 'The person is no member of the store any more.')
      const [limits] = (await limitsRepository(database, storeId).named([own.limits])) as [NamedLimits]
      const owners = members.filter(({ role }) => role === 'owner').map(({ name }) => name)
      return { role: own.role, since: own.since.toISOString(), limits, owners: owners.toSorted((a, b) => a.localeCompare(b)) }
    },

    /** Gives a partner other limits, or an invitation. Throws `partner/…`. */
    change: (store: CalledStore, by: Caller, email: string, given: PartnerLimits): Promise<void> =>
      asOwner(store, by, async (transaction, actor) => {
        const storeId = store.id
        const member = await memberWith(transaction, storeId, email)
        if (member?.role === 'owner') throw isOwner()
        const invitations = invitationsRepository(transaction)
        const invitation = member ? undefined : await invitations.pendingOf(storeId, email)
        if (!member && !invitation) throw unknown()
        const limits = await checkLimits(transaction, storeId, given, { categories: 'body.onlyCategories', brands: 'body.onlyBrands' })
        if (invitation) await invitations.setLimits(invitation.id, limits)
        if (member) {
          const { personId } = member
          await membershipsRepository(transaction).put({ storeId, personId, role: 'partner', limits })
          // What they could not ask for any more does not go out under their name.
          const within = await listsWithin(transaction, storeId, limits)
          await publication.passOn(transaction, storeId, personId, by.id, (list) => limits.approval || !within(list))
          await notices.add({ storeId, kind: 'access-changed', by: actor.name, to: { person: personId } }, transaction)
          await write(transaction, 'partner-limited', store, by, personId)
        }
        await events.notify({ what: 'membership', storeId, id: member?.personId ?? '' }, transaction)
      }),

    /** Takes the access away. Returns how many publications the person who asks answers for from now on. Throws `partner/…`. */
    remove: (store: CalledStore, by: Caller, email: string): Promise<number> =>
      asOwner(store, by, async (transaction) => {
        const member = await required(transaction, store.id, email)
        if (member.personId === by.id) return leaveNow(transaction, store, by)
        await write(transaction, 'partner-removed', store, by, member.personId)
        return end(transaction, store.id, member, by.id)
      }),

    /** Makes a partner an owner. Throws `partner/…`. */
    makeOwner: (store: CalledStore, by: Caller, email: string): Promise<void> =>
      asOwner(store, by, async (transaction, actor) => {
        const storeId = store.id
        const { personId, role } = await required(transaction, storeId, email)
        if (role === 'owner') throw isOwner()
        await membershipsRepository(transaction).put({ storeId, personId, role: 'owner' })
        await notices.add({ storeId, kind: 'access-changed', by: actor.name, to: { person: personId } }, transaction)
        await write(transaction, 'partner-made-owner', store, by, personId)
        await events.notify({ what: 'membership', storeId, id: personId }, transaction)
      }),

    /** Ends a person's own membership. Throws `partner/only-owner`. */
    leave: (store: CalledStore, by: Caller): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        await stores.locked(store.id, transaction)
        return leaveNow(transaction, store, by)
      }),

    /** For a person who is deleted: leaves every store that has another owner, and forgets what was sent to their address. */
    async forget(transaction: Queries, { id, email }: { id: string; email: string }): Promise<void> {
      for (const storeId of await membershipsRepository(transaction).storesOf(id)) {
        await stores.locked(storeId, transaction)
        await leaveWithin(transaction, storeId, id).catch((fault: unknown) => {
          if (!(fault instanceof ProblemError && fault.code === 'partner/only-owner')) throw fault
        })
      }
      await invitationsRepository(transaction).removeOf(email.toLowerCase())
    },
  }
}
