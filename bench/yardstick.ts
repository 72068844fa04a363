import { spread } from './measure.ts'

const additions = 100_000_000

/** Milliseconds of plain arithmetic on this machine: by it, absolute figures of different days can be compared. */
export function yardstick(): { what: string; milliseconds: number } {
  const once = (): number => {
    const began = performance.now()
    let sum = 0
    for (let n = 0; n < additions; n++) sum += n % 7
    // Used, so that it is not left out.
    if (sum < 0) throw new Error('A sum of positive numbers is negative.')
    return performance.now() - began
  }
  return { what: `${additions.toLocaleString('en')} additions in JavaScript`, milliseconds: spread([once(), once(), once()]).median }
}
