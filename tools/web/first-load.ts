import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { filesWith } from './files-with.ts'

/** The code that the front page loads: the entry point and what it renders. The rest is loaded shortly before it is used. */
const roots = ['/index.html', '/src/app/draw.tsx']

/** The most JavaScript, in bytes after gzip, that opening the front page may cost. */
const budget = 130_000

/** Libraries that are fetched with what needs them, never with the front page. */
const later =
  /^(@radix-ui\/|@floating-ui\/|@tanstack\/|@dnd-kit\/|d3-|recharts$|react-day-picker$|date-fns$|@date-fns\/|cmdk$|sonner$|oidc-client-ts$|typebox$)/

/** One file of the first load, and how many characters each library and each of our folders has in it before compression. */
export interface FirstLoadFile {
  file: string
  parts: Record<string, number>
}

const reportFile = '.vite/first-load.json'

/** The library of a module, or our folder that contains it. */
function partOf(id: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  return library ?? /\/((?:src|contract)\/.*)\/[^/]+$/.exec(id)?.[1] ?? 'build'
}

/** Notes beside the build what opening the front page fetches. */
export const noteFirstLoad: Plugin = {
  name: 'note-first-load',
  enforce: 'post',
  generateBundle: {
    // Files that turn out to hold nothing but styles are gone by then.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const first = new Set<Rolldown.OutputChunk>()
      for (const root of roots) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(root))
        if (!chunk) throw new Error(`The first load cannot be weighed: ${root} has no file of its own.`)
        filesWith(chunk, bundle, first)
      }
      const files = [...first].map(({ fileName, modules }): FirstLoadFile => {
        const parts: Record<string, number> = {}
        for (const [id, { code }] of Object.entries(modules)) if (code) parts[partOf(id)] = (parts[partOf(id)] ?? 0) + code.length
        return { file: fileName, parts }
      })
      this.emitFile({ type: 'asset', fileName: reportFile, source: JSON.stringify(files) })
    },
  },
}

/** The files that opening the front page fetches from a build. */
export const firstLoadOf = async (dist: string): Promise<FirstLoadFile[]> =>
  JSON.parse(await readFile(join(dist, reportFile), 'utf8')) as FirstLoadFile[]

/** What is wrong with a first load; nothing when it is as light as it has to be. */
export function weigh(files: readonly FirstLoadFile[], bytes: number): string[] {
  const parts = files.flatMap(({ parts: own }) => Object.entries(own))
  const slipped = [...new Set(parts.map(([name]) => name).filter((name) => later.test(name)))]
  const faults =
    slipped.length === 0
      ? []
      : [
          `Fetched with the front page, though they may come later: ${slipped.join(', ')}. Fetch what needs them when it is wanted (\`OnDemand\`, \`lazy\`).`,
        ]
  if (bytes > budget) {
    const largest = parts.toSorted(([, one], [, other]) => other - one).slice(0, 15)
    faults.push(
      `Opening the front page costs ${bytes} bytes of JavaScript (gzip), ${budget} are allowed. Before compression: ${largest.map(([name, size]) => `${name} ${size}`).join(', ')}.`,
    )
  }
  return faults
}

/** Weighs the first load of a build. */
export async function findFirstLoadFaults(dist: string): Promise<{ faults: string[]; bytes: number }> {
  const files = await firstLoadOf(dist)
  const sizes = await Promise.all(files.map(async ({ file }) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { faults: weigh(files, bytes), bytes }
}
