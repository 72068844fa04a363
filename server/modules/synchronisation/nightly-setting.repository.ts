import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** Whether a store synchronises by itself at night. */
export const nightlySetting = (queries: Queries, storeId: string) => ({
  async read(): Promise<boolean> {
    const { rows } = await sql<{ nightly: boolean }>`select nightly from stores where id = ${storeId}`.execute(queries)
    return rows[0]?.nightly ?? false
  },
  async set(nightly: boolean): Promise<void> {
    await sql`update stores set nightly = ${nightly} where id = ${storeId}`.execute(queries)
  },
})
