/**
 * `node tools/bootstrap.mjs <script> [arguments]`: makes a fresh clone ready, then runs a script with the project's own Node.
 *
 * It is plain JavaScript without a dependency, because it runs before anything is installed, on any Node from 20.19 on.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.samara-installed')
const oldestNode = [20, 19]
const ourNode = 24

/** True when the version (`20.19.0`) is new enough to install and start Samara. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

/** What must be equal for the installed packages to be the ones of the lock file: its content, and the machine that they were chosen for. */
export function installationStamp(lock, { platform, arch } = process) {
  return `${createHash('sha256').update(lock).digest('hex')} ${platform} ${arch}\n`
}

/** What to do about a failed `npm ci`, in one line. */
export function installRemedy(words) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(words)) {
    return 'The packages could not be fetched: the package registry is not reached. Check the network (npm config get registry, npm config get proxy) and start again.'
  }
  if (/ENOSPC/.test(words)) return 'The disk is full: the packages need 1 GB. Free some space and start again.'
  if (/EACCES|EPERM|EROFS/.test(words))
    return `The packages cannot be written to ${modules}. Make the folder writable for this user and start again.`
  if (/EUSAGE/.test(words)) return 'package.json and package-lock.json do not agree. Run "npm install" and commit the lock file.'
  return 'The packages could not be installed; what npm said stands above. Run "npm ci" to see it again.'
}

/**
 * True when the folder holds what the lock file says, by npm's own note of it. Optional packages may be missing: they are for other machines.
 *
 * @param lock the parsed package-lock.json
 * @param note the parsed node_modules/.package-lock.json
 */
export function isSameInstallation(lock, note) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = note.packages[path]
    return found === undefined ? wanted.optional === true || wanted.devOptional === true : found.version === wanted.version
  })
}

/** One line that a person can act on; anything else that is thrown is a fault of ours and keeps its stack. */
class Stop extends Error {}

const isStamped = (stamp) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

/** `npm ci` may have been run by hand. */
function isInstalledByHand(lock) {
  const note = join(modules, '.package-lock.json')
  return existsSync(note) && isSameInstallation(JSON.parse(lock), JSON.parse(readFileSync(note, 'utf8')))
}

function leaveStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp)
  } catch {
    // A folder that we may only read is looked through again at the next start.
  }
}

async function install(lock, stamp) {
  const giveBack = await takeTurn()
  try {
    if (isStamped(stamp)) return
    if (!isInstalledByHand(lock)) await installNow()
    leaveStamp(stamp)
  } finally {
    giveBack()
  }
}

async function installNow() {
  const began = Date.now()
  const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`
  console.log('Installing the packages (once; about a minute) …')
  const tick = setInterval(() => console.log(`  … still installing, ${elapsed()}`), 10_000)
  const { code, words } = await npmCi()
  clearInterval(tick)
  if (code === null)
    throw new Stop('npm is missing: it comes with Node from nodejs.org (or the package "npm" of your system). Install it and start again.')
  if (code !== 0) {
    process.stderr.write(words)
    throw new Stop(installRemedy(words))
  }
  console.log(`The packages are installed (${elapsed()}).`)
  // `tools/test.ts`, which measures the whole run, counts this, too.
  process.env.BOOTSTRAP_INSTALL_SECONDS = String((Date.now() - began) / 1000)
}

/** Exit code (null: there is no npm) and everything that npm said. */
function npmCi() {
  return new Promise((resolve) => {
    const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const child = spawn(command, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        words += chunk
      })
    child.on('error', () => resolve({ code: null, words }))
    child.on('close', (code) => resolve({ code: code ?? 1, words }))
  })
}

/** Two starts at once: the second waits until the first has installed. The turn of a process that is gone is taken over. */
async function takeTurn() {
  const turn = join(tmpdir(), `samara-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)
  for (let announced = false; ;) {
    try {
      mkdirSync(turn)
      writeFileSync(join(turn, 'pid'), String(process.pid))
      return () => rmSync(turn, { recursive: true, force: true })
    } catch (fault) {
      if (fault.code !== 'EEXIST') throw fault
    }
    if (isAbandoned(turn)) rmSync(turn, { recursive: true, force: true })
    else {
      if (!announced) console.log('Another start is installing the packages; waiting for it …')
      announced = true
      await sleep(300)
    }
  }
}

function isAbandoned(turn) {
  try {
    process.kill(Number(readFileSync(join(turn, 'pid'), 'utf8')), 0)
    return false
  } catch (fault) {
    if (fault.code === 'ESRCH') return true
    if (fault.code !== 'ENOENT') return false
    // Taken a moment ago, not signed yet; or given back just now.
    return existsSync(turn) && Date.now() - statSync(turn).mtimeMs > 5_000
  }
}

/** The Node that came through npm for this machine, else the running one where it is new enough, else null. */
export function findNode(folder = modules, running = process) {
  const packages = [`node-${running.platform}-${running.arch}`, `node-bin-${running.platform}-${running.arch}`]
  for (const name of packages) {
    const binary = join(folder, name, 'bin', 'node')
    if (existsSync(binary)) return binary
  }
  return Number(running.versions.node.split('.')[0]) >= ourNode ? running.execPath : null
}

/**
 * How the process of the server is started, so that it holds little memory: the heap grows in small steps, young garbage is collected at 16 MB,
 * all of it once the start is over, and what is freed outside the heap goes back to the system at once instead of lying in an arena of each thread.
 * V8 does not guess which objects will live long: it takes rows and heads of answers for such (stories/decisions/0004-server-stack.mdx).
 */
export const serverProcess = {
  flags: ['--heap-growing-percent=20', '--max-semi-space-size=16', '--no-allocation-site-pretenuring', '--expose-gc'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
}
const ownProcesses = { 'tools/start.ts': serverProcess }

/** Where Node keeps what it compiled of each module, and its JavaScript without types: a later start compiles nothing anew. */
const compiled = join(modules, '.cache', 'samara', 'compiled')

/** Ends as the script ends: same exit code, same signal. */
function run(node, script, rest) {
  const path = [join(modules, '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter)
  const { flags = [], environment = {} } = ownProcesses[script] ?? {}
  const child = spawn(node, [...flags, script, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...environment, ...process.env, PATH: path },
  })
  // A terminal sends Ctrl-C to the script, too.
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined)
  else process.once('SIGINT', () => child.kill('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes a signal to the shell between us, which dies of it without a word to us.
  const shell = process.ppid
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref()
  }
  return new Promise((resolve, reject) => {
    child.on('error', (fault) => reject(new Stop(`${node} does not start (${fault.message}). Delete node_modules and start again.`)))
    child.on('close', (code, signal) => {
      if (signal === null) return resolve(code ?? 1)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}

async function main([script, ...rest]) {
  if (!isNodeSupported(process.versions.node)) {
    throw new Stop(
      `Node ${process.versions.node} is too old: Samara needs ${oldestNode.join('.')} or newer. Get it from nodejs.org and start again.`,
    )
  }
  if (script === undefined) throw new Stop('Say what to run: node tools/bootstrap.mjs <script> [arguments]')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = installationStamp(lock)
  if (!isStamped(stamp)) await install(lock, stamp)
  const node = findNode()
  if (node === null) {
    throw new Stop(
      `npm has no Node ${ourNode} for ${process.platform} ${process.arch}: install Node ${ourNode} or newer from nodejs.org and start again.`,
    )
  }
  if (!existsSync(join(root, script))) throw new Stop(`There is no ${script} here.`)
  return await run(node, script, rest)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (fault) {
    if (!(fault instanceof Stop)) throw fault
    console.error(fault.message)
    process.exitCode = 1
  }
}
