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
  new EmbeddedPostgresFault('unsupported', `The database on board does not run on this machine (${detail}).`, 'Set DATABASE_URL to a PostgreSQL 16 or newer.')

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
  new EmbeddedPostgresFault('disk-full', `No space is left for the database in ${directory}.`, `Free at least 500 MB, set SAMARA_DATA to a larger disk, ${otherDatabase}`)

/** What the server's or initdb's own words mean. `directory` is the one that the person knows. */
export function faultFromWords(words: string, directory: string): EmbeddedPostgresFault {
  if (/no space left on device|disk quota exceeded/i.test(words)) return diskFull(directory)
  if (/error while loading shared libraries|GLIBC|exec format error|image not found|library not loaded/i.test(words)) return noServerHere(lastLine(words))
  if (/permission denied|wrong ownership|read-only file system|operation not permitted/i.test(words)) return notWritable(directory, lastLine(words))
  return new EmbeddedPostgresFault('failed', `The database in ${directory} did not start: ${lastLine(words)}.`, `See postgres.log there, ${otherDatabase}`)
}

/** What the operating system refused while we prepared the directory. */
export function faultFromSystem(fault: unknown, directory: string): unknown {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(directory)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT') {
    return notWritable(directory, String(code))
  }
  return fault
}

function lastLine(words: string): string {
  const lines = words.split('\n').map((line) => line.trim()).filter((line) => line !== '')
  const telling = lines.findLast((line) => /fatal|panic|error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return telling.replace(/\.$/, '')
}
