import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchMemory, whoseProcesses } from './stage-memory.ts'
import { tableOf, type Timed } from './stage-table.ts'

export interface StageResult {
  passed: number
  failed: number
  /** All output; shown when something failed. */
  output: string
}

/** One part of `npm test`. */
export interface Stage {
  title: string
  run(): Promise<StageResult>
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The longest stage takes a third of this where nothing else runs. */
const maxWait = 40 * 60_000

const running = new Set<ChildProcess>()

// A terminal sends Ctrl-C to the scripts, too; a signal that is sent to this process is not sent to them.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill('SIGTERM')
    process.exit(1)
  })
}

/**
 * Runs a script under this Node, from the project's folder.
 *
 * @param show is given what it writes, as it comes
 * @returns the exit code (1 when it was ended for taking longer than `maxWait`) and all that it wrote
 */
export function runScript(
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
  show?: (text: string) => void,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    })
    running.add(child)
    if (child.pid !== undefined) whoseProcesses.getStore()?.add(child.pid)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        show?.(text)
      })
    const timer = setTimeout(() => {
      output += `\nEnded after ${String(maxWait / 60_000)} minutes.\n`
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, maxWait)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Tracks that run side by side, each with stages that follow each other. */
export type Step = readonly (readonly Stage[])[]

export interface Circumstances {
  print?: (line: string) => void
  /** Stages that ran before: they are in the table, too. */
  before?: readonly Timed[]
  /** Seconds after which no further step is begun; what was not begun is reported. Without it, all are. */
  beginWithin?: number
  /** What was left out on purpose, a line each. */
  leftOut?: readonly string[]
}

/**
 * Runs stages and tells of each how it went: step after step, to the last. What a failing stage said is shown in full.
 * Ends with a table of what each took, what was left out, and the plain line `N passed, N failed`.
 *
 * @returns the exit code: 0 when nothing failed
 */
export async function runStages(
  steps: readonly Step[],
  { print = console.log, before = [], beginWithin = Infinity, leftOut = [] }: Circumstances = {},
): Promise<number> {
  const began = Date.now()
  const since = (from: number) => (Date.now() - from) / 1000
  const timed: Timed[] = [...before]
  const late: string[] = []
  let passed = 0
  let failed = 0
  const runTrack = async (track: readonly Stage[]) => {
    for (const stage of track) {
      const stageBegan = Date.now()
      const { result, megabytes } = await runOne(stage)
      const seconds = since(stageBegan)
      passed += result.passed
      failed += result.failed
      timed.push({ title: stage.title, seconds, megabytes })
      if (result.failed === 0) print(`✓ ${stage.title}: ${String(result.passed)} passed (${seconds.toFixed(1)} s)`)
      else
        print(
          `\n${result.output.trimEnd()}\n\n✗ ${stage.title}: ${String(result.passed)} passed, ${String(result.failed)} failed (${seconds.toFixed(1)} s)\n`,
        )
    }
  }
  for (const step of steps) {
    const titles = step.map((track) => track.map(({ title }) => title).join(', ')).filter((track) => track !== '')
    if (titles.length === 0) continue
    if (since(began) > beginWithin) {
      late.push(...titles.map((track) => `No time was left for: ${track}.`))
      continue
    }
    print(`… ${titles.join(' | ')}`)
    await Promise.all(step.map(runTrack))
  }
  for (const line of [...tableOf(timed, since(began)), ...leftOut, ...late]) print(line)
  print(`${String(passed)} passed, ${String(failed)} failed`)
  return failed === 0 ? 0 : 1
}

/** A stage that breaks, or that looked at nothing, has failed. */
async function runOne(stage: Stage): Promise<{ result: StageResult; megabytes: number | null }> {
  const processes = new Set<number>()
  const memory = watchMemory(processes)
  try {
    const result = await whoseProcesses.run(processes, () => stage.run())
    if (result.passed + result.failed > 0) return { result, megabytes: memory.stop() }
    return { result: { passed: 0, failed: 1, output: `${result.output}\nNothing was tested here.` }, megabytes: memory.stop() }
  } catch (fault) {
    const output = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    return { result: { passed: 0, failed: 1, output }, megabytes: memory.stop() }
  }
}
