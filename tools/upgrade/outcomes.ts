import { listSynchronisations, readPublication, synchronisationEnded } from '../../contract/index.ts'
import type { UnderWay } from './make-state.ts'
import { type Merchant, until } from './merchant.ts'
import { openWorkbench } from './workbench.ts'

/** The outcome of something, and its faults. */
export interface Outcome {
  what: string
  found: string
  wrong: string[]
}

/** Milliseconds that a publication may begin before or after its time. */
const tolerance = 5_000
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

/** Waits for the outcome of the work that was running before the upgrade; `readyAt` is when the new version was ready. */
export async function followUnderWay(merchant: Merchant, underWay: UnderWay, readyAt: number): Promise<Outcome[]> {
  const { call, email: username, store } = merchant
  const { comesTo } = openWorkbench(merchant)
  const read = (id: string) => call(readPublication, { params: { id }, query: { store } })
  const outcomes: Outcome[] = []
  const check = async (what: string, look: () => Promise<Omit<Outcome, 'what'>>) => {
    const outcome = await look().catch((fault: unknown) => ({
      found: 'no end',
      wrong: [fault instanceof Error ? fault.message : String(fault)],
    }))
    outcomes.push({ what, ...outcome })
  }
  const isVerified = async (id: string) => {
    const { written, skipped, failed, toWrite, checked, verified } = await comesTo(id, 'verified', 300_000)
    const complete = written + skipped === toWrite && failed === 0 && verified === checked
    return {
      found: `verified: ${written} written, ${skipped} right already, of ${toWrite}`,
      wrong: complete ? [] : [`written ${written}, skipped ${skipped}, failed ${failed} of ${toWrite}; verified ${verified} of ${checked}`],
    }
  }

  await check('publication that was running', () => isVerified(underWay.running))
  await check('publication that waited', () => isVerified(underWay.waiting))
  await check('publication that was sent', () => isVerified(underWay.sent))
  /** The publications of a store write one after the other: none begins before those that were under way have written. */
  const busyUntil = async () =>
    Math.max(...(await Promise.all([underWay.running, underWay.waiting].map(read))).map(({ endedAt }) => Date.parse(endedAt ?? '')))
  const beginsInTime = async (id: string) => {
    const { found, wrong } = await isVerified(id)
    const { startsAt, startedAt } = await read(id)
    const [planned, begun] = [Date.parse(startsAt ?? ''), Date.parse(startedAt ?? '')]
    const first = Math.max(planned, readyAt)
    const inTime = begun >= first - tolerance && begun <= Math.max(first, await busyUntil()) + tolerance
    const timing = `begun ${seconds(begun - planned)} after its time, ${seconds(begun - readyAt)} after the start`
    return { found: `${timing}; ${found}`, wrong: inTime ? wrong : [...wrong, timing] }
  }
  await check('publication whose time had passed', () => beginsInTime(underWay.missed))
  await check('publication of the next minute', () => beginsInTime(underWay.scheduledSoon))
  await check('publication of next week', async () => {
    const { state, startsAt, endsAt } = await read(underWay.scheduledFar)
    return { found: `${state} for ${startsAt}, until ${endsAt}`, wrong: state === 'scheduled' ? [] : [`It is ${state}.`] }
  })
  await check('synchronisation that was running', async () => {
    const { state, read: products } = (await until(
      'The synchronisation ends',
      async () => (await call(listSynchronisations, { query: { store, username } })).find(({ id }) => id === underWay.synchronisation),
      (seen) => seen === undefined || synchronisationEnded(seen.state),
      300_000,
    )) ?? { state: 'gone', read: 0 }
    return { found: `${state}: ${products} products read`, wrong: state === 'done' ? [] : [`It is ${state}.`] }
  })
  return outcomes
}

/** Finds products that were written twice to the platform. */
export function judgeWrites(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Outcome {
  const made = [...after]
    .map(([product, count]) => ({ product, count: count - (before.get(product) ?? 0) }))
    .filter(({ count }) => count > 0)
  return {
    what: 'products on the platform',
    found: `${made.length} written, each once`,
    wrong: made.filter(({ count }) => count > 1).map(({ product, count }) => `Product ${product} was written ${count} times.`),
  }
}
