import type { Connection } from '../../database/index.ts'

/**
 * Tables that calls may write to whatever they answer: who tried what they may
 * not, how often a password was wrong, and what is used up by any answer to it.
 */
const apart = ['audit_log', 'sign_in_attempts', 'passkey_challenges']

export interface Changes {
  /** Rows that were changed since the last time this was asked, by table; empty where nothing was. */
  since(): Promise<string[]>
}

/** Watches every row of every table: triggers write down what a transaction that was kept has changed. */
export async function watchChanges({ direct }: Connection): Promise<Changes> {
  await direct.query(`create table fuzz_changes (id bigint generated always as identity primary key, what text not null)`)
  await direct.query(`create function fuzz_note() returns trigger language plpgsql as $$ begin
    if tg_op <> 'UPDATE' or old is distinct from new then
      insert into fuzz_changes (what) values (tg_op || ' ' || tg_table_schema || '.' || tg_table_name);
    end if;
    return null; end $$`)
  const { rows } = await direct.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'fuzz_changes' and tablename <> all ($1)`,
    [apart],
  )
  for (const { name } of rows)
    await direct.query(`create trigger fuzz_note after insert or update or delete on ${name} for each row execute function fuzz_note()`)
  let last = '0'
  return {
    async since() {
      const found = await direct.query<{ id: string; what: string }>({
        name: 'fuzz-changes',
        text: 'select id, what from fuzz_changes where id > $1 order by id',
        values: [last],
      })
      last = found.rows.at(-1)?.id ?? last
      return [...new Set(found.rows.map(({ what }) => what))]
    },
  }
}
