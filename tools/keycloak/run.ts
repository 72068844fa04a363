/**
 * `npm run test:keycloak`: Samara with a real Keycloak, in a real browser: who comes in, who stays out and reads why, and that nothing goes
 * round. Needs Java 17 or newer and Maven, which fetches Keycloak into `.cache/keycloak` once. The pictures are put there, too.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/database/embedded/index.ts'
import { freePort } from '../free-port.ts'
import { buildWebApp } from '../web-build.ts'
import { startKeycloak } from './keycloak.ts'
import { playSession } from './session.ts'

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)
const cleanups: (() => Promise<unknown>)[] = []

async function play(): Promise<string[]> {
  await buildWebApp(say)
  const scratch = await mkdtemp(join(tmpdir(), 'samara-with-keycloak-'))
  cleanups.push(() => rm(scratch, { recursive: true, force: true }))
  const database = await startEmbeddedPostgres({ directory: join(scratch, 'database'), settings: { fsync: 'off' }, log: () => undefined })
  cleanups.push(() => database.stop())
  const webUrl = `http://localhost:${await freePort()}`
  const keycloak = await startKeycloak(webUrl, say)
  cleanups.push(() => keycloak.close())
  say('Keycloak answers')
  const pictures = join(import.meta.dirname, '../../.cache/keycloak/pictures')
  return playSession({ keycloak, webUrl, databaseUrl: database.url, data: join(scratch, 'data'), pictures, say })
}

const faults = await play().catch((fault: unknown) => [fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)])
for (const close of cleanups.reverse()) await close().catch((fault: unknown) => console.error(fault))
for (const fault of faults) console.error(`- ${fault}`)
say(faults.length === 0 ? 'passed' : `FAILED: ${faults.length}`)
process.exit(faults.length === 0 ? 0 : 1)
