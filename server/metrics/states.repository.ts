import { sql } from 'kysely'
import { everyStore } from '../database/every-store.ts'
import type { Queries } from '../database/index.ts'

type Counted = readonly { state: string; count: number }[]

/** How much there is in which state. */
export interface States {
  jobs: Counted
  publications: Counted
  synchronisations: Counted
  platforms: Counted
}

const ofKind = (kind: string) => sql<Counted[number]>`${everyStore}
  select case when waits_for in ('worker', 'retry', 'platform') then 'waiting' else state end as state, count(*)::int as count
  from runs where kind = ${kind} group by 1`

/** What the figures of the server look at in the database. */
export const statesRepository = (queries: Queries) => {
  const counted = (statement: ReturnType<typeof sql<Counted[number]>>) => statement.execute(queries).then(({ rows }) => rows)
  return {
    async read(now: Date): Promise<States> {
      // The queue makes its own tables, at its first start.
      const { rows } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(queries)
      const [jobs, publications, synchronisations, platforms] = await Promise.all([
        rows[0]!.there
          ? counted(sql`
              select case when state = 'active' then 'running' when state = 'failed' then 'failed' when start_after > ${now} then 'later' else 'waiting' end as state, count(*)::int as count
              from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1`)
          : [],
        counted(ofKind('publication')),
        counted(ofKind('synchronisation')),
        counted(sql`
          select case when open_until > ${now} then 'broken' when paused_until > ${now} then 'paused' else 'free' end as state, count(*)::int as count
          from platform_budgets group by 1`),
      ])
      return { jobs, publications, synchronisations, platforms }
    },
  }
}
