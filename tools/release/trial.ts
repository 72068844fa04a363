/**
 * `npm run test:release`: makes a release, unpacks it into an empty folder, and starts it there
 * with nothing but the system around it. A merchant saves an ordering; a backup is taken while
 * it runs and restored into an empty folder; the release that starts on that has the ordering.
 */
import { execFile, spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { categoryTree, productsByCategory, saveSortTable } from '../../contract/index.ts'
import { freePort } from '../free-port.ts'
import { root } from '../stage.ts'
import { openMerchant } from '../upgrade/merchant.ts'

const run = promisify(execFile)
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)

/** What a fresh machine has: no Node, no npm, none of our settings. */
const bare = { PATH: '/usr/bin:/bin', SAMARA_LOG: 'warn', SAMARA_APPLICATION: 'test-app:test-secret' }

interface Started {
  url: string
  stop(): Promise<void>
}

/** Starts the release by its one command, and waits until it is ready and holds its demo store. */
async function start(folder: string, dataFolder: string): Promise<Started> {
  const port = await freePort()
  const child = spawn('./samara', [], {
    cwd: folder,
    env: { ...bare, PORT: String(port), SAMARA_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  cleanups.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const url = `http://localhost:${port}`
  const isIn = () => output.includes('is ready') && !/Bringing the demo shop in(?![^]*The demo shop is there)/.test(output)
  while (!isIn() || !(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The release ended:\n${output}`)
    await sleep(100)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      if (child.exitCode !== 0) throw new Error(`The release did not end cleanly:\n${output}`)
    },
  }
}

const cleanups: (() => Promise<unknown>)[] = []

function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Not so: ${what}`)
  say(what)
}

async function tryOut(): Promise<void> {
  await run(process.execPath, [join(root, 'tools/release/make.ts')], { cwd: root })
  say('The release is made.')
  const place = await mkdtemp(join(tmpdir(), 'samara-release-'))
  cleanups.push(() => rm(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }))
  // The user who runs the database on board may be another one.
  await chmod(place, 0o755)
  const tarball = (await readdir(join(root, '.cache/release'))).find((name) => name.endsWith('.tar.gz'))!
  await run('tar', ['-xzf', join(root, '.cache/release', tarball), '-C', place])
  const folder = join(place, tarball.replace(/\.tar\.gz$/, ''))
  const [first, second] = [join(place, 'first'), join(place, 'second')]

  const before = await start(folder, first)
  insist(
    (await (await fetch(`${before.url}/`)).text()).includes('<script'),
    'It starts in an empty folder, and serves the web app as it was built.',
  )
  const merchant = await openMerchant(before.url)
  const query = { store: merchant.store, username: merchant.email }
  const tree = await merchant.call(categoryTree, { params: { username: merchant.email }, query })
  const categoryId = tree.categoryTree.flatMap(({ children }) => children).find(({ products }) => products > 10)!.idcategoria
  const list = await merchant.call(productsByCategory, { query: { ...query, categoryId } })
  const products = list.content.map(({ id }) => id).reverse()
  await merchant.call(saveSortTable, {
    query: { username: merchant.email },
    body: { store: merchant.store, list: { kind: 'category', id: categoryId }, version: list.ordering.version, products },
  })

  const backup = join(place, 'backup')
  const command = (name: string, dataFolder: string) =>
    run(join(folder, 'samara'), [name, backup], { cwd: place, env: { ...bare, SAMARA_DATA: dataFolder } })
  say((await command('backup', first)).stdout.trim().split('\n').at(-1)!)
  await before.stop()
  await mkdir(second)
  say((await command('restore', second)).stdout.trim().split('\n').at(-1)!)
  const after = await start(folder, second)
  const again = await openMerchant(after.url)
  const restored = await again.call(productsByCategory, { query: { ...query, categoryId } })
  insist(restored.content.map(({ id }) => id).join() === products.join(), 'What was saved is there after it was restored elsewhere.')
  const [keyBefore, keyAfter] = await Promise.all([first, second].map((each) => readFile(join(each, 'secret.key'), 'utf8')))
  insist(keyBefore === keyAfter, 'The secret key came with the backup.')
  await after.stop()
}

try {
  await tryOut()
  say('The release works.')
} finally {
  for (const each of cleanups.splice(0).reverse()) await each().catch(() => undefined)
}
