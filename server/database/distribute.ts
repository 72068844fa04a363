import pg from 'pg'
import { distribution, tablesOf } from './distribution.ts'

/** What became of a database. */
export type Distributed = { citus: false; available: boolean } | { citus: true; steps: string[] }

interface ForeignKey {
  name: string
  table: string
  definition: string
}

/** What Citus says of a table; absent where it does not know it. */
interface KnownTable {
  table: string
  kind: string
}

/** `n` without a key that everybody holds (`t`): on the coordinator alone. */
const knownTables = `
  select logicalrelid::regclass::text as table, case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' else 'local' end as kind
  from pg_dist_partition`

/** Foreign keys from or to a table that has to be placed yet. Citus takes tables without them, and the keys afterwards. */
const foreignKeys = `
  select conname as name, quote_ident(relname) as table, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and (c.conrelid::regclass::text = any($1) or c.confrelid::regclass::text = any($1)) order by relname, conname`

/** Columns that number themselves, of tables of stores: numbers go on after those that are there. */
const identities = `
  select quote_ident(t.relname) as table, quote_ident(a.attname) as column
  from pg_attribute a join pg_class t on t.oid = a.attrelid
  where a.attidentity <> '' and t.relnamespace = 'public'::regnamespace and t.relname = any($1)`

/** Local tables that lead to one which is everywhere: Citus must know them to keep those keys. */
const localWithKeys = `
  select distinct conrelid::regclass::text as table from pg_constraint
  where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($2) order by 1`

async function rows<T extends pg.QueryResultRow>(client: pg.ClientBase, text: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query<T>(text, values)).rows
}

/** Throws where a table is placed already in another way than the table of places says. */
function checkPlaces(known: ReadonlyMap<string, string>): void {
  for (const [table, place] of Object.entries(distribution)) {
    const kind = known.get(table)
    const fits =
      kind === undefined || (place === 'store' ? kind === 'distributed' : place === 'reference' ? kind === 'reference' : kind === 'local')
    // What has keys to a reference table becomes known to Citus as local, until it is placed.
    if (!fits && kind !== 'local')
      throw new Error(`The table ${table} is "${kind}" on Citus, but must be "${place}" (server/database/distribution.ts).`)
  }
}

async function place(client: pg.ClientBase, steps: string[]): Promise<void> {
  const step = async (text: string, values: unknown[] = []): Promise<void> => {
    await client.query(text, values)
    steps.push(values.reduce((line: string, value, at) => line.replace(`$${at + 1}`, `'${String(value)}'`), text))
  }
  const found = await rows<KnownTable>(client, knownTables)
  const known = new Map(found.map(({ table, kind }) => [table, kind]))
  checkPlaces(known)
  const references = tablesOf('reference').filter((table) => known.get(table) !== 'reference')
  const stores = tablesOf('store').filter((table) => known.get(table) !== 'distributed')
  if (references.length + stores.length === 0) return
  const anchor = tablesOf('store').find((table) => !stores.includes(table)) ?? stores[0]!

  const keys = await rows<ForeignKey>(client, foreignKeys, [[...references, ...stores]])
  const locals = await rows<{ table: string }>(client, localWithKeys, [tablesOf('local'), tablesOf('reference')])
  // Shards are written one after the other: those of tables that are everywhere are written in the same transaction.
  await client.query("set local citus.multi_shard_modify_mode to 'sequential'")
  for (const { table, name } of keys) await step(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  for (const table of references) await step('select create_reference_table($1)', [table])
  for (const table of stores)
    await step("select create_distributed_table($1, 'store_id', colocate_with => $2)", [table, table === anchor ? 'none' : anchor])
  for (const { table } of locals) if (!known.has(table)) await step('select citus_add_local_table_to_metadata($1)', [table])
  for (const { table, name, definition } of keys)
    await step(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  for (const { table, column } of await rows<{ table: string; column: string }>(client, identities, [stores]))
    await step(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
    )
}

/**
 * Gives every table its place on Citus, all or nothing: on every machine, by store, or on the
 * one that answers. Done again, it changes nothing. Without Citus it changes nothing either.
 */
export async function distribute(client: pg.ClientBase): Promise<Distributed> {
  const [state] = await rows<{ citus: boolean; available: boolean }>(
    client,
    `select to_regclass('pg_dist_partition') is not null as citus, exists (select 1 from pg_available_extensions where name = 'citus') as available`,
  )
  if (!state!.citus) return { citus: false, available: state!.available }
  const steps: string[] = []
  await client.query('begin')
  try {
    await place(client, steps)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  return { citus: true, steps }
}
