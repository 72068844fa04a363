/**
 * `npm run backup -- FOLDER`: writes everything that Samara keeps into a folder,
 * while it runs or not. Without a name the folder lies in the data folder, below
 * `backups/`, named after the moment. `--without-key` leaves the secret key out.
 */
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../server/config.ts'
import { BackupFault, keyFile, writeBackup } from '../server/database/backup/index.ts'
import { loadSecrets } from '../server/kernel/secrets.ts'
import { endedInOneLine, openDatabase } from './open-database.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

async function backUp(): Promise<void> {
  const given = process.argv.slice(2)
  const withKey = !given.includes('--without-key')
  const [named] = given.filter((each) => !each.startsWith('--'))
  const config = readConfig(process.env, root)
  const began = performance.now()
  const at = new Date()
  const folder = named ? resolve(named) : join(config.dataFolder, 'backups', at.toISOString().slice(0, 19).replaceAll(':', '-'))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const fromEnvironment = process.env.SAMARA_SECRET_KEY
  // Before anything is opened: a folder without a key is not the one that Samara works with, and must get neither a key nor a database.
  if (!fromEnvironment && !(await stat(join(config.dataFolder, keyFile)).catch(() => null)))
    throw new BackupFault(
      `${config.dataFolder} holds no secret key. Set SAMARA_DATA to the data folder of the Samara that is backed up, or SAMARA_SECRET_KEY to its key.`,
    )
  const opened = await openDatabase(config, console.log)
  try {
    const secrets = await loadSecrets({ environment: fromEnvironment, dataFolder: config.dataFolder })
    const key = withKey && !fromEnvironment ? await readFile(join(config.dataFolder, keyFile), 'utf8') : null
    const { tables } = await writeBackup({ databaseUrl: opened.url, folder, version, at, secrets, key })
    const sum = (of: (table: (typeof tables)[number]) => number) => tables.reduce((all, table) => all + of(table), 0)
    console.log(
      `${folder}: ${sum(({ rows }) => rows)} rows of ${tables.length} tables, ${(sum(({ bytes }) => bytes) / 1e6).toFixed(0)} MB before they were compressed, in ${((performance.now() - began) / 1000).toFixed(0)} s.`,
    )
    console.log(
      key === null
        ? 'The secret key is not in it: without that key the stores’ credentials cannot be opened. Keep it elsewhere.'
        : 'The secret key is in it: keep it where nobody else reads it.',
    )
  } finally {
    await opened.close()
  }
}

await endedInOneLine(backUp)
