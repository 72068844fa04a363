import type pg from 'pg'
import { schemas } from './schemas.ts'
import type { KeptPartition, KeptSequence, KeptTable } from './manifest.ts'

/** The tables with rows of their own, or whose parts have them, and the columns that are not computed from others. */
export async function tablesIn(client: pg.ClientBase): Promise<Pick<KeptTable, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await client.query<Pick<KeptTable, 'schema' | 'name' | 'columns'>>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely\\_%'
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return rows
}

/** The parts of tables that are kept in parts. */
export async function partitionsIn(client: pg.ClientBase): Promise<KeptPartition[]> {
  const { rows } = await client.query<KeptPartition>(
    `select n.nspname as schema, c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where n.nspname = any($1) and c.relkind = 'r' and c.relispartition order by 1, 2`,
    [schemas],
  )
  return rows
}

/** The sequences that gave numbers, and the last number of each. */
export async function sequencesIn(client: pg.ClientBase): Promise<KeptSequence[]> {
  const { rows } = await client.query<KeptSequence>(
    `select schemaname as schema, sequencename as name, last_value as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  )
  return rows
}

/** The migrations that made the database, in their sequence; none in an empty one. */
export async function migrationsIn(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.kysely_migration') is not null as there")
  if (!rows[0]!.there) return []
  return (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map(({ name }) => name)
}
