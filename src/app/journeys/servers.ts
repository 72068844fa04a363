import { setTimeout as sleep } from 'node:timers/promises'

/** A server of the journeys, with a database, a demo store and a platform of its own. */
export interface JourneyServer {
  port: number
  simulatorPort: number
  /** Its folder, thrown away afterwards. */
  data: string
  /** A database in which the demo shop is in, and what its secrets are sealed with; without it the server makes its own. */
  database?: { url: string; secretKey: string }
}

const one: JourneyServer = { port: 4490, simulatorPort: 4491, data: '.cache/journeys' }

/** As many as journeys run side by side (`tools/journeys.ts` says which): no journey meets what another one changes or breaks. */
export const servers: readonly JourneyServer[] = process.env['JOURNEYS_SERVERS']
  ? (JSON.parse(process.env['JOURNEYS_SERVERS']) as JourneyServer[])
  : [one]

/** The server of this worker. */
export const ownServer: JourneyServer = servers[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? one

export const addressOf = ({ port }: JourneyServer): string => `http://localhost:${String(port)}`

const maxWait = 180_000

/**
 * Waits until a server answers and the demo shop is in, with all that is
 * known of its products: until then its lists still change by themselves.
 *
 * @throws when that takes longer than three minutes
 */
export async function untilShopIsIn(address: string): Promise<void> {
  const underWay = /^samara_synchronisations\{[^}]*state="(?:waiting|running)"[^}]*\} [1-9]/m
  const done = /^samara_synchronisations\{[^}]*state="done"[^}]*\} [1-9]/m
  const deadline = Date.now() + maxWait
  let figures = ''
  while (Date.now() < deadline) {
    figures = await fetch(`${address}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    )
    if (done.test(figures) && !underWay.test(figures)) return
    await sleep(100)
  }
  throw new Error(figures === '' ? `Nobody answers at ${address}.` : `The demo shop did not come in at ${address}.`)
}
