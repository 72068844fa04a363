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
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function peopleRepository(queries: Queries) {
  const people = queries.selectFrom('people').select(['id', 'email', 'name', 'password_hash as passwordHash', 'active', 'operator'])
  return {
    async byEmail(email: string): Promise<KnownPerson | null> {
      return (await people.where('email', '=', email).executeTakeFirst()) ?? null
    },
    async byId(id: string): Promise<KnownPerson | null> {
      if (!uuid.test(id)) return null
      return (await people.where('id', '=', id).executeTakeFirst()) ?? null
    },
    /** Replaces a hash, unless the password was changed in the meantime. */
    async rehash(id: string, former: string, hash: string): Promise<void> {
      await queries.updateTable('people').set({ password_hash: hash }).where('id', '=', id).where('password_hash', '=', former).execute()
    },
  }
}
