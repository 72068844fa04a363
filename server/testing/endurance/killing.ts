import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './seeded-random.ts'
import type { Cluster } from './cluster.ts'

/** Kills servers at random moments, one after the other, and starts each again; at most `longest` milliseconds apart. */
export async function killAgainAndAgain(
  cluster: Cluster,
  { kills, random, longest, onKill }: { kills: number; random: Random; longest: number; onKill?: (kills: number) => void },
): Promise<void> {
  for (let count = 0; count < kills; count++) {
    // The moment is random on purpose: nothing is waited for.
    await sleep(random.below(longest))
    const victim = count % cluster.servers.length
    await cluster.kill(victim)
    await cluster.start(victim)
    onKill?.(count + 1)
  }
}
