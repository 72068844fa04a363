/** 100 merchants who work, in a process that holds nothing else. See `merchants.ts`. */
import assert from 'node:assert/strict'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { round, saveMove, send } from './merchant-calls.ts'
import type { Work, WorkDone } from './merchants.ts'

/**
 * Lets merchants work at the same time, each sending `calls` calls, one every `pace` milliseconds.
 *
 * @returns the milliseconds of each call, counted from when it was due: who waits for an answer is late with the next call
 */
async function work({ port, merchants, calls, pace }: Work): Promise<number[]> {
  const times: number[] = []
  await Promise.all(
    merchants.map(async (merchant, place) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const began = performance.now() + (place / merchants.length) * pace
      for (let call = 0; call < calls; call++) {
        const due = began + call * pace
        const ahead = due - performance.now()
        if (ahead > 0) await sleep(ahead)
        const doing = round[merchant.turn++ % round.length]!
        // A timer may ring up to a millisecond early.
        const from = Math.min(due, performance.now())
        const text = await send(agent, port, merchant, doing)
        times.push(performance.now() - from)
        if (doing === saveMove) {
          const { version } = (JSON.parse(text) as { data: { version: number } }).data
          assert.equal(version, merchant.version + 1, 'a save was lost or doubled')
          merchant.version = version
        }
      }
      agent.destroy()
    }),
  )
  assert.equal(times.length, merchants.length * calls)
  return times
}

process.on('message', (task: Work) => {
  void work(task).then(
    (times) => process.send?.({ times, merchants: task.merchants } satisfies WorkDone),
    (error: unknown) => process.send?.({ error: error as Error } satisfies WorkDone),
  )
})
// The bench is over.
process.on('disconnect', () => process.exit())
