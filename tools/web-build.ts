import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything that the built web app is made from. */
const sources = ['src/**/*', 'contract/**/*', 'public/**/*', '*.html', 'vite.config.ts', 'tools/web/**/*', 'tools/web-build.ts', 'tailwind.config.ts', 'tsconfig.base.json', 'package-lock.json']
/** What lies among the sources and never reaches the browser. */
const others = ['**/*.test.*', '**/*.stories.tsx', '**/*.fixtures.ts', 'src/app/journeys/**']

const stampFile = join(root, 'dist', '.built-from')

/** Builds the web app into `dist/` unless it was built from the same sources before. */
export async function buildWebApp(log: (line: string) => void): Promise<void> {
  const stamp = await hashSources()
  if (stamp === (await readFile(stampFile, 'utf8').catch(() => null))) return
  const began = Date.now()
  log('Building the web app …')
  const { build } = await import('vite')
  // The build empties `dist/` first, so that one which is broken off leaves no stamp.
  await build({ root, mode: 'production', logLevel: 'warn', clearScreen: false })
  await compress(join(root, 'dist'))
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, stamp)
  log(`The web app is built (${((Date.now() - began) / 1000).toFixed(1)} s).`)
}

/** Puts a file beside each that is worth it, as small as Brotli can make it: once here, instead of hastily for every visitor. */
async function compress(dist: string): Promise<void> {
  const files: string[] = []
  for await (const file of glob('{assets,locales}/**/*.{js,css,json,svg}', { cwd: dist })) files.push(join(dist, file))
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))))
}

async function hashSources(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, exclude: others, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(root.length)).update('\0').update(await readFile(file)).update('\0')
  return hash.digest('hex')
}
