import { expect, test } from 'vitest'
import { call, testSimulator } from './simulator.fixtures.ts'
import type { Fault } from './index.ts'

type Simulator = Awaited<ReturnType<typeof testSimulator>>
const path = '/api/catalog/pvt/product/1003'
/** The status, or the network's word. */
const outcome = (simulator: Simulator, init: RequestInit = {}) =>
  call(simulator, path, init).then(
    async (answer) =>
      `${answer.status} ${await answer.text().then(
        (text) => (isJson(text) ? 'json' : 'text'),
        () => 'cut',
      )}`,
    (error: Error) => error.name,
  )
const isJson = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

test('everything that can go wrong with a platform can be made to go wrong, once', async () => {
  const simulator = await testSimulator()
  const cases: [Fault, string][] = [
    [{ kind: 'down' }, '503 text'],
    [{ kind: 'broken' }, '500 text'],
    [{ kind: 'too-many' }, '429 text'],
    [{ kind: 'reset' }, 'TypeError'],
    [{ kind: 'lost-answer' }, 'TypeError'],
    [{ kind: 'half-answer' }, '200 cut'],
    [{ kind: 'wrong-json' }, '200 text'],
    [{ kind: 'wrong-json' }, '200 json'],
    [{ kind: 'answer', status: 403, body: 'Forbidden' }, '403 text'],
  ]
  for (const [fault, expected] of cases) {
    simulator.faults.begin({ ...fault, times: 1 })
    expect([fault, await outcome(simulator)]).toEqual([fault, expected])
    expect(await outcome(simulator)).toBe('200 json')
  }
  simulator.faults.begin({ kind: 'timeout', times: 1 })
  expect(await outcome(simulator, { signal: AbortSignal.timeout(50) })).toBe('TimeoutError')
})

test('nonsense begins with no JSON on every platform, whatever another one answered before', async () => {
  for (const simulator of [await testSimulator(), await testSimulator()]) {
    simulator.faults.begin({ kind: 'wrong-json', times: 1 })
    expect(await outcome(simulator)).toBe('200 text')
  }
})

test('a fault hits the call that it names: the nth, one of so many, of a method, of an address', async () => {
  const simulator = await testSimulator()
  const run = async (fault: Fault, calls: number) => {
    const end = simulator.faults.begin(fault)
    const outcomes: string[] = []
    for (let one = 0; one < calls; one += 1) outcomes.push((await outcome(simulator)).slice(0, 3))
    end()
    return outcomes
  }
  expect(await run({ kind: 'broken', after: 2, times: 1 }, 4)).toEqual(['200', '200', '500', '200'])
  expect(await run({ kind: 'broken', every: 2 }, 4)).toEqual(['200', '500', '200', '500'])
  expect(await run({ kind: 'broken', method: 'PUT' }, 1)).toEqual(['200'])
  expect(await run({ kind: 'broken', path: '/product/1004' }, 1)).toEqual(['200'])
})

test('a pause holds every call until it is over', async () => {
  const simulator = await testSimulator()
  simulator.faults.begin({ kind: 'pause', milliseconds: 150, times: 1 })
  const started = performance.now()
  expect(await Promise.all([outcome(simulator), outcome(simulator)])).toEqual(['200 json', '200 json'])
  expect(performance.now() - started).toBeGreaterThan(100)
})

test('faults by chance hit their share of the calls, and the same ones for the same seed', async () => {
  const simulator = await testSimulator()
  const run = async (seed: number) => {
    const end = simulator.faults.begin({ kind: 'random', share: 0.3, seed, kinds: ['down', 'broken', 'too-many'] })
    const outcomes: string[] = []
    for (let one = 0; one < 100; one += 1) outcomes.push((await outcome(simulator)).slice(0, 3))
    end()
    return outcomes
  }
  const [first, second, other] = [await run(7), await run(7), await run(8)]
  expect(second).toEqual(first)
  expect(other).not.toEqual(first)
  const failed = first.filter((status) => status !== '200')
  expect([failed.length > 15, failed.length < 45, new Set(failed).size]).toEqual([true, true, 3])
  expect([...simulator.faults.counted().keys()].sort()).toEqual(['broken', 'down', 'too-many'])
})
