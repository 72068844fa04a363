import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../free-port.ts'
import { realmFile, type RealmName, realms } from './realms.ts'

const version = '26.2.5'
const cache = join(import.meta.dirname, '../../.cache/keycloak')
const admin = { username: 'admin', password: 'an-admin-of-the-tests' }
const run = promisify(execFile)

/** A Keycloak with the realms, and what its administrator does there. */
export interface Keycloak {
  url: string
  issuer(realm: RealmName): string
  /** Puts a new signing key before all others. */
  addKey(realm: RealmName): Promise<void>
  changeEmail(realm: RealmName, username: string, email: string): Promise<void>
  close(): Promise<void>
}

/** The unpacked distribution, fetched from Maven Central once. */
async function distribution(say: (line: string) => void): Promise<string> {
  const folder = join(cache, `keycloak-${version}`)
  if (existsSync(folder)) return folder
  say(`fetching Keycloak ${version} by Maven (155 MB, once)`)
  const partial = await mkdir(cache, { recursive: true }).then(() => mkdtemp(join(cache, 'part-')))
  const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy'
  await run('mvn', ['-B', '-q', goal, `-Dartifact=${artifact}`, `-DoutputDirectory=${partial}`], { cwd: partial })
  const [archive = ''] = await readdir(partial)
  await run('tar', ['xzf', archive], { cwd: partial })
  await rename(join(partial, `keycloak-${version}`), folder)
  await rm(partial, { recursive: true, force: true })
  return folder
}

async function untilItAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Keycloak ended:\n${output()}`)
    await sleep(500)
  }
}

/** A Keycloak that answers at an address. */
export function keycloakAt(url: string): Omit<Keycloak, 'close'> {
  const token = async () => {
    const answer = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', client_id: 'admin-cli', ...admin }),
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/admin/realms/${path}`, {
      method,
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? null : JSON.parse(text)) as T
  }
  return {
    url,
    issuer: (realm) => `${url}/realms/${realm}`,
    async addKey(realm) {
      const { id } = await ask<{ id: string }>('GET', realm)
      const config = { priority: ['1000'], enabled: ['true'], active: ['true'], algorithm: ['RS256'], keySize: ['2048'] }
      const provider = { providerId: 'rsa-generated', providerType: 'org.keycloak.keys.KeyProvider', parentId: id, config }
      await ask('POST', `${realm}/components`, { name: 'newer', ...provider })
    },
    async changeEmail(realm, username, email) {
      const [user] = await ask<{ id: string }[]>('GET', `${realm}/users?exact=true&username=${encodeURIComponent(username)}`)
      const whole = await ask<object>('GET', `${realm}/users/${user!.id}`)
      await ask('PUT', `${realm}/users/${user!.id}`, { ...whole, email, emailVerified: true })
    },
  }
}

/** Starts Keycloak on a free loopback port, with the realms for a web app at this address. */
export async function startKeycloak(webUrl: string, say: (line: string) => void): Promise<Keycloak> {
  const scratch = await mkdtemp(join(tmpdir(), 'samara-keycloak-'))
  const home = join(scratch, 'keycloak')
  await run('cp', ['-r', await distribution(say), home])
  await mkdir(join(home, 'data/import'), { recursive: true })
  const names = Object.keys(realms) as RealmName[]
  for (const realm of names) await writeFile(join(home, `data/import/${realm}-realm.json`), JSON.stringify(realmFile(realm, webUrl)))

  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = [`--http-port=${port}`, '--http-host=127.0.0.1', `--hostname=${url}`, '--cache=local', '--import-realm']
  const child = spawn(join(home, 'bin/kc.sh'), ['start-dev', ...settings], {
    env: {
      ...process.env,
      KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the script starts Java below it.
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const close = async () => {
    if (child.exitCode === null) {
      process.kill(-child.pid!, 'SIGKILL')
      await once(child, 'exit')
    }
    await rm(scratch, { recursive: true, force: true })
  }
  const keycloak = keycloakAt(url)
  try {
    await untilItAnswers(`${keycloak.issuer('usual')}/.well-known/openid-configuration`, child, () => output)
  } catch (fault) {
    await close()
    throw fault
  }
  return { ...keycloak, close }
}
