import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface StageResult {
  passed: number
  failed: number
  /** Everything that was said; shown when something failed. */
  output: string
}

/** One part of `npm test`. */
export interface Stage {
  title: string
  run(): Promise<StageResult>
}

export const root = fileURLToPath(new URL('..', import.meta.url))

const patience = 30 * 60_000

const running = new Set<ChildProcess>()

// Ctrl-C reaches the scripts by itself; a signal that is sent to us alone does not.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(1)
  })
}

/**
 * Runs a script under this Node, from the project's folder.
 *
 * @returns the exit code (1 when it was ended for taking more than half an hour) and all that it wrote
 */
export function runScript(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => { output += text })
    const timer = setTimeout(() => {
      output += `\nEnded after ${String(patience / 60_000)} minutes.\n`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, patience)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs stages and tells of each how it went: those of one group at the same time, the groups one after another, to the last.
 * What a failing stage said is shown in full. Ends with the plain line `N passed, N failed`.
 *
 * @returns the exit code: 0 when nothing failed
 */
export async function runStages(groups: readonly (readonly Stage[])[], print: (line: string) => void = console.log): Promise<number> {
  let passed = 0
  let failed = 0
  for (const group of groups) {
    print(`… ${group.map((stage) => stage.title).join(', ')}`)
    await Promise.all(
      group.map(async (stage) => {
        const began = Date.now()
        const result = await runOne(stage)
        passed += result.passed
        failed += result.failed
        const seconds = ((Date.now() - began) / 1000).toFixed(1)
        if (result.failed === 0) print(`✓ ${stage.title}: ${String(result.passed)} passed (${seconds} s)`)
        else print(`\n${result.output.trimEnd()}\n\n✗ ${stage.title}: ${String(result.passed)} passed, ${String(result.failed)} failed (${seconds} s)\n`)
      }),
    )
  }
  print(`${String(passed)} passed, ${String(failed)} failed`)
  return failed === 0 ? 0 : 1
}

/** A stage that breaks, or that looked at nothing, has failed. */
async function runOne(stage: Stage): Promise<StageResult> {
  try {
    const result = await stage.run()
    if (result.passed + result.failed > 0) return result
    return { passed: 0, failed: 1, output: `${result.output}\nNothing was tested here.` }
  } catch (fault) {
    return { passed: 0, failed: 1, output: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }
  }
}
