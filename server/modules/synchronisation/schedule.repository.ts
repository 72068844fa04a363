import { sql } from 'kysely'
import type { Queries } from '../../database/index.ts'

/** When a store is brought up to date by itself. */
export interface Schedule {
  nightly: boolean
  nextAt: Date | null
  nextRefreshAt: Date | null
  timeZone: string
  ready: boolean
}

/** The times of one store, as its row has them. */
export const scheduleRepository = (queries: Queries, storeId: string) => {
  const changed = async (query: ReturnType<typeof sql>): Promise<boolean> => ((await query.execute(queries)).numAffectedRows ?? 0n) > 0n
  return {
    async read(): Promise<Schedule | undefined> {
      const { rows } = await sql<Schedule>`
        select nightly, next_synchronisation_at as "nextAt", next_refresh_at as "nextRefreshAt", time_zone as "timeZone", readiness = 'ready' as ready
        from stores where id = ${storeId}`.execute(queries)
      return rows[0]
    },
    setNightly: (nightly: boolean): Promise<boolean> => changed(sql`update stores set nightly = ${nightly} where id = ${storeId}`),
    /** Each false where it is settled already: the present one is still to come. */
    setNext: (next: Date, now: Date): Promise<boolean> =>
      changed(sql`
        update stores set next_synchronisation_at = ${next} where id = ${storeId} and nightly and (next_synchronisation_at is null or next_synchronisation_at <= ${now})`),
    clearNext: (): Promise<boolean> => changed(sql`update stores set next_synchronisation_at = null where id = ${storeId}`),
    setNextRefresh: (next: Date, now: Date): Promise<boolean> =>
      changed(
        sql`update stores set next_refresh_at = ${next} where id = ${storeId} and (next_refresh_at is null or next_refresh_at <= ${now})`,
      ),
  }
}

/** Stores that can be worked with, and whose nightly synchronisation or refreshing nobody is going to begin. */
export async function storesWithoutSchedule(queries: Queries, now: Date): Promise<{ id: string; nightly: boolean; refresh: boolean }[]> {
  const { rows } = await sql<{ id: string; nightly: boolean; refresh: boolean }>`
    select id, nightly and (next_synchronisation_at is null or next_synchronisation_at <= ${now}) as nightly, next_refresh_at is null or next_refresh_at <= ${now} as refresh
    from stores where readiness = 'ready' and (next_refresh_at is null or next_refresh_at <= ${now} or nightly and (next_synchronisation_at is null or next_synchronisation_at <= ${now}))`.execute(
    queries,
  )
  return rows
}
