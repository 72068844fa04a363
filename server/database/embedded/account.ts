import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { noServerHere } from './fault.ts'

const nobody = 65534

/**
 * As whom the server runs. PostgreSQL refuses to run as root, so root hands it to `nobody`, or to the user who owns the database already.
 *
 * `reaches` says whether that user can read a path: with the capability to pass by permissions it can read every path.
 */
export interface Account {
  /** Null: the user who runs this process. */
  uid: number | null
  /** True when the server ends by itself as soon as this process is gone, however it went. */
  endsWithUs: boolean
  reaches(path: string): Promise<boolean>
  /** Starts a program as this account. */
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess
}

/**
 * Tries the ways from the best to the plainest and takes the first that this machine allows.
 *
 * @param owner the user who owns the database; null where there is none yet
 * @throws EmbeddedPostgresFault `unsupported`
 */
export async function chooseAccount(owner: number | null): Promise<Account> {
  const asRoot = process.getuid?.() === 0
  const candidates = asRoot ? underRoot(owner === null || owner === 0 ? nobody : owner) : ordinaryUser()
  let refusal = ''
  for (const account of candidates) {
    const problem = await tryOut(account)
    if (problem === null) return account
    refusal = problem
  }
  throw noServerHere(`no program can be started as another user than root: ${refusal}`)
}

function ordinaryUser(): Account[] {
  const everything = { uid: null, reaches: () => Promise.resolve(true) }
  return [
    {
      ...everything,
      endsWithUs: true,
      spawn: (program, args, options) => spawn('setpriv', ['--pdeathsig', 'INT', program, ...args], options),
    },
    { ...everything, endsWithUs: false, spawn: (program, args, options) => spawn(program, args, options) },
  ]
}

/**
 * The server keeps root's right to pass by permissions where the machine lets us, so that a database under a closed folder such as /root
 * works. Containers often lack `dac_read_search`; `dac_override` is enough. `no_setuid_fixup`: else access() denies what open() grants.
 */
function underRoot(uid: number): Account[] {
  const ids = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']
  const end = ['--pdeathsig', 'INT']
  const withCapabilities = (capabilities: string): Account => ({
    uid,
    endsWithUs: true,
    reaches: () => Promise.resolve(true),
    spawn: (program, args, options) =>
      spawn(
        'setpriv',
        [...ids, '--inh-caps', capabilities, '--ambient-caps', capabilities, '--securebits', '+no_setuid_fixup', ...end, program, ...args],
        options,
      ),
  })
  return [
    withCapabilities('+dac_override,+dac_read_search'),
    withCapabilities('+dac_override'),
    {
      uid,
      endsWithUs: true,
      reaches: openToAll,
      spawn: (program, args, options) => spawn('setpriv', [...ids, ...end, program, ...args], options),
    },
    { uid, endsWithUs: false, reaches: openToAll, spawn: (program, args, options) => spawn(program, args, { ...options, uid, gid: uid }) },
  ]
}

/** True when every folder above the path lets everybody pass. */
async function openToAll(path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Null when a program ran under the account, else its error output. */
async function tryOut(account: Account): Promise<string | null> {
  try {
    const child = account.spawn('/bin/sh', ['-c', ':'], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    const [code, words] = await Promise.all([
      new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
      child.stderr === null ? '' : text(child.stderr),
    ])
    return code === 0 ? null : (words.trim().split('\n').at(-1) ?? '')
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}
