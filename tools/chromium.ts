import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What Playwright's `chromium.launch` needs to draw with the browser that the tests are pinned to. */
export interface TestChromium {
  executablePath: string
  args: string[]
  /** The whole environment of the browser, not only what differs. */
  env: Record<string, string>
}

/** `--no-sandbox`: Chromium refuses to run as root with its sandbox, and the tests open our own pages only. */
const plainArgs = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--force-device-scale-factor=1', '--hide-scrollbars']
/**
 * Flags under which the same page gives the same bytes. Without `--disable-partial-raster` one picture in three differs by a few pixels
 * around a focus ring.
 */
const steadyArgs = [
  ...plainArgs,
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/samara/', import.meta.url))
const abandonedAfter = 10 * 60_000

/**
 * The browser of the tests: `CHROMIUM_PATH` where it is set, else the Chromium inside `@sparticuz/chromium`, unpacked once per version,
 * else the one that Playwright installed. Safe to call from several processes at once.
 *
 * @param pictures whether pictures are compared: the same page then gives the same bytes, and takes a little longer to be drawn
 * @throws Error of one line, with the remedy, where this machine has none of them.
 */
export async function testChromium({ pictures = true } = {}): Promise<TestChromium> {
  const args = pictures ? steadyArgs : plainArgs
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') {
    if (!existsSync(given))
      throw new Error(`CHROMIUM_PATH points to ${given}, where there is no file. Correct it, or unset it to use the pinned Chromium.`)
    return { executablePath: given, args, env: environment({}) }
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') return playwrightChromium(args)
  unpacked ??= unpack()
  const folder = await unpacked
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: environment({ LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_PATH: join(folder, 'fonts') }),
  }
}

let unpacked: Promise<string> | undefined

async function playwrightChromium(args: string[]): Promise<TestChromium> {
  const { chromium } = await import('playwright')
  const executablePath = chromium.executablePath()
  if (!existsSync(executablePath)) {
    throw new Error(
      `The pinned test browser exists for Linux x64 only, this is ${process.platform} ${process.arch}: run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium.`,
    )
  }
  return { executablePath, args, env: environment({}) }
}

function environment(own: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(inherited), ...own }
}

async function unpack(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (existsSync(folder)) return folder

  await mkdir(cacheFolder, { recursive: true })
  await removeAbandoned()
  const partial = join(cacheFolder, `chromium-${version}.part-${randomUUID()}`)
  await mkdir(partial)
  try {
    await inflateInto(partial, join(packageFolder, 'bin'))
    await chmod(join(partial, 'chromium'), 0o755)
    await writeFile(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(folder))
    await rename(partial, folder).catch((fault: unknown) => {
      if (!existsSync(join(folder, 'chromium'))) throw fault
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
  return folder
}

/**
 * The package unpacks into the temporary folder, whatever lies there already;
 * a process with a temporary folder of its own keeps versions apart.
 */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const script = `
    import { inflate } from '@sparticuz/chromium'
    import { join } from 'node:path'
    await Promise.all(['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar'].map((name) => inflate(join(process.argv[1], name + '.br'))))
  `
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, archives], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: folder },
  })
}

/** The browser sees the fonts of the package and no other, so that a machine's own fonts cannot change a picture. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts', 'cache')}</cachedir>
</fontconfig>
`
}

/** An unpacking that was killed leaves 220 MB behind. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!name.includes('.part-')) continue
    const path = join(cacheFolder, name)
    const age = await stat(path).then(
      (entry) => Date.now() - entry.mtimeMs,
      () => 0,
    )
    if (age > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}
