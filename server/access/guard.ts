import type { IncomingHttpHeaders } from 'node:http'
import { Compile } from 'typebox/compile'
import { StoreName } from '../../contract/fields.ts'
import { apiTokenPrefix, type Endpoint, headers, type PartnerLimits, type Permission, type Place } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'
import { type MemberStore, type Person, refusalOf } from './membership.ts'
import { at, type Parts, placesOf, type Subject, subjectOf } from './subject.ts'

/** What an API token allows. */
export interface Grant {
  id: string
  permissions: readonly Permission[]
  storeIds: readonly string[]
}

/** The person behind a call, and the store that it names; null where they are no member of it, or none is named. */
export interface Visitor {
  person: Person
  store: MemberStore | null
  /** Runs the installation. */
  operator: boolean
  /** When the access token ends. */
  until: Date
  /** What an API token allows; null where the person is signed in. */
  grant: Grant | null
  /** The network address that the call comes from. */
  address: string
}

/** What is known of a request before its body is read. */
export interface Arriving {
  headers: IncomingHttpHeaders
  /** The network address that it comes from. */
  ip: string
}

/** What the guard asks the modules. */
export interface AccessPolicy {
  /** The person behind an access token, and the store of this name if they are a member of it. Throws a `session/…` problem. */
  signedIn(token: string | undefined, storeName: string | null): Promise<Omit<Visitor, 'address'>>
  /** The same for an API token. */
  byApiToken(token: string, storeName: string | null): Promise<Omit<Visitor, 'address'>>
  /** True where the `Authorization` header is the application's. */
  isApplication(authorization: string | undefined): boolean
  /** Whether what a call is about lies outside a partner's limits. */
  outside(storeId: string, limits: PartnerLimits, subject: Subject): Promise<boolean>
  /** Writes down who tried what they may not. */
  refused(visitor: Visitor, endpoint: Pick<Endpoint, 'id'>, what: 'person' | 'store' | 'permission' | 'limits' | 'token'): Promise<void>
}

/** The application and the person behind a request that names this store. Throws a `session/…` problem. */
export async function enter(policy: AccessPolicy, { headers: given, ip }: Arriving, storeName: string | null): Promise<Visitor> {
  if (!policy.isApplication(given.authorization))
    throw new ProblemError('session/unknown-application', 'The Authorization header does not name a known application.')
  const token = given[headers.person]
  return { ...(await policy.signedIn(typeof token === 'string' ? token : undefined, storeName)), address: ip }
}

/** The API token of a request: a program sends it alone, without the application's identity. */
const apiTokenOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  authorization?.startsWith(`Bearer ${apiTokenPrefix}`) ? authorization.slice('Bearer '.length) : null

/** Whoever sends a request: a program with an API token, or the application with a person. Throws a `session/…` problem. */
async function arrive(policy: AccessPolicy, request: Arriving, name: string | null): Promise<Visitor> {
  const token = apiTokenOf(request.headers)
  return token === null ? enter(policy, request, name) : { ...(await policy.byApiToken(token, name)), address: request.ip }
}

const storeName = Compile(StoreName)

const inBody = (place: Place): boolean => place.startsWith('body.')

/** The store that a call names, before its input is checked: so that person and store are asked for at once. Null where it can be none. */
function storeNamed(endpoint: Endpoint, parts: Parts, given: IncomingHttpHeaders): string | null {
  const place = endpoint.access.store
  // The body is not read yet: the header says which store to expect there.
  const name = place && (inBody(place) ? given[headers.tenant] : at(place, parts))
  return storeName.Check(name) ? name : null
}

async function checkPerson(policy: AccessPolicy, endpoint: Endpoint, visitor: Visitor, places: readonly Place[], parts: Parts) {
  for (const place of places) {
    if (String(at(place, parts)).toLowerCase() === visitor.person.calledBy.toLowerCase()) continue
    await policy.refused(visitor, endpoint, 'person')
    throw new ProblemError('access/other-person', `${place} is not the person who is signed in.`)
  }
}

function personPlaces({ access, query }: Endpoint): Place[] {
  if (!access.person) return []
  return [...new Set([access.person, ...(query.properties.username ? (['query.username'] as const) : [])])]
}

/** The application and the person behind a call, and the store that they ask for. Needs no body. Throws a `session/…` problem. */
export const visit = (policy: AccessPolicy, endpoint: Endpoint, request: Arriving & Parts): Promise<Visitor> =>
  arrive(policy, request, storeNamed(endpoint, request, request.headers))

/**
 * Who may send this call, as far as its address says: the person's own e-mail,
 * a store of theirs, what they may do there. Throws `access/…` problems.
 */
export async function admitByAddress(policy: AccessPolicy, endpoint: Endpoint, visitor: Visitor, parts: Parts): Promise<void> {
  await checkPerson(
    policy,
    endpoint,
    visitor,
    personPlaces(endpoint).filter((place) => !inBody(place)),
    parts,
  )
  const { store, about, operator } = endpoint.access
  if (!store) await checkGrant(policy, endpoint, visitor, null)
  if (operator && !visitor.operator) {
    await policy.refused(visitor, endpoint, 'permission')
    throw new ProblemError('access/not-permitted', `${endpoint.id} is for operators.`)
  }
  if (!store || inBody(store)) return
  const member = await checkMembership(policy, endpoint, visitor, parts)
  if (about && !placesOf(about).some(inBody)) await checkLimits(policy, endpoint, visitor, member, parts)
}

/** The same for what stands in the body; gives the store. Throws `access/…` problems. */
export async function admitByBody(
  policy: AccessPolicy,
  endpoint: Endpoint,
  visitor: Visitor,
  parts: Parts,
  request: Arriving,
): Promise<MemberStore | null> {
  await checkPerson(policy, endpoint, visitor, personPlaces(endpoint).filter(inBody), parts)
  const { store: place, about } = endpoint.access
  if (!place) return null
  // What the address says was checked before the body came.
  if (!inBody(place) && !(about && placesOf(about).some(inBody))) return visitor.store
  const name = at(place, parts) as string
  // Another store than the header said, or none: asked for now.
  const visitorOfStore = visitor.store?.name === name || !inBody(place) ? visitor : await arrive(policy, request, name)
  const member = await checkMembership(policy, endpoint, visitorOfStore, parts)
  if (about) await checkLimits(policy, endpoint, visitor, member, parts)
  return member
}

/** The store that the call names, if the person is a member who may do this there. */
async function checkMembership(policy: AccessPolicy, { id, access }: Endpoint, visitor: Visitor, parts: Parts) {
  const { store } = visitor
  if (!access.store) throw new Error(`${id} names no store.`)
  if (!store || store.name !== at(access.store, parts)) {
    await policy.refused(visitor, { id }, 'store')
    throw new ProblemError('access/other-store', `${access.store} is not a store of the person who is signed in.`)
  }
  await checkGrant(policy, { id, access }, visitor, store)
  const refusal = refusalOf(store, access.permission)
  if (refusal === null) return store
  await policy.refused(visitor, { id }, 'permission')
  throw new ProblemError(refusal, `${id} needs the permission ${access.permission}, which this member does not have.`)
}

/** Whether who sends a call may do something else too in its store: for an answer that holds what another permission is needed for. */
export const mayAlso = ({ grant }: Visitor, store: MemberStore, permission: Permission): boolean =>
  refusalOf(store, permission) === null && (grant === null || grant.permissions.includes(permission))

/** That an API token includes this: a store and a permission of it. What is no store's, or personal, is for people alone. */
async function checkGrant(
  policy: AccessPolicy,
  { id, access }: Pick<Endpoint, 'id' | 'access'>,
  visitor: Visitor,
  store: MemberStore | null,
): Promise<void> {
  const { grant } = visitor
  if (grant === null) return
  if (store && access.permission && !access.personal && grant.storeIds.includes(store.id) && grant.permissions.includes(access.permission))
    return
  await policy.refused(visitor, { id }, 'token')
  throw new ProblemError('access/outside-token', `${id} is not included in this API token.`)
}

async function checkLimits(
  policy: AccessPolicy,
  { id, access }: Endpoint,
  visitor: Visitor,
  store: MemberStore,
  parts: Parts,
): Promise<void> {
  if (!access.about || !store.limits || !(await policy.outside(store.id, store.limits, subjectOf(access.about, parts)))) return
  await policy.refused(visitor, { id }, 'limits')
  throw new ProblemError('access/outside-limits', `${id} is about something outside the categories and brands of this member.`)
}
