import { createHash } from 'node:crypto'
import { type Invitation, limits, type NamedLimits, type PartnerLimits, paths, type ProblemCode } from '../../../contract/index.ts'
import { membershipsRepository } from '../../access/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Queries } from '../../database/index.ts'
import type { Accounts } from '../../identity/index.ts'
import { plainEmail } from '../../kernel/email.ts'
import { ProblemError } from '../../kernel/problem.ts'
import type { MailService } from '../../mail/index.ts'
import type { PlanService } from '../payments/index.ts'
import { type InvitationRow, invitationsRepository, newCode } from './invitations.repository.ts'
import { limitsRepository } from './limits.repository.ts'
import { type CalledStore, checkLimits, type MembersDependencies, type MembersService, memberWith } from './members.service.ts'
import { comparable, sameAddress } from './same-address.ts'

export interface InvitationsDependencies extends MembersDependencies {
  members: MembersService
  plan: PlanService
  mail: MailService
  /** Null where another provider signs people in. */
  accounts: Accounts | null
  /** Where people reach the server. */
  publicUrl: string
}

const day = 86_400_000
/** Milliseconds that an invitation is kept after its end, so that its link can say why it works no more. */
const keptFor = 30 * day

const alreadyMember = () => new ProblemError('partner/already-member', 'Somebody with this address works in the store.')
const limitsOf = ({ categories, brands, approval }: InvitationRow): PartnerLimits => ({ categories, brands, approval })

/** An invitation whose link works. */
type Open = InvitationRow & { storeId: string; store: string; storeName: string; inviter: string }

/** Why a link works no more; null where it works. */
function refusalOf(row: InvitationRow, now: Date): ProblemCode | null {
  if (row.storeId === null) return 'invitation/store-gone'
  if (row.state === 'accepted') return 'invitation/used'
  if (row.state !== 'pending') return `invitation/${row.state}`
  if (row.expiresAt <= now) return 'invitation/expired'
  return row.inviterOwns ? null : 'invitation/inviter-left'
}

/** Throws `invitation/…` where the link of an invitation does not work. */
function open(row: InvitationRow | undefined, now: Date): Open {
  if (!row) throw new ProblemError('invitation/unknown', 'There is no such invitation.')
  const refusal = refusalOf(row, now)
  if (refusal) throw new ProblemError(refusal, 'The link of the invitation works no more.')
  return row as Open
}

export type InvitationsService = ReturnType<typeof invitationsService>

/** Invitations to work in a store: sent by mail to one address, used once by whoever has it. */
export function invitationsService(dependencies: InvitationsDependencies) {
  const { database, members, plan, stores, notices, events, mail, accounts, clock, publicUrl } = dependencies

  /** Sends a link. Throws `partner/too-many-invitations`. */
  async function send(
    transaction: Queries,
    store: CalledStore,
    by: Caller,
    { email, given, requestKey }: { email: string; given: PartnerLimits; requestKey: string | null },
  ): Promise<void> {
    const [storeId, inviterId] = [store.id, by.id]
    const invitations = invitationsRepository(transaction)
    const now = clock.now()
    if ((await invitations.countSince(storeId, new Date(now.getTime() - day))) >= limits.partners.invitationsPerDay)
      throw new ProblemError('partner/too-many-invitations', 'As many invitations were sent for the store within a day as may be.')
    const [inviter, receiver, { displayName }] = await Promise.all([
      invitations.person(inviterId),
      invitations.receiver(email),
      stores.require(storeId),
    ])
    const code = newCode()
    const link = `${publicUrl}${paths.invitation}#${code}`
    const mailId = await mail.send(transaction, {
      to: email,
      language: receiver?.language ?? inviter.language,
      message: { kind: 'invitation', inviter: inviter.name, store: displayName, link, days: limits.partners.invitationDays },
    })
    const expiresAt = new Date(now.getTime() + limits.partners.invitationDays * day)
    const former = await invitations.pendingOf(storeId, email)
    if (former) await invitations.end(former.id, 'replaced')
    await invitations.add(code, { storeId, email, inviterId, limits: given, mailId, requestKey, createdAt: now, expiresAt })
    await record(transaction, {
      kind: 'partner-invited',
      at: now,
      by: by.id,
      address: by.address,
      about: receiver?.id ?? null,
      store: store.name,
      values: {},
    })
    await events.notify({ what: 'membership', storeId }, transaction)
  }

  /** The invitation that waits at an address, for an owner who changes it. Throws `partner/…`. */
  async function waiting(transaction: Queries, storeId: string, email: string): Promise<InvitationRow> {
    const row = await invitationsRepository(transaction).pendingOf(storeId, comparable(email))
    if (row) return row
    if (await memberWith(transaction, storeId, email)) throw alreadyMember()
    throw new ProblemError('partner/unknown', 'No invitation waits at this address.')
  }

  return {
    /** Invites somebody; an invitation that waits there is replaced. Throws `partner/…`. */
    async invite(store: CalledStore, by: Caller, wanted: { address: string; given: PartnerLimits; key: string }): Promise<string> {
      const { address, given, key } = wanted
      const [storeId, inviterId] = [store.id, by.id]
      const email = plainEmail(address)
      if (email === null) throw new ProblemError('partner/bad-email', 'The text is no e-mail address that can be used.')
      const requestKey = createHash('sha256').update(`${inviterId} ${key} ${storeId} ${email}`).digest('hex')
      await database.transaction().execute(async (transaction) => {
        const inviter = await members.lockAsOwner(transaction, storeId, inviterId)
        if (await invitationsRepository(transaction).byRequest(requestKey)) return
        if (sameAddress(inviter.email, email)) throw new ProblemError('partner/oneself', 'The address is that of the person who invites.')
        if (await memberWith(transaction, storeId, email)) throw alreadyMember()
        if (!(await invitationsRepository(transaction).pendingOf(storeId, email)))
          await plan.requireRoomIn(transaction, storeId, inviterId, 'partners')
        const checked = await checkLimits(transaction, storeId, given, { categories: 'query.onlyCategories', brands: 'query.onlyBrands' })
        await send(transaction, store, by, { email, given: checked, requestKey })
      })
      return email
    },

    /** Sends a new link; the former one works no more. Throws `partner/…`. */
    resend: (store: CalledStore, by: Caller, address: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await members.lockAsOwner(transaction, store.id, by.id)
        const row = await waiting(transaction, store.id, address)
        await send(transaction, store, by, { email: row.email, given: limitsOf(row), requestKey: null })
      }),

    /** Ends an invitation. Throws `partner/…`. */
    withdraw: (store: CalledStore, by: Caller, address: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await members.lockAsOwner(transaction, store.id, by.id)
        const row = await waiting(transaction, store.id, address)
        await invitationsRepository(transaction).end(row.id, 'withdrawn')
        const about = (await invitationsRepository(transaction).receiver(row.email))?.id ?? null
        const event = { kind: 'partner-invitation-withdrawn', at: clock.now(), by: by.id, address: by.address, about } as const
        await record(transaction, { ...event, store: store.name, values: {} })
        await events.notify({ what: 'membership', storeId: store.id }, transaction)
      }),

    /** What a link is for. Throws `invitation/…`. */
    async read(code: string): Promise<Invitation> {
      const row = open(await invitationsRepository(database).byCode(code), clock.now())
      const [named] = (await limitsRepository(database, row.storeId).named([limitsOf(row)])) as [NamedLimits]
      const account = accounts === null ? 'elsewhere' : (await invitationsRepository(database).receiver(row.email)) ? 'known' : 'new'
      return {
        email: row.email,
        inviter: row.inviter,
        storeName: row.storeName,
        role: 'partner',
        limits: named,
        expiresAt: row.expiresAt.toISOString(),
        account,
      }
    },

    /** A code for the receiver to register with. Throws `invitation/…`, `user/managed-elsewhere`. */
    async registrationCode(code: string): Promise<string> {
      const { email } = open(await invitationsRepository(database).byCode(code), clock.now())
      if (accounts === null) throw new ProblemError('user/managed-elsewhere', 'Another identity provider registers people.')
      if (await invitationsRepository(database).receiver(email)) throw new ProblemError('invitation/known', 'The address has an account.')
      return accounts.registrationCode(email)
    },

    /** Makes a person a partner by a link that was sent to their address. Returns the store's name. Throws `invitation/…`. */
    async accept({ id: personId, address }: Caller, code: string): Promise<string> {
      const { storeId } = open(await invitationsRepository(database).byCode(code), clock.now())
      return database.transaction().execute(async (transaction) => {
        await stores.locked(storeId, transaction)
        const invitations = invitationsRepository(transaction)
        const row = open(await invitations.lockByCode(code), clock.now())
        const person = await invitations.person(personId)
        if (!sameAddress(person.email, row.email))
          throw new ProblemError(
            'invitation/other-person',
            'The invitation is for another address than that of the person who is signed in.',
          )
        const memberships = membershipsRepository(transaction)
        if ((await memberships.members(storeId, personId)).length > 0)
          throw new ProblemError('invitation/already-member', 'The person works in the store already.')
        await invitations.end(row.id, 'accepted')
        // The plan may be a smaller one since it was sent.
        await plan.requireRoomIn(transaction, storeId, personId, 'partners')
        await memberships.put({ storeId, personId, role: 'partner', limits: limitsOf(row) })
        await record(transaction, {
          kind: 'partner-joined',
          at: clock.now(),
          by: personId,
          address,
          about: personId,
          store: row.store,
          values: {},
        })
        await notices.add({ storeId, kind: 'partner-joined', by: person.name, to: 'owners' }, transaction)
        await events.notify({ what: 'membership', storeId, id: personId }, transaction)
        return row.store
      })
    },

    removeOld: (): Promise<void> => invitationsRepository(database).removeBefore(new Date(clock.now().getTime() - keptFor)),
  }
}
