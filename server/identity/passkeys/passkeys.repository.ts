import type { IdentityQueries } from '../tables.ts'

export interface PasskeyRow {
  id: string
  personId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  addedAt: Date
  usedAt: Date | null
}

/** Passkeys of people, and what their authenticators have to sign. */
export const passkeysRepository = (queries: IdentityQueries) => {
  const passkeys = queries
    .selectFrom('passkeys')
    .select([
      'id',
      'person_id as personId',
      'public_key as publicKey',
      'counter',
      'transports',
      'name',
      'added_at as addedAt',
      'used_at as usedAt',
    ])
  return {
    async ofPerson(personId: string): Promise<PasskeyRow[]> {
      const found = await passkeys.where('person_id', '=', personId).orderBy('added_at').orderBy('id').execute()
      return found.map((row) => ({ ...row, counter: Number(row.counter) }))
    },
    async byId(id: string): Promise<PasskeyRow | null> {
      const row = await passkeys.where('id', '=', id).executeTakeFirst()
      return row ? { ...row, counter: Number(row.counter) } : null
    },
    /** Adds a passkey; false where there is one of this id. */
    async add({ id, personId, publicKey, counter, transports, name, addedAt }: Omit<PasskeyRow, 'usedAt'>): Promise<boolean> {
      const added = await queries
        .insertInto('passkeys')
        .values({ id, person_id: personId, public_key: publicKey, counter, transports, name, added_at: addedAt, used_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    /** Notes a use, unless the passkey was used in the same moment or is gone. */
    async noteUse(id: string, counter: { former: number; now: number }, now: Date): Promise<boolean> {
      const noted = await queries
        .updateTable('passkeys')
        .set({ counter: counter.now, used_at: now })
        .where('id', '=', id)
        .where('counter', '=', String(counter.former))
        .executeTakeFirst()
      return noted.numUpdatedRows > 0n
    },
    async rename(id: string, personId: string, name: string): Promise<boolean> {
      const renamed = await queries
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst()
      return renamed.numUpdatedRows > 0n
    },
    /** Removes a passkey, and gives its name. */
    async remove(id: string, personId: string): Promise<string | null> {
      const removed = await queries
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .returning('name')
        .executeTakeFirst()
      return removed?.name ?? null
    },
    /** Removes every passkey of a person, and says how many they were. */
    async removeOf(personId: string): Promise<number> {
      const removed = await queries.deleteFrom('passkeys').where('person_id', '=', personId).executeTakeFirst()
      return Number(removed.numDeletedRows)
    },
    /** Keeps a challenge in the place of the former one of the same session or sign-in. */
    async keepChallenge(binding: string, challenge: string, expiresAt: Date): Promise<void> {
      const row = { challenge, expires_at: expiresAt }
      await queries
        .insertInto('passkey_challenges')
        .values({ binding, ...row })
        .onConflict((conflict) => conflict.column('binding').doUpdateSet(row))
        .execute()
    },
    /** Uses a challenge up. Null where there is none, or an old one. */
    async takeChallenge(binding: string, now: Date): Promise<string | null> {
      const taken = await queries
        .deleteFrom('passkey_challenges')
        .where('binding', '=', binding)
        .returning(['challenge', 'expires_at as expiresAt'])
        .executeTakeFirst()
      return taken && taken.expiresAt > now ? taken.challenge : null
    },
    async removeExpired(now: Date): Promise<void> {
      await queries.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
    },
  }
}
