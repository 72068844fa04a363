import { statfs } from 'node:fs/promises'

/**
 * Why the database on board does not start. `unsupported`: no server for this machine; `unwritable`: the directory cannot be used;
 * `version`: the directory belongs to another PostgreSQL; `disk-full`; `failed`: anything else, with the server's own last words.
 */
export type EmbeddedPostgresFaultKind = 'unsupported' | 'unwritable' | 'version' | 'disk-full' | 'failed'

/** The message is one line: what is wrong, and what to do about it. */
export class EmbeddedPostgresFault extends Error {
  override readonly name = 'EmbeddedPostgresFault'
  readonly kind: EmbeddedPostgresFaultKind

  constructor(kind: EmbeddedPostgresFaultKind, fact: string, remedy: string) {
    super(`${fact} ${remedy}`)
    this.kind = kind
  }
}

const otherDatabase = 'or set DATABASE_URL to a PostgreSQL of your own.'

export const noServerHere = (detail: string) =>
  new EmbeddedPostgresFault(
    'unsupported',
    `The database on board does not run on this machine (${detail}).`,
    'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  )

export const notWritable = (directory: string, detail: string) =>
  new EmbeddedPostgresFault(
    'unwritable',
    `The database cannot be kept in ${directory} (${detail}).`,
    `Make that folder writable, set SAMARA_DATA to another one, ${otherDatabase}`,
  )

export const otherVersion = (directory: string, found: string, ours: string) =>
  new EmbeddedPostgresFault(
    'version',
    `The database in ${directory} was made by PostgreSQL ${found}, this is PostgreSQL ${ours}.`,
    `Move its content over with pg_dump of version ${found}, set SAMARA_DATA to another folder, ${otherDatabase}`,
  )

export const diskFull = (directory: string) =>
  new EmbeddedPostgresFault(
    'disk-full',
    `No space is left for the database in ${directory}.`,
    `Free at least 500 MB, set SAMARA_DATA to a larger disk, ${otherDatabase}`,
  )

/** What the server's or initdb's own words mean. `directory` is the one that the person knows. */
export async function faultFromWords(words: string, directory: string): Promise<EmbeddedPostgresFault> {
  if (/no space left on device|disk quota exceeded|check free disk space/i.test(words) || (await isFull(directory)))
    return diskFull(directory)
  if (/error while loading shared libraries|GLIBC|exec format error|image not found|library not loaded/i.test(words))
    return noServerHere(lastLine(words))
  if (/could not look up effective user/i.test(words))
    return noServerHere('the user who starts it has no name in /etc/passwd, which PostgreSQL demands')
  if (/permission denied|wrong ownership|read-only file system|operation not permitted/i.test(words))
    return notWritable(directory, lastLine(words))
  return new EmbeddedPostgresFault(
    'failed',
    `The database in ${directory} did not start: ${lastLine(words)}.`,
    `See postgres.log there, ${otherDatabase}`,
  )
}

/** The words do not always say it: a full disk also ends the server in the middle of saying why. */
async function isFull(directory: string): Promise<boolean> {
  return await statfs(directory).then(
    ({ bavail, bsize }) => bavail * bsize < 100_000_000,
    () => false,
  )
}

/** What the operating system refused while we prepared the directory. */
export function faultFromSystem(fault: unknown, directory: string): unknown {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory)
  const refusal = refusals[code]
  return refusal === undefined ? fault : notWritable(directory, refusal)
}

/** ENOENT: what a file system that may not be written to answers to making a folder with its parents. */
const refusals: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'read-only',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  ENOENT: 'the folder cannot be made',
}

function lastLine(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const telling = lines.findLast((line) => /fatal|panic|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return telling.replace(/\.$/, '')
}
