import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migratedDatabase } from '../../testing/postgres.ts'
import { freePort } from '../../testing/process.ts'
import { ana, type SmallStore, startSmallStore } from '../../testing/small-store.ts'
import { connect } from '../index.ts'

/** Each command is a process of its own. */
const long = 90_000

const key = Buffer.alloc(32, 7).toString('base64')

let small: SmallStore
let place: string
beforeAll(async () => {
  small = await startSmallStore()
  place = await mkdtemp(join(tmpdir(), 'backup-commands-'))
})
afterAll(async () => {
  await small.samara.close()
  await rm(place, { recursive: true, force: true })
})

const urlsOf = (direct: string) => ({ DATABASE_URL: direct })
const source = () => urlsOf(small.samara.connection.direct.options.connectionString!)

/** Runs a command as npm does, with these settings alone. */
const run = (name: 'backup' | 'restore', args: string[], settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../../../tools/${name}.ts`, import.meta.url)), ...args], {
    env: { PATH: process.env.PATH ?? '', ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (fault: { code: number; stdout: string; stderr: string }) => fault,
  )

async function unused() {
  const fresh = await migratedDatabase()
  onTestFinished(() => fresh.drop())
  const people = async (): Promise<string[]> => {
    const connection = connect(fresh.directUrl, { size: 1, onFault: () => undefined })
    const { rows } = await connection.pool.query<{ email: string }>('select email from people')
    await connection.close()
    return rows.map(({ email }) => email)
  }
  return { settings: urlsOf(fresh.directUrl), people }
}

async function dataFolder(name: string, withKey: boolean): Promise<string> {
  const folder = join(place, name)
  await mkdir(folder, { recursive: true })
  if (withKey) await writeFile(join(folder, 'secret.key'), `${key}\n`, { mode: 0o600 })
  return folder
}

test(
  'the key of a file goes with the backup and comes with the restoration, for its owner alone',
  async () => {
    const folder = join(place, 'with-key')
    const written = await run('backup', [folder], { ...source(), SAMARA_DATA: await dataFolder('first', true) })
    expect([written.code, written.stdout]).toEqual([0, expect.stringMatching(/rows of \d+ tables[^]*The secret key is in it/)])
    const { settings, people } = await unused()
    const second = await dataFolder('second', false)
    const restored = await run('restore', [folder], { ...settings, SAMARA_DATA: second })
    expect([restored.stderr, restored.code]).toEqual(['', 0])
    expect(await people()).toEqual([ana])
    expect(await readFile(join(second, 'secret.key'), 'utf8')).toBe(`${key}\n`)
    expect((await stat(join(second, 'secret.key'))).mode & 0o077).toBe(0)
  },
  long,
)

test(
  'a key of the environment stays out of the backup; without it nothing is restored, in one line with the remedy',
  async () => {
    const folder = join(place, 'without-key')
    const written = await run('backup', [folder], { ...source(), SAMARA_DATA: await dataFolder('third', false), SAMARA_SECRET_KEY: key })
    expect([written.code, written.stdout]).toEqual([0, expect.stringContaining('The secret key is not in it')])
    const { settings, people } = await unused()
    const fourth = await dataFolder('fourth', false)
    const refused = await run('restore', [folder], { ...settings, SAMARA_DATA: fourth })
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'The backup holds no secret key. Give the key that was used in SAMARA_SECRET_KEY.\n',
    ])
    expect(await people()).toEqual([])
    const restored = await run('restore', [folder], { ...settings, SAMARA_DATA: fourth, SAMARA_SECRET_KEY: key })
    expect([restored.stderr, restored.code]).toEqual(['', 0])
    expect(await people()).toEqual([ana])
  },
  long,
)

test(
  'without a name a backup lies in the data folder, and without its key where that is wanted',
  async () => {
    const folder = await dataFolder('fifth', true)
    const written = await run('backup', ['--without-key'], { ...source(), SAMARA_DATA: folder })
    expect([written.code, written.stdout]).toEqual([0, expect.stringContaining('The secret key is not in it')])
    const [name] = await readdir(join(folder, 'backups'))
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/)
    const files = await readdir(join(folder, 'backups', name!))
    expect(files).toContain('manifest.json')
    expect(files).not.toContain('secret.key')
  },
  long,
)

test(
  'a database that cannot be reached is one line with the remedy, for a backup and for a restoration',
  async () => {
    const seventh = await dataFolder('seventh', true)
    const settings = { SAMARA_DATA: seventh, DATABASE_URL: `postgres://me:canary-password@127.0.0.1:${await freePort()}/x` }
    const folder = join(place, 'to-nowhere')
    expect((await run('backup', [folder], { ...source(), SAMARA_DATA: seventh })).code).toBe(0)
    for (const answer of [await run('backup', [join(place, 'from-nowhere')], settings), await run('restore', [folder], settings)]) {
      expect([answer.code, answer.stderr]).toEqual([
        1,
        expect.stringMatching(/^The database cannot be used \([^\n]*ECONNREFUSED[^\n]*\)\. Check DATABASE_URL[^\n]*\n$/),
      ])
      expect(answer.stderr).not.toContain('canary')
    }
  },
  long,
)

test(
  'a backup that could not be opened is not written: without the key, or with another one, one line says the remedy',
  async () => {
    const folder = join(place, 'never')
    const sixth = await dataFolder('sixth', false)
    const without = await run('backup', [folder], { ...source(), SAMARA_DATA: sixth })
    expect([without.code, without.stderr]).toEqual([
      1,
      `${sixth} holds no secret key. Set SAMARA_DATA to the data folder of the Samara that is backed up, or SAMARA_SECRET_KEY to its key.\n`,
    ])
    expect(await readdir(sixth)).toEqual([])
    const another = { SAMARA_SECRET_KEY: Buffer.alloc(32, 9).toString('base64') }
    const wrong = await run('backup', [folder], { ...source(), SAMARA_DATA: sixth, ...another })
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/^The secret key is not the one of this database[^\n]*SAMARA_SECRET_KEY[^\n]*\n$/),
    ])
    expect(await readdir(place)).not.toContain('never')
    const former = { SAMARA_SECRET_KEY: `${another.SAMARA_SECRET_KEY},${key}` }
    expect((await run('backup', [folder], { ...source(), SAMARA_DATA: sixth, ...former })).code).toBe(0)
  },
  long,
)
