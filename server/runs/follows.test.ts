import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlatformFault } from '../platforms/platform.ts'
import { type Engine, startEngine } from './runs.fixtures.ts'

let engine: Engine
let refuses = true
beforeAll(async () => {
  engine = await startEngine({
    async failed(queries, { storeId }) {
      await sql`update stores set display_name = 'followed' where id = ${storeId}`.execute(queries)
      if (refuses) throw new Error('what follows failed')
    },
  })
})
afterAll(() => engine.close())

test('a run fails together with what follows, or not at all', async () => {
  const store = await engine.addStore()
  const shown = async () =>
    (
      await engine.connection.pool.query<{ followed: boolean }>("select display_name = 'followed' as followed from stores where id = $1", [
        store,
      ])
    ).rows[0]!.followed
  engine.answer({ reading: () => Promise.reject(new PlatformFault('credential', 'no')) })
  const id = (await engine.add(store))!
  await expect(engine.job(store, id)).rejects.toThrow('what follows failed')
  expect([(await engine.read(store, id)).state, await shown()]).toEqual(['reading', false])
  refuses = false
  // The queue retries a failed job.
  await engine.job(store, id)
  expect([(await engine.read(store, id)).state, await shown()]).toEqual(['failed', true])
})
