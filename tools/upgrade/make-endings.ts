import {
  cancelPublication,
  cancelSynchronisation,
  listSynchronisations,
  type Synchronisation,
  synchroniseCatalogue,
  synchroniseCollections,
} from '../../contract/index.ts'
import type { DemoLists } from './demo-lists.ts'
import { type Merchant, until } from './merchant.ts'
import type { PlatformControl } from './platform.ts'
import { openWorkbench } from './workbench.ts'

/** Leaves publications and synchronisations that have ended in every way. */
export async function makeEndings(merchant: Merchant, lists: DemoLists, platform: PlatformControl): Promise<void> {
  const { call, email: username, store } = merchant
  const query = { store, username }
  const { publish, comesTo } = openWorkbench(merchant)
  const isBroughtIn = async ({ id }: Synchronisation, state: Synchronisation['state']) => {
    const all = () => call(listSynchronisations, { query })
    await until(`A synchronisation is ${state}`, all, (seen) => seen.some((one) => one.id === id && one.state === state))
  }

  await isBroughtIn(await call(synchroniseCollections, { query }), 'done')
  for (const list of [lists.verified, lists.collection]) await comesTo(await publish(list), 'verified')

  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
  await call(cancelPublication, { params: { id: await publish(lists.cancelled, { startsAt: inAWeek }) }, query })

  await platform.begin({ kind: 'answer', status: 403 })
  await comesTo(await publish(lists.failed), 'failed')
  await isBroughtIn(await call(synchroniseCollections, { query }), 'failed')
  await platform.mend()

  await platform.begin({ kind: 'slow', milliseconds: 2_000 })
  const cancelled = await call(synchroniseCatalogue, { query })
  await call(cancelSynchronisation, { params: { id: cancelled.id }, query })
  await isBroughtIn(cancelled, 'cancelled')
  await platform.mend()

  // The second publication of a list comes before the first is verified.
  await platform.delayIndex(600_000)
  const former = await publish(lists.superseded)
  await comesTo(former, 'sent')
  await publish(lists.superseded, {}, 'turned')
  await comesTo(former, 'done-with-errors')
  await platform.delayIndex(0)
}
