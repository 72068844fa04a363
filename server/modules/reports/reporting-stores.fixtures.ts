import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Endpoint } from '../../../contract/index.ts'
import type { PlatformSale } from '../../platforms/platform.ts'
import { startTestSamara, type TestSamara } from '../../testing/samara.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'

/** A store in Madrid with a small catalogue, whose sales since 2024 are all here; each test has one of its own. */
export interface ReportingStore {
  samara: TestSamara
  id: string
  name: string
  owner: string
  /** Counts sales, as they come from the platform. */
  count(...sales: readonly PlatformSale[]): Promise<number>
}

/** One Samara for a file of tests, and a new store before each of them. For the top of a file. */
export function reportingStores(): () => ReportingStore {
  let samara: TestSamara
  let current: ReportingStore
  let number = 0
  beforeAll(async () => {
    samara = await startTestSamara()
  })
  afterAll(() => samara.close())
  beforeEach(async () => {
    number += 1
    samara.clock.set('2026-03-31T10:00:00Z')
    const { connection } = samara
    const [owner, name] = [`ana${number}@shop.example`, `shop-${number}`]
    const id = await samara.addStore(owner, name)
    await fillSmallCatalogue(connection, id)
    await connection.pool.query("update stores set synchronised_at = '2026-01-01' where id = $1", [id])
    await connection.pool.query(
      `insert into sales_coverage (store_id, covered_from, covered_to, feed, read_at) values ($1, '2024-01-01', '2026-03-31T10:00:00Z', 'ready', '2026-03-31T10:00:00Z')`,
      [id],
    )
    const count = (...sales: readonly PlatformSale[]) =>
      connection.database.transaction().execute((transaction) => samara.app.services.sales.count(id, sales, transaction))
    current = { samara, id, name, owner, count }
  })
  return () => current
}

/** Asks the present store for a report, as its owner or as somebody else; it must be given. */
export const reportOf =
  (current: () => ReportingStore) =>
  async <E extends Endpoint>(endpoint: E, query: object, as = current().owner) => {
    const { samara, name } = current()
    const answer = await samara.call(endpoint, { query: { store: name, ...query } } as never, as)
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200)
    return answer.data
  }

/** The store of the test that runs, always under this name, and the reports of it. For the top of a file. */
export function presentStore() {
  const reporting = reportingStores()
  const store = {} as ReportingStore
  beforeEach(() => void Object.assign(store, reporting()))
  return { store, ask: reportOf(reporting) }
}

export const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)
