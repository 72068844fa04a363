import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import type { House } from './house.ts'

/** Kills servers at random moments, one after the other, and starts each again; at most `longest` milliseconds apart. */
export async function killAgainAndAgain(
  house: House,
  { kills, luck, longest, told }: { kills: number; luck: Chance; longest: number; told?: (kills: number) => void },
): Promise<void> {
  for (let count = 0; count < kills; count++) {
    // The moment is random on purpose: nothing is waited for.
    await sleep(luck.below(longest))
    const victim = count % house.servers.length
    await house.kill(victim)
    await house.start(victim)
    told?.(count + 1)
  }
}
