import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../server/testing/postgres.ts'
import { connected, testSimulator } from './simulator.fixtures.ts'

test('killed while it takes writes, the simulator keeps every one that it answered, and counts none twice', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  const process_ = spawn(process.execPath, [fileURLToPath(new URL('./killed.fixtures.ts', import.meta.url)), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(process_.stdout, 'data')) as [Buffer]
  const platform = connected({ url: line.toString().trim() }, { maxWait: 0 })

  const answered = new Map<number, number>()
  let alive = true
  const write = async (id: number) => {
    for (let score = 1; alive && score < 10_000; score += 1) {
      const taken = await platform.setScore(id, score).then(
        ({ result }) => result === 'written',
        () => false,
      )
      if (taken) answered.set(id, score)
    }
  }
  const writers = [1000, 1001, 1002, 1003].map(write)
  await expect.poll(() => [...answered.values()].reduce((sum, score) => sum + score, 0), { timeout: 10_000 }).toBeGreaterThan(60)
  process_.kill('SIGKILL')
  alive = false
  await Promise.all([once(process_, 'exit'), ...writers])

  const again = await testSimulator(1, { databaseUrl: database.url })
  const puts = await again.writes('teststore')
  for (const [id, score] of answered) {
    const kept = again.product('teststore', id).Score ?? 0
    // One write more may have been taken whose answer died with the process.
    expect([score, score + 1]).toContain(kept)
    expect(puts.get(id)).toBe(kept)
  }
})
