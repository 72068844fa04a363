import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPages, type StorybookEntry } from './storybook-pages.ts'
import { testStories } from '../.storybook/visual-test.ts'
import { testChromium } from './chromium.ts'
import { orphans, picturesFolder, type StoryEntry } from './snapshot-stories.ts'
import { writeSnapshotReport } from './snapshot-report.ts'
import { temporaryInMemory } from './temporary-in-memory.ts'

/*
 * The visual test: builds Storybook, opens every story in the pinned browser, checks access in both themes, and compares the
 * snapshots with the approved ones. Then it reads the written pages. `--update`
 * approves what is drawn now; `--only-tests` takes Storybook as it is built.
 * Anything else is a path, of which only the stories are read: `tools/snapshots.ts --only-tests src/design/button`.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const storybook = join(root, 'storybook-static')
const approved = join(root, picturesFolder)
const cache = join(root, '.cache/snapshots')

const own = new Set(['--update', '--only-tests'])
const wanted = process.argv.slice(2)
const paths = wanted.filter((argument) => !own.has(argument))
const approving = wanted.includes('--update')

temporaryInMemory()
let lapBegan = performance.now()
await rm(cache, { recursive: true, force: true })
await mkdir(cache, { recursive: true })

if (!wanted.includes('--only-tests')) {
  const bound = await run('storybook/dist/bin/dispatcher.js', ['build', '-o', 'storybook-static', '--quiet'], {})
  if (bound.code !== 0) finish(0, 1, `${bound.output}\nStorybook could not be built; the reason stands above.`)
}
if (!existsSync(join(storybook, 'iframe.html'))) finish(0, 1, 'Storybook is not built yet: run without --only-tests.')

const index = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry & StorybookEntry & { title: string }>
}
const entries = Object.values(index.entries)
const server = await serve(storybook)
const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
const browser = await testChromium()
const stories = entries.filter(({ type }) => type === 'story')
const chosen = stories.filter(({ importPath }) => paths.length === 0 || paths.some((path) => importPath.includes(path)))
if (chosen.length === 0) finish(0, 1, `No story lies in ${paths.join(' or ')}.`)
lap('Storybook is built')

let right = 0
let wrong = 0
const times: { id: string; milliseconds: number }[] = []
await testStories(address, chosen, browser, { approved, differences: cache, approving }, ({ story, milliseconds, faults }) => {
  times.push({ id: story.id, milliseconds })
  if (faults.length === 0) right += 1
  else {
    wrong += 1
    console.error(`✗ ${story.title}: ${story.name} (${story.importPath}, ${story.id})\n${faults.join('\n')}\n`)
  }
})
lap(`${chosen.length} stories are read`)
const slowest = times.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 5)
console.log(`slowest: ${slowest.map(({ id, milliseconds }) => `${id} ${(milliseconds / 1_000).toFixed(1)} s`).join(', ')}`)
const pages = paths.length > 0 ? { passed: 0, faults: [] } : await checkPages(address, entries, browser)
lap(`${pages.passed} written pages are read`)
for (const fault of pages.faults) console.error(fault)
await server.close()

const left = paths.length > 0 ? [] : await withoutStory()
const report = await writeSnapshotReport({ approved, differences: cache }, stories, paths.length === 0)
if (report !== undefined) console.error(`Pictures differ; look at ${report} and approve with "npm run snapshots:update".`)
finish(right + pages.passed, wrong + left.length + pages.faults.length)

/** Pictures that no story draws any more; taken away when approving, else a fault each. */
async function withoutStory(): Promise<string[]> {
  const found = orphans(stories, await readdir(approved))
  if (approving) {
    await Promise.all(found.map((file) => rm(join(approved, file))))
    return []
  }
  for (const file of found) console.error(`${picturesFolder}/${file} belongs to no story: remove it, or run "npm run snapshots:update".`)
  return found
}

/** Prints how long a part has taken. */
function lap(part: string): void {
  const now = performance.now()
  console.log(`${part} (${((now - lapBegan) / 1_000).toFixed(1)} s)`)
  lapBegan = now
}

function finish(passed: number, failed: number, reason?: string): never {
  if (reason !== undefined) console.error(reason)
  console.log(`SUMMARY ${JSON.stringify({ passed, failed })}`)
  process.exit(failed === 0 ? 0 : 1)
}

/** Runs a program of `node_modules` under this Node. @returns its exit code and what it wrote to standard output */
function run(program: string, programArgs: readonly string[], more: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...programArgs], {
      cwd: root,
      env: { ...process.env, PATH: path, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Serves a folder on a free loopback port, in parts where they are asked for: a film cannot be wound otherwise. */
async function serve(folder: string): Promise<FastifyInstance> {
  const listening = fastify({ forceCloseConnections: true })
  await listening.register(fastifyStatic, { root: folder })
  await listening.listen({ port: 0, host: '127.0.0.1' })
  return listening
}
