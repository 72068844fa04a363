import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallShop } from '../demo/simulator/shop.fixtures.ts'
import { seededRandom } from './testing/endurance/seeded-random.ts'
import { type Cluster, startCluster } from './testing/endurance/cluster.ts'
import { killAgainAndAgain } from './testing/endurance/killing.ts'
import { publishAgainAndAgain, publishCollectionAgainAndAgain } from './testing/endurance/publishing.ts'
import { saveAgainAndAgain } from './testing/endurance/saving.ts'
import { synchroniseAgainAndAgain } from './testing/endurance/synchronising.ts'
import { type FreshDatabase, migratedDatabase } from './testing/postgres.ts'

const shop = smallShop(240)
const ids = shop.products.map(({ id }) => id)

let database: FreshDatabase
let cluster: Cluster
beforeAll(async () => {
  database = await migratedDatabase()
  cluster = await startCluster({
    databaseUrl: database.url,
    directUrl: database.directUrl,
    processes: 1,
    shop,
    stores: ['busy', 'brought-in'],
    collections: [{ id: 7, products: ids.slice(0, 40) }],
  })
})
afterAll(async () => {
  await cluster.close()
  await database.drop()
})

test(
  'killed at random moments while it saves, publishes and synchronises: nothing acknowledged is lost, nothing is done twice',
  { timeout: 120_000 },
  async () => {
    let over = false
    const until = () => over
    const store = 'busy'
    const work = Promise.all([
      saveAgainAndAgain(cluster, { store, category: 22, random: seededRandom(1), until }),
      publishAgainAndAgain(cluster, { store, category: 11, random: seededRandom(2), until }),
      publishCollectionAgainAndAgain(cluster, { store, collection: 7, random: seededRandom(3), until }),
      synchroniseAgainAndAgain(cluster, { store: 'brought-in', ids, categories: [11, 12, 21, 22], random: seededRandom(4), until }),
    ])
    await killAgainAndAgain(cluster, { kills: 5, random: seededRandom(5), longest: 1_000 })
    over = true
    const outcomes = await work
    expect(outcomes.flatMap(({ faults }) => faults)).toEqual([])
    expect(outcomes.map(({ done }) => done > 0)).toEqual([true, true, true, true])
  },
)
