import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { connect, migrate } from '../database/index.ts'
import { openPlatforms } from './connect.ts'
import type { PlatformCall } from './platform.ts'
import { account, testSimulator } from '../../demo/simulator/simulator.fixtures.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of cleanups.splice(0).reverse()) await close()
})

/** A server process, as far as platforms go. */
async function opened(simulatorUrl: string | null, databaseUrl: string) {
  const connection = connect(databaseUrl, { size: 1, onFault: () => undefined })
  await migrate(connection.direct)
  cleanups.push(() => connection.close())
  const calls: PlatformCall[] = []
  const lines: string[] = []
  const platforms = openPlatforms({
    databaseUrl,
    simulatorUrl,
    vtexBaseUrl: null,
    onCall: (call) => void calls.push(call),
    onLease: () => undefined,
    logger: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
  })
  cleanups.push(() => platforms.close())
  return { ...platforms, calls, lines }
}

test('behaviour 8, account that keeps failing · what fails again and again for one server process is left in peace by all', async () => {
  const simulator = await testSimulator()
  const [one, two] = [await opened(simulator.url, simulator.databaseUrl), await opened(simulator.url, simulator.databaseUrl)]
  const [first, second] = [one, two].map(({ connectPlatform }) => connectPlatform('demo', account, 'store'))
  expect(await first!.product(1003)).toMatchObject({ id: 1003 })
  expect(await second!.product(1003)).toMatchObject({ id: 1003 })

  const end = simulator.faults.begin({ kind: 'down' })
  const failing = await Promise.all(Array.from({ length: 12 }, (_, index) => first!.product(1000 + index).catch((error: unknown) => error)))
  for (const fault of failing) expect(fault).toMatchObject({ kind: 'unavailable' })
  end()
  const soFar = one.calls.length
  await expect(first!.product(1003)).rejects.toMatchObject({
    kind: 'unavailable',
    retryAfter: expect.toSatisfy((left: number) => left > 5_000 && left <= 15_000) as number,
  })
  expect(one.calls.length).toBe(soFar)
  // The other hears of it with the turns for its next call.
  await second!.product(1003).catch(() => undefined)
  await expect(second!.product(1003)).rejects.toMatchObject({ kind: 'unavailable' })

  const connection = connect(simulator.databaseUrl, { size: 1, onFault: () => undefined })
  cleanups.push(() => connection.close())
  const budgets = () =>
    connection.database
      .selectFrom('platform_budgets')
      .select(['account', 'failures', 'open_until'])
      .where('account', 'not like', '% orders')
      .execute()
  expect(await budgets()).toEqual([
    {
      account: `${account.account} ${simulator.url}`,
      failures: expect.toSatisfy((count: number) => count >= 10) as number,
      open_until: expect.any(Date) as Date,
    },
  ])
  expect(one.lines.join('') + two.lines.join('')).not.toContain(account.secret)
})

test('a demo store says what is missing where this server has no simulator', async () => {
  const simulator = await testSimulator(0)
  const { connectPlatform } = await opened(null, simulator.databaseUrl)
  expect(() => connectPlatform('demo', account, 'store')).toThrow(/SAMARA_DEMO=on/)
  expect(connectPlatform('vtex', account, 'store').callsPerSecond).toBe(50)
})
