/**
 * `npm run restore -- FOLDER`: brings a backup back into an empty database (`DATABASE_URL`, else the one on board in `SAMARA_DATA`), of
 * this version or a former one. Nothing is changed where the backup is not whole, the database not empty, or the secret key another one.
 */
import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { constants } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTables } from '../demo/simulator/schema.ts'
import { readConfig, type ServerConfig } from '../server/config.ts'
import { BackupFault, checkBackup, keyFile, restoreBackup } from '../server/database/backup/index.ts'
import { loadSecrets } from '../server/kernel/secrets.ts'
import { endedInOneLine, openDatabase } from './open-database.ts'

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/**
 * Sees to it that there is a secret key: of the environment, of the data folder, or of the backup. True where it was taken from the backup.
 */
async function bringKey(folder: string, { dataFolder }: ServerConfig): Promise<boolean> {
  if (process.env.SAMARA_SECRET_KEY || (await isThere(join(dataFolder, keyFile)))) return false
  if (!(await isThere(join(folder, keyFile))))
    throw new BackupFault('The backup holds no secret key. Give the key that was used in SAMARA_SECRET_KEY.')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  await copyFile(join(folder, keyFile), join(dataFolder, keyFile), constants.COPYFILE_EXCL)
  return true
}

async function restore(): Promise<void> {
  const [named] = process.argv.slice(2)
  if (named === undefined) throw new BackupFault('Name the folder of the backup: npm run restore -- FOLDER')
  const folder = resolve(named)
  const config = readConfig(process.env, fileURLToPath(new URL('..', import.meta.url)))
  const began = performance.now()
  const { at, version } = await checkBackup(folder)
  const broughtKey = await bringKey(folder, config)
  try {
    const secrets = await loadSecrets({ environment: process.env.SAMARA_SECRET_KEY, dataFolder: config.dataFolder })
    const opened = await openDatabase(config, console.log)
    try {
      await restoreBackup({ databaseUrl: opened.url, folder, secrets, makePlatformTables: makeTables })
    } finally {
      await opened.close()
    }
  } catch (fault) {
    if (broughtKey) await rm(join(config.dataFolder, keyFile))
    throw fault
  }
  console.log(`The backup of ${at}, version ${version}, is restored (${((performance.now() - began) / 1000).toFixed(0)} s). Start Samara.`)
}

await endedInOneLine(restore)
