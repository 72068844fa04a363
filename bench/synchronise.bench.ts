import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import type { Synchronised } from '../server/testing/synchronise-many.ts'
import { serverProcess } from '../tools/bootstrap.mjs'
import { type Row, spread } from './measure.ts'

const products = 100_000
const megabyte = 1_048_576
/** The most that a process may take for a store of this size (a behaviour that every connector must show). */
const mostMemory = 300 * megabyte
/** The calls of a platform alone, at the rate that it allows itself by default. */
const callsPerSecond = 50

/** Brings a large store in, in a process of its own. */
export async function benchSynchronise(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'samara-bench-'))
  const postgres = await startEmbeddedPostgres({ directory, log: () => undefined })
  try {
    const script = fileURLToPath(new URL('../server/testing/synchronise-many.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...serverProcess.flags, '--expose-gc', script, postgres.url, String(products)],
      { env: { ...process.env, ...serverProcess.environment } },
    )
    const report = JSON.parse(stdout) as Synchronised
    assert.deepEqual([report.state, report.products], ['done', products])
    return [
      {
        work: 'Memory of the whole process while 100 000 products come in',
        figure: spread([report.peak * megabyte]),
        beside: 'the limit',
        reference: mostMemory,
        reach: 1,
        unit: 'bytes',
      },
      {
        work: 'Bringing 100 000 products in, the platform answering at once',
        figure: spread([report.seconds * 1000]),
        beside: `the same ${report.calls} calls at ${callsPerSecond} a second`,
        reference: (report.calls / callsPerSecond) * 1000,
        reach: 0.5,
      },
    ]
  } finally {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
