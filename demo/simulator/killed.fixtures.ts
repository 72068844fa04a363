/** A simulator in a process of its own, that a test kills. Prints its address once it listens. */
import { account, collection, noon, smallShop } from './shop.fixtures.ts'
import { startSimulator } from './index.ts'

const simulator = await startSimulator({
  databaseUrl: process.argv[2] ?? '',
  port: 0,
  clock: noon,
  shop: async () => ({ ...smallShop(40), collections: [collection] }),
})
await simulator.openAccount(account)
process.stdout.write(`${simulator.url}\n`)
