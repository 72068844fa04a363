import {
  keepDraft,
  listSynchronisations,
  overruleScore,
  readPublication,
  savePreferences,
  saveSynchronisationSettings,
  synchroniseCatalogue,
} from '../../contract/index.ts'
import type { DemoLists } from './demo-lists.ts'
import { type Merchant, until } from './merchant.ts'
import type { PlatformControl } from './platform.ts'
import { openWorkbench } from './workbench.ts'

/** What is under way when the former version is killed, by id. */
export interface UnderWay {
  /** Its writes are being sent. */
  running: string
  /** It waits until the running one has written. */
  waiting: string
  /** All is written, and the platform's search does not show it yet. */
  sent: string
  /** It begins once the new version runs. */
  scheduledSoon: string
  /** Its time passes while no version runs. */
  missed: string
  missedAt: Date
  /** It begins in a week, and has an end. */
  scheduledFar: string
  synchronisation: string
}

/** Milliseconds until publications begin: one after the kill, one after the start of the new version. */
const missedIn = 40_000
const soon = 90_000
const week = 7 * 24 * 3_600_000
const ahead = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/** Leaves saved orderings, a draft, preferences and settings. */
export async function makeKept(merchant: Merchant, { ordered, ruled, collection }: DemoLists): Promise<void> {
  const { call, email: username, store } = merchant
  const query = { store, username }
  const { arranged, save } = openWorkbench(merchant)

  const { ids } = await arranged(ordered)
  const pins = [
    { product: ids[4]!, position: 1 },
    { product: ids[7]!, position: 3 },
  ]
  await save(ordered, { name: 'First', steps: 1 })
  await save(ordered, { pins, source: 'hand', steps: 3 })
  const [, , second] = (await arranged(ruled)).ids
  await save(ruled, {
    pins: [{ product: second!, position: 2 }],
    rules: { soldOutLast: false, inARow: { by: 'brand', most: 2 }, newEvery: null },
  })
  await save(ruled, { logUserCriterias: [{ column: 'revenue30', sort: 'DESC' }] })
  await call(keepDraft, {
    query: { ...query, kind: ordered.kind, id: ordered.id },
    body: {
      draft: {
        version: 2,
        edits: [
          { kind: 'move', products: [ids[9]!], after: null },
          { kind: 'pin', pins: [{ product: ids[2]!, position: 2 }] },
        ],
        undone: 1,
        at: ahead(0),
      },
    },
  })
  await call(savePreferences, { query, body: { favourites: [ordered, collection], criteria: [{ column: 'units30', sort: 'DESC' }] } })
  const overrule = { store, score: 777, until: null, reason: 'Photographed anew' }
  await call(overruleScore, { params: { product: ids[1]! }, query: { username }, body: overrule })
  await call(saveSynchronisationSettings, { query, body: { nightly: true } })
}

/** Begins work of every state, and returns in the middle of it. */
export async function makeUnderWay(merchant: Merchant, lists: DemoLists, platform: PlatformControl): Promise<UnderWay> {
  const { call, email: username, store } = merchant
  const query = { store, username }
  const { publish, comesTo } = openWorkbench(merchant)

  await platform.delayIndex(600_000)
  const sent = await publish(lists.sent)
  await comesTo(sent, 'sent')
  const scheduledFar = await publish(lists.scheduledFar, { startsAt: ahead(week), endsAt: ahead(2 * week) })
  const scheduledSoon = await publish(lists.scheduledSoon, { startsAt: ahead(soon) })
  const missedAt = new Date(Date.now() + missedIn)
  const missed = await publish(lists.missed, { startsAt: missedAt.toISOString() })

  // So slow that what begins now has not ended when the server is killed.
  await platform.begin({ kind: 'slow', milliseconds: 700 })
  const { id: synchronisation } = await call(synchroniseCatalogue, { query })
  const running = await publish(lists.running, {}, 'turned')
  await comesTo(running, 'running')
  const waiting = await publish(lists.waiting)
  await until(
    'The publication writes, and the synchronisation has read something',
    async () => ({
      publication: await call(readPublication, { params: { id: running }, query: { store } }),
      synchronisation: (await call(listSynchronisations, { query })).find(({ id }) => id === synchronisation),
    }),
    (seen) => seen.publication.written > 50 && seen.synchronisation?.state === 'running' && seen.synchronisation.done > 0,
  )
  return { running, waiting, sent, scheduledSoon, missed, missedAt, scheduledFar, synchronisation }
}
