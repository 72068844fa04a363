import type { IdentityQueries } from '../tables.ts'

/** Sealed keys by name. */
export function keysRepository(queries: IdentityQueries) {
  const read = async (name: string): Promise<string | null> =>
    (await queries.selectFrom('identity_keys').select('sealed').where('name', '=', name).executeTakeFirst())?.sealed ?? null
  return {
    read,
    /** Keeps a key unless there is one already; gives the one that is kept. */
    async keep(name: string, sealed: string): Promise<string> {
      await queries
        .insertInto('identity_keys')
        .values({ name, sealed })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await read(name)) ?? sealed
    },
  }
}
