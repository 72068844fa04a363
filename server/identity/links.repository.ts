import { createHash, randomBytes } from 'node:crypto'
import type { LinkPurpose } from '../../contract/index.ts'
import type { Queries } from '../database/index.ts'

/** A link of a message. */
export interface Link {
  purpose: LinkPurpose
  email: string
  /** Null where the link makes a person. */
  personId: string | null
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')

/** Links that work once. The table holds only hashes of their codes. */
export const linksRepository = (queries: Queries) => {
  const fields = ['purpose', 'email', 'person_id as personId'] as const
  return {
    /** Makes a link, and gives its code. */
    async add({ purpose, email, personId }: Link, expiresAt: Date): Promise<string> {
      const code = randomBytes(24).toString('base64url')
      await queries
        .insertInto('account_links')
        .values({ code_hash: hashOf(code), purpose, email, person_id: personId, expires_at: expiresAt })
        .execute()
      return code
    },
    read: (code: string, now: Date): Promise<Link | undefined> =>
      queries
        .selectFrom('account_links')
        .select(fields)
        .where('code_hash', '=', hashOf(code))
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    /** Uses a link up: of many who try at once, one gets it. */
    take: (code: string, purpose: LinkPurpose, now: Date): Promise<Link | undefined> =>
      queries
        .deleteFrom('account_links')
        .where('code_hash', '=', hashOf(code))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .returning(fields)
        .executeTakeFirst(),
    /** The e-mail that a person has still to confirm. */
    async pendingEmail(personId: string, now: Date): Promise<string | null> {
      const link = await queries
        .selectFrom('account_links')
        .select('email')
        .where('person_id', '=', personId)
        .where('purpose', '=', 'email')
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return link?.email ?? null
    },
    /** Former links of a person lead nowhere any more. */
    async removeOf(personId: string): Promise<void> {
      await queries.deleteFrom('account_links').where('person_id', '=', personId).execute()
    },
    /** Former links to register with this address lead nowhere any more. */
    async removeRegistrations(email: string): Promise<void> {
      await queries.deleteFrom('account_links').where('email', '=', email).where('purpose', '=', 'registration').execute()
    },
    async removeExpired(now: Date): Promise<void> {
      await queries.deleteFrom('account_links').where('expires_at', '<=', now).execute()
    },
  }
}
