import type { IdentityQueries } from '../tables.ts'

/** A person's authenticator app. */
export interface Authenticator {
  sealedKey: string
  begunAt: Date
  /** Null until its first code was given. */
  confirmedAt: Date | null
}

/** Authenticator apps and recovery codes. */
export const secondFactorRepository = (queries: IdentityQueries) => ({
  read: (personId: string): Promise<Authenticator | undefined> =>
    queries
      .selectFrom('authenticators')
      .select(['sealed_key as sealedKey', 'begun_at as begunAt', 'confirmed_at as confirmedAt'])
      .where('person_id', '=', personId)
      .executeTakeFirst(),
  /** Begins a set-up in place of another one; false where one is confirmed. */
  async begin(personId: string, sealedKey: string, now: Date): Promise<boolean> {
    const begun = await queries
      .insertInto('authenticators')
      .values({ person_id: personId, sealed_key: sealedKey, begun_at: now, confirmed_at: null, last_step: 0 })
      .onConflict((conflict) =>
        conflict
          .column('person_id')
          .doUpdateSet({ sealed_key: sealedKey, begun_at: now, last_step: 0 })
          .where('authenticators.confirmed_at', 'is', null),
      )
      .executeTakeFirst()
    return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n
  },
  /** Confirms the set-up of this key; false where it is another one, or confirmed already. */
  async confirm(personId: string, sealedKey: string, step: number, now: Date): Promise<boolean> {
    const confirmed = await queries
      .updateTable('authenticators')
      .set({ confirmed_at: now, last_step: step })
      .where('person_id', '=', personId)
      .where('sealed_key', '=', sealedKey)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    return confirmed.numUpdatedRows > 0n
  },
  /** Takes the code of a step of time; false where it, or a later one, was taken: of many who try at once, one gets it. */
  async takeStep(personId: string, sealedKey: string, step: number): Promise<boolean> {
    const taken = await queries
      .updateTable('authenticators')
      .set({ last_step: step })
      .where('person_id', '=', personId)
      .where('sealed_key', '=', sealedKey)
      .where('last_step', '<', String(step))
      .executeTakeFirst()
    return taken.numUpdatedRows > 0n
  },
  async takeRecoveryCode(personId: string, hash: string): Promise<boolean> {
    const taken = await queries
      .deleteFrom('recovery_codes')
      .where('person_id', '=', personId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return taken.numDeletedRows > 0n
  },
  async recoveryCodesLeft(personId: string): Promise<number> {
    const { count } = await queries
      .selectFrom('recovery_codes')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  /** Puts these in the place of the former ones. */
  async replaceRecoveryCodes(personId: string, hashes: readonly string[]): Promise<void> {
    await queries.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
    await queries
      .insertInto('recovery_codes')
      .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
      .execute()
  },
  /** Removes a confirmed app with its recovery codes; false where there is none. */
  async remove(personId: string): Promise<boolean> {
    const removed = await queries
      .deleteFrom('authenticators')
      .where('person_id', '=', personId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    await queries.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
    return removed.numDeletedRows > 0n
  },
  /** Removes set-ups that nobody confirmed. */
  async removeUnconfirmed(before: Date): Promise<void> {
    await queries.deleteFrom('authenticators').where('confirmed_at', 'is', null).where('begun_at', '<', before).execute()
  },
})
