import { createHash, randomBytes } from 'node:crypto'
import { type ApiToken, apiTokenLimits, type ApiTokenPermission, apiTokenPrefix } from '../../../contract/index.ts'
import { type Caller, record } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { Clock } from '../../kernel/clock.ts'
import { ProblemError } from '../../kernel/problem.ts'
import { type ApiGrant, type ApiTokenRow, apiTokensRepository } from './api-tokens.repository.ts'
import type { AccountOwner, OwnAccounts } from './own-account.ts'

export interface GivenApiToken {
  name: string
  permissions: readonly ApiTokenPermission[]
  stores: readonly string[]
  days: number | null
}

const day = 86_400_000
/** The last use is noted at most once in so many milliseconds. */
const noted = 60_000
const shownEnd = 4

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** A token as its person reads it. */
export const showApiToken = ({ madeAt, usedAt, endsAt, ...row }: ApiTokenRow): ApiToken => ({
  ...row,
  madeAt: madeAt.toISOString(),
  usedAt: iso(usedAt),
  endsAt: iso(endsAt),
})

export type ApiTokensService = ReturnType<typeof apiTokensService>

/** Tokens by which programs call the API under the name of a person, within stores and permissions that the person chose. */
export function apiTokensService({ database, clock, own }: { database: Database; clock: Clock; own: OwnAccounts }) {
  const list = async (personId: string): Promise<ApiToken[]> =>
    (await apiTokensRepository(database).ofPerson(personId, clock.now())).map(showApiToken)

  return {
    list,
    /** Makes one, and gives the token: nobody can read it again. Throws `user/proof-needed`, `store/unknown`, `api-token/too-many`. */
    async create(person: AccountOwner, caller: Caller, key: string, given: GivenApiToken): Promise<{ token: string; made: ApiToken }> {
      await own.insistOnProof(person)
      const token = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`
      const at = clock.now()
      const id = await database.transaction().execute(async (transaction) => {
        const tokens = apiTokensRepository(transaction)
        const storeIds = await tokens.storesNamed(person.id, given.stores)
        if (storeIds.length < given.stores.length)
          throw new ProblemError('store/unknown', 'body.stores names a store that is not one of the person who is signed in.')
        const made = await tokens.put({
          personId: person.id,
          name: given.name.trim(),
          hash: hashOf(token),
          endsWith: token.slice(-shownEnd),
          permissions: given.permissions,
          storeIds,
          key,
          at,
          endsAt: given.days === null ? null : new Date(at.getTime() + given.days * day),
        })
        if ((await tokens.count(person.id, at)) > apiTokenLimits.most)
          throw new ProblemError('api-token/too-many', `A person has at most ${apiTokenLimits.most} tokens.`)
        await record(transaction, {
          kind: 'api-token-made',
          at,
          by: caller.id,
          address: caller.address,
          values: { token: given.name.trim() },
        })
        return made
      })
      const made = (await list(person.id)).find((each) => each.id === id)
      if (!made) throw new ProblemError('api-token/unknown', 'The token was revoked meanwhile.')
      return { token, made }
    },
    /** Throws `api-token/unknown`. */
    async revoke(caller: Caller, id: string): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const name = await apiTokensRepository(transaction).remove(caller.id, id)
        if (name === undefined) throw new ProblemError('api-token/unknown', 'The person has no such token.')
        const { id: by, address } = caller
        await record(transaction, { kind: 'api-token-revoked', at: clock.now(), by, address, values: { token: name } })
      })
    },
    /** What a token allows, asked for at every call. Throws `session/invalid-token` for one that is unknown, revoked or over. */
    async grantOf(token: string): Promise<ApiGrant> {
      const tokens = apiTokensRepository(database)
      const grant = await tokens.byHash(hashOf(token))
      const now = clock.now()
      if (!grant || (grant.endsAt !== null && grant.endsAt <= now))
        throw new ProblemError('session/invalid-token', 'The API token is unknown, revoked or over.')
      if (grant.usedAt === null || now.getTime() - grant.usedAt.getTime() >= noted) await tokens.used(grant.id, now)
      return grant
    },
  }
}
