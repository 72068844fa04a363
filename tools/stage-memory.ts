import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync } from 'node:fs'

/** The stage that is at work notes here which processes it started. */
export const whoseProcesses = new AsyncLocalStorage<Set<number>>()

/** One process as the kernel tells of it. */
interface Process {
  pid: number
  parent: number
  /** What it holds for itself, in kB: memory that processes share would be counted once for each. */
  own: number
}

/** The processes of this machine; none where the kernel does not tell (macOS). */
function allProcesses(): Process[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  } catch {
    return []
  }
}

function readProcess(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    const at = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
    return [{ pid, parent: at('PPid'), own: at('RssAnon') }]
  } catch {
    // It has ended since the folder was read.
    return []
  }
}

/** What these processes and all that they started hold, in kB. */
export function heldBy(roots: ReadonlySet<number>, processes: readonly Process[]): number {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const held = ({ pid, own }: Process): number => (children.get(pid) ?? []).reduce((sum, child) => sum + held(child), own)
  return processes.filter(({ pid }) => roots.has(pid)).reduce((sum, process) => sum + held(process), 0)
}

/** Looks every second at what the processes hold; `stop` tells the most of it in MB, or null where there was nothing to see. */
export function watchMemory(roots: ReadonlySet<number>): { stop(): number | null } {
  let most = 0
  const look = () => {
    if (roots.size > 0) most = Math.max(most, heldBy(roots, allProcesses()))
  }
  const timer = setInterval(look, 1000)
  return {
    stop() {
      clearInterval(timer)
      return most === 0 ? null : Math.round(most / 1024)
    },
  }
}
