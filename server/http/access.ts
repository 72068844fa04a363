import type { IncomingHttpHeaders } from 'node:http'
import { Compile } from 'typebox/compile'
import { StoreName } from '../../contract/fields.ts'
import { type Endpoint, headers, type Place } from '../../contract/index.ts'
import { ProblemError } from '../kernel/problem.ts'

/** A person who is signed in and known here. */
export interface Person {
  id: string
  email: string
  name: string
}

/** A store that the person may work in. */
export interface GrantedStore {
  id: string
  name: string
}

/** A person at the door of a store; null where it is not theirs, or none was named. */
export interface Visitor {
  person: Person
  store: GrantedStore | null
  /** When the access token ends. */
  until: Date
}

/** What the guard asks the modules. */
export interface AccessPolicy {
  /** The person behind an access token, and the store of this name if they may work in it. Throws a `session/…` problem. */
  signedIn(token: string | undefined, storeName: string | null): Promise<Visitor>
  /** True where the `Authorization` header is the application's. */
  isApplication(authorization: string | undefined): boolean
  /** Writes down who tried what they may not. */
  refused(person: Person, endpoint: Pick<Endpoint, 'id'>, what: 'person' | 'store'): Promise<void>
}

/** The application and the person behind a request, at the door of the store of this name. Throws a `session/…` problem. */
export async function enter(policy: AccessPolicy, given: IncomingHttpHeaders, storeName: string | null): Promise<Visitor> {
  if (!policy.isApplication(given.authorization))
    throw new ProblemError('session/unknown-application', 'The Authorization header does not name a known application.')
  const token = given[headers.person]
  return policy.signedIn(typeof token === 'string' ? token : undefined, storeName)
}

type Parts = { params: unknown; query: unknown; body?: unknown }

const at = (place: Place, parts: Parts): unknown => {
  const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
  return (parts[part] as Record<string, unknown> | null | undefined)?.[name]
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

async function checkPerson(policy: AccessPolicy, endpoint: Endpoint, { person }: Visitor, places: readonly Place[], parts: Parts) {
  for (const place of places) {
    if (String(at(place, parts)).toLowerCase() === person.email.toLowerCase()) continue
    await policy.refused(person, endpoint, 'person')
    throw new ProblemError('access/other-person', `${place} is not the person who is signed in.`)
  }
}

function personPlaces({ access, query }: Endpoint): Place[] {
  if (!access.person) return []
  return [...new Set([access.person, ...(query.properties.username ? (['query.username'] as const) : [])])]
}

/** The application and the person behind a call, and the store that they ask for. Needs no body. Throws a `session/…` problem. */
export const visit = (policy: AccessPolicy, endpoint: Endpoint, request: { headers: IncomingHttpHeaders } & Parts): Promise<Visitor> =>
  enter(policy, request.headers, storeNamed(endpoint, request, request.headers))

/** Who may send this call, as far as its address says: the person's own e-mail, and a store of theirs. Throws `access/…` problems. */
export async function admitByAddress(policy: AccessPolicy, endpoint: Endpoint, visitor: Visitor, parts: Parts): Promise<void> {
  await checkPerson(
    policy,
    endpoint,
    visitor,
    personPlaces(endpoint).filter((place) => !inBody(place)),
    parts,
  )
  const { store } = endpoint.access
  if (store && !inBody(store)) await grant(policy, endpoint, visitor, store, parts)
}

/** The same for what stands in the body; gives the store. `given` are the call's headers. Throws `access/…` problems. */
export async function admitByBody(
  policy: AccessPolicy,
  endpoint: Endpoint,
  visitor: Visitor,
  parts: Parts,
  given: IncomingHttpHeaders,
): Promise<GrantedStore | null> {
  await checkPerson(policy, endpoint, visitor, personPlaces(endpoint).filter(inBody), parts)
  const { store: place } = endpoint.access
  if (!place) return null
  const name = at(place, parts) as string
  // Another store than the header said, or none: asked for now.
  const asking = visitor.store?.name === name || !inBody(place) ? visitor : await enter(policy, given, name)
  return grant(policy, endpoint, asking, place, parts)
}

async function grant(policy: AccessPolicy, endpoint: Endpoint, { person, store }: Visitor, place: Place, parts: Parts) {
  if (store && store.name === at(place, parts)) return store
  await policy.refused(person, endpoint, 'store')
  throw new ProblemError('access/other-store', `${place} is not a store of the person who is signed in.`)
}
