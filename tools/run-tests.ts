import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './stage.ts'

/** Runs these tests of the server against a PostgreSQL that is there; what starts PostgreSQL itself is left out. True where all passed. */
export async function runTests(tests: readonly string[], environment: Record<string, string>): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--exclude', 'server/database/embedded/**'],
      // What stands between takes its time, above all beside other work.
      ...['--test-timeout', '90000', ...tests],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
