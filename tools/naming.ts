import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readRefusedWords, refusedNames, wordsOf } from './glossary.ts'
import { isDocument, type KnownNames, knownNames, unknownNames } from './names-in-documents.ts'
import { picturesFolder } from './snapshot-stories.ts'

/** One name or text that breaks a rule. */
export interface NamingFault {
  rule:
    | 'kebab-case'
    | 'kind'
    | 'dust-bin'
    | 'glossary'
    | 'machine-path'
    | 'registry-host'
    | 'silenced-test'
    | 'replaced-module'
    | 'unwatched-journey'
    | 'wire-name'
    | 'unknown-name'
    | 'long-comment'
  file: string
  /** What was found and, in a text, on which line. */
  found: string
}

/** The suffixes before the ending of a code file: each names a kind of file. */
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
const givenNames = new Set([
  'Containerfile',
  'README.md',
  'BENCHMARKS.md',
  'CHANGELOG.md',
  'LICENSE',
  'LICENSE.md',
  'NOTICE.md',
  'SOURCE.md',
])
/** Files whose names are made from a story's id. */
const isPicture = (file: string): boolean => file.startsWith(`${picturesFolder}/`)
const dustBins = /^(utils?|helpers?|common|misc)$/

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The rules for a path, whatever is in the file. */
export function checkPath(file: string): NamingFault[] {
  const faults: NamingFault[] = []
  const segments = file.split('/')
  const name = segments.at(-1) ?? file
  for (const segment of segments) {
    const words = segment.replace(/^\./, '').split('.')
    const isGiven = segment === name && (givenNames.has(name) || isPicture(file))
    if (!isGiven && !words.every((word) => kebab.test(word))) faults.push({ rule: 'kebab-case', file, found: segment })
    if (words.some((word) => word.split('-').some((part) => dustBins.test(part)))) faults.push({ rule: 'dust-bin', file, found: segment })
  }
  const [, ...endings] = name.replace(/^\./, '').split('.')
  const isCode = /^[cm]?[jt]sx?$/.test(endings.at(-1) ?? '')
  for (const kind of isCode ? endings.slice(0, -1) : []) if (!kinds.includes(kind)) faults.push({ rule: 'kind', file, found: `.${kind}` })
  return faults
}

interface TextRule {
  rule: NamingFault['rule']
  pattern: RegExp
  /** The files that it holds for. */
  holds: RegExp
}

const textRules: readonly TextRule[] = [
  { rule: 'machine-path', pattern: /(?<![\w.~-])\/(?:work|root|home|Users)\/[\w.-]+/, holds: /./ },
  { rule: 'registry-host', pattern: /"resolved":\s*"http|\bregistry\.[a-z0-9-]+\.[a-z]{2,}|_auth[T]oken/, holds: /./ },
  {
    rule: 'silenced-test',
    pattern:
      /\b(?:test|it|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails)\b|\b(?:xit|xdescribe|fit|fdescribe)\(|\bretr(?:y|ies):\s*[1-9]/,
    holds: /\.(?:test|stories|bench)\.tsx?$|^src\/app\/journeys\/|\.config\.[tj]s$/,
  },
  // Test files share their modules: which file's stand-in the others get would depend on which runs first.
  { rule: 'replaced-module', pattern: /\bvi\.(?:mock|doMock)\(/, holds: /\.test\.tsx?$/ },
  // A journey fails as well where a page is put away for a part of it: its own `test` looks.
  {
    rule: 'unwatched-journey',
    pattern: /\btest\b[^'"]* from '@playwright\/test'/,
    holds: /^src\/app\/journeys\/(?!journey\.ts$)/,
  },
  // The specification's names are of the wire: the contract states them, routes and the API client translate, and tests send and read them.
  {
    rule: 'wire-name',
    pattern:
      /\b(?:idcategoria|namecategory|routebefore|logUserCriterias|indexId|indexDate|initDate|collectionId|idCollection|(?:get)?(?:Category|Collection)ToIndex)\b/,
    holds: /^src\/(?!api\/)|^server\/(?!testing\/)(?!.*\.(?:routes|test|fixtures)\.ts$)/,
  },
  // The formatter breaks code at 140 characters, and no comments. What a tool reads must stand on one line.
  {
    rule: 'long-comment',
    pattern: /^(?=.{141})\s*(?:\/\/|\/?\*)(?!\/|\**\s*(?:oxlint|eslint|@ts)\b).{0,40}/,
    holds: /\.tsx?$/,
  },
]

/** The rules for the text of a file. */
export function checkText(file: string, text: string): NamingFault[] {
  const lines = text.split('\n')
  return textRules
    .filter(({ holds }) => holds.test(file))
    .flatMap(({ rule, pattern }) =>
      lines.flatMap((line, index) => {
        const match = pattern.exec(line)
        return match === null ? [] : [{ rule, file, found: `${match[0]} (line ${String(index + 1)})` }]
      }),
    )
}

/** The words of the glossary's third column, in the path of a file and in its identifiers. */
export async function checkGlossary(file: string, text: string, refused: ReadonlySet<string>): Promise<NamingFault[]> {
  if (isPicture(file)) return []
  const fault = (found: string): NamingFault => ({
    rule: 'glossary',
    file,
    found: `${found}: stories/handbook/glossary.mdx has the word to say instead`,
  })
  const inPath = wordsOf(file).filter((word) => refused.has(word))
  const names = /\.[cm]?[jt]sx?$/.test(file) ? await refusedNames(file, text, refused) : []
  return [
    ...inPath.map((word) => fault(`"${word}" in the path`)),
    ...names.map(({ name, line }) => fault(`${name} (line ${String(line)})`)),
  ]
}

const checkDocument = (file: string, text: string, known: KnownNames): NamingFault[] =>
  unknownNames(text, known).map(({ name, line }) => ({
    rule: 'unknown-name',
    file,
    found: `${name} (line ${String(line)}): nothing in the repository has this name (tools/names-in-documents.ts)`,
  }))

/** Every fault in the files that git keeps, or would keep. */
export async function findNamingFaults(
  root = fileURLToPath(new URL('..', import.meta.url)),
): Promise<{ faults: NamingFault[]; files: number }> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = stdout.split('\0').filter((file) => file !== '')
  const refused = await readRefusedWords(root)
  const read = await Promise.all(
    files.map(async (file) => {
      // A file may be deleted, and the deletion not yet be committed.
      const bytes = await readFile(join(root, file)).catch(() => null)
      if (bytes === null) return null
      const isText = !bytes.subarray(0, 8_000).includes(0)
      return { file, text: isText ? bytes.toString() : '' }
    }),
  )
  const present = read.filter((each) => each !== null)
  const known = knownNames(present)
  const faults = await Promise.all(
    present.map(async ({ file, text }) => [
      ...checkPath(file),
      ...checkText(file, text),
      ...(isDocument(file) ? checkDocument(file, text, known) : []),
      ...(await checkGlossary(file, text, refused)),
    ]),
  )
  return { faults: faults.flat(), files: files.length }
}
