/**
 * Backups: everything that the database holds, as it was at one moment, in a folder; and back into an empty database. The same for
 * the PostgreSQL on board and for one of DATABASE_URL, without programs of PostgreSQL (see stories/decisions/0036-operations.mdx).
 */
export { BackupFault, checkBackup, keyFile, type Manifest } from './manifest.ts'
export { restoreBackup } from './restore-backup.ts'
export { writeBackup } from './write-backup.ts'
