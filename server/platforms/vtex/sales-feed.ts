import { PlatformFault, type Platform } from '../platform.ts'
import type { Http } from './http.ts'
import { read, readList } from './readers.ts'

/** A key has one queue. One with exactly this filter is ours; any other is somebody else's, and stays as it is. */
const ours = { type: 'FromWorkflow', status: ['order-created', 'payment-approved', 'invoiced', 'canceled'] }
/** VTEX reads the second name with a capital, and writes it without. Four days, the shortest that it takes. */
const queue = { visibilityTimeoutInSeconds: 240, MessageRetentionPeriodInSeconds: 345_600 }
/** VTEX gives no more at a time. */
const mostEvents = 10

const configuration = { path: '/api/orders/feed/config', right: 'saleFeed', limit: 'orders' } as const
const feed = { path: '/api/orders/feed', right: 'saleFeed', limit: 'orders' } as const

/** Looks at the key's queue first, and makes one only where there is none. VTEX deletes a queue that nothing came into for four days. */
export async function prepareSalesFeed(http: Http): ReturnType<Platform['prepareSalesFeed']> {
  try {
    const found = await http.send(configuration)
    if (found.status < 300 && found.body != null && found.text.trim() !== '{}') return isOurs(found.body) ? 'ready' : 'foreign'
    if (found.status >= 300 && found.status !== 404) throw http.fault(found, 'the queue of changed sales')
    const made = await http.send({ ...configuration, method: 'POST', body: { filter: ours, queue } })
    return made.status < 300 ? 'ready' : 'absent'
  } catch (fault) {
    if (fault instanceof PlatformFault && fault.kind === 'forbidden') return 'forbidden'
    throw fault
  }
}

function isOurs(body: unknown): boolean {
  const filter = read.feedConfig(body)?.filter
  const status = (filter?.status ?? []).map(String).sort()
  return filter?.type === ours.type && status.join() === [...ours.status].sort().join()
}

const nothing = { sales: [], taken: async () => {} }

/** Up to ten events; `taken` gives back every one of them, also those that say nothing to us, because they would block the queue. */
export async function changedSales(
  http: Http,
  callbacks: { skipped(what: string): void; odd(what: string, more: object): void },
  lots = 100,
): ReturnType<Platform['changedSales']> {
  if (lots === 0) return nothing
  const answer = await http.send({ ...feed, query: { maxlot: mostEvents } })
  if (answer.status === 404) return nothing
  const list = answer.status < 300 ? readList(answer.body) : null
  if (!list) throw http.fault(answer, 'the queue of changed sales')
  const events = list.flatMap((value) => {
    const event = read.feedEvent(value)
    if (!event) callbacks.skipped('event of a sale')
    return event ? [event] : []
  })
  const handles = events.map(({ handle }) => handle)
  const sales = [...new Set(events.flatMap(({ orderId }) => (orderId ? [orderId] : [])))]
  const taken = async () => {
    if (handles.length === 0) return
    const gone = await http.send({ ...feed, method: 'POST', body: { handles } })
    // They come again, which is harmless.
    if (gone.status >= 300) callbacks.odd('events of sales were not taken from the queue', { status: gone.status, events: handles.length })
  }
  if (sales.length > 0 || handles.length === 0) return { sales, taken }
  // Nobody would take what says nothing, and it would stand before all others.
  await taken()
  return changedSales(http, callbacks, lots - 1)
}
