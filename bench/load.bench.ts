import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../server/database/embedded/index.ts'
import { createSecrets } from '../server/kernel/secrets.ts'
import { startIssuer, testAudience } from '../server/testing/issuer.ts'
import { testApplication } from '../server/testing/request.ts'
import { connectStores, makeMerchants, startMerchants, storesOfMerchants } from './merchants.ts'
import { type Row, type Spread, spread } from './measure.ts'
import { residentOf, startProduct } from './product.ts'
import { startQuietPlatform } from './quiet-platform.ts'

const merchantsAtOnce = 100
/** Calls of each; together 10 000. */
const callsOfEach = 100
const megabyte = 1_048_576
const mostAfterStart = 250 * megabyte
const mostAfterCalls = 400 * megabyte
/** Milliseconds in which what a start leaves behind may be given back. */
const quiet = 20_000
/** Milliseconds after its first answer in which a start ends what it does. */
const settled = 3_000

/** The time within which 95 of 100 calls are answered, with the least and the most. */
function p95(times: readonly number[]): Spread {
  const sorted = [...times].sort((left, right) => left - right)
  return { ...spread(sorted), median: sorted[Math.floor(sorted.length * 0.95)]! }
}

/** What `npm start` holds once the demo shop is in, on a new data folder. */
async function memoryAfterStart(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-memory-'))
  try {
    const product = await startProduct(folder)
    await product.demo()
    await sleep(quiet)
    const held = await residentOf(product.pid)
    await product.stop()
    return {
      work: 'memory of the server after the very first start, the demo shop imported',
      figure: spread([held]),
      beside: 'limit',
      reference: mostAfterStart,
      reach: 1,
      unit: 'bytes',
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** 100 merchants at work at once, and what the server holds after 10 000 calls. */
async function manyMerchants(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-'))
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'database'), log: () => undefined })
  const issuer = await startIssuer()
  const platform = await startQuietPlatform()
  const { work, close } = startMerchants()
  try {
    const key = randomBytes(32)
    const settings = {
      DATABASE_URL: postgres.url,
      OIDC_ISSUER: issuer.url,
      OIDC_AUDIENCE: testAudience,
      SAMARA_APPLICATION: testApplication,
      SAMARA_DEMO: 'off',
      SAMARA_PROXIES: '1',
      SAMARA_SECRET_KEY: key.toString('base64'),
      SAMARA_VTEX_URL: platform.url,
    }
    let product = await startProduct(join(folder, 'data'), settings)
    const portOf = ({ address }: typeof product) => Number(new URL(address).port)
    const merchants = await makeMerchants(portOf(product), merchantsAtOnce, (email) => issuer.token(email, {}, 3_600))
    // What a start does for the stores that are there is done: these get no routines before the next one.
    await sleep(settled)
    const client = new Client({ connectionString: postgres.url })
    // Where something fails, the database ends first: only what failed is thrown.
    client.on('error', () => undefined)
    await client.connect()
    await client.query(storesOfMerchants)
    await client.query('vacuum analyze')
    const { rows: routines } = await client.query('select 1 from runs')
    assert.equal(routines.length, 0)

    // Warm: code, plans and connections.
    await work(portOf(product), merchants, 10, 500)
    const alone = p95(await work(portOf(product), merchants.slice(0, 1), 200, 25))
    const calm = p95(await work(portOf(product), merchants, 20, 1_000))
    const busy = p95(await work(portOf(product), merchants, callsOfEach, 200))
    assert.ok(merchantsAtOnce * callsOfEach >= 10_000)
    const held = await residentOf(product.pid)
    await product.stop()

    await connectStores(client, createSecrets(key))
    product = await startProduct(join(folder, 'data'), settings)
    await work(portOf(product), merchants, 10, 500)
    const before = platform.requests()
    const beside = p95(await work(portOf(product), merchants, callsOfEach, 200))
    assert.ok(platform.requests() - before > merchantsAtOnce / 2, 'the routines of the stores did not work')
    await product.stop()
    await client.end()
    const atFive = `${merchantsAtOnce} merchants at once, mixed work, five calls a second each`
    const ofOne = { beside: 'one merchant alone', reference: alone, reach: 5 }
    return [
      { work: `${merchantsAtOnce} merchants at once, mixed work, a call a second each: 95th percentile`, figure: calm, ...ofOne },
      { work: `${atFive}: 95th percentile`, figure: busy, ...ofOne },
      { work: `${atFive}, while the routines of their ${merchantsAtOnce} stores work: 95th percentile`, figure: beside, ...ofOne },
      {
        work: 'memory of the server after 10 000 calls of 100 merchants',
        figure: spread([held]),
        beside: 'limit',
        reference: mostAfterCalls,
        reach: 1,
        unit: 'bytes',
      },
    ]
  } finally {
    close()
    await issuer.close()
    platform.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Memory, and many merchants at once. */
export const benchLoad = async (): Promise<Row[]> => [await memoryAfterStart(), ...(await manyMerchants())]
