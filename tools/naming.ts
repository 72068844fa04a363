import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** One name or text that breaks a law. */
export interface NamingFault {
  law: 'kebab-case' | 'kind' | 'dust-bin' | 'machine-path' | 'registry-host' | 'silenced-test' | 'wire-name'
  file: string
  /** What was found, and where it can be said, on which line. */
  found: string
}

/** What may stand before the ending of a code file: it tells what kind of file it is. */
const kinds = [
  'bench',
  'config',
  'd',
  'fixtures',
  'jobs',
  'runs',
  'plan',
  'repository',
  'routes',
  'service',
  'stories',
  'test',
  'variants',
  'words',
  'worker',
]
/** Names that a tool or a custom gives. */
const givenNames = new Set(['README.md', 'BENCHMARKS.md', 'CHANGELOG.md', 'LICENSE', 'LICENSE.md', 'NOTICE.md', 'SOURCE.md'])
/** Files whose names are made from a story's id. */
const portraits = /^stories\/portraits\//
const dustBins = /^(utils?|helpers?|common|misc)$/

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The laws that a path must keep, whatever is in the file. */
export function checkPath(file: string): NamingFault[] {
  const faults: NamingFault[] = []
  const segments = file.split('/')
  const name = segments.at(-1) ?? file
  for (const segment of segments) {
    const words = segment.replace(/^\./, '').split('.')
    const isGiven = segment === name && (givenNames.has(name) || portraits.test(file))
    if (!isGiven && !words.every((word) => kebab.test(word))) faults.push({ law: 'kebab-case', file, found: segment })
    if (words.some((word) => word.split('-').some((part) => dustBins.test(part)))) faults.push({ law: 'dust-bin', file, found: segment })
  }
  const [, ...endings] = name.replace(/^\./, '').split('.')
  const isCode = /^[cm]?[jt]sx?$/.test(endings.at(-1) ?? '')
  for (const kind of isCode ? endings.slice(0, -1) : []) if (!kinds.includes(kind)) faults.push({ law: 'kind', file, found: `.${kind}` })
  return faults
}

interface TextLaw {
  law: NamingFault['law']
  pattern: RegExp
  /** The files that it holds for. */
  holds: RegExp
}

const textLaws: readonly TextLaw[] = [
  { law: 'machine-path', pattern: /(?<![\w.~-])\/(?:work|root|home|Users)\/[\w.-]+/, holds: /./ },
  { law: 'registry-host', pattern: /"resolved":\s*"http|\bregistry\.[a-z0-9-]+\.[a-z]{2,}|_auth[T]oken/, holds: /./ },
  {
    law: 'silenced-test',
    pattern:
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\(|\bretr(?:y|ies):\s*[1-9]/,
    holds: /\.(?:test|stories|bench)\.tsx?$|^src\/app\/journeys\/|\.config\.[tj]s$/,
  },
  // The specification's names are of the wire: the contract states them, routes and the API client translate, and tests send and read them.
  {
    law: 'wire-name',
    pattern:
      /\b(?:idcategoria|namecategory|routebefore|logUserCriterias|indexId|indexDate|initDate|collectionId|idCollection|(?:get)?(?:Category|Collection)ToIndex)\b/,
    holds: /^src\/(?!api\/)|^server\/(?!testing\/)(?!.*\.(?:routes|test|fixtures)\.ts$)/,
  },
]

/** The laws that the text of a file must keep. */
export function checkText(file: string, text: string): NamingFault[] {
  const lines = text.split('\n')
  return textLaws
    .filter(({ holds }) => holds.test(file))
    .flatMap(({ law, pattern }) =>
      lines.flatMap((line, index) => {
        const match = pattern.exec(line)
        return match === null ? [] : [{ law, file, found: `${match[0]} (line ${String(index + 1)})` }]
      }),
    )
}

/** Every fault in the files that git keeps, or would keep. */
export async function findNamingFaults(
  root = fileURLToPath(new URL('..', import.meta.url)),
): Promise<{ faults: NamingFault[]; files: number }> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = stdout.split('\0').filter((file) => file !== '')
  const faults = await Promise.all(
    files.map(async (file) => {
      // A file may be deleted, and the deletion not yet be committed.
      const bytes = await readFile(join(root, file)).catch(() => null)
      if (bytes === null) return []
      const isText = !bytes.subarray(0, 8_000).includes(0)
      return [...checkPath(file), ...(isText ? checkText(file, bytes.toString()) : [])]
    }),
  )
  return { faults: faults.flat(), files: files.length }
}
