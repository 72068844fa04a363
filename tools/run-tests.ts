import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './stage.ts'

/** Runs these tests of the server against a PostgreSQL that is there; what starts PostgreSQL itself is left out. True where all passed. */
export async function runTests(tests: readonly string[], environment: Record<string, string>): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', '--exclude', 'server/database/embedded/**'],
      // The code in between takes time, above all while other stages run.
      ...['--test-timeout', '90000', ...tests],
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
