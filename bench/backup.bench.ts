import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkBackup } from '../server/database/backup/index.ts'
import { type Row, spread, time } from './measure.ts'

/** What a restoration may take. */
const limit = 180_000
const runs = 2

/**
 * A demo store of 100 000 products with a year of sales, restored by the
 * command, from its start to its end: the database is made and filled.
 */
export async function benchBackup(): Promise<Row[]> {
  const place = await mkdtemp(join(tmpdir(), 'samara-bench-backup-'))
  // The user who runs the database on board may be another one.
  await chmod(place, 0o755)
  const backup = join(place, 'backup')
  const command = (name: string, dataFolder: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../tools/${name}.ts`, import.meta.url)), ...args], {
      env: { ...process.env, SAMARA_DATA: join(place, dataFolder) },
    })
  try {
    await command('demo-large/make', 'made')
    await command('backup', 'made', backup)
    const { tables } = await checkBackup(backup)
    const products = tables.find(({ schema, name }) => schema === 'public' && name === 'products')
    assert(products && products.rows >= 100_000)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await time(() => command('restore', `restored-${run}`, backup)))
    return [
      {
        work: `a store of 100 000 products restored: ${(rows / 1e6).toFixed(1)} million rows`,
        figure: spread(times),
        beside: 'limit',
        reference: limit,
        reach: 1,
      },
    ]
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
