import type { Language } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'

/** What signing in needs to know of a person. */
export interface KnownPerson {
  id: string
  email: string
  name: string
  /** Null for people who sign in with a provider elsewhere. */
  passwordHash: string | null
  active: boolean
  operator: boolean
  /** In which they are written to. */
  language: Language
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const uniqueViolation = '23505'

export function peopleRepository(queries: Queries) {
  const people = queries
    .selectFrom('people')
    .select(['id', 'email', 'name', 'password_hash as passwordHash', 'active', 'operator', 'language'])
  return {
    async byEmail(email: string): Promise<KnownPerson | null> {
      return (await people.where('email', '=', email).executeTakeFirst()) ?? null
    },
    async byId(id: string): Promise<KnownPerson | null> {
      if (!uuid.test(id)) return null
      return (await people.where('id', '=', id).executeTakeFirst()) ?? null
    },
    /** Adds a person, and gives their id; null where somebody has the e-mail. */
    async add(person: {
      email: string
      name: string
      passwordHash: string
      language: Language
      operator: boolean
    }): Promise<string | null> {
      const { email, name, passwordHash, language, operator } = person
      const added = await queries
        .insertInto('people')
        .values({ email, name, password_hash: passwordHash, language, operator })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added?.id ?? null
    },
    async setPassword(id: string, hash: string): Promise<void> {
      await queries.updateTable('people').set({ password_hash: hash }).where('id', '=', id).execute()
    },
    /** Gives a person another e-mail; false where somebody else has it: then a transaction has to be rolled back. */
    async setEmail(id: string, email: string): Promise<boolean> {
      const changed = await queries
        .updateTable('people')
        .set({ email })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('people as others').select('others.id').where('others.email', '=', email).where('others.id', '<>', id))),
        )
        .executeTakeFirst()
        .catch((fault: unknown) => {
          // Somebody got it at the same moment.
          if ((fault as { code?: string }).code === uniqueViolation) return null
          throw fault
        })
      return changed !== null && changed.numUpdatedRows > 0n
    },
    /** Replaces a hash, unless the password was changed in the meantime. */
    async rehash(id: string, former: string, hash: string): Promise<void> {
      await queries.updateTable('people').set({ password_hash: hash }).where('id', '=', id).where('password_hash', '=', former).execute()
    },
  }
}
