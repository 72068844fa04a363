import { timingSafeEqual } from 'node:crypto'
import { recordTogether } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import type { TokenVerifier } from '../identity/index.ts'
import type { Clock } from '../kernel/clock.ts'
import { ProblemError } from '../kernel/problem.ts'
import type { ApiTokensService, UsersService } from '../modules/users/index.ts'
import type { AccessPolicy } from './guard.ts'
import { limitsRepository } from './limits.repository.ts'

export interface AccessPolicyDependencies {
  /** User and password by which the web app names itself. */
  application: string
  verify: TokenVerifier
  users: UsersService
  apiTokens: Pick<ApiTokensService, 'grantOf'>
  /** The role in a token's claim that makes an operator. */
  operatorRole: string
  database: Database
  clock: Clock
}

/** When a token ends that does not end. */
const farAway = new Date(8.64e15)

/** What the check before every call knows: the application, the people, and who is a member of which store. */
export function accessPolicy(options: AccessPolicyDependencies): AccessPolicy {
  const expected = Buffer.from(`Basic ${Buffer.from(options.application).toString('base64')}`)
  return {
    async signedIn(token, storeName) {
      if (!token) throw new ProblemError('session/missing-token', 'The call has no access token.')
      const proven = await options.verify(token)
      const { person, store, operator } = await options.users.visit(proven, storeName)
      return {
        person: { ...person, session: proven.session },
        store,
        // A role of the provider on board is gone with the next call once it is taken away; another provider's is as the token says.
        operator: proven.issuer === null ? operator : proven.roles.includes(options.operatorRole),
        until: proven.until,
        grant: null,
      }
    },
    async byApiToken(token, storeName) {
      const grant = await options.apiTokens.grantOf(token)
      const { person, store } = await options.users.visit(
        { issuer: null, subject: grant.personId, email: null, emailVerified: false, name: '' },
        storeName,
      )
      return { person: { ...person, session: null }, store, operator: false, until: grant.endsAt ?? farAway, grant }
    },
    isApplication(authorization) {
      const given = Buffer.from(authorization ?? '')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    outside: (storeId, limits, subject) => limitsRepository(options.database, storeId, limits)(subject),
    refused: ({ person, address }, endpoint, what) =>
      recordTogether(options.database, {
        kind: 'access-refused',
        at: options.clock.now(),
        by: person.id,
        address,
        values: { call: endpoint.id, what },
      }),
  }
}
