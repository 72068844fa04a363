import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../server/testing/postgres.ts'
import { collection } from './shop.fixtures.ts'
import { connected, testSimulator } from './simulator.fixtures.ts'

test('killed while it takes positions, the simulator keeps every one that it answered', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  const process_ = spawn(process.execPath, [fileURLToPath(new URL('./killed.fixtures.ts', import.meta.url)), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(process_.stdout, 'data')) as [Buffer]
  const platform = connected({ url: line.toString().trim() }, { maxWait: 0 })

  const answered = new Map<number, number>()
  let alive = true
  const writing = (async () => {
    for (let position = 100; alive && position < 10_000; position += 1) {
      const product = collection.products[position % collection.products.length]!
      const taken = await platform.setCollectionPosition(collection.id, product, -position).then(
        ({ result }) => result === 'written',
        () => false,
      )
      if (taken) answered.set(product, -position)
    }
  })()
  await expect.poll(() => answered.size, { timeout: 10_000 }).toBe(collection.products.length)
  process_.kill('SIGKILL')
  alive = false
  await Promise.all([once(process_, 'exit'), writing])

  const again = await testSimulator(1, { databaseUrl: database.url })
  const kept = new Map<number, number | null>()
  for await (const page of connected(again).collectionProducts(collection.id))
    for (const { product, position } of page) kept.set(product, position)
  // One write more may have been taken whose answer died with the process.
  for (const [product, position] of answered) expect([position, position - collection.products.length]).toContain(kept.get(product))
})
