/**
 * Bundles the web app into `dist/`, each file also as Brotli. A process of its own: the bundler
 * keeps what it allocated (some 580 MB), which would stay with the server until it ends.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { pagePartGroups } from './web/page-parts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Puts a file beside each that is worth it, as small as Brotli can make it: once here, instead of hastily for every visitor. */
async function compress(dist: string): Promise<void> {
  const files: string[] = []
  for await (const file of glob('{assets,locales}/**/*.{js,css,json,svg}', { cwd: dist })) files.push(join(dist, file))
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))))
}

const config: InlineConfig = { root, mode: 'production', logLevel: 'warn', clearScreen: false }
// Only a whole build knows which page needs which module. The second one puts them together.
const [plain] = [await build({ ...config, logLevel: 'error', build: { write: false } })].flat() as Rolldown.RolldownOutput[]
await build({ ...config, build: { rollupOptions: { output: { codeSplitting: { groups: pagePartGroups(plain!.output) } } } } })
await compress(join(root, 'dist'))
