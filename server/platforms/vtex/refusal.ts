import { PlatformFault, type ScoreWrite } from '../platform.ts'
import { GivenUp } from './persist.ts'

const enoughFailures = 3

/**
 * Turns what concerns one product alone into its result: an answer without sense, and VTEX breaking on this product again and again
 * while `probe`, one small call, shows that everything else works. Throws what concerns everybody.
 */
export async function resultOf(work: () => Promise<ScoreWrite>, probe: () => Promise<unknown>): Promise<ScoreWrite> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof PlatformFault && fault.kind === 'unreadable') return { result: 'refused', reason: 'unreadable', message: null }
    if (fault instanceof GivenUp && (await thisOneAlone(fault, probe))) return { result: 'refused', reason: 'broken', message: null }
    throw fault
  }
}

async function thisOneAlone({ last, failures }: GivenUp, probe: () => Promise<unknown>): Promise<boolean> {
  // It answered, time and again, what nobody can read: that is about what was asked for.
  if (last.status !== null && last.status < 300) return true
  if (last.status !== 500 || failures < enoughFailures) return false
  return probe().then(
    () => true,
    () => false,
  )
}
