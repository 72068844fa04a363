import type { Endpoint, Place } from '../../contract/index.ts'
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

/** What the guard asks the modules. */
export interface AccessPolicy {
  /** The person behind an access token. Throws a `session/…` problem. */
  signedIn(token: string | undefined): Promise<Person>
  /** The store, if this person may work in it. */
  storeOf(person: Person, name: string): Promise<GrantedStore | null>
  /** True where the `Authorization` header is the application's. */
  isApplication(authorization: string | undefined): boolean
  /** Writes down who tried what they may not. */
  refused(person: Person, endpoint: Endpoint, what: 'person' | 'store'): Promise<void>
}

type Parts = { params: unknown; query: unknown; body: unknown }

const at = (place: Place, parts: Parts): string => {
  const [part, name] = place.split('.') as ['params' | 'query' | 'body', string]
  return String((parts[part] as Record<string, unknown>)[name])
}

/** Who may send this call: the person's own e-mail, and a store of theirs. Throws `access/…` problems. */
export async function admit(policy: AccessPolicy, endpoint: Endpoint, person: Person, parts: Parts): Promise<GrantedStore | null> {
  const { access } = endpoint
  const places = [access.person, endpoint.query.properties.username && access.person ? ('query.username' as const) : undefined]
  for (const place of places) {
    if (place && at(place, parts).toLowerCase() !== person.email.toLowerCase()) {
      await policy.refused(person, endpoint, 'person')
      throw new ProblemError('access/other-person', `${place} is not the person who is signed in.`)
    }
  }
  if (!access.store) return null
  const store = await policy.storeOf(person, at(access.store, parts))
  if (store) return store
  await policy.refused(person, endpoint, 'store')
  throw new ProblemError('access/other-store', `${access.store} is not a store of the person who is signed in.`)
}
