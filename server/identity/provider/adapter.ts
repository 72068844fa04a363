import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Clock } from '../../kernel/clock.ts'
import { lifetimes } from '../lifetimes.ts'
import type { IdentityQueries } from '../tables.ts'

// Each of these values grants access, so the table holds only their hashes.
const bearers = new Set(['AuthorizationCode', 'RefreshToken', 'AccessToken'])

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/**
 * Keeps what the OpenID provider has to remember in PostgreSQL.
 *
 * A refresh token that was used stays good for `lifetimes.refreshGrace`, because two tabs may refresh at once; after that its
 * use tells of a theft, and the provider revokes the whole family. A code is taken once, however many ask at the same time.
 */
export function payloadAdapter(queries: IdentityQueries, clock: Clock): AdapterFactory {
  return (model): Adapter => {
    const secret = bearers.has(model)
    const keyOf = (id: string) => (secret ? createHash('sha256').update(id).digest('base64url') : id)
    const ofModel = queries.selectFrom('oidc_payloads').select(['id', 'payload', 'consumed_at']).where('model', '=', model)

    const read = (
      row: { id: string; payload: Record<string, unknown>; consumed_at: Date | null } | undefined,
      id?: string,
    ): AdapterPayload | undefined => {
      if (!row) return undefined
      const graceEnds = row.consumed_at && model === 'RefreshToken' ? row.consumed_at.getTime() + lifetimes.refreshGrace * 1000 : 0
      const spent = row.consumed_at !== null && clock.now().getTime() >= graceEnds
      return { ...row.payload, jti: id ?? row.id, ...(spent ? { consumed: seconds(row.consumed_at as Date) } : {}) }
    }

    return {
      async upsert(id, { jti: _, ...payload }, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: new Date(clock.now().getTime() + (expiresIn ?? lifetimes.session.absolute) * 1000),
        }
        await queries
          .insertInto('oidc_payloads')
          .values({ model, id: keyOf(id), consumed_at: null, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute()
      },
      async find(id) {
        return read(await ofModel.where('id', '=', keyOf(id)).executeTakeFirst(), id)
      },
      async findByUid(uid) {
        return read(await ofModel.where('uid', '=', uid).orderBy('expires_at', 'desc').limit(1).executeTakeFirst())
      },
      async findByUserCode(userCode) {
        return read(await ofModel.where('user_code', '=', userCode).executeTakeFirst())
      },
      async consume(id) {
        const taken = await queries
          .updateTable('oidc_payloads')
          // The first use counts: a later one must not prolong the grace.
          .set({ consumed_at: sql<Date>`coalesce(consumed_at, ${clock.now()})` })
          .where('model', '=', model)
          .where('id', '=', keyOf(id))
          .$if(model === 'AuthorizationCode', (query) => query.where('consumed_at', 'is', null))
          .executeTakeFirst()
        if (taken.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used')
      },
      async destroy(id) {
        await queries.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', keyOf(id)).execute()
      },
      async revokeByGrantId(grantId) {
        await queries.deleteFrom('oidc_payloads').where('model', '=', model).where('grant_id', '=', grantId).execute()
      },
    }
  }
}
