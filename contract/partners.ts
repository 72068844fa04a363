import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Count, Email, Instant, Maybe, oneOf, PlatformId, PlatformIds, StoreName } from './fields.ts'
import { limits } from './limits.ts'
import { roles } from './permissions.ts'

/** What stands in the link of an invitation. */
const InvitationCode = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' })
const closed = { additionalProperties: false }

/** A category or a brand with its name as it is now; the name is empty where the platform has it no more. */
const Named = Type.Object({ id: PlatformId, name: Type.String() })

/** How far a partner may go, to be read by people. Null: everywhere. */
export const NamedLimits = Type.Object({
  categories: Maybe(Type.Array(Named)),
  brands: Maybe(Type.Array(Named)),
  /** What they publish waits for the owner's approval. */
  approval: Type.Boolean(),
})
export type NamedLimits = Static<typeof NamedLimits>

/** `expired`: the invitation's link works no more; it can be sent again. */
export const partnerStates = ['active', 'invited', 'expired'] as const

/**
 * What became of the message with the link. `kept`: there is no mail server,
 * the operator has it; `waiting`: the mail server did not take it yet;
 * `failed`: it does not take it at all.
 */
export const invitationMails = ['kept', 'sending', 'waiting', 'sent', 'failed'] as const
export type InvitationMail = (typeof invitationMails)[number]

/** Somebody who works in a store, or is invited to. */
export const Partner = Type.Object({
  /** The owner who asks. */
  email: Type.String(),
  emailPartner: Type.String(),
  /** Null until the invitation is accepted. */
  name: Maybe(Type.String()),
  role: oneOf(roles),
  state: oneOf(partnerStates),
  /** Since when they are a member, or invited. */
  since: Instant,
  limits: NamedLimits,
  /** Until when the invitation's link works; null for members. */
  expiresAt: Maybe(Instant),
  /** Null for members, and where the message is forgotten. */
  mail: Maybe(oneOf(invitationMails)),
  /** Publications of theirs that have not ended. */
  publications: Count,
})
export type Partner = Static<typeof Partner>

/** The same by their own address, without the names of the wire. */
export type StorePartner = Omit<Partner, 'emailPartner'>

const ofStore = { email: Email, store: StoreName }
const owner = { person: 'query.email', store: 'query.store', permission: 'store.configure' } as const
const onePartner = Type.Object({ ...ofStore, emailPartner: Email })

/** Invites somebody to a store by a link that is sent to their address. An invitation that waits there is replaced. */
export const invitePartner = endpoint({
  id: 'invitePartner',
  service: 'user',
  method: 'POST',
  path: '/api/v1/userPartner/invite',
  summary: 'Invites somebody to work in a store, by a message with a link that works once.',
  query: Type.Object({
    /** Who is invited. */
    invite: Email,
    ...ofStore,
    /** Without it: everywhere. */
    onlyCategories: Type.Optional(PlatformIds('Categories, with everything below them, in which the partner may work')),
    onlyBrands: Type.Optional(PlatformIds('Brands with which the partner may work')),
    approval: Type.Optional(Type.Boolean()),
  }),
  reply: Partner,
  problems: [
    'partner/bad-email',
    'partner/oneself',
    'partner/already-member',
    'partner/unknown-limit',
    'partner/too-many-invitations',
    'limit/partners',
  ],
  access: owner,
  creates: true,
})

/** Owners first, then partners, then those who are invited; each by name. */
export const listPartners = endpoint({
  id: 'listPartners',
  service: 'user',
  method: 'GET',
  path: '/api/v1/userPartner/getUsersPartners',
  summary: 'Who works in a store, in what, and who is invited.',
  query: Type.Object(ofStore),
  reply: Type.Array(Partner),
  access: owner,
})

/** Takes the access to a store away. Publications of theirs that have not ended go on under the name of who takes it away. */
export const removePartner = endpoint({
  id: 'removePartner',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/userPartner/deleteUserPartner',
  summary: 'Takes the access to a store away from a partner, or from another owner.',
  query: onePartner,
  reply: Type.Object({
    /** Publications that go on under the name of the person who asks. */
    publications: Count,
  }),
  problems: ['partner/unknown', 'partner/only-owner'],
  access: owner,
})

/**
 * Gives a partner, or an invitation, other limits. Scheduled publications
 * that are outside of them go on under the name of who changes them.
 */
export const changePartner = endpoint({
  id: 'changePartner',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/partners',
  summary: 'Gives a partner, or somebody who is invited, other limits.',
  query: onePartner,
  body: Type.Object(
    {
      onlyCategories: Maybe(Type.Array(PlatformId, { minItems: 1, maxItems: limits.partners.limits })),
      onlyBrands: Maybe(Type.Array(PlatformId, { minItems: 1, maxItems: limits.partners.limits })),
      approval: Type.Boolean(),
    },
    closed,
  ),
  reply: Partner,
  problems: ['partner/unknown', 'partner/is-owner', 'partner/unknown-limit'],
  access: owner,
})

/** Makes a partner an owner. From then on the two may do the same, and either may leave. */
export const makeOwner = endpoint({
  id: 'makeOwner',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/store-owners',
  summary: 'Makes a partner of a store an owner of it.',
  query: onePartner,
  reply: Partner,
  problems: ['partner/unknown', 'partner/is-owner'],
  access: owner,
})

/** Sends an invitation once more, by a new link; the former one works no more. */
export const resendInvitation = endpoint({
  id: 'resendInvitation',
  service: 'user',
  method: 'PUT',
  path: '/api/v1/partner-invitations',
  summary: 'Sends an invitation once more, by a new link; the former one works no more.',
  query: onePartner,
  reply: Partner,
  problems: ['partner/unknown', 'partner/already-member', 'partner/too-many-invitations'],
  access: owner,
})

/** Ends an invitation: its link works no more. */
export const withdrawInvitation = endpoint({
  id: 'withdrawInvitation',
  service: 'user',
  method: 'DELETE',
  path: '/api/v1/partner-invitations',
  summary: 'Ends an invitation: its link works no more.',
  query: onePartner,
  reply: Type.Object({}),
  problems: ['partner/unknown', 'partner/already-member'],
  access: owner,
})

/** What the receiver has: an account here; none yet; or accounts are elsewhere, where nobody here sees them. */
export const invitedAccounts = ['known', 'new', 'elsewhere'] as const

/** An invitation as the holder of its link reads it. */
export const Invitation = Type.Object({
  /** The address that it is for. */
  email: Type.String(),
  inviter: Type.String(),
  storeName: Type.String(),
  role: oneOf(roles),
  limits: NamedLimits,
  expiresAt: Instant,
  account: oneOf(invitedAccounts),
})
export type Invitation = Static<typeof Invitation>

/** Why a link of an invitation works no more. */
const ended = [
  'invitation/unknown',
  'invitation/used',
  'invitation/expired',
  'invitation/withdrawn',
  'invitation/replaced',
  'invitation/inviter-left',
  'invitation/store-gone',
] as const

const anonymous = { anonymous: true } as const
const byCode = Type.Object({ code: InvitationCode }, closed)
const mostBytes = limits.body.signIn

/**
 * Looks at an invitation without using it. Nobody need be signed in: the link came by mail, and whoever holds it may have no account yet.
 */
export const readInvitation = endpoint({
  id: 'readInvitation',
  service: 'user',
  method: 'POST',
  path: '/api/v1/partner-invitations/link',
  summary: 'What a link of an invitation is for. It can be used afterwards.',
  body: byCode,
  mostBytes,
  reply: Invitation,
  problems: ended,
  access: anonymous,
})

/** Lets the receiver of an invitation register: the invitation's link has proven their address. */
export const registerInvited = endpoint({
  id: 'registerInvited',
  service: 'user',
  method: 'POST',
  path: '/api/v1/partner-invitations/registrations',
  summary: 'Gives the receiver of an invitation, who has no account, a code to register with.',
  body: byCode,
  mostBytes,
  reply: Type.Object({
    /** For the page of an account's link, see `accountPages`. */
    code: InvitationCode,
  }),
  problems: [...ended, 'invitation/known', 'user/managed-elsewhere'],
  access: anonymous,
})

/** Makes the person who is signed in a partner of the store. The invitation must be for their address. */
export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  service: 'user',
  method: 'POST',
  path: '/api/v1/partner-invitations/acceptances',
  summary: 'Makes the person, whom the invitation must be for, a partner of the store.',
  query: Type.Object({ username: Email }),
  body: byCode,
  mostBytes,
  reply: Type.Object({ store: StoreName }),
  problems: [...ended, 'invitation/other-person', 'invitation/already-member', 'limit/partners'],
  access: { person: 'query.username' },
})

const own = {
  query: Type.Object({ username: Email, store: StoreName }),
  access: { person: 'query.username', store: 'query.store', permission: 'lists.read' },
} as const

/** What the person is in a store. */
export const OwnMembership = Type.Object({
  role: oneOf(roles),
  since: Instant,
  limits: NamedLimits,
  /** Names of the store's owners: whom one asks. */
  owners: Type.Array(Type.String()),
})
export type OwnMembership = Static<typeof OwnMembership>

export const readMembership = endpoint({
  ...own,
  id: 'readMembership',
  service: 'user',
  method: 'GET',
  path: '/api/v1/own-memberships',
  summary: 'What the person is in a store, and how far they may go there.',
  reply: OwnMembership,
})

/** Leaves a store. Publications of the person that have not ended go on under the name of an owner. */
export const leaveStore = endpoint({
  ...own,
  id: 'leaveStore',
  service: 'user',
  access: { ...own.access, personal: true },
  method: 'DELETE',
  path: '/api/v1/own-memberships',
  summary: 'Ends the person’s own membership of a store.',
  reply: Type.Object({ publications: Count }),
  problems: ['partner/only-owner'],
})
