import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything that the built web app is made from. */
const sources = [
  'src/**/*',
  'contract/**/*',
  'public/**/*',
  '*.html',
  'vite.config.ts',
  'tools/web/**/*',
  'tools/web-build.ts',
  'tools/bundle-web-app.ts',
  'tailwind.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
]
/** What lies among the sources and never reaches the browser. */
const others = ['**/*.test.*', '**/*.stories.tsx', '**/*.fixtures.ts', 'src/app/journeys/**']

const stampFile = join(root, 'dist', '.built-from')

/** Builds the web app into `dist/` unless it was built from the same sources before. */
export async function buildWebApp(log: (line: string) => void): Promise<void> {
  const stamp = await hashSources()
  if (stamp === (await readFile(stampFile, 'utf8').catch(() => null))) return
  const began = Date.now()
  log('Building the web app …')
  // The build empties `dist/` first, so that one which is broken off leaves no stamp.
  await bundle()
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(stampFile, stamp)
  log(`The web app is built (${((Date.now() - began) / 1000).toFixed(1)} s).`)
}

/** Runs the bundler; its output goes to the output of this process. */
function bundle(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools/bundle-web-app.ts')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`The bundler ended with ${signal ?? `exit code ${String(code)}`}.`))
    })
  })
}

async function hashSources(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, exclude: others, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}
