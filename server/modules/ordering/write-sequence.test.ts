import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyMove, limits, noRules } from '../../../contract/index.ts'
import { idArray } from '../../database/id-array.ts'
import { mugs, type Orderings, startOrderings } from './ordering.fixtures.ts'
import { orderingRepository } from './ordering.repository.ts'
import { writeSequenceTask } from './write-sequence.jobs.ts'

let orderings: Orderings
beforeAll(async () => {
  orderings = await startOrderings()
})
afterAll(() => orderings.samara.close())
beforeEach(async () => {
  await orderings.emptyOut()
  orderings.samara.jobs.clear()
})

const platform = [101, 102, 103, 104, 105]
const moveAt = (version: number) => ({
  products: [platform[(version * 7) % 5]!],
  after: version % 3 === 0 ? null : platform[(version * 11 + 1) % 5]!,
})

/** Saves moves from a version on, and gives the sequence that results. */
async function saveMoves(from: number, to: number, present: readonly number[]): Promise<number[]> {
  let sequence = [...present]
  for (let version = from; version < to; version++) {
    expect((await orderings.save({ version, moves: [moveAt(version)] })).status).toBe(200)
    sequence = Array.from(applyMove(sequence, moveAt(version)))
  }
  return sequence
}

const wholeOnes = async (): Promise<number[]> =>
  (
    await orderings.samara.connection.pool.query<{ version: number }>(
      'select version from ordering_versions where products is not null order by version',
    )
  ).rows.map(({ version }) => version)
const state = async () =>
  (await orderings.samara.connection.pool.query('select version, base_version as base, pending_moves as apart from orderings'))
    .rows[0] as object

test('no save of a move writes the whole sequence: after fifty of them the background does, once', async () => {
  const sequence = await saveMoves(0, 60, platform)
  expect(await wholeOnes()).toEqual([1])
  expect(orderings.samara.jobs.waiting.map(({ task }) => task)).toEqual([writeSequenceTask])
  expect(await orderings.view()).toEqual(sequence)

  await orderings.samara.work()
  expect(await wholeOnes()).toEqual([1, 60])
  expect(await state()).toEqual({ version: 60, base: 60, apart: 0 })
  expect(await orderings.view()).toEqual(sequence)
})

test('moves that are saved while the background writes are neither lost nor applied twice', async () => {
  const seen = await saveMoves(0, 55, platform)
  const repository = orderingRepository(orderings.samara.connection.database, orderings.storeId)
  const read = (await repository.read(mugs))!
  const sequence = await saveMoves(55, 58, seen)
  await repository.writeSequence(mugs, read, idArray(seen))
  expect(await state()).toEqual({ version: 58, base: 55, apart: 3 })
  expect(await orderings.view()).toEqual(sequence)

  // The same again, as after a crash, and an older one that comes late.
  await repository.writeSequence(mugs, read, idArray(seen))
  await repository.writeSequence(mugs, { version: 30, pins: [], rules: noRules }, idArray(platform))
  expect(await state()).toEqual({ version: 58, base: 55, apart: 3 })
  expect(await orderings.view()).toEqual(sequence)
  expect((await orderings.read(55)).data.sequence).toEqual(seen)
})

test('where the background does not keep up, a save writes the whole sequence itself', async () => {
  const moves = Array.from({ length: limits.list.movesPerSave }, (_, version) => moveAt(version))
  await orderings.save({ version: 0, products: platform })
  let sequence = platform
  for (let version = 1; version <= 21; version++) {
    expect((await orderings.save({ version, moves })).status).toBe(200)
    for (const move of moves) sequence = Array.from(applyMove(sequence, move))
  }
  expect(await wholeOnes()).toEqual([1, 22])
  expect(await orderings.view()).toEqual(sequence)
})

test('a list that is gone when the background comes to it ends the work quietly', async () => {
  await saveMoves(0, 60, platform)
  await orderings.emptyOut()
  await orderings.samara.work()
  expect(await wholeOnes()).toEqual([])
})
