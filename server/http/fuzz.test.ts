import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '../../contract/index.ts'
import { fuzz, type FuzzReport } from '../testing/fuzz/run.ts'
import { startFuzzShop } from '../testing/fuzz/shop.ts'
import type { TestSamara } from '../testing/samara.ts'

const cases = Number(process.env['SAMARA_FUZZ_CASES'] ?? 5_000)
const seed = Number(process.env['SAMARA_FUZZ_SEED'] ?? 11)

let samara: TestSamara
let report: FuzzReport
beforeAll(async () => {
  const shop = await startFuzzShop()
  samara = shop.samara
  const began = performance.now()
  report = await fuzz(samara, shop.store, { cases, seed })
  console.log(
    `${cases} cases of seed ${seed} in ${((performance.now() - began) / 1000).toFixed(1)} s, the slowest ${Math.round(report.slowest)} ms, ${[...report.succeeded.values()].reduce((sum, count) => sum + count, 0)} succeeded`,
  )
}, 0)
afterAll(() => samara.close())

test('whatever a call is sent, it answers soon, never with a fault of ours, and a refusal changes nothing', () => {
  expect(report.faults.slice(0, 12).join('\n\n'), `${report.faults.length} faults`).toBe('')
})

/** There is no demo; and who sends the calls owns a store, so they cannot be deleted. */
const neverSucceed = ['addDemoStore', 'deletePerson']

test('every call of the contract is sent, and every one succeeds', () => {
  expect([...report.sent.keys()].sort()).toEqual(Object.keys(contract).sort())
  if (cases < 5_000) return
  expect(Object.keys(contract).filter((id) => !report.succeeded.has(id))).toEqual(neverSucceed)
})
