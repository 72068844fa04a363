import { type RawBuilder, sql } from 'kysely'
import type { AutomationCause, AutomationConfiguration, ListGroup, TargetList } from '../../../contract/index.ts'
import type { Queries } from '../../database/index.ts'

/** An automation as it is kept. */
export interface AutomationRow {
  id: number
  level: ListGroup
  name: string
  configuration: AutomationConfiguration
  version: number
  changedBy: string | null
  /** Name of the person. */
  changedByName: string | null
  changedAt: Date
  dueAt: Date | null
  dueCause: Exclude<AutomationCause, 'person'> | null
}

/** When an automation is to run by itself next, and why. */
export interface Due {
  at: Date | null
  cause: AutomationRow['dueCause']
}

/** The automations of one store. */
export const automationsRepository = (queries: Queries, storeId: string) => {
  const find = async (condition: RawBuilder<unknown>, rest: RawBuilder<unknown> = sql``): Promise<AutomationRow[]> => {
    const { rows } = await sql<AutomationRow>`
      select a.id, a.level, a.name, a.configuration, a.version, a.changed_by as "changedBy", p.name as "changedByName", a.changed_at as "changedAt",
        a.due_at as "dueAt", a.due_cause as "dueCause"
      from automations a left join people p on p.id = a.changed_by where a.store_id = ${storeId} and ${condition} order by a.name, a.id ${rest}`.execute(
      queries,
    )
    return rows
  }

  return {
    ofLevel: (level: ListGroup): Promise<AutomationRow[]> => find(sql`a.level = ${level}`),
    all: (): Promise<AutomationRow[]> => find(sql`true`),
    byId: async (id: number): Promise<AutomationRow | undefined> => (await find(sql`a.id = ${id}`))[0],
    /** Locks it until the transaction ends. */
    lock: async (id: number): Promise<AutomationRow | undefined> => (await find(sql`a.id = ${id}`, sql`for update of a`))[0],
    byKey: async (key: string): Promise<AutomationRow | undefined> => (await find(sql`a.request_key = ${key}`))[0],
    /** Those whose time has come. */
    due: (now: Date): Promise<AutomationRow[]> => find(sql`a.due_at <= ${now}`),

    /** The soonest time of all. */
    async nextDue(): Promise<Date | null> {
      const { rows } = await sql<{ at: Date | null }>`select min(due_at) as at from automations where store_id = ${storeId}`.execute(
        queries,
      )
      return rows[0]!.at
    },

    /** Adds one; null where the level has `most` already, or the key was used. */
    async add(
      {
        level,
        name,
        configuration,
        by,
        at,
        due,
      }: { level: ListGroup; name: string; configuration: AutomationConfiguration; by: string; at: Date; due: Due },
      { key, most }: { key: string; most: number },
    ): Promise<number | null> {
      const { rows } = await sql<{ id: number }>`
        insert into automations (store_id, level, name, configuration, changed_by, changed_at, due_at, due_cause, request_key)
        select ${storeId}::uuid, ${level}, ${name}, ${JSON.stringify(configuration)}::jsonb, ${by}::uuid, ${at}::timestamptz, ${due.at}::timestamptz, ${due.cause}, ${key}
        where (select count(*) from automations where store_id = ${storeId} and level = ${level}) < ${most}
        on conflict (store_id, request_key) do nothing returning id`.execute(queries)
      return rows[0]?.id ?? null
    },

    async change(
      id: number,
      { name, configuration, by, at, due }: { name: string; configuration: AutomationConfiguration; by: string; at: Date; due: Due },
    ): Promise<void> {
      await queries
        .updateTable('automations')
        .set((row) => ({
          name,
          configuration: JSON.stringify(configuration),
          version: row('version', '+', 1),
          changed_by: by,
          changed_at: at,
          due_at: due.at,
          due_cause: due.cause,
        }))
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
    },

    async setConfiguration(id: number, configuration: AutomationConfiguration, due: Due): Promise<void> {
      await queries
        .updateTable('automations')
        .set((row) => ({
          configuration: JSON.stringify(configuration),
          version: row('version', '+', 1),
          due_at: due.at,
          due_cause: due.cause,
        }))
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
    },

    async remove(id: number): Promise<void> {
      await queries.deleteFrom('automations').where('store_id', '=', storeId).where('id', '=', id).execute()
    },

    async setDue(id: number, { at, cause }: Due): Promise<void> {
      await queries
        .updateTable('automations')
        .set({ due_at: at, due_cause: cause })
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute()
    },

    /** Those that run after a synchronisation. */
    afterSynchronisation: (): Promise<AutomationRow[]> => find(sql`a.configuration -> 'cadence' ->> 'every' = 'synchronisation'`),

    /** Every list of a level, by name: not what a Samara collection has on the platform, and none that is archived. */
    async lists(level: ListGroup): Promise<TargetList[]> {
      const { rows } =
        level === 'category'
          ? await sql<TargetList>`select 'category' as kind, id, name, path from categories where store_id = ${storeId} order by name, id`.execute(
              queries,
            )
          : await sql<TargetList>`
              select 'collection' as kind, c.id, c.name, '{}'::int[] as path from collections c where c.store_id = ${storeId}
                and not exists (select 1 from samara_collections s where s.store_id = ${storeId} and s.platform_id = c.id)
              union all select 'samara', id, name, '{}' from samara_collections where store_id = ${storeId} and archived_at is null
              order by name, id`.execute(queries)
      return rows
    },

    /** Samara collections that have no collection on the platform: publishing one makes it there. */
    async notOnPlatform(): Promise<ReadonlySet<number>> {
      const rows = await queries
        .selectFrom('samara_collections')
        .select('id')
        .where('store_id', '=', storeId)
        .where('platform_id', 'is', null)
        .execute()
      return new Set(rows.map(({ id }) => id))
    },

    /** Lists whose ordering on the platform was changed by somebody else. */
    async drifted(): Promise<{ kind: TargetList['kind']; id: number }[]> {
      return queries.selectFrom('drifts').select(['list_kind as kind', 'list_id as id']).where('store_id', '=', storeId).execute()
    },
  }
}
