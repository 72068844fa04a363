import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Publishing, startPublishing } from './publication.fixtures.ts'
import { runRepository } from '../../runs/index.ts'
import { publicationKind } from './publication-kind.ts'
import { publicationRepository } from './publication.repository.ts'
import { writesRepository } from './writes.repository.ts'

let publishing: Publishing
beforeAll(async () => {
  publishing = await startPublishing()
})
afterAll(() => publishing.close())

test('rows of a publication can neither be read nor changed for another store, whoever knows its id', async () => {
  const mine = await publishing.open()
  const other = await publishing.open()
  const id = await mine.published()
  await publishing.samara.work()
  const { database } = publishing.samara.connection
  const rows = publicationRepository(database, other.id)
  expect(await rows.byId(id)).toBeUndefined()
  expect(await rows.lock(id)).toBeUndefined()
  const runs = runRepository(database, other.id, publicationKind)
  expect(await runs.byId(id)).toBeUndefined()
  expect(await runs.change(id, 'verified', { failure: 'unexpected' })).toBe(false)
  const run = await runRepository(database, mine.id, publicationKind).byId(id)
  expect(await runs.changeState(run!, 'rechecking', {})).toBe(false)
  await rows.update(id, { written: 77 })
  expect(await writesRepository(database, other.id, id).written()).toEqual([])
  await writesRepository(database, other.id, id).setDifferences([])
  expect(await writesRepository(database, mine.id, id).written()).toHaveLength(2)
  expect(await mine.read(id)).toMatchObject({ state: 'verified', written: 2 })
})
