/**
 * Puts a Samara collection on the platform in a process of its own, that
 * a test kills: the database, the platform, the store, the collection.
 */
import { dayIn } from '../../kernel/clock.ts'
import { connect } from '../../database/index.ts'
import { vtexPlatform } from '../../platforms/vtex/index.ts'
import { samaraOnPlatform } from './samara-on-platform.ts'

const [url = '', baseUrl = '', account = '', secret = '', storeId = '', id = ''] = process.argv.slice(2)
const connection = connect(url, {
  size: 2,
  onFault(fault) {
    throw fault
  },
})
const platform = vtexPlatform({ credential: { account, key: `vtexappkey-${account}-AAAAAA`, secret }, baseUrl })
const today = dayIn('UTC', new Date())
const catalogue = { day: async () => ({ currency: 'EUR', timeZone: 'UTC', today, asOf: null, requestedTo: null, salesTo: today }) }
process.stdout.write('begun\n')
await samaraOnPlatform({ database: connection.database, catalogue }).ensure(storeId, Number(id), platform)
process.stdout.write('done\n')
