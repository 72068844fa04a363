import { timingSafeEqual } from 'node:crypto'
import type { AccessPolicy } from './http/access.ts'
import type { TokenVerifier } from './identity/index.ts'
import { ProblemError } from './kernel/problem.ts'
import type { UsersService } from './modules/users/index.ts'

/** What the guard of every call knows: the application, the people, and whose store is whose. */
export function accessPolicy(options: { application: string; verify: TokenVerifier; users: UsersService }): AccessPolicy {
  const expected = Buffer.from(`Basic ${Buffer.from(options.application).toString('base64')}`)
  return {
    async signedIn(token, storeName) {
      if (!token) throw new ProblemError('session/missing-token', 'The call has no access token.')
      const proven = await options.verify(token)
      return { ...(await options.users.visit(proven, storeName)), until: proven.until }
    },
    isApplication(authorization) {
      const given = Buffer.from(authorization ?? '')
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    refused: (person, endpoint, what) => options.users.note(person.id, `refused ${endpoint.id}`, { what }),
  }
}
