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
  if (!policy.isApplication(given.authorization)) throw new ProblemError('session/unknown-application', 'The Authorization header does not name a known application.')
  const token = given[headers.person]
  return policy.signedIn(typeof token === 'string' ? token : undefined, storeName)
}

type Parts = { params: unknown; query: unknown; body: unknown }

const at = (place: Place, parts: Parts): unknown => {
  const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
  return (parts[part] as Record<string, unknown> | null | undefined)?.[name]
}

const storeName = Compile(StoreName)

/** The store that a call names, before its input is checked: so that person and store are asked for at once. Null where it can be none. */
export function storeNamed(endpoint: Endpoint, parts: Parts): string | null {
  const name = endpoint.access.store ? at(endpoint.access.store, parts) : null
  return storeName.Check(name) ? name : null
}

/** Who may send this call: the person's own e-mail, and a store of theirs. Throws `access/…` problems. */
export async function admit(policy: AccessPolicy, endpoint: Endpoint, { person, store }: Visitor, parts: Parts): Promise<GrantedStore | null> {
  const { access } = endpoint
  const places = [access.person, endpoint.query.properties.username && access.person ? ('query.username' as const) : undefined]
  for (const place of places) {
    if (place && String(at(place, parts)).toLowerCase() !== person.email.toLowerCase()) {
      await policy.refused(person, endpoint, 'person')
      throw new ProblemError('access/other-person', `${place} is not the person who is signed in.`)
    }
  }
  if (!access.store) return null
  if (store && store.name === at(access.store, parts)) return store
  await policy.refused(person, endpoint, 'store')
  throw new ProblemError('access/other-store', `${access.store} is not a store of the person who is signed in.`)
}
