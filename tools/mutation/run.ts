/**
 * `npm run test:mutation`: changes the source a little, hundreds of times, and looks whether a test
 * notices. A change that none notices is printed: either a test is missing, or the change makes no
 * difference. Arguments choose the parts (`rules`, `plan`) or files; without any it is all parts.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../stage.ts'

const parts: Readonly<Record<string, string>> = {
  rules: 'contract/rules/*.ts,!contract/rules/*.test.ts,!contract/rules/*.fixtures.ts',
  plan: 'server/modules/publication/*.plan.ts',
}
const folder = join(import.meta.dirname, 'stryker')
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')

/** Runs a command in the folder of the project, and gives its exit code. */
const run = (command: string, given: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) =>
    spawn(command, given, { cwd: root, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1)),
  )

async function install(): Promise<void> {
  if (existsSync(stryker)) return
  console.log('Installing Stryker (63 MB, into tools/mutation/stryker, this once) …')
  const code = await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error('Stryker could not be installed; what npm said stands above.')
}

/** Where Stryker leaves its report; the next run leaves another. */
const report = join(root, '.cache/mutation-report/index.html')

// It takes minutes, and the machine has other work.
setPriority(15)
await install()
const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? Object.keys(parts) : wanted
const failed: string[] = []
for (const part of chosen) {
  console.log(`\n${part}:`)
  const code = await run(process.execPath, [stryker, 'run', join(folder, 'stryker.config.json'), '--mutate', parts[part] ?? part])
  if (code !== 0) failed.push(part)
  const kept = join(root, '.cache/mutation-report', `${part in parts ? part : 'files'}.html`)
  if (existsSync(report)) await rename(report, kept)
}
console.log('Every change, with the tests that met it, stands in .cache/mutation-report.')
if (failed.length > 0) console.error(`Fewer than 90 of 100 changes were noticed, or it did not run: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
